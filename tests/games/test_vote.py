"""Vote and deaths, a sentence of the rules each."""

import pytest

from games import Refusal
from games.vote import deaths
from tests.games.tables import vote


def test_whoever_has_most_votes_dies() -> None:
    assert vote("Ana seer > Ben, Ben werewolf > Ana, Cleo villager > Ben").dead == "Ben"


def test_all_who_tie_die() -> None:
    assert vote("Ana seer > Ben, Ben werewolf > Ana, Cleo villager > Ben, Dan robber > Ana").dead == "Ana Ben"


def test_nobody_dies_with_fewer_than_two_votes() -> None:
    assert vote("Ana seer > Ben, Ben werewolf > Cleo, Cleo villager > Ana").dead == ""


def test_the_dead_have_voted_like_everyone() -> None:
    assert (
        vote("Ana tanner > Ben, Ben werewolf > Ana, Cleo minion > Ana, Dan seer > Ben, Eva drunk > Ben").dead == "Ben"
    )


# Pointing


@pytest.mark.parametrize("pointing", [(0, 0, 1), (1, 1, 0)])
def test_everyone_points_at_another_player(pointing: tuple[int, ...]) -> None:
    with pytest.raises(Refusal, match="vote-oneself"):
        deaths(["seer", "werewolf", "villager"], pointing)


@pytest.mark.parametrize("pointing", [(3, 0, 1), (1, -1, 0)])
def test_at_someone_who_plays(pointing: tuple[int, ...]) -> None:
    with pytest.raises(Refusal, match="vote-nobody"):
        deaths(["seer", "werewolf", "villager"], pointing)


@pytest.mark.parametrize("pointing", [(1, 0), ()])
def test_everyone_points(pointing: tuple[int, ...]) -> None:
    with pytest.raises(Refusal, match="vote-nobody"):
        deaths(["seer", "werewolf", "villager"], pointing)


# The Bodyguard


def test_the_bodyguards_pointing_protects() -> None:
    end = vote("Ana bodyguard > Ben, Ben werewolf > Ana, Cleo seer > Ben, Dan villager > Ben")
    assert end.dead == ""


def test_the_bodyguards_pointing_is_not_a_vote() -> None:
    assert vote("Ana bodyguard > Ben, Ben werewolf > Cleo, Cleo seer > Ben, Dan villager > Cleo").dead == "Cleo"
    assert vote("Ana bodyguard > Cleo, Ben werewolf > Cleo, Cleo seer > Dan, Dan villager > Ben").dead == ""


def test_in_place_of_the_protected_the_next_with_two_votes_dies() -> None:
    line = "Ana bodyguard > Ben, Ben seer > Cleo, Cleo minion > Ben, Dan mason > Ben, Eva mason > Ben, Fay drunk > Cleo"
    assert vote(line).dead == "Cleo"


def test_but_nobody_with_one_vote() -> None:
    line = "Ana bodyguard > Ben, Ben seer > Cleo, Cleo minion > Ben, Dan mason > Ben, Eva mason > Dan, Fay drunk > Ben"
    assert vote(line).dead == ""


def test_the_protected_player_of_a_tie_lives_and_the_other_dies() -> None:
    line = "Ana bodyguard > Ben, Ben seer > Cleo, Cleo werewolf > Ben, Dan villager > Cleo, Eva mason > Ben"
    assert vote(line).dead == "Cleo"


def test_a_bodyguard_can_die() -> None:
    assert vote("Ana bodyguard > Ben, Ben werewolf > Ana, Cleo seer > Ana").dead == "Ana"


def test_two_bodyguards_protect_two_players() -> None:
    line = (
        "Ana bodyguard > Ben, Ben seer > Cleo, Cleo bodyguard > Dan, Dan minion > Ben, Eva drunk > Ben, Fay seer > Dan"
    )
    assert vote(line).dead == ""


def test_two_bodyguards_protect_each_other() -> None:
    assert vote("Ana bodyguard > Ben, Ben bodyguard > Ana, Cleo werewolf > Ana, Dan seer > Ana").dead == ""


# The Prince


def test_the_prince_cannot_be_killed() -> None:
    assert vote("Ana prince > Ben, Ben werewolf > Ana, Cleo seer > Ana, Dan villager > Ana").dead == ""


def test_in_place_of_the_prince_the_next_with_two_votes_dies() -> None:
    line = "Ana prince > Ben, Ben werewolf > Ana, Cleo seer > Ana, Dan villager > Ana, Eva mason > Ben"
    assert vote(line).dead == "Ben"


def test_the_princes_pointing_is_a_vote() -> None:
    assert vote("Ana prince > Ben, Ben werewolf > Ana, Cleo seer > Ben").dead == "Ben"


# The Hunter


def test_a_dead_hunter_takes_the_player_he_points_at_along() -> None:
    assert vote("Ana hunter > Cleo, Ben werewolf > Ana, Cleo seer > Ana").dead == "Ana Cleo"


def test_however_few_votes_that_player_has() -> None:
    assert vote("Ana hunter > Dan, Ben werewolf > Ana, Cleo seer > Ana, Dan mason > Ana").dead == "Ana Dan"


def test_a_living_hunter_kills_nobody() -> None:
    assert vote("Ana hunter > Cleo, Ben werewolf > Dan, Cleo seer > Dan, Dan mason > Ana").dead == "Dan"


def test_a_hunter_so_killed_does_the_same() -> None:
    line = "Ana hunter > Ben, Ben hunter > Cleo, Cleo hunter > Dan, Dan seer > Ana, Eva werewolf > Ana"
    assert vote(line).dead == "Ana Ben Cleo Dan"


def test_two_hunters_who_point_at_each_other_end_there() -> None:
    assert vote("Ana hunter > Ben, Ben hunter > Ana, Cleo seer > Ana, Dan werewolf > Ana").dead == ("Ana Ben")


def test_the_hunter_does_not_take_a_protected_player() -> None:
    line = "Ana hunter > Ben, Ben werewolf > Ana, Cleo bodyguard > Ben, Dan seer > Ana"
    assert vote(line).dead == "Ana"


def test_the_hunter_does_not_take_the_prince() -> None:
    assert vote("Ana hunter > Ben, Ben prince > Ana, Cleo werewolf > Ana").dead == "Ana"


def test_a_protected_hunter_lives_and_takes_nobody() -> None:
    assert vote("Ana hunter > Ben, Ben werewolf > Ana, Cleo bodyguard > Ana, Dan seer > Ana").dead == ""


def test_a_dead_bodyguard_protects_all_the_same() -> None:
    line = (
        "Ana hunter > Ben, Ben seer > Ana, Cleo bodyguard > Ben, Dan werewolf > Cleo, Eva mason > Ana, Fay mason > Cleo"
    )
    assert vote(line).dead == "Ana Cleo"


# Epic Battle


def test_in_an_epic_battle_the_two_highest_vote_counts_die() -> None:
    line = (
        "Ana werewolf > Ben, Ben vampire > Ana, Cleo seer > Ben, Dan villager > Ben, Eva mason > Ana, Fay mason > Cleo"
    )
    assert vote(line).dead == "Ana Ben"


def test_with_one_vote_too() -> None:
    line = "Ana werewolf > Ben, Ben vampire > Ana, Cleo seer > Ben"
    assert vote(line).dead == "Ana Ben"


def test_ties_included() -> None:
    assert vote("Ana werewolf > Ben, Ben vampire > Cleo, Cleo seer > Ana").dead == "Ana Ben Cleo"
    assert vote("Ana werewolf > Ben, Ben vampire > Cleo, Cleo seer > Ben, Dan mason > Ana").dead == "Ana Ben Cleo"


def test_who_has_no_vote_does_not_die() -> None:
    assert vote("Ana werewolf > Ben, Ben vampire > Ana, Cleo seer > Ana, Dan mason > Ana").dead == "Ana Ben"
    assert vote("Ana bodyguard > Ben, Ben vampire > Cleo, Cleo werewolf > Ben, Dan mason > Cleo").dead == "Cleo"


def test_the_minion_is_the_werewolf_team_and_makes_a_battle_epic() -> None:
    assert vote("Ana minion > Ben, Ben vampire > Cleo, Cleo seer > Ana").dead == "Ana Ben Cleo"


@pytest.mark.parametrize("roles", ["werewolf vampire tanner", "werewolf werewolf seer", "seer vampire villager"])
def test_without_all_three_teams_no_battle_is_epic(roles: str) -> None:
    one, two, three = roles.split()
    assert vote(f"Ana {one} > Ben, Ben {two} > Cleo, Cleo {three} > Ana").dead == ""
