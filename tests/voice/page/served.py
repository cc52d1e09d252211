"""A house on a free port of this machine, for a browser."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

from tests.voice.house.clock import PATIENCE, JumpingTimers
from voice.house import House, ServedTable
from voice.house.ears import Ears
from voice.mouth import Unspoken, Voice
from voice.web import Doors, create_app
from voice.web.server import server


@dataclass(frozen=True)
class Served:
    """Where it is, and everything in it."""

    url: str
    house: House
    clock: JumpingTimers

    @property
    def table(self) -> ServedTable:
        """The only one."""
        (table,) = self.house.tables
        return table

    def until(self, phase: str) -> None:
        """Time goes by until the table is there."""
        self.clock.until(lambda: self.table.moderator.state.phase == phase)

    def until_call(self, role: str) -> None:
        """Time goes by until a role is called."""
        self.clock.until(lambda: (cue := self.table.moderator.cue) is not None and cue.place.role == role)


def close(listening: Any) -> None:
    """Ends waitress's loop from within: in another thread, it would look at sockets that are gone."""

    def leave() -> None:
        for channel in list(listening._map.values()):
            channel.close()

    listening.trigger.pull_trigger(leave)


@contextmanager
def served(
    folder: Path, token: str = "", port: int = 0, voice: Voice = Unspoken, ears: Ears | None = None
) -> Iterator[Served]:
    clock = JumpingTimers()
    house = House(voice=voice, ears=ears, timers=clock, folder=folder)
    doors = Doors(token=token, requests_a_second=1000, burst=10_000)
    listening: Any = server(create_app(house, doors), "127.0.0.1", port, doors)
    house.load()
    thread = Thread(target=listening.run, name="page", daemon=True)
    thread.start()
    try:
        yield Served(f"http://127.0.0.1:{listening.effective_port}", house, clock)
    finally:
        house.close()  # ends every stream
        listening.task_dispatcher.shutdown()
        close(listening)
        thread.join(PATIENCE)
