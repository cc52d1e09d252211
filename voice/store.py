"""The evening on disk: whatever happens to the machine, it can go on from the last cue."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Self

import msgspec

from games import EDITIONS, GameError, game
from scripts.errors import WordsError
from voice.errors import DoorError
from voice.moderator import Moderator, State
from voice.moderator.course import script_of
from voice.places import state_folder
from voice.saved_file import BadFileError, Kind, connected, error_name, not_ours, put_aside, unsaved
from voice.settings import LASTING, checked

FILE = "evening.sqlite"
EVENING = Kind(
    mark=0x4E696768,  # "Nigh"
    version=1,
    schema=(
        "CREATE TABLE evening (id INTEGER PRIMARY KEY CHECK (id = 1), state BLOB NOT NULL)",
        "INSERT INTO evening VALUES (1, X'')",
    ),
)


class Store:
    """One evening in one file, held by one program at a time; a trouble is told once, and play goes on unsaved."""

    def __init__(
        self,
        tell: Callable[[GameError], None],
        folder: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.path = (folder or state_folder()) / FILE
        self.tell = tell
        """Is told what does not work."""
        self._clock = clock
        self._file: sqlite3.Connection | None = None
        self._last = b""
        self._told = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def saving(self) -> bool:
        """Whether what was saved last is on the disk."""
        return self._file is not None and not self._told

    def load(self) -> State | None:
        """Opens the file. Where the last evening stands; None where there was none, or where it cannot be read."""
        try:
            return self._opened()
        except BadFileError as bad:
            self._put_aside(bad)
        except sqlite3.Error as error:
            if error_name(error) == "SQLITE_BUSY":
                self._trouble(DoorError("store-taken"))
            else:
                self._trouble(unsaved(self.path, error))
        except OSError as error:
            self._trouble(unsaved(self.path, error))
        return None

    def save(self, state: State) -> None:
        """Keeps a state: when this returns it survives a power cut."""
        if self._file is None:
            return
        written = encoded(state, self._clock())
        if written == self._last:
            return
        try:
            self._file.execute("UPDATE evening SET state = ?", (written,))
        except sqlite3.Error as error:
            self._trouble(unsaved(self.path, error))
        else:
            self._last = written
            self._told = False

    def close(self) -> None:
        if self._file is not None:
            with suppress(sqlite3.Error):  # a disk that is full has said so before
                self._file.close()
            self._file = None

    def _opened(self) -> State | None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._file = connected(self.path, EVENING)
            return _read(self._file)
        except sqlite3.DatabaseError as error:
            self.close()
            if not_ours(error):
                raise BadFileError("store-broken") from error
            raise
        except BadFileError:
            self.close()
            raise

    def _put_aside(self, bad: BadFileError) -> None:
        """A new file takes the place of the one that cannot be used."""
        try:
            aside = put_aside(self.path)
            self._file = connected(self.path, EVENING)
        except (OSError, sqlite3.Error) as error:
            self._trouble(unsaved(self.path, error))
        else:
            self.tell(DoorError(str(bad), path=aside))

    def _trouble(self, error: GameError) -> None:
        if not self._told:
            self._told = True
            self.tell(error)


def _read(file: sqlite3.Connection) -> State | None:
    found = file.execute("SELECT state FROM evening").fetchone()
    if found is None:
        raise BadFileError("store-broken")
    if found == (b"",):  # nothing saved yet; where a file was cut off, SQLite reads NULL
        return None
    return decoded(found[0])


def encoded(state: State, now: float) -> bytes:
    return msgspec.json.encode(timeless(state, now))


def decoded(written: bytes) -> State:
    """A state that was written down; what is none raises."""
    try:
        state = msgspec.json.decode(written, type=State)
        _try_out(state)
    except (msgspec.DecodeError, TypeError, ValueError, LookupError, GameError, WordsError) as error:
        raise BadFileError("store-broken") from error
    return state


def _try_out(state: State) -> None:
    """Raises where no evening can go on: a language that is gone, a deck that no script can be written for."""
    for key in LASTING:
        checked(key, getattr(state.settings, key))
    plan = state.plan
    game(plan.game).sort(plan.roles)
    if plan.edition and plan.edition not in EDITIONS:
        raise LookupError(plan.edition)
    if state.course:
        script_of(state)
    Moderator(state).start(0.0)
    if state.before:
        _try_out(state.before)


def timeless(state: State, now: float) -> State:
    """A state whose pause has so much left: when it would have ended means nothing after a restart."""
    course = state.course
    if course is None or course.until is None:
        return state
    return replace(state, course=replace(course, until=None, left=round(max(0.0, course.until - now), 1)))
