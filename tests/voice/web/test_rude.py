"""Callers who are slow, loud or make no sense: refused or cut off, while everybody else is served as before."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest

from tests.voice.web.calling import Caller, served
from tests.voice.web.running import Service
from voice.house import House
from voice.web import Doors, connections
from voice.web.guard import HEADERS

HOST = b"Host: localhost\r\nConnection: close\r\n"
JSON = b"Content-Type: application/json\r\n"
MEGABYTE = 1 << 20
AT_ONCE = 1.0
"""Seconds in which everybody else is answered, even on a small machine with much to do."""


def line(port: int, patience: float = 30) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=patience)


def rest(connection: socket.socket) -> bytes:
    """Everything until the service closes the line."""
    got = b""
    with suppress(ConnectionResetError):
        while part := connection.recv(65536):
            got += part
    return got


def sent(port: int, data: bytes) -> bytes:
    with line(port, 1) as connection:
        with suppress(BrokenPipeError, ConnectionResetError):
            connection.sendall(data)
        try:
            return rest(connection)
        except TimeoutError:  # it waits for more
            connection.shutdown(socket.SHUT_WR)
            return rest(connection)


def refused(answer: bytes) -> None:
    """Closed without a word, or 4xx with one sentence and all headers."""
    if not answer:
        return
    head, _, body = answer.partition(b"\r\n\r\n")
    status, *headers = head.decode("latin-1").split("\r\n")
    assert status.split(" ")[1].startswith("4"), answer[:200]
    assert {"error", "message"} == json.loads(body).keys()
    names = {header.partition(":")[0].title() for header in headers}
    assert {name.title() for name in HEADERS} <= names
    assert "Server" not in names


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with Service(tmp_path_factory.mktemp("service")) as running:
        yield running


def still_well(caller: Caller) -> None:
    begun = time.monotonic()
    assert caller.get("/healthz").status == 200
    assert time.monotonic() - begun < AT_ONCE


POST = b"POST /api/tables HTTP/1.1\r\n" + HOST + JSON
BROKEN = {
    "noise": bytes(range(256)) * 40,
    "no request": b"\r\n\r\n\r\n\r\nhello\r\n\r\n",
    "half a line": b"GET /heal",
    "another protocol": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
    "a request of HTTP/9": b"GET / HTTP/9.9\r\nHost: elsewhere\r\n\r\n",
    "a header without a colon": b"GET /healthz HTTP/1.1\r\nHost localhost\r\n\r\n",
    "a header with NUL": b"GET /healthz HTTP/1.1\r\n" + HOST + b"X: a\x00b\r\n\r\n",
    "a long header": b"GET /healthz HTTP/1.1\r\n" + HOST + b"X: " + b"x" * 100_000 + b"\r\n\r\n",
    "many headers": b"GET /healthz HTTP/1.1\r\n" + HOST + b"X: y\r\n" * 20_000 + b"\r\n",
    "a long path": b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n" + HOST + b"\r\n",
    "no length but a word": POST + b"Content-Length: many\r\n\r\n{}",
    "a length below nothing": POST + b"Content-Length: -5\r\n\r\n{}",
    "a length of five thousand digits": POST + b"Content-Length: " + b"9" * 5000 + b"\r\n\r\n{}",
    "two lengths": POST + b"Content-Length: 2\r\nContent-Length: 900\r\n\r\n{}",
    "chunks and a length": POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    "chunks of no size": POST + b"Transfer-Encoding: chunked\r\n\r\nxyz\r\n{}\r\n0\r\n\r\n",
    "chunks below nothing": POST + b"Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n",
    "a packing that nobody knows": POST + b"Transfer-Encoding: gzip\r\n\r\n\x1f\x8b",
    "less than promised": POST + b"Content-Length: 100\r\n\r\n{}",
    "more than is taken": POST + b"Content-Length: 999999999999\r\n\r\n" + b"x" * MEGABYTE,
    "deep brackets": POST + b"Content-Length: 60000\r\n\r\n" + b"[" * 60_000,
    "no letters": POST + b"Content-Length: 4\r\n\r\n\xff\xfe\xfa\xfb",
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_makes_no_sense_is_refused_or_cut_off(running: Service, what: str) -> None:
    refused(sent(running.caller.port, BROKEN[what]))
    still_well(running.caller)


def test_a_body_a_little_too_large_is_told_so(running: Service) -> None:
    body = json.dumps({"names": ["x" * 100_000]}).encode()
    got = running.caller.post("/api/tables", body, Content_Type="application/json")
    assert (got.status, got.error) == (413, "too-large")


def test_memory_stays_where_it_was_and_others_are_served(running: Service) -> None:
    """Endless chunks, bodies far too large, and listeners who do not listen."""
    caller = running.caller
    code = caller.open()
    for number in range(30):
        caller.post("/api/deck", {"roles": ["seer"] * (number + 1), "players": 5})
    before = running.memory
    for _ in range(2):
        with ExitStack() as lines:
            for _ in range(30):
                deaf = lines.enter_context(line(caller.port))
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
                deaf.sendall(b"GET /api/tables/" + code.encode() + b"/events HTTP/1.1\r\n" + HOST + b"\r\n")
            endless = [lines.enter_context(line(caller.port)) for _ in range(4)]
            for each in endless:
                each.sendall(b"POST /api/tables/1/sound HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n")
                with suppress(OSError):  # cut off on the way
                    for _ in range(10):
                        each.sendall(b"100000\r\n" + bytes(MEGABYTE) + b"\r\n")
            for _ in range(20):
                caller.say(code, "help")
            still_well(caller)
    assert running.memory - before < 96 * MEGABYTE


def test_the_slow_keep_nobody_waiting(running: Service) -> None:
    with ExitStack() as lines:
        for _ in range(300):
            lines.enter_context(line(running.caller.port)).sendall(b"GET /healthz HTTP/1.1\r\nX-")
        for _ in range(20):
            still_well(running.caller)
            assert running.caller.post("/api/tables").status == 201


def test_one_address_has_its_share_of_connections(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_OF_ONE", 5)
    with served(house) as caller, ExitStack() as lines:
        caller.document.operation("GET", "/healthz")
        opened = [lines.enter_context(line(caller.port)) for _ in range(6)]
        assert rest(opened[-1]) == b""
        opened[0].close()
        opened[1].sendall(b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n")
        assert rest(opened[1]).startswith(b"HTTP/1.1 200")


def test_whoever_says_nothing_is_let_go(house: House) -> None:
    with served(house, Doors(patience=0.2)) as caller, line(caller.port) as silent, line(caller.port) as half:
        half.sendall(b"GET /healthz HTTP/1.1\r\nX-")
        assert rest(silent) == rest(half) == b""


def test_a_byte_now_and_then_is_not_enough(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LONGEST_REQUEST", 0.3)
    with served(house) as caller, line(caller.port) as slow:
        begun = time.monotonic()
        slow.sendall(POST + b"Content-Length: 100000\r\n\r\n")
        slow.settimeout(0.01)
        sent = 0
        with suppress(ConnectionResetError, BrokenPipeError):
            while sent < 2000:
                slow.sendall(b"x")
                sent += 1
                with suppress(TimeoutError):
                    assert slow.recv(1) == b""
                    break
        assert time.monotonic() - begun > 0.3
        assert 0 < sent < 2000
