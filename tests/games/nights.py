"""Nights played at random, decision by decision, for laws."""

from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from games import Deck
from games.chance import shuffled
from games.choices import Choice
from games.night import Night, begin, choose
from games.table import Table
from games.turns import Turn
from tests.decks import legal_decks


@dataclass(frozen=True)
class Step:
    """A decision of a night."""

    before: Night
    turn: Turn
    choice: Choice
    after: Night


@dataclass(frozen=True)
class Played:
    """A night played at random."""

    begun: Night
    steps: tuple[Step, ...]

    @property
    def dawn(self) -> Night:
        return self.steps[-1].after if self.steps else self.begun

    @property
    def dealt(self) -> Table:
        return self.begun.table


def play(table: Table, chance: Random, edition: str = "english") -> Played:
    night = begun = begin(table, edition)
    steps = []
    while night.turn:
        choice = chance.choice(night.offers)
        after = choose(night, choice)
        steps.append(Step(night, night.turn, choice, after))
        night = after
    return Played(begun, tuple(steps))


chances = st.integers(0, 2**32 - 1).map(Random)
"""By a seed: what happens in a night is then one draw, not fifty."""


@st.composite
def deals(draw: st.DrawFn) -> Table:
    deck: Deck = draw(legal_decks())
    return shuffled(deck.cards, deck.players, draw(chances))


nights = st.builds(play, deals(), chances, st.sampled_from(["english", "ukrainian"]))
