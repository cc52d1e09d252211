"""At the door: who may come in, how often, and what every answer says to the browser."""

import hmac
import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from time import monotonic
from urllib.parse import urlsplit

from flask import Flask, Response, jsonify, request

from voice.errors import DoorError
from voice.web.bodies import Token, body
from voice.web.doors import Doors

COOKIE = "nightcaller"
SESSION = "/api/session"
OPEN = ("/healthz", "/openapi.json", "/audio/", "/alexa", "/static/", SESSION)
"""Ways that need no token: what is there is no secret, or is guarded in another way."""
PAGES = ("/", "/table")
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
TRIES, WINDOW = 10, 600.0
"""So many wrong tokens in so many seconds, and an address is banned for as long."""
ADDRESSES = 10_000
"""That are remembered."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self' blob:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "microphone=(self), camera=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


@dataclass
class _Caller:
    """What is remembered of an address."""

    left: float
    """Requests that it may still make at once."""
    seen: float
    wrong: int = 0
    since: float = 0.0
    """Wrong tokens, from when on."""


class Guard:
    """Looks at every request before anybody else does."""

    def __init__(self, doors: Doors, now: Callable[[], float] = monotonic) -> None:
        self._doors, self._now = doors, now
        self._callers: OrderedDict[str, _Caller] = OrderedDict()
        self._lock = Lock()

    def watch(self, app: Flask) -> None:
        app.before_request(self._let_in)
        app.after_request(_with_headers)
        app.add_url_rule(SESSION, "session", self._session, methods=["POST"])

    def _let_in(self) -> None:
        with self._lock:
            self._slow_down(self._caller())
        self._check_size()
        self._check_origin()
        if self._doors.token and not _open(request.path) and not self._knows():
            if not _given():  # nobody guesses by knocking
                raise DoorError("token-missing")
            with self._lock:
                self._count_wrong(self._caller())
            raise DoorError("token-wrong")

    def _session(self) -> Response:
        """A page that knows the token gets a cookie, since neither sound nor events can send a header."""
        token = body(Token).token
        if self._doors.token and not _same(token, self._doors.token):
            with self._lock:
                self._count_wrong(self._caller())
            raise DoorError("token-wrong")
        response = jsonify(ok=True)
        if self._doors.token:
            secure = request.is_secure
            response.set_cookie(COOKIE, token, max_age=30 * 86400, httponly=True, samesite="Strict", secure=secure)
        return response

    def _caller(self) -> _Caller:
        """Of this request's address; an IPv6 network counts as one, since it is somebody's."""
        now, name = self._now(), _network(request.remote_addr or "")
        caller = self._callers.setdefault(name, _Caller(self._doors.burst, now))
        self._callers.move_to_end(name)
        while len(self._callers) > ADDRESSES:
            self._callers.popitem(last=False)
        return caller

    def _slow_down(self, caller: _Caller) -> None:
        now = self._now()
        guesses = not _open(request.path) or request.path == SESSION
        if caller.wrong >= TRIES and now - caller.since < WINDOW and guesses:
            raise DoorError("banned")
        caller.left = min(self._doors.burst, caller.left + (now - caller.seen) * self._doors.requests_a_second)
        caller.seen = now
        if caller.left < 1:
            raise DoorError("too-fast")
        caller.left -= 1

    def _count_wrong(self, caller: _Caller) -> None:
        if not caller.wrong or self._now() - caller.since >= WINDOW:
            caller.wrong, caller.since = 0, self._now()
        caller.wrong += 1

    def _check_size(self) -> None:
        length = request.content_length or 0
        sound = request.path.endswith("/sound")
        if length > (self._doors.largest_sound if sound else self._doors.largest_body):
            raise DoorError("too-large")
        if not sound:
            request.max_content_length = self._doors.largest_body

    def _check_origin(self) -> None:
        """A page of another site cannot play with this house, nor with one that pretends to be at home here."""
        host = request.host.rpartition(":")[0] if request.host.rpartition(":")[2].isdigit() else request.host
        if not self._doors.token and host.casefold() not in self._doors.hosts:
            raise DoorError("wrong-host")
        if request.method in SAFE:
            return
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc != request.host:
            raise DoorError("other-page")
        if request.headers.get("Sec-Fetch-Site") in ("cross-site", "same-site"):
            raise DoorError("other-page")

    def _knows(self) -> bool:
        return any(_same(given, self._doors.token) for given in _given())


def _given() -> list[str]:
    """The tokens that came with the request."""
    kind, _, bearer = request.headers.get("Authorization", "").partition(" ")
    found = [bearer.strip() if kind.casefold() == "bearer" else "", request.cookies.get(COOKIE, "")]
    return [token for token in found if token]


def _same(given: str, token: str) -> bool:
    return hmac.compare_digest(given.encode("utf-8", "replace"), token.encode())


def needs_key(path: str) -> bool:
    return not _open(path)


def _open(path: str) -> bool:
    return path in PAGES or path.startswith(("/table/", "/join/")) or any(path.startswith(way) for way in OPEN)


def _network(address: str) -> str:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else address


def _with_headers(response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Cache-Control", "no-store")
    response.headers["Vary"] = "Accept-Language, Cookie"
    return response
