"""How many nights are played and settled in a second, and how that grows with players and cores."""

import time
from collections import deque
from collections.abc import Iterator

from games import ONENIGHT, complete
from games.simulation import Simulation
from tests.bench.report import Figure
from voice.simulating import cores, play_many

AIM = 5000
SIZES = range(3, 11)
NAMED = "doppelganger alpha_wolf robber witch troublemaker village_idiot seer insomniac curator sentinel drunk".split()


def games_of(players: int) -> Simulation:
    """As many roles that act at night as there are players, so that hardly anyone sleeps through it."""
    return Simulation(ONENIGHT, players, complete(NAMED[:players], players).cards)


def night_figures(quick: bool) -> Iterator[Figure]:
    """A figure at a time."""
    games = 500 if quick else 5000
    for players in SIZES:
        simulation = games_of(players)
        start = time.perf_counter()
        simulation.play(range(games // 2))
        rate = games / 2 / (time.perf_counter() - start)
        yield Figure(f"nights of {players} players, played and settled in a second, one core", f"{rate:,.0f}")
    alone = 0.0
    for processes in range(1, cores() + 1):
        start = time.perf_counter()
        deque(play_many(games_of(10), 4 * games, processes), maxlen=1)
        rate = 4 * games / (time.perf_counter() - start)
        alone = alone or rate
        last = processes == cores()
        yield Figure(
            f"nights of 10 players on {processes} of {cores()} cores, their start included",
            f"{rate:,.0f} a second, {rate / alone:.2f} times one core",
            f"> {AIM:,} on two" if last else "",
            rate > AIM if last else None,
        )
