"""Who is called when."""

import pytest

from games import ONENIGHT, WOLFEN, GameError, game, wake_order

WHOLE_ORDER = """
0     sentinel
1     doppelganger
2     werewolf
2-B   alpha_wolf
2-C   mystic_wolf
3     minion
4     mason
5     seer
5-B   apprentice_seer
5-C   paranormal_investigator
6     robber
6-B   witch
7     troublemaker
7-B   village_idiot
8     drunk
9     insomniac
9-A   doppelganger as insomniac
10    revealer
10-A  doppelganger as revealer
11    curator
11-A  doppelganger as curator
"""


def order(roles: list[str], edition: str = "english", game_id: str = ONENIGHT) -> list[str]:
    return [
        f"{step.key:<5} {step.role}" + (f" as {step.copying}" if step.copying else "")
        for step in wake_order(roles, edition, game_id)
    ]


def called(roles: list[str], edition: str = "english", game_id: str = ONENIGHT) -> list[str]:
    return [step.role for step in wake_order(roles, edition, game_id)]


def test_the_whole_order() -> None:
    assert order(list(game(ONENIGHT).roles)) == WHOLE_ORDER.strip().splitlines()


def test_the_ukrainian_edition_has_the_curator_before_the_revealer() -> None:
    english = WHOLE_ORDER.strip().splitlines()
    assert order(list(game(ONENIGHT).roles), "ukrainian") == [
        *english[:17],
        "10    curator",
        "10-A  doppelganger as curator",
        "11    revealer",
        "11-A  doppelganger as revealer",
    ]


@pytest.mark.parametrize("role", ["villager", "tanner", "hunter", "bodyguard", "prince"])
def test_never_wakes(role: str) -> None:
    assert called([role]) == []


def test_the_dream_wolf_is_not_called_but_has_a_part_in_the_werewolves_turn() -> None:
    assert called(["dream_wolf", "seer"]) == ["werewolf", "seer"]


def test_alpha_and_mystic_wolf_wake_with_the_werewolves_and_then_alone() -> None:
    assert called(["alpha_wolf", "mystic_wolf"]) == ["werewolf", "alpha_wolf", "mystic_wolf"]


def test_the_doppelganger_wakes_again_only_behind_roles_in_the_deck() -> None:
    assert order(["doppelganger", "revealer"]) == [
        "1     doppelganger",
        "10    revealer",
        "10-A  doppelganger as revealer",
    ]
    assert called(["insomniac", "revealer", "curator"]) == ["insomniac", "revealer", "curator"]


def test_the_order_of_a_wolfen_night() -> None:
    assert called(list(game(WOLFEN).roles), game_id=WOLFEN) == [
        "psychic",
        "magus",
        "priest",
        "occultist",
        "romantic",
        "troublemaker",
        "lunatic",
        "wolfen",
    ]


def test_an_unknown_edition_is_an_error() -> None:
    with pytest.raises(GameError, match="unknown-edition"):
        wake_order(["seer"], "french")
