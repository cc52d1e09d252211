"""The keyboard beside everything else; what is typed, and how that looks, is tried where a terminal is."""

import gc
import os
import sys
from weakref import ref

import pytest

from voice.keyboard import Keyboard, Line, Typed


class Typing:
    """Whoever takes what is typed."""

    def take(self, typed: Typed) -> None: ...


def test_whoever_waits_for_a_key_holds_nobody_once_the_evening_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Libraries complain at exit about what is still held."""
    reading, writing = os.pipe()
    with os.fdopen(reading) as typed_here, os.fdopen(writing, "w"):
        monkeypatch.setattr(sys, "stdin", typed_here)
        typing = Typing()
        gone = ref(typing)
        with Keyboard(typing.take):
            assert gone() is not None
        del typing
        gc.collect()
        assert gone() is None


def test_lines_are_taken_as_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    taken: list[Typed] = []
    with os.fdopen(reading) as typed_here:
        monkeypatch.setattr(sys, "stdin", typed_here)
        with Keyboard(taken.append):
            os.write(writing, "so\nтак\nla".encode())
            os.close(writing)
            while len(taken) < 4:
                pass
    assert taken[:3] == [Line("so"), Line("так"), Line("la")]
