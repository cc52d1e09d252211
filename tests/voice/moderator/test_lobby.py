"""Before the night: nothing starts that cannot be played, and everything can be taken back."""

from intents.commands import (
    AddRole,
    Help,
    ListRoles,
    No,
    PlayPreset,
    RemoveRole,
    ReplaceRole,
    SameAgain,
    SetPlayers,
    StartNight,
    Stop,
    Undo,
    Yes,
)
from tests.voice.moderator.table import answer, evening, night
from voice.moderator import NotUnderstood


def test_roles_are_read_back_before_the_night() -> None:
    table = evening()
    said = answer(table, StartNight(roles=("sentinel", "witch"), players=5))
    assert said == ["Sentinel, two Werewolves and Witch: eight cards for five players. Start?"]
    assert table.moderator.script is None
    table.order(Yes())
    assert table.moderator.state.phase == "night"


def test_start_now_skips_the_read_back() -> None:
    assert night("sentinel", "witch").moderator.state.phase == "night"


def test_what_is_missing_is_asked_for_one_at_a_time() -> None:
    table = evening()
    assert answer(table, StartNight()) == ["Which roles shall be in the game?"]
    assert answer(table, StartNight(roles=("seer",))) == ["How many play?"]
    assert answer(table, SetPlayers(4)) == ["Two Werewolves and Seer: seven cards for four players. Start?"]


def test_even_start_now_asks_for_what_is_missing() -> None:
    assert answer(evening(), StartNight(roles=("seer",), now=True)) == ["How many play?"]


def test_a_problem_comes_with_its_repair() -> None:
    table = evening()
    assert answer(table, StartNight(roles=("mason",), players=4)) == ["One Mason. Add the second?"]
    assert answer(table, Yes()) == ["Two Werewolves and two Masons: seven cards for four players. Start?"]


def test_a_repair_that_is_turned_down_leaves_the_deck() -> None:
    table = evening()
    answer(table, StartNight(roles=("mason",), players=4))
    assert answer(table, No()) == ["Then it cannot be played like this. Add a role, or take one out."]
    assert answer(table, RemoveRole(("mason",))) == ["Two Werewolves: seven cards for four players. Start?"]


def test_only_leaves_the_werewolves_out() -> None:
    said = answer(evening(), StartNight(roles=("seer",), only=True, players=3))
    assert said == ["Seer: six cards for three players. Start?"]


def test_no_asks_what_to_change_and_changes_are_read_back() -> None:
    table = evening()
    answer(table, StartNight(roles=("sentinel",), players=3))
    assert answer(table, No()) == ["What shall I change?"]
    assert answer(table, ReplaceRole(("seer",), ("sentinel",)))[0].startswith("Two Werewolves and Seer:")
    assert answer(table, AddRole(("drunk",)))[0].startswith("Two Werewolves, Seer and Drunk:")
    assert answer(table, SetPlayers(6))[0].endswith("nine cards for six players. Start?")


def test_a_change_can_be_taken_back() -> None:
    table = evening()
    answer(table, StartNight(roles=("sentinel",), players=3))
    answer(table, AddRole(("drunk",)))
    assert answer(table, Undo()) == ["Taken back."]
    assert answer(table, ListRoles()) == ["In the deck: Sentinel and two Werewolves."]


def test_what_is_not_in_the_deck_cannot_go() -> None:
    table = evening()
    answer(table, StartNight(roles=("sentinel",), players=3))
    assert answer(table, RemoveRole(("tanner",))) == ["Not in the deck: Tanner."]


def test_a_set_brings_its_own_number_of_players() -> None:
    said = answer(evening(), PlayPreset("total_chaos"))
    assert said[-1].endswith("eight cards for five players. Start?")


def test_a_set_for_too_few_is_refused_in_a_sentence() -> None:
    said = answer(evening(), PlayPreset("total_chaos", players=3))
    assert said == ["Total Chaos is for five players or more."]


def test_start_answers_the_read_back() -> None:
    table = evening()
    answer(table, StartNight(roles=("seer",), players=3))
    table.order(StartNight())
    assert table.moderator.state.phase == "night"


def test_same_again_after_a_game() -> None:
    table = night("seer")
    table.order(Stop())
    table.order(Yes())
    assert answer(table, SameAgain()) == ["Two Werewolves and Seer: eight cards for five players. Start?"]


def test_two_misunderstandings_give_a_hint_for_this_phase() -> None:
    table = evening()
    assert answer(table, NotUnderstood("blah")) == ["I did not understand that."]
    assert answer(table, NotUnderstood("blah"))[0].startswith("Say “start night with Seer and Robber”")
    answer(table, StartNight(roles=("seer",)))
    answer(table, NotUnderstood("blah"))
    assert answer(table, NotUnderstood("blah")) == ["Say “five players”, or “cancel”."]


def test_a_question_can_be_cancelled() -> None:
    table = evening()
    answer(table, StartNight())
    assert answer(table, Undo()) == ["All right, forget it."]
    assert answer(table, Yes()) == ["I have not asked anything."]


def test_help_says_what_can_be_said_now() -> None:
    assert answer(evening(), Help())[0].startswith("Say “start night with")


def test_leaving_is_asked_once() -> None:
    table = evening()
    assert answer(table, Stop()) == ["Shall I switch off?"]
    table.order(Yes())
    assert table.over
