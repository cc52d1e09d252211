"""Games played at random: any legal deal, night and vote. What happens depends on the chance passed in alone."""

from random import Random

from games.night import Night, begin, choose
from games.table import Table, deal


def shuffled(cards: tuple[str, ...], players: int, chance: Random) -> Table:
    """A deck dealt at random."""
    order = list(cards)
    chance.shuffle(order)
    return deal(order[:players], order[players:])


def random_night(table: Table, chance: Random, edition: str = "english") -> Night:
    """A night to its dawn; everyone does something that is allowed."""
    night = begin(table, edition)
    while night.turn:
        night = choose(night, chance.choice(night.offers))
    return night


def random_pointing(players: int, chance: Random) -> tuple[int, ...]:
    """Whom each player points at: any other."""
    return tuple((seat + chance.randrange(1, players)) % players for seat in range(players))
