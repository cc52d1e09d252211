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
LARGEST = 1000
"""More is no number of players, minutes or seconds; less may still be too much, and then the moderator says so."""
MOST, LONGEST = 100, 60
"""Values in a slot, and letters of a name."""


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
    if len(values) > MOST:
        raise DoorError("slot-long", slot=name, most=MOST)
    for each in values:
        known = name not in KNOWN or each in KNOWN[name]
        large = abs(each) > LARGEST if isinstance(each, int) else len(each) > LONGEST
        if not known or large:
            raise DoorError("unknown-value", slot=name, value=str(each)[:LONGEST])


def slot_schemas(template: str) -> dict[str, Any]:
    """The slots of every command as a JSON schema, as closely as they are looked at here."""
    _, found = msgspec.json.schema_components(COMMANDS.values(), ref_template=template)
    for schema in found.values():
        schema["additionalProperties"] = False
        schema["properties"] = {name: _bounded(name, slot) for name, slot in schema["properties"].items()}
    return found


def _bounded(name: str, slot: dict[str, Any]) -> dict[str, Any]:
    if "anyOf" in slot:
        return {**slot, "anyOf": [_bounded(name, each) for each in slot["anyOf"]]}
    match slot.get("type"):
        case "array":
            return {**slot, "items": _bounded(name, slot["items"]), "maxItems": MOST}
        case "integer":
            return {**slot, "minimum": -LARGEST, "maximum": LARGEST}
        case "string" if name in KNOWN:
            return {**slot, "enum": sorted(KNOWN[name])}
        case "string":
            return {**slot, "maxLength": LONGEST}
    return slot
