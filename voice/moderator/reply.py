"""What a command comes to: a new state, and what is said about it."""

from dataclasses import dataclass

from voice.moderator.lines import Said
from voice.moderator.state import State


@dataclass(frozen=True)
class NotUnderstood:
    """Somebody spoke to the moderator, and it was no command."""

    text: str = ""


@dataclass(frozen=True)
class Reply:
    """An answer. Nothing said and nothing sounded leaves the narration alone."""

    state: State
    say: tuple[Said, ...] = ()
    chime: str = ""
    hold: bool = False
    """The present pause stands still."""
    jump: bool = False
    """The course has been moved: go on from there."""
    again: bool = False
    """Say what was said last."""
    leave: bool = False
