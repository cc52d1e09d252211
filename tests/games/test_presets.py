"""The five sets of roles."""

import pytest

from games import GameError, Preset, advice, preset, presets, problems


def test_there_are_five_with_their_fewest_players() -> None:
    assert {each.id: each.players for each in presets()} == {
        "wicked_transformation": 3,
        "dont_trust_anyone": 3,
        "cautionary_tale": 4,
        "information_society": 5,
        "total_chaos": 5,
    }


def test_dont_trust_anyone_names_the_mystic_wolf() -> None:
    assert "mystic_wolf" in preset("dont_trust_anyone").roles


def test_a_set_with_too_few_cards_for_its_own_table_gets_a_villager() -> None:
    assert preset("information_society").deck().cards.count("villager") == 1


@pytest.mark.parametrize("each", presets(), ids=lambda each: each.id)
@pytest.mark.parametrize("more", [0, 1, 4])
def test_a_set_makes_a_legal_deck_and_calls_nobody_else(each: Preset, more: int) -> None:
    deck = each.deck(each.players + more)
    assert problems(deck) == ()
    added = [role for role in deck.roles() if role.id not in each.roles]
    assert not any(role.has_turn for role in added)


@pytest.mark.parametrize("each", presets(), ids=lambda each: each.id)
def test_a_large_table_gets_other_roles_before_it_gets_cards_the_box_does_not_hold(each: Preset) -> None:
    assert not [found for found in advice(each.deck(20)) if found.kind == "beyond-box"]


@pytest.mark.parametrize("players", [0, -1, 2])
def test_no_number_of_players_is_passed_over(players: int) -> None:
    with pytest.raises(GameError, match="preset-too-few-players"):
        preset("total_chaos").deck(players)


def test_too_many_players_for_a_set() -> None:
    with pytest.raises(GameError, match="too-many-players"):
        preset("total_chaos").deck(1_000_000)


def test_too_few_players_for_a_set() -> None:
    with pytest.raises(GameError) as caught:
        preset("total_chaos").deck(4)
    assert caught.value.facts == {"preset": "total_chaos", "players": 4, "least": 5}


def test_an_unknown_set() -> None:
    with pytest.raises(GameError, match="unknown-preset"):
        preset("chaos")
