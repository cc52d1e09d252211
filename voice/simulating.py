"""Many games on all cores: the same games, whoever plays them."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import sqrt
from multiprocessing import get_context

from games.simulation import Simulation, Tally

AT_ONCE = 250
"""Games that a process plays before it reports."""
WORTH_IT = 2000
"""Below that many games, starting another process takes longer than playing them."""
SURE = 1.96
"""Standard errors within which 95 of 100 such counts lie."""


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_many(simulation: Simulation, games: int, processes: int | None = None) -> Iterator[Tally]:
    """The tally so far, again and again, up to the last game."""
    parts = [range(start, min(start + AT_ONCE, games)) for start in range(0, games, AT_ONCE)]
    processes = min(processes or cores(), len(parts))
    tally = Tally()
    alone = processes < 2 or games < WORTH_IT
    for part in map(simulation.play, parts) if alone else _together(simulation, parts, processes):
        tally.add(part)
        yield tally


def _together(simulation: Simulation, parts: Sequence[range], processes: int) -> Iterator[Tally]:
    """All parts in their order; if a process is killed, what is left is played here."""
    done = 0
    # Spawned: a forked child would inherit threads and sound devices.
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        tasks = [pool.submit(simulation.play, part) for part in parts]
        try:
            for task in tasks:
                yield task.result()
                done += 1
        except BrokenProcessPool:
            yield from map(simulation.play, parts[done:])
        finally:
            pool.shutdown(cancel_futures=True)


def share(count: int, of: int) -> tuple[float, float]:
    """A share, and how far chance may have moved it: the half of Wilson's interval."""
    if not of:
        return 0.0, 0.0
    part = count / of
    spread = SURE / (1 + SURE**2 / of) * sqrt(part * (1 - part) / of + (SURE / (2 * of)) ** 2)
    return part, spread
