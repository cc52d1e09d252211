"""One clock for all tables: a thread that calls what is due."""

import heapq
import logging
from collections.abc import Callable
from itertools import count
from threading import Condition, Thread
from time import monotonic
from traceback import format_tb
from typing import Protocol

Call = Callable[[], None]
log = logging.getLogger(__name__)


class Timers(Protocol):
    """What time it is, and who calls back later."""

    def now(self) -> float: ...

    def at(self, time: float, call: Call) -> None: ...

    def close(self) -> None: ...


class WallTimers:
    """Time as it goes by. A call must be short: all others wait for it."""

    def __init__(self) -> None:
        self._later: list[tuple[float, int, Call]] = []
        self._number = count()
        self._changed = Condition()
        self._closed = False
        self.latest = 0.0
        """Seconds by which the latest of the calls was late, since it was last asked for."""
        self._thread = Thread(target=self._run, name="timers", daemon=True)
        self._thread.start()

    def now(self) -> float:
        return monotonic()

    def at(self, time: float, call: Call) -> None:
        with self._changed:
            heapq.heappush(self._later, (time, next(self._number), call))
            if self._later[0][0] == time:  # for anything later it wakes up anyway
                self._changed.notify_all()

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._thread.join()

    def _run(self) -> None:
        while call := self._next():
            try:
                call()
            except Exception as error:  # whatever it is, the clock of all other tables goes on
                where = "".join(format_tb(error.__traceback__))  # no message: it may tell what was said
                log.error("A table stumbled: %s\n%s", type(error).__name__, where)

    def _next(self) -> Call | None:
        with self._changed:
            while not self._closed:
                now = monotonic()
                if self._later and self._later[0][0] <= now:
                    due, _, call = heapq.heappop(self._later)
                    self.latest = max(self.latest, now - due)
                    return call
                self._changed.wait(self._later[0][0] - now if self._later else None)
        return None
