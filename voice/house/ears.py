"""Ears for recordings that come from outside: a supervised recognizer for each language, one recording at a time."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock, Semaphore, Thread
from typing import Literal

import models
from intents.commands import Phase
from models.errors import ModelError
from voice.errors import DoorError
from voice.hearing import Heard
from voice.worker import Task, Worker

PATIENCE = 20.0
"""Seconds for one recording."""
LONGEST = 30
"""Seconds of sound; no command is longer."""
NAME = "audio"
"""What a recording is called that has no name."""
WAITING = 8
"""Recordings that may wait for one recognizer."""

Readiness = Literal["missing", "idle", "loading", "ready"]


class _Ear:
    """The recognizer of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.readiness: Readiness = "idle"
        self.room = Semaphore(WAITING)
        self.lock = Lock()
        self.worker: Worker | None = None


class Ears:
    """Every language that has a recognizer here; the first recording starts it, unless `warm` did before."""

    def __init__(self, find: Callable[[models.Kind, str], Path] = models.find) -> None:
        self._find = find
        self._ears: dict[str, _Ear] = {}
        self._lock = Lock()

    def readiness(self, language: str) -> Readiness:
        ear = self._ear(language)
        if ear.readiness == "idle":
            try:
                self._find("recognizer", language)
            except ModelError:
                return "missing"
        return ear.readiness

    def warm(self, language: str) -> None:
        """Loads the recognizer, so that nobody has to wait for it later."""
        Thread(target=self._warm, args=(language,), name=f"ears {language}", daemon=True).start()

    def _warm(self, language: str) -> None:
        ear = self._ear(language)
        with ear.lock:
            try:
                self._worker(ear).ready(PATIENCE * 3)
            except DoorError:
                ear.readiness = "idle"
            else:
                ear.readiness = "ready"

    def hear(self, sound: bytes, language: str, phase: Phase, players: tuple[str, ...] = ()) -> Heard | None:
        """What a recording says; whatever it does to the recognizer is one sentence."""
        ear = self._ear(language)
        if not ear.room.acquire(blocking=False):
            raise DoorError("ears-busy")
        try:
            with TemporaryDirectory(prefix="nightcaller-") as folder:
                path = Path(folder) / NAME
                path.write_bytes(sound)
                with ear.lock:
                    worker = self._worker(ear)
                    worker.ready(PATIENCE * 3)
                    ear.readiness = "ready"
                    return worker.hear(path, phase, players)
        except DoorError as error:
            # Where it was put meanwhile, and where models are kept, is nobody's business.
            named = {"path": Path(str(error.facts["path"])).name} if "path" in error.facts else {}
            raise DoorError(error.kind, **{**error.facts, **named}) from None
        except OSError as error:
            raise DoorError("recording-unreadable", path=NAME, reason=error.strerror or str(error)) from error
        finally:
            ear.room.release()

    def close(self) -> None:
        for ear in self._ears.values():
            if ear.worker:
                ear.worker.stop()

    def _ear(self, language: str) -> _Ear:
        with self._lock:
            return self._ears.setdefault(language, _Ear(language))

    def _worker(self, ear: _Ear) -> Worker:
        if ear.worker is None:
            try:
                folder = self._find("recognizer", ear.language)
            except ModelError as error:
                raise DoorError("language-not-heard", language=ear.language) from error
            ear.worker = Worker(Task(folder, ear.language, longest=LONGEST), PATIENCE)
            ear.readiness = "loading"
        return ear.worker
