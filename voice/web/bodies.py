"""What programs send, read strictly: a body that is not as it should be is one sentence."""

from typing import Any, TypeVar

import msgspec
from flask import request

from voice.errors import DoorError
from voice.moderator.secrets import Do

T = TypeVar("T")


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """Who wants to come in."""

    token: str


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    language: str = ""
    names: list[str] = []
    players: int | None = None


class Names(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits at a table, clockwise; nobody, and the seats are numbers."""

    names: list[str]


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    """What a player chooses in secret."""

    do: Do
    about: str = ""


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """Something said to a table: a text, or a command that is one already."""

    text: str = ""
    intent: str = ""
    slots: dict[str, Any] = {}


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    """Cards that somebody thinks of playing with."""

    roles: list[str]
    players: int
    game: str = "onenight"
    language: str = "en"
    storyteller: str = "person"
    """Of a long game: “person” or “voice”."""


def body(kind: type[T], *, empty: bool = False) -> T:
    """The JSON of a request; without any, only where that is allowed."""
    data = request.get_data()
    if not data and empty:
        return kind()
    if request.mimetype != "application/json":
        raise DoorError("not-json-body")
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise DoorError("body-shape", reason=str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DoorError("body-broken") from error
