"""Prints what a script costs, with the environment it was measured in."""

import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from scripts import Say, Words, words
from scripts.formats import FORMATS
from scripts.onenight import night
from tests.decks import ALL_CARDS

console = Console()


def milliseconds(work: Callable[[], object], times: int) -> list[float]:
    took = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        took.append((time.perf_counter() - start) * 1000)
    return sorted(took)


def cold(*arguments: str) -> Callable[[], object]:
    return lambda: subprocess.run([sys.executable, "-m", "voice", *arguments], check=True, capture_output=True)


def processor() -> str:
    info = Path("/proc/cpuinfo")
    names = [row for row in info.read_text().splitlines() if "model name" in row] if info.exists() else []
    return names[0].partition(": ")[2] if names else platform.processor() or platform.machine()


def whole_night(language: str) -> Callable[[], object]:
    def told() -> list[str]:
        script = night(ALL_CARDS, 24)
        return [words(language).line(cue, script.game) for cue in script.cues if isinstance(cue, Say)]

    return told


def main() -> None:
    sentinel_and_witch = ("script", "--roles", "sentinel,witch", "--players", "5")
    measured: list[tuple[str, Callable[[], object], int, str]] = [
        ("Python alone, from a cold start", lambda: subprocess.run([sys.executable, "-c", ""], check=True), 10, ""),
        ("nightcaller script, from a cold start", cold(*sentinel_and_witch), 10, "well under 1,000"),
        ("the same in Ukrainian", cold(*sentinel_and_witch, "--lang", "uk"), 10, "well under 1,000"),
        ("the same as a page", cold(*sentinel_and_witch, "--format", "html"), 10, "well under 1,000"),
        ("the words of a language, read", lambda: Words("uk"), 10, ""),
        ("a night of all 27 cards, told in English", whole_night("en"), 200, "under 5"),
        ("a night of all 27 cards, told in Ukrainian", whole_night("uk"), 200, "under 5"),
    ]
    script = night(ALL_CARDS, 24)
    for name, write in FORMATS.items():
        measured.append((f"the same night as {name}", partial(write, script, words("en")), 50, ""))

    table = Table("", "median ms", "95 % ms", "aim", title="Nightcaller: scripts", title_justify="left")
    for what, work, times, aim in track(measured, "Measuring", console=console, transient=True):
        work()
        took = milliseconds(work, times)
        table.add_row(what, f"{statistics.median(took):.2f}", f"{took[int(len(took) * 0.95) - 1]:.2f}", aim)
    console.print(
        f"{platform.platform()} · {processor()} · {os.cpu_count()} cores · Python {platform.python_version()}"
    )
    console.print(table)


main()
