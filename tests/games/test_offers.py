"""Laws of what is offered: nothing else can be done, and the catalogue says the same."""

from collections import Counter
from collections.abc import Container, Iterator
from copy import deepcopy
from random import Random

import pytest
from hypothesis import given

from games import ONENIGHT, Refusal, Role, game
from games.choices import Choice, Flip, Give, Look, Move, Pass, Shield, Swap
from games.night import choose
from games.table import Place, Table
from games.turns import Turn
from scripts.words import words
from tests.games.nights import Played, chances, nights

ROLES = game(ONENIGHT).roles


def everything(table: Table) -> Iterator[Choice]:
    """Any choice at all, sense or not."""
    places = range(-1, len(table.cards) + 2)
    yield Pass()
    yield from (Move("left"), Move("right"))
    for place in places:
        yield from (Look(place), Shield(place), Flip(place))
        yield from (Give(place, artifact) for artifact in game(ONENIGHT).artifacts)
        yield from (Swap(place, other) for other in places if other >= place)


@given(nights, chances)
def test_what_is_not_offered_is_refused_and_changes_nothing(played: Played, chance: Random) -> None:
    if not played.steps:
        return
    night = chance.choice(played.steps).before
    kept, refusals = deepcopy(night), {}
    for choice in everything(night.table):
        if choice not in night.offers:
            with pytest.raises(Refusal) as refused:
                choose(night, choice)
            refusals[refused.value.kind] = refused.value
    assert night == kept
    for refusal in refusals.values():
        assert words("en").error(refusal, ONENIGHT) != words("uk").error(refusal, ONENIGHT)


@given(nights, chances)
def test_what_is_offered_can_be_done(played: Played, chance: Random) -> None:
    for night in chance.sample([step.before for step in played.steps], min(1, len(played.steps))):
        for choice in night.offers:
            assert choose(night, choice) != night


@given(nights)
def test_no_offer_comes_twice(played: Played) -> None:
    assert all(len(set(step.before.offers)) == len(step.before.offers) > 0 for step in played.steps)


@given(nights)
def test_the_catalogue_says_what_is_offered(played: Played) -> None:
    for step in played.steps:
        role, table = ROLES[step.turn.role], step.before.table
        for offer in step.before.offers:
            assert fits(role, offer, step.turn, table), (role, offer)
        free = [offer for offer in step.before.offers if not isinstance(offer, Pass)]
        must = role.optional is False or (role.id == "witch" and step.turn.seen)
        assert (Pass() in step.before.offers) == (not free or not must)


@given(nights)
def test_what_the_catalogue_says_is_offered_where_no_card_is_shielded(played: Played) -> None:
    for step in played.steps:
        role, turn, table = ROLES[step.turn.role], step.turn, step.before.table
        if table.shields or turn.seen:
            continue
        looks = {kind(offer.place, turn, table) for offer in step.before.offers if isinstance(offer, Look)}
        if not (role.moves and "own" in role.looks) and not role.leaves:  # the Robber looks behind, the Revealer flips
            assert {"center" if each == "center_werewolf" else each for each in looks} == set(role.looks)
        assert any(isinstance(offer, Swap | Move) for offer in step.before.offers) == (
            bool(role.moves)
            and role.id != "witch"
            and not (role.id == "alpha_wolf" and everyone_is_barred(turn, table))
        )
        assert any(isinstance(offer, Shield | Give | Flip) for offer in step.before.offers) == bool(role.leaves)


@given(nights)
def test_nobody_looks_at_more_cards_than_the_catalogue_says(played: Played) -> None:
    looks = Counter((step.turn.seat, step.turn.role) for step in played.steps if isinstance(step.choice, Look))
    for (_, role), count in looks.items():
        assert count <= max(ROLES[role].looks.values())


def everyone_is_barred(turn: Turn, table: Table) -> bool:
    return set(range(table.players)) <= turn.barred | {turn.seat}


def fits(role: Role, offer: Choice, turn: Turn, table: Table) -> bool:
    """Whether the data of a role says so."""
    match offer:
        case Look(place):
            return covers(role.looks, kind(place, turn, table))
        case Swap(first, second):
            kinds = kind(first, turn, table), kind(second, turn, table)
            one, two = role.moves
            return any(covers([one], a) and covers([two], b) for a, b in (kinds, kinds[::-1]))
        case Move():
            return role.moves == ("ring",)
        case Shield():
            return role.leaves == "shield"
        case Flip(seat):
            return role.leaves == "face_up" and covers(role.looks, kind(seat, turn, table))
        case Give():
            return role.leaves == "artifact"
        case _:
            return True


def kind(place: Place, turn: Turn, table: Table) -> str:
    if place == turn.seat:
        return "own"
    if place < table.players:
        return "other"
    return "center_werewolf" if place == table.center_werewolf else "center"


def covers(named: Container[str], which: str) -> bool:
    """Whether a place of the data means this one: any is every player's, center the Center Werewolf's too."""
    wider = {"own": "any", "other": "any", "center_werewolf": "center"}.get(which, which)
    return which in named or wider in named
