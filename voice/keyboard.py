"""Typed lines: from a pipe as they come, from a terminal by its own editing, or key by key beside a drawn screen."""

import codecs
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from threading import Thread
from types import TracebackType
from typing import Any, Self, TypeAlias

LONGEST = 1000
"""Letters of a line; no command is as long."""


@dataclass(frozen=True)
class Line:
    """A whole line."""

    text: str


@dataclass(frozen=True)
class Key:
    """A key that writes nothing: "page down" and "page up" are the buttons of a presenter."""

    name: str


@dataclass(frozen=True)
class End:
    """Nothing more will be typed."""


Typed: TypeAlias = Line | Key | End
ESCAPES = {
    "[A": "up",
    "[B": "down",
    "[C": "right",
    "[D": "left",
    "[H": "home",
    "[F": "end",
    "[1~": "home",
    "[4~": "end",
    "[3~": "delete",
    "[5~": "page up",
    "[6~": "page down",
    "OA": "up",
    "OB": "down",
    "OC": "right",
    "OD": "left",
    "OH": "home",
    "OF": "end",
}
CONTROLS = {
    "\r": "enter",
    "\n": "enter",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\x15": "clear",
    "\x17": "word",
    "\x01": "home",
    "\x05": "end",
    "\x04": "eof",
}


class Editor:
    """A line as it is typed. It knows no terminal: what the keys send goes in, lines come out."""

    def __init__(self) -> None:
        self.text = ""
        self.cursor = 0
        self._history: list[str] = []
        self._back = 0
        """How many lines back in the history the text is from."""
        self._rest = ""
        """A key that has come in part."""
        self.secret = False
        """Whether what is typed now must not come back with the arrow keys."""

    def feed(self, sent: str) -> Iterator[Typed]:
        sent, self._rest = self._rest + sent, ""
        at = 0
        while at < len(sent):
            if sent[at] != "\x1b":
                yield from self._press(CONTROLS.get(sent[at], ""), sent[at])
                at += 1
                continue
            end = _escape_end(sent, at)
            if end is None:
                self._rest = sent[at:]
                return
            yield from self._press(ESCAPES.get(sent[at + 1 : end], "unknown"), "")
            at = end

    def _press(self, key: str, letter: str) -> Iterator[Typed]:
        match key:
            case "enter":
                yield Line(self._taken())
            case "eof" if not self.text:
                yield End()
            case "page up" | "page down":
                yield Key(key)
            case "" if letter.isprintable() and len(self.text) < LONGEST:
                self._replace(self.cursor, self.cursor, letter)
            case "left" | "right" | "home" | "end":
                steps = {"left": self.cursor - 1, "right": self.cursor + 1, "home": 0, "end": len(self.text)}
                self.cursor = min(max(steps[key], 0), len(self.text))
            case "up" | "down":
                self._recall(1 if key == "up" else -1)
            case _:
                self._delete(key)

    def _delete(self, key: str) -> None:
        match key:
            case "backspace":
                self._replace(max(0, self.cursor - 1), self.cursor)
            case "delete":
                self._replace(self.cursor, self.cursor + 1)
            case "clear":
                self._replace(0, self.cursor)
            case "word":
                self._replace(self.text[: self.cursor].rstrip().rfind(" ") + 1, self.cursor)

    def _replace(self, start: int, end: int, letters: str = "") -> None:
        self.text = self.text[:start] + letters + self.text[end:]
        self.cursor = start + len(letters)

    def _taken(self) -> str:
        text, self.text, self.cursor, self._back = self.text, "", 0, 0
        if text.strip() and not self.secret:
            self._history.append(text)
        return text

    def _recall(self, step: int) -> None:
        self._back = min(max(self._back + step, 0), len(self._history))
        self.text = self._history[-self._back] if self._back else ""
        self.cursor = len(self.text)


def _escape_end(sent: str, at: int) -> int | None:
    """Where a key's sequence ends; None while it has not all come."""
    if len(sent) < at + 2:
        return None
    if sent[at + 1] not in "[O":
        return at + 2
    for end in range(at + 2, len(sent)):
        if "@" <= sent[end] <= "~":
            return end + 1
    return None


class Keyboard:
    """Reads the standard input beside everything else; what was typed goes to `put`, from a thread of its own."""

    def __init__(
        self,
        put: Callable[[Typed], None],
        edited: Callable[[str, int], None] | None = None,
        secret: Callable[[], bool] = lambda: False,
    ) -> None:
        self._put = put
        self._edited = edited
        """Shows the line that is being typed; without it the terminal does."""
        self._secret = secret
        """Whether what is typed now may be seen by nobody."""
        self._before: list[Any] | None = None

    def __enter__(self) -> Self:
        try:
            if self._edited:
                self._take_over()
            Thread(target=self._keys if self._edited else self._lines, daemon=True).start()
        except BaseException:  # a signal that ends the program may come right here
            self._give_back()
            raise
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._give_back()
        # Its thread waits for a key until the program ends; meanwhile it holds nobody whom it could tell.
        self._put, self._secret = _nobody, lambda: False
        self._edited = self._edited and _nobody

    def _give_back(self) -> None:
        """The terminal is as it was."""
        if self._before is not None:
            import termios

            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)

    def hide(self, on: bool) -> None:
        """Where the terminal itself shows what is typed: not any more, or again."""
        if self._edited or sys.stdin is None or not sys.stdin.isatty() or not find_spec("termios"):
            return
        import termios

        mode = termios.tcgetattr(sys.stdin)
        if self._before is None:
            self._before = termios.tcgetattr(sys.stdin)
        shown = mode[3] & ~termios.ECHO if on else mode[3] | self._before[3] & termios.ECHO
        if shown != mode[3]:
            mode[3] = shown
            termios.tcsetattr(sys.stdin, termios.TCSANOW, mode)

    def _take_over(self) -> None:
        """Each key comes at once and is not shown by the terminal; Ctrl-C still interrupts, Ctrl-Z does nothing."""
        import termios
        import tty

        self._before = termios.tcgetattr(sys.stdin)
        tty.setcbreak(sys.stdin)
        mode = termios.tcgetattr(sys.stdin)
        mode[6][termios.VSUSP] = b"\0"  # a game that stands still in the background is a game lost
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, mode)

    def _keys(self) -> None:
        assert self._edited is not None
        editor = Editor()
        for sent in _sent():
            editor.secret = self._secret()
            for typed in editor.feed(sent):
                self._put(typed)
            self._edited(*(("", 0) if self._secret() else (editor.text, editor.cursor)))
        self._put(End())

    def _lines(self) -> None:
        rest = ""
        for sent in _sent():
            *lines, rest = (rest + sent).split("\n")
            for line in lines:
                self._put(Line(line.rstrip("\r")))
        if rest:
            self._put(Line(rest))
        self._put(End())


def _nobody(*_typed: object) -> None:
    """Is told nothing."""


def _sent() -> Iterator[str]:
    """The standard input piece by piece. `sys.stdin` itself would keep its lock when the program ends, and crash it."""
    decoder = codecs.getincrementaldecoder("utf-8")("replace")  # bytes that are no letters are no command
    with suppress(OSError, ValueError, AttributeError):  # what cannot be read, or has been closed, has ended
        while sent := os.read(sys.stdin.fileno(), 4096):
            yield decoder.decode(sent)
