"""The self-test: each check is one line that says what is, and what to do. None of them can take the others down."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection

from games import ONENIGHT, GameError
from intents.errors import IntentError
from models import ModelError
from scripts import words
from voice.checks import Check, FoundError, State, checks, reason_of
from voice.errors import DoorError

PATIENCE = 60.0
"""Seconds after which a check is given up."""


@dataclass(frozen=True)
class Finding:
    """What a check found, told in one line."""

    check: str
    """For programs, such as `speaking-uk`."""
    what: str
    state: State
    text: str


def examine(language: str, patience: float = PATIENCE) -> Iterator[Finding]:
    """Goes through all checks; whatever happens in one of them, it is a finding."""
    for check in checks():
        yield look_apart(check, language, patience) if check.apart else look(check, language)


def look(check: Check, language: str) -> Finding:
    """One check, here and now."""
    spoken = words(language)
    name = check.name(spoken)
    try:
        return Finding(check.id, name, "ok", check.look(spoken))
    except FoundError as trouble:
        state, error = trouble.state, trouble.error
    except (GameError, IntentError, ModelError) as known:
        state, error = check.otherwise, known
    except Exception as unknown:  # whatever it is, the other checks go on
        state, error = check.otherwise, DoorError("check-failed", reason=reason_of(unknown))
    return Finding(check.id, name, state, spoken.error(error, ONENIGHT))


def look_apart(check: Check, language: str, patience: float) -> Finding:
    """One check in a process of its own, whose death costs that check alone."""
    try:
        return _asked(check, language, patience)
    except DoorError as known:
        error = known
    except OSError as unknown:  # no room for another process
        error = DoorError("check-failed", reason=unknown.strerror or str(unknown))
    spoken = words(language)
    return Finding(check.id, check.name(spoken), check.otherwise, spoken.error(error, ONENIGHT))


def _asked(check: Check, language: str, patience: float) -> Finding:
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe(duplex=False)
    process = spawn.Process(target=_answer, args=(theirs, check, language), daemon=True)
    process.start()
    theirs.close()
    try:
        if not ours.poll(patience):
            raise DoorError("check-hangs", seconds=round(patience))
        finding: Finding = ours.recv()
    except EOFError:  # it died before it could answer
        process.join()
        raise DoorError("check-died", reason=_end(process.exitcode)) from None
    finally:
        process.kill()
        process.join()
        ours.close()
    return finding


def _answer(answer: Connection, check: Check, language: str) -> None:
    """In the other process: PortAudio, ALSA and Vosk write what they like, for nobody."""
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    answer.send(look(check, language))
    answer.close()


def _end(code: int | None) -> str:
    if code is not None and code < 0:
        return signal.Signals(-code).name
    return str(code)
