"""JSON that other programs hand in: read whole, and refused in one sentence."""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from voice.errors import DoorError

STANDARD_INPUT = "-"
LARGEST = 10_000_000
"""Bytes; no evening of games is longer."""


def document(path: str) -> Mapping[str, Any]:
    """The JSON object in a file, or in the standard input for "-"."""
    if not path:
        raise DoorError("no-document")
    text = _read(path)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:  # not UTF-8, not JSON, or nested without end
        line = getattr(error, "lineno", 1)
        raise DoorError("not-json", path=_shown(path), line=line) from error
    return as_object(found, _shown(path))


def _read(path: str) -> bytes:
    try:
        if path == STANDARD_INPUT:
            text = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(path).open("rb") as file:
                text = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # a name with a nought in it is a ValueError
        raise DoorError("cannot-read", file=_shown(path), reason=getattr(error, "strerror", None) or error) from error
    if len(text) > LARGEST:
        raise DoorError("too-long", path=_shown(path))
    return text.removeprefix(b"\xef\xbb\xbf")


def _shown(path: str) -> str:
    return "<stdin>" if path == STANDARD_INPUT else path


def as_object(value: object, field: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise DoorError("json-object", field=field)
    return value


def as_list(value: object, field: str) -> Sequence[Any]:
    if not isinstance(value, list):
        raise DoorError("json-list", field=field)
    return value


def as_text(value: object, field: str) -> str:
    """A word; without one, nothing can be named."""
    if not isinstance(value, str) or not value.strip():
        raise DoorError("json-text", field=field)
    return value.strip()


def player_names(players: Sequence[Any]) -> tuple[str, ...]:
    """Everyone's name, clockwise; two of one name could not be told apart by ear."""
    names = [as_text(as_object(each, "players").get("name"), "name") for each in players]
    heard: set[str] = set()
    for name in names:
        if name.casefold() in heard:
            raise DoorError("same-name", name=name)
        heard.add(name.casefold())
    return tuple(names)
