"""Captions of a script as SubRip."""

import textwrap
from collections.abc import Iterator, Sequence

from scripts.timeline import Moment

LINE = 42
LINES = 2
"""What fits under a picture and can be read in time."""


def srt(moments: Sequence[Moment]) -> str:
    """One caption a line of narration, split where it is too long to be read at a glance."""
    blocks = []
    for number, (start, end, text) in enumerate(_captions(moments), start=1):
        blocks.append(f"{number}\n{_clock(start)} --> {_clock(end)}\n{text}\n")
    return "\n".join(blocks)


def _captions(moments: Sequence[Moment]) -> Iterator[tuple[float, float, str]]:
    for moment in moments:
        if not moment.text:
            continue
        rows = textwrap.wrap(moment.text.replace("-->", "→"), LINE, break_on_hyphens=False)
        pieces = ["\n".join(rows[at : at + LINES]) for at in range(0, len(rows), LINES)]
        letters = sum(map(len, pieces))
        start = moment.start
        for piece in pieces:
            end = start + (moment.end - moment.start) * len(piece) / letters
            yield start, end, piece
            start = end


def _clock(seconds: float) -> str:
    thousandths = round(seconds * 1000)
    minutes, rest = divmod(thousandths, 60_000)
    return f"{minutes // 60:02}:{minutes % 60:02}:{rest // 1000:02},{rest % 1000:03}"
