"""Requests take turns, and what waits for something else takes none."""

from collections.abc import Iterable
from threading import Barrier, Event, Thread
from typing import Any

import pytest
from werkzeug.test import EnvironBuilder

from voice.web.turns import Turns

PATIENCE = 10


def ask(app: Any, path: str) -> list[bytes]:
    return list(app(EnvironBuilder(path).get_environ(), lambda *_: None))


def test_no_more_than_so_many_are_worked_on_at_once() -> None:
    inside, most, both = [0], [0], Barrier(2)

    def app(environ: Any, start: Any) -> Iterable[bytes]:
        inside[0] += 1
        most[0] = max(most[0], inside[0])
        both.wait(PATIENCE)  # two come in together, or nobody goes on
        inside[0] -= 1
        return [b"done"]

    turns = Turns(app, at_once=2)
    threads = [Thread(target=ask, args=(turns, "/api/tables/1234/commands")) for _ in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert not any(thread.is_alive() for thread in threads)
    assert most == [2]


@pytest.mark.parametrize("path", ["/api/tables/1234/events", "/api/tables/1234/sound", f"/audio/{'0' * 64}.wav"])
def test_what_waits_for_something_else_keeps_nobody_waiting(path: str) -> None:
    inside, leave = Event(), Event()

    def app(environ: Any, start: Any) -> Iterable[bytes]:
        if environ["PATH_INFO"] == path:
            inside.set()
            assert leave.wait(PATIENCE)
        return [b"done"]

    turns = Turns(app, at_once=1)
    slow = Thread(target=ask, args=(turns, path))
    slow.start()
    assert inside.wait(PATIENCE)
    assert ask(turns, "/healthz") == [b"done"]
    leave.set()
    slow.join()


def test_a_turn_ends_when_the_app_fails() -> None:
    def app(environ: Any, start: Any) -> Iterable[bytes]:
        raise ValueError("broken")

    turns = Turns(app, at_once=1)
    for _ in range(3):
        with pytest.raises(ValueError, match="broken"):
            ask(turns, "/healthz")
