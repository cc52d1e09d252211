"""What can be asked of the moderator: the contract that every language's sentences fill."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal, TypeAlias

Phase = Literal["setup", "night", "day", "vote", "over"]
"""Where a game is: before the night, in it, in the discussion, at the vote, after the verdict."""

ANY: frozenset[Phase] = frozenset({"setup", "night", "day", "vote", "over"})
BETWEEN: frozenset[Phase] = frozenset({"setup", "over"})
RUNNING: frozenset[Phase] = frozenset({"night", "day", "vote"})
BY_DAY: frozenset[Phase] = frozenset({"day", "vote"})
AT_THE_END: frozenset[Phase] = frozenset({"vote", "over"})
BY_A_STORYTELLER: frozenset[Phase] = frozenset({"night", "day"})

Faction = Literal["human", "wolfen", "werehamster"]
Teller = Literal["person", "voice"]
"""Who tells a long game: somebody at the table, or the moderator itself."""
Prize = Literal["role_player", "most_fun"]
Pace = Literal["slower", "faster", "normal"]
Volume: TypeAlias = Literal["louder", "quieter"] | int
"""A step, or a share of a hundred."""


@dataclass(frozen=True)
class StartNight:
    """Begin the night, with roles or with those agreed before."""

    roles: tuple[str, ...] = ()
    """As often as their cards are in the deck."""
    only: bool = False
    """These and no others: no Werewolves besides."""
    players: int | None = None
    game: str | None = None
    now: bool = False
    """At once: nothing is asked first."""
    storyteller: Teller | None = None
    phases: ClassVar = BETWEEN


@dataclass(frozen=True)
class PlayPreset:
    """Take one of the sets of roles that play well."""

    preset: str
    players: int | None = None
    phases: ClassVar = BETWEEN


@dataclass(frozen=True)
class AddRole:
    """Put cards into the deck."""

    roles: tuple[str, ...]
    phases: ClassVar = BETWEEN


@dataclass(frozen=True)
class RemoveRole:
    """Take cards out of the deck."""

    roles: tuple[str, ...]
    phases: ClassVar = BETWEEN


@dataclass(frozen=True)
class ReplaceRole:
    """Take these cards, and not those: a correction in passing."""

    roles: tuple[str, ...]
    """The cards that are wanted."""
    instead: tuple[str, ...]
    """The cards that go."""
    phases: ClassVar = BETWEEN


@dataclass(frozen=True)
class ListRoles:
    """Which cards are in the deck."""

    phases: ClassVar = ANY


@dataclass(frozen=True)
class SetPlayers:
    """How many play."""

    players: int
    phases: ClassVar = BETWEEN


@dataclass(frozen=True)
class SetStoryteller:
    """Who tells the story of a long game."""

    storyteller: Teller
    player: str | None = None
    """The person, where one was named."""
    phases: ClassVar = BETWEEN


@dataclass(frozen=True)
class RoleHelp:
    """What a role does."""

    role: str
    phases: ClassVar = ANY


@dataclass(frozen=True)
class WhoIsNext:
    """Whose call comes next."""

    phases: ClassVar = RUNNING


@dataclass(frozen=True)
class Repeat:
    """Say the last line again."""

    phases: ClassVar = ANY


@dataclass(frozen=True)
class Pause:
    """Hold everything."""

    phases: ClassVar = RUNNING


@dataclass(frozen=True)
class Resume:
    """Go on after a pause."""

    phases: ClassVar = RUNNING


@dataclass(frozen=True)
class Skip:
    """Go to the next call or line."""

    phases: ClassVar = RUNNING


@dataclass(frozen=True)
class MoreTime:
    """Make this pause longer."""

    seconds: int | None = None
    """None: as much as is usual."""
    phases: ClassVar = RUNNING


@dataclass(frozen=True)
class SetPace:
    """Shorter or longer pauses from now on."""

    pace: Pace
    phases: ClassVar = ANY


@dataclass(frozen=True)
class SetVolume:
    """Speak louder or more quietly."""

    volume: Volume
    phases: ClassVar = ANY


@dataclass(frozen=True)
class StartTimer:
    """Start the clock of the discussion."""

    minutes: int | None = None
    phases: ClassVar = BY_DAY


@dataclass(frozen=True)
class TimeLeft:
    """How long the discussion still is."""

    phases: ClassVar = RUNNING


@dataclass(frozen=True)
class StartVote:
    """Count down to the vote."""

    phases: ClassVar = BY_DAY


@dataclass(frozen=True)
class RecordVote:
    """Who pointed at whom."""

    voter: str
    target: str
    phases: ClassVar = frozenset({"vote"})


@dataclass(frozen=True)
class Accuse:
    """Who suspects whom, before anybody is nominated."""

    accuser: str
    target: str
    phases: ClassVar = BY_DAY


@dataclass(frozen=True)
class TellCard:
    """Which card lies before a player when the cards are turned over."""

    role: str
    player: str | None = None
    """A name, or the number of a seat; None: whoever was asked."""
    phases: ClassVar = AT_THE_END


@dataclass(frozen=True)
class TellArtifact:
    """Which artifact lies on a player's card."""

    artifact: str
    player: str | None = None
    phases: ClassVar = AT_THE_END


@dataclass(frozen=True)
class Died:
    """A Storyteller tells who did not survive the night."""

    players: tuple[str, ...]
    phases: ClassVar = BY_A_STORYTELLER


@dataclass(frozen=True)
class NobodyDied:
    """A Storyteller tells that all survived the night."""

    phases: ClassVar = BY_A_STORYTELLER


@dataclass(frozen=True)
class Nominate:
    """Who is nominated for the execution."""

    players: tuple[str, ...]
    phases: ClassVar = BY_DAY


@dataclass(frozen=True)
class Execute:
    """Whom the vote has hanged."""

    player: str
    phases: ClassVar = BY_DAY


@dataclass(frozen=True)
class GaveAway:
    """Somebody told their own role, and is out."""

    player: str
    phases: ClassVar = RUNNING


@dataclass(frozen=True)
class Wins:
    """A Storyteller tells which side has won."""

    faction: Faction
    phases: ClassVar = frozenset({"day", "vote", "over"})


@dataclass(frozen=True)
class WhoWon:
    """Settle the game."""

    phases: ClassVar = AT_THE_END


@dataclass(frozen=True)
class Award:
    """Whom the table votes the best role-player of a game, or the most fun."""

    player: str
    prize: Prize
    phases: ClassVar = frozenset({"over"})


@dataclass(frozen=True)
class Scores:
    """The points of the evening."""

    phases: ClassVar = ANY


@dataclass(frozen=True)
class SameAgain:
    """Another game with the same deck."""

    phases: ClassVar = BETWEEN


@dataclass(frozen=True)
class SetLanguage:
    """Speak another language."""

    language: str
    phases: ClassVar = ANY


@dataclass(frozen=True)
class SetDetail:
    """Say more or less."""

    detail: Literal["full", "brief"]
    phases: ClassVar = ANY


@dataclass(frozen=True)
class Undo:
    """Take the last change back."""

    phases: ClassVar = ANY


@dataclass(frozen=True)
class Stop:
    """End the game."""

    phases: ClassVar = ANY


@dataclass(frozen=True)
class Help:
    """What can be said now."""

    phases: ClassVar = ANY


@dataclass(frozen=True)
class Yes:
    """Agree to what was asked."""

    phases: ClassVar = ANY


@dataclass(frozen=True)
class No:
    """Turn down what was asked."""

    phases: ClassVar = ANY


Command: TypeAlias = (
    StartNight
    | PlayPreset
    | AddRole
    | RemoveRole
    | ReplaceRole
    | ListRoles
    | SetPlayers
    | SetStoryteller
    | RoleHelp
    | WhoIsNext
    | Repeat
    | Pause
    | Resume
    | Skip
    | MoreTime
    | SetPace
    | SetVolume
    | StartTimer
    | TimeLeft
    | StartVote
    | RecordVote
    | Accuse
    | TellCard
    | TellArtifact
    | Died
    | NobodyDied
    | Nominate
    | Execute
    | GaveAway
    | Wins
    | WhoWon
    | Award
    | Scores
    | SameAgain
    | SetLanguage
    | SetDetail
    | Undo
    | Stop
    | Help
    | Yes
    | No
)
COMMANDS: Mapping[str, type[Any]] = {command.__name__: command for command in Command.__args__}


def command(intent: str, slots: Mapping[str, Any]) -> Command:
    """The command an intent of the built-in pack stands for."""
    kind = COMMANDS[intent]
    known = {field.name for field in fields(kind)}
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in slots.items()}
    return kind(**{name: value for name, value in values.items() if name in known})  # type: ignore[no-any-return]


def heard_in(intent: str, phase: Phase | None) -> bool:
    """Whether a command makes sense now; intents of other packs always do."""
    return phase is None or intent not in COMMANDS or phase in COMMANDS[intent].phases
