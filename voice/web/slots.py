"""Commands that a program sends ready made: their slots are looked at as closely as words would be."""

from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec

from games import ONENIGHT, WOLFEN, game, presets
from games.catalogue import GAMES
from intents.commands import COMMANDS
from scripts import languages
from voice.errors import DoorError

ROLES = frozenset(role for each in (ONENIGHT, WOLFEN) for role in game(each).roles)
ARTIFACTS = frozenset(artifact for each in GAMES for artifact in game(each).artifacts)
KNOWN = {
    "roles": ROLES,
    "instead": ROLES,
    "role": ROLES,
    "artifact": ARTIFACTS,
    "preset": frozenset(preset.id for preset in presets()),
    "game": frozenset(GAMES),
    "language": frozenset(languages()),
}
"""Slots whose values are ids."""
MOST_PLAYERS = 1000
"""More is no number of players; fewer may still be too many for a game, which says so itself."""


def checked_slots(intent: str, slots: Mapping[str, Any]) -> dict[str, Any]:
    """The slots of a command, each of its type and known; what is not is one sentence."""
    hints = get_type_hints(COMMANDS[intent])
    found: dict[str, Any] = {}
    for name, value in slots.items():
        if name not in COMMANDS[intent].__dataclass_fields__:
            raise DoorError("unknown-slot", intent=intent, slot=name)
        try:
            found[name] = msgspec.convert(value, hints[name])
        except msgspec.ValidationError as error:
            raise DoorError("body-shape", reason=str(error)) from error
        _check_known(name, found[name])
    try:
        COMMANDS[intent](**found)
    except TypeError as error:
        raise DoorError("slot-missing", intent=intent) from error
    return found


def _check_known(name: str, value: Any) -> None:
    values = value if isinstance(value, tuple) else () if value is None else (value,)
    for each in values:
        if name in KNOWN and each not in KNOWN[name]:
            raise DoorError("unknown-value", slot=name, value=str(each))
        if isinstance(each, int) and abs(each) > MOST_PLAYERS:
            raise DoorError("unknown-value", slot=name, value=str(each))
