"""Tournament: 3 for the winning faction, 1 for the losing, 2 for the Storyteller, 1 each for the two bonuses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import GameError
from games.wolfen.points import Result, check, points, result, standings
from tests.games.wolfen.tables import NORMAL, execute, night, second_night, table_of

EVENING = Result(
    players=("Ana", "Ben", "Carl", "Dee"),
    winners=("Ana", "Ben"),
    faction="human",
    storyteller="Dee",
    role_player="Carl",
    most_fun="Ana",
)


def test_the_points_of_one_game() -> None:
    assert points(EVENING) == {"Ana": 3 + 1, "Ben": 3, "Carl": 1 + 1, "Dee": 2}


def test_one_player_may_get_both_bonuses() -> None:
    assert points(Result(("Ana", "Ben"), ("Ana",), role_player="Ben", most_fun="Ben"))["Ben"] == 1 + 1 + 1


def test_the_storyteller_may_get_a_bonus() -> None:
    assert points(Result(("Ana", "Ben"), ("Ana",), storyteller="Ben", most_fun="Ben"))["Ben"] == 2 + 1


def test_equal_points_are_an_equal_rank_and_the_next_one_counts_everybody_before() -> None:
    table = standings([EVENING, Result(("Ana", "Eve"), ("Ana",))])
    assert [(each.rank, each.player, each.games, each.wins, each.points) for each in table] == [
        (1, "Ana", 2, 2, 7),
        (2, "Ben", 1, 1, 3),
        (3, "Carl", 1, 0, 2),
        (3, "Dee", 1, 0, 2),
        (5, "Eve", 1, 0, 1),
    ]


def test_no_games_no_standings() -> None:
    assert standings([]) == []


def test_a_finished_game_tells_all_but_the_bonuses() -> None:
    table = execute(night(table_of("Psychic Alpha Athlete Doctor Gambler Storyteller")), "Alpha")
    found = result(table, most_fun="Alpha")
    assert (found.faction, found.storyteller, found.roles) == ("human", "Storyteller", table.cards)
    assert points(found) == {"Psychic": 3, "Alpha": 2, "Athlete": 3, "Doctor": 3, "Gambler": 3, "Storyteller": 2}


def test_a_game_that_goes_on_has_no_result() -> None:
    with pytest.raises(GameError, match="wolfen-not-over"):
        result(second_night(NORMAL))


@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        (Result((), ()), "tournament-nobody"),
        (Result(("Ana", "ana"), ()), "same-name"),
        (Result(("Ana", "\x1b[2J"), ()), "wolfen-name"),
        (Result(("Ana", "Ben"), ("Zoe",)), "tournament-stranger"),
        (Result(("Ana", "Ben"), ("Ana",), most_fun="Zoe"), "tournament-stranger"),
        (Result(("Ana", "Ben"), ("Ana",), storyteller="Ana"), "tournament-storyteller-wins"),
    ],
)
def test_what_cannot_have_happened(wrong: Result, kind: str) -> None:
    with pytest.raises(GameError, match=kind):
        check(wrong)


PEOPLE = tuple("Ana Ben Carl Dee Eve Fay Gus Hal".split())


@st.composite
def evenings(draw: st.DrawFn) -> Result:
    players = tuple(draw(st.lists(st.sampled_from(PEOPLE), unique=True, min_size=2)))
    teller = draw(st.sampled_from(("", *players)))
    winners = tuple(draw(st.lists(st.sampled_from(players), unique=True)))
    return Result(
        players,
        tuple(name for name in winners if name != teller),
        storyteller=teller,
        role_player=draw(st.sampled_from(("", *players))),
        most_fun=draw(st.sampled_from(("", *players))),
    )


@given(st.lists(evenings(), max_size=8))
def test_the_standings_add_up(results: list[Result]) -> None:
    table = standings(results)
    assert sum(each.points for each in table) == sum(sum(points(each).values()) for each in results)
    assert sum(each.games for each in table) == sum(len(each.players) for each in results)
    assert [each.points for each in table] == sorted((each.points for each in table), reverse=True)
    for each in table:
        assert each.rank == 1 + sum(other.points > each.points for other in table)


@given(st.lists(evenings(), max_size=6))
def test_the_order_of_the_evenings_does_not_matter(results: list[Result]) -> None:
    assert standings(reversed(results)) == standings(results)
