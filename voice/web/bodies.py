"""What programs send, read strictly: a body that is not as it should be is one sentence."""

from typing import Annotated, Any, TypeVar

import msgspec
from flask import request
from msgspec import Meta

from voice.errors import DoorError

T = TypeVar("T")
LONGEST_LINE = 1000
"""Letters; nobody says more at once."""
MOST_SEATS = 100
"""More than any game takes, which says so itself."""

Line = Annotated[str, Meta(max_length=LONGEST_LINE)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Word = Annotated[str, Meta(max_length=60)]
Count = Annotated[int, Meta(ge=0, le=MOST_SEATS)]


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """The key of the house."""

    token: Annotated[str, Meta(max_length=200)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened: its language, and who sits at it, clockwise, or how many."""

    language: Word = ""
    names: Annotated[list[Name], Meta(max_length=MOST_SEATS)] = []
    players: Count | None = None


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """Something said to a table: a text, or a command that is one already."""

    text: Line = ""
    intent: Word = ""
    slots: dict[str, Any] = {}


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    """Cards that somebody thinks of playing with, as ids or by name."""

    roles: Annotated[list[Word], Meta(max_length=MOST_SEATS)]
    players: Count
    game: Word = "onenight"
    language: Word = "en"


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
