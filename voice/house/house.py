"""The house: opens tables, finds them by their codes, and brings them back after a power cut."""

import gc
import re
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from threading import Lock, Thread

from games import ONENIGHT, GameError
from intents.commands import Yes
from models.cache import cache_folder
from scripts import languages, words
from scripts.names import choose
from voice.errors import DoorError
from voice.evening import broke_off
from voice.house.clips import Clips
from voice.house.ears import Ears
from voice.house.media import Narrations
from voice.house.register import Register, Saved
from voice.house.seats import SeatKeys
from voice.house.table import Rooms, ServedTable
from voice.house.timers import Timers, WallTimers
from voice.moderator import Plan, Settings, State
from voice.mouth import Voice
from voice.settings import checked
from voice.table import Understanding, spoken_by

MOST_TABLES = 500
CODE = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?")
"""Four digits, which can be said in every language; a house may choose a name, such as that of a room."""
DIGITS = 4
GOES_ON = 15 * 60
"""Seconds: a game that broke off no longer ago goes on by itself; after that the table is asked."""
FORGOTTEN = 12 * 3600
"""Seconds after which a table where nothing goes on is closed."""


class House:
    """All tables. Any thread may ask it."""

    def __init__(
        self,
        *,
        voice: Voice | None = None,
        ears: Ears | None = None,
        timers: Timers | None = None,
        folder: Path | None = None,
        tell: Callable[[GameError], None] | None = None,
        language: str = "en",
    ) -> None:
        self.timers = timers or WallTimers()
        self.ears = ears or Ears()
        self.clips = Clips(voice or cache(spoken_by))
        self.narrations = Narrations(self.clips, cache_folder() / "narrations")
        self.language = language
        self._tell = tell or (lambda _: None)
        self.seat_keys = SeatKeys(folder)
        self._understanding = Understanding()
        self.register = Register(self._trouble, folder)
        self._rooms = Rooms(self.clips, self.narrations, self.ears, self.register, self.timers, self._understanding)
        self._tables: dict[str, ServedTable] = {}
        self._lock = Lock()

    def load(self) -> None:
        """The tables of before; a night that broke off a moment ago goes on."""
        self.narrations.sweep()
        for code, saved in self.register.load().items():
            if broke_off(saved.state) or time.time() - saved.touched < FORGOTTEN:
                self._go_on(code, saved)
            else:
                self.register.forget(code)
                self.seat_keys.forget(code)

    def _go_on(self, code: str, saved: Saved) -> None:
        table = self._seated(code, saved.state)
        table.begin()
        if saved.state.course and not saved.state.held and time.time() - saved.touched < GOES_ON:
            table.send(Yes())

    def warm(self, language: str) -> None:
        """Loads what hears and understands, so that nobody has to wait for it later."""
        self.ears.warm(language)
        Thread(target=self.read_all, name="understanding", daemon=True).start()

    def read_all(self) -> None:
        """Reads all words and sentences; they stay, so that no cue waits while they are looked through for garbage."""
        self._understanding.warm()
        gc.collect()
        gc.freeze()

    @property
    def tables(self) -> Sequence[ServedTable]:
        with self._lock:
            return tuple(self._tables.values())

    def table(self, code: str) -> ServedTable:
        with self._lock:
            table = self._tables.get(code)
        if table is None:
            raise DoorError("no-table", code=code)
        return table

    def open(
        self, code: str = "", *, language: str = "", names: Sequence[str] = (), players: int | None = None
    ) -> ServedTable:
        """A new table; its code is made up where none is given."""
        state = self._fresh(language, names, players)
        if code and not CODE.fullmatch(code):
            raise DoorError("table-code", code=code)
        self._close_forgotten()
        with self._lock:
            if len(self._tables) >= MOST_TABLES:
                raise DoorError("house-full", most=MOST_TABLES)
            if code in self._tables:
                raise DoorError("table-taken", code=code)
            code = code or self._new_code()
            table = self._tables[code] = ServedTable(code, state, self._rooms, self._gone)
        table.begin()
        return table

    def seat(self, code: str, language: str | None = None) -> ServedTable:
        """The table of that code, opened if there is none."""
        try:
            return self.table(code)
        except DoorError:
            try:
                return self.open(code, language=language or "")
            except DoorError as error:
                if error.kind != "table-taken":
                    raise
                return self.table(code)  # somebody was faster

    def close_table(self, code: str) -> None:
        self._gone(self.table(code))

    def rest(self) -> None:
        """Nobody follows a table any longer."""
        for table in self.tables:
            table.feed.close()

    def close(self) -> None:
        """The house rests; every table is saved, and goes on when it opens again."""
        for table in self.tables:
            table.close()
        self.timers.close()
        self.register.close()
        self.clips.close()
        self.narrations.close()
        self.ears.close()

    def _fresh(self, language: str, names: Sequence[str], players: int | None) -> State:
        settings = Settings(language=choose("language", language or self.language, languages()))
        seated: tuple[str, ...] = checked("names", list(names)) if names else ()
        if seated and players not in (None, len(seated)):
            raise DoorError("names-and-players", names=len(seated), players=players)
        return State(settings, Plan(names=seated, players=len(seated) or players))

    def _seated(self, code: str, state: State) -> ServedTable:
        table = ServedTable(code, replace(state), self._rooms, self._gone)
        with self._lock:
            self._tables[code] = table
        return table

    def _gone(self, table: ServedTable) -> None:
        with self._lock:
            self._tables.pop(table.code, None)
        table.close()
        self.register.forget(table.code)
        self.seat_keys.forget(table.code)

    def _new_code(self) -> str:
        while (code := "".join(secrets.choice("123456789") for _ in range(DIGITS))) in self._tables:
            pass
        return code

    def _close_forgotten(self) -> None:
        now = self.timers.now()
        for table in self.tables:
            if not table.moderator.state.course and now - table.touched > FORGOTTEN:
                self._gone(table)

    def _trouble(self, error: GameError) -> None:
        self._tell(error)
        for table in self.tables:
            table.trouble(words(table.language).error(error, ONENIGHT))
