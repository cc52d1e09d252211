"""The deck of Curse of the Wolfen."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle, islice

from games.catalogue import WOLFEN, game
from games.deck import Advice
from games.errors import GameError

MIN_PLAYERS = 6
MAX_PLAYERS = 24


def wolfen_deck(
    players: int,
    *,
    specials: bool = True,
    named: Iterable[str] | None = None,
    storyteller: bool = True,
) -> tuple[str, ...]:
    """One card for each player, the Storyteller's included where a person tells the story.

    Half of the Humans (rounded down) are special where those are used. Roles that are named are in the deck;
    with Special Humans among them, there are no others.
    """
    _check_size(players)
    catalogue = game(WOLFEN)
    pack = _pack(players)
    fixed = [*pack, "psychic", *(["storyteller"] if storyteller else [])]
    humans = players - len(fixed)
    chosen = [card for card in catalogue.sort(set(named or ())) if card not in fixed]
    _check_named(chosen, pack, humans, players)
    if specials and not any(catalogue.roles[card].kind == "special" for card in chosen):
        chosen += catalogue.specials[: min(humans // 2, humans - len(chosen))]
    normal = [role.id for role in catalogue.roles.values() if role.kind == "normal" and role.id not in chosen]
    # With fewer Human cards in the box than players, people write substitutes: a second Athlete, and so on.
    return catalogue.sort((*fixed, *chosen, *islice(cycle(normal), humans - len(chosen))))


def _check_size(players: int) -> None:
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        kind, limit = ("too-few-players", MIN_PLAYERS) if players < MIN_PLAYERS else ("too-many-players", MAX_PLAYERS)
        raise GameError(kind, players=players, limit=limit)


def check_deck(cards: Sequence[str]) -> None:
    """Refuses cards that somebody dealt against the rules."""
    roles = [game(WOLFEN).role(card) for card in cards]
    _check_size(len(cards))
    for card, count in Counter(cards).items():
        # Of Normal Humans people write substitutes; every other card is one of its kind.
        if count > 1 and game(WOLFEN).role(card).kind != "normal":
            raise GameError("wolfen-card-twice", role=card)
    if "psychic" not in cards:
        raise GameError("wolfen-no-psychic")
    pack = _pack(len(cards))
    wolfen = [role.id for role in roles if role.kind == "wolfen"]
    for card in wolfen:
        if card not in pack:
            raise GameError("wolfen-pack", role=card, players=len(cards), wolfen=len(pack))
    if missing := next((card for card in pack if card not in wolfen), None):
        raise GameError("wolfen-pack-missing", role=missing, players=len(cards), wolfen=len(pack))


def _pack(players: int) -> tuple[str, ...]:
    packs = game(WOLFEN).packs
    return packs[max(least for least in packs if least <= players)]


def _check_named(chosen: Sequence[str], pack: Sequence[str], humans: int, players: int) -> None:
    for card in chosen:
        kind = game(WOLFEN).roles[card].kind
        if kind == "wolfen":
            raise GameError("wolfen-pack", role=card, players=players, wolfen=len(pack))
        if kind == "storyteller":
            raise GameError("wolfen-no-storyteller")
    if len(chosen) > humans:
        raise GameError("wolfen-too-many-roles", roles=len(chosen), humans=humans, players=players)


def wolfen_advice(deck: Sequence[str]) -> tuple[Advice, ...]:
    """What could be better in a deck that can be played."""
    return tuple(_advice(deck))


def _advice(deck: Sequence[str]) -> Iterator[Advice]:
    kinds = [game(WOLFEN).role(card).kind for card in deck]
    special, normal = kinds.count("special"), kinds.count("normal")
    if special > (special + normal) // 2:
        yield Advice("wolfen-many-specials", {"specials": special, "half": (special + normal) // 2})
    if len(set(deck)) < len(deck):
        yield Advice("wolfen-substitutes", {"cards": len(deck) - len(set(deck))})
