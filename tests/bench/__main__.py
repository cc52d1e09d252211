"""`make bench`: what hearing, speaking and writing scripts cost and achieve, with the environment it was measured in."""

import json
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.progress import Progress

import models
from tests.bench import commands, talk
from tests.bench.commands import LEVELS, NOISES, Condition, Outcome
from tests.bench.environment import environment, needed
from tests.bench.noise import noises
from tests.bench.report import Figure, figures, progress, say, table
from tests.bench.scripts_speed import quantile, script_figures
from tests.bench.speakers import Speaker, make, speakers
from tests.bench.talk import Listened, Stretch, most_likely_below
from tests.bench.workers import workers

QUIET_AIM, NOISE_AIM, FALSE_AIM = 98.0, 90.0, 0.5
WAIT_AIM, FIRST_SOUND_AIM, SWAP_AIM = 0.35, 0.3, 0.05
FACTOR_AIM, MEMORY_AIM = 0.1, 600.0
Job = TypeVar("Job")
Done = TypeVar("Done")


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


QUICK = Size(16, (10,), 1, 4, 24, 20)
USUAL = Size(4, LEVELS, 2, 1, 2, 60)
ALL = Size(1, LEVELS, 10, 1, 1, 120, whole=True)


@click.command()
@click.option("--quick", is_flag=True, help="A first impression, in two minutes.")
@click.option("--all", "everything", is_flag=True, help="Every sentence by every voice in every noise: hours.")
@click.option("--failures", type=click.Path(path_type=Path), help="A file for all that was not understood.")
def main(quick: bool, everything: bool, failures: Path | None) -> None:
    """Measures, and prints each figure beside its aim."""
    size = QUICK if quick else ALL if everything else USUAL
    start = time.perf_counter()
    for line in environment():
        say(line)
    say("")
    with progress() as bar:
        for model in _each(bar, "Models", needed()):
            models.fetch(model)
        outcomes, listened = _hear(size, bar)
        timing = _timing(size, bar)
        scripts = list(_each(bar, "Scripts", script_figures(quick)))
    _accuracy(outcomes)
    _talk(listened)
    _speed(timing)
    figures("Scripts", scripts)
    if failures:
        _write(failures, outcomes, listened)
    say(f"Measured in {(time.perf_counter() - start) / 60:.1f} minutes.")


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


def _each(bar: Progress, what: str, jobs: Iterable[Done], total: int | None = None) -> Iterable[Done]:
    return bar.track(jobs, total=total, description=what)


def _accuracy(outcomes: Sequence[Outcome]) -> None:
    heard = [each for each in outcomes if not each.trial.condition.plain]
    whole = [each for each in heard if not each.trial.condition.live]
    quiet = [each for each in whole if not each.trial.condition.noise]
    strangers = [each for each in quiet if not each.trial.speaker.tuned]
    at_ten = [each for each in whole if each.trial.condition.decibels == 10]
    rows = [
        _share("quiet, voices that were not tuned to", strangers, QUIET_AIM),
        _share("quiet, voices that were", [each for each in quiet if each.trial.speaker.tuned]),
        _share("noise at 10 dB, all voices", at_ten, NOISE_AIM),
        _share("the same, voices that were not tuned to", [each for each in at_ten if not each.trial.speaker.tuned]),
    ]
    figures("Commands understood, intent and all slots", rows, "all phases at once: every sentence is possible")
    levels = sorted({each.trial.condition.decibels for each in whole}, reverse=True)
    columns = ("voice", "tuned to", "quiet", *(f"{level} dB" for level in levels if level))
    table("By voice", columns, [_voice_row(voice, whole, levels) for voice in dict.fromkeys(_voices(whole))])
    rooms = dict.fromkeys(each.trial.condition for each in outcomes)
    table(
        "By room",
        ("room", "right", "nothing", "other slots", "another command", "of the wrong, sure"),
        [_room_row(room, [each for each in outcomes if each.trial.condition == room]) for room in rooms],
        "live: a stream, its noise not known before; plain: Vosk without a grammar, read by the same parser",
    )


def _voices(outcomes: Sequence[Outcome]) -> list[Speaker]:
    return [each.trial.speaker for each in outcomes]


def _voice_row(voice: Speaker, outcomes: Sequence[Outcome], levels: Sequence[int]) -> tuple[str, ...]:
    own = [each for each in outcomes if each.trial.speaker == voice]
    quiet = [each for each in own if not each.trial.condition.noise]
    noisy = [[each for each in own if each.trial.condition.decibels == level] for level in levels if level]
    return voice.name, "yes" if voice.tuned else "no", _percent(quiet), *map(_percent, noisy)


def _room_row(room: Condition, outcomes: Sequence[Outcome]) -> tuple[str, ...]:
    kinds = Counter(each.kind for each in outcomes)
    name = room.room + (", live" if room.live else "") + (", plain" if room.plain else "")
    counts = [str(kinds[kind]) for kind in ("nothing", "other slots", "another command")]
    return name, _percent(outcomes), *counts, str(sum(each.sure_and_wrong for each in outcomes))


def _share(what: str, outcomes: Sequence[Outcome], aim: float | None = None) -> Figure:
    right = sum(each.right for each in outcomes)
    met = bool(outcomes) and 100 * right >= aim * len(outcomes) if aim else None
    return Figure(what, _percent(outcomes), f"≥ {aim:g} %" if aim else "", met)


def _percent(outcomes: Sequence[Outcome]) -> str:
    right = sum(each.right for each in outcomes)
    return f"{100 * right / len(outcomes):.1f} % ({right}/{len(outcomes)})" if outcomes else "–"


def _talk(listened: Sequence[Listened]) -> None:
    rows = []
    names = {"party": "party talk, synthesized voices", "prompts": "a real voice reading telephone prompts, 8 kHz"}
    for source, phase in dict.fromkeys((each.stretch.source, each.stretch.phase) for each in listened):
        some = [each for each in listened if (each.stretch.source, each.stretch.phase) == (source, phase)]
        hours = sum(each.seconds for each in some) / 3600
        mistaken = [one for each in some for one in each.mistaken]
        where = f"{names[source]}, {'in the night' if phase else 'all phases at once'}"
        rows.append(_false(f"{where}: taken for a command", len(mistaken), hours))
        rows.append(_false(f"{where}: and sure of it", sum(each.sure for each in mistaken), hours))
    figures("False commands an hour", rows, "met only where chance would not explain it: below the aim 19 times of 20")
    if not any(each.stretch.source == "prompts" for each in listened):
        say("No recordings of people: on Debian, apt install asterisk-core-sounds-en-wav.\n")


def _false(what: str, count: int, hours: float) -> Figure:
    rate, highest = count / hours, most_likely_below(count, hours)
    met = False if rate > FALSE_AIM else True if highest < FALSE_AIM else None
    value = f"{rate:.1f} ({count} in {60 * hours:.0f} min; most likely below {highest:.1f})"
    return Figure(what, value, f"< {FALSE_AIM:g}", met)


def _speed(timing: dict[str, Any]) -> None:
    figures(
        "From the end of speech to the command",
        [
            _spread("since the end was noticed", timing["wait since noticed"], WAIT_AIM),
            _spread("since the last sound of speech", timing["wait since last sound"], WAIT_AIM),
        ],
        "the second counts the silence too that tells the end of a sentence from a breath",
    )
    hearing = [
        _factor("hearing, the whole chain", timing["factor whole"]),
        *(
            Figure(f"  of that {part}", f"{timing[f'factor {key}']:.3f}")
            for part, key in {
                "the voice detector": "detector",
                "the denoiser": "denoiser",
                "the first look": "first look",
                "the second look and the parser": "second look",
            }.items()
        ),
        _factor("speaking, Piper", timing["piper factor"]),
        _factor("speaking, espeak-ng", timing["espeak factor"]),
    ]
    figures("Real-time factors", hearing, "commands with 1.5 s of silence between; nothing kept from before")
    loading = [
        _below("first sound after load, Piper", timing["piper first sound"], FIRST_SOUND_AIM),
        _below("first sound after load, espeak-ng", timing["espeak first sound"], FIRST_SOUND_AIM),
        Figure("Piper's voice loaded", _seconds(timing["piper load"])),
        Figure("recognizer loaded", _seconds(timing["model load"])),
        Figure("sentences loaded", _seconds(timing["pack load"])),
        _spread("grammar swapped, its phrases made before", timing["swap, phrases made"], SWAP_AIM),
        _spread("phase changed to one heard before", timing["swap, ear kept"], SWAP_AIM),
        Figure("ear of a phase made", _seconds(timing["ear of a phase"])),
        Figure("ear of all phases made", _seconds(timing["ear of all phases"])),
        Figure(
            "memory, everything loaded, an ear for each phase",
            f"{timing['memory']:.0f} MB",
            f"< {MEMORY_AIM:g} MB",
            timing["memory"] < MEMORY_AIM,
        ),
    ]
    figures("Loading, swapping, memory", loading)


def _seconds(value: float) -> str:
    return f"{1000 * value:.0f} ms"


def _below(what: str, value: float, aim: float) -> Figure:
    return Figure(what, _seconds(value), f"< {_seconds(aim)}", value < aim)


def _spread(what: str, values: list[float], aim: float) -> Figure:
    """Held to its aim by the slowest but one in twenty."""
    slow = quantile(values, 0.95)
    return Figure(
        what, f"{_seconds(statistics.median(values))}, 95 % {_seconds(slow)}", f"≤ {_seconds(aim)}", slow <= aim
    )


def _factor(what: str, value: float) -> Figure:
    return Figure(what, f"{value:.3f}", f"< {FACTOR_AIM:g}", value < FACTOR_AIM)


def _write(file: Path, outcomes: Sequence[Outcome], listened: Sequence[Listened]) -> None:
    """A line each, in columns by tabs."""
    rows = [
        (each.kind, each.trial.condition.room, "live" * each.trial.condition.live, each.trial.speaker.name)
        + (each.trial.sentence.text, each.text, str(each.intent), str(dict(each.slots)), f"{each.confidence:.2f}")
        for each in outcomes
        if not each.right and not each.trial.condition.plain
    ]
    rows += [
        ("talk", each.stretch.source, str(each.stretch.phase), "", one.said, one.heard, one.intent, "")
        + (f"{one.confidence:.2f}",)
        for each in listened
        for one in each.mistaken
    ]
    file.write_text("".join("\t".join(row) + "\n" for row in rows), "utf-8")


if __name__ == "__main__":
    main()
