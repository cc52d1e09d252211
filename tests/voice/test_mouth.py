"""The mouth: lines in their time, silence at once, and an evening that goes on without a speaker."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from time import monotonic, sleep

import numpy as np
import pytest

from scripts import words
from scripts.timeline import BREATH, speaking_seconds
from tests.voice.sound_card import SoundCard, needs_pulseaudio, sound_card
from voice import mouth, player
from voice.audio import Sound
from voice.errors import DoorError
from voice.loudness import Pcm
from voice.mouth import LiveMouth
from voice.outlet import NoSpeaker
from voice.player import DUCKED, FADE, Player

BLOCK = player.RATE // 50
SECOND = player.RATE


class Played:
    """A player whose clock is the number of samples it gave."""

    def __init__(self) -> None:
        self.drained: list[tuple[int, float]] = []
        self.player = Player(lambda mark, at: self.drained.append((mark, at)))
        self.time = 0.0
        self.sound: list[Pcm] = []

    def say(self, seconds: float, mark: int = 1, due: float = 0.0) -> None:
        self.player.add(self.player.line(mark, due), np.ones(round(seconds * SECOND), np.float32), last=True)

    def run(self, seconds: float) -> "Played":
        for _ in range(round(seconds * 50)):
            self.sound.append(self.player.give(BLOCK, self.time))
            self.time += 1 / 50
        return self

    @property
    def loud(self) -> list[tuple[float, float]]:
        """From when to when something sounds."""
        on = np.concatenate([[0], (np.abs(np.concatenate(self.sound)) > 0.01).astype(int), [0]])
        starts, ends = np.flatnonzero(np.diff(on) == 1), np.flatnonzero(np.diff(on) == -1)
        return [(start / SECOND, end / SECOND) for start, end in zip(starts, ends, strict=True)]


def test_lines_come_one_after_the_other_with_a_breath_between() -> None:
    played = Played()
    played.say(0.5, 1)
    played.say(0.25, 2)
    (first, second) = played.run(2).loud
    assert first == pytest.approx((0, 0.5), abs=1e-3)
    assert second == pytest.approx((0.5 + BREATH, 0.75 + BREATH), abs=1e-3)
    ((mark, end),) = played.drained
    assert mark == 2
    assert end == pytest.approx(0.75 + BREATH, abs=1e-3)


def test_a_line_that_is_due_later_waits() -> None:
    played = Played()
    played.say(0.1, 1, due=0.513)
    assert played.run(1).loud == [pytest.approx((0.513, 0.613), abs=1e-3)]


def test_an_hour_of_lines_does_not_drift() -> None:
    """Whoever hears the end of a line a block later still begins the next one in time."""
    played = Played()
    played.say(0.3)
    due = 0.0
    for _ in range(300):
        while not played.drained:
            played.run(0.02)
        (_, end) = played.drained.pop()
        due = end + 1.0
        while played.time < due + 0.01:  # the loop wakes up late
            played.run(0.02)
        played.sound.clear()
        played.say(0.3, due=due)
    assert due == pytest.approx(300 * 1.3, abs=0.05)


def test_a_line_that_comes_much_too_late_counts_as_late() -> None:
    played = Played().run(1)
    played.say(0.2, due=0.5)
    played.run(1)
    assert played.drained[0][1] == pytest.approx(1.2, abs=0.03)


def test_hushed_within_milliseconds_and_the_next_line_at_once() -> None:
    played = Played()
    played.say(5)
    played.say(5)
    played.run(1)
    played.player.hush()
    played.run(0.5)
    assert played.loud == [pytest.approx((0, 1 + FADE / SECOND), abs=2e-3)]
    assert played.drained == []
    played.say(0.1, due=1.5)
    assert played.run(0.5).loud[-1][0] == pytest.approx(1.5, abs=1e-3)


def test_loudness_glides() -> None:
    played = Played()
    played.say(3)
    played.run(0.5)
    played.player.volume(50)
    played.run(0.5)
    played.player.duck(True)
    played.run(0.5)
    played.player.duck(False)
    sound = np.concatenate(played.run(0.5).sound)
    assert [sound[round(at * SECOND)] for at in (0.4, 0.9, 1.4, 1.9)] == pytest.approx(
        [1, 0.25, 0.25 * DUCKED, 0.25], rel=1e-3
    )
    assert np.abs(np.diff(sound[: round(1.9 * SECOND)])).max() < 0.01


class Voice:
    """Says everything as a tone; counts what it was asked for."""

    voice, language, rate = "tone", "en", 24_000

    def __init__(self) -> None:
        self.asked: list[str] = []

    def speak(self, text: str, pace: float = 1.0) -> Iterator[Pcm]:
        self.asked.append(text)
        yield np.full(self.rate // 10, 0.5, np.float32)


class Kept(NoSpeaker):
    """A speaker of a test: what it plays can be looked at, and its plug pulled."""

    made: list["Kept"]
    absent = False

    def __init__(self, give: Callable[[int], Sound], rate: int) -> None:
        self.sound: list[Sound] = []
        super().__init__(lambda count: self._kept(give(count)), rate)
        type(self).made.append(self)

    def _kept(self, block: Sound) -> Sound:
        self.sound.append(block)
        return block

    def open(self) -> None:
        if type(self).absent:
            raise DoorError("no-speaker")
        super().open()


class Rig:
    """A mouth with everything it tells."""

    def __init__(self) -> None:
        self.drained: list[int] = []
        self.troubles: list[str] = []
        self.back: list[str] = []
        self.voice = Voice()
        Kept.made, Kept.absent = [], False
        self.mouth = LiveMouth(
            lambda _: self.voice,
            lambda mark, _: self.drained.append(mark),
            lambda error: self.troubles.append(error.kind),
            self.back.append,
            Kept,
        )


@pytest.fixture
def rig(monkeypatch: pytest.MonkeyPatch) -> Iterator[Rig]:
    monkeypatch.setattr(mouth, "RETRY", 0.1)
    monkeypatch.setattr(mouth, "look_again_if_free", lambda: None)
    rig = Rig()
    yield rig
    rig.mouth.close()


def wait_for(true: Callable[[], object], seconds: float = 10) -> None:
    until = monotonic() + seconds
    while not true():
        assert monotonic() < until, "it did not happen"
        sleep(0.005)


def test_what_is_said_sounds_and_its_end_is_told(rig: Rig) -> None:
    rig.mouth.open()
    rig.mouth.say("Hello.", "en", 1.0, 7, monotonic())
    wait_for(lambda: rig.drained == [7])
    assert np.abs(np.concatenate(Kept.made[0].sound)).max() > 0.3
    assert not rig.mouth.played.empty()


def test_coming_lines_are_made_before_they_are_wanted_and_only_once(rig: Rig) -> None:
    rig.mouth.open()
    rig.mouth.prepare((f"Line {number}." for number in range(9)), "en", 1.0)
    wait_for(lambda: rig.mouth.prepared)
    assert rig.voice.asked == [f"Line {number}." for number in range(mouth.AHEAD)]
    rig.mouth.say("Line 0.", "en", 1.0, 1, monotonic())
    wait_for(lambda: rig.drained == [1] and rig.mouth.prepared)
    assert rig.voice.asked == [f"Line {number}." for number in range(mouth.AHEAD + 1)]
    rig.mouth.say("Line 3.", "en", 1.0, 2, monotonic())  # some were skipped
    wait_for(lambda: rig.drained == [1, 2] and rig.mouth.prepared)
    assert rig.voice.asked == [f"Line {number}." for number in range(mouth.AHEAD + 4)]


def test_a_hushed_line_is_never_said(rig: Rig) -> None:
    rig.mouth.open()
    rig.mouth.say("Hello.", "en", 1.0, 1, monotonic())
    rig.mouth.hush()
    rig.mouth.chime("heard", 2, monotonic())
    wait_for(lambda: rig.drained == [2])


def test_without_a_speaker_it_is_told_once_and_time_goes_on_as_if_there_were(rig: Rig) -> None:
    Kept.absent = True
    rig.mouth.open()
    rig.mouth.say("Hello.", "en", 1.0, 1, monotonic())
    wait_for(lambda: rig.drained == [1])
    sleep(0.3)
    assert rig.troubles == ["no-speaker"]
    Kept.absent = False
    wait_for(lambda: rig.back == ["speaker"])
    rig.mouth.say("Hello again.", "en", 1.0, 2, monotonic())
    wait_for(lambda: rig.drained == [1, 2])
    assert np.abs(np.concatenate(Kept.made[-1].sound)).max() > 0.3


def test_a_speaker_that_vanishes_in_the_middle_of_a_line(rig: Rig) -> None:
    rig.mouth.open()
    rig.mouth.say("Hello.", "en", 1.0, 1, monotonic())
    Kept.absent = True
    Kept.made[0].ended.set()
    wait_for(lambda: rig.drained == [1])
    wait_for(lambda: rig.troubles == ["speaker-gone"])


def test_a_speaker_that_falls_silent_without_a_word(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mouth, "STILL", 0.2)
    monkeypatch.setattr(Kept, "_take", lambda _self: None)
    rig.mouth.open()
    Kept.absent = True
    wait_for(lambda: rig.troubles == ["speaker-still"])


def test_without_a_voice_a_line_takes_as_long_as_it_would(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(text: str, pace: float = 1.0) -> Iterator[Pcm]:
        raise DoorError("no-espeak", reason="-")
        yield

    monkeypatch.setattr(rig.voice, "speak", broken)
    rig.mouth.open()
    start = monotonic()
    rig.mouth.say("Hello.", "en", 1.0, 1, start)
    rig.mouth.say("Bye.", "en", 1.0, 2, start)
    wait_for(lambda: rig.drained == [2])
    lines = sum(speaking_seconds(text, words("en")) for text in ("Hello.", "Bye."))
    assert monotonic() - start >= lines
    assert rig.troubles == ["no-espeak"]


# Real devices. PortAudio looks for them once, so each test is a program of its own, started with the card's variables.

PRELUDE = """
import json, sys
from queue import SimpleQueue
from time import monotonic, sleep
import numpy as np
from voice.devices import Microphone
from voice.mouth import LiveMouth

class Voice:
    voice, language, rate = "tone", "en", 48_000
    def speak(self, text, pace=1.0):
        yield (0.3 * np.sin(2 * np.pi * 880 * np.arange(20 * self.rate) / self.rate)).astype(np.float32)

told = SimpleQueue()
voice = Voice()
mouth = LiveMouth(lambda _: voice, lambda mark, at: None, lambda error: told.put(error.kind), told.put)
"""

HUSH = """
mouth.open()
silent = []
with Microphone() as microphone:
    blocks = iter(microphone)
    next(blocks)
    for turn in range(5):
        mouth.say("Hello", "en", 1.0, turn, monotonic())
        for block in blocks:
            if np.abs(block).max() > 0.1:
                break
        heard = 0
        for block in blocks:  # so much of it that the buffers are full
            heard += len(block)
            if heard > 16_000:
                break
        hushed = monotonic()
        mouth.hush()
        left = 0
        for block in blocks:
            left = 0 if np.abs(block).max() > 0.01 else left + len(block)
            if left > 4_000:
                break
        # The microphone's own way is in it too.
        silent.append(monotonic() - left / 16_000 - hushed)
print(json.dumps(silent))
"""

UNPLUGGED = """
mouth.open()
mouth.say("Hello", "en", 1.0, 1, monotonic())
print("open", flush=True)
print(told.get(timeout=20), flush=True)
print(told.get(timeout=20), flush=True)
mouth.close()
"""


def program(text: str, card: SoundCard) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", PRELUDE + text],
        env={**os.environ, **card.variables},
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


@needs_pulseaudio
def test_silence_within_150_milliseconds() -> None:
    with sound_card() as card, program(HUSH, card) as run:
        assert run.stdout
        silent = sorted(json.loads(run.stdout.read()))
    assert silent[len(silent) // 2] < 0.15  # a busy machine may be late once or twice


@needs_pulseaudio
def test_the_speaker_is_pulled_out_and_put_in_again() -> None:
    with sound_card() as card, program(UNPLUGGED, card) as run:
        assert run.stdout
        assert run.stdout.readline() == "open\n"
        card.pull_out()
        assert run.stdout.readline() in {"speaker-gone\n", "speaker-still\n"}
        card.plug_in()
        assert run.stdout.readline() == "speaker\n"
        assert run.wait(timeout=20) == 0


def test_an_outlet_ends_when_it_is_told_to() -> None:
    given = Event()

    def give(count: int) -> Sound:
        given.set()
        return np.zeros(count, np.float32)

    outlet = NoSpeaker(give, player.RATE)
    outlet.open()
    assert given.wait(5)
    outlet.close()
    assert outlet.ended.is_set()


def test_a_long_answer_that_is_still_to_be_made_begins_with_a_signal(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rig.voice, "speak", lambda _text, _pace=1.0: iter([np.zeros(9, np.float32)]))
    rig.mouth.open()
    known = "A line of the night that is already there when it is wanted."
    rig.mouth.prepare([known], "en", 1.0)
    wait_for(lambda: rig.mouth.prepared)
    for mark, text in enumerate(("Short.", known)):
        rig.mouth.say(text, "en", 1.0, mark, monotonic(), answer=True)
        wait_for(lambda mark=mark: mark in rig.drained)  # type: ignore[misc]
    assert not np.concatenate(Kept.made[0].sound).any()
    rig.mouth.say("Something that nobody has thought of before, and that is long.", "en", 1.0, 9, 0.0, answer=True)
    wait_for(lambda: 9 in rig.drained)
    assert np.concatenate(Kept.made[0].sound).any()
