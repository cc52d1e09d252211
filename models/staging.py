"""Where a model is made ready before it is moved in place: one process at a time, and nothing left behind."""

import errno
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from models.errors import ModelError

FULL = {errno.ENOSPC, errno.EDQUOT}


class Staging:
    """The workplace of one model, on the same disk as its final place."""

    def __init__(self, models: Path, model_id: str) -> None:
        self.folder = models / ".staging" / model_id
        self.downloads = self.folder / "downloads"
        """What is left here is resumed."""
        self.pip = self.folder / "pip"
        self.unpacked = self.folder / "unpacked"
        self.replaced = self.folder / "replaced"
        """A model that makes room for its successor, for the moment between two renames."""

    @contextmanager
    def alone(self, waiting: Callable[[], None]) -> Iterator[None]:
        """Keeps other processes and threads out; calls `waiting` if it has to wait for one."""
        self.folder.mkdir(parents=True, exist_ok=True)
        # The lock lies beside the folder and stays: a lock that is deleted can be held twice.
        with self.folder.with_name(f"{self.folder.name}.lock").open("w") as lock:
            _lock(lock.fileno(), waiting)
            self.folder.mkdir(exist_ok=True)  # who was here before has tidied up
            yield

    def clear(self, keep_downloads: bool) -> None:
        """Leaves the workplace empty, but for downloads that can be resumed."""
        for folder in [self.pip, self.unpacked, self.replaced, *([] if keep_downloads else [self.downloads])]:
            shutil.rmtree(folder, ignore_errors=True)


def _lock(file: int, waiting: Callable[[], None]) -> None:
    if sys.platform == "win32":
        import msvcrt

        while True:
            try:
                return msvcrt.locking(file, msvcrt.LK_LOCK, 1)
            except OSError:  # it gives up after ten seconds
                waiting()
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        waiting()
        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def disk_trouble(folder: Path) -> Iterator[None]:
    """What the disk refuses becomes a sentence."""
    try:
        yield
    except OSError as error:
        if error.errno in FULL:
            raise ModelError("disk-full", folder=str(folder)) from error
        reason = error.strerror or str(error)
        raise ModelError("cannot-store", folder=str(folder), reason=reason) from error


def need_room(folder: Path, size: int) -> None:
    """Says before the work rather than in its middle that the disk is too small."""
    if shutil.disk_usage(folder).free < size:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
