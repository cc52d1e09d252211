"""Games left to chance: the deal, the lots, and a whole table that chooses at random but by the rules."""

from collections.abc import Iterator, Sequence

from games.errors import GameError
from games.wolfen import day
from games.wolfen.deck import check_deck
from games.wolfen.events import Accuse, Drawn, Event, Next, Suicide
from games.wolfen.hat import Hat
from games.wolfen.options import choices, legal
from games.wolfen.rules import apply, start
from games.wolfen.table import Seat, Table

RARELY = 0.01
"""How often somebody gives their own role away, at any choice of a table that plays at random."""


def deal(names: Sequence[str], deck: Sequence[str], hat: Hat, storyteller: str = "") -> tuple[Seat, ...]:
    """A card for each player; whoever is named as Storyteller gets that card."""
    if len(names) != len(deck):
        raise GameError("wolfen-cards", cards=len(deck), players=len(names))
    check_deck(deck)
    cards = hat.sample(list(deck), len(deck))
    if storyteller:
        teller, seat = cards.index("storyteller"), names.index(storyteller)
        cards[teller], cards[seat] = cards[seat], cards[teller]
    return tuple(Seat(name, card) for name, card in zip(names, cards, strict=True))


def draw(table: Table, hat: Hat) -> Drawn:
    """The lots that are due, out of the hat."""
    assert table.lots
    return Drawn(tuple(hat.sample(table.lots.among, table.lots.take)))


def random_event(table: Table, hat: Hat, suicides: float = RARELY) -> Event:
    """Something that may happen now; nobody who should accuse or vote is left out."""
    if hat.random() < suicides:
        return hat.choice([event for event in legal(table) if isinstance(event, Suicide)])
    if table.lots:
        return draw(table, hat)
    if table.phase == "accusations" and (accuser := next(iter(day.still_to_accuse(table)), "")):
        return Accuse(accuser, hat.choice(day.suspects(table, accuser)))
    possible = choices(table)
    if Next() in possible and hat.random() < 1 / 2:
        return Next()
    return hat.choice(possible)


def random_game(seats: Sequence[Seat], hat: Hat, suicides: float = RARELY) -> Iterator[tuple[Event, Table]]:
    """Each event with the table after it, to the end of the game."""
    table = start(seats)
    while not table.verdict:
        event = random_event(table, hat, suicides)
        table = apply(table, event)
        yield event, table


def play(names: Sequence[str], deck: Sequence[str], hat: Hat, suicides: float = 0.0) -> Table:
    """The end of a game that was dealt and played at random; its verdict says who won."""
    *_, (_, table) = random_game(deal(names, deck, hat), hat, suicides)
    return table
