"""The Shield, a sentence of the rules each."""

import pytest

from tests.games.tables import night, refused

SHIELDED = "that card has the Shield, so it can be neither seen nor moved nor given an artifact; choose another."
OWN = "the own card has the Shield, so it can be neither seen nor moved nor given an artifact."
NAMES = {
    "doppelganger": "Doppelgänger",
    "mystic_wolf": "Mystic Wolf",
    "paranormal_investigator": "Paranormal Investigator",
    "alpha_wolf": "Alpha Wolf",
}


def test_the_sentinel_shields_another_players_card() -> None:
    assert night("Ana sentinel, Ben seer, Cleo villager / werewolf hunter tanner", sentinel="Ben").shields == "Ben"


def test_the_sentinel_cannot_shield_his_own_card() -> None:
    deal = "Ana sentinel, Ben seer, Cleo villager / werewolf hunter tanner"
    assert refused(deal, sentinel="Ana") == "Sentinel: not the own card; choose another player."


def test_without_a_sentinel_nothing_is_shielded() -> None:
    assert night("Ana villager, Ben seer, Cleo villager / werewolf hunter sentinel").shields == ""


@pytest.mark.parametrize(
    ("role", "choice"),
    [
        ("doppelganger", "Cleo"),
        ("mystic_wolf", "Cleo"),
        ("seer", "Cleo"),
        ("paranormal_investigator", "Cleo"),
        ("paranormal_investigator", "Dan Cleo"),
        ("revealer", "Cleo"),
    ],
)
def test_a_shielded_card_cannot_be_looked_at(role: str, choice: str) -> None:
    deal = f"Ana sentinel, Ben {role}, Cleo villager, Dan hunter / tanner minion bodyguard"
    assert refused(deal, sentinel="Cleo", **{role: choice}) == f"{NAMES.get(role, role.title())}: {SHIELDED}"


@pytest.mark.parametrize(
    ("role", "choice"),
    [("alpha_wolf", "Cleo"), ("robber", "Cleo"), ("witch", "0 Cleo"), ("troublemaker", "Cleo Dan")],
)
def test_a_shielded_card_cannot_be_moved(role: str, choice: str) -> None:
    deal = f"Ana sentinel, Ben {role}, Cleo villager, Dan hunter / tanner minion bodyguard"
    assert refused(deal, sentinel="Cleo", **{role: choice}) == f"{NAMES.get(role, role.title())}: {SHIELDED}"


def test_a_shielded_card_cannot_be_given_an_artifact() -> None:
    deal = "Ana sentinel, Ben curator, Cleo villager / tanner minion werewolf"
    assert refused(deal, sentinel="Cleo", curator="Cleo claw") == f"Curator: {SHIELDED}"


def test_by_its_owner_neither() -> None:
    deal = "Ana sentinel, Ben curator, Cleo villager / tanner minion werewolf"
    assert refused(deal, sentinel="Ben", curator="Ben void") == f"Curator: {OWN}"


def test_the_village_idiot_goes_round_a_shielded_card() -> None:
    deal = "Ana village_idiot, Ben werewolf, Cleo hunter, Dan minion, Eva sentinel / seer villager tanner"
    dawn = night(deal, sentinel="Cleo", village_idiot="left")
    assert dawn.cards == "village_idiot sentinel hunter werewolf minion"


def test_a_shield_on_the_village_idiot_changes_nothing() -> None:
    deal = "Ana village_idiot, Ben werewolf, Cleo sentinel / seer villager tanner"
    assert night(deal, sentinel="Ana", village_idiot="right").cards == "village_idiot sentinel werewolf"


def test_a_shielded_robber_cannot_rob() -> None:
    deal = "Ana sentinel, Ben robber, Cleo villager / tanner minion werewolf"
    assert refused(deal, sentinel="Ben", robber="Cleo") == f"Robber: {OWN}"


def test_a_shielded_drunk_cannot_and_need_not_swap() -> None:
    deal = "Ana sentinel, Ben drunk, Cleo villager / tanner minion werewolf"
    assert refused(deal, sentinel="Ben", drunk="0") == f"Drunk: {OWN}"
    assert night(deal, sentinel="Ben").cards == "sentinel drunk villager"


def test_a_shielded_insomniac_cannot_look() -> None:
    deal = "Ana sentinel, Ben insomniac, Cleo robber / tanner minion werewolf"
    assert refused(deal, sentinel="Ben", insomniac="look") == f"Insomniac: {OWN}"


def test_a_shielded_witch_swaps_any_card_but_her_own() -> None:
    deal = "Ana sentinel, Ben witch, Cleo villager / tanner minion werewolf"
    assert refused(deal, sentinel="Ben", witch="0 Ben") == f"Witch: {OWN}"
    assert night(deal, sentinel="Ben", witch="0 Cleo").card("Cleo") == "tanner"


@pytest.mark.parametrize(
    ("role", "choice"),
    [("seer", "Cleo"), ("mystic_wolf", "Cleo"), ("troublemaker", "Ana Cleo"), ("revealer", "Cleo")],
)
def test_a_shielded_player_still_does_what_does_not_touch_the_own_card(role: str, choice: str) -> None:
    night(f"Ana sentinel, Ben {role}, Cleo villager / tanner minion bodyguard", sentinel="Ben", **{role: choice})


def test_a_shielded_investigator_still_becomes_what_he_sees() -> None:
    deal = "Ana sentinel, Ben paranormal_investigator, Cleo tanner / villager minion werewolf"
    assert night(deal, sentinel="Ben", paranormal_investigator="Cleo").role("Ben") == "tanner"


def test_the_alpha_wolf_need_not_swap_when_all_he_may_choose_are_shielded() -> None:
    deal = "Ana sentinel, Ben doppelganger, Cleo alpha_wolf / villager minion tanner"
    dawn = night(deal, sentinel="Ben", doppelganger="Ana", then="Ana")
    assert dawn.shields == "Ana Ben"
    assert dawn.cards == "sentinel doppelganger alpha_wolf"


def test_a_shielded_doppelganger_looks_but_cannot_rob() -> None:
    deal = "Ana sentinel, Ben doppelganger, Cleo robber / villager minion werewolf"
    assert night(deal, sentinel="Ben", doppelganger="Cleo").role("Ben") == "robber"
    assert refused(deal, sentinel="Ben", doppelganger="Cleo", then="Ana") == f"Doppelgänger: {OWN}"
