"""What the moderator wants done. The conductor does it, in this order."""

from dataclasses import dataclass
from typing import TypeAlias

from intents.commands import Phase


@dataclass(frozen=True)
class Speak:
    """Say a line, after whatever is being said."""

    text: str
    language: str
    narration: bool = False
    """A line of the script, not an answer."""


@dataclass(frozen=True)
class Chime:
    """Play a short signal."""

    name: str


@dataclass(frozen=True)
class Hush:
    """Fall silent at once; what was still to be said is dropped."""


@dataclass(frozen=True)
class WakeMe:
    """Call `tick` at this time; an earlier wish is forgotten."""

    at: float


@dataclass(frozen=True)
class Expect:
    """What may be said to the moderator now."""

    phase: Phase
    question: bool = False
    """An answer is waited for: whoever speaks now speaks to the moderator."""
    language: str = "en"


@dataclass(frozen=True)
class Loudness:
    """How loud to speak, in per cent."""

    percent: int


@dataclass(frozen=True)
class Save:
    """Keep the state: from here it must be possible to go on."""


@dataclass(frozen=True)
class Whisper:
    """Tell one player alone: no door that others hear or see may carry it."""

    seat: str
    text: str


@dataclass(frozen=True)
class Leave:
    """The evening is over."""


Effect: TypeAlias = Speak | Chime | Hush | WakeMe | Expect | Loudness | Save | Whisper | Leave
