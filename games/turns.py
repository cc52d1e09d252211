"""What each role may do in its turn. What is not offered here is against the rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from games.catalogue import ONENIGHT, game
from games.choices import Choice, Flip, Give, Look, Move, Pass, Shield, Swap
from games.errors import Refusal
from games.table import Place, Seat, Table

PI_LOOKS = 2
SEER_CENTER = 2


@dataclass(frozen=True)
class Turn:
    """A player awake in a role: the one dealt, or the one a Doppelgänger copied."""

    seat: Seat
    role: str
    copied: bool = False
    seen: tuple[Place, ...] = ()
    """Where the player has looked in this turn."""
    barred: frozenset[Seat] = frozenset()
    """Players who may not be chosen: known Werewolves, by the Alpha Wolf."""

    @property
    def chooser(self) -> str:
        """By which role the table knows whose choice it is; a Robber would not know that his copy is meant."""
        return "doppelganger" if self.copied else self.role

    @property
    def must(self) -> bool:
        """Whether doing nothing is not allowed. The Witch who looks must swap."""
        return game(ONENIGHT).role(self.role).optional is False or (self.role == "witch" and bool(self.seen))


def offers(table: Table, turn: Turn) -> tuple[Choice, ...]:
    """Everything that may be done now; nothing, only where it need not or cannot be done otherwise."""
    acts = tuple(_acts(table, turn))
    return acts if acts and turn.must else (*acts, Pass())


def _acts(table: Table, turn: Turn) -> Iterator[Choice]:  # noqa: C901 (a line a role reads best in one place)
    own = [turn.seat] if turn.seat not in table.shields else []
    anyone = [seat for seat in range(table.players) if seat not in table.shields]
    others = [seat for seat in anyone if seat != turn.seat]
    match turn.role:
        case "sentinel":
            yield from (Shield(seat) for seat in range(table.players) if seat != turn.seat)
        case "doppelganger" | "mystic_wolf":
            yield from map(Look, others)
        case "werewolf" | "apprentice_seer":
            yield from map(Look, table.center)
        case "alpha_wolf":
            assert table.center_werewolf is not None  # dealt with the Alpha Wolf
            yield from (Swap(table.center_werewolf, seat) for seat in others if seat not in turn.barred)
        case "seer":
            yield from map(Look, others if not turn.seen else ())
            yield from (Look(place) for place in table.center if place not in turn.seen)
        case "paranormal_investigator":
            yield from (Look(seat) for seat in others if seat not in turn.seen)
        case "robber":
            yield from (Swap(mine, seat) for mine in own for seat in others)
        case "witch" if not turn.seen:
            yield from map(Look, table.center)
        case "witch":
            yield from (Swap(turn.seen[0], seat) for seat in anyone)
        case "troublemaker":
            yield from (Swap(*pair) for pair in combinations(others, 2))
        case "village_idiot":
            yield from (Move("left"), Move("right"))
        case "drunk":
            yield from (Swap(mine, place) for mine in own for place in table.center)
        case "insomniac":
            yield from map(Look, own)
        case "revealer":
            yield from (Flip(seat) for seat in others if seat not in table.face_up)
        case "curator":
            left = [artifact for artifact in game(ONENIGHT).artifacts if artifact not in table.artifacts.values()]
            free = [seat for seat in anyone if seat not in table.artifacts]
            yield from (Give(seat, artifact) for seat in free for artifact in left)


def ring(table: Table, turn: Turn) -> list[Seat]:
    """The seats round which the Village Idiot moves cards: all but the own and shielded ones."""
    return [seat for seat in range(table.players) if seat != turn.seat and seat not in table.shields]


def goes_on(table: Table, turn: Turn) -> bool:
    """Whether someone who has looked may do something more."""
    match turn.role:
        case "witch":
            return True
        case "seer":
            return turn.seen[0] in table.center and len(turn.seen) < SEER_CENTER
        case "paranormal_investigator":
            # At the first Werewolf or Tanner he stops.
            return len(turn.seen) < PI_LOOKS and not converts(table.card(turn.seen[-1]))
        case _:
            return False


def converts(card: str) -> bool:
    """Whether the Paranormal Investigator becomes what this card says, and the Revealer turns it back."""
    return card == "tanner" or game(ONENIGHT).role(card).werewolf


def refusal(table: Table, turn: Turn, choice: Choice) -> Refusal:
    """Why a choice that is not offered is against the rules."""
    return Refusal(_reason(table, turn, choice), role=turn.chooser)


def _reason(table: Table, turn: Turn, choice: Choice) -> str:
    places = _places(choice)
    offered = [offer for offer in offers(table, turn) if not isinstance(offer, Pass)]
    if not all(0 <= place < len(table.cards) for place in places):
        return "night-no-place"
    if len(set(places)) < len(places) or (isinstance(choice, Look) and choice.place in turn.seen):
        return "night-own-card" if turn.role == "robber" else "night-twice"
    if isinstance(choice, Pass):
        return "night-witch-must" if turn.role == "witch" else "night-must"
    if turn.seat in table.shields and not offered:
        return "night-own-shielded"
    if turn.seat in places and not any(turn.seat in _places(offer) for offer in offered):
        return "night-own-card" if turn.seat not in table.shields else "night-own-shielded"
    if any(place in table.shields for place in places):
        return "night-shielded"
    if turn.barred.intersection(places):
        return "night-known-alpha" if turn.copied else "night-known-werewolf"
    if isinstance(choice, Flip) and choice.seat in table.face_up:
        return "night-face-up"
    if isinstance(choice, Give):
        return "night-artifact-there" if choice.seat in table.artifacts else "night-artifact-gone"
    return "night-cannot"


def _places(choice: Choice) -> tuple[Place, ...]:
    match choice:
        case Look(place):
            return (place,)
        case Swap(first, second):
            return first, second
        case Shield(seat) | Flip(seat) | Give(seat, _):
            return (seat,)
        case _:
            return ()
