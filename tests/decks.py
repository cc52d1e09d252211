"""Decks for laws: any legal one, and any heap of cards at all."""

from hypothesis import strategies as st

from games import ONENIGHT, Deck, game, problems
from games.deck import CENTER

BOXED = [role for role in game(ONENIGHT).roles.values() if role.box != "guest"]
ALL_CARDS = [role.id for role in BOXED for _ in range(role.cards)]
WEREWOLVES = [role.id for role in BOXED if role.werewolf]


@st.composite
def legal_decks(draw: st.DrawFn) -> Deck:
    """A deck out of the boxes, for three to ten players, that has no problem."""
    players = draw(st.integers(3, 10))
    wolf = draw(st.sampled_from(WEREWOLVES))
    masons = draw(st.booleans())
    start = [wolf] + (["mason"] * 2 if masons else [])
    rest = list(ALL_CARDS)
    for card in start:
        rest.remove(card)
    rest = [card for card in rest if card != "mason"]
    picked = draw(st.permutations(rest))[: players + CENTER - len(start)]
    deck = Deck(players, (*start, *picked))
    assert not problems(deck)
    return deck


heaps = st.builds(
    Deck, st.integers(-2, 40), st.lists(st.sampled_from(list(game(ONENIGHT).roles)), max_size=45).map(tuple)
)
"""Any cards for any number of players, sense or not."""
