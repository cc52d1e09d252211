"""Carries out what the moderator wants, and brings it whatever happens: one loop, one thing after the other."""

from collections.abc import Callable, Iterable
from queue import Empty, Queue
from time import monotonic
from typing import Protocol, TypeAlias

from games import GameError
from intents.commands import COMMANDS, Command, Phase, command
from intents.parser import Reading
from scripts import Words, words
from scripts.cues import Cue, Say, Script
from voice.ambience import is_night
from voice.ear import Caught
from voice.errors import DoorError
from voice.events import Back, Drained, Event, Named, NoMoreLines, Quit, Read, Sent, Trouble, Typed, Whispered
from voice.hearing import NOT_SURE, SURE
from voice.moderator import Moderator, NotUnderstood, State
from voice.moderator.course import moments_of
from voice.moderator.effects import Chime, Effect, Expect, Hush, Leave, Loudness, Save, Speak, WakeMe, Whisper
from voice.moderator.secrets import public

HEARTBEAT = 5.0
"""Seconds after which a pause that goes on is saved with what is left of it."""
HEARD = "heard"
BACK = {"microphone": "live-microphone-back", "speaker": "live-speaker-back"}
EARS = ("microphone", "recognizer")
"""How the troubles begin that a table without a screen has to be told aloud."""


Understand: TypeAlias = Callable[[str, State], Reading]
"""What a typed text means at this table now."""


class Mouth(Protocol):
    """Who speaks. `mark` comes back when everything up to it has been said; `due` is when it should begin."""

    def say(self, text: str, language: str, pace: float, mark: int, due: float, *, answer: bool = False) -> None:
        """An answer is waited for: if it takes long to make, a signal comes first."""

    def chime(self, name: str, mark: int, due: float) -> None: ...

    def hush(self) -> None: ...

    def volume(self, percent: int) -> None: ...

    def prepare(self, coming: Iterable[str], language: str, pace: float) -> None:
        """The lines that come next, in their order."""


class Ear(Protocol):
    """Who listens."""

    def expect(self, phase: Phase, question: bool, language: str) -> None: ...


class Store(Protocol):
    """Who keeps the evening."""

    def save(self, state: State) -> None: ...


class Screen(Protocol):
    """Who shows it."""

    def said(self, text: str, narration: bool) -> None: ...

    def heard(self, text: str, understood: str, confidence: float) -> None: ...

    def state(self, state: State, script: Script | None, cue: Cue | None) -> None: ...

    def trouble(self, sentence: str) -> None: ...


class Clock(Protocol):
    """What time it is, and how to wait for what happens next."""

    def now(self) -> float: ...

    def wait(self, events: "Queue[Event]", until: float) -> Event | None:
        """The next event, or None when there is none until then."""


class WallClock:
    """Time as it goes by."""

    def now(self) -> float:
        return monotonic()

    def wait(self, events: "Queue[Event]", until: float) -> Event | None:
        try:
            return events.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            return None


class Conductor:
    """An evening: the moderator decides, everybody else is told what to do. Any thread may put an event."""

    def __init__(
        self,
        moderator: Moderator,
        events: "Queue[Event]",
        mouth: Mouth,
        ear: Ear,
        store: Store,
        screen: Screen,
        understand: Understand,
        clock: Clock | None = None,
        in_words: Callable[[Reading, Words], str] = lambda reading, _: reading.intent or "",
        dark: Callable[[bool], None] = lambda _: None,
    ) -> None:
        self.moderator = moderator
        self._events = events
        self._mouth, self._ear, self._store, self._screen = mouth, ear, store, screen
        self._understand, self._in_words = understand, in_words
        self._dark, self._eyes_closed = dark, False
        self._clock = clock or WallClock()
        self._mark = 0
        """Counts what is said and hushed: only the last of it can end the silence of the moderator."""
        self._wake: float | None = None
        self.over = self._no_more = False
        self._prepared: tuple[Script | None, str] = (None, "")

    def run(self) -> None:
        """Until somebody ends the evening."""
        self.begin()
        while not self.over:
            self.step()

    def begin(self) -> None:
        """The first words."""
        self._do(self.moderator.start(self._clock.now()), self._clock.now())

    def step(self) -> None:
        """The next thing that happens."""
        beat = self._clock.now() + HEARTBEAT
        self.take(self._clock.wait(self._events, beat if self._wake is None else min(self._wake, beat)))

    @property
    def wakes(self) -> float | None:
        """When time passing means something next."""
        return self._wake

    def take(self, event: Event | None) -> None:
        """Something has happened; None: time has passed."""
        if event is not None:
            self._take(event)
        elif self._wake is not None and self._clock.now() >= self._wake:
            # The time that was asked for, not the moment of waking up: a night must not grow by these.
            due = self._wake
            self._do(self.moderator.tick(due), due)
            if self._wake == due:  # an answer is being given; its end will move things on
                self._wake = None
        else:
            self._store.save(self.moderator.state)
        if self._no_more and not self.moderator.answering:
            self.over = True

    def _take(self, event: Event) -> None:  # noqa: C901 (a line an event)
        match event:
            case Caught():
                self._caught(event)
            case Typed(text):
                self._typed(text)
            case Read(reading):
                self._read(reading)
            case Sent(sent):
                self._handle(sent)
            case Named(names):
                self._do(self.moderator.name(names), self._clock.now())
            case Whispered():
                self._whispered(event)
            case Drained(mark, at):
                if mark == self._mark:
                    self._do(self.moderator.spoken(at), at)
            case Trouble(error):
                self._trouble(error)
            case Back(device):
                self._screen.trouble(self._words.text(BACK[device]))
            case NoMoreLines():
                self._no_more = True
            case Quit():
                self.over = True

    @property
    def _words(self) -> Words:
        return words(self.moderator.state.settings.language)

    def _typed(self, text: str) -> None:
        if text.strip():
            self._read(self._understand(text, self.moderator.state))

    def _read(self, reading: Reading) -> None:
        self._screen.heard(reading.text, self._in_words(reading, self._words), reading.confidence)
        self._handle(_command(reading) or NotUnderstood(reading.text))

    def _caught(self, caught: Caught) -> None:
        """What was heard: obeyed, asked about, not understood, or none of the moderator's business."""
        if caught.called:
            self._chime(HEARD, self._clock.now())
            return
        meant = _command(caught.reading) if caught.confidence >= NOT_SURE else None
        if caught.obeyed and (meant or caught.addressed):
            shown = self._in_words(caught.reading, self._words) if meant else ""
            self._screen.heard(caught.text, shown, caught.confidence)
        if meant and caught.obeyed and caught.confidence >= SURE:
            self._handle(meant)
        elif meant and caught.obeyed:
            now = self._clock.now()
            self._do(self.moderator.unsure(meant, caught.text, now), now)
        elif caught.addressed:
            self._handle(NotUnderstood(caught.text))

    def _whispered(self, whispered: Whispered) -> None:
        """A choice that nobody hears of: nothing is said or shown, and no clock is looked at."""
        for effect in self.moderator.whisper(whispered.seat, whispered.choice, self._clock.now()):
            match effect:
                case Whisper(_, text):
                    whispered.answer(text)
                case Save():
                    self._store.save(self.moderator.state)

    def _handle(self, what: Command | NotUnderstood) -> None:
        now = self._clock.now()
        self._do(self.moderator.handle(what, now), now)

    def _do(self, effects: Iterable[Effect], now: float) -> None:
        self._wake = None
        for effect in effects:
            self._one(effect, now)
        moderator = self.moderator
        cue = moderator.cue
        self._eyes_closed = cue is not None and is_night(cue, self._eyes_closed)
        self._dark(self._eyes_closed)
        self._screen.state(public(moderator.state), moderator.script, cue)
        self._prepare()

    def _one(self, effect: Effect, now: float) -> None:
        match effect:
            case Speak(text, language, narration):
                self._say(text, language, now, answer=not narration)
                self._screen.said(text, narration)
            case Chime(name):
                self._chime(name, now)
            case Hush():
                self._mark += 1
                self._mouth.hush()
            case WakeMe(at):
                self._wake = at
            case Expect(phase, question, language):
                self._ear.expect(phase, question, language)
            case Loudness(percent):
                self._mouth.volume(percent)
            case Save():
                self._store.save(self.moderator.state)
            case Leave():
                self.over = True

    def _say(self, text: str, language: str, now: float, *, answer: bool = False) -> None:
        self._mark += 1
        self._mouth.say(text, language, self.moderator.state.settings.pace, self._mark, now, answer=answer)

    def _chime(self, name: str, now: float) -> None:
        self._mark += 1
        self._mouth.chime(name, self._mark, now)

    def _trouble(self, error: GameError) -> None:
        """One sentence, shown; and said where nobody can be heard any more, since a table looks at no screen."""
        spoken, live = self._words, f"live-{error.kind}"
        facts = {name: str(fact) for name, fact in error.facts.items()}
        sentence = spoken.text(live, facts) if spoken.has(live) else spoken.error(error, self.moderator.state.plan.game)
        self._screen.trouble(sentence)
        if isinstance(error, DoorError) and any(ear in error.kind for ear in EARS):
            self._say(sentence, spoken.language, self._clock.now())

    def _prepare(self) -> None:
        """The lines of a script that has just begun, or is told in another way."""
        script, settings = self.moderator.script, self.moderator.state.settings
        course = self.moderator.state.course
        if script is None or course is None or self._prepared == (script, settings.language):
            return
        self._prepared = (script, settings.language)
        coming = (each.text for each in moments_of(script, self._words)[course.at :] if isinstance(each.cue, Say))
        self._mouth.prepare(coming, settings.language, settings.pace)


def _command(reading: Reading) -> Command | None:
    """A command of ours; other packs may have intents that nobody here knows."""
    return command(reading.intent, reading.slots) if reading.intent and reading.intent in COMMANDS else None
