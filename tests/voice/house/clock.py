"""A clock that jumps: a whole night of the house in a moment."""

import heapq
from collections.abc import Callable
from itertools import count
from threading import Condition

from voice.house.timers import Call

PATIENCE = 30.0
"""Seconds of real time for speech to be made."""


class JumpingTimers:
    """Time goes by when somebody lets it; calls are made in their order, in the thread of whoever does."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._later: list[tuple[float, int, Call]] = []
        self._number = count()
        self._changed = Condition()

    def now(self) -> float:
        return self.time

    def at(self, time: float, call: Call) -> None:
        with self._changed:
            heapq.heappush(self._later, (time, next(self._number), call))
            self._changed.notify_all()

    def close(self) -> None:
        with self._changed:
            self._later.clear()

    def step(self) -> None:
        """The next thing that is due, as soon as there is one."""
        with self._changed:
            assert self._changed.wait_for(lambda: self._later, PATIENCE), "nothing more will happen"
            due, _, call = heapq.heappop(self._later)
            self.time = max(self.time, due)
        call()

    def until(self, happened: Callable[[], bool]) -> None:
        """Lets time go by until something has happened."""
        while not happened():
            self.step()

    def wait(self, seconds: float) -> None:
        """Lets so much time go by."""
        end = self.time + seconds
        while self._later and self._later[0][0] <= end:
            self.step()
        self.time = max(self.time, end)
