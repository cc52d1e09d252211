"""Night actions, a sentence of the rules each."""

import pytest

from tests.games.tables import night

# Optional and mandatory


@pytest.mark.parametrize(
    "role",
    [
        *["sentinel", "doppelganger", "mystic_wolf", "seer", "apprentice_seer", "paranormal_investigator", "robber"],
        *["witch", "troublemaker", "village_idiot", "insomniac", "revealer", "curator"],
    ],
)
def test_most_roles_may_do_nothing(role: str) -> None:
    dawn = night(f"Ana {role}, Ben villager, Cleo hunter / tanner minion bodyguard")
    assert dawn.cards == f"{role} villager hunter"
    assert [line for line in dawn.learned("Ana") if not line.startswith("werewolf")] == []


def test_the_lone_werewolf_need_not_look() -> None:
    dawn = night("Ana werewolf, Ben villager, Cleo hunter / tanner minion bodyguard")
    assert dawn.asked == ("werewolf",)
    assert dawn.learned("Ana") == ["werewolf: nobody"]


def test_fellows_see_each_other_whether_they_want_or_not() -> None:
    dawn = night("Ana werewolf, Ben werewolf, Cleo minion, Dan mason, Eva mason / villager seer robber")
    assert dawn.asked == ()
    assert dawn.learned("Ana") == ["werewolf: Ben"]
    assert dawn.learned("Ben") == ["werewolf: Ana"]
    assert dawn.learned("Cleo") == ["werewolf: Ana Ben"]
    assert dawn.learned("Dan") == ["mason: Eva"]
    assert dawn.learned("Eva") == ["mason: Dan"]


def test_a_mason_who_sees_nobody_knows_where_the_other_is() -> None:
    assert night("Ana mason, Ben villager, Cleo hunter / mason werewolf seer").learned("Ana") == ["mason: nobody"]


def test_the_minion_may_see_nobody() -> None:
    assert night("Ana minion, Ben villager, Cleo hunter / mason werewolf mason").learned("Ana") == ["werewolf: nobody"]


# Werewolves


@pytest.mark.parametrize("wolf", ["werewolf", "mystic_wolf"])
@pytest.mark.parametrize("place", ["0", "1", "2"])
def test_the_lone_wolf_may_look_at_one_center_card(wolf: str, place: str) -> None:
    dawn = night(f"Ana {wolf}, Ben villager, Cleo hunter / werewolf seer drunk", werewolf=place)
    seen = {"0": "werewolf", "1": "seer", "2": "drunk"}[place]
    assert dawn.learned("Ana") == ["werewolf: nobody", f"{place}: {seen}"]


def test_a_lone_alpha_wolf_is_a_lone_wolf_too() -> None:
    dawn = night("Ana alpha_wolf, Ben villager, Cleo hunter / seer drunk robber", werewolf="W", alpha_wolf="Ben")
    assert dawn.learned("Ana") == ["werewolf: nobody", "W: werewolf"]


def test_two_werewolves_awake_look_at_nothing() -> None:
    assert night("Ana werewolf, Ben mystic_wolf, Cleo hunter / seer drunk robber").asked == ("mystic_wolf",)


def test_no_lone_look_beside_the_dream_wolfs_thumb() -> None:
    dawn = night("Ana werewolf, Ben dream_wolf, Cleo hunter / seer drunk robber")
    assert dawn.asked == ()
    assert dawn.learned("Ana") == ["werewolf: Ben"]


def test_the_dream_wolf_sleeps_and_sees_nobody() -> None:
    dawn = night("Ana dream_wolf, Ben werewolf, Cleo minion / seer drunk robber")
    assert dawn.learned("Ana") == []
    assert dawn.learned("Cleo") == ["werewolf: Ana Ben"]


def test_a_dream_wolf_alone_looks_at_nothing() -> None:
    assert night("Ana dream_wolf, Ben villager, Cleo hunter / werewolf drunk robber").asked == ()


def test_the_werewolves_do_not_know_who_the_minion_is() -> None:
    dawn = night("Ana werewolf, Ben minion, Cleo hunter / seer drunk robber")
    assert dawn.learned("Ana") == ["werewolf: nobody"]


def test_the_alpha_wolf_swaps_the_center_werewolf_unseen() -> None:
    dawn = night("Ana alpha_wolf, Ben seer, Cleo hunter / tanner drunk robber", alpha_wolf="Ben")
    assert dawn.cards == "alpha_wolf werewolf hunter"
    assert dawn.center == "tanner drunk robber seer"
    assert dawn.learned("Ana") == ["werewolf: nobody"]


def test_any_werewolf_card_may_be_the_center_werewolf() -> None:
    deal = "Ana alpha_wolf, Ben seer, Cleo hunter / tanner drunk robber"
    assert night(deal, center_werewolf="dream_wolf", alpha_wolf="Cleo").role("Cleo") == "dream_wolf"


def test_the_alpha_wolf_has_nothing_to_do_among_werewolves_only() -> None:
    dawn = night("Ana alpha_wolf, Ben werewolf, Cleo dream_wolf / tanner drunk robber")
    assert dawn.cards == "alpha_wolf werewolf dream_wolf"


def test_whoever_gets_the_center_werewolf_does_not_wake_for_it() -> None:
    deal = "Ana alpha_wolf, Ben seer, Cleo minion / mystic_wolf drunk robber"
    dawn = night(deal, center_werewolf="mystic_wolf", alpha_wolf="Ben", seer="0 1")
    assert dawn.asked == ("werewolf", "alpha_wolf", "seer")
    assert dawn.learned("Cleo") == ["werewolf: Ana"]


def test_the_mystic_wolf_may_look_at_another_players_card() -> None:
    dawn = night("Ana mystic_wolf, Ben werewolf, Cleo hunter / seer drunk robber", mystic_wolf="Cleo")
    assert dawn.learned("Ana") == ["werewolf: Ben", "Cleo: hunter"]


# Those who look


def test_the_seer_looks_at_one_player() -> None:
    dawn = night("Ana seer, Ben werewolf, Cleo hunter / tanner drunk robber", seer="Ben")
    assert dawn.learned("Ana") == ["Ben: werewolf"]


def test_or_at_two_center_cards() -> None:
    dawn = night("Ana seer, Ben werewolf, Cleo hunter / tanner drunk robber", seer="2 0")
    assert dawn.learned("Ana") == ["2: robber", "0: tanner"]


def test_one_center_card_is_enough_for_the_seer() -> None:
    dawn = night("Ana seer, Ben werewolf, Cleo hunter / tanner drunk robber", seer="1")
    assert dawn.learned("Ana") == ["1: drunk"]


def test_the_apprentice_seer_looks_at_one_center_card() -> None:
    dawn = night("Ana apprentice_seer, Ben werewolf, Cleo hunter / tanner drunk robber", apprentice_seer="1")
    assert dawn.learned("Ana") == ["1: drunk"]


def test_the_insomniac_looks_at_her_card_when_all_have_moved() -> None:
    dawn = night("Ana insomniac, Ben robber, Cleo werewolf / tanner drunk villager", robber="Ana", insomniac="look")
    assert dawn.learned("Ana") == ["Ana: robber"]


@pytest.mark.parametrize("role", ["apprentice_seer", "seer", "witch", "drunk"])
def test_whoever_may_choose_a_center_card_may_choose_the_center_werewolf(role: str) -> None:
    choice = {role: "W Ben" if role == "witch" else "W"}
    dawn = night(f"Ana {role}, Ben villager, Cleo hunter / tanner alpha_wolf minion", **choice)
    assert dawn.learned("Ana") == ([] if role == "drunk" else ["W: werewolf"])
    assert dawn.center.endswith({"witch": "villager", "drunk": "drunk"}.get(role, "werewolf"))


# The Paranormal Investigator

PI = "Ana paranormal_investigator, Ben {}, Cleo {} / villager drunk robber"


def test_the_investigator_looks_at_two_cards() -> None:
    dawn = night(PI.format("hunter", "seer"), paranormal_investigator="Ben Cleo")
    assert dawn.learned("Ana") == ["Ben: hunter", "Cleo: seer"]
    assert dawn.role("Ana") == "paranormal_investigator"


def test_the_investigator_may_stop_after_one_card() -> None:
    assert night(PI.format("hunter", "seer"), paranormal_investigator="Ben").learned("Ana") == ["Ben: hunter"]


@pytest.mark.parametrize("card", ["werewolf", "mystic_wolf", "dream_wolf", "tanner"])
def test_at_the_first_werewolf_or_tanner_the_investigator_stops_and_becomes_it(card: str) -> None:
    dawn = night(PI.format(card, "villager"), paranormal_investigator="Ben")
    assert dawn.asked.count("paranormal_investigator") == 1
    assert (dawn.card("Ana"), dawn.role("Ana")) == ("paranormal_investigator", card)


def test_the_second_card_can_change_the_investigator_as_well() -> None:
    dawn = night(PI.format("seer", "tanner"), paranormal_investigator="Ben Cleo")
    assert dawn.role("Ana") == "tanner"


def test_a_minion_changes_no_investigator() -> None:
    assert (
        night(PI.format("minion", "seer"), paranormal_investigator="Ben Cleo").role("Ana") == "paranormal_investigator"
    )


def test_seeing_a_doppelganger_card_changes_nothing() -> None:
    deal = PI.format("doppelganger", "werewolf")
    dawn = night(deal, doppelganger="Cleo", paranormal_investigator="Ben Cleo")
    assert dawn.learned("Ana") == ["Ben: doppelganger", "Cleo: werewolf"]
    dawn = night(deal, doppelganger="Cleo", paranormal_investigator="Ben")
    assert (dawn.role("Ana"), dawn.role("Ben")) == ("paranormal_investigator", "werewolf")


def test_what_the_investigator_became_goes_with_his_card() -> None:
    deal = "Ana paranormal_investigator, Ben werewolf, Cleo robber / villager drunk seer"
    dawn = night(deal, paranormal_investigator="Ben", robber="Ana")
    assert (dawn.role("Ana"), dawn.role("Cleo")) == ("robber", "werewolf")
    assert dawn.learned("Cleo") == ["Cleo: paranormal_investigator"]


def test_the_investigator_who_became_a_werewolf_is_not_seen_by_the_minion() -> None:
    deal = "Ana paranormal_investigator, Ben werewolf, Cleo minion / villager drunk seer"
    assert night(deal, paranormal_investigator="Ben").learned("Cleo") == ["werewolf: Ben"]


# Those who move cards


def test_the_robber_swaps_then_looks_at_the_new_card() -> None:
    dawn = night("Ana robber, Ben werewolf, Cleo seer / villager drunk tanner", robber="Ben")
    assert dawn.cards == "werewolf robber seer"
    assert dawn.learned("Ana") == ["Ana: werewolf"]
    assert dawn.learned("Ben") == ["werewolf: nobody"]


def test_the_robber_does_not_wake_for_the_new_card() -> None:
    dawn = night("Ana robber, Ben insomniac, Cleo seer / villager drunk tanner", robber="Ben", insomniac="look")
    assert dawn.asked == ("seer", "robber", "insomniac")
    assert dawn.learned("Ben") == ["Ben: robber"]


def test_the_robber_who_does_not_swap_sees_nothing() -> None:
    assert night("Ana robber, Ben werewolf, Cleo seer / villager drunk tanner").learned("Ana") == []


def test_the_witch_gives_the_card_she_saw_to_any_player() -> None:
    dawn = night("Ana witch, Ben seer, Cleo hunter / werewolf drunk tanner", witch="0 Ben")
    assert dawn.cards == "witch werewolf hunter"
    assert dawn.center == "seer drunk tanner"
    assert dawn.learned("Ana") == ["0: werewolf"]


def test_the_witch_may_take_the_card_herself() -> None:
    dawn = night("Ana witch, Ben seer, Cleo hunter / werewolf drunk tanner", witch="2 Ana")
    assert (dawn.cards, dawn.center) == ("tanner seer hunter", "werewolf drunk witch")


def test_the_troublemaker_swaps_two_others_unseen() -> None:
    dawn = night("Ana troublemaker, Ben werewolf, Cleo hunter / seer drunk tanner", troublemaker="Cleo Ben")
    assert dawn.cards == "troublemaker hunter werewolf"
    assert dawn.learned("Ana") == []


IDIOT = "Ana village_idiot, Ben werewolf, Cleo hunter, Dan minion / seer villager tanner"


def test_the_village_idiot_moves_all_others_one_seat_left() -> None:
    assert night(IDIOT, village_idiot="left").cards == "village_idiot minion werewolf hunter"


def test_or_one_seat_right() -> None:
    assert night(IDIOT, village_idiot="right").cards == "village_idiot hunter minion werewolf"


def test_the_village_idiot_leaves_the_center_alone() -> None:
    assert night(IDIOT, village_idiot="left").center == "seer villager tanner"


def test_the_village_idiot_goes_round_the_ring_without_his_own_card() -> None:
    deal = "Ana werewolf, Ben minion, Cleo village_idiot, Dan hunter, Eva tanner / seer villager mason"
    assert night(deal, village_idiot="left").cards == "tanner werewolf village_idiot minion hunter"


def test_the_drunk_takes_a_center_card_unseen() -> None:
    dawn = night("Ana drunk, Ben werewolf, Cleo seer / villager robber tanner", drunk="2")
    assert (dawn.cards, dawn.center) == ("tanner werewolf seer", "villager robber drunk")
    assert dawn.learned("Ana") == []


def test_everyone_acts_in_the_role_they_were_dealt() -> None:
    deal = "Ana robber, Ben drunk, Cleo troublemaker / villager seer werewolf"
    dawn = night(deal, robber="Ben", troublemaker="Ana Ben", drunk="2")
    # The Robber took the Drunk, and got the Robber back; the Drunk's hand swaps what lies before him.
    assert (dawn.cards, dawn.center) == ("robber werewolf troublemaker", "villager seer drunk")


# The Revealer


def test_the_revealer_turns_another_players_card_face_up() -> None:
    dawn = night("Ana revealer, Ben seer, Cleo werewolf / villager robber tanner", revealer="Ben")
    assert dawn.face_up == "Ben"
    assert dawn.learned("Ana") == ["Ben: seer"]


@pytest.mark.parametrize("card", ["werewolf", "mystic_wolf", "dream_wolf", "alpha_wolf", "tanner"])
def test_a_werewolf_or_tanner_goes_back_face_down(card: str) -> None:
    choices = {"alpha_wolf": "Cleo"} if card == "alpha_wolf" else {}
    dawn = night(f"Ana revealer, Ben {card}, Cleo villager / villager robber seer", revealer="Ben", **choices)
    assert dawn.face_up == ""
    assert dawn.learned("Ana") == [f"Ben: {card}"]
    assert dawn.asked[-1:] == ("revealer",)


def test_the_minion_stays_face_up() -> None:
    assert night("Ana revealer, Ben minion, Cleo werewolf / villager robber seer", revealer="Ben").face_up == "Ben"


def test_a_revealed_doppelganger_stays_face_up_whatever_she_is() -> None:
    dawn = night(
        "Ana revealer, Ben doppelganger, Cleo werewolf / villager robber seer", doppelganger="Cleo", revealer="Ben"
    )
    assert (dawn.face_up, dawn.role("Ben")) == ("Ben", "werewolf")


def test_a_revealed_investigator_stays_face_up_whatever_he_became() -> None:
    deal = "Ana revealer, Ben paranormal_investigator, Cleo tanner / villager werewolf seer"
    dawn = night(deal, paranormal_investigator="Cleo", revealer="Ben")
    assert (dawn.face_up, dawn.role("Ben")) == ("Ben", "tanner")


# The order of the night


def test_the_order_of_a_whole_night() -> None:
    deal = (
        "A sentinel, B doppelganger, C alpha_wolf, D mystic_wolf, E seer, F apprentice_seer, "
        "G paranormal_investigator, H robber, I witch, J troublemaker, K village_idiot, L drunk, M insomniac, "
        "N revealer, O curator / villager tanner hunter"
    )
    dawn = night(deal, alpha_wolf="E", drunk="0")
    assert " ".join(dawn.asked) == (
        "sentinel doppelganger alpha_wolf mystic_wolf seer apprentice_seer paranormal_investigator robber witch "
        "troublemaker village_idiot drunk insomniac revealer curator"
    )
    ukrainian = night(deal, edition="ukrainian", alpha_wolf="E", drunk="0")
    assert ukrainian.asked == (*dawn.asked[:-2], "curator", "revealer")


def test_nobody_chooses_for_a_card_in_the_center() -> None:
    assert night("Ana villager, Ben hunter, Cleo tanner / werewolf seer drunk").asked == ()
