"""The one clock of the house: in order, on time, and not to be stopped by any table."""

from collections.abc import Iterator
from contextlib import closing
from threading import Event

import pytest

from voice.house.timers import WallTimers

PATIENCE = 10


@pytest.fixture
def timers() -> Iterator[WallTimers]:
    with closing(WallTimers()) as timers:
        yield timers


def test_calls_come_in_the_order_of_their_times(timers: WallTimers) -> None:
    called: list[str] = []
    done, now = Event(), timers.now()
    timers.at(now + 0.09, done.set)
    timers.at(now + 0.06, lambda: called.append("second"))
    timers.at(now + 0.03, lambda: called.append("first"))
    assert done.wait(PATIENCE)
    assert called == ["first", "second"]
    assert timers.now() >= now + 0.09
    assert timers.latest > 0


def test_what_goes_wrong_at_one_table_does_not_stop_the_others(
    timers: WallTimers, caplog: pytest.LogCaptureFixture
) -> None:
    done, secret = Event(), "Bohdan is the Werewolf"

    def stumble() -> None:
        raise ValueError(secret)

    timers.at(timers.now(), stumble)
    timers.at(timers.now(), done.set)
    assert done.wait(PATIENCE)
    assert "ValueError" in caplog.text
    assert "stumble" in caplog.text
    assert secret not in caplog.text  # nothing that was said is in a log
