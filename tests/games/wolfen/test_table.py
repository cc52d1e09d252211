"""Who may sit down together, and how events are written down."""

from random import SystemRandom

import pytest

from games import GameError
from games.wolfen import Count, Drawn, Event, Hunt, Next, Point, Seat, start
from games.wolfen.chance import deal
from games.wolfen.log import read, written
from tests.games.wolfen.tables import NORMAL, seats, table_of


@pytest.mark.parametrize(
    ("players", "kind"),
    [
        ("Psychic Alpha Athlete Doctor Gambler", "too-few-players"),
        ("", "too-few-players"),
        ("Alpha Athlete Doctor Gambler Pilot Student", "wolfen-no-psychic"),
        ("Psychic Alpha Athlete Doctor Gambler Pilot Student", "wolfen-pack-missing"),
        ("Psychic Alpha Beta Athlete Doctor Gambler", "wolfen-pack"),
        ("Psychic Athlete Doctor Gambler Pilot Student", "wolfen-pack-missing"),
        ("Psychic Alpha Athlete Doctor Gambler Seer", "unknown-role"),
    ],
)
def test_decks_that_cannot_be_played(players: str, kind: str) -> None:
    with pytest.raises(GameError) as caught:
        start(seats(players))
    assert caught.value.kind == kind


def test_a_special_card_is_there_once_and_a_normal_human_as_often_as_needed() -> None:
    twice = [*seats("Psychic Alpha Athlete Doctor Gambler"), Seat("Ana", "psychic")]
    with pytest.raises(GameError, match="wolfen-card-twice"):
        start(twice)
    assert start([*twice[:5], Seat("Ana", "athlete")])


@pytest.mark.parametrize("name", ["Psychic", "psychic", " Psychic "])
def test_two_players_of_one_name(name: str) -> None:
    with pytest.raises(GameError, match="same-name"):
        start([*seats("Psychic Alpha Athlete Doctor Gambler"), Seat(name, "pilot")])


@pytest.mark.parametrize("name", ["", "  ", "A\nB", "\x1b[31m"])
def test_names_that_nobody_can_read(name: str) -> None:
    with pytest.raises(GameError, match="wolfen-name"):
        start([*seats("Psychic Alpha Athlete Doctor Gambler"), Seat(name, "pilot")])


def test_too_few_cards() -> None:
    with pytest.raises(GameError, match="wolfen-cards"):
        deal(["Ana", "Ben"], ["psychic"], SystemRandom())


def test_the_first_call_of_a_game() -> None:
    table = table_of(NORMAL)
    assert (table.phase, table.number, table.turn) == ("night", 1, "psychic")


@pytest.mark.parametrize(
    ("event", "data"),
    [
        (Point("psychic", "Ana"), {"do": "point", "role": "psychic", "player": "Ana"}),
        (Hunt("Ana"), {"do": "hunt", "player": "Ana"}),
        (Count(0, 3), {"do": "count", "first": 0, "second": 3}),
        (Drawn(("Ana", "Ben")), {"do": "drawn", "players": ["Ana", "Ben"]}),
        (Next(anyway=True), {"do": "next", "anyway": True}),
        (Next(), {"do": "next"}),
    ],
)
def test_an_event_is_written_and_read_back(event: Event, data: dict[str, object]) -> None:
    assert written(event) == data
    assert read(data) == event


@pytest.mark.parametrize(
    "data",
    [
        *(None, [], "next", 3, {}, {"do": "fly"}, {"do": ["next"]}),
        {"do": "accuse", "by": "Ana"},
        {"do": "accuse", "by": "Ana", "player": 3},
        {"do": "next", "anyway": "yes"},
        {"do": "count", "first": True, "second": 0},
        {"do": "count", "first": 1.5, "second": 0},
        {"do": "drawn", "players": "Ana"},
        {"do": "drawn", "players": [1]},
        {"do": "next", "more": True},
    ],
)
def test_what_is_no_event(data: object) -> None:
    with pytest.raises(GameError, match="wolfen-event"):
        read(data)
