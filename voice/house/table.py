"""A table of the house: a moderator that is spoken to through doors and heard through a feed."""

from collections.abc import Callable
from dataclasses import dataclass
from queue import Queue
from threading import RLock

from intents.commands import Command, Phase
from intents.parser import Reading
from scripts import words
from scripts.cues import Cue, Script
from voice.conductor import HEARTBEAT, Conductor, Understand
from voice.ear import Caught
from voice.errors import DoorError
from voice.events import Event, Read, Sent
from voice.hearing import Heard
from voice.house.answer import Answer
from voice.house.clips import Clips
from voice.house.ears import Ears
from voice.house.feed import Feed
from voice.house.media import Media, Narrations
from voice.house.mouth import ServedMouth
from voice.house.register import Register
from voice.house.shapes import TableView
from voice.house.timers import Timers
from voice.house.view import view
from voice.moderator import Moderator, State
from voice.understood import understood


@dataclass(frozen=True)
class Rooms:
    """What all tables of a house share."""

    clips: Clips
    narrations: Narrations
    ears: Ears
    register: Register
    timers: Timers
    understand: Understand


class ServedTable:
    """Any thread may speak to it; one thing happens after the other."""

    def __init__(self, code: str, state: State, rooms: Rooms, left: Callable[["ServedTable"], None]) -> None:
        self.code = code
        self.feed = Feed()
        self._rooms, self._left = rooms, left
        self._lock = RLock()
        self._beats = False
        self._wakes: float | None = None
        """When the clock will wake this table: one call is on its way at a time, however much is said."""
        self._screen = _Screen(self)
        self._mouth = ServedMouth(rooms.clips, self.feed, self._later, rooms.timers.now, self._locked)
        self.moderator = Moderator(state)
        self.conductor = Conductor(
            self.moderator,
            Queue(),
            self._mouth,
            _NoEar(),
            _Kept(self),
            self._screen,
            rooms.understand,
            _Clock(rooms.timers),
            understood,
        )
        self.touched = rooms.timers.now()
        """When somebody last spoke to it."""

    def begin(self) -> None:
        with self._lock:
            self.conductor.begin()
            self._wake_later()

    def say(self, text: str) -> Answer:
        """A line of text, as if it had been said aloud."""
        reading = self._rooms.understand(text, self.moderator.state)
        return self._ask(Read(reading), reading, reading.confidence)

    def send(self, command: Command) -> Answer:
        """A command that is one already."""
        reading = Reading("", type(command).__name__, {}, 1.0)
        return self._ask(Sent(command), reading, 1.0)

    def sound(self, recording: bytes) -> Answer:
        """A recording of somebody who speaks to the table."""
        state = self.moderator.state
        heard = self._rooms.ears.hear(recording, state.settings.language, state.phase, state.plan.names)
        heard = heard or Heard("", Reading(""), 0.0)
        reading = heard.reading
        caught = Caught(reading, heard.confidence, heard.text, addressed=True, obeyed=True)
        return self._ask(caught, reading if reading.intent else Reading(heard.text), heard.confidence)

    def view(self) -> TableView:
        return self._as_it_stands()()

    def _as_it_stands(self) -> Callable[[], TableView]:
        """The view of this moment, made when somebody looks at it: most tables nobody does."""
        state, now = self.moderator.state, self._rooms.timers.now()
        return lambda: view(self.code, Moderator(state), now)

    @property
    def language(self) -> str:
        return self.moderator.state.settings.language

    def media(self) -> Media | None:
        """The narration from here on as one file; None where nothing is being told."""
        state = self.moderator.state
        if not state.course or state.held or state.question:
            return None
        return self._rooms.narrations.plan(state, self._rooms.timers.now())

    def trouble(self, sentence: str) -> None:
        self.feed.put("trouble", {"text": sentence})

    def close(self) -> None:
        with self._lock:
            self.conductor.over = True
            self.feed.close()

    def _ask(self, event: Event, reading: Reading, confidence: float) -> Answer:
        with self._lock:
            if self.conductor.over:
                raise DoorError("no-table", code=self.code)
            self.touched = self._rooms.timers.now()
            self._mouth.said.clear()
            self._screen.said_now.clear()
            self._screen.narrated = False
            self._mouth.chimed = ""
            self._take(event)
            return self._answer(reading, confidence)

    def _answer(self, reading: Reading, confidence: float) -> Answer:
        state, lines = self.moderator.state, tuple(self._screen.said_now)
        spoken = words(state.settings.language)
        return Answer(
            heard=reading.text,
            intent=reading.intent,
            slots=dict(reading.slots),
            confidence=round(confidence, 2),
            lines=lines,
            narration=self._screen.narrated,
            audio=tuple(clip.path for clip in self._mouth.said),
            chime=self._mouth.chimed,
            question=state.question is not None,
            language=state.settings.language,
            phase=state.phase,
            left=self.conductor.over,
            speech=" ".join(lines) or spoken.text("house-done" if reading.intent else "not-understood"),
        )

    def _take(self, event: Event | None) -> None:
        """With the lock held: something has happened."""
        if self.conductor.over:
            return
        self.conductor.take(event)
        if self.conductor.over:
            self._left(self)
        else:
            self._wake_later()

    def _wake_later(self) -> None:
        at = self.conductor.wakes
        if at is not None and (self._wakes is None or at < self._wakes):
            self._wakes = at
            self._rooms.timers.at(at, lambda: self._locked(lambda: self._wake(at)))
        if self.moderator.state.course and not self._beats:
            self._beats = True
            self._rooms.timers.at(self._rooms.timers.now() + HEARTBEAT, lambda: self._locked(self._beat))

    def _wake(self, at: float) -> None:
        """A pause has ended, unless it has become longer or another one since."""
        if at != self._wakes or self.conductor.over:
            return
        self._wakes = None
        wakes = self.conductor.wakes
        if wakes is not None and wakes <= at:
            self._take(None)
        else:
            self._wake_later()

    def _beat(self) -> None:
        """While a script is told, what is left of a pause is saved now and then."""
        self._beats = False
        self._take(None)

    def _later(self, at: float, event: Event) -> None:
        self._rooms.timers.at(at, lambda: self._locked(lambda: self._take(event)))

    def _locked(self, call: Callable[[], None]) -> None:
        with self._lock:
            call()

    def keep(self, state: State) -> None:
        self._rooms.register.keep(self.code, state, self._rooms.timers.now())


class _Screen:
    """Whoever follows the feed."""

    def __init__(self, table: ServedTable) -> None:
        self._table = table
        self.said_now: list[str] = []
        self.narrated = False

    def said(self, text: str, narration: bool) -> None:
        """The mouth has put it on the feed."""
        self.said_now.append(text)
        self.narrated = narration

    def heard(self, text: str, understood: str, confidence: float) -> None:
        if text:
            told = {"text": text, "understood": understood, "confidence": round(confidence, 2)}
            self._table.feed.put("heard", told)

    def state(self, state: State, script: Script | None, cue: Cue | None) -> None:  # noqa: ARG002 (the view has it)
        self._table.feed.put("state", self._table._as_it_stands())

    def trouble(self, sentence: str) -> None:
        self._table.trouble(sentence)


class _NoEar:
    """Nobody listens at the table itself."""

    def expect(self, phase: Phase, question: bool, language: str) -> None: ...


class _Kept:
    """Where the table is kept."""

    def __init__(self, table: ServedTable) -> None:
        self._table = table

    def save(self, state: State) -> None:
        self._table.keep(state)


class _Clock:
    """The clock of the house, which nobody waits for here."""

    def __init__(self, timers: Timers) -> None:
        self._timers = timers

    def now(self) -> float:
        return self._timers.now()

    def wait(self, events: "Queue[Event]", until: float) -> Event | None:
        raise NotImplementedError
