"""`make bench`: what hearing, speaking and writing scripts cost and achieve, and where that was measured."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.progress import Progress

import models
from tests.bench import commands, summary, talk
from tests.bench.commands import LEVELS, Outcome
from tests.bench.echo import echo_figures
from tests.bench.environment import environment, needed
from tests.bench.evening import evening_figures
from tests.bench.house import house_figures
from tests.bench.nights import night_figures
from tests.bench.noise import noises
from tests.bench.report import Figure, figures, progress, say
from tests.bench.scripts_speed import script_figures
from tests.bench.speakers import make, speakers
from tests.bench.talk import Listened
from tests.bench.workers import workers

Done = TypeVar("Done")
took: dict[str, float] = {}
"""Seconds of each part of the bench."""


@dataclass(frozen=True)
class Size:
    """How much is measured."""

    step: int
    """Every so manieth golden sentence."""
    levels: Sequence[int]
    rounds: int
    """Of talk in all phases; the night hears one."""
    talk_step: int
    prompt_step: int
    timed: int
    whole: bool = False
    """Every voice in every noise."""


PARTIES, PROMPT_STEP, ABROAD_STEP = 2, 1, 5
"""What else is heard where only talk is: how often the whole party talk, and which share of people's recordings."""
QUICK = Size(32, (10,), 1, 10, 60, 6)
USUAL = Size(4, LEVELS, 2, 1, 3, 40)
ALL = Size(1, LEVELS, 10, 1, 1, 120, whole=True)


@dataclass(frozen=True)
class Part:
    """Figures of one kind."""

    what: str
    title: str
    figures: Callable[[bool], Iterable[Figure]]
    note: str = ""


REST = (
    Part("Scripts", "Scripts", script_figures),
    Part("Nights", "Nights", night_figures),
    Part(
        "Echo",
        "Its own voice in its ear",
        echo_figures,
        "a simulated room; the host is as loud as the narration at its source",
    ),
    Part(
        "House",
        "A house full of tables",
        house_figures,
        "a service in its own process, spoken to over loopback; its voices have said nothing before",
    ),
    Part("Evening", "An evening with files in place of devices", evening_figures),
)


@click.command()
@click.option("--quick", is_flag=True, help="A first impression, in two minutes.")
@click.option("--all", "everything", is_flag=True, help="Every sentence by every voice in every noise: hours.")
@click.option("--talk", "hours", type=float, help="Only talk that is no command: so many hours of sayings, and people.")
@click.option("--failures", type=click.Path(path_type=Path), help="A file for all that was not understood.")
def main(quick: bool, everything: bool, hours: float | None, failures: Path | None) -> None:
    """Measures, and prints each figure beside its aim."""
    size = QUICK if quick else ALL if everything else USUAL
    start = time.perf_counter()
    for line in environment():
        say(line)
    say("")
    with progress() as bar:
        for model in _each(bar, "Models", needed()):
            models.fetch(model)
        outcomes, listened = ([], _long_talk(hours, bar)) if hours else _hear(size, bar)
        timing = None if hours else _timing(size, bar)
        rest = [] if hours else [(each, list(_each(bar, each.what, each.figures(quick)))) for each in REST]
    summary.false_commands(listened)
    if timing:
        summary.accuracy(outcomes)
        summary.speed(timing)
    for part, measured in rest:
        figures(part.title, measured, part.note)
    if failures:
        summary.write_failures(failures, outcomes, listened)
    parts = ", ".join(f"{what.lower()} {seconds:.0f} s" for what, seconds in took.items())
    say(f"Measured in {(time.perf_counter() - start) / 60:.1f} minutes: {parts}.")


def _long_talk(hours: float, bar: Progress) -> list[Listened]:
    """Hours in which nobody gives a command; the recordings are made where they are heard, by both workers."""
    voices = speakers()
    stretches = [
        *talk.sayings(voices, None, hours),
        *talk.party(voices, None, PARTIES),
        *talk.prompts(None, PROMPT_STEP),
        *talk.abroad(None, ABROAD_STEP),
    ]
    with workers(noises(voices, talk.talk())) as pool:
        listened: list[Listened] = _runner(pool.map, bar)("Talk", talk.listen, stretches)
        return listened


def _hear(size: Size, bar: Progress) -> tuple[list[Outcome], list[Listened]]:
    voices = speakers()
    trials = commands.trials(commands.sentences(size.step), voices, size.levels, size.whole)
    stretches = [
        *talk.party(voices, None, size.rounds, size.talk_step),
        *talk.party(voices, "night", max(1, size.rounds // 2), size.talk_step),
        *talk.prompts(None, size.prompt_step),
        *talk.prompts("night", size.prompt_step * 2),
    ]
    lines = [(each.speaker, each.sentence.text) for each in trials] + [
        line for each in stretches for line in each.lines
    ]
    wanted = list(dict.fromkeys(lines))
    for _ in _each(bar, "Recordings", make(wanted), len(wanted)):
        pass
    with workers(noises(voices, talk.talk())) as pool:
        run = _runner(pool.map, bar)
        return run("Commands", commands.attempt, trials), run("Talk", talk.listen, stretches)


def _runner(
    run: Callable[..., Iterable[Any]], bar: Progress
) -> Callable[[str, Callable[[Any], Any], Sequence[Any]], list[Any]]:
    return lambda what, work, jobs: list(_each(bar, what, run(work, jobs, chunksize=4), len(jobs)))


def _timing(size: Size, bar: Progress) -> dict[str, Any]:
    """In a fresh process: what is loaded here would be counted as its memory, and what is warm as its speed."""
    asked = [sys.executable, "-m", "tests.bench.timing", str(size.timed)]
    for _ in _each(bar, "Timing", range(1)):
        done = subprocess.run(asked, check=True, stdout=subprocess.PIPE)
    timing: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return timing


def _each(bar: Progress, what: str, jobs: Iterable[Done], total: int | None = None) -> Iterator[Done]:
    start = time.perf_counter()
    yield from bar.track(jobs, total=total, description=what)
    took[what] = time.perf_counter() - start


if __name__ == "__main__":
    main()
