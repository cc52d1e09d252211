"""The vote told to the moderator, and the verdict."""

from intents.commands import No, RecordVote, SameAgain, StartVote, TellArtifact, TellCard, Undo, WhoWon
from tests.evening import Evening
from tests.voice.moderator.table import answer, night


def at_the_vote(*roles: str) -> Evening:
    """Everyone has pointed."""
    table = night(*roles, players=3)
    table.until_said("minutes")
    table.order(StartVote())
    table.until_quiet()
    return table


def votes(table: Evening, *targets: str) -> list[str]:
    said: list[str] = []
    for voter, target in enumerate(targets, start=1):
        said += answer(table, RecordVote(str(voter), target))
    return said


def test_votes_are_read_back_and_cards_asked_for_in_turn() -> None:
    table = at_the_vote("seer")
    assert votes(table, "2", "1", "2") == [
        "Player one for player two.",
        "Player two for player one.",
        "Player three for player two.",
        "Which card does player one have?",
    ]
    assert answer(table, TellCard("seer")) == ["Which card does player two have?"]
    assert answer(table, TellCard("werewolf")) == ["Which card does player three have?"]
    assert answer(table, TellCard("villager")) == [
        "Player two dies.",
        "The village wins: player two, a Werewolf, died.",
        "Say “same again” for another game.",
    ]
    assert table.moderator.state.phase == "over"


def test_cards_may_be_told_in_any_order() -> None:
    table = at_the_vote("seer")
    votes(table, "2", "1", "2")
    assert answer(table, TellCard("werewolf", "2")) == ["Which card does player one have?"]
    answer(table, TellCard("villager", "3"))
    assert answer(table, TellCard("villager", "1"))[0] == "Player two dies."


def test_a_vote_for_oneself_is_refused() -> None:
    table = at_the_vote("seer")
    assert answer(table, RecordVote("1", "1")) == [
        "Player one points at player one; everyone points at another player."
    ]
    assert table.moderator.state.votes == {}


def test_a_vote_can_be_taken_back_and_told_anew() -> None:
    table = at_the_vote("seer")
    votes(table, "2", "1")
    assert answer(table, Undo()) == ["Taken back."]
    assert answer(table, WhoWon()) == ["Votes are missing: player two and player three."]
    answer(table, RecordVote("1", "3"))
    assert table.moderator.state.votes == {"1": "3"}


def test_a_vote_that_comes_early_can_be_taken_back_too() -> None:
    table = night("seer", players=3)
    table.until_said("Now!")
    table.order(RecordVote("1", "2"))
    table.order(Undo())
    assert table.moderator.state.votes == {}
    table.until_said("Now tell me who points at whom")


def test_what_a_doppelganger_saw_is_asked_for() -> None:
    table = at_the_vote("doppelganger")
    votes(table, "2", "1", "2")
    answer(table, TellCard("villager"))
    assert answer(table, TellCard("doppelganger")) == ["Which card did the Doppelgänger see?"]
    assert answer(table, TellCard("werewolf")) == ["Which card does player three have?"]
    assert answer(table, TellCard("villager"))[1] == "The village wins: player two, a Werewolf, died."


def test_artifacts_are_asked_for_where_there_can_be_any() -> None:
    table = at_the_vote("curator")
    votes(table, "2", "1", "2")
    answer(table, TellCard("villager"))
    answer(table, TellCard("villager"))
    assert answer(table, TellCard("curator")) == [
        "Does anyone have an artifact? Say whose and which, or “no”.",
    ]
    assert answer(table, TellArtifact("claw", "2")) == ["Another artifact?"]
    assert answer(table, No())[1] == "The village wins: player two, a Werewolf, died."


def test_a_game_without_a_verdict_can_be_played_again() -> None:
    table = at_the_vote("seer")
    assert answer(table, SameAgain()) != []
