"""Speech kept on disk, so that a line spoken once needs no engine the next time."""

import hashlib
import os
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from voice.loudness import Pcm

LIMIT = 200_000_000
"""Bytes; over an hour of speech."""
Samples: TypeAlias = npt.NDArray[np.int16]

ENDING = ".pcm"
DIGEST = hashlib.sha256().digest_size


class SpeechCache:
    """A folder of sentences. It may fail at anything at any time: then speech is made anew, and nobody notices."""

    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self.folder = folder
        self.limit = limit
        self._lock = Lock()
        self._size: int | None = None
        """Of all files together, once they have been counted."""

    def get(self, key: str) -> Pcm | None:
        """What was kept; a file that is not whole goes."""
        path = self._path(key)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        digest, samples = data[:DIGEST], data[DIGEST:]
        whole = hashlib.sha256(samples).digest() == digest
        with suppress(OSError):
            os.utime(path) if whole else path.unlink()  # used now, others go before it; or of no use
        return from_int16(np.frombuffer(samples, np.int16)) if whole else None

    def put(self, key: str, pcm: Pcm) -> None:
        """Keeps a sentence, in place of those not used for longest where there is no room."""
        samples = to_int16(pcm).tobytes()
        part = self.folder / f".{key}-{os.getpid()}.part"
        with self._lock:
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
                part.write_bytes(hashlib.sha256(samples).digest() + samples)
                part.replace(self._path(key))
                self._make_room(DIGEST + len(samples))
            except OSError:
                with suppress(OSError):
                    part.unlink(missing_ok=True)

    def _make_room(self, added: int) -> None:
        if self._size is not None:
            self._size += added
            if self._size <= self.limit:
                return
        files = self._files()
        self._size = sum(size for _, size, _ in files)
        for _, size, path in files:
            if self._size <= self.limit:
                return
            path.unlink(missing_ok=True)
            self._size -= size

    def _files(self) -> list[tuple[int, int, Path]]:
        """Time of last use, size and path, the longest unused first."""
        found = []
        for path in self.folder.glob(f"*{ENDING}"):
            with suppress(OSError):  # another process may be making room too
                facts = path.stat()
                found.append((facts.st_mtime_ns, facts.st_size, path))
        return sorted(found)

    def _path(self, key: str) -> Path:
        return self.folder / f"{key}{ENDING}"


def speech_key(*facts: object) -> str:
    """One name for all that decides how a sentence sounds."""
    return hashlib.sha256("\0".join(map(str, facts)).encode("utf-8", "surrogatepass")).hexdigest()


def to_int16(pcm: Pcm) -> Samples:
    return np.round(np.clip(pcm, -1, 1) * 32767).astype(np.int16)


def from_int16(samples: Samples) -> Pcm:
    return samples.astype(np.float32) / np.float32(32767)
