"""A process of its own for recordings from outside: whatever a file does to the recognizer costs that file alone."""

import multiprocessing
import signal
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias

from intents.commands import Phase
from intents.pack import Pack, builtin, load
from voice.errors import DoorError
from voice.hearing import Heard, Hearing, pronounced
from voice.names import spoken_names

PATIENCE = 600.0
"""Seconds for one recording; even the longest takes less on a small computer, unless something hangs."""


@dataclass(frozen=True)
class Task:
    """What a worker is to listen with."""

    recognizer: Path
    language: str
    folder: Path | None = None
    """Sentences in place of the built-in ones."""
    players: tuple[str, ...] = ()
    phase: Phase | None = None

    def pack(self) -> Pack:
        known = spoken_names(self.language, self.players)
        return load(self.folder, self.language, known) if self.folder else builtin(self.language, known)


Answer: TypeAlias = Heard | tuple[str, dict[str, Any]] | None
"""What was heard, nothing, or the kind and the facts of an error."""
Serve: TypeAlias = Callable[[Connection, Task], None]


def serve(connection: Connection, task: Task) -> None:
    """The process: a path in, an answer out, until there is nobody to answer."""
    from voice.audio import recording
    from voice.recognizer import Recognizer

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever called decides when it ends
    hearing = Hearing(Recognizer(task.recognizer), task.pack(), pronounced(task.language))
    while True:
        try:
            path = connection.recv()
        except EOFError:
            return
        answer: Answer
        try:
            answer = hearing.hear(recording(path), task.phase)
        except DoorError as error:
            answer = error.kind, dict(error.facts)
        connection.send(answer)


class Worker:
    """Listens to recordings in another process, and starts a new one where that has died."""

    def __init__(self, task: Task, patience: float = PATIENCE, process: Serve = serve) -> None:
        self._task = task
        self._patience = patience
        self._serve = process
        self._connection: Connection | None = None
        self._process: multiprocessing.process.BaseProcess | None = None

    def hear(self, path: Path) -> Heard | None:
        """What a recording says; every failure is a DoorError, and the next recording is heard."""
        connection = self._connection or self._start()
        try:
            connection.send(path)
            answered = connection.poll(self._patience)
            answer: Answer = connection.recv() if answered else ("recording-hangs", {"path": path})
        except (EOFError, OSError):
            answered, answer = False, ("recording-crash", {"path": path})
        if not answered:
            self.stop()
        if isinstance(answer, tuple):
            kind, facts = answer
            raise DoorError(kind, **facts)
        return answer

    def _start(self) -> Connection:
        # Not forked: Vosk's threads and locks must not be copied in the middle of their work.
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=self._serve, args=(theirs, self._task), daemon=True)
        self._process.start()
        theirs.close()
        return self._connection

    def stop(self) -> None:
        """Ends the process, whatever it is doing."""
        if self._process:
            self._process.kill()
            self._process.join()
        if self._connection:
            self._connection.close()
        self._process = self._connection = None

    def __enter__(self) -> "Worker":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
