"""Stand-ins for the people and things round the moderator: an evening without devices, in no time."""

import heapq
from collections.abc import Iterable
from dataclasses import dataclass, field
from queue import Empty, Queue

from intents.commands import Phase
from scripts import words
from scripts.cues import Cue, Script
from scripts.timeline import speaking_seconds
from voice.conductor import Conductor
from voice.events import Drained, Event
from voice.moderator import Moderator, State
from voice.table import Understanding

SIGNAL = 0.5


class VirtualClock:
    """Time that goes by as fast as anybody waits for it."""

    def __init__(self) -> None:
        self.time = 0.0
        self._later: list[tuple[float, int, Event]] = []
        self._count = 0

    def now(self) -> float:
        return self.time

    def at(self, time: float, event: Event) -> None:
        """Something that will happen."""
        self._count += 1
        heapq.heappush(self._later, (time, self._count, event))

    def wait(self, events: "Queue[Event]", until: float) -> Event | None:
        try:
            return events.get_nowait()
        except Empty:
            pass
        if self._later and self._later[0][0] <= until:
            time, _, event = heapq.heappop(self._later)
            self.time = max(self.time, time)
            return event
        self.time = max(self.time, until)
        return None


@dataclass
class FakeMouth:
    """Takes as long for a line as a voice would."""

    clock: VirtualClock
    said: list[str] = field(default_factory=list)
    chimes: list[str] = field(default_factory=list)
    hushed: int = 0
    loudness: int = 0
    prepared: list[str] = field(default_factory=list)
    free: float = 0.0

    def say(self, text: str, language: str, pace: float, mark: int, due: float, *, answer: bool = False) -> None:
        self.said.append(text)
        self._takes(speaking_seconds(text, words(language)), mark)

    def chime(self, name: str, mark: int, due: float) -> None:
        self.chimes.append(name)
        self._takes(SIGNAL, mark)

    def hush(self) -> None:
        self.hushed += 1
        self.free = self.clock.time

    def volume(self, percent: int) -> None:
        self.loudness = percent

    def prepare(self, coming: Iterable[str], language: str, pace: float) -> None:
        self.prepared = list(coming)

    def _takes(self, seconds: float, mark: int) -> None:
        self.free = max(self.free, self.clock.time) + seconds
        self.clock.at(self.free, Drained(mark, self.free))


@dataclass
class FakeEar:
    expected: list[tuple[Phase, bool, str]] = field(default_factory=list)

    def expect(self, phase: Phase, question: bool, language: str) -> None:
        self.expected.append((phase, question, language))


@dataclass
class FakeStore:
    states: list[State] = field(default_factory=list)

    def save(self, state: State) -> None:
        self.states.append(state)


@dataclass
class FakeScreen:
    """What somebody who looks would have seen."""

    lines: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    states: list[State] = field(default_factory=list)

    def said(self, text: str, narration: bool) -> None:
        self.lines.append(f"  {text}" if narration else text)

    def heard(self, text: str, understood: str, confidence: float) -> None:
        self.lines.append(f"» {text} [{understood}]")

    def state(self, state: State, script: Script | None, cue: Cue | None) -> None:
        self.states.append(state)

    def trouble(self, sentence: str) -> None:
        self.troubles.append(sentence)


class Evening:
    """A conductor among stand-ins; what happens at which second is said before it runs."""

    def __init__(self, state: State | None = None, clock: VirtualClock | None = None) -> None:
        self.clock = clock or VirtualClock()
        self.mouth, self.ear = FakeMouth(self.clock), FakeEar()
        self.store, self.screen = FakeStore(), FakeScreen()
        self.moderator = Moderator(state)
        self.dark: list[bool] = []
        """Whether it was to sound like night, each time something happened."""
        self.events: Queue[Event] = Queue()
        self.conductor = Conductor(
            self.moderator,
            self.events,
            self.mouth,
            self.ear,
            self.store,
            self.screen,
            Understanding(),
            self.clock,
            dark=self.dark.append,
        )

    def at(self, time: float, *events: Event) -> "Evening":
        for event in events:
            self.clock.at(time, event)
        return self

    def run(self) -> "Evening":
        self.conductor.run()
        return self
