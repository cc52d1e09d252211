"""Events as they are written down, and read back."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, cast

from games.errors import GameError
from games.wolfen.events import EVENTS, Event

BY_NAME: dict[str, Callable[..., Event]] = {kind.__name__.lower(): kind for kind in EVENTS}


def written(event: Event) -> dict[str, Any]:
    """An event as plain data: {"do": "accuse", "by": "Ana", "player": "Ben"}."""
    values = {each.name: getattr(event, each.name) for each in fields(event)}
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}
    # What is not said, such as who of the Wolfen points where all agree, is left out.
    said = {name: value for name, value in plain.items() if value != "" and value is not False}
    return {"do": type(event).__name__.lower(), **said}


def read(data: object) -> Event:
    """The event that was written down; anything else is a mistake in the file."""
    if not isinstance(data, Mapping) or (kind := BY_NAME.get(str(data.get("do")))) is None:
        raise GameError("wolfen-event", event=str(data))
    known = {each.name: each.type for each in fields(cast(type[Event], kind))}
    values = {name: value for name, value in data.items() if name != "do"}
    if not values.keys() <= known.keys() or not all(_fits(value, known[name]) for name, value in values.items()):
        raise GameError("wolfen-event", event=str(dict(data)))
    try:
        return kind(**{name: tuple(value) if isinstance(value, list) else value for name, value in values.items()})
    except TypeError:  # something is missing
        raise GameError("wolfen-event", event=str(dict(data))) from None


def _fits(value: object, kind: object) -> bool:
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool)
    if kind is bool:
        return isinstance(value, bool)
    if kind is str:
        return isinstance(value, str)
    return isinstance(value, list) and all(isinstance(each, str) for each in value)
