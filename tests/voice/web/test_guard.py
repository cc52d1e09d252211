"""Who is let in, how often, from which pages, and what every answer says to a browser."""

import logging
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.voice.web.calling import Caller, served
from voice.house import House
from voice.web import Doors, create_app, guard
from voice.web.guard import HEADERS, TRIES, WINDOW, Guard
from voice.web.server import token

KEY = "the-key-of-this-house"
KEYED = Doors(KEY, requests_a_second=100_000, burst=100_000)


class Clock:
    def __init__(self) -> None:
        self.time = 10.0
        """A machine that has just been started."""

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of all guards that are made from now on."""
    clock = Clock()
    made = Guard.__init__
    monkeypatch.setattr(Guard, "__init__", lambda self, doors: made(self, doors, clock))
    return clock


@pytest.fixture
def stranger(house: House, clock: Clock) -> Iterator[Caller]:
    with served(house, KEYED) as caller:
        yield caller


def with_key(caller: Caller, key: str = KEY) -> Caller:
    return Caller(caller.port, {"Authorization": f"Bearer {key}"})


def test_without_the_key_nothing_but_the_open_ways(stranger: Caller) -> None:
    for method, path in (
        ("POST", "/api/tables"),
        ("GET", "/api/tables/1"),
        ("GET", "/api/tables/1/events"),
        ("GET", "/api/catalogue"),
        ("GET", "/metrics"),
        ("GET", "/api/nothing"),
        ("GET", "//api/catalogue"),
        ("GET", "/static/../api/catalogue"),
    ):
        got = stranger.ask(method, path)
        assert got.error in ("token-missing", "no-page"), path
        assert got.status in (401, 404)
    assert stranger.get("/healthz").status == 200
    assert stranger.get("/openapi.json").status == 200
    assert stranger.get("/audio/heard.wav").status == 200


def test_the_key_opens_by_header_or_by_cookie(stranger: Caller) -> None:
    assert with_key(stranger).get("/api/catalogue").status == 200
    session = stranger.post("/api/session", {"token": KEY})
    cookie = session.headers["Set-Cookie"]
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    page = Caller(stranger.port, {"Cookie": cookie.partition(";")[0]})
    assert page.get("/api/catalogue").status == 200
    code = page.open()
    with page.follow(code) as following:
        assert next(iter(following)).kind == "state"


def test_behind_a_proxy_the_cookie_stays_on_the_safe_line_and_callers_are_told_apart(house: House) -> None:
    doors = Doors(KEY, public_url="https://night.example")
    with served(house, doors) as proxy:
        session = proxy.post("/api/session", {"token": KEY}, X_Forwarded_Proto="https", X_Forwarded_For="203.0.113.5")
        assert "Secure" in session.headers["Set-Cookie"]
        for _ in range(TRIES):
            assert with_key(proxy, "guess").get("/api/catalogue", X_Forwarded_For="203.0.113.6").status == 401
        assert with_key(proxy).get("/api/catalogue", X_Forwarded_For="203.0.113.6").error == "banned"
        # What the caller himself put before his address changes nothing.
        assert with_key(proxy).get("/api/catalogue", X_Forwarded_For="203.0.113.9, 203.0.113.6").error == "banned"
        assert with_key(proxy).get("/api/catalogue", X_Forwarded_For="203.0.113.7").status == 200


def test_without_a_proxy_nobody_is_who_he_says(stranger: Caller) -> None:
    for number in range(TRIES):
        with_key(stranger, "guess").get("/api/catalogue", X_Forwarded_For=f"203.0.113.{number}")
    assert with_key(stranger).get("/api/catalogue", X_Forwarded_For="203.0.113.99").error == "banned"


@pytest.mark.parametrize(
    "key", ["wrong", KEY[:-1], f"{KEY}x", KEY.upper(), "ключ".encode().decode("latin-1"), "x" * 8000]
)
def test_another_key_is_none(stranger: Caller, key: str) -> None:
    got = with_key(stranger, key).get("/api/catalogue")
    assert (got.status, got.error) == (401, "token-wrong")


def test_keys_are_compared_in_constant_time(stranger: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[bytes, bytes]] = []

    def compare(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr("voice.web.guard.hmac.compare_digest", compare)
    assert with_key(stranger).get("/api/catalogue").status == 200
    assert stranger.post("/api/session", {"token": "guess"}).status == 401
    assert compared == [(KEY.encode(), KEY.encode()), (b"guess", KEY.encode())]


@pytest.mark.parametrize("by_session", [False, True])
def test_whoever_guesses_is_banned_and_the_ban_ends(stranger: Caller, clock: Clock, by_session: bool) -> None:
    for _ in range(TRIES):
        if by_session:
            assert stranger.post("/api/session", {"token": "guess"}).error == "token-wrong"
        else:
            assert with_key(stranger, "guess").get("/api/catalogue").error == "token-wrong"
    banned = with_key(stranger).get("/api/catalogue")
    assert (banned.status, banned.error, banned.headers["Retry-After"]) == (429, "banned", "600")
    assert stranger.post("/api/session", {"token": KEY}).error == "banned"
    assert stranger.get("/audio/heard.wav").status == 200  # a speaker in the same place plays on
    clock.time += WINDOW - 1
    assert with_key(stranger).get("/api/catalogue").error == "banned"
    clock.time += 1
    assert with_key(stranger).get("/api/catalogue").status == 200
    assert with_key(stranger, "guess").get("/api/catalogue").error == "token-wrong"
    assert with_key(stranger).get("/api/catalogue").status == 200


def test_a_page_without_the_key_may_knock_as_often_as_it_likes(stranger: Caller) -> None:
    for _ in range(3 * TRIES):
        assert stranger.get("/api/catalogue").error == "token-missing"
    assert with_key(stranger).get("/api/catalogue").status == 200


def test_so_many_requests_and_no_more(house: House, clock: Clock) -> None:
    with served(house, Doors(requests_a_second=2, burst=5)) as caller:
        statuses = [caller.ask("OPTIONS", "/healthz").status for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert caller.ask("HEAD", "/healthz").headers["Retry-After"] == "1"
        clock.time += 1
        assert [caller.ask("HEAD", "/healthz").status for _ in range(3)] == [200, 200, 429]


def test_addresses_are_not_remembered_without_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "ADDRESSES", 100)
    watching = Guard(Doors())
    app = create_app(house)
    for number in range(1000):
        with app.test_request_context("/healthz", environ_base={"REMOTE_ADDR": f"10.0.{number // 250}.{number % 250}"}):
            watching._caller()
    assert len(watching._callers) == 100


def test_a_network_of_six_counts_as_one_caller(house: House) -> None:
    app = create_app(house, Doors(burst=3, requests_a_second=0.001))
    asked = [
        app.test_client()
        .get("/healthz", base_url="http://localhost", environ_base={"REMOTE_ADDR": address})
        .status_code
        for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8::4", "2001:db8:0:1::1")
    ]
    assert asked == [200, 200, 200, 429, 200]


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8477",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "0.0.0.0",  # noqa: S104 (asked for, not bound)
        "localhost:x",
        "",
    ],
)
def test_a_name_that_leads_here_from_elsewhere_is_refused(caller: Caller, host: str) -> None:
    got = caller.get("/healthz", Host=host)
    assert (got.status, got.error) in ((403, "wrong-host"), (400, "bad-request"))


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1:9999", "[::1]", "[::1]:8477"])
def test_this_machine_has_several_names(caller: Caller, host: str) -> None:
    assert caller.get("/healthz", Host=host).status == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
    ],
)
def test_a_page_of_another_site_changes_nothing(caller: Caller, headers: dict[str, str]) -> None:
    code = caller.open()
    for method, path in (
        ("POST", "/api/tables"),
        ("PUT", "/api/tables/kitchen"),
        ("DELETE", f"/api/tables/{code}"),
        ("POST", f"/api/tables/{code}/commands"),
        ("POST", f"/api/tables/{code}/sound"),
        ("POST", "/api/session"),
    ):
        got = caller.ask(method, path, {}, **headers)
        assert (got.status, got.error) == (403, "other-page"), path
    assert caller.view(code)["phase"] == "setup"


def test_a_page_of_our_own_may(caller: Caller) -> None:
    home = f"http://127.0.0.1:{caller.port}"
    assert caller.post("/api/tables", {}, Origin=home, Sec_Fetch_Site="same-origin").status == 201


def test_a_form_of_another_site_is_no_json(caller: Caller) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        got = caller.post("/api/tables", b'{"language": "uk"}', Content_Type=kind)
        assert (got.status, got.error) == (415, "not-json-body")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/healthz", 200),
        ("GET", "/nothing", 404),
        ("GET", "/static/nothing.js", 404),
        ("PATCH", "/api/tables/1", 405),
        ("TRACE", "/", 405),
        ("OPTIONS", "/api/tables", 200),
        ("POST", "/api/deck", 415),
        ("GET", "/api/tables/1/events", 404),
    ],
)
def test_every_answer_tells_the_browser_to_be_careful(caller: Caller, method: str, path: str, status: int) -> None:
    got = caller.ask(method, path)
    assert got.status in (status, 404)  # the page brings / along
    assert {name.title(): got.headers[name.title()] for name in HEADERS}.items() >= {
        "Content-Security-Policy": HEADERS["Content-Security-Policy"],
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "no-referrer",
    }.items()
    assert "unsafe" not in got.headers["Content-Security-Policy"]
    assert "Server" not in got.headers


def test_the_key_is_made_once_and_nobody_else_reads_it(tmp_path: Path) -> None:
    made = token(tmp_path / "new")
    assert len(made) >= 24
    assert token(tmp_path / "new") == made
    file = tmp_path / "new" / "token"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    assert token(tmp_path / "new") == made
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("")
    file.chmod(0o644)
    assert token(tmp_path / "new") not in ("", made)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_where_nothing_can_be_written_there_is_a_key_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert len(token(tmp_path / "file" / "below")) >= 24


def test_an_error_is_logged_without_what_was_said(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    said = " ".join(("Anna", "is", "the", "Werewolf"))

    def broken(*_: object, **__: object) -> None:
        raise ValueError(said)

    app = create_app(house)
    monkeypatch.setattr(house, "open", broken)
    with caplog.at_level(logging.DEBUG):
        got = app.test_client().post("/api/tables", base_url="http://localhost")
    assert (got.status_code, got.get_json()["error"]) == (500, "went-wrong")
    assert "ValueError" in caplog.text
    assert "in open_table" in caplog.text
    assert "Anna" not in caplog.text
