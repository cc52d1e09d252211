"""A house full of tables: how fast it answers while nights are under way, and whether their cues are on time."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

from tests.bench.callers import CALLERS, Asked, Callers, Follower
from tests.bench.report import Figure, quantile

USUAL, QUICK = (1, 20, 50, 100, 200), (1, 50)
"""Tables."""
SECONDS, QUICK_SECONDS = 8.0, 4.0
"""Of asking, with each number of tables."""
FOLLOWERS = 20
FIRST_WORDS = 60.0
"""Seconds for all nights to begin, with nothing spoken before."""
COMMAND_AIM, CUE_AIM = 0.150, 0.100


@dataclass(frozen=True)
class Load:
    """What so many tables cost, and how they were served."""

    tables: int
    telling: int
    """At how many of them the night had begun when asking began."""
    began: float
    """Seconds from the first order for a night to the first words of the last of these."""
    asked: Sequence[Asked]
    seconds: float
    late: Sequence[float]
    """Of each line of a script: seconds from when it was due to when it was told."""
    seen_late: Sequence[float]
    """The same, to when a page had it."""
    cores: float
    memory: float
    busy: float
    """The load of the machine."""

    @property
    def waits(self) -> list[float]:
        return sorted(each.seconds for each in self.asked if each.way == "say")


class Service:
    """A house in its own process."""

    def __init__(self, folder: Path, *, mute: bool = False) -> None:
        asked = [sys.executable, "-m", "tests.bench.served", str(folder), *(["mute"] if mute else [])]
        self._process = subprocess.Popen(asked, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = int(self._line())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait(30)
        assert self._process.stdout
        self._process.stdout.close()

    def begin(self) -> dict[str, Any]:
        """What was noted until now is forgotten."""
        return self._ask("begin")

    def told(self) -> dict[str, Any]:
        return self._ask("tell")

    def _ask(self, what: str) -> dict[str, Any]:
        assert self._process.stdin
        self._process.stdin.write(f"{what}\n")
        self._process.stdin.flush()
        found: dict[str, Any] = json.loads(self._line())
        return found

    def _line(self) -> str:
        assert self._process.stdout
        line = self._process.stdout.readline()
        assert line, "the service of the bench has ended"
        return line


def load(tables: int, seconds: float, folder: Path, *, mute: bool = False) -> Load:
    """Nights at so many tables, twenty callers, and as many pages."""
    (folder / "speech").mkdir(parents=True, exist_ok=True)
    (folder / "tables.sqlite").unlink(missing_ok=True)
    with Service(folder, mute=mute) as service:
        callers = Callers(service.port)
        seats = callers.open(range(tables))
        followers = [Follower(service.port, seat) for seat in seats[:FOLLOWERS]]
        began = time.monotonic()
        callers.begin(seats)
        while (telling := service.told()["telling"]) < tables and time.monotonic() - began < FIRST_WORDS:
            time.sleep(0.05)
        began = time.monotonic() - began
        service.begin()
        asked = callers.talk(seats, seconds)
        told = service.told()
        for follower in followers:
            follower.close()
        callers.close()
    lines, seen = told["lines"], {key: at for each in followers for key, at in each.told.items()}
    return Load(
        tables,
        telling,
        began,
        asked,
        seconds,
        sorted(at - due for due, at in lines.values()),
        sorted(seen[key] - due for key, (due, _) in lines.items() if key in seen),
        told["cores"],
        told["memory"],
        os.getloadavg()[0],
    )


def house_figures(quick: bool) -> Iterator[Figure]:
    """A figure at a time."""
    loads = []
    with TemporaryDirectory() as folder:
        for tables in QUICK if quick else USUAL:
            loads.append(load(tables, QUICK_SECONDS if quick else SECONDS, Path(folder)))
            yield from figures_of(loads[-1])
    few, many = loads[0], loads[-1]
    each = (many.memory - few.memory) / (many.tables - few.tables)
    yield Figure(f"memory of a table, from {few.tables} to {many.tables}", f"{each:.2f} MB")


def figures_of(load: Load) -> Iterator[Figure]:
    """What is told of so many tables."""
    waits, many = load.waits, f"{load.tables} table{'s' if load.tables > 1 else ''}"
    slow, rate = quantile(waits, 0.95), len(load.asked) / load.seconds
    yield Figure(
        f"{many}: a command, {CALLERS} callers, each with three or four a second",
        f"{_ms(waits[len(waits) // 2])}, 95 % {_ms(slow)}, worst {_ms(waits[-1])}; {rate:.0f} a second",
        "95 % < 150 ms",
        slow < COMMAND_AIM,
    )
    if load.late:
        late = max(load.late[-1], *load.seen_late[-1:])
        yield Figure(
            f"{many}: {len(load.late)} cues, late",
            f"{_spread(load.late)}; at {FOLLOWERS} pages {_spread(load.seen_late) if load.seen_late else 'none'}",
            "< 100 ms",
            late < CUE_AIM,
        )
    yield Figure(
        f"{many}: what they take",
        f"{load.telling} nights had begun after {load.began:.1f} s; "
        f"{load.cores:.2f} cores, {load.memory:.0f} MB, load {load.busy:.1f}",
    )


def _spread(ordered: Sequence[float]) -> str:
    return f"95 % {_ms(quantile(list(ordered), 0.95))}, worst {_ms(ordered[-1])}"


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.0f} ms"


if __name__ == "__main__":
    for number in map(int, filter(str.isdigit, sys.argv[1:])):
        with TemporaryDirectory() as place:
            for figure in figures_of(load(number, SECONDS, Path(place), mute="mute" in sys.argv)):
                print(f"{figure.what}: {figure.value}  {figure.verdict}")
