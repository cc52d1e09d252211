"""A clock that a test moves by hand: a night goes by as fast as the house can tell it, and stands still when asked."""

import heapq
from collections.abc import Callable
from itertools import count
from threading import Condition

from voice.house.timers import Call

PATIENCE = 30.0
"""Seconds for the threads of the house, which make speech while no time goes by."""


class HandClock:
    """The timers of a house."""

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

    def until(self, happened: Callable[[], bool]) -> None:
        """Lets time go by until something has happened."""
        while not happened():
            with self._changed:
                assert self._changed.wait_for(lambda: self._later, PATIENCE), "nothing more will happen"
                due, _, call = heapq.heappop(self._later)
                self.time = max(self.time, due)
            call()
