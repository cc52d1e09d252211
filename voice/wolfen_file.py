"""A game of Curse of the Wolfen in a file: the deal and the events, of which everything else follows."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games import WOLFEN, GameError
from games.wolfen import Event, Seat, Table, apply, start
from games.wolfen.log import read, written
from scripts import Words
from voice.errors import DoorError
from voice.files import write_files

VERSION = 1
LARGEST = 4_000_000
"""Bytes; a game of twenty-four has some hundred events."""


@dataclass(frozen=True)
class Kept:
    """What a file holds."""

    seats: tuple[Seat, ...]
    events: tuple[Event, ...] = ()

    def text(self) -> str:
        players = [{"name": seat.name, "card": seat.card} for seat in self.seats]
        rows = ",\n".join(f"    {json.dumps(written(event), ensure_ascii=False)}" for event in self.events)
        events = f"[\n{rows}\n  ]" if rows else "[]"
        return (
            f'{{\n  "game": "{WOLFEN}",\n  "version": {VERSION},\n'
            f'  "players": {json.dumps(players, ensure_ascii=False)},\n  "events": {events}\n}}\n'
        )


def save(path: Path, kept: Kept) -> None:
    """Whole or not at all; a file that cannot be written stays as it is."""
    try:
        write_files({path: kept.text()})
    except DoorError as error:
        raise DoorError("wolfen-cannot-write", **error.facts) from error


def load(path: Path, spoken: Words) -> tuple[Kept, Table]:
    """The game and the table it has come to."""
    data = _data(path)
    try:
        seats = tuple(Seat(seat["name"], seat["card"]) for seat in data["players"])
        events = tuple(map(read, data["events"]))
        if not all(isinstance(text, str) for seat in seats for text in (seat.name, seat.card)):
            raise TypeError
        table = start(seats)
    except (KeyError, TypeError, GameError) as error:
        raise DoorError("wolfen-file-broken", path=str(path)) from error
    for number, event in enumerate(events, start=1):
        try:
            table = apply(table, event)
        except GameError as error:
            reason = spoken.error(error, WOLFEN)
            raise DoorError("wolfen-file-event", path=str(path), number=number, reason=reason) from error
    return Kept(seats, events), table


def played(seats: Sequence[Seat], events: Sequence[Event]) -> Table:
    """The table after events that are known to be legal."""
    table = start(seats)
    for event in events:
        table = apply(table, event)
    return table


def _data(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise DoorError("wolfen-file-missing", path=str(path), reason=error.strerror) from error
    try:
        data = json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise DoorError("wolfen-file-broken", path=str(path)) from error
    if not isinstance(data, dict) or data.get("game") != WOLFEN or not isinstance(data.get("version"), int):
        raise DoorError("wolfen-file-broken", path=str(path))
    if data["version"] > VERSION:
        raise DoorError("wolfen-file-version", path=str(path))
    return data
