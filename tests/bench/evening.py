"""An evening with files in place of devices: how soon an answer sounds, and whether a night drifts."""

import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from queue import Empty, Queue
from threading import Thread
from typing import Any

import numpy as np

from intents.commands import (
    Command,
    MoreTime,
    Pause,
    Repeat,
    Resume,
    RoleHelp,
    SetVolume,
    StartNight,
    TimeLeft,
    WhoIsNext,
)
from scripts import words
from scripts.cues import Say, Script, Wait
from scripts.timeline import BREATH, SOUND, speaking_seconds
from tests.bench.echo import TWENTY
from tests.bench.report import Figure, quantile
from tests.voice.fakes import Evening, FakeEar, FakeScreen, FakeStore
from voice import player
from voice.audio import Sound
from voice.conductor import Conductor
from voice.devices import PER_SECOND
from voice.events import Drained, Event, Quit, Sent
from voice.moderator import Moderator, Plan, State
from voice.outlet import NoSpeaker
from voice.player import Line, Player
from voice.table import Seats, Table, Understanding

NIGHT = State(plan=Plan(roles=tuple(TWENTY), players=len(TWENTY) - 3))
GAME = State(plan=Plan(roles=("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager"), players=3))
ANSWER_AIM, DRIFT_AIM, NIGHT_AIM = 0.3, 0.05, 0.05
ORDERS: tuple[Command, ...] = (
    *(TimeLeft(), Pause(), Resume(), WhoIsNext(), MoreTime(5), Repeat()),
    *(SetVolume("quieter"), RoleHelp("witch"), SetVolume("louder"), MoreTime(90)),
)
APART = 2.6
"""Seconds between two orders: now the narration is interrupted, now a pause."""
LATE = 0.012
"""Seconds that the loop of the simulated hour wakes up late, at most."""


class Noted(Player):
    """Remembers at which sample each line began."""

    def __init__(self, drained: player.Drained) -> None:
        super().__init__(drained)
        self.given = 0
        self.waiting: list[Line] = []
        self.begun: list[tuple[Line, int, float]] = []
        """Lines with their first sample, and when that was given."""

    def line(self, mark: int, due: float, text: str = "") -> Line:
        line = super().line(mark, due, text)
        self.waiting.append(line)
        return line

    def give(self, count: int, now: float) -> Sound:
        block = super().give(count, now)
        self.given += count
        for line in [each for each in self.waiting if each.length]:
            self.waiting.remove(line)
            end = self.given if not line.over else self.given - (count - line.length) % count
            self.begun.append((line, max(0, end - line.length), time.monotonic()))
        return block


def table(state: State) -> tuple[Table, Noted]:
    """An evening at a speaker that is a file."""
    made = Table(Moderator(state), FakeStore(), FakeScreen(), Seats(None, NoSpeaker))
    noted = Noted(made.mouth._player._drained)
    made.mouth._player = noted
    return made, noted


def answers(count: int) -> list[float]:
    """Seconds from an order in the middle of a night to the first sound of its answer, in real time."""
    made, noted = table(NIGHT)
    took: list[float] = []
    with made:
        running = Thread(target=made.run, daemon=True)
        running.start()
        made.put(Sent(StartNight(now=True)))
        time.sleep(12)  # voice loaded, night begun
        for number in range(count):
            before = len(noted.begun)
            sent = time.monotonic()
            made.put(Sent(ORDERS[number % len(ORDERS)]))
            time.sleep(APART + 0.3 * (number % 5))
            after = [at for _, _, at in noted.begun[before:] if at >= sent]
            if after:
                took.append(after[0] - sent)
        made.put(Quit())
        running.join(10)
    return sorted(took)


def stretch(seconds: float) -> list[float]:
    """How far each line of a night in real time is from where it should be, in seconds."""
    made, noted = table(NIGHT)
    with made:
        running = Thread(target=made.run, daemon=True)
        running.start()
        made.put(Sent(StartNight(now=True)))
        time.sleep(seconds)
        script = made.conductor.moderator.script
        made.put(Quit())
        running.join(10)
    assert script
    first = next(at for at, (line, _, _) in enumerate(noted.begun) if line.text == _texts(script)[0])
    return off(script, [(line.length, start) for line, start, _ in noted.begun[first:]])


def _texts(script: Script) -> list[str]:
    return [words("en").line(cue, script.game) for cue in script.cues if isinstance(cue, Say)]


def off(script: Script, lines: list[tuple[int, int]]) -> list[float]:
    """The lines' distance from a night in which nothing takes time but speech, breaths and pauses."""
    should, wrong = 0.0, []
    said = iter(lines)
    start: int | None = None
    for cue, following in pairwise((*script.cues, None)):
        if isinstance(cue, Wait):
            should += cue.seconds or 0.0
            continue
        found = next(said, None)
        if found is None:
            break
        length, at = found
        start = at if start is None else start
        wrong.append((at - start) / player.RATE - should)
        should += length / player.RATE + (0.0 if isinstance(following, Wait) else BREATH)
    return wrong


class FileClock:
    """Time is what a speaker has taken: blocks are pulled while the loop waits, and it wakes up late."""

    def __init__(self, pull: Callable[[float], object]) -> None:
        self.blocks = 0
        self._pull = pull
        self._chance = np.random.default_rng(3)

    def now(self) -> float:
        return self.blocks / PER_SECOND + float(self._chance.uniform(0, LATE))

    def wait(self, events: "Queue[Event]", until: float) -> Event | None:
        while True:
            try:
                return events.get_nowait()
            except Empty:
                if self.blocks / PER_SECOND >= until:
                    return None
            self._pull(self.blocks / PER_SECOND)
            self.blocks += 1


class FileMouth:
    """Lines as long as a voice would take, without a voice."""

    def __init__(self, events: "Queue[Event]") -> None:
        self.player = Noted(lambda mark, at: events.put(Drained(mark, at)))

    def say(self, text: str, language: str, pace: float, mark: int, due: float, *, answer: bool = False) -> None:
        self._add(speaking_seconds(text, words(language)), mark, due, text)

    def chime(self, name: str, mark: int, due: float) -> None:
        self._add(SOUND, mark, due, name)

    def _add(self, seconds: float, mark: int, due: float, text: str) -> None:
        line = self.player.line(mark, due, text)
        self.player.add(line, np.ones(round(seconds * player.RATE), np.float32), last=True)

    def hush(self) -> None:
        self.player.hush()

    def volume(self, percent: int) -> None: ...

    def prepare(self, coming: Any, language: str, pace: float) -> None: ...


def hour(pace: float) -> tuple[float, float]:
    """A long night, simulated sample by sample: how long it was, and the worst distance of a line."""
    events: Queue[Event] = Queue()
    mouth = FileMouth(events)
    clock = FileClock(lambda now: mouth.player.give(player.RATE // PER_SECOND, now))
    slow = State(settings=_paced(pace), plan=NIGHT.plan)
    moderator = Moderator(slow)
    conductor = Conductor(moderator, events, mouth, FakeEar(), FakeStore(), FakeScreen(), Understanding(), clock)
    conductor._do(moderator.start(0.0), 0.0)
    events.put(Sent(StartNight(now=True)))
    script: Script | None = None
    while moderator.state.phase in ("setup", "night"):
        conductor.step()
        script = script or moderator.script
    assert script
    first = next(at for at, (line, _, _) in enumerate(mouth.player.begun) if line.text == _texts(script)[0])
    wrong = off(script, [(line.length, start) for line, start, _ in mouth.player.begun[first:]])
    return clock.blocks / PER_SECOND, max(map(abs, wrong))


def _paced(pace: float) -> Any:
    from voice.moderator import Settings

    return Settings(pace=pace)


def game() -> float:
    """Seconds of the processor for a night and a day with stand-ins and a virtual clock."""
    took = []
    for _ in range(3):
        evening = Evening(GAME).at(0, Sent(StartNight(now=True))).at(3000, Quit())
        start = time.process_time()
        evening.run()
        took.append(time.process_time() - start)
    return min(took)


def evening_figures(quick: bool) -> Iterator[Figure]:
    """A figure at a time."""
    took = game()
    yield Figure(
        "a night and a day, conducted with a virtual clock", f"{1000 * took:.0f} ms", "< 50 ms", took < NIGHT_AIM
    )
    waits = answers(8 if quick else 60)
    slow = quantile(waits, 0.95)
    yield Figure(
        f"command to first sound of the answer, {len(waits)} orders in a night, real time",
        f"{1000 * waits[len(waits) // 2]:.0f} ms, 95 % {1000 * slow:.0f} ms",
        "< 300 ms",
        slow < ANSWER_AIM,
    )
    seconds, worst = hour(2.0 if quick else 9.0)
    yield Figure(
        f"narration drift in {seconds / 60:.0f} minutes, simulated to the sample, a loop that is late",
        f"{1000 * worst:.0f} ms",
        "< 50 ms in an hour",
        worst < DRIFT_AIM,
    )
    length = 20.0 if quick else 120.0
    real = stretch(length)
    yield Figure(
        f"the same in real time, {len(real)} lines in {length:.0f} s: last line, worst line",
        f"{1000 * real[-1]:+.0f} ms, {1000 * max(map(abs, real)):.0f} ms",
    )
