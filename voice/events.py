"""What can happen in an evening, whichever door it comes through."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from games import GameError
from intents.commands import Command
from intents.parser import Reading
from voice.ear import Caught
from voice.moderator.secrets import Choice


@dataclass(frozen=True)
class Typed:
    """A line of text, from a keyboard or from any other door."""

    text: str


@dataclass(frozen=True)
class Read:
    """A line of text that has been understood already, as far as it can be."""

    reading: Reading


@dataclass(frozen=True)
class Sent:
    """A command that is one already."""

    command: Command


@dataclass(frozen=True)
class Named:
    """The players were written down, clockwise."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Whispered:
    """What a player chose in secret; the answer goes back to the door it came through, and nowhere else."""

    seat: str
    choice: Choice
    answer: Callable[[str], None]


@dataclass(frozen=True)
class Drained:
    """Everything up to a mark has been said, at a time."""

    mark: int
    at: float


@dataclass(frozen=True)
class Trouble:
    """A device does not do what it should."""

    error: GameError


@dataclass(frozen=True)
class Back:
    """A device that was gone works again."""

    device: str


@dataclass(frozen=True)
class NoMoreLines:
    """Whoever typed has gone: the evening ends when the last answer has been given."""


@dataclass(frozen=True)
class Quit:
    """The program is to end; the evening can go on another time."""


Event: TypeAlias = Caught | Typed | Read | Sent | Named | Whispered | Drained | Trouble | Back | NoMoreLines | Quit
