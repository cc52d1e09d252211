"""What was measured, figure by figure, each beside its aim."""

import statistics
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.bench.commands import Condition, Outcome
from tests.bench.report import Figure, figures, quantile, say, table
from tests.bench.speakers import Speaker
from tests.bench.talk import TRANSCRIPT, Listened, most_likely_below

QUIET_AIM, NOISE_AIM, FALSE_AIM = 98.0, 90.0, 0.5
WAIT_AIM, FIRST_SOUND_AIM, SWAP_AIM = 0.35, 0.3, 0.05
FACTOR_AIM, MEMORY_AIM = 0.1, 600.0
SOURCE_NAMES = {
    "party": "party talk",
    "sayings": "sayings",
    "prompts": "prompts",
    "words": "single words",
    "abroad": "other languages",
}
SOURCES = (
    "party talk, sayings: our sentences and Debian's fortunes by synthesized voices; prompts, single words, other "
    "languages: people read what a telephone exchange says, at 8 kHz; "
    "met only where the highest likely rate (19 times of 20) is below the aim too"
)


def accuracy(outcomes: Sequence[Outcome]) -> None:
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


def false_commands(listened: Sequence[Listened]) -> None:
    rows = []
    for source, phase in dict.fromkeys((each.stretch.source, each.stretch.phase) for each in listened):
        some = [each for each in listened if (each.stretch.source, each.stretch.phase) == (source, phase)]
        hours = sum(each.seconds for each in some) / 3600
        mistaken = [one for each in some for one in each.mistaken]
        where = f"{SOURCE_NAMES[source]}, {'in the night' if phase else 'all phases'}"
        sure = sum(each.sure for each in mistaken)
        rows.append(_false(f"{where}: taken for a command and done", sure, hours))
        rows.append(_false(f"{where}: asked back about", len(mistaken) - sure, hours))
    figures("False commands an hour", rows, SOURCES)
    if not any(each.stretch.source == "prompts" for each in listened):
        say("No recordings of people: on Debian, apt install asterisk-core-sounds-en-wav.\n")
    elif not TRANSCRIPT.exists():
        say("What the prompts say is not known here: single words and real commands are counted among them.\n")


def _false(what: str, count: int, hours: float) -> Figure:
    rate, highest = count / hours, most_likely_below(count, hours)
    met = False if rate > FALSE_AIM else True if highest < FALSE_AIM else None
    value = f"{rate:.1f} ({count} in {60 * hours:.0f} min; likely below {highest:.1f})"
    return Figure(what, value, f"< {FALSE_AIM:g}", met)


def speed(timing: dict[str, Any]) -> None:
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
                "the denoiser and the cutting": "denoiser",
                "the first look": "first look",
                "the second look and the parser": "second look",
            }.items()
        ),
        Figure("  the whole chain in time of the processor", f"{timing['factor processor']:.3f}"),
        _factor("speaking, Piper", timing["piper factor"]),
        _factor("speaking, espeak-ng", timing["espeak factor"]),
    ]
    figures(
        "Real-time factors",
        hearing,
        f"commands with 1.5 s of silence between, best of three; nothing kept from before; "
        f"of one core, hearing got {100 * timing['core']:.0f} %",
    )
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


def write_failures(file: Path, outcomes: Sequence[Outcome], listened: Sequence[Listened]) -> None:
    """A line each, in columns by tabs."""
    rows = [
        (
            *(each.kind, each.trial.condition.room, "live" * each.trial.condition.live, each.trial.speaker.name),
            *(each.trial.sentence.text, each.text, str(each.intent), str(dict(each.slots)), f"{each.confidence:.2f}"),
        )
        for each in outcomes
        if not each.right and not each.trial.condition.plain
    ]
    rows += [
        (
            *("talk", each.stretch.source, str(each.stretch.phase), ""),
            *(one.said, one.heard, one.intent, "", f"{one.confidence:.2f}"),
        )
        for each in listened
        for one in each.mistaken
    ]
    file.write_text("".join("\t".join(row) + "\n" for row in rows), "utf-8")
