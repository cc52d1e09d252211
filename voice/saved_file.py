"""A SQLite file of ours: held by one program, safe at every power cut, and told from what is broken or another's."""

import sqlite3
from dataclasses import dataclass
from pathlib import Path

from voice.errors import DoorError

PATIENCE = 0.5
"""Seconds for a killed program to let go of the file."""
JOURNALS = ("", "-wal", "-journal", "-shm")
NOT_OURS = {"SQLITE_NOTADB", "SQLITE_CORRUPT", "SQLITE_ERROR", "SQLITE_SCHEMA"}
"""SQLite's names for a file that is broken or has other tables; all other errors are the disk's."""


class BadFileError(Exception):
    """A file that is none of ours, with the kind of its sentence."""


@dataclass(frozen=True)
class Kind:
    """What is in a file."""

    mark: int
    """SQLite's `application_id`: another program's database has another."""
    version: int
    """Of what is saved, in `user_version`. A new field with a default needs no new one."""
    schema: tuple[str, ...]
    """Makes a new one."""


def connected(path: Path, kind: Kind) -> sqlite3.Connection:
    """The file, held by this process alone; the system lets go of it when the process ends, however it ends."""
    file = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        file.execute("PRAGMA locking_mode = EXCLUSIVE")
        file.execute("BEGIN EXCLUSIVE")  # in this mode the lock stays after the end of the transaction
        (mark,), (version,) = (file.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version"))
        if not mark and not version and not file.execute("SELECT 1 FROM sqlite_master").fetchone():
            file.execute(f"PRAGMA application_id = {kind.mark}")
            file.execute(f"PRAGMA user_version = {kind.version}")
            for statement in kind.schema:
                file.execute(statement)
        elif mark != kind.mark:
            raise BadFileError("store-broken")
        elif version > kind.version:
            raise BadFileError("store-newer")
        file.execute("COMMIT")
        file.execute("PRAGMA journal_mode = WAL")
        # A line that was acknowledged survives a power cut: NORMAL would leave it in the system's memory.
        file.execute("PRAGMA synchronous = FULL")
    except BaseException:
        file.close()
        raise
    return file


def put_aside(path: Path) -> Path:
    """The file that cannot be used gets another name, in case somebody can use it."""
    aside = next(other for n in range(1, 10_000) if not (other := path.with_stem(f"{path.stem}-aside-{n}")).exists())
    for journal in JOURNALS:  # left behind, its journal would be taken for that of the new file
        part = Path(f"{path}{journal}")
        if part.exists():
            part.replace(f"{aside}{journal}")
    return aside


def not_ours(error: sqlite3.Error) -> bool:
    return error_name(error) in NOT_OURS


def error_name(error: sqlite3.Error) -> str:
    """SQLite's name for an error, without what follows it: SQLITE_IOERR_WRITE is an SQLITE_IOERR."""
    return "_".join(getattr(error, "sqlite_errorname", "").split("_")[:2])


def unsaved(path: Path, error: OSError | sqlite3.Error) -> DoorError:
    """What is said where the disk does not do what it should."""
    reason = error.strerror if isinstance(error, OSError) else None
    return DoorError("store-unsaved", folder=path.parent, reason=reason or str(error))
