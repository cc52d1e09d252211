"""A house that serves for the bench, in a process of its own, and tells how late its cues were and what they cost."""

import json
import sys
import time
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any

from tests.bench.timing import peak_memory
from voice.house import House, ServedTable
from voice.house.mouth import ServedMouth
from voice.mouth import Unspoken
from voice.speech_cache import SpeechCache
from voice.synthesizer import Narrator, synthesizer
from voice.web import Doors, create_app
from voice.web.server import server

DOORS = Doors(requests_a_second=1e6, burst=10**6)
"""All callers of the bench have one address."""


class Noted:
    """Remembers when each line of a script was due, and when it was told."""

    def __init__(self) -> None:
        self.lines: dict[str, tuple[float, float]] = {}
        """By the number of the happening that tells it."""
        self.began = self._point()

    def watch(self) -> None:
        """Every table of this process is looked at from now on."""
        say = ServedMouth.say

        def noted(mouth: ServedMouth, *what: Any, answer: bool = False) -> None:
            now, due = time.monotonic(), what[-1]
            say(mouth, *what, answer=answer)
            if not answer:
                feed = mouth._feed
                self.lines[f"{feed.name}-{feed.last}"] = due, now

        ServedMouth.say = noted  # type: ignore[method-assign, assignment]

    def begin(self) -> None:
        self.lines = {}
        self.began = self._point()

    def told(self, house: House) -> dict[str, Any]:
        """Since it was begun."""
        wall, work = (now - then for now, then in zip(self._point(), self.began, strict=True))
        return {
            "lines": self.lines,
            "cores": work / wall,
            "memory": memory(),
            "peak": peak_memory(),
            "telling": sum(_tells(table) for table in house.tables),
            "sound": house.clips._size / 1e6,
            "to make": len(house.clips._wanted),
            "calls": len(getattr(house.timers, "_later", ())),
            "trouble": str(house.clips.trouble or ""),
        }

    def _point(self) -> tuple[float, float]:
        return time.monotonic(), time.process_time()


def _tells(table: ServedTable) -> bool:
    """Whether the first words of a script could be heard."""
    course = table.moderator.state.course
    return course is not None and (course.at > 0 or table._mouth._free > 0)


def memory() -> float:
    """Megabytes now."""
    status = Path("/proc/self/status")
    if not status.exists():
        return peak_memory()
    (own,) = [row.split()[1] for row in status.read_text().splitlines() if row.startswith("VmRSS")]
    return int(own) / 1024


def main(folder: Path, mute: bool) -> None:
    """Tells its port, then answers each line that is sent to it with one; the end of them is its end."""
    noted = Noted()
    noted.watch()
    house = House(voice=Unspoken if mute else _with_own_cache(folder / "speech"), folder=folder)
    listening = server(create_app(house, DOORS), "127.0.0.1", 0, DOORS)
    house.load()
    house.read_all()
    Thread(target=listening.run, name="server", daemon=True).start()
    print(listening.effective_port, flush=True)
    for asked in sys.stdin:
        if asked.strip() == "begin":
            noted.begin()
        print(json.dumps(noted.told(house)), flush=True)
    house.close()


def _with_own_cache(folder: Path) -> Any:
    """What other evenings had spoken would make this one look quick."""

    def voice(language: str) -> Narrator:
        found = synthesizer(language, tell=lambda _: None)
        found._cache = SpeechCache(folder)
        return found

    return cache(voice)


if __name__ == "__main__":
    main(Path(sys.argv[1]), "mute" in sys.argv[2:])
