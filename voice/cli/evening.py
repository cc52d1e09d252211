"""`nightcaller` without a command: the evening at the table."""

import signal
import sys
import time
from collections import deque
from contextlib import ExitStack
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

import click

from games import ONENIGHT, GameError
from scripts import languages, words
from voice import show
from voice.cli.options import names, whole
from voice.spoken import LANGUAGE_VARIABLE, SpokenCommand

if TYPE_CHECKING:
    from voice.keyboard import Typed
    from voice.moderator import Moderator
    from voice.moderator.effects import Chime, Effect, Speak
    from voice.screen import Screen
    from voice.store import Store

HEARTBEAT = 5.0
"""Seconds after which a pause that goes on is saved with what is left of it."""
SIGNAL = 0.5
"""Seconds of a chime."""


@click.command(cls=SpokenCommand)
@click.option("--lang", "language", envvar=LANGUAGE_VARIABLE, help=f"Language: {', '.join(languages())}.")
@click.option("--names", "players_names", type=names, default="", metavar="P,P", help="Players, clockwise.")
@click.option("--players", type=whole, metavar="N", help="How many play.")
@click.option("--microphone", metavar="NAME|N", help="Which one listens; “python -m sounddevice” lists them.")
@click.option("--speaker", metavar="NAME|N", help="Which one speaks.")
@click.option("--typed", is_flag=True, help="No microphone: what would be said is typed.")
@click.option("--silent", is_flag=True, help="No speaker: what would be said is shown.")
@click.option("--plain", is_flag=True, help="Lines instead of a drawn screen, for screen readers.")
@click.option("--no-wake-phrase", is_flag=True, help="By day it listens without being called by its name.")
@click.option("--record", metavar="DIR", help="Keep what was heard and not understood in this folder.")
def evening(
    language: str | None,
    players_names: tuple[str, ...],
    players: int | None,
    microphone: str | None,
    speaker: str | None,
    typed: bool,
    silent: bool,
    plain: bool,
    no_wake_phrase: bool,
    record: str | None,
) -> None:
    """The hands-free moderator. It begins without a command too: “nightcaller --lang uk”."""
    from voice.evening import Asked, begun, broke_off, with_wishes
    from voice.moderator import Moderator
    from voice.screen import screen
    from voice.settings import read
    from voice.store import Store

    wishes, troubles = read()
    asked = with_wishes(
        Asked(
            language=language,
            names=players_names,
            players=players,
            microphone=_device(microphone),
            speaker=_device(speaker),
            typed=typed,
            silent=silent,
            plain=plain,
            wake_phrase=not no_wake_phrase,
            record=record,
        ),
        wishes,
    )
    errors: list[GameError] = [*troubles]
    store = Store(errors.append)
    moderator = Moderator(begun(store.load(), asked, wishes))
    interrupted = False
    with ExitStack() as stack:
        _leave_cleanly(stack)
        stack.enter_context(store)
        shown = stack.enter_context(screen(asked.plain))
        table = _Table(moderator, store, shown, errors)
        try:
            table.run()
        except KeyboardInterrupt:
            interrupted = True
        saved = store.saving and broke_off(moderator.state)
    if saved:
        show.line(words(moderator.state.settings.language).text("screen-left"))
    if interrupted:
        raise click.Abort


def _device(named: str | None) -> str | int | None:
    return int(named) if named and named.isdigit() else named


def _leave_cleanly(stack: ExitStack) -> None:
    """Whoever ends the program or closes its window gets the terminal back as it was."""

    def leave(number: int, _frame: object) -> None:
        sys.exit(128 + number)

    for name in ("SIGTERM", "SIGHUP"):
        if number := getattr(signal, name, None):
            stack.callback(signal.signal, number, signal.signal(number, leave))


class _Table:
    """Typed lines and a mouth that only shows, for as long as the words would take."""

    def __init__(self, moderator: "Moderator", store: "Store", screen: "Screen", errors: list[GameError]) -> None:
        from voice.evening import Understanding

        self._moderator = moderator
        self._store = store
        self._screen = screen
        self._errors = errors
        self._typed: SimpleQueue[Typed] = SimpleQueue()
        self._to_say: deque[Speak | Chime] = deque()
        self._saying: Speak | Chime | None = None
        self._said_at: float | None = None
        self._wake: float | None = None
        self._left = False
        self._ended = False
        self._understand = Understanding()
        self._a_person_types = sys.stdin is not None and sys.stdin.isatty()

    def run(self) -> None:
        from voice.dashboard import Dashboard
        from voice.keyboard import Keyboard

        drawn = isinstance(self._screen, Dashboard)
        with Keyboard(self._typed.put, self._screen.typing if drawn else None):
            self._do(self._moderator.start(time.monotonic()))
            while not self._left:
                self._keep_time()
                if self._ended and not (self._saying and not self._narrating):
                    return
                self._take()

    def _take(self) -> None:
        """The next thing that is typed, if it comes before the next thing that is to be done."""
        from voice.keyboard import End, Line

        times = [at - time.monotonic() for at in (self._said_at, self._wake) if at is not None]
        try:
            typed = self._typed.get(timeout=max(0.0, min([*times, HEARTBEAT])))
        except Empty:
            return
        match typed:
            case Line(text) if text.strip():
                self._hear(text)
            case End():  # a person wants to leave, a program to hear the end of the answer
                self._ended, self._left = True, self._a_person_types

    def _keep_time(self) -> None:
        """Whatever is due by now."""
        now = time.monotonic()
        while self._said_at is not None and now >= self._said_at:
            self._saying = self._said_at = None
            if not self._next():
                self._do(self._moderator.spoken(now))
        if self._wake is not None:
            self._do(self._moderator.tick(now))

    def _hear(self, text: str) -> None:
        from intents.commands import command
        from voice.moderator import NotUnderstood
        from voice.understood import understood

        reading = self._understand(text, self._moderator.state)
        spoken = words(self._moderator.state.settings.language)
        self._screen.heard(text, understood(reading, spoken), reading.confidence)
        meant = command(reading.intent, reading.slots) if reading.intent else NotUnderstood(text)
        self._do(self._moderator.handle(meant, time.monotonic()))

    def _do(self, effects: "list[Effect]") -> None:
        from voice.moderator.effects import Chime, Hush, Leave, Save, Speak, WakeMe

        self._wake = None
        for effect in effects:
            match effect:
                case Speak() | Chime():
                    self._to_say.append(effect)
                case Hush():
                    self._to_say.clear()
                    self._saying = self._said_at = None
                case WakeMe(at):
                    self._wake = at
                case Save():
                    self._store.save(self._moderator.state)
                case Leave():
                    self._left = True
        moderator = self._moderator
        self._screen.state(moderator.state, moderator.script, moderator.cue)
        self._tell_troubles()
        if self._saying is None:
            self._next()

    def _next(self) -> bool:
        """Begins to say what is next, if there is anything."""
        from scripts.timeline import speaking_seconds
        from voice.moderator.effects import Speak

        if not self._to_say:
            return False
        self._saying = self._to_say.popleft()
        seconds = SIGNAL
        if isinstance(self._saying, Speak):
            self._screen.said(self._saying.text, self._saying.narration)
            seconds = speaking_seconds(self._saying.text, words(self._saying.language))
        if not self._a_person_types and not self._narrating:
            seconds = 0.0  # a program has read the answer already, and its next line is here
        self._said_at = time.monotonic() + seconds
        return True

    @property
    def _narrating(self) -> bool:
        from voice.moderator.effects import Speak

        return isinstance(self._saying, Speak) and self._saying.narration

    def _tell_troubles(self) -> None:
        spoken = words(self._moderator.state.settings.language)
        while self._errors:
            self._screen.trouble(spoken.error(self._errors.pop(0), ONENIGHT))
