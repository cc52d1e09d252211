"""The table of a night: which card lies where, and what lies on it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from games.catalogue import ONENIGHT, game
from games.deck import CENTER, check_players
from games.errors import GameError

Seat: TypeAlias = int
"""Clockwise from nought: the next seat is to the left."""
Place: TypeAlias = int
"""A seat, or behind the seats one of the three center places, or the Center Werewolf's place behind those."""
Card: TypeAlias = int
"""A card's number: the place it was dealt to."""

CHANGED_BY = {"claw": "werewolf", "brand": "villager", "cudgel": "tanner"}
"""What an artifact makes of whoever it lies before; the others change no role."""


@dataclass(frozen=True)
class Table:
    """Every card is somewhere exactly once: `cards` is an order of the card numbers, and only ever put in another."""

    players: int
    printed: tuple[str, ...]
    """What each card says, by its number."""
    cards: tuple[Card, ...]
    """Which card lies at each place."""
    became: Mapping[Card, str] = field(default_factory=dict)
    """What a Doppelgänger or Paranormal Investigator became; it goes with the card."""
    shields: frozenset[Seat] = frozenset()
    face_up: frozenset[Seat] = frozenset()
    artifacts: Mapping[Seat, str] = field(default_factory=dict)

    @property
    def center(self) -> range:
        """The center places; the Center Werewolf's, where there is one, is the last."""
        return range(self.players, len(self.cards))

    @property
    def center_werewolf(self) -> Place | None:
        place = self.players + CENTER
        return place if place < len(self.cards) else None

    def card(self, place: Place) -> str:
        """What the card at a place says."""
        return self.printed[self.cards[place]]

    def role(self, seat: Seat) -> str:
        """Who a player is at dawn: an artifact is stronger than the card, and the card is what it became."""
        changed = CHANGED_BY.get(self.artifacts.get(seat, ""))
        return changed or self.became.get(self.cards[seat]) or self.card(seat)

    def swapped(self, first: Place, second: Place) -> "Table":
        cards = list(self.cards)
        cards[first], cards[second] = cards[second], cards[first]
        return replace(self, cards=tuple(cards))

    def passed_on(self, ring: Sequence[Seat], steps: int) -> "Table":
        """Every card of a ring of seats so many seats further on."""
        cards = list(self.cards)
        for at, seat in enumerate(ring):
            cards[ring[(at + steps) % len(ring)]] = self.cards[seat]
        return replace(self, cards=tuple(cards))


def deal(players: Iterable[str], center: Iterable[str], center_werewolf: str | None = None) -> Table:
    """The cards before the players, clockwise, and the three in the center.

    The Alpha Wolf's deck has one card more: a Werewolf, unless another of the pack is named.
    """
    catalogue = game(ONENIGHT)
    hands = tuple(catalogue.role(card).id for card in players)
    middle = tuple(catalogue.role(card).id for card in center)
    check_players(len(hands))
    if len(middle) != CENTER:
        raise GameError("center-cards", cards=len(middle), needed=CENTER)
    if center_werewolf is None and "alpha_wolf" in (*hands, *middle):
        center_werewolf = "werewolf"
    if center_werewolf is not None:
        if center_werewolf == "alpha_wolf" or not catalogue.role(center_werewolf).werewolf:
            raise GameError("center-werewolf", role=center_werewolf)
        middle = (*middle, center_werewolf)
    printed = (*hands, *middle)
    return Table(len(hands), printed, tuple(range(len(printed))))
