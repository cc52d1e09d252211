"""What a script is made of. Nothing here knows a language: a line is a key and the facts that fill it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

SoundName = Literal["dusk", "wake", "sleep", "dawn", "timer"]


@dataclass(frozen=True)
class Cards:
    """Cards in a list with their numbers: "Witch and two Werewolves"."""

    roles: tuple[str, ...]


@dataclass(frozen=True)
class Named:
    """Roles in a list as they are called, however many cards there are: "Werewolves and Witch"."""

    roles: tuple[str, ...]


@dataclass(frozen=True)
class Hailed:
    """Roles that a line speaks to: "Alpha Wolf and Mystic Wolf, …"."""

    roles: tuple[str, ...]


@dataclass(frozen=True)
class AnyOf:
    """Cards somebody may have seen: "the Seer, the Robber or a Mason"."""

    roles: tuple[str, ...]


@dataclass(frozen=True)
class People:
    """Players' names in a list: "Ana and Bo"."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Choice:
    """Words of which one is to be chosen: "text, json or html"."""

    words: tuple[str, ...]


Fact: TypeAlias = str | float | Cards | Named | Hailed | AnyOf | People | Choice


@dataclass(frozen=True)
class Say:
    """A line to speak."""

    key: str
    """The message; "key.brief" is its short form."""
    role: str | None = None
    """Whose turn it is, even where the line speaks to others; None outside of turns."""
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True)
class Wait:
    """Silence in which people act."""

    seconds: float | None
    """None waits for "next"."""
    role: str | None = None


@dataclass(frozen=True)
class Sound:
    """A short signal."""

    name: SoundName


Cue: TypeAlias = Say | Wait | Sound


@dataclass(frozen=True)
class Script:
    """A part of a game, ready to be put into words of any language."""

    game: str
    edition: str
    part: str
    roles: tuple[str, ...]
    """The cards it was written for, as often as they are in the deck."""
    cues: tuple[Cue, ...]
