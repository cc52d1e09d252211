"""Where an evening stands. All of it can be written down, and read again after a power cut."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from games import ONENIGHT
from games.wolfen.points import Result
from games.wolfen.table import Table
from intents.commands import Phase, Teller
from scripts.onenight import USUAL_MINUTES
from scripts.tempo import Detail

Part = Literal["night", "dawn", "day", "accusations", "defence", "vote", "execution", "end"]
"""A script that is being told; One Night has a night, a day and a vote."""
Ask = Literal[
    "roles",
    "players",
    "repair",
    "start",
    "stop",
    "meant",
    "go on",
    "card",
    "saw",
    "artifacts",
    "deaths",
    "nominees",
    "executed",
    "next night",
    "winner",
    "storyteller",
    "dealt",
    "accusations",
    "votes",
    "gave away",
    "side",
]


@dataclass(frozen=True)
class Settings:
    """How the table likes it."""

    language: str = "en"
    detail: Detail = "full"
    pace: float = 1.0
    untimed: bool = False
    volume: int = 70
    minutes: int = USUAL_MINUTES


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str = ONENIGHT
    roles: tuple[str, ...] = ()
    players: int | None = None
    names: tuple[str, ...] = ()
    """Of the players, clockwise; without names they are numbers."""
    only: bool = False
    """No Werewolves besides the roles that were named."""
    edition: str = ""
    storyteller: Teller | Literal[""] = ""
    """Who tells a long game; empty until somebody has said it."""
    teller: str = ""
    """The seat of a person who does, where it was said."""

    @property
    def seats(self) -> tuple[str, ...]:
        """What the players are called."""
        return self.names or tuple(str(number) for number in range(1, (self.players or 0) + 1))


@dataclass(frozen=True)
class Island:
    """What everyone knows of a long game, whoever tells it."""

    number: int = 1
    """Of the night, and of the day that follows it."""
    fallen: tuple[str, ...] = ()
    """Who died last night."""
    dead: tuple[str, ...] = ()
    nominees: tuple[str, ...] = ()
    executed: str = ""
    winner: str = ""
    out: tuple[str, ...] = ()
    """Who gave their own role away."""
    ballot: int = 1
    """A tie is voted on again."""


@dataclass(frozen=True)
class Course:
    """A script on its way, and how far it is."""

    part: Part
    at: int = 0
    """The number of the cue."""
    seconds: int = 0
    """How long a discussion is."""
    extra: float = 0.0
    """Seconds by which every pause of the night is longer: nobody learns who asked for them."""
    seed: int = 0
    until: float | None = None
    """When the present pause ends."""
    left: float | None = None
    """What is left of a pause that is held."""


@dataclass(frozen=True)
class Question:
    """Something the moderator waits to be told."""

    ask: Ask
    add: tuple[str, ...] = ()
    remove: tuple[str, ...] = ()
    players: int | None = None
    """A repair: cards that come and go, or another number of players."""
    player: str = ""
    """Whose card is asked for."""
    intent: str = ""
    slots: dict[str, Any] = field(default_factory=dict)
    """What was probably meant."""
    instead: "Question | None" = None
    """What was asked before this one, and is asked again after a no."""
    said: tuple[str, ...] = ()
    """The words in which that was asked."""


@dataclass(frozen=True)
class Told:
    """A card read out at the end."""

    card: str
    saw: str = ""
    artifact: str = ""


@dataclass(frozen=True)
class State:
    """Everything that must not be lost."""

    settings: Settings = field(default_factory=Settings)
    plan: Plan = field(default_factory=Plan)
    phase: Phase = "setup"
    course: Course | None = None
    island: Island = field(default_factory=Island)
    question: Question | None = None
    held: bool = False
    """The table has asked to wait."""
    accusations: dict[str, str] = field(default_factory=dict)
    """Who suspects whom today, in a long game."""
    votes: dict[str, str] = field(default_factory=dict)
    cards: dict[str, Told] = field(default_factory=dict)
    to_explain: tuple[str, ...] = ()
    """Roles that were asked about at night; they are explained by day."""
    last_said: tuple[str, ...] = ()
    before: "State | None" = None
    """As it was before the last change that can be taken back."""
    games: int = 0
    """Games begun this evening: each has other pauses."""
    table: Table | None = None
    """A long game that the moderator itself tells: who holds what and has chosen what. Secret: see `secrets.public`."""
    seed: int = 0
    """What the cards are dealt from, and lots drawn: as secret as the cards. 0 until there is one."""
    results: tuple[Result, ...] = ()
    """The long games that were played to their end this evening."""

    def changed(self, **changes: Any) -> "State":
        """A change that can be taken back."""
        return replace(self, before=replace(self, before=None, question=None), **changes)
