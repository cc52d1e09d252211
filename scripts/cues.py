"""What a script is made of. Nothing here knows a language: a line is a key and the facts that fill it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

SoundName = Literal["dusk", "wake", "sleep", "dawn", "timer"]
Part = Literal[
    "opening",
    "nightfall",
    "turn",
    "dawn",
    "discussion",
    "vote",
    "verdict",
    "accusations",
    "defence",
    "execution",
    "end",
]


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
class Place:
    """Where in a game a cue stands: under one heading of the script, and in whose turn."""

    part: Part
    role: str | None = None
    """Whose turn it is, even where a line speaks to others; None outside of turns."""
    copying: str = ""
    """The role a Doppelgänger must have seen, in her second wakings."""


@dataclass(frozen=True)
class Say:
    """A line to speak."""

    key: str
    """The message; "key.brief" is its short form."""
    place: Place
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True)
class Wait:
    """Silence in which people act."""

    seconds: float | None
    """None waits for "next"."""
    place: Place
    exact: bool = False
    """A time that was announced, such as a countdown: no pace and no plea for more time stretches it."""


@dataclass(frozen=True)
class Sound:
    """A short signal."""

    name: SoundName
    place: Place


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

    def __hash__(self) -> int:
        """A script is looked up at every cue: what its deck does not tell, comparing does."""
        return hash((self.game, self.edition, self.part, self.roles, len(self.cues)))


def join(*scripts: Script) -> Script:
    """Scripts of one game, told one after the other."""
    first, *more = scripts
    if not more:
        return first
    return replace(first, part="all", cues=tuple(cue for script in scripts for cue in script.cues))
