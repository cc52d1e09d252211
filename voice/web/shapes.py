"""What the service answers, as JSON."""

from dataclasses import dataclass
from typing import Literal, TypedDict

from voice.house.answer import Answer
from voice.house.ears import Readiness


class Problem(TypedDict):
    """What went wrong: `error` for programs, `message` for people, in their language."""

    error: str
    message: str


class Done(TypedDict):
    """So it is."""

    ok: Literal[True]


@dataclass(frozen=True)
class Answered(Answer):
    """How a line was understood, what the moderator says to it now, and where it can be heard."""

    media: str | None = None
    """The narration from here on as one file; none where nothing is being told."""


class Named(TypedDict):
    """An id, and what it is called."""

    id: str
    name: str


class Role(Named):
    """A role as it can be picked."""

    help: str
    cards: int
    team: str


class Game(Named):
    """A game with its roles."""

    roles: list[Role]


class Preset(Named):
    """A set of roles that play well, as the deck for the fewest players it is for."""

    roles: list[str]
    players: int


class Catalogue(TypedDict):
    """What can be played, in one language."""

    language: str
    languages: list[Named]
    games: list[Game]
    presets: list[Preset]


class Repair(TypedDict):
    """What would mend a deck: cards that come and go, or another number of players."""

    add: list[str]
    remove: list[str]
    players: int | None


class DeckProblem(TypedDict):
    """Why a deck cannot be played."""

    kind: str
    text: str
    repair: Repair | None


class DeckView(TypedDict):
    """A deck as it would be played, with what is wrong with it and what could be better."""

    roles: list[str]
    cards: int
    wanted: int | None
    problems: list[DeckProblem]
    advice: list[str]


class Health(TypedDict):
    """Whether the service is well, and which languages it understands by ear."""

    status: Literal["ok"]
    version: str
    tables: int
    ears: dict[str, Readiness]
