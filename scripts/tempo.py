"""How long people get. Only what everybody knows goes in: the cards in the deck, the number of players."""

from dataclasses import dataclass
from random import Random
from typing import Literal

from games import Role
from scripts.errors import ScriptError

SLOWEST = 10.0
FASTEST = 0.5
JITTER = 0.1
"""Each pause is up to this share shorter or longer, so that nobody learns to count along."""

OPEN_EYES = 5.0
LOOK = 2.5
MOVE = 2.5
PASS_ON = 1.0
"""For each card that moves on round the table."""
THINK = 3.0
USUAL_PLAYERS = 5

Detail = Literal["full", "brief"]


@dataclass(frozen=True)
class Style:
    """How a script is told: wishes of the table, not facts of the game."""

    detail: Detail = "full"
    pace: float = 1.0
    """How many times as long each pause is."""
    untimed: bool = False
    """Every pause waits for "next"; a countdown does not."""
    seed: int = 0

    def __post_init__(self) -> None:
        if not FASTEST <= self.pace <= SLOWEST:
            raise ScriptError("pace", least=f"{FASTEST:g}", most=f"{SLOWEST:g}")

    def pause(self, what: str, seconds: float) -> float | None:
        """The length of a pause. Its jitter hangs on the seed and on what it is for, on nothing else."""
        if self.untimed:
            return None
        shift = Random(f"{self.seed} {what}").uniform(-JITTER, JITTER)  # noqa: S311 (no secret hangs on it)
        return round(seconds * self.pace * (1 + shift), 1)


def action_seconds(role: Role, players: int | None = None) -> float:
    """How long the action of a role takes whoever does it, or nobody."""
    looks = LOOK * max(role.looks.values(), default=1 if role.sees else 0)
    round_the_table = role.moves == ("ring",)
    moves = PASS_ON * (players or USUAL_PLAYERS) if round_the_table else MOVE * len(role.moves)
    leaves = MOVE if role.leaves else 0
    return OPEN_EYES + looks + moves + leaves
