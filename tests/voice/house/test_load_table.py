"""What a table costs the house while much is said to it: one wake-up on its way, and nothing that nobody looks at."""

import heapq
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from intents.commands import MoreTime, Pause, Resume, StartNight, TimeLeft
from scripts.cues import Sound
from tests.voice.moderator.island import cards, dealt_from
from voice.house import House, ServedTable
from voice.house import table as table_module
from voice.house.foretold import Piece, Silence, foretold
from voice.house.view import view
from voice.moderator import course as course_module
from voice.moderator.effects import Chime, Speak
from voice.mouth import Unspoken, Wish

DECK = ("werewolf", "werewolf", "seer", "robber", "witch", "villager")
NIGHT = StartNight(roles=DECK, only=True, players=3, now=True)


class HandTimers:
    """Time that a test lets go by."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.later: list[tuple[float, int, Callable[[], None]]] = []
        self._number = count()

    def now(self) -> float:
        return self.time

    def at(self, time: float, call: Callable[[], None]) -> None:
        heapq.heappush(self.later, (time, next(self._number), call))

    def close(self) -> None: ...

    def until(self, time: float) -> None:
        while self.later and self.later[0][0] <= time:
            due, _, call = heapq.heappop(self.later)
            self.time = max(self.time, due)
            call()
        self.time = max(self.time, time)


@pytest.fixture
def timers() -> HandTimers:
    return HandTimers()


@pytest.fixture
def house(tmp_path: Path, timers: HandTimers) -> Iterator[House]:
    house = House(voice=Unspoken, timers=timers, folder=tmp_path)
    house.load()
    with closing(house):
        yield house


@pytest.fixture
def table(house: House, timers: HandTimers) -> ServedTable:
    """In the first pause of a night; all its lines are made."""
    table = house.open(players=3)
    for text in ("hello", *table.moderator.state.last_said):
        _make(house, text)
    table.send(NIGHT)
    script = table.moderator.script
    assert script
    for piece in foretold(table.moderator.state, timers.now()):
        if isinstance(piece, Speak):
            _make(house, piece.text)
    while table.conductor.wakes is None:
        timers.until(timers.time + 0.1)
    return table


def _make(house: House, text: str) -> None:
    house.clips.sound(house.clips.clip(Wish(text, "en")).key, 30)


def _length(house: House, pieces: Sequence[Piece]) -> float:
    return sum(_seconds(house, piece) for piece in pieces)


def _seconds(house: House, piece: Piece) -> float:
    match piece:
        case Silence(seconds):
            return seconds
        case Chime(name):
            return house.clips.sound(name).seconds
        case Speak(text, language):
            clip = house.clips.clip(Wish(text, language))
            return house.clips.seconds(clip) or house.clips.sound(clip.key).seconds


def lines_told(table: ServedTable) -> list[str]:
    return [each.data["text"] for each in table.feed.after(0) if each.kind == "say" and each.data["narration"]]


def test_however_much_is_said_one_wake_up_is_on_its_way(table: ServedTable, timers: HandTimers) -> None:
    before = len(timers.later)
    for _ in range(200):
        table.send(MoreTime(1))
    chimes = 200  # each has an end, which is due within a second
    assert len(timers.later) <= before + chimes + 1
    timers.until(timers.time + 2)
    assert len(timers.later) <= 3


def test_a_pause_that_was_lengthened_ends_when_it_should_and_once(table: ServedTable, timers: HandTimers) -> None:
    told, ends = lines_told(table), table.conductor.wakes
    assert ends is not None
    table.send(MoreTime(20))
    timers.until(ends + 19.5)
    assert lines_told(table) == told
    timers.until(ends + 20.1)
    course = table.moderator.state.course
    assert course
    script = table.moderator.script
    assert script
    assert isinstance(script.cues[course.at], Sound)
    timers.until(timers.time + 2)
    assert len(lines_told(table)) == len(told) + 1


def test_a_pause_that_was_held_goes_on_for_the_rest_of_its_time(table: ServedTable, timers: HandTimers) -> None:
    told, ends = lines_told(table), table.conductor.wakes
    assert ends is not None
    left = ends - timers.time
    table.send(Pause())
    timers.until(timers.time + 100)
    assert lines_told(table) == told
    table.send(Resume())
    timers.until(timers.time + left - 0.2)
    assert lines_told(table) == told
    timers.until(timers.time + 4)  # the signals have their time too
    assert len(lines_told(table)) == len(told) + 1


def test_nobody_makes_a_view_that_nobody_looks_at(table: ServedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bool] = []

    def counted(*facts: Any) -> object:
        made.append(True)
        return view(*facts)

    monkeypatch.setattr(table_module, "view", counted)
    start = table.feed.last
    table.send(Pause())
    table.send(Resume())
    assert not made
    (held, *_) = [each for each in table.feed.after(start) if each.kind == "state"]
    assert held.data["held"] is True  # as it was then, not as it is now
    assert '"held": true' in held.text
    assert len(made) == 1


def test_an_answer_names_a_narration_that_is_written_only_when_it_is_asked_for(
    house: House, table: ServedTable, timers: HandTimers
) -> None:
    media = table.media()
    assert media
    assert table.media() == media
    for _ in range(300):  # others ask as well
        timers.time += 0.1
        table.media()
    assert house.narrations.knows(media.path.removeprefix("/audio/").removesuffix(".mp3"))


def test_a_narration_is_as_long_as_what_is_to_come(house: House, table: ServedTable, timers: HandTimers) -> None:
    pieces = list(foretold(table.moderator.state, timers.now()))
    media = table.media()
    assert media
    file = house.narrations.file(media.path.removeprefix("/audio/").removesuffix(".mp3"), ".wav")
    assert file.wait(60)
    seconds = (file.path.stat().st_size - 44) / 2 / 22_050
    assert seconds == pytest.approx(_length(house, pieces), abs=1)


def test_a_narration_of_a_secret_game_ends_with_its_present_part(house: House) -> None:
    evening = dealt_from(3, cards())
    state, now = evening.moderator.state, evening.now
    assert state.table
    media = house.narrations.plan(state, now)
    assert media
    pieces = list(foretold(state, now))
    assert 0 < len(pieces) < len(list(foretold(replace(state, table=None), now)))
    file = house.narrations.file(media.path.removeprefix("/audio/").removesuffix(".mp3"), ".wav")
    assert file.wait(60)
    seconds = (file.path.stat().st_size - 44) / 2 / 22_050
    assert seconds == pytest.approx(_length(house, pieces), abs=1)


def test_time_left_is_counted_from_a_timeline_made_once(table: ServedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    table.send(TimeLeft())
    made: list[bool] = []

    def counted(*_: object) -> list[object]:
        made.append(True)
        return []

    monkeypatch.setattr(course_module, "timeline", counted)
    table.send(TimeLeft())
    table.view()
    assert not made
