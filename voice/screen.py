"""What a terminal shows while an evening runs: a screen for people who look, lines for everyone and everything else."""

import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from types import TracebackType
from typing import Protocol, Self

from scripts import words
from scripts.cues import Cue, Script
from voice import show
from voice.moderator import State
from voice.moderator.secrets import secret_night

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""To a terminal: clear the screen, and what has scrolled away."""


class Screen(Protocol):
    """Where the evening is shown. Any thread may call it; none of it waits for the terminal for long."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def said(self, text: str, narration: bool) -> None:
        """What is being said now: a line of the script, or an answer."""

    def heard(self, text: str, understood: str, confidence: float) -> None:
        """What somebody said or typed, what that was taken for in words ("" for nothing), and how surely."""

    def state(self, state: State, script: Script | None, cue: Cue | None) -> None:
        """Where the game is."""

    def level(self, level: float) -> None:
        """How loud the room is, from 0 to 1."""

    def trouble(self, sentence: str) -> None:
        """Something that does not work, and what to do."""

    def typing(self, text: str, cursor: int) -> None:
        """What has been typed of a line so far."""

    def secret(self, lines: Sequence[str]) -> None:
        """What the player at the keyboard alone may read; nothing wipes it, and so does any other part of the game."""


class Lines:
    """A line for each thing that happens: read aloud by a screen reader as it comes, or taken by a program."""

    def __init__(self, echo: bool = True) -> None:
        self._echo = echo
        """Whether what was heard is shown; a terminal has shown what was typed already."""
        self._last_trouble = ""
        self._secret = False
        """Whether something stands there that one player alone may read."""
        self._phase = ""
        self._held = False
        self.hide_typing: Callable[[bool], None] | None = None
        """Tells the terminal whether to show what is typed."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def said(self, text: str, narration: bool) -> None:  # noqa: ARG002 (the words tell)
        self._line(text)

    def heard(self, text: str, understood: str, confidence: float) -> None:  # noqa: ARG002 (the answer tells)
        if self._echo:
            self._line(f"» {text}")

    def state(self, state: State, script: Script | None, cue: Cue | None) -> None:  # noqa: ARG002
        if self._secret and state.phase != self._phase:
            self.secret(())
        self._phase = state.phase
        if not self._echo and state.course and state.held != self._held:  # a signal alone would tell it otherwise
            self._line(words(state.settings.language).text("screen-held" if state.held else "screen-goes-on"))
        self._held = state.held
        if self.hide_typing:
            self.hide_typing(secret_night(state))

    def level(self, level: float) -> None:
        pass

    def trouble(self, sentence: str) -> None:
        """Among the other lines, not on the error stream: a program that reads them sees when it happened."""
        if sentence != self._last_trouble:
            self._last_trouble = sentence
            self._line(sentence)

    def typing(self, text: str, cursor: int) -> None:
        pass

    def secret(self, lines: Sequence[str]) -> None:
        """A terminal forgets it again with all that stood above; a program is not given it at all."""
        if self._echo:
            return
        if self._secret:
            sys.stdout.write(WIPE)
        self._secret = bool(lines)
        for line in lines:
            self._line(line)
        sys.stdout.flush()

    def _line(self, text: str) -> None:
        show.line(text)
        sys.stdout.flush()  # whoever reads line by line gets it now


def screen(plain: bool = False) -> Screen:
    """The drawn screen where somebody looks at the terminal and types into it, else lines."""
    typed_here = sys.stdin is not None and sys.stdin.isatty()
    if plain or show.plain() or not typed_here or not _keys_can_be_read():
        return Lines(echo=not typed_here)
    from voice.dashboard import Dashboard

    return Dashboard()


def _keys_can_be_read() -> bool:
    """Not on Windows, where typed lines and a drawn screen would write over each other."""
    return find_spec("termios") is not None
