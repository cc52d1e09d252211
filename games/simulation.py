"""Many games at random: how often each team wins with a deck."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random

from games.catalogue import WOLFEN
from games.chance import random_night, random_pointing, shuffled
from games.verdict import TEAMS, settle
from games.wolfen import chance as wolfen

NOBODY = "nobody"
FACTIONS = ("human", "wolfen", "werehamster")


@dataclass
class Tally:
    """What came of so many games."""

    games: int = 0
    teams: Counter[str] = field(default_factory=Counter)
    """Games that each team won, alone or with another; nobody is counted too."""
    held: Counter[str] = field(default_factory=Counter)
    """Players who were dealt each card."""
    won: Counter[str] = field(default_factory=Counter)
    """Those of them who won."""

    def count(self, teams: Iterable[str], dealt: Sequence[str], winners: Iterable[int]) -> None:
        """One game: who won, and which cards the players were dealt."""
        self.games += 1
        self.teams.update(tuple(teams) or (NOBODY,))
        self.held.update(dealt)
        self.won.update(dealt[winner] for winner in winners)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.teams += other.teams
        self.held += other.held
        self.won += other.won


@dataclass(frozen=True)
class Simulation:
    """A deck, and the chance it is played with. Each game has a chance of its own: anyone may play any of them."""

    game: str
    players: int
    cards: tuple[str, ...]
    seed: int = 0
    edition: str = "english"

    @property
    def teams(self) -> tuple[str, ...]:
        return FACTIONS if self.game == WOLFEN else TEAMS

    def play(self, games: Iterable[int]) -> Tally:
        """Plays games by their numbers."""
        tally = Tally()
        for number in games:
            chance = Random(f"{self.seed} {number}")  # noqa: S311 (no secrets are made of it)
            if self.game == WOLFEN:
                self._wolfen(chance, tally)
            else:
                self._onenight(chance, tally)
        return tally

    def _onenight(self, chance: Random, tally: Tally) -> None:
        dealt = shuffled(self.cards, self.players, chance)
        table = random_night(dealt, chance, self.edition).table
        roles = [table.role(seat) for seat in range(self.players)]
        verdict = settle(roles, random_pointing(self.players, chance))
        tally.count(verdict.teams, dealt.printed[: self.players], verdict.winners)

    def _wolfen(self, chance: Random, tally: Tally) -> None:
        names = [str(number) for number in range(self.players)]
        table = wolfen.play(names, self.cards, chance)
        assert table.verdict is not None
        playing = [seat for seat in table.seats if seat.card != "storyteller"]
        won = [number for number, seat in enumerate(playing) if seat.name in table.verdict.winners]
        tally.count((table.verdict.faction,), [seat.card for seat in playing], won)
