"""Where sound goes: the speaker of this machine, or nowhere, at the same speed."""

from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from typing import Protocol

from voice.audio import Sound
from voice.devices import PER_SECOND, Device, SteadySpeaker


class Outlet(Protocol):
    """Where sound goes: whoever is open asks for it block by block."""

    name: str
    asked: float
    dry: int
    """How often there was nothing to play in time."""
    ended: Event

    def open(self) -> None: ...

    def close(self) -> None: ...

    def quiet(self) -> bool:
        """Silence at once; whether something was thrown away for it."""

    def go_on(self) -> None: ...


MakeOutlet = Callable[[Callable[[int], Sound], int], Outlet]


def speaker(device: Device = None) -> MakeOutlet:
    """The speaker of this machine."""
    return lambda give, rate: SteadySpeaker(give, rate, device)


class NoSpeaker:
    """Takes sound as fast as a speaker would; a test may keep it."""

    def __init__(self, give: Callable[[int], Sound], rate: int) -> None:
        self.name = ""
        self.asked = monotonic()
        self.dry = 0
        self.ended = Event()
        self._give, self._rate = give, rate
        self._thread = Thread(target=self._take, name="no speaker", daemon=True)

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self.ended.set()

    def quiet(self) -> bool:
        """There is no buffer here that could go on sounding."""
        return False

    def go_on(self) -> None: ...

    def _take(self) -> None:
        due = monotonic()
        while not self.ended.is_set():
            self.asked = monotonic()
            self._give(self._rate // PER_SECOND)
            due += 1 / PER_SECOND
            self.ended.wait(max(0.0, due - monotonic()))
