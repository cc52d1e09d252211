"""The deck of Curse of the Wolfen."""

from collections import Counter

import pytest

from games import WOLFEN, GameError, game, wolfen_advice, wolfen_deck


def kinds(deck: tuple[str, ...]) -> Counter[str]:
    return Counter(game(WOLFEN).role(card).kind for card in deck)


@pytest.mark.parametrize(
    ("players", "pack"),
    [
        (6, ["alpha"]),
        (7, ["alpha", "beta"]),
        (12, ["alpha", "beta"]),
        (13, ["alpha", "beta", "delta"]),
        (18, ["alpha", "beta", "delta"]),
        (19, ["alpha", "beta", "delta", "gamma"]),
        (24, ["alpha", "beta", "delta", "gamma"]),
    ],
)
def test_the_pack_by_number_of_players(players: int, pack: list[str]) -> None:
    deck = wolfen_deck(players)
    assert [card for card in deck if game(WOLFEN).role(card).kind == "wolfen"] == pack


@pytest.mark.parametrize("players", range(6, 25))
def test_one_card_each_one_psychic_and_half_of_the_humans_special(players: int) -> None:
    deck = wolfen_deck(players)
    count = kinds(deck)
    assert len(deck) == players
    assert (count["psychic"], count["storyteller"]) == (1, 1)
    assert count["special"] == (count["special"] + count["normal"]) // 2
    assert wolfen_advice(deck) == ()


def test_without_special_humans() -> None:
    assert kinds(wolfen_deck(10, specials=False))["special"] == 0


def test_the_moderator_as_storyteller_takes_no_card_and_everyone_plays() -> None:
    deck = wolfen_deck(8, storyteller=False)
    assert len(deck) == 8
    assert "storyteller" not in deck


def test_named_special_humans_are_the_only_ones() -> None:
    deck = wolfen_deck(10, named=["magus", "werehamster", "magus"])
    assert [card for card in deck if game(WOLFEN).role(card).kind == "special"] == ["magus", "werehamster"]


@pytest.mark.parametrize("named", ["psychic", "alpha", "athlete"])
def test_other_named_roles_leave_the_special_humans_as_they_are(named: str) -> None:
    assert kinds(wolfen_deck(10, named=[named]))["special"] == 3


def test_special_humans_join_the_easiest_first() -> None:
    specials = [card for card in wolfen_deck(10) if game(WOLFEN).role(card).kind == "special"]
    assert specials == ["magus", "priest", "occultist"]


def test_a_named_normal_human_is_dealt_once() -> None:
    assert wolfen_deck(10, named=["athlete", "magus"]).count("athlete") == 1


def test_advice() -> None:
    many = wolfen_deck(6, named=["magus", "priest", "romantic"])
    assert [each.kind for each in wolfen_advice(many)] == ["wolfen-many-specials"]
    assert [each.kind for each in wolfen_advice(wolfen_deck(20, specials=False))] == ["wolfen-substitutes"]


@pytest.mark.parametrize(
    ("players", "named", "kind"),
    [
        (5, None, "too-few-players"),
        (25, None, "too-many-players"),
        (8, ["delta"], "wolfen-pack"),
        (6, ["magus", "priest", "romantic", "lunatic"], "wolfen-too-many-roles"),
    ],
)
def test_what_cannot_be_dealt(players: int, named: list[str] | None, kind: str) -> None:
    with pytest.raises(GameError, match=kind):
        wolfen_deck(players, named=named)


def test_a_storyteller_card_without_a_storyteller() -> None:
    with pytest.raises(GameError, match="wolfen-no-storyteller"):
        wolfen_deck(8, named=["storyteller"], storyteller=False)
