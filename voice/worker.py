"""A process of its own for recordings from outside: whatever a file does to the recognizer costs that file alone."""

import multiprocessing
import signal
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias

from intents.commands import Phase
from intents.pack import Pack, builtin, load
from voice.audio import LONGEST
from voice.errors import DoorError
from voice.hearing import Heard, Hearing, pronounced
from voice.names import spoken_names

STARTING = 120.0
"""Seconds to load a recognizer."""
TABLES = 8
"""Tables whose players' names are known to one process."""
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
    longest: int = LONGEST
    """Seconds of a recording; a longer one is refused."""

    def pack(self, players: tuple[str, ...] = ()) -> Pack:
        known = spoken_names(self.language, players or self.players)
        return load(self.folder, self.language, known) if self.folder else builtin(self.language, known)


@dataclass(frozen=True)
class Recorded:
    """A recording, and where it was made: what may be said there, and by whom."""

    path: Path
    phase: Phase | None
    players: tuple[str, ...] = ()


Answer: TypeAlias = Heard | tuple[str, dict[str, Any]] | None
"""What was heard, nothing, or the kind and the facts of an error."""
Serve: TypeAlias = Callable[[Connection, Task], None]


def serve(connection: Connection, task: Task) -> None:
    """The process: a recording in, an answer out, until there is nobody to answer; first of all, that it is ready."""
    from voice.audio import recording
    from voice.recognizer import Recognizer

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever called decides when it ends
    recognizer, pronounce = Recognizer(task.recognizer), pronounced(task.language)

    @lru_cache(maxsize=TABLES)
    def hearing(players: tuple[str, ...]) -> Hearing:
        return Hearing(recognizer, task.pack(players), pronounce)

    hearing(()).ear(task.phase)
    connection.send(None)
    while True:
        try:
            asked: Recorded = connection.recv()
        except EOFError:
            return
        answer: Answer
        try:
            answer = hearing(asked.players).hear(recording(asked.path, task.longest), asked.phase)
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

    def ready(self, patience: float = STARTING) -> Connection:
        """The process, once it can listen."""
        if self._connection is None:
            connection = self._start()
            try:
                if connection.poll(patience):
                    connection.recv()
                    return connection
            except (EOFError, OSError):
                pass
            self.stop()
            raise DoorError("recognizer-broken", path=self._task.recognizer)
        return self._connection

    def hear(self, path: Path, phase: Phase | None = None, players: tuple[str, ...] = ()) -> Heard | None:
        """What a recording says; every failure is a DoorError, and the next recording is heard."""
        connection = self.ready()
        try:
            connection.send(Recorded(path, phase or self._task.phase, players))
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
        connection, theirs = context.Pipe()
        process = context.Process(target=self._serve, args=(theirs, self._task), daemon=True)
        process.start()
        theirs.close()
        # Only now: whoever stops it meanwhile, from another thread, would find a process that is none yet.
        self._connection, self._process = connection, process
        return connection

    def stop(self) -> None:
        """Ends the process, whatever it is doing."""
        # Taken away first: the thread that waits for it may stop it at the same time, for its end is an error there.
        process, self._process = self._process, None
        connection, self._connection = self._connection, None
        if process:
            process.kill()
            process.join()
        if connection:
            connection.close()

    def __enter__(self) -> "Worker":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
