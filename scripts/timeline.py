"""When each cue comes, by an estimate of how fast a narrator speaks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from scripts.cues import Cue, Say, Script, Sound, Wait
from scripts.words import Words

LETTERS_PER_SECOND = {"en": 14.5, "uk": 13.0}
USUAL_LETTERS_PER_SECOND = 14.0
BREATH = 0.4
"""Between sentences, and after a line."""
SOUND = 0.8
UNTIMED = 5.0
"""What a pause until "next" is taken for in pictures and captions."""


@dataclass(frozen=True)
class Moment:
    """A cue in its time."""

    cue: Cue
    text: str
    """The line, for a cue that says one."""
    start: float
    end: float


@dataclass(frozen=True)
class Section:
    """A stretch of a script under one heading: one call, or a part such as the opening or the vote."""

    role: str | None
    copying: str
    """The role a Doppelgänger must have seen, in her second wakings."""
    part: str
    """Outside of calls: the part of the game, as in the keys of its lines."""
    moments: tuple[Moment, ...]

    @property
    def start(self) -> float:
        return self.moments[0].start

    @property
    def end(self) -> float:
        return self.moments[-1].end


def speaking_seconds(text: str, language: str) -> float:
    """An estimate, until there is a voice to measure."""
    sentences = sum(text.count(mark) for mark in ".!?:;") or 1
    return len(text) / LETTERS_PER_SECOND.get(language, USUAL_LETTERS_PER_SECOND) + BREATH * sentences


def timeline(script: Script, words: Words) -> list[Moment]:
    """Every cue with its line and its time."""
    moments = []
    now = 0.0
    for cue in script.cues:
        text = words.line(cue, script.game) if isinstance(cue, Say) else ""
        match cue:
            case Say():
                length = speaking_seconds(text, words.language)
            case Wait(seconds):
                length = UNTIMED if seconds is None else seconds
            case Sound():
                length = SOUND
        moments.append(Moment(cue, text, now, now + length))
        now += length
    return moments


def sections(moments: Sequence[Moment]) -> Iterator[Section]:
    """The moments under their headings."""
    marks = _section_marks([moment.cue for moment in moments])
    for _, group in groupby(zip(marks, moments, strict=True), key=lambda pair: pair[0]):
        inside = tuple(moment for _, moment in group)
        first = next(moment.cue for moment in inside if isinstance(moment.cue, Say))
        yield Section(first.role, str(first.facts.get("copying", "")), _part(first), inside)


def _section_marks(cues: Sequence[Cue]) -> list[tuple[int, str]]:
    """For each cue the number of calls so far and the part; a signal belongs to the line it announces."""
    marks: list[tuple[int, str]] = []
    calls = 0
    for place, cue in enumerate(cues):
        calls += isinstance(cue, Sound) and cue.name == "wake"
        if isinstance(cue, Wait) or (isinstance(cue, Sound) and cue.name == "sleep"):
            marks.append(marks[-1])
            continue
        line = next(each for each in cues[place:] if isinstance(each, Say))
        marks.append((calls, "" if line.role else _part(line)))
    return marks


def _part(line: Say) -> str:
    return line.key.partition(".")[0].split("-")[1]
