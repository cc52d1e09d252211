"""The moderator's own lines: a message and the facts that fill it, put into words only when they are said."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from games import GameError
from scripts.cues import Fact
from scripts.words import Words


@dataclass(frozen=True)
class Line:
    """A message of the moderator."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True)
class Mistake:
    """What cannot be done, and why."""

    error: GameError


@dataclass(frozen=True)
class Text:
    """Words that are put together elsewhere: a question about a deck, a verdict, the help of a role."""

    text: str


Said: TypeAlias = Line | Mistake | Text


def told(said: Said, words: Words, game: str) -> str:
    match said:
        case Line(key, facts):
            text = words.text(key, facts, game)
            return text[:1].upper() + text[1:]
        case Mistake(error):
            return words.error(error, game)
        case Text(text):
            return text
