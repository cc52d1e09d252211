"""Whose phone belongs to which seat: a key for each, of which the house keeps no more than a hash."""

import hmac
import json
import os
import secrets
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from threading import Lock

from voice.errors import DoorError
from voice.places import state_folder

FILE = "seats.json"


class SeatKeys:
    """Kept beside the tables, so that phones stay in their seats after a power cut. Any thread may ask."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder or state_folder()) / FILE
        self._lock = Lock()
        self._hashes = _read(self._path)

    def take(self, code: str, seat: str) -> str:
        """The key of a seat that is free; it is told once."""
        key = secrets.token_urlsafe(24)
        with self._lock:
            taken = self._hashes.setdefault(code, {})
            if seat in taken:
                raise DoorError("seat-taken", seat=seat)
            taken[seat] = _hash(key)
            self._write()
        return key

    def free(self, code: str, seat: str) -> None:
        with self._lock:
            self._hashes.get(code, {}).pop(seat, None)
            self._write()

    def forget(self, code: str) -> None:
        """The table is closed."""
        with self._lock:
            if self._hashes.pop(code, None) is not None:
                self._write()

    def taken(self, code: str) -> frozenset[str]:
        with self._lock:
            return frozenset(self._hashes.get(code, {}))

    def check(self, code: str, seat: str, key: str) -> None:
        """Only the phone that has taken the seat goes on."""
        with self._lock:
            kept = self._hashes.get(code, {}).get(seat, "")
        if not hmac.compare_digest(_hash(key), kept):
            raise DoorError("seat-key")

    def _write(self) -> None:
        """Where nothing can be written, phones keep their seats as long as the house is up."""
        aside = self._path.with_suffix(".new")
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with os.fdopen(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
                json.dump(self._hashes, file)
            aside.replace(self._path)


def _hash(key: str) -> str:
    return sha256(key.encode("utf-8", "replace")).hexdigest()


def _read(path: Path) -> dict[str, dict[str, str]]:
    with suppress(OSError, ValueError):
        kept = json.loads(path.read_text("utf-8"))
        return {str(code): {str(seat): str(each) for seat, each in seats.items()} for code, seats in kept.items()}
    return {}
