"""What a player may do in a turn: one thing at a time, as a hand would do it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.table import Place, Seat


@dataclass(frozen=True)
class Pass:
    """Does nothing, or nothing more."""


@dataclass(frozen=True)
class Look:
    """Looks at a card."""

    place: Place


@dataclass(frozen=True)
class Swap:
    """Two cards trade places; which is named first makes no difference."""

    first: Place
    second: Place

    def __post_init__(self) -> None:
        if self.first > self.second:
            first, second = self.second, self.first
            object.__setattr__(self, "first", first)
            object.__setattr__(self, "second", second)


@dataclass(frozen=True)
class Move:
    """The Village Idiot's: all cards that can move go one seat on."""

    side: Literal["left", "right"]


@dataclass(frozen=True)
class Shield:
    """The Shield token goes on a card."""

    seat: Seat


@dataclass(frozen=True)
class Flip:
    """A card is turned face up."""

    seat: Seat


@dataclass(frozen=True)
class Give:
    """An artifact, drawn face down, goes on a card."""

    seat: Seat
    artifact: str


Choice: TypeAlias = Pass | Look | Swap | Move | Shield | Flip | Give
