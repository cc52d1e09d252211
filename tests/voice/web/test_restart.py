"""The plug is pulled in the middle of a night: the house comes back with its tables where they were."""

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.voice.web.calling import Caller
from tests.voice.web.running import Service

WHAT_WAS_SAID = "the weather is nice on Tuesdays"
NAMES = ["Hortensia", "Wilfried", "Эльвира"]
PRIVATE = ("0.0.0.0",)  # noqa: S104 (a house with a key)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    with Service(tmp_path) as service:
        yield service


def present(view: Any) -> list[str]:
    return [call["title"] for call in view["timeline"] if call["when"] == "now"]


def second_call(caller: Caller, code: str) -> Any:
    """Skips to a call in the middle of the night; how the table stands then."""
    for _ in range(6):
        caller.send(code, "Skip")
    view = caller.view(code)
    assert view["phase"] == "night"
    assert present(view)
    return view


def test_a_night_goes_on_at_the_same_cue_after_the_plug_was_pulled(service: Service) -> None:
    code = service.caller.open(names=NAMES)
    held = service.caller.night()
    service.caller.send(held, "Pause")
    idle = service.caller.open(language="uk")
    assert service.caller.send(code, "StartNight", roles=["seer", "robber"], now=True).json["phase"] == "night"
    port = service.caller.port
    with service.caller.follow(code) as following:
        before = second_call(service.caller, code)
        last = following.until("say", narration=True)
        waiting = service.caller.view(held)
        while b"nightcaller_tables_unwritten 0.0" not in service.caller.get("/metrics").body:
            pass
        service.end(signal.SIGKILL)
        list(following)  # the line is cut
    service.start(port=port)
    assert service.caller.port == port
    after = service.caller.view(code)
    assert (after["code"], after["phase"], after["held"]) == (code, "night", False)
    assert present(after) == present(before)
    assert (after["roles"], after["seats"], after["settings"]) == (before["roles"], before["seats"], before["settings"])
    with service.caller.follow(code, last.id) as again:
        assert next(iter(again)).kind == "state"  # its numbers are others now: all is told anew
        service.caller.send(code, "Skip")
        assert again.until("say", narration=True)
    # Whoever waited waits still, and whoever had not begun has not.
    assert service.caller.view(held)["held"] is True
    assert present(service.caller.view(held)) == present(waiting)
    assert service.caller.view(idle)["settings"]["language"] == "uk"


def test_whoever_looks_after_services_ends_it_politely_and_at_once(service: Service) -> None:
    code = service.caller.night()
    with service.caller.follow(code) as following:
        assert next(iter(following)).kind == "state"
        assert service.end(signal.SIGTERM) == 0
        assert "closed" not in [each.kind for each in following]
    assert service.log == ""
    service.start()
    assert service.caller.view(code)["phase"] == "night"


def test_nothing_secret_is_in_the_log(tmp_path: Path) -> None:
    with Service(tmp_path, ("--host", *PRIVATE)) as service:
        caller = service.caller
        key = caller.headers["Authorization"].partition(" ")[2]
        code = caller.open(names=NAMES)
        caller.say(code, WHAT_WAS_SAID)
        caller.post(f"/api/tables/{code}/sound", b"x", Content_Type="audio/wav")
        caller.send(code, "RecordVote", voter=NAMES[0], target=NAMES[1])
        caller.get("/nothing/Hortensia")
        Caller(caller.port).get(f"/api/catalogue?key={key}")
        Caller(caller.port, {"Authorization": "Bearer guess"}).get("/api/catalogue")
        assert (tmp_path / "state" / "token").stat().st_mode & 0o777 == 0o600
        metrics = caller.get("/metrics").body.decode()
        service.end(signal.SIGINT)
    for secret in (key, WHAT_WAS_SAID, *NAMES):
        assert secret not in service.log
        assert secret not in metrics
    assert code not in metrics
