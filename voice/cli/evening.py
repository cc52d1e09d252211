"""`nightcaller` without a command: the evening at the table."""

import os
import signal
import stat
import sys
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING

import click

from games import GameError
from scripts import languages, words
from voice import show
from voice.cli.leaving import leave_cleanly
from voice.cli.options import names, whole
from voice.spoken import LANGUAGE_VARIABLE, SpokenCommand

if TYPE_CHECKING:
    from voice.dashboard import Dashboard
    from voice.evening import Asked
    from voice.keyboard import Typed
    from voice.moderator import Moderator
    from voice.screen import Screen
    from voice.settings import Wishes
    from voice.store import Store
    from voice.table import Table

INTERRUPTED = 128 + signal.SIGINT
LEVEL_EVERY = 0.2
"""Seconds between two looks at how loud it is."""


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
@click.option("--ambience/--no-ambience", default=None, help="The sound of the night, which hides that of cards.")
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
    ambience: bool | None,
    record: str | None,
) -> None:
    """The hands-free moderator. It begins without a command too: “nightcaller --lang uk”."""
    from voice.evening import Asked, with_wishes
    from voice.settings import read

    wishes, troubles = read()
    asked = with_wishes(
        Asked(
            language=language,
            names=players_names,
            players=players,
            microphone=_device(microphone),
            speaker=_device(speaker),
            typed=typed or _piped(),
            silent=silent,
            plain=plain,
            wake_phrase=not no_wake_phrase,
            ambience=ambience,
            record=record,
        ),
        wishes,
    )
    if left := _spent(asked, wishes, troubles):
        sys.exit(left)


def _spent(asked: "Asked", wishes: "Wishes", troubles: Iterable[GameError]) -> int | str | None:
    """The whole evening, and how it was left: nothing of it is held any longer when the program ends."""
    from voice.evening import begun, broke_off
    from voice.events import Trouble
    from voice.moderator import Moderator
    from voice.quiet import libraries_silenced
    from voice.screen import screen
    from voice.store import Store

    early = [*troubles]
    """What went wrong before anybody could be told."""
    left: int | str | None = None
    with ExitStack() as stack:
        leave_cleanly(stack)
        stack.enter_context(libraries_silenced())
        store = stack.enter_context(Store(early.append))
        moderator = Moderator(begun(store.load(), asked, wishes))
        shown = stack.enter_context(screen(asked.plain))
        table = stack.enter_context(_table(moderator, store, shown, asked))
        store.tell = lambda error: table.put(Trouble(error))
        spoken = words(moderator.state.settings.language)
        for error in early:
            shown.trouble(spoken.error(error, moderator.state.plan.game))
        try:
            _run(table, shown)
        except KeyboardInterrupt:
            left = INTERRUPTED
        except SystemExit as end:  # somebody else has ended it
            left = end.code
        saved = store.saving and broke_off(moderator.state)
    if saved:
        show.line(words(moderator.state.settings.language).text("screen-left"))
    return left


def _table(moderator: "Moderator", store: "Store", shown: "Screen", asked: "Asked") -> "Table":
    from voice.table import Table, seats
    from voice.understood import understood

    record = Path(asked.record) if asked.record else None
    seated = seats(
        asked.microphone,
        asked.speaker,
        typed=asked.typed,
        silent=asked.silent,
        record=record,
        wake_phrase=asked.wake_phrase,
        ambience=bool(asked.ambience),
    )
    return Table(moderator, store, shown, seated, in_words=understood)


def _run(table: "Table", shown: "Screen") -> None:
    """The evening, with whatever is typed and how loud it is in the room."""
    from voice.dashboard import Dashboard
    from voice.keyboard import Keyboard
    from voice.moderator.secrets import secret_night
    from voice.screen import Lines

    drawn = shown if isinstance(shown, Dashboard) else None
    keys = _Keys(table, shown, a_person=sys.stdin is not None and sys.stdin.isatty())
    moderator = table.conductor.moderator
    over = Event()
    meter = Thread(target=_show_level, args=(table, drawn, over), name="level", daemon=True)
    keyboard = Keyboard(keys.take, drawn.typing if drawn else None, lambda: secret_night(moderator.state))
    if isinstance(shown, Lines):
        shown.hide_typing = keyboard.hide
    with keyboard:
        meter.start()
        try:
            table.run()
        finally:
            over.set()
            meter.join()


def _show_level(table: "Table", drawn: "Dashboard | None", over: Event) -> None:
    while drawn and table.listens and not over.wait(LEVEL_EVERY):
        drawn.level(table.level)


class _Keys:
    """What is typed, as the table takes it."""

    def __init__(self, table: "Table", shown: "Screen", *, a_person: bool) -> None:
        from voice.dashboard import Dashboard
        from voice.secret_keys import SecretKeys

        self._table, self._a_person = table, a_person
        moderator = table.conductor.moderator
        self._lines = SecretKeys(
            lambda: moderator.state, table.put, table.understands, shown, answers=isinstance(shown, Dashboard)
        )

    def take(self, typed: "Typed") -> None:
        from voice import events
        from voice.keyboard import End, Key, Line

        match typed:
            case Line(text) if text.strip() or self._a_person:
                self._lines.line(text)
            case Key():  # a presenter's button: whoever speaks next speaks to the moderator
                self._table.attend()
            case End() if self._a_person:
                self._table.put(events.Quit())
            case End() if not self._table.listens:  # a service has no input at all, and goes on
                self._table.put(events.NoMoreLines())


def _piped() -> bool:
    """Whether a program or a file gives the lines: then nobody speaks."""
    if sys.stdin is None:
        return False
    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
    except (OSError, ValueError):
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISREG(mode) or stat.S_ISSOCK(mode)


def _device(named: str | None) -> str | int | None:
    return int(named) if named and named.isdigit() else named
