"""The sets of roles that the Daybreak booklet recommends."""

from dataclasses import dataclass
from functools import cache

from games.catalogue import ONENIGHT, game
from games.deck import Deck, complete
from games.errors import GameError


@dataclass(frozen=True)
class Preset:
    """A named set of roles."""

    id: str
    players: int
    """The fewest players it is for."""
    roles: tuple[str, ...]

    def deck(self, players: int | None = None) -> Deck:
        """Its deck for a table; cards that sleep all night are added for those the set has too few for."""
        if players is None:
            players = self.players
        if players < self.players:
            raise GameError("preset-too-few-players", preset=self.id, players=players, least=self.players)
        return complete(self.roles, players, quiet=True)


@cache
def presets() -> tuple[Preset, ...]:
    """All of them, the smallest tables first."""
    return tuple(
        Preset(preset_id, fields["players"], game(ONENIGHT).sort(fields["roles"]))
        for preset_id, fields in game(ONENIGHT).presets.items()
    )


def preset(preset_id: str) -> Preset:
    for candidate in presets():
        if candidate.id == preset_id:
            return candidate
    raise GameError("unknown-preset", preset=preset_id)
