"""What a table looks like from outside, for programs: the shapes of its view and of what happens at it."""

from typing import Literal, TypedDict

from intents.commands import Phase
from scripts.tempo import Detail
from voice.moderator.state import Ask, Part


class Seat(TypedDict):
    """A place at the table."""

    id: str
    name: str


class Call(TypedDict):
    """A part of the script that is being told."""

    title: str
    role: str | None
    when: Literal["past", "now", "to come"]


class Remaining(TypedDict):
    """What is left of the night or the discussion."""

    seconds: float
    exact: bool
    """By day it is right to the second; at night it is an estimate."""
    runs: bool


class Liking(TypedDict):
    """How the table likes it."""

    language: str
    detail: Detail
    pace: float
    volume: int
    minutes: int


class TableView(TypedDict):
    """How a table stands. Nothing in it tells who holds what."""

    code: str
    phase: Phase
    part: Part | None
    held: bool
    game: str
    roles: list[str]
    players: int | None
    seats: list[Seat]
    question: Ask | None
    about: str
    last_said: list[str]
    hint: str
    timeline: list[Call]
    clock: Remaining | None
    votes: dict[str, str]
    cards: dict[str, str]
    settings: Liking
    games: int


class SayEvent(TypedDict):
    """A line begins to be said; `narration` tells lines of the script from answers."""

    text: str
    language: str
    narration: bool
    audio: str


class SoundEvent(TypedDict):
    """A signal sounds."""

    name: str
    audio: str


class HushEvent(TypedDict):
    """Whatever is being said stops at once."""


class HeardEvent(TypedDict):
    """Somebody has said something, and so it was understood: in words, or not at all."""

    text: str
    understood: str
    confidence: float


class TroubleEvent(TypedDict):
    """Something does not work; the game goes on."""

    text: str


class ClosedEvent(TypedDict):
    """The table is closed for good; a new one may have the same code."""


EVENTS: dict[str, type] = {
    "state": TableView,
    "say": SayEvent,
    "sound": SoundEvent,
    "hush": HushEvent,
    "heard": HeardEvent,
    "trouble": TroubleEvent,
    "closed": ClosedEvent,
}
