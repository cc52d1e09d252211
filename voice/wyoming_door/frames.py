"""Events on the wire, as far as they may go: whoever sends more than that, or too slowly, is let go."""

import asyncio
from typing import Annotated, Any, TypeVar

import msgspec
from wyoming.event import Event, async_write_event

from voice.errors import DoorError

MOST_DATA = 65_536
"""Bytes; what the library's streams take as one line, too."""
MOST_PAYLOAD = 2_000_000
"""Bytes of one piece of sound."""
SLOW = 10.0
"""Seconds for the rest of an event that has begun."""
UNREAD = 30.0
"""Seconds that an answer waits for somebody to take it."""


class _Head(msgspec.Struct):
    """The line that an event begins with."""

    type: str
    data: dict[str, Any] | None = None
    data_length: Annotated[int, msgspec.Meta(ge=0, le=MOST_DATA)] | None = None
    payload_length: Annotated[int, msgspec.Meta(ge=0, le=MOST_PAYLOAD)] | None = None


Shape = TypeVar("Shape")


async def read_event(reader: asyncio.StreamReader, patience: float) -> Event | None:
    """The next event, None where nobody sends one any more; the library's reader takes whatever length it is told."""
    try:
        async with asyncio.timeout(patience):
            first = await reader.readexactly(1)
        async with asyncio.timeout(SLOW):
            return await _event(first + await reader.readline(), reader)
    except (asyncio.IncompleteReadError, ConnectionError, TimeoutError):
        return None
    except (ValueError, msgspec.DecodeError, RecursionError) as error:
        raise DoorError("wyoming-broken") from error


async def _event(line: bytes, reader: asyncio.StreamReader) -> Event:
    head = msgspec.json.decode(line, type=_Head)
    data = dict(head.data or {})
    if head.data_length:
        data |= msgspec.json.decode(await reader.readexactly(head.data_length), type=dict[str, Any])
    payload = await reader.readexactly(head.payload_length) if head.payload_length else None
    return Event(head.type, data, payload)


def read_as(shape: type[Shape], event: Event) -> Shape:
    """What an event says, if it says it."""
    try:
        return msgspec.convert(event.data, type=shape)
    except msgspec.ValidationError as error:
        raise DoorError("wyoming-event", event=event.type) from error


async def write_event(event: Event, writer: asyncio.StreamWriter) -> None:
    """Sends an answer; who does not take it is an error like a broken line."""
    async with asyncio.timeout(UNREAD):
        await async_write_event(event, writer)
