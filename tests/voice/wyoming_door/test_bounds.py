"""Whatever is sent, it is bounded: the connection ends, the door stays open, nothing grows."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from threading import active_count

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from wyoming.asr import Transcribe
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.client import AsyncClient
from wyoming.event import Event
from wyoming.info import Describe

from tests.voice.wyoming_door import calling
from tests.voice.wyoming_door.calling import answer, call, connected, describe, say
from tests.voice.wyoming_door.conftest import FREE
from voice.house import House
from voice.wyoming_door import WyomingDoor, caller, frames, serve_wyoming


def sent(uri: str, data: bytes, *, half: bool = True) -> list[dict[str, object]]:
    """Everything the door answers to these bytes until it closes the connection."""
    with connected(uri) as line:
        line.sendall(data)
        if half:
            line.shutdown(socket.SHUT_WR)
        answers = b"".join(iter(lambda: line.recv(65_536), b""))
    return [json.loads(row) for row in answers.splitlines()[:1]]


BROKEN = {
    "another protocol": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    "no JSON": b"{\n",
    "no object": b"[1, 2]\n",
    "no type": b"{}\n",
    "type of the wrong kind": b'{"type": 5}\n',
    "data of the wrong kind": b'{"type": "describe", "data": [1]}\n',
    "length of the wrong kind": b'{"type": "describe", "data_length": "5"}\n',
    "negative length": b'{"type": "describe", "payload_length": -1}\n',
    "huge data": b'{"type": "describe", "data_length": 10000000000}\n',
    "huge payload": b'{"type": "audio-chunk", "payload_length": 99999999999999999999}\n',
    "data that is no JSON": b'{"type": "describe", "data_length": 3}\n{{{',
    "deep": b'{"type": ' + b"[" * 60_000 + b"\n",
    "zeros": b"\0" * 1000 + b"\n",
    "half a letter": b'{"type": "\xd0"}\n',
}


@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN)
def test_what_is_no_event_gets_one_sentence_and_the_end(uri: str, data: bytes) -> None:
    answers = sent(uri, data, half=False)
    assert [each["type"] for each in answers] == ["error"]
    assert describe(uri).handle


HALF = {
    "nothing": b"",
    "half a line": b'{"type": "desc',
    "half of its data": b'{"type": "transcript", "data_length": 100}\n{"te',
    "half of its payload": b'{"type": "audio-chunk", "payload_length": 1000}\nabc',
}


@pytest.mark.parametrize("data", HALF.values(), ids=HALF)
def test_whoever_hangs_up_in_the_middle_is_forgotten(uri: str, data: bytes) -> None:
    sent(uri, data)
    assert describe(uri).handle


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=300))
def test_the_door_outlives_any_bytes(uri: str, data: bytes) -> None:
    sent(uri, data)
    assert describe(uri).handle


EVENTS = [
    Event("transcript"),
    Event("transcript", {"text": 5}),
    Event("transcript", {"text": "help", "language": ["en"]}),
    Event("transcript", {"text": "help", "context": "kitchen"}),
    Event("transcribe", {"language": 1}),
    Event("audio-start"),
    Event("audio-start", {"rate": "fast", "width": 2, "channels": 1}),
    Event("synthesize", {"voice": "joe"}),
    Event("synthesize", {"text": None}),
]


@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_an_event_that_lacks_something_is_one_sentence_and_the_connection_goes_on(uri: str, event: Event) -> None:
    async def talk() -> list[Event]:
        async with AsyncClient.from_uri(uri) as client:
            answers = []
            for each in event, Describe().event():
                await client.write_event(each)
                answers += await answer(client)
            return answers

    error, info = asyncio.run(talk())
    assert (error.type, error.data["code"]) == ("error", "wyoming-event")
    assert error.data["text"].endswith(".")
    assert info.type == "info"


def test_events_of_tomorrow_are_passed_over(uri: str) -> None:
    (info,) = call(uri, Event("select-program", {"name": "Nightcaller"}), Event("sing"), Describe().event())
    assert info.type == "info"


def test_sound_that_nobody_asked_for_is_not_kept(uri: str) -> None:
    (info,) = call(uri, AudioChunk(16_000, 2, 1, b"\0" * 1000).event(), Describe().event())
    assert info.type == "info"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch, house: House) -> Iterator[WyomingDoor]:
    """A door with no patience at all."""
    monkeypatch.setattr(frames, "SLOW", 0.05)
    monkeypatch.setattr(frames, "UNREAD", 0.05)
    monkeypatch.setattr(caller, "IDLE", 0.05)
    monkeypatch.setattr(caller, "AFTER_ERROR", 0.01)
    with serve_wyoming(house, FREE) as door:
        yield door


@pytest.mark.parametrize("data", HALF.values(), ids=HALF)
def test_whoever_sends_too_slowly_is_let_go(hasty: WyomingDoor, data: bytes) -> None:
    assert sent(hasty.uri, data, half=False) == []


def test_after_an_error_nobody_waits_for_ever(hasty: WyomingDoor) -> None:
    """Older clients read on until the connection ends."""
    event = Event("transcript", {"text": 5})
    assert [each.type for each in call(hasty.uri, event, last=())] == ["error"]


def test_the_rest_of_a_recording_that_went_wrong_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch, uri: str
) -> None:
    """Home Assistant sends all of it, and then waits for a transcript until the connection ends."""
    monkeypatch.setattr(caller, "AFTER_ERROR", 0.05)
    monkeypatch.setattr(calling, "PATIENCE", 10.0)
    chunk = AudioChunk(16_000, 2, 1, b"\0" * 1000).event()
    events = [Transcribe().event(), AudioStart(48_000, 2, 1).event(), chunk, chunk, AudioStop().event()]
    assert [each.type for each in call(uri, *events, last=())] == ["error"]


def test_whoever_takes_no_answers_is_let_go(monkeypatch: pytest.MonkeyPatch, hasty: WyomingDoor) -> None:
    monkeypatch.setattr(caller, "MOST_CALLERS", 1)
    ask = json.dumps({"type": "synthesize", "data": {"text": "on and " * 700}}).encode()  # minutes of sound
    with connected(hasty.uri) as line:
        line.sendall(ask + b"\n")
        heard = line.recv(1)
        come_in(hasty.uri)  # there is room as soon as the other has been let go
        heard += b"".join(iter(lambda: line.recv(65_536), b""))
    assert b"audio-start" in heard
    assert b"audio-stop" not in heard


def come_in(uri: str) -> None:
    """Knocks until there is room; a door that closes at once may cut off its own answer."""
    kind = ""
    while kind != "info":
        with suppress(ConnectionError):
            kind = call(uri, Describe().event())[0].type


def test_a_line_without_an_end_ends_the_connection(uri: str) -> None:
    def go_on(line: socket.socket) -> None:
        while True:
            line.sendall(b"x" * 65_536)

    with connected(uri) as line, pytest.raises(ConnectionError):
        go_on(line)


def test_a_crowd_is_told_to_wait(monkeypatch: pytest.MonkeyPatch, uri: str) -> None:
    monkeypatch.setattr(caller, "MOST_CALLERS", 3)

    async def crowd() -> list[str]:
        inside = []
        for _ in range(3):
            client = AsyncClient.from_uri(uri)
            await client.connect()
            await client.write_event(Describe().event())
            inside.append((client, await client.read_event()))
        async with AsyncClient.from_uri(uri) as late:
            event = await late.read_event()
        for client, _ in inside:
            await client.disconnect()
        assert event
        return [event.type, event.data["code"]]

    assert asyncio.run(crowd()) == ["error", "wyoming-full"]
    come_in(uri)


def test_the_house_closes_with_people_in_the_door(house: House) -> None:
    before = active_count()
    with serve_wyoming(house, FREE) as door:
        say(door.uri, "help")
        with connected(door.uri) as line, connected(door.uri) as newborn:
            line.sendall(b'{"type": "ping"}\n')
            assert line.recv(1000)
            line.sendall(b'{"type": "transcript"')
            door.close()
            while line.recv(1000):
                pass  # the rest of the answer, and then the end
            with suppress(ConnectionResetError):  # the door closed before anybody was there to ask who it is
                assert newborn.recv(10) == b""
    assert active_count() <= before + 2


def test_sound_is_kept_only_as_long_as_a_command_is(uri: str) -> None:
    chunk = AudioChunk(16_000, 2, 1, b"\0" * 1_000_000).event()
    (info,) = call(uri, AudioStart(16_000, 2, 1).event(), *[chunk] * 20, Describe().event())
    assert info.type == "info"
