"""Who is called, and in which order."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from games.catalogue import EDITIONS, ONENIGHT, game
from games.errors import GameError


@dataclass(frozen=True)
class WakeStep:
    """One call of the night."""

    key: str
    """The place in the rulebook's order: "6-B"."""
    role: str
    """The role or group that is called."""
    copying: str = ""
    """The role the Doppelgänger must have seen to wake now; empty for every ordinary call."""


def wake_order(roles: Iterable[str], edition: str = "english", game_id: str = ONENIGHT) -> tuple[WakeStep, ...]:
    """The calls of a night with these cards, whoever holds them."""
    if edition not in EDITIONS:
        raise GameError("unknown-edition", edition=edition)
    return _wake_order(frozenset(roles), edition, game_id)


@cache
def _wake_order(roles: frozenset[str], edition: str, game_id: str) -> tuple[WakeStep, ...]:
    catalogue = game(game_id)
    called: set[str] = set()
    for role in map(catalogue.role, sorted(roles)):
        called |= {role.id} if role.has_turn else set()
        called |= {role.joins} if role.joins else set()

    def place(name: str) -> str:
        places = catalogue.groups.get(name) or catalogue.roles[name].wakes
        return places[edition]

    steps = [WakeStep(place(name), name) for name in called]
    if "doppelganger" in called:
        steps += [
            # The Doppelgänger's place is "A", right behind the role she copied.
            WakeStep(f"{place(name)}-A", "doppelganger", copying=name)
            for name in called
            if catalogue.roles[name].copied == "after"
        ]
    return tuple(sorted(steps, key=lambda step: _sort_key(step.key)))


def _sort_key(key: str) -> tuple[int, str]:
    number, _, letter = key.partition("-")
    return int(number), letter
