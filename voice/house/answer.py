"""What comes of something said at a table, for whichever door it was said through."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from intents.commands import Phase


@dataclass(frozen=True)
class Answer:
    """How a line was understood, and what the moderator says to it now."""

    heard: str
    intent: str | None
    slots: Mapping[str, Any] = field(default_factory=dict)
    confidence: float = 0.0
    lines: tuple[str, ...] = ()
    """What is said at once: answers, or the line of the script that begins now."""
    narration: bool = False
    """The lines are of the script, and so in what `media` tells from here on."""
    audio: tuple[str, ...] = ()
    """Where each of the lines can be heard."""
    chime: str = ""
    """The signal that answers in place of words."""
    question: bool = False
    """An answer is waited for."""
    language: str = "en"
    phase: Phase = "setup"
    left: bool = False
    """The evening has been ended."""
    speech: str = ""
    """All of it in one text; never empty, for speakers that must say something."""
