"""Lines in the markup that Alexa speaks, within its limits."""

import re
from collections.abc import Sequence
from html import escape
from itertools import accumulate

LONGEST = 8_000
"""Characters that an answer must stay below, markup included."""
MOST_CLIPS = 5
"""Sounds of our own in one answer."""
MOST_SECONDS = 240.0
"""Of all of them."""
NO_LETTERS = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML may have in it, however it is written."""


def ssml(lines: Sequence[str]) -> str:
    """Lines to be spoken; nothing for no lines."""
    return _whole([_sentence(line) for line in lines if line.strip()])


def sounds(clips: Sequence[tuple[str, float]]) -> str:
    """Lines that are sound already, by address and seconds; where it is too much, the last: a question comes last."""
    lengths = list(accumulate(seconds for _, seconds in reversed(clips)))
    room = min(MOST_CLIPS, sum(length <= MOST_SECONDS for length in lengths))
    return _whole([f'<audio src="{escape(address)}"/>' for address, _ in clips[len(clips) - room :]])


def _sentence(line: str) -> str:
    """A line in a paragraph of its own, cut after a word where it alone would be too long."""
    room = LONGEST // 2
    clean = NO_LETTERS.sub("", line)
    while len(text := escape(clean, quote=False)) > room:
        clean = clean[: len(clean) * room // len(text)].rpartition(" ")[0] or clean[: len(clean) // 2]
    return f"<p>{text}</p>"


def _whole(pieces: Sequence[str]) -> str:
    """All pieces; where they are too long together, the last ones."""
    frame = len("<speak></speak>")
    kept: list[str] = []
    for piece in reversed(pieces):
        if frame + sum(map(len, kept)) + len(piece) >= LONGEST:
            break
        kept.insert(0, piece)
    return f"<speak>{''.join(kept)}</speak>" if kept else ""
