"""The cards of each game, read from `games/data`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from games.errors import GameError

ONENIGHT = "onenight"
WOLFEN = "wolfen"
GAMES = (ONENIGHT, WOLFEN)
EDITIONS = ("english", "ukrainian")


@dataclass(frozen=True)
class Role:
    """One kind of card. `games/data/onenight.yaml` explains each field."""

    id: str
    team: str
    cards: int
    """How many of it the box holds."""
    box: str = WOLFEN
    kind: str = ""
    """What a Wolfen deck counts it as."""
    wakes: Mapping[str, str] = field(default_factory=dict)
    """Edition -> place in the wake order; empty where the card never wakes by itself."""
    joins: str = ""
    """The role or group in whose turn this card has a part."""
    werewolf: bool = False
    optional: bool | None = None
    """May act (True), must act (False), has nothing to do at night (None)."""
    sees: str = ""
    looks: Mapping[str, int] = field(default_factory=dict)
    moves: tuple[str, ...] = ()
    leaves: str = ""
    copied: str = ""
    """What the Doppelgänger does as this role."""

    @property
    def has_turn(self) -> bool:
        """Whether this card is called by its own name."""
        return bool(self.wakes)


@dataclass(frozen=True)
class Game:
    """A catalogue: the roles in their order, and what else the data file says."""

    id: str
    roles: Mapping[str, Role]
    groups: Mapping[str, Mapping[str, str]]
    """Names under which several roles are called together, with their places in the wake order."""
    artifacts: tuple[str, ...] = ()
    fill: tuple[str, ...] = ()
    """Which card to add next to an unfinished deck; what came last is the first to go."""
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    packs: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """From that many players on, these Wolfen."""
    specials: tuple[str, ...] = ()
    """Special Humans in the order they join."""

    def role(self, role_id: str) -> Role:
        if role_id not in self.roles:
            raise GameError("unknown-role", role=role_id)
        return self.roles[role_id]

    def sort(self, cards: Iterable[str]) -> tuple[str, ...]:
        """Cards in the order of the catalogue, so that the order they were named in tells nothing."""
        order = {role_id: place for place, role_id in enumerate(self.roles)}
        return tuple(sorted((self.role(card).id for card in cards), key=order.__getitem__))


@cache
def game(game_id: str) -> Game:
    """The catalogue of a game; read once."""
    if game_id not in GAMES:
        raise GameError("unknown-game", game=game_id)
    text = (files("games") / "data" / f"{game_id}.yaml").read_text("utf-8")
    # The safe loader, from libyaml where PyYAML was built with it: a tenth of the time.
    data = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506
    return Game(
        id=game_id,
        roles={role_id: _role(role_id, fields) for role_id, fields in data["roles"].items()},
        groups={name: _places(place) for name, place in data.get("groups", {}).items()},
        artifacts=tuple(data.get("artifacts", ())),
        fill=tuple(data.get("fill", ())),
        presets=data.get("presets", {}),
        packs={least: tuple(pack) for least, pack in data.get("packs", {}).items()},
        specials=tuple(data.get("specials", ())),
    )


def _role(role_id: str, fields: dict[str, Any]) -> Role:
    wakes = _places(fields["wakes"]) if "wakes" in fields else {}
    moves = fields.get("moves", ())
    return Role(
        **{
            **fields,
            "id": role_id,
            "wakes": wakes,
            "moves": (moves,) if isinstance(moves, str) else tuple(moves),
        }
    )


def _places(place: str | dict[str, str]) -> dict[str, str]:
    return place if isinstance(place, dict) else dict.fromkeys(EDITIONS, place)
