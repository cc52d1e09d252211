"""The deck of Curse of the Wolfen."""

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
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        kind, limit = ("too-few-players", MIN_PLAYERS) if players < MIN_PLAYERS else ("too-many-players", MAX_PLAYERS)
        raise GameError(kind, players=players, limit=limit)
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
