"""What the night shows a player, and nobody else."""

from dataclasses import dataclass
from typing import TypeAlias

from games.table import Place, Seat


@dataclass(frozen=True)
class SawCard:
    """What a card said when this player looked at it."""

    seat: Seat
    place: Place
    card: str


@dataclass(frozen=True)
class SawPlayers:
    """Whom this player saw among the Werewolves or Masons; nobody is an answer too."""

    seat: Seat
    role: str
    players: tuple[Seat, ...]


@dataclass(frozen=True)
class SawArtifact:
    """What lay on this player's card at dawn."""

    seat: Seat
    artifact: str


Learned: TypeAlias = SawCard | SawPlayers | SawArtifact
