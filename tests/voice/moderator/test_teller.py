"""Curse of the Wolfen without a Storyteller, by day: accusations, nominees, votes, ties, roles given away, the end."""

from dataclasses import replace

import pytest

from games.wolfen.points import Result
from intents.commands import (
    Accuse,
    AddRole,
    Award,
    Command,
    GaveAway,
    No,
    Pause,
    RecordVote,
    RemoveRole,
    Resume,
    RoleHelp,
    SameAgain,
    Scores,
    SetPlayers,
    SetStoryteller,
    Skip,
    StartNight,
    StartTimer,
    StartVote,
    Stop,
    Undo,
    WhoWon,
    Yes,
)
from scripts import languages
from tests.evening import Evening, lines
from tests.voice.moderator.island import of, quiet_day, table, until_accusations, until_called, until_part
from tests.voice.moderator.table import answer, evening
from voice.moderator import Moderator, NotUnderstood, State
from voice.moderator.secrets import Choice, view

HELD = ("psychic", "magus", "priest", "doctor", "alpha", "beta", "pilot")


def told_by_voice() -> Evening:
    """The cards are dealt, and seen by nobody yet."""
    host = evening()
    answer(host, StartNight(game="wolfen", players=6, storyteller="voice", now=True))
    return host


def accuse(evening: Evening, *pairs: str) -> list[str]:
    """ "12" is player one who accuses player two; what is said to the last of them."""
    said: list[str] = []
    for pair in pairs:
        said = answer(evening, Accuse(pair[0], pair[1]))
    return said


def vote(evening: Evening, *pairs: str) -> list[str]:
    said: list[str] = []
    for pair in pairs:
        said = answer(evening, RecordVote(pair[0], pair[1]))
    return said


def nominated(*held: str) -> Evening:
    """Players five and seven are nominated, and the vote has begun."""
    evening = table(*(held or HELD))
    until_accusations(evening)
    accuse(evening, "17", "25", "35", "45", "57", "67", "71")
    return evening


def test_who_tells_is_asked_for_and_can_be_said() -> None:
    host = evening()
    assert answer(host, StartNight(game="wolfen", players=7)) == [
        "Is one of you the Storyteller? If not, I tell the story."
    ]
    assert answer(host, No())[0].startswith("Curse of the Wolfen for seven, and I tell the story: Psychic")
    assert "Storyteller" in answer(host, AddRole(("storyteller",)))[0]
    assert "I tell the story" in answer(host, RemoveRole(("storyteller",)))[0]
    assert "included" in answer(host, SetStoryteller("person", "2"))[0]
    assert host.moderator.state.plan.teller == "2"
    assert "I tell the story" in answer(host, SetStoryteller("voice"))[0]
    assert host.moderator.state.plan.teller == ""
    assert "eight" in answer(host, SetPlayers(8))[0]
    assert "included" in answer(host, StartNight(roles=("storyteller",)))[0]


def test_the_story_alone_names_the_game() -> None:
    assert answer(evening(), SetStoryteller("voice")) == ["How many play?"]


def test_cards_are_dealt_and_seen_before_night_falls() -> None:
    host = evening()
    said = answer(host, StartNight(game="wolfen", players=6, storyteller="voice", now=True))
    assert said[0].startswith("The cards are dealt.")
    dealt = of(host).seats
    assert [view(host.moderator.state, str(seat)).role for seat in range(1, 7)] == [  # type: ignore[union-attr]
        seat.card for seat in dealt
    ]
    assert answer(host, No()) == said
    host.crash()
    host.until_quiet()
    assert of(host).seats == dealt
    answer(host, Undo())
    assert host.moderator.state.table is None
    again = answer(host, StartNight(now=True))
    assert again == said
    host.order(StartNight())
    until_called(host, "psychic")


def test_cards_that_are_dealt_outlive_the_question_whether_to_stop() -> None:
    table = told_by_voice()
    (asked,) = table.moderator.state.last_said
    answer(table, Stop())
    assert answer(table, No()) == [asked]
    table.order(Yes())
    assert table.moderator.state.phase == "night"


def test_a_slip_where_secrets_are_chosen_is_not_answered() -> None:
    """Whoever is called and mistypes must not be known to be alive by it."""
    table = told_by_voice()
    table.order(Yes())
    before = len(table.rows)
    table.order(NotUnderstood("pslayer two"))
    table.order(NotUnderstood("pslayer two"))
    assert table.rows[before:] == []


def test_each_game_and_each_evening_is_dealt_anew() -> None:
    hands = set()
    for seed in (1, 2):
        host = Evening(Moderator(State(seed=seed)))
        for _ in range(2):
            host.order(StartNight(game="wolfen", players=12, storyteller="voice", now=True))
            hands.add(of(host).cards)
    assert len(hands) == 4
    assert Moderator().state.seed != Moderator().state.seed


def test_the_two_most_accused_are_nominated() -> None:
    host = table(*HELD)
    until_accusations(host)
    assert accuse(host, "17") == ["Player one accuses player seven."]
    assert accuse(host, "11") == ["Player one cannot accuse themselves; choose someone else."]
    assert answer(host, RecordVote("1", "2")) == ["Not by day."]
    accuse(host, "15")  # another thought
    said = accuse(host, "25", "37", "47", "57", "67", "71")
    assert said[:2] == ["Player seven accuses player one.", "Nominated: player seven and player five."]


def test_a_tie_of_accusations_is_drawn_and_the_same_lot_falls_again() -> None:
    def drawn() -> str:
        host = table(*HELD)
        until_accusations(host)
        return accuse(host, "17", "26", "35", "47", "57", "67", "71")[1]

    assert drawn() == drawn()
    assert drawn().startswith("A tie: player one, player five and player six. The lot falls on player ")


def test_the_accused_need_not_accuse() -> None:
    host = table(*HELD)
    until_accusations(host)
    said = accuse(host, "17", "27", "37", "47", "57", "67")
    assert said[1] == "With one voice, the island has named player seven, who is executed at once and becomes a Ghost."
    assert answer(host, No()) == ["Shall night fall? Say “yes”, or “undo”."]


def test_what_ended_the_accusations_can_be_taken_back_until_night_falls() -> None:
    host = table(*HELD)
    until_accusations(host)
    accuse(host, "17", "27", "37", "47", "57", "67")
    assert answer(host, Undo()) == [
        "Taken back.",
        "Accusations are missing: player six and player seven. "
        "Say “player one accuses player two”, or “next” to leave them out.",
    ]
    assert of(host).living == host.moderator.state.plan.seats
    accuse(host, "61", "71")
    assert of(host).phase == "vote"
    assert answer(host, Undo()) == ["There is nothing to take back."]


def test_a_vote_is_taken_back_and_another_thought_counts() -> None:
    host = nominated()
    assert vote(host, "15") == ["Player one for player five."]
    assert answer(host, Undo()) == ["Taken back."]
    assert host.moderator.state.votes == {}
    vote(host, "15", "17")
    assert host.moderator.state.votes == {"1": "7"}
    assert vote(host, "51") == ["Player five is nominated and has no vote today."]
    assert vote(host, "12") == ["Player two is not nominated; vote for one of the two nominees."]
    said = vote(host, "27", "35", "45", "67")
    assert said[1].startswith("The island has decided: player seven is executed")
    assert answer(host, Undo())[1].startswith("A vote is missing: player six.")
    vote(host, "65")
    assert of(host).deaths[-1].player == "5"


def test_a_tie_is_voted_again_and_then_drawn() -> None:
    host = nominated("psychic", "magus", "priest", "doctor", "alpha", "beta", "pilot")
    tied = ("17", "27", "35")
    vote(host, *tied)
    assert answer(host, Skip())[0].startswith("The island has decided: player seven")
    answer(host, Undo())
    vote(host, "35", "45")
    host.moderator.state = replace(host.moderator.state, votes={"1": "7", "2": "7", "3": "5", "4": "5"})
    assert answer(host, Skip()) == ["A tie. Everyone votes once more."]
    assert of(host).ballot == 2
    assert answer(host, WhoWon()) == ["Not during the vote."]
    vote(host, "17", "27", "35", "45")
    said = answer(host, No())
    assert said[0].startswith("A tie: player five and player seven. The lot falls on player ")
    fallen = of(host).deaths[-1].player
    assert host.moderator.state.island.executed == fallen


def test_the_troublemakers_choice_is_nominated() -> None:
    host = table("psychic", "troublemaker", "priest", "doctor", "alpha", "beta", "pilot")
    quiet_day(host)
    until_called(host, "troublemaker")
    host.whisper("2", Choice("point", "3"))
    until_accusations(host)
    said = accuse(host, "17", "27", "34", "47", "57", "67", "71")
    assert said[1] == "Nominated: player seven and player three."


def test_nobody_accuses_and_nobody_is_executed() -> None:
    host = table(*HELD)
    until_accusations(host)
    assert answer(host, Skip()) == ["Nobody is executed today.", "Shall night fall? Say “yes”, or “undo”."]


def test_a_role_given_away_by_night_ends_it_with_what_was_chosen() -> None:
    host = table(*HELD)
    quiet_day(host)
    until_called(host, "magus")
    host.whisper("2", Choice("jinx", "7"))
    host.order(GaveAway("1"))
    host.until_said("Did player one give their own role away?")
    host.order(No())
    host.until_said("All right, forget it.")
    until_called(host, "priest")
    host.order(GaveAway("1"))
    host.until_quiet()
    before = len(host.rows)
    host.order(Yes())
    host.until_said("Talk")
    said = list(lines(host, before))
    assert said[0] == "Player one gave their own role away, and is out: not even a Ghost remains."
    assert "One of us did not wake: player seven." in said
    assert host.moderator.state.island.out == ("1",)
    host.order(StartVote())
    host.until_quiet()
    assert answer(host, GaveAway("1"))[0] == "Player one gave their own role away and is out; go on without."
    assert accuse(host, "12") == ["Player one gave their own role away and is out; go on without."]
    assert accuse(host, "27") == ["Player seven is dead; choose someone who lives."]
    assert "seven" in accuse(host, "72")[0]  # a Ghost accuses


def test_a_role_given_away_by_day_ends_the_day() -> None:
    host = nominated()
    vote(host, "15")
    answer(host, GaveAway("3"))
    said = answer(host, Yes())
    assert said[0].startswith("Player three gave their own role away")
    assert said[1] == "Nobody is executed today."
    answer(host, Pause())
    host.order(Resume())
    host.order(Yes())
    until_part(host, "night")
    assert of(host).number == 2
    assert host.moderator.state.votes == {}


def test_a_timer_is_for_the_discussion() -> None:
    host = table(*HELD)
    until_part(host, "day")
    host.order(StartTimer(2))
    assert host.moderator.state.course
    assert host.moderator.state.course.seconds == 120
    until_accusations(host)
    assert answer(host, StartTimer(2)) == ["Not by day."]
    accuse(host, "17", "25", "35", "45", "57", "67")
    host.order(Accuse("7", "1"))
    until_part(host, "defence")
    host.order(StartVote())
    assert of(host).phase == "vote"


@pytest.mark.parametrize("language", languages())
def test_the_end_is_told_with_every_card_and_the_points(language: str) -> None:
    host = table("psychic", "werehamster", "priest", "doctor", "alpha", "pilot", language=language)
    until_accusations(host)
    accuse(host, "15", "25", "35", "45")
    said = accuse(host, "65")
    assert any("Werehamster" in line or "Хом’якулака" in line for line in said)
    assert len([line for line in said if line[-1] == "." and ("Pilot" in line or "Пілот" in line)]) == 1
    state = host.moderator.state
    assert (state.phase, state.table, state.course) == ("over", None, None)
    assert state.results[0].winners == ("2",)
    assert state.results[0].faction == "werehamster"
    answer(host, SameAgain())
    answer(host, Yes())
    assert of(host).seats
    assert answer(host, Scores())[0] == answer(host, Scores())[0]


def test_points_stay_over_the_games_and_go_with_the_evening() -> None:
    results = (Result(("1", "2", "Ana"), ("1",), "human"), Result(("1", "2", "3"), ("1", "2"), "wolfen", "3"))
    host = Evening(Moderator(State(phase="over", results=results)))
    assert answer(host, Scores()) == [
        "After two games:",
        "Six points: player one.",
        "Four points: player two.",
        "Two points: player three.",
        "One point: Ana.",
    ]
    assert answer(host, Award("3", "most_fun")) == ["A point for player three, the most fun."]
    assert answer(host, Award("2", "role_player")) == ["A point for player two, the best role-player."]
    assert answer(host, Scores())[2:4] == ["Five points: player two.", "Three points: player three."]
    answer(host, Stop())
    host.order(Yes())
    assert host.over
    assert host.moderator.state.results == ()
    assert answer(evening(), Scores())[0].startswith("No game of Curse of the Wolfen")
    assert answer(Evening(Moderator(State(phase="over"))), Award("1", "most_fun"))[0].startswith("No game")


@pytest.mark.parametrize("command", [Stop(), GaveAway("2")])
def test_a_game_that_is_stopped_keeps_no_secret(command: Command) -> None:
    host = table(*HELD)
    until_called(host, "wolfen")
    host.order(command)
    host.until_quiet()
    host.order(Yes())
    host.until_quiet()
    assert (host.moderator.state.table is None) == isinstance(command, Stop)


@pytest.mark.parametrize("told_by", ["voice", "person"])
def test_rules_that_were_asked_for_at_night_are_explained_by_day(told_by: str) -> None:
    host = table(*HELD)
    if told_by == "person":
        host = evening()
        host.order(StartNight(game="wolfen", players=7, storyteller="person", now=True))
    while not (host.moderator.cue and host.moderator.cue.place.role == "wolfen"):
        assert host.step()
    host.order(RoleHelp("magus"))
    host.until_said("I will explain that by day.")
    host.until_said("The Magus has two spells")
    host.until_said("Talk")
    assert host.moderator.state.to_explain == ()
