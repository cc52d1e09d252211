"""Two processes that hear for the bench, each with a recognizer of its own."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context

import models
from intents.pack import builtin
from tests.bench.noise import Noises
from voice.hearing import Hearing, pronounced
from voice.names import spoken_names
from voice.recognizer import Listener, Recognizer

PROCESSES = 2

_noises: dict[str, Noises] = {}


@contextmanager
def workers(noises: Noises) -> Iterator[ProcessPoolExecutor]:
    """Started anew rather than forked: Vosk's threads do not survive a fork."""
    with ProcessPoolExecutor(PROCESSES, get_context("spawn"), begin, (noises,)) as pool:
        yield pool


def begin(noises: Noises) -> None:
    """What a worker knows before its first job."""
    _noises["all"] = noises
    hearing().ear(None)


def known_noises() -> Noises:
    return _noises["all"]


@cache
def hearing() -> Hearing:
    return Hearing(Recognizer(models.find("recognizer", "en")), builtin("en", spoken_names("en")), pronounced("en"))


@cache
def plain_listener() -> Listener:
    """Vosk as it comes, without a word of what may be said."""
    return hearing().recognizer.listen_for()
