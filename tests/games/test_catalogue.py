"""The data of the roles."""

import pytest

from games import ONENIGHT, WOLFEN, GameError, game
from games.catalogue import EDITIONS, Role

ONENIGHT_IDS = """werewolf alpha_wolf mystic_wolf dream_wolf minion doppelganger sentinel mason seer apprentice_seer
    paranormal_investigator robber witch troublemaker village_idiot drunk insomniac revealer curator bodyguard hunter
    tanner villager prince vampire""".split()
WOLFEN_IDS = """alpha beta delta gamma psychic magus priest occultist romantic troublemaker lunatic werehamster
    wolfsbane half_blood athlete doctor gambler inventor photographer pilot programmer soldier student
    storyteller""".split()

PLACES = {"own", "other", "any", "center", "center_werewolf"}


def roles() -> list[Role]:
    return [*game(ONENIGHT).roles.values(), *game(WOLFEN).roles.values()]


def test_every_role_is_there_and_no_other() -> None:
    assert sorted(game(ONENIGHT).roles) == sorted(ONENIGHT_IDS)
    assert sorted(game(WOLFEN).roles) == sorted(WOLFEN_IDS)


def test_the_artifacts() -> None:
    assert game(ONENIGHT).artifacts == ("claw", "brand", "cudgel", "void", "mask", "shroud")


@pytest.mark.parametrize("role", roles(), ids=lambda role: f"{role.box}-{role.id}")
def test_each_field_holds_what_it_may(role: Role) -> None:
    assert role.team in {
        "village",
        "werewolf",
        "tanner",
        "vampire",
        "human",
        "wolfen",
        "alone",
        "chosen",
        "storyteller",
    }
    assert role.box in {"base", "daybreak", "guest", "wolfen"}
    assert role.cards in {1, 2, 3}
    assert set(role.looks) <= PLACES
    assert set(role.moves) <= PLACES | {"ring"}
    assert role.leaves in {"", "shield", "artifact", "face_up"}
    assert role.wakes == {} or set(role.wakes) == set(EDITIONS)
    if role.box != WOLFEN:
        assert role.copied in {"at_once", "with", "thumb", "watch", "after", "nothing"}
        assert role.joins == "" or role.joins in game(ONENIGHT).roles
    # Who does something at night either may or must.
    assert (role.optional is not None) == bool(role.has_turn or (role.box == WOLFEN and role.joins))


def test_how_many_cards_the_boxes_hold() -> None:
    held = {role.id: role.cards for role in game(ONENIGHT).roles.values() if role.cards > 1}
    assert held == {"werewolf": 2, "mason": 2, "villager": 3}


def test_optional_and_mandatory_actions() -> None:
    must = {role.id for role in game(ONENIGHT).roles.values() if role.optional is False}
    assert must == {"alpha_wolf", "drunk", "minion", "mason"}
    may = {role.id for role in game(ONENIGHT).roles.values() if role.optional}
    assert may == set(
        """doppelganger sentinel werewolf mystic_wolf seer apprentice_seer paranormal_investigator robber witch
        troublemaker village_idiot insomniac revealer curator""".split()
    )


def test_werewolf_covers_four_cards() -> None:
    werewolves = {role.id for role in game(ONENIGHT).roles.values() if role.werewolf}
    assert werewolves == {"werewolf", "alpha_wolf", "mystic_wolf", "dream_wolf"}


def test_what_the_doppelganger_does_at_once() -> None:
    at_once = {role.id for role in game(ONENIGHT).roles.values() if role.copied == "at_once"}
    assert at_once == set(
        """sentinel alpha_wolf mystic_wolf seer apprentice_seer paranormal_investigator robber witch troublemaker
        village_idiot drunk""".split()
    )


def test_guests_exist_for_the_vote_only() -> None:
    guests = {role.id for role in game(ONENIGHT).roles.values() if role.box == "guest"}
    assert guests == {"prince", "vampire"}
    assert not any(game(ONENIGHT).role(guest).has_turn for guest in guests)


def test_unknown_names_are_errors() -> None:
    with pytest.raises(GameError, match="unknown-role"):
        game(ONENIGHT).role("wich")
    with pytest.raises(GameError, match="unknown-game"):
        game("chess")


def row(role: Role) -> str:
    """What a card is and does, in one line."""
    looks = " or ".join(f"{count} {place}" for place, count in role.looks.items())
    does = [
        f"sees {role.sees}" if role.sees else "",
        f"looks {looks}" if looks else "",
        f"moves {' '.join(role.moves)}" if role.moves else "",
        f"leaves {role.leaves}" if role.leaves else "",
    ]
    return f"{role.id} | {role.team} | {role.box} | {', '.join(filter(None, does)) or '-'} | {role.copied}"


CARDS = """
sentinel | village | daybreak | leaves shield | at_once
doppelganger | village | base | looks 1 other | nothing
werewolf | werewolf | base | sees werewolf, looks 1 center | with
alpha_wolf | werewolf | daybreak | moves center_werewolf other | at_once
mystic_wolf | werewolf | daybreak | looks 1 other | at_once
dream_wolf | werewolf | daybreak | - | thumb
minion | werewolf | base | sees werewolf | watch
mason | village | base | sees mason | with
seer | village | base | looks 1 other or 2 center | at_once
apprentice_seer | village | daybreak | looks 1 center | at_once
paranormal_investigator | village | daybreak | looks 2 other | at_once
robber | village | base | looks 1 own, moves own other | at_once
witch | village | daybreak | looks 1 center, moves center any | at_once
troublemaker | village | base | moves other other | at_once
village_idiot | village | daybreak | moves ring | at_once
drunk | village | base | moves own center | at_once
insomniac | village | base | looks 1 own | after
revealer | village | daybreak | looks 1 other, leaves face_up | after
curator | village | daybreak | leaves artifact | after
bodyguard | village | daybreak | - | nothing
hunter | village | base | - | nothing
tanner | tanner | base | - | nothing
villager | village | base | - | nothing
prince | village | guest | - | nothing
vampire | vampire | guest | - | nothing
"""


def test_what_each_card_is_and_does() -> None:
    assert [row(role) for role in game(ONENIGHT).roles.values()] == CARDS.strip().splitlines()


def test_sides_and_kinds_of_curse_of_the_wolfen() -> None:
    by_team: dict[str, list[str]] = {}
    for role in game(WOLFEN).roles.values():
        if role.kind != "normal":
            by_team.setdefault(role.team, []).append(role.id)
    assert by_team == {
        "human": ["psychic", "magus", "priest", "occultist", "romantic", "troublemaker", "wolfsbane"],
        "chosen": ["lunatic"],
        "wolfen": ["alpha", "beta", "delta", "gamma", "half_blood"],
        "alone": ["werehamster"],
        "storyteller": ["storyteller"],
    }
    assert {role.id for role in game(WOLFEN).roles.values() if role.optional} == {"magus", "troublemaker", "lunatic"}
    assert {role.team for role in game(WOLFEN).roles.values() if role.kind == "normal"} == {"human"}
