"""The Doppelgänger, a sentence of the rules each."""

import pytest

from tests.games.tables import Dawn, night, refused

ELSE = "Cleo villager / hunter tanner minion"


def she_sees(card: str, then: str = "", **choices: str) -> Dawn:
    return night(f"Ana doppelganger, Ben {card}, {ELSE}", doppelganger="Ben", then=then, **choices)


# At once, in her own turn


def test_as_sentinel_she_shields_at_once() -> None:
    dawn = she_sees("sentinel", "Cleo", sentinel="Ana")
    assert dawn.asked == ("sentinel", "doppelganger", "*sentinel")
    assert dawn.shields == "Ana Cleo"


def test_as_alpha_wolf_she_swaps_at_once_and_wakes_with_the_werewolves() -> None:
    dawn = she_sees("alpha_wolf", "Cleo", alpha_wolf="Cleo")
    assert dawn.asked == ("doppelganger", "*alpha_wolf", "alpha_wolf")
    assert dawn.learned("Ana") == ["Ben: alpha_wolf", "werewolf: Ben"]
    assert dawn.learned("Ben") == ["werewolf: Ana"]


def test_as_mystic_wolf_she_looks_at_once_and_wakes_with_the_werewolves() -> None:
    dawn = she_sees("mystic_wolf", "Cleo")
    assert dawn.asked == ("doppelganger", "*mystic_wolf", "mystic_wolf")
    assert dawn.learned("Ana") == ["Ben: mystic_wolf", "Cleo: villager", "werewolf: Ben"]


def test_as_seer_she_looks_at_once() -> None:
    assert she_sees("seer", "0 2").learned("Ana") == ["Ben: seer", "0: hunter", "2: minion"]
    assert she_sees("seer", "Cleo").learned("Ana") == ["Ben: seer", "Cleo: villager"]


def test_as_apprentice_seer_she_looks_at_once() -> None:
    dawn = she_sees("apprentice_seer", "1")
    assert dawn.asked == ("doppelganger", "*apprentice_seer", "apprentice_seer")
    assert dawn.learned("Ana") == ["Ben: apprentice_seer", "1: tanner"]


def test_as_investigator_she_looks_at_once_and_stops_at_a_werewolf() -> None:
    deal = "Ana doppelganger, Ben paranormal_investigator, Cleo werewolf / hunter tanner minion"
    dawn = night(deal, doppelganger="Ben", then="Cleo")
    assert dawn.asked == ("doppelganger", "*paranormal_investigator", "werewolf", "paranormal_investigator")
    assert dawn.role("Ana") == "werewolf"
    assert dawn.learned("Ana") == ["Ben: paranormal_investigator", "Cleo: werewolf"]


def test_as_robber_she_swaps_and_looks_at_once() -> None:
    dawn = she_sees("robber", "Cleo", robber="Cleo")
    assert dawn.learned("Ana") == ["Ben: robber", "Ana: villager"]
    # The Robber then takes the Doppelgänger's card, which is a Robber now.
    assert dawn.cards == "villager doppelganger robber"
    assert dawn.role("Ben") == "robber"


def test_as_witch_she_looks_and_swaps_at_once() -> None:
    dawn = she_sees("witch", "1 Cleo")
    assert dawn.learned("Ana") == ["Ben: witch", "1: tanner"]
    assert (dawn.card("Cleo"), dawn.center) == ("tanner", "hunter villager minion")


def test_as_troublemaker_she_swaps_at_once() -> None:
    assert she_sees("troublemaker", "Ben Cleo").cards == "doppelganger villager troublemaker"


def test_as_village_idiot_she_moves_cards_at_once() -> None:
    assert she_sees("village_idiot", "left").cards == "doppelganger villager village_idiot"


def test_as_drunk_she_takes_a_center_card_at_once() -> None:
    dawn = she_sees("drunk", "1", drunk="1")
    assert (dawn.asked, dawn.cards) == (("doppelganger", "*drunk", "drunk"), "tanner doppelganger villager")
    assert (dawn.role("Ana"), dawn.role("Ben")) == ("tanner", "drunk")


# With others


def test_as_werewolf_she_wakes_with_them() -> None:
    dawn = she_sees("werewolf")
    assert dawn.asked == ("doppelganger",)
    assert dawn.learned("Ana") == ["Ben: werewolf", "werewolf: Ben"]
    assert dawn.learned("Ben") == ["werewolf: Ana"]


def test_as_mason_she_wakes_with_them() -> None:
    dawn = night("Ana doppelganger, Ben mason, Cleo mason / werewolf tanner minion", doppelganger="Ben")
    assert dawn.learned("Ana") == ["Ben: mason", "mason: Ben Cleo"]
    assert dawn.learned("Cleo") == ["mason: Ana Ben"]


def test_as_dream_wolf_she_shows_a_thumb_to_werewolves_and_minion() -> None:
    deal = "Ana doppelganger, Ben dream_wolf, Cleo werewolf, Dan minion / hunter tanner villager"
    dawn = night(deal, doppelganger="Ben")
    assert dawn.learned("Ana") == ["Ben: dream_wolf"]
    assert dawn.learned("Cleo") == ["werewolf: Ana Ben"]
    assert dawn.learned("Dan") == ["werewolf: Ana Ben Cleo"]


def test_as_minion_she_sees_the_werewolves_in_her_own_turn() -> None:
    deal = "Ana doppelganger, Ben minion, Cleo werewolf, Dan dream_wolf / hunter tanner villager"
    dawn = night(deal, doppelganger="Ben")
    assert dawn.learned("Ana") == ["Ben: minion", "werewolf: Cleo Dan"]
    assert dawn.learned("Ben") == ["werewolf: Cleo Dan"]
    assert dawn.learned("Cleo") == ["werewolf: Dan"]


def test_the_minion_sees_the_doppelganger_werewolf() -> None:
    deal = "Ana doppelganger, Ben werewolf, Cleo minion / hunter tanner villager"
    assert night(deal, doppelganger="Ben").learned("Cleo") == ["werewolf: Ana Ben"]


# Again, behind the role


def test_as_insomniac_she_wakes_again_behind_her() -> None:
    deal = "Ana doppelganger, Ben insomniac, Cleo robber / werewolf tanner minion"
    dawn = night(deal, doppelganger="Ben", robber="Ana", then="look")
    assert dawn.asked == ("doppelganger", "robber", "insomniac", "*insomniac")
    assert dawn.learned("Ana") == ["Ben: insomniac", "Ana: robber"]


@pytest.mark.parametrize(
    ("edition", "order"),
    [
        ("english", ("doppelganger", "revealer", "*revealer", "curator")),
        ("ukrainian", ("doppelganger", "curator", "revealer", "*revealer")),
    ],
)
def test_as_revealer_she_wakes_again_behind_him(edition: str, order: tuple[str, ...]) -> None:
    deal = "Ana doppelganger, Ben revealer, Cleo curator / werewolf tanner minion"
    dawn = night(deal, edition=edition, doppelganger="Ben", revealer="Ana", then="Cleo")
    assert (dawn.asked, dawn.face_up) == (order, "Ana Cleo")


def test_the_doppelganger_revealer_turns_a_werewolf_back() -> None:
    deal = "Ana doppelganger, Ben revealer, Cleo werewolf / seer tanner minion"
    dawn = night(deal, doppelganger="Ben", then="Cleo")
    assert dawn.face_up == ""
    assert dawn.learned("Ana") == ["Ben: revealer", "Cleo: werewolf"]


def test_as_curator_she_wakes_again_behind_him() -> None:
    dawn = she_sees("curator", "Cleo claw", curator="Ben void")
    assert dawn.asked == ("doppelganger", "curator", "*curator")
    assert dawn.artifacts == {"Ben": "void", "Cleo": "claw"}


def test_the_doppelganger_curator_spares_a_card_with_an_artifact() -> None:
    deal = f"Ana doppelganger, Ben curator, {ELSE}"
    sentence = refused(deal, doppelganger="Ben", curator="Cleo claw", then="Cleo brand")
    assert sentence == "Doppelgänger: an artifact lies there already; choose another card."
    sentence = refused(deal, doppelganger="Ben", curator="Cleo claw", then="Ben claw")
    assert sentence == "Doppelgänger: that artifact lies on a card already; choose another."


# Nothing more


@pytest.mark.parametrize("card", ["villager", "tanner", "hunter", "bodyguard"])
def test_as_a_role_that_sleeps_she_does_nothing_more(card: str) -> None:
    dawn = she_sees(card)
    assert dawn.asked == ("doppelganger",)
    assert dawn.role("Ana") == card


def test_if_she_does_not_look_she_stays_the_doppelganger() -> None:
    dawn = night(f"Ana doppelganger, Ben werewolf, {ELSE}")
    assert dawn.role("Ana") == "doppelganger"
    assert dawn.learned("Ben") == ["werewolf: nobody"]


# The card


def test_the_doppelganger_card_is_the_role_she_saw_whoever_holds_it() -> None:
    deal = "Ana doppelganger, Ben tanner, Cleo robber / villager hunter werewolf"
    dawn = night(deal, doppelganger="Ben", robber="Ana")
    assert dawn.cards == "robber tanner doppelganger"
    assert dawn.role("Cleo") == "tanner"


def test_where_the_seen_card_goes_later_does_not_matter() -> None:
    deal = "Ana doppelganger, Ben tanner, Cleo troublemaker, Dan villager / werewolf hunter seer"
    dawn = night(deal, doppelganger="Ben", troublemaker="Ben Dan")
    assert (dawn.role("Ana"), dawn.role("Ben"), dawn.role("Dan")) == ("tanner", "villager", "tanner")


def test_the_doppelganger_herself_is_the_card_before_her_at_dawn() -> None:
    deal = "Ana doppelganger, Ben werewolf, Cleo troublemaker, Dan villager / hunter tanner seer"
    dawn = night(deal, doppelganger="Ben", troublemaker="Ana Dan")
    assert (dawn.role("Ana"), dawn.role("Dan")) == ("villager", "werewolf")


def test_as_alpha_wolf_she_may_choose_neither_herself_nor_the_alpha_wolf() -> None:
    deal = "Ana doppelganger, Ben alpha_wolf, Cleo werewolf, Dan seer / hunter tanner minion"
    assert refused(deal, doppelganger="Ben", then="Ana") == "Doppelgänger: not the own card; choose another player."
    assert refused(deal, doppelganger="Ben", then="Ben") == (
        "Doppelgänger: not the Alpha Wolf whose card she saw; choose another player."
    )


def test_as_alpha_wolf_she_may_hit_a_werewolf_she_does_not_know() -> None:
    deal = "Ana doppelganger, Ben alpha_wolf, Cleo dream_wolf, Dan seer / hunter tanner minion"
    dawn = night(deal, doppelganger="Ben", then="Cleo", alpha_wolf="Dan")
    assert dawn.cards == "doppelganger alpha_wolf werewolf dream_wolf"


def test_the_alpha_wolf_cannot_know_whom_the_doppelganger_hit() -> None:
    deal = "Ana doppelganger, Ben alpha_wolf, Cleo seer, Dan villager / hunter tanner minion"
    dawn = night(deal, doppelganger="Ben", then="Cleo", alpha_wolf="Cleo")
    assert dawn.cards == "doppelganger alpha_wolf seer villager"


def test_the_alpha_wolf_does_not_choose_the_doppelganger_who_woke_with_him() -> None:
    deal = "Ana doppelganger, Ben alpha_wolf, Cleo werewolf, Dan seer / hunter tanner minion"
    assert refused(deal, doppelganger="Cleo", alpha_wolf="Ana") == (
        "Alpha Wolf: the Center Werewolf goes to a player who is no Werewolf; choose another."
    )
