"""What happens at a table as server-sent events: captions, signals, and how things stand."""

import json
from collections.abc import Callable, Iterator
from threading import Lock
from time import monotonic

from flask import Blueprint, Response, request

from voice.errors import DoorError
from voice.house import House, ServedTable

LOOK = 1.0
"""Seconds after which it is looked whether the page is still there."""
ALIVE = 15.0
"""Seconds after which a page is told that nothing has happened."""
RETRY = 2000
"""Milliseconds after which a page that was cut off comes back."""


class Room:
    """For so many who follow a table, each with a thread."""

    def __init__(self, most: int) -> None:
        self.taken = 0
        self._most = most
        self._lock = Lock()

    def enter(self) -> None:
        with self._lock:
            if self.taken >= self._most:
                raise DoorError("streams-full")
            self.taken += 1

    def leave(self) -> None:
        with self._lock:
            self.taken -= 1


def blueprint(house: House, room: Room) -> Blueprint:
    ways = Blueprint("events", __name__)

    @ways.get("/api/tables/<code>/events")
    def events(code: str) -> Response:
        table = house.table(code)
        last = request.headers.get("Last-Event-ID") or request.args.get("after", "")
        gone = request.environ.get("waitress.client_disconnected", lambda: False)
        room.enter()
        response = Response(_stream(table, last, gone, lambda: table in house.tables), mimetype="text/event-stream")
        response.call_on_close(room.leave)
        response.headers["X-Accel-Buffering"] = "no"
        return response

    return ways


def _stream(table: ServedTable, last: str, gone: Callable[[], bool], here: Callable[[], bool]) -> Iterator[str]:
    feed = table.feed
    name, _, number = last.partition("-")
    known = name == feed.name and number.isdigit() and feed.has(int(number))
    at = int(number) if known else feed.last
    yield f"retry: {RETRY}\n\n"
    if not known:
        yield _event(feed.name, at, "state", json.dumps(table.view(), ensure_ascii=False))
    quiet = monotonic()
    while not gone():
        if happened := feed.after(at, LOOK):
            at = happened[-1].number
            quiet = monotonic()
            yield "".join(_event(feed.name, each.number, each.kind, each.text) for each in happened)
        if feed.closed:
            if not here():  # else the house rests, and the table comes back with it
                yield "event: closed\ndata: {}\n\n"
            return
        if monotonic() - quiet > ALIVE:
            quiet = monotonic()
            yield ": still here\n\n"


def _event(feed: str, number: int, kind: str, data: str) -> str:
    return f"id: {feed}-{number}\nevent: {kind}\ndata: {data}\n\n"
