"""Curse of the Wolfen told by a person: what everyone may know is recorded as it is said."""

from intents.commands import (
    Accuse,
    Died,
    Execute,
    GaveAway,
    No,
    Nominate,
    RecordVote,
    StartNight,
    StartVote,
    TellCard,
    Undo,
    Wins,
    Yes,
)
from tests.evening import Evening
from tests.voice.moderator.island import until_part
from tests.voice.moderator.table import answer, evening


def day(players: int = 7) -> Evening:
    """The first day of a game that player one tells."""
    host = evening()
    host.order(StartNight(game="wolfen", players=players, storyteller="person", now=True))
    until_part(host, "day")
    host.order(StartVote())
    return host


def test_accusations_are_counted_for_the_storyteller() -> None:
    host = day()
    host.order(Accuse("2", "3"))
    host.order(Accuse("3", "2"))
    host.order(Accuse("4", "3"))
    host.until_said("Counted: player three two and player two one.")
    assert answer(host, Accuse("5", "3")) == ["Player five accuses player three."]
    assert answer(host, Undo()) == ["Taken back."]
    assert host.moderator.state.accusations == {"2": "3", "3": "2", "4": "3"}


def test_votes_are_counted_for_the_storyteller() -> None:
    host = day()
    answer(host, Nominate(("2", "3")))
    host.until_quiet()
    assert answer(host, RecordVote("4", "3")) == ["Player four for player three."]
    assert answer(host, RecordVote("4", "5")) == ["Player five is not nominated; vote for one of the two nominees."]
    assert answer(host, RecordVote("2", "3")) == ["Player two is nominated and has no vote today."]
    answer(host, RecordVote("5", "2"))
    assert answer(host, Undo()) == ["Taken back."]
    assert host.moderator.state.votes == {"4": "3"}
    assert answer(host, Execute("3"))[0].startswith("The island has decided: player three")


def test_a_role_given_away_ends_the_phase() -> None:
    host = day()
    assert answer(host, GaveAway("4"))[:2] == [
        "Player four gave their own role away, and is out: not even a Ghost remains.",
        "Nobody is executed today.",
    ]
    host.order(Yes())
    until_part(host, "night")
    host.order(GaveAway("4"))
    host.until_said("Player four gave their own role away and is out; go on without.")
    host.order(GaveAway("5"))
    host.until_said("Storyteller, who died?")
    assert host.moderator.state.island.dead == ("4", "5")
    assert answer(host, Died(("5",))) == ["Player five is dead; choose someone who lives."]
    host.order(No())
    until_part(host, "dawn")


def test_points_follow_from_the_cards_that_are_read_out() -> None:
    host = day()
    answer(host, GaveAway("7"))
    host.order(Wins("wolfen"))
    host.until_said("Which card does player one have?")
    for card in ("storyteller", "alpha", "psychic", "half_blood"):
        answer(host, TellCard(card))
    assert answer(host, TellCard("lunatic")) == ["Did the Lunatic choose the Humans?"]
    assert answer(host, No()) == ["Which card does player six have?"]
    answer(host, TellCard("doctor"))
    said = answer(host, TellCard("beta"))
    assert said[:4] == [
        "After one game:",
        "Three points: player two, player four and player five.",
        "Two points: player one.",
        "One point: player three, player six and player seven.",
    ]


def test_points_are_not_wanted() -> None:
    host = day()
    host.order(Wins("werehamster"))
    host.until_said("Which card does player one have?")
    assert answer(host, No()) == ["Say “same again” for another game."]
    assert host.moderator.state.results == ()
