"""Many games at random: how often each team wins with a deck."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

from games.chance import random_night, random_pointing, shuffled
from games.deck import Deck
from games.verdict import settle

NOBODY = "nobody"


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

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.teams += other.teams
        self.held += other.held
        self.won += other.won


def simulate(deck: Deck, games: Iterable[int], seed: int, edition: str = "english") -> Tally:
    """Plays games by their numbers: each has a chance of its own, so it does not matter who plays which."""
    tally = Tally()
    for number in games:
        chance = Random(f"{seed} {number}")  # noqa: S311 (no secrets are made of it)
        dealt = shuffled(deck.cards, deck.players, chance)
        table = random_night(dealt, chance, edition).table
        roles = [table.role(seat) for seat in range(deck.players)]
        verdict = settle(roles, random_pointing(deck.players, chance))
        tally.games += 1
        tally.teams.update(verdict.teams or (NOBODY,))
        tally.held.update(dealt.printed[: deck.players])
        tally.won.update(dealt.printed[seat] for seat in verdict.winners)
    return tally
