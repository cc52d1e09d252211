"""Captions of a script as SubRip and WebVTT."""

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from scripts.timeline import Moment

LINE = 42
LINES = 2
"""What fits under a picture and can be read in time."""


@dataclass(frozen=True)
class Sentence:
    """A sentence in the time in which it was really spoken."""

    text: str
    start: float
    end: float


@dataclass(frozen=True)
class Heard(Moment):
    """A line that was really spoken: it is known when each of its sentences was."""

    sentences: tuple[Sentence, ...]


def srt(moments: Sequence[Moment]) -> str:
    """One caption a line of narration, split where it is too long to be read at a glance."""
    blocks = []
    for number, (start, end, text) in enumerate(_captions(moments), start=1):
        blocks.append(f"{number}\n{_clock(start, ',')} --> {_clock(end, ',')}\n{text}\n")
    return "\n".join(blocks)


def vtt(moments: Sequence[Moment]) -> str:
    """The same captions for a web page."""
    blocks = ["WEBVTT\n"]
    for start, end, text in _captions(moments):
        blocks.append(f"{_clock(start, '.')} --> {_clock(end, '.')}\n{escape(text, quote=False)}\n")
    return "\n".join(blocks)


def _captions(moments: Sequence[Moment]) -> Iterator[tuple[float, float, str]]:
    for moment in moments:
        spoken = moment.sentences if isinstance(moment, Heard) else (Sentence(moment.text, moment.start, moment.end),)
        for sentence in spoken:
            yield from _pieces(sentence)


def _pieces(sentence: Sentence) -> Iterator[tuple[float, float, str]]:
    """As much as can be read at a glance, each for as long as its share of the letters."""
    rows = textwrap.wrap(sentence.text.replace("-->", "→"), LINE, break_on_hyphens=False)
    pieces = ["\n".join(rows[at : at + LINES]) for at in range(0, len(rows), LINES)]
    letters = sum(map(len, pieces))
    start = sentence.start
    for piece in pieces:
        end = start + (sentence.end - sentence.start) * len(piece) / letters
        yield start, end, piece
        start = end


def _clock(seconds: float, point: str) -> str:
    thousandths = round(seconds * 1000)
    minutes, rest = divmod(thousandths, 60_000)
    return f"{minutes // 60:02}:{minutes % 60:02}:{rest // 1000:02}{point}{rest % 1000:03}"
