"""People who ask a service on this machine, one request after the other, and pages that follow its tables."""

import http.client
import json
import random
import socket
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread
from typing import Any

from games import complete

CALLERS = 20
THINKING = 0.5
"""Seconds at most, a quarter of one on average, from an answer to the next request: each asks more than any person."""
PATIENCE = 60.0
"""Seconds for an answer; whatever takes longer is a fault of the bench."""
PACES = ("usual", "slower", "faster")
LANGUAGES = ("en", "uk")
TALKS: Mapping[str, Sequence[tuple[dict[str, Any], ...]]] = {
    "en": (
        ({"text": "pause"}, {"text": "resume"}),
        ({"text": "more time"},),
        ({"text": "what does the witch do"},),
        ({"text": "how much time is left"},),
        ({"text": "who is next"},),
        ({"text": "we had pizza on friday"},),
        ({"intent": "Pause"}, {"intent": "Resume"}),
        ({"intent": "MoreTime", "slots": {"seconds": 15}},),
        ({"intent": "SetVolume", "slots": {"volume": "louder"}},),
        ({"intent": "Repeat"},),
        ({},),
    ),
    "uk": (
        ({"text": "пауза"}, {"text": "продовжуй"}),
        ({"text": "більше часу"},),
        ({"text": "що робить відьма"},),
        ({"text": "скільки лишилось часу"},),
        ({"text": "хто наступний"},),
        ({"text": "у п’ятницю була піца"},),
        ({"intent": "TimeLeft"},),
        ({"intent": "RoleHelp", "slots": {"role": "seer"}},),
        ({},),
    ),
}
SPECIAL = (
    *("doppelganger", "minion", "seer", "robber", "witch"),
    *("troublemaker", "drunk", "insomniac", "sentinel", "curator"),
)
"""Roles of which each table has some."""


@dataclass(frozen=True)
class Asked:
    """A request, and how long its answer took."""

    way: str
    """“say” or “look”."""
    seconds: float
    status: int


class Caller:
    """A program that keeps its connection."""

    def __init__(self, port: int) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self._line.connect()
        assert self._line.sock is not None
        self._line.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.asked: list[Asked] = []

    def ask(self, method: str, path: str, what: Mapping[str, Any] | None = None) -> dict[str, Any]:
        body = None if what is None else json.dumps(what).encode()
        start = time.perf_counter()
        try:
            answer = self._answer(method, path, body)
        except (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError):
            self._line.close()  # it was quiet for so long that the service has hung up
            answer = self._answer(method, path, body)
        told = answer.read()
        way = "say" if path.endswith("/commands") else "look"
        self.asked.append(Asked(way, time.perf_counter() - start, answer.status))
        found: dict[str, Any] = json.loads(told)
        return found

    def _answer(self, method: str, path: str, body: bytes | None) -> http.client.HTTPResponse:
        self._line.request(method, path, body, {"Content-Type": "application/json"} if body else {})
        return self._line.getresponse()

    def close(self) -> None:
        self._line.close()


@dataclass(frozen=True)
class Seat:
    """A table of the bench."""

    code: str
    language: str


class Callers:
    """Twenty of them, who do not wait between two requests."""

    def __init__(self, port: int, count: int = CALLERS) -> None:
        self._callers = [Caller(port) for _ in range(count)]
        self._pool = ThreadPoolExecutor(count)

    def open(self, numbers: Iterable[int]) -> list[Seat]:
        """Tables of both languages, at their own pace."""
        return self._shared(list(numbers), _open)

    def begin(self, seats: Sequence[Seat]) -> None:
        """A night at each, with a deck of its own, as soon as the house can."""
        self._shared(list(seats), _begin)

    def talk(self, seats: Sequence[Seat], seconds: float) -> list[Asked]:
        """Everything that was asked in so many seconds, each time at any table."""
        until = time.monotonic() + seconds
        jobs = [
            self._pool.submit(_talk, caller, seats, until, random.Random(number))  # noqa: S311 (no secret)
            for number, caller in enumerate(self._callers)
        ]
        return [each for job in jobs for each in job.result()]

    def close(self) -> None:
        self._pool.shutdown()
        for caller in self._callers:
            caller.close()

    def _shared(self, all_work: list[Any], do: Any) -> list[Any]:
        """The work, dealt out to all of them."""
        count = len(self._callers)
        jobs = [
            self._pool.submit(lambda caller, own: [do(caller, each) for each in own], caller, all_work[at::count])
            for at, caller in enumerate(self._callers)
        ]
        return [done for job in jobs for done in job.result()]


def _open(caller: Caller, number: int) -> Seat:
    language, pace = LANGUAGES[number % 2], PACES[number // 2 % 3]
    table = caller.ask("POST", "/api/tables", {"language": language})
    if pace != "usual":
        caller.ask("POST", f"/api/tables/{table['code']}/commands", {"intent": "SetPace", "slots": {"pace": pace}})
    return Seat(table["code"], language)


def _begin(caller: Caller, seat: Seat) -> None:
    chance = random.Random(seat.code)  # noqa: S311 (no secret)
    players = chance.randint(5, 9)
    deck = complete(chance.sample(SPECIAL, 5), players)
    slots = {"roles": list(deck.cards), "only": True, "players": players, "now": True}
    answer = caller.ask("POST", f"/api/tables/{seat.code}/commands", {"intent": "StartNight", "slots": slots})
    assert answer["phase"] == "night", answer


def _talk(caller: Caller, seats: Sequence[Seat], until: float, chance: random.Random) -> list[Asked]:
    caller.asked = []
    while time.monotonic() < until:
        seat = chance.choice(seats)
        time.sleep(chance.uniform(0, THINKING))
        for what in chance.choice(TALKS[seat.language]):
            if what:
                caller.ask("POST", f"/api/tables/{seat.code}/commands", what)
            else:
                caller.ask("GET", f"/api/tables/{seat.code}")
    return caller.asked


class Follower:
    """A page that shows what a table says; it remembers when it was told each line."""

    def __init__(self, port: int, seat: Seat) -> None:
        self.told: dict[str, float] = {}
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        line.connect()
        self._socket = line.sock  # the connection forgets it, since the answer goes on until it is closed
        line.request("GET", f"/api/tables/{seat.code}/events")
        self._stream = line.getresponse()
        assert self._stream.status == 200
        self._thread = Thread(target=self._follow, name=f"follows {seat.code}", daemon=True)
        self._thread.start()

    def close(self) -> None:
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._stream.close()

    def _follow(self) -> None:
        with suppress(OSError, ValueError, http.client.HTTPException):
            for row in self._stream:
                if row.startswith(b"id: "):
                    self.told[row[4:].strip().decode()] = time.monotonic()
