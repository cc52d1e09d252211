"""Who wins, and the sentence that says why."""

import re

import pytest

from tests.games.tables import vote

# The Tanner


def test_the_tanner_wins_if_he_dies() -> None:
    end = vote("Ana tanner > Ben, Ben werewolf > Ana, Cleo seer > Ana")
    assert (end.winners, end.teams) == ("Ana", "tanner")


def test_the_tanner_loses_if_he_lives() -> None:
    end = vote("Ana tanner > Ben, Ben werewolf > Ana, Cleo seer > Ben")
    assert (end.winners, end.teams) == ("Cleo", "village")


def test_each_tanner_for_himself() -> None:
    end = vote("Ana tanner > Ben, Ben tanner > Ana, Cleo seer > Ana, Dan werewolf > Cleo")
    assert (end.dead, end.winners) == ("Ana", "Ana")


def test_a_tanner_the_hunter_takes_along_has_won() -> None:
    end = vote("Ana hunter > Ben, Ben tanner > Ana, Cleo seer > Ana, Dan werewolf > Ana")
    assert (end.dead, end.winners, end.teams) == ("Ana Ben", "Ben", "tanner")


# The village


def test_the_village_wins_if_a_werewolf_dies() -> None:
    end = vote("Ana seer > Ben, Ben werewolf > Ana, Cleo minion > Ana, Dan mason > Ben, Eva mason > Ben")
    assert (end.winners, end.teams) == ("Ana Dan Eva", "village")


def test_one_of_two_werewolves_is_enough() -> None:
    assert vote("Ana seer > Ben, Ben werewolf > Ana, Cleo werewolf > Ana, Dan mason > Ben").teams == "village"


def test_villagers_who_die_win_with_their_team() -> None:
    end = vote("Ana seer > Ben, Ben werewolf > Ana, Cleo hunter > Ben, Dan mason > Ana")
    assert (end.dead, end.winners) == ("Ana Ben", "Ana Cleo Dan")


@pytest.mark.parametrize("wolf", ["werewolf", "alpha_wolf", "mystic_wolf", "dream_wolf"])
def test_any_werewolf_will_do(wolf: str) -> None:
    assert vote(f"Ana seer > Ben, Ben {wolf} > Ana, Cleo villager > Ben").teams == "village"


def test_the_village_also_wins_together_with_a_tanner() -> None:
    end = vote("Ana tanner > Ben, Ben werewolf > Ana, Cleo seer > Ben, Dan mason > Ana")
    assert (end.dead, end.winners, end.teams) == ("Ana Ben", "Ana Cleo Dan", "village tanner")


def test_without_a_werewolf_the_village_wins_only_if_nobody_dies() -> None:
    assert vote("Ana seer > Ben, Ben mason > Cleo, Cleo mason > Ana").winners == "Ana Ben Cleo"
    assert vote("Ana seer > Ben, Ben mason > Cleo, Cleo mason > Ben").winners == ""


def test_a_werewolf_whom_a_hunter_takes_along_is_dead_enough() -> None:
    assert vote("Ana hunter > Ben, Ben werewolf > Ana, Cleo seer > Ana").teams == "village"


def test_a_protected_werewolf_has_got_away() -> None:
    end = vote("Ana bodyguard > Ben, Ben werewolf > Ana, Cleo seer > Ben, Dan mason > Ben")
    assert (end.winners, end.teams) == ("Ben", "werewolf")


# The Werewolf team


def test_the_werewolves_win_if_no_werewolf_dies() -> None:
    end = vote("Ana seer > Cleo, Ben werewolf > Cleo, Cleo villager > Ana, Dan dream_wolf > Cleo")
    assert (end.winners, end.teams) == ("Ben Dan", "werewolf")


def test_also_if_nobody_dies() -> None:
    assert vote("Ana seer > Ben, Ben werewolf > Cleo, Cleo villager > Ana").teams == "werewolf"


def test_but_not_if_a_tanner_dies() -> None:
    end = vote("Ana seer > Cleo, Ben werewolf > Cleo, Cleo tanner > Ana, Dan minion > Cleo")
    assert (end.winners, end.teams) == ("Cleo", "tanner")


def test_the_minion_wins_with_them_even_dead() -> None:
    end = vote("Ana seer > Cleo, Ben werewolf > Cleo, Cleo minion > Ana")
    assert (end.dead, end.winners, end.teams) == ("Cleo", "Ben Cleo", "werewolf")


def test_the_minion_loses_when_a_werewolf_dies() -> None:
    assert vote("Ana seer > Ben, Ben werewolf > Ana, Cleo minion > Ben").winners == "Ana"


# The Minion without Werewolves


def test_the_minion_without_werewolves_wins_if_another_player_dies() -> None:
    end = vote("Ana minion > Ben, Ben seer > Cleo, Cleo villager > Ben")
    assert (end.winners, end.teams) == ("Ana", "werewolf")


def test_not_if_he_dies_himself() -> None:
    assert vote("Ana minion > Ben, Ben seer > Ana, Cleo villager > Ana").winners == ""
    assert vote("Ana minion > Ben, Ben seer > Ana, Cleo villager > Ana, Dan mason > Ben").winners == ""


def test_not_if_a_tanner_dies() -> None:
    assert vote("Ana minion > Ben, Ben tanner > Cleo, Cleo villager > Ben").winners == "Ben"
    end = vote("Ana minion > Ben, Ben tanner > Cleo, Cleo villager > Ben, Dan seer > Cleo")
    assert (end.dead, end.winners) == ("Ben Cleo", "Ben")


def test_not_if_nobody_dies() -> None:
    end = vote("Ana minion > Ben, Ben seer > Cleo, Cleo villager > Ana")
    assert (end.winners, end.teams) == ("Ben Cleo", "village")


def test_a_dead_minion_is_another_player_for_the_second() -> None:
    end = vote("Ana minion > Ben, Ben minion > Ana, Cleo villager > Ben, Dan seer > Ben")
    assert (end.dead, end.winners) == ("Ben", "Ana")


# Epic Battle

EPIC = "Ana werewolf > {}, Ben vampire > {}, Cleo seer > {}, Dan mason > {}, Eva minion > {}"


def test_villagers_win_the_epic_battle_if_a_werewolf_and_a_vampire_die() -> None:
    end = vote(EPIC.format("Ben", "Ana", "Ana", "Ben", "Ben"))
    assert (end.dead, end.winners, end.teams) == ("Ana Ben", "Cleo Dan", "village")


def test_werewolves_win_it_if_a_vampire_dies_and_no_werewolf() -> None:
    end = vote(EPIC.format("Ben", "Cleo", "Ben", "Ben", "Cleo"))
    assert (end.dead, end.winners, end.teams) == ("Ben Cleo", "Ana Eva", "werewolf")


def test_vampires_win_it_if_a_werewolf_dies_and_no_vampire() -> None:
    end = vote(EPIC.format("Cleo", "Ana", "Ana", "Ana", "Cleo"))
    assert (end.dead, end.winners, end.teams) == ("Ana Cleo", "Ben", "vampire")


def test_nobody_may_win_it() -> None:
    end = vote(EPIC.format("Cleo", "Cleo", "Dan", "Cleo", "Dan"))
    assert (end.dead, end.winners, end.teams) == ("Cleo Dan", "", "")


def test_the_tanner_wins_it_if_he_dies() -> None:
    end = vote("Ana werewolf > Dan, Ben vampire > Cleo, Cleo seer > Dan, Dan tanner > Cleo")
    assert (end.dead, end.winners, end.teams) == ("Cleo Dan", "Dan", "tanner")


def test_a_minion_alone_against_vampires_is_the_werewolf_team_of_an_epic_battle() -> None:
    votes = "Ana minion > {}, Ben vampire > Cleo, Cleo seer > {}, Dan mason > Cleo, Eva mason > Cleo"
    assert vote(votes.format("Ben", "Dan")).winners == "Ana"
    end = vote(votes.format("Dan", "Dan"))
    assert (end.dead, end.winners) == ("Cleo Dan", "")


def test_a_vampire_without_an_epic_battle_wins_nothing() -> None:
    end = vote("Ana vampire > Ben, Ben seer > Cleo, Cleo mason > Ana")
    assert (end.winners, end.teams) == ("Ben Cleo", "village")


# Nobody


def test_nobody_may_win() -> None:
    end = vote("Ana seer > Ben, Ben mason > Cleo, Cleo mason > Ben")
    assert (end.winners, end.teams) == ("", "")


# The reason

ENDINGS = [
    (
        "Ana seer > Ben, Ben werewolf > Ana, Cleo mason > Ben",
        "The village wins: Ben, a Werewolf, died.",
        "Перемагає село: гине Вовкулака Ben.",
    ),
    (
        "Ana seer > Ben, Ben werewolf > Cleo, Cleo werewolf > Ben, Dan mason > Cleo",
        "The village wins: the Werewolves Ben and Cleo died.",
        "Перемагає село: гинуть Вовкулаки Ben та Cleo.",
    ),
    (
        "Ana tanner > Ben, Ben werewolf > Ana, Cleo seer > Ben, Dan mason > Ana",
        "The village wins, and so does the Tanner: Ben, a Werewolf, died, and Ana, the Tanner, died.",
        "Перемагає село, а також Золотар: гине Вовкулака Ben, і гине Золотар Ana.",
    ),
    (
        "Ana seer > Ben, Ben mason > Cleo, Cleo mason > Ana",
        "The village wins: nobody was a Werewolf, and nobody died.",
        "Перемагає село: Вовкулак серед гравців немає, і ніхто не гине.",
    ),
    (
        "Ana seer > Ben, Ben werewolf > Cleo, Cleo mason > Ana",
        "The Werewolves win: nobody died.",
        "Перемагають Вовкулаки: ніхто не гине.",
    ),
    (
        "Ana seer > Cleo, Ben werewolf > Cleo, Cleo mason > Ana",
        "The Werewolves win: Cleo died, and no Werewolf died.",
        "Перемагають Вовкулаки: гине Cleo, і жоден Вовкулака не гине.",
    ),
    (
        "Ana minion > Ben, Ben seer > Cleo, Cleo villager > Ben",
        "The Minion wins: nobody was a Werewolf, and Ben died.",
        "Перемагає Прихвостень: Вовкулак серед гравців немає, і гине Ben.",
    ),
    (
        "Ana tanner > Ben, Ben werewolf > Ana, Cleo seer > Ana",
        "The Tanner wins: Ana, the Tanner, died, and no Werewolf died.",
        "Перемагає Золотар: гине Золотар Ana, і жоден Вовкулака не гине.",
    ),
    (
        "Ana tanner > Ben, Ben tanner > Ana, Cleo seer > Ana, Dan werewolf > Ben",
        "The Tanners win: the Tanners Ana and Ben died, and no Werewolf died.",
        "Перемагають Золотарі: гинуть Золотарі Ana та Ben, і жоден Вовкулака не гине.",
    ),
    (
        "Ana tanner > Ben, Ben minion > Ana, Cleo seer > Ana",
        "The Tanner wins: nobody was a Werewolf, and Ana, the Tanner, died.",
        "Перемагає Золотар: Вовкулак серед гравців немає, і гине Золотар Ana.",
    ),
    (
        "Ana seer > Ben, Ben mason > Cleo, Cleo mason > Ben",
        "Nobody wins: nobody was a Werewolf, and Ben died.",
        "Ніхто не перемагає: Вовкулак серед гравців немає, і гине Ben.",
    ),
    (
        EPIC.format("Ben", "Ana", "Ana", "Ben", "Ben"),
        "The village wins: Ana, a Werewolf, died, and Ben, a Vampire, died.",
        "Перемагає село: гине Вовкулака Ana, і гине Вампір Ben.",
    ),
    (
        EPIC.format("Ben", "Cleo", "Ben", "Ben", "Cleo"),
        "The Werewolves win: Ben, a Vampire, died, and no Werewolf died.",
        "Перемагають Вовкулаки: гине Вампір Ben, і жоден Вовкулака не гине.",
    ),
    (
        EPIC.format("Cleo", "Ana", "Ana", "Ana", "Cleo"),
        "The Vampires win: Ana, a Werewolf, died, and no Vampire died.",
        "Перемагають Вампіри: гине Вовкулака Ana, і жоден Вампір не гине.",
    ),
    (
        EPIC.format("Cleo", "Cleo", "Dan", "Cleo", "Dan"),
        "Nobody wins: Cleo and Dan died, and no Werewolf died, and no Vampire died.",
        "Ніхто не перемагає: гинуть Cleo та Dan, і жоден Вовкулака не гине, і жоден Вампір не гине.",
    ),
]


@pytest.mark.parametrize(("line", "english", "ukrainian"), ENDINGS, ids=[english for _, english, _ in ENDINGS])
def test_every_verdict_comes_with_its_reason_in_one_sentence(line: str, english: str, ukrainian: str) -> None:
    end = vote(line)
    assert end.reason() == english
    assert end.reason("uk") == ukrainian
    for language in ("en", "uk"):
        assert re.fullmatch(r"[^.]+: [^.]+\.", end.reason(language))
