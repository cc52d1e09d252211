"""One Night decks: what is wrong with one, how to mend it, and how to fill it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from games.catalogue import ONENIGHT, Role, game
from games.errors import GameError

MIN_PLAYERS = 3
MAX_PLAYERS = 24
"""The boxes hold 27 cards; three of them lie in the center."""
CENTER = 3
EASY_REACH = 10
"""Beyond this many players nobody reaches the center: a helper moves the cards."""
BODYGUARD_FROM = 6
USUAL_WEREWOLVES = 2


@dataclass(frozen=True)
class Deck:
    """The cards chosen for a number of players, in catalogue order."""

    players: int
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", game(ONENIGHT).sort(self.cards))

    @property
    def needed(self) -> int:
        return self.players + CENTER

    @property
    def full(self) -> bool:
        return len(self.cards) == self.needed

    @property
    def center_werewolf(self) -> bool:
        """Whether one more Werewolf card lies beside the three, for the Alpha Wolf; it is not counted."""
        return "alpha_wolf" in self.cards

    def roles(self) -> Iterator[Role]:
        return map(game(ONENIGHT).role, self.cards)


@dataclass(frozen=True)
class Repair:
    """A change that a person can accept with "yes"."""

    add: tuple[str, ...] = ()
    remove: tuple[str, ...] = ()
    players: int | None = None

    def apply(self, deck: Deck) -> Deck:
        cards = list(deck.cards)
        for card in self.remove:
            cards.remove(card)
        return Deck(deck.players if self.players is None else self.players, (*cards, *self.add))


@dataclass(frozen=True)
class Problem:
    """Why a deck cannot be played, and what would mend it."""

    kind: str
    repair: Repair
    facts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Advice:
    """What a careful host would mention; the deck is legal all the same."""

    kind: str
    facts: Mapping[str, int | str] = field(default_factory=dict)


def problems(deck: Deck) -> tuple[Problem, ...]:
    """Everything that keeps the deck from being played. Mend the first, then look again: repairs may share a card."""
    return tuple(_problems(deck))


def _problems(deck: Deck) -> Iterator[Problem]:
    if not MIN_PLAYERS <= deck.players <= MAX_PLAYERS:
        limit = MIN_PLAYERS if deck.players < MIN_PLAYERS else MAX_PLAYERS
        kind = "too-few-players" if deck.players < MIN_PLAYERS else "too-many-players"
        yield Problem(kind, Repair(players=limit), {"players": deck.players, "limit": limit})
        return
    if not any(role.werewolf for role in deck.roles()):
        yield Problem("no-werewolf", _bring_in("werewolf", deck))
    if deck.cards.count("mason") == 1:
        yield Problem("one-mason", _bring_in("mason", deck))
    if len(deck.cards) < deck.needed:
        added = Counter(complete(deck.cards, deck.players).cards) - Counter(deck.cards)
        yield Problem("too-few-cards", Repair(add=tuple(added.elements())), _sizes(deck))
    if len(deck.cards) > deck.needed:
        surplus = _least_needed(deck.cards, len(deck.cards) - deck.needed)
        yield Problem("too-many-cards", Repair(remove=surplus), _sizes(deck))


def _sizes(deck: Deck) -> dict[str, int]:
    return {"cards": len(deck.cards), "players": deck.players, "needed": deck.needed}


def _bring_in(card: str, deck: Deck) -> Repair:
    """Add a card; where the deck is full already, another one goes for it."""
    if len(deck.cards) < deck.needed:
        return Repair(add=(card,))
    return Repair(add=(card,), remove=_least_needed((*deck.cards, card), 1))


def _least_needed(cards: Sequence[str], count: int) -> tuple[str, ...]:
    """The cards a deck misses least: what the box does not hold, Villagers, then what would have been added last."""
    roles, fill = game(ONENIGHT).roles, game(ONENIGHT).fill
    left = list(cards)

    def spare(card: str) -> tuple[bool, bool, int]:
        return left.count(card) > roles[card].cards, card == "villager", fill.index(card) if card in fill else -1

    gone = []
    for _ in range(count):
        gone.append(max((card for card in left if not _holds_up(card, left)), key=spare))
        left.remove(gone[-1])
    return tuple(gone)


def _holds_up(card: str, cards: Sequence[str]) -> bool:
    """Whether the deck would break a rule without this card, or leave the Insomniac undisturbed."""
    roles = game(ONENIGHT).roles
    only_werewolf = roles[card].werewolf and sum(roles[other].werewolf for other in cards) == 1
    last_mover = "insomniac" in cards and roles[card].moves and sum(bool(roles[other].moves) for other in cards) == 1
    return only_werewolf or bool(last_mover) or (card == "mason" and cards.count("mason") == 2)


def advice(deck: Deck) -> tuple[Advice, ...]:
    """What could be better in a deck that is legal."""
    return tuple(_advice(deck))


def _advice(deck: Deck) -> Iterator[Advice]:
    if "insomniac" in deck.cards and not any(role.moves for role in deck.roles()):
        yield Advice("insomniac-undisturbed")
    if "bodyguard" in deck.cards and deck.players < BODYGUARD_FROM:
        yield Advice("bodyguard-small-table", {"least": BODYGUARD_FROM})
    for card, count in Counter(deck.cards).items():
        if count > (cards := game(ONENIGHT).roles[card].cards):
            yield Advice("beyond-box", {"role": card, "count": count, "cards": cards})
    if deck.center_werewolf and _werewolves_left(deck) <= 0:
        yield Advice("no-center-werewolf")
    if "vampire" in deck.cards:
        yield Advice("vampires-sleep")
    if deck.players > EASY_REACH:
        yield Advice("helper", {"most": EASY_REACH})


def _werewolves_left(deck: Deck) -> int:
    """Werewolf cards of the boxes, but for the Alpha, that are not in the deck."""
    pack = [role for role in game(ONENIGHT).roles.values() if role.werewolf and role.id != "alpha_wolf"]
    return sum(role.cards - deck.cards.count(role.id) for role in pack)


def check_players(players: int) -> None:
    """Raises where so many cannot play."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        problem = problems(Deck(players, ()))[0]
        raise GameError(problem.kind, **problem.facts)


def complete(named: Iterable[str], players: int, *, quiet: bool = False) -> Deck:
    """A full, sensible deck around the named cards.

    A quiet deck adds Werewolves and, as long as they last, cards that sleep: the night calls what was named.
    """
    check_players(players)
    cards = list(with_werewolves(named))
    if cards.count("mason") == 1:
        cards.append("mason")
    while len(cards) < players + CENTER:
        cards.append(_next_card(cards, players, quiet))
    return Deck(players, tuple(cards))


def _next_card(cards: Sequence[str], players: int, quiet: bool) -> str:
    catalogue = game(ONENIGHT)
    werewolves = sum(catalogue.roles[card].werewolf for card in cards)
    if werewolves < USUAL_WEREWOLVES:
        return "werewolf"
    wanted = Counter[str]()
    for card in sorted(catalogue.fill, key=_loudness) if quiet else catalogue.fill:
        wanted[card] += 1
        if wanted[card] > cards.count(card) and _fits(card, cards, players):
            return card
    return "villager"


def _loudness(card: str) -> int:
    """Villagers first, then what else sleeps all night, then the rest."""
    role = game(ONENIGHT).roles[card]
    return 0 if card == "villager" else 2 if role.has_turn or role.werewolf else 1


def _fits(card: str, cards: Sequence[str], players: int) -> bool:
    if card == "mason":
        # Both or none: the first one needs room for the second.
        return cards.count("mason") == 1 or len(cards) + 2 <= players + CENTER
    return card != "bodyguard" or players >= BODYGUARD_FROM


def with_werewolves(named: Iterable[str]) -> tuple[str, ...]:
    """The named roles, and a Werewolf if none is among them: a legal deck has one."""
    catalogue = game(ONENIGHT)
    cards = catalogue.sort(named)
    if any(catalogue.roles[card].werewolf for card in cards):
        return cards
    return catalogue.sort((*cards, "werewolf"))
