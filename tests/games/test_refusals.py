"""What is against the rules is refused in one sentence; tests of the Shield and the Doppelgänger have theirs."""

import pytest

from games import Refusal
from games.choices import Look, Pass, Swap
from games.night import begin, choose, skip
from tests.games.tables import dealt, night, refused

OTHERS = "Cleo werewolf / hunter tanner minion"
NOT_OWN = "not the own card; choose another player."


@pytest.mark.parametrize(
    ("role", "choice", "sentence"),
    [
        ("doppelganger", "Ana", f"Doppelgänger: {NOT_OWN}"),
        ("mystic_wolf", "Ana", f"Mystic Wolf: {NOT_OWN}"),
        ("seer", "Ana", f"Seer: {NOT_OWN}"),
        ("paranormal_investigator", "Ana", f"Paranormal Investigator: {NOT_OWN}"),
        ("robber", "Ana", f"Robber: {NOT_OWN}"),
        ("troublemaker", "Ana Ben", f"Troublemaker: {NOT_OWN}"),
        ("revealer", "Ana", f"Revealer: {NOT_OWN}"),
        ("troublemaker", "Ben Ben", "Troublemaker: the same card was chosen twice; choose different ones."),
        ("seer", "1 1", "Seer: the same card was chosen twice; choose different ones."),
        (
            "paranormal_investigator",
            "Ben Ben",
            "Paranormal Investigator: the same card was chosen twice; choose different ones.",
        ),
        ("seer", "0 Ben", "Seer: that is not what this role does."),
        ("mystic_wolf", "1", "Mystic Wolf: that is not what this role does."),
        ("apprentice_seer", "Ben", "Apprentice Seer: that is not what this role does."),
        ("paranormal_investigator", "2", "Paranormal Investigator: that is not what this role does."),
        ("robber", "0", "Robber: that is not what this role does."),
        ("troublemaker", "Ben 0", "Troublemaker: that is not what this role does."),
        ("drunk", "Ben", "Drunk: that is not what this role does."),
        ("witch", "Ben Ana", "Witch: that is not what this role does."),
        ("witch", "0", "Witch: whoever looks must swap; say who gets the card."),
        ("drunk", "", "Drunk: this must be done; choose a card."),
    ],
)
def test_a_choice_against_the_rules(role: str, choice: str, sentence: str) -> None:
    assert refused(f"Ana {role}, Ben villager, {OTHERS}", **{role: choice}) == sentence


@pytest.mark.parametrize("place", ["3", "W"])
def test_there_is_no_fourth_center_card_without_an_alpha_wolf(place: str) -> None:
    assert refused(f"Ana drunk, Ben villager, {OTHERS}", drunk=place) == (
        "Drunk: there is no such card; center places are 0, 1 and 2, and with an Alpha Wolf “werewolf”."
    )


def test_the_alpha_wolf_must_swap() -> None:
    deal = "Ana alpha_wolf, Ben villager, Cleo werewolf / hunter tanner minion"
    assert refused(deal) == "Alpha Wolf: this must be done; choose a card."


@pytest.mark.parametrize("wolf", ["werewolf", "mystic_wolf", "dream_wolf"])
def test_the_alpha_wolf_may_not_choose_a_werewolf(wolf: str) -> None:
    assert refused(f"Ana alpha_wolf, Ben {wolf}, Cleo villager / hunter tanner minion", alpha_wolf="Ben") == (
        "Alpha Wolf: the Center Werewolf goes to a player who is no Werewolf; choose another."
    )


def test_nor_his_own_card() -> None:
    deal = "Ana alpha_wolf, Ben seer, Cleo villager / hunter tanner minion"
    assert refused(deal, alpha_wolf="Ana") == f"Alpha Wolf: {NOT_OWN}"


def test_after_a_werewolf_the_investigator_has_no_second_look() -> None:
    deal = "Ana paranormal_investigator, Ben werewolf, Cleo drunk / hunter tanner minion"
    assert refused(deal, paranormal_investigator="Ben Cleo") == "Drunk: that is not what this role does."


def test_the_seer_has_no_third_look() -> None:
    deal = "Ana seer, Ben werewolf, Cleo drunk / hunter tanner minion"
    assert refused(deal, seer="0 1 2") == "Drunk: that is not what this role does."


def test_a_card_is_not_turned_up_twice() -> None:
    deal = "Ana doppelganger, Ben revealer, Cleo villager / hunter tanner werewolf"
    assert refused(deal, doppelganger="Ben", revealer="Cleo", then="Cleo") == (
        "Doppelgänger: that card lies face up already; choose another."
    )


def test_a_refused_choice_leaves_the_night_as_it_was() -> None:
    _, table = dealt(f"Ana drunk, Ben villager, {OTHERS}")
    now = skip(begin(table))
    with pytest.raises(Refusal):
        choose(now, Pass())
    assert now == skip(begin(table))
    assert choose(now, Swap(0, 3)).table.card(0) == "hunter"


def test_the_witch_who_may_not_keep_what_she_saw_may_still_swap_it() -> None:
    _, table = dealt("Ana witch, Ben villager, Cleo drunk / hunter tanner werewolf")
    looked = choose(begin(table), Look(3))
    with pytest.raises(Refusal, match="night-witch-must"):
        choose(looked, Pass())
    with pytest.raises(Refusal, match="night-cannot"):
        choose(looked, Swap(4, 1))
    assert choose(looked, Swap(3, 1)).table.card(1) == "hunter"


def test_nothing_is_chosen_after_dawn() -> None:
    dawn = night("Ana villager, Ben hunter, Cleo tanner / werewolf seer drunk").night
    with pytest.raises(Refusal, match="night-over"):
        choose(dawn, Pass())
    with pytest.raises(Refusal, match="night-over"):
        skip(dawn)
