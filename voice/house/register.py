"""All tables on disk: whatever happens to the machine, each goes on from its last cue."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Condition, Thread

from games import GameError
from voice.errors import DoorError
from voice.moderator import State
from voice.places import state_folder
from voice.saved_file import BadFileError, Kind, connected, error_name, not_ours, put_aside, unsaved
from voice.store import decoded, encoded

FILE = "tables.sqlite"
AGAIN = 5.0
"""Seconds after which it is tried again to write what could not be written."""
TABLES = Kind(
    mark=0x4E695461,  # "NiTa"
    version=1,
    schema=("CREATE TABLE tables (code TEXT PRIMARY KEY, state BLOB NOT NULL, touched REAL NOT NULL) WITHOUT ROWID",),
)


@dataclass(frozen=True)
class Saved:
    """A table as it was left."""

    state: State
    touched: float
    """When, in seconds since 1970."""


class Register:
    """One file for the house, held by one program. A thread writes what has changed, all tables in one go."""

    def __init__(self, tell: Callable[[GameError], None], folder: Path | None = None) -> None:
        self.path = (folder or state_folder()) / FILE
        self.tell = tell
        """Is told what does not work."""
        self._file: sqlite3.Connection | None = None
        self._told = False
        self._dirty: dict[str, tuple[State, float] | None] = {}
        self._last: dict[str, bytes] = {}
        self._writing = 0
        self._changed = Condition()
        self._closed = False
        self._thread = Thread(target=self._work, name="register", daemon=True)

    def load(self) -> dict[str, Saved]:
        """Opens the file; the tables that were not closed. A table that cannot be read is left out, and told."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = connected(self.path, TABLES)
            rows = self._file.execute("SELECT code, state, touched FROM tables").fetchall()
        except BadFileError as bad:
            rows = self._afresh(str(bad))
        except sqlite3.Error as error:
            if error_name(error) == "SQLITE_BUSY":
                raise DoorError("house-taken") from error
            rows = self._afresh("store-broken") if not_ours(error) else self._unsaved(error)
        except OSError as error:
            rows = self._unsaved(error)
        self._thread.start()
        saved = {}
        for code, state, touched in rows:
            try:
                saved[code] = Saved(decoded(state), touched)
            except BadFileError:
                self.tell(DoorError("table-broken", code=code))
        return saved

    def keep(self, code: str, state: State, now: float) -> None:
        """Will be on disk in a moment."""
        with self._changed:
            self._dirty[code] = state, now
            self._changed.notify_all()

    def forget(self, code: str) -> None:
        with self._changed:
            self._dirty[code] = None
            self._changed.notify_all()

    @property
    def unwritten(self) -> int:
        """Tables whose newest state is still on its way to the disk."""
        with self._changed:
            return len(self._dirty) + self._writing

    def close(self) -> None:
        """Writes what is left."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        if self._thread.is_alive():
            self._thread.join()
        if self._file:
            with suppress(sqlite3.Error):  # a disk that is full has said so before
                self._file.close()
            self._file = None

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._dirty or self._closed)
                dirty, self._dirty = self._dirty, {}
                self._writing = len(dirty)
                closed = self._closed
            written = not (dirty and self._file) or self._write(self._file, dirty)
            with self._changed:
                self._writing = 0
                if not written:  # a disk that is full may have room again
                    self._dirty = {**dirty, **self._dirty}
                    if not closed:
                        self._changed.wait_for(lambda: self._closed, AGAIN)
            if closed:
                return

    def _write(self, file: sqlite3.Connection, dirty: dict[str, tuple[State, float] | None]) -> bool:
        """Whether it is on disk now."""
        gone = [code for code, kept in dirty.items() if kept is None]
        rows = {code: encoded(*kept) for code, kept in dirty.items() if kept is not None}
        rows = {code: state for code, state in rows.items() if self._last.get(code) != state}
        if not gone and not rows:
            return True
        try:
            file.execute("BEGIN")
            file.executemany("DELETE FROM tables WHERE code = ?", [(code,) for code in gone])
            touched = time.time()
            file.executemany(
                "INSERT OR REPLACE INTO tables VALUES (?, ?, ?)",
                [(code, state, touched) for code, state in rows.items()],
            )
            file.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                file.execute("ROLLBACK")
            self._unsaved(error)
            return False
        self._last.update(rows)
        for code in gone:
            self._last.pop(code, None)
        self._told = False
        return True

    def _afresh(self, kind: str) -> list[tuple[str, bytes, float]]:
        """A new file takes the place of the one that cannot be used."""
        if self._file:
            self._file.close()
            self._file = None
        try:
            aside = put_aside(self.path)
            self._file = connected(self.path, TABLES)
        except (OSError, sqlite3.Error) as error:
            return self._unsaved(error)
        self.tell(DoorError(kind, path=aside))
        return []

    def _unsaved(self, error: OSError | sqlite3.Error) -> list[tuple[str, bytes, float]]:
        """Told once; play goes on unsaved."""
        if not self._told:
            self._told = True
            self.tell(unsaved(self.path, error))
        return []
