"""The Curator and the artifacts, a sentence of the rules each."""

import pytest

from games.verdict import settle
from tests.games.tables import Dawn, night


def curated(artifact: str, card: str = "villager", to: str = "Ben") -> Dawn:
    return night(f"Ana curator, Ben {card}, Cleo hunter / werewolf seer drunk", curator=f"{to} {artifact}")


def test_an_artifact_lies_on_any_players_card() -> None:
    assert curated("mask").artifacts == {"Ben": "mask"}


def test_on_the_curators_own_too() -> None:
    assert curated("mask", to="Ana").artifacts == {"Ana": "mask"}


def test_only_its_owner_looks_at_it_at_dawn() -> None:
    dawn = curated("shroud")
    assert dawn.learned("Ben") == ["artifact: shroud"]
    assert dawn.learned("Ana") == dawn.learned("Cleo") == []


@pytest.mark.parametrize(("artifact", "role"), [("claw", "werewolf"), ("brand", "villager"), ("cudgel", "tanner")])
@pytest.mark.parametrize("card", ["seer", "hunter", "bodyguard", "tanner", "minion"])
def test_three_artifacts_are_stronger_than_the_card(artifact: str, role: str, card: str) -> None:
    dawn = curated(artifact, card)
    assert (dawn.card("Ben"), dawn.role("Ben")) == (card, role)


@pytest.mark.parametrize("artifact", ["void", "mask", "shroud"])
@pytest.mark.parametrize("card", ["seer", "hunter", "bodyguard", "tanner", "minion"])
def test_the_others_leave_the_role_alone(artifact: str, card: str) -> None:
    assert curated(artifact, card).role("Ben") == card


def test_an_artifact_is_stronger_than_what_the_doppelganger_became() -> None:
    deal = "Ana curator, Ben doppelganger, Cleo tanner / werewolf seer drunk"
    assert night(deal, doppelganger="Cleo", curator="Ben brand").role("Ben") == "villager"


def test_and_than_what_the_investigator_became() -> None:
    deal = "Ana curator, Ben paranormal_investigator, Cleo tanner / werewolf seer drunk"
    assert night(deal, paranormal_investigator="Cleo", curator="Ben claw").role("Ben") == "werewolf"


def test_it_lies_before_the_player_who_holds_the_card_at_dawn() -> None:
    deal = "Ana curator, Ben robber, Cleo tanner / werewolf seer drunk"
    dawn = night(deal, robber="Cleo", curator="Ben void")
    assert (dawn.role("Ben"), dawn.learned("Ben")) == ("tanner", ["Ben: tanner", "artifact: void"])


def test_the_revealer_of_the_ukrainian_edition_may_flip_a_card_under_an_artifact() -> None:
    deal = "Ana curator, Ben revealer, Cleo villager / werewolf seer drunk"
    dawn = night(deal, edition="ukrainian", curator="Cleo claw", revealer="Cleo")
    # The card decides, not the artifact that nobody has seen.
    assert (dawn.face_up, dawn.role("Cleo")) == ("Cleo", "werewolf")


def ends(dawn: Dawn, pointing: str) -> tuple[str, str]:
    """Who dies, and which teams win."""
    verdict = settle([dawn.role(name) for name in dawn.names], [dawn.names.index(name) for name in pointing.split()])
    return " ".join(dawn.names[seat] for seat in verdict.deaths), " ".join(verdict.teams)


def test_the_brand_takes_the_hunters_power() -> None:
    dawn = night("Ana curator, Ben hunter, Cleo werewolf / seer mason mason", curator="Ben brand")
    assert ends(dawn, "Ben Cleo Ben") == ("Ben", "werewolf")


def test_the_brand_makes_the_bodyguards_pointing_a_vote() -> None:
    deal = "Ana curator, Ben bodyguard, Cleo werewolf, Dan seer / drunk mason mason"
    assert ends(night(deal, curator="Ben void"), "Cleo Cleo Dan Cleo") == ("", "werewolf")
    assert ends(night(deal, curator="Ben brand"), "Cleo Cleo Dan Cleo") == ("Cleo", "village")


def test_the_claw_takes_the_tanners_wish() -> None:
    dawn = night("Ana curator, Ben tanner, Cleo seer / werewolf mason mason", curator="Ben claw")
    assert ends(dawn, "Ben Cleo Ben") == ("Ben", "village")


def test_the_cudgel_gives_it() -> None:
    dawn = night("Ana curator, Ben werewolf, Cleo seer / hunter mason mason", curator="Ben cudgel")
    assert ends(dawn, "Ben Cleo Ben") == ("Ben", "tanner")


def test_whoever_wears_the_shroud_still_points() -> None:
    dawn = night("Ana curator, Ben seer, Cleo werewolf / hunter mason mason", curator="Ben shroud")
    assert ends(dawn, "Cleo Cleo Ana") == ("Cleo", "village")


def test_the_claw_is_of_no_effect_on_a_werewolf() -> None:
    dawn = night("Ana curator, Ben dream_wolf, Cleo seer / hunter mason mason", curator="Ben claw")
    assert ends(dawn, "Ben Cleo Ben") == ("Ben", "village")
