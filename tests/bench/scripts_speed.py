"""How fast a script is written."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial

from scripts import Say, Words, words
from scripts.formats import FORMATS
from scripts.onenight import night
from tests.bench.report import Figure, quantile
from tests.decks import ALL_CARDS

SENTINEL_AND_WITCH = ("script", "--roles", "sentinel,witch", "--players", "5")
COLD_AIM, WARM_AIM = 1000.0, 5.0


def milliseconds(work: Callable[[], object], times: int) -> list[float]:
    took = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        took.append((time.perf_counter() - start) * 1000)
    return sorted(took)


def cold(*arguments: str) -> Callable[[], object]:
    return lambda: subprocess.run([sys.executable, "-m", "voice", *arguments], check=True, capture_output=True)


def whole_night(language: str) -> Callable[[], object]:
    def told() -> list[str]:
        script = night(ALL_CARDS, 24)
        return [words(language).line(cue, script.game) for cue in script.cues if isinstance(cue, Say)]

    return told


def script_figures(quick: bool) -> Iterator[Figure]:
    """A figure at a time."""
    measured: list[tuple[str, Callable[[], object], int, float | None]] = [
        ("Python alone, from a cold start", lambda: subprocess.run([sys.executable, "-c", ""], check=True), 10, None),
        ("nightcaller script, from a cold start", cold(*SENTINEL_AND_WITCH), 10, COLD_AIM),
        ("the same in Ukrainian", cold(*SENTINEL_AND_WITCH, "--lang", "uk"), 10, COLD_AIM),
        ("the same as a page", cold(*SENTINEL_AND_WITCH, "--format", "html"), 10, COLD_AIM),
        ("the words of a language, read", lambda: Words("uk"), 10, None),
        ("a night of all 27 cards, told in English", whole_night("en"), 200, WARM_AIM),
        ("a night of all 27 cards, told in Ukrainian", whole_night("uk"), 200, WARM_AIM),
    ]
    script = night(ALL_CARDS, 24)
    for name, write in FORMATS.items():
        measured.append((f"the same night as {name}", partial(write, script, words("en")), 50, None))
    for what, work, times, aim in measured:
        work()
        took = milliseconds(work, max(3, times // 5) if quick else times)
        value = f"{statistics.median(took):.2f} ms, 95 % {quantile(took, 0.95):.2f} ms"
        yield Figure(what, value, f"< {aim:g} ms" if aim else "", quantile(took, 0.95) < aim if aim else None)
