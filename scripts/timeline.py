"""When each cue comes, by an estimate of how fast a narrator speaks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from scripts.cues import Cue, Place, Say, Script, Sound, Wait
from scripts.words import Words

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

    place: Place
    moments: tuple[Moment, ...]

    @property
    def start(self) -> float:
        return self.moments[0].start

    @property
    def end(self) -> float:
        return self.moments[-1].end


def speaking_seconds(text: str, words: Words) -> float:
    """An estimate, until there is a voice to measure."""
    sentences = sum(text.count(mark) for mark in ".!?:;") or 1
    return len(text) / float(words.text("language-letters-per-second")) + BREATH * sentences


def timeline(script: Script, words: Words) -> list[Moment]:
    """Every cue with its line and its time."""
    moments = []
    now = 0.0
    for cue in script.cues:
        text = words.line(cue, script.game) if isinstance(cue, Say) else ""
        match cue:
            case Say():
                length = speaking_seconds(text, words)
            case Wait(seconds):
                length = UNTIMED if seconds is None else seconds
            case Sound():
                length = SOUND
        moments.append(Moment(cue, text, now, now + length))
        now += length
    return moments


def sections(moments: Sequence[Moment]) -> Iterator[Section]:
    """The moments under their headings."""
    for place, inside in groupby(moments, key=lambda moment: moment.cue.place):
        yield Section(place, tuple(inside))
