"""What can happen at a table. The events in their order are the game: played again, they give the same one."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Point:
    """A role that was called points at a player: Psychic, Priest, Romantic, Troublemaker, Lunatic."""

    role: str
    player: str


@dataclass(frozen=True)
class Bless:
    """The Magus saves everyone for a night."""


@dataclass(frozen=True)
class Jinx:
    """The Magus kills one player."""

    player: str


@dataclass(frozen=True)
class Side:
    """The Lunatic chooses whom to win with."""

    faction: str
    """human or wolfen."""


@dataclass(frozen=True)
class Hunt:
    """The Wolfen point at a victim: all of them, or the one who is named."""

    player: str
    by: str = ""


@dataclass(frozen=True)
class Accuse:
    """A player, alive or a Ghost, gives the white token to another."""

    by: str
    player: str


@dataclass(frozen=True)
class Vote:
    """A living player who is not nominated votes for a nominee's execution."""

    by: str
    player: str


@dataclass(frozen=True)
class Count:
    """The tokens in the hat, where nobody knows who dropped which: for each nominee, as they were named."""

    first: int
    second: int


@dataclass(frozen=True)
class Drawn:
    """Whom the lot fell on."""

    players: tuple[str, ...]


@dataclass(frozen=True)
class Suicide:
    """A player gave their own role away."""

    player: str


@dataclass(frozen=True)
class Next:
    """On to the next call or the next part of the day; `anyway` leaves out whoever should still choose."""

    anyway: bool = False


Event: TypeAlias = Point | Bless | Jinx | Side | Hunt | Accuse | Vote | Count | Drawn | Suicide | Next
EVENTS: tuple[type[Event], ...] = (Point, Bless, Jinx, Side, Hunt, Accuse, Vote, Count, Drawn, Suicide, Next)
