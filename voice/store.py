"""The evening on disk: whatever happens to the machine, it can go on from the last cue."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Self

import msgspec

from games import GameError
from voice.errors import DoorError
from voice.moderator import State
from voice.moderator.course import script_of
from voice.places import state_folder

FILE = "evening.sqlite"
MARK = 0x4E696768
"""SQLite's `application_id`: "Nigh". Another program's database has another."""
VERSION = 1
"""Of the saved state, in `user_version`. A new field with a default needs no new one."""
PATIENCE = 0.5
"""Seconds for a killed program to let go of the file."""
JOURNALS = ("", "-wal", "-journal", "-shm")
NOT_OURS = {"SQLITE_NOTADB", "SQLITE_CORRUPT", "SQLITE_ERROR", "SQLITE_SCHEMA"}
"""SQLite's names for a file that is broken or has other tables; all other errors are the disk's."""


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
        except _BadError as bad:
            self._put_aside(bad)
        except sqlite3.Error as error:
            if _name(error) == "SQLITE_BUSY":
                self._trouble(DoorError("store-taken"))
            else:
                self._trouble(self._unsaved(error))
        except OSError as error:
            self._trouble(self._unsaved(error))
        return None

    def save(self, state: State) -> None:
        """Keeps a state: when this returns it survives a power cut."""
        if self._file is None:
            return
        written = msgspec.json.encode(timeless(state, self._clock()))
        if written == self._last:
            return
        try:
            self._file.execute("UPDATE evening SET state = ?", (written,))
        except sqlite3.Error as error:
            self._trouble(self._unsaved(error))
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
            self._file = _connected(self.path)
            return _read(self._file)
        except sqlite3.DatabaseError as error:
            self.close()
            if _name(error) in NOT_OURS:
                raise _BadError("store-broken") from error
            raise
        except _BadError:
            self.close()
            raise

    def _put_aside(self, bad: "_BadError") -> None:
        """The file that cannot be used gets another name, in case somebody can; a new one takes its place."""
        aside = next(path for n in range(1, 10_000) if not (path := self.path.with_stem(f"evening-aside-{n}")).exists())
        try:
            for journal in JOURNALS:  # left behind, its journal would be taken for that of the new file
                part = Path(f"{self.path}{journal}")
                if part.exists():
                    part.replace(f"{aside}{journal}")
            self._file = _connected(self.path)
        except (OSError, sqlite3.Error) as error:
            self._trouble(self._unsaved(error))
        else:
            self.tell(DoorError(str(bad), path=aside))

    def _unsaved(self, error: OSError | sqlite3.Error) -> DoorError:
        reason = error.strerror if isinstance(error, OSError) else None
        return DoorError("store-unsaved", folder=self.path.parent, reason=reason or str(error))

    def _trouble(self, error: GameError) -> None:
        if not self._told:
            self._told = True
            self.tell(error)


class _BadError(Exception):
    """A file that is no evening of ours, with the kind of its sentence."""


def _connected(path: Path) -> sqlite3.Connection:
    """The file, held by this process alone; the system lets go of it when the process ends, however it ends."""
    file = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        file.execute("PRAGMA locking_mode = EXCLUSIVE")
        file.execute("BEGIN EXCLUSIVE")  # in this mode the lock stays after the end of the transaction
        (mark,), (version,) = (file.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version"))
        if not mark and not version and not file.execute("SELECT 1 FROM sqlite_master").fetchone():
            file.execute(f"PRAGMA application_id = {MARK}")
            file.execute(f"PRAGMA user_version = {VERSION}")
            file.execute("CREATE TABLE evening (id INTEGER PRIMARY KEY CHECK (id = 1), state BLOB NOT NULL)")
            file.execute("INSERT INTO evening VALUES (1, X'')")
        elif mark != MARK:
            raise _BadError("store-broken")
        elif version > VERSION:
            raise _BadError("store-newer")
        file.execute("COMMIT")
        file.execute("PRAGMA journal_mode = WAL")
        # A line that was acknowledged survives a power cut: NORMAL would leave it in the system's memory.
        file.execute("PRAGMA synchronous = FULL")
    except BaseException:
        file.close()
        raise
    return file


def _read(file: sqlite3.Connection) -> State | None:
    found = file.execute("SELECT state FROM evening").fetchone()
    if found is None:
        raise _BadError("store-broken")
    if found == (b"",):  # nothing saved yet; where a file was cut off, SQLite reads NULL
        return None
    try:
        state = msgspec.json.decode(found[0], type=State)
        if state.course:
            script_of(state)  # a deck that no script can be written for is none
    except (msgspec.DecodeError, TypeError, ValueError, LookupError, GameError) as error:
        raise _BadError("store-broken") from error
    return state


def timeless(state: State, now: float) -> State:
    """A state whose pause has so much left: when it would have ended means nothing after a restart."""
    course = state.course
    if course is None or course.until is None:
        return state
    return replace(state, course=replace(course, until=None, left=round(max(0.0, course.until - now), 1)))


def _name(error: sqlite3.Error) -> str:
    """SQLite's name for an error, without what follows it: SQLITE_IOERR_WRITE is an SQLITE_IOERR."""
    return "_".join(getattr(error, "sqlite_errorname", "").split("_")[:2])
