"""Orders in the middle of a night and of a day: at once, and telling nothing about anyone."""

from dataclasses import replace
from itertools import pairwise

import pytest

from intents.commands import (
    MoreTime,
    No,
    Pause,
    Repeat,
    Resume,
    RoleHelp,
    SetDetail,
    SetLanguage,
    SetPace,
    SetVolume,
    Skip,
    StartNight,
    StartTimer,
    StartVote,
    Stop,
    TimeLeft,
    Undo,
    WhoIsNext,
    Yes,
)
from scripts import Wait
from tests.evening import Evening, lines
from tests.voice.moderator.table import answer, called, evening, night, until_called
from voice.moderator import NotUnderstood
from voice.moderator.course import pause_seconds, same_place, script_of


def pauses(table: Evening) -> list[float]:
    """How long the pauses of the night are, from the present one on."""
    course, script = table.moderator.state.course, table.moderator.script
    assert course is not None
    assert script is not None
    waits = [cue for cue in script.cues[course.at :] if isinstance(cue, Wait) and not cue.exact]
    return [pause_seconds(wait, course) or 0 for wait in waits]


def until(table: Evening) -> float:
    course = table.moderator.state.course
    assert course is not None
    assert course.until is not None
    return course.until


def test_pause_stops_the_clock_and_resume_goes_on_with_what_was_left() -> None:
    table = night("seer")
    until_called(table, "seer")
    left = until(table) - table.now
    table.order(Pause())
    table.wait(600)
    assert called(table) == "seer"
    table.order(Resume())
    table.step()
    assert until(table) - table.now == pytest.approx(left, abs=1)


def test_a_line_that_was_interrupted_is_said_again() -> None:
    table = night("seer")
    table.until_said("Seer, open your eyes")
    table.wait(1)
    table.order(Pause())
    table.order(Resume())
    table.until_said("Seer, open your eyes")


def test_repeat_says_the_lines_of_this_role_again_and_no_others() -> None:
    table = night("seer", "robber")
    until_called(table, "robber")
    before = len(table.rows)
    table.order(Repeat())
    until_called(table, "robber")
    said = list(lines(table, before))
    assert said[0].startswith("Robber, open your eyes")
    assert not any("Seer" in line for line in said)


def test_more_time_lengthens_this_pause_and_every_later_one_alike() -> None:
    table = night("seer", "robber", "witch")
    until_called(table, "seer")
    before, end = pauses(table), until(table)
    table.order(MoreTime(10))
    assert until(table) == pytest.approx(end + 10)
    assert pauses(table) == pytest.approx([pause + 10 for pause in before])


def test_time_that_is_taken_back_goes_from_this_pause_too() -> None:
    table = night("seer", "robber")
    until_called(table, "seer")
    before, until_before = pauses(table), until(table)
    table.order(MoreTime(30))
    table.order(Undo())
    assert pauses(table) == before
    assert until(table) == pytest.approx(until_before)


def test_slower_stretches_what_is_left_of_this_pause_and_all_later_ones() -> None:
    table = night("seer", "robber")
    until_called(table, "seer")
    before, left = pauses(table), until(table) - table.now
    table.order(SetPace("slower"))
    assert until(table) - table.now == pytest.approx(left * 1.25)
    assert pauses(table) == pytest.approx([pause * 1.25 for pause in before], abs=0.1)
    table.order(SetPace("normal"))
    assert pauses(table) == pytest.approx(before, abs=0.1)


def test_skip_ends_this_pause() -> None:
    table = night("seer")
    until_called(table, "seer")
    table.order(Skip())
    table.until_said("Seer, close your eyes")


def test_stop_is_asked_once_and_no_goes_on() -> None:
    table = night("seer")
    until_called(table, "seer")
    table.order(Stop())
    table.wait(600)
    assert called(table) == "seer"
    table.order(No())
    table.until_said("Seer, close your eyes")
    table.order(Stop())
    table.order(Yes())
    assert table.moderator.state.phase == "over"


def test_rules_wait_until_day() -> None:
    table = night("seer", "robber")
    until_called(table, "seer")
    table.order(RoleHelp("robber"))
    table.until_said("I will explain that by day.")
    before = len(table.rows)
    table.until_said("minutes")
    said = list(lines(table, before))
    assert said[-2].startswith("The Robber may")


def test_who_is_next_is_what_everybody_could_count() -> None:
    table = night("seer", "robber")
    until_called(table, "seer")
    table.order(WhoIsNext())
    table.until_said("Next: Robber.")


def test_a_yes_that_nobody_asked_for_is_no_business_of_the_moderator() -> None:
    table = night("seer")
    until_called(table, "seer")
    before = len(table.rows)
    for command in (Yes(), No()):
        table.order(command)
    assert list(lines(table, before)) == []


def test_two_misunderstandings_at_night_give_a_hint_for_the_night() -> None:
    table = night("seer")
    until_called(table, "seer")
    before = len(table.rows)
    table.order(NotUnderstood("psst"))
    table.wait(5)
    table.order(NotUnderstood("psst"))
    table.until_said("Seer, close your eyes")
    assert list(lines(table, before))[:2] == [
        "I did not understand that.",
        "Say “pause”, “repeat”, “more time”, “slower”, “louder”, or “stop the game”.",
    ]


@pytest.mark.parametrize("twice", [False, True])
def test_a_question_outlives_the_question_whether_to_stop(twice: bool) -> None:
    table = evening()
    table.order(StartNight(roles=("seer",), players=5))
    (asked,) = table.moderator.state.last_said
    answer(table, Stop())
    if twice:
        answer(table, Stop())
    assert answer(table, No()) == [asked]
    table.order(Yes())
    assert table.moderator.state.phase == "night"


def test_another_language_goes_on_from_the_same_cue() -> None:
    table = night("seer")
    until_called(table, "seer")
    at = table.moderator.state.course
    table.order(SetLanguage("uk"))
    assert table.moderator.state.course == at
    table.until_said("Провидице, заплющ очі")


def test_the_edition_stays_when_the_language_changes() -> None:
    table = night("curator", "revealer")
    until_called(table, "revealer")
    table.order(SetLanguage("uk"))
    until_called(table, "curator")


def test_brief_goes_on_at_the_same_place_for_every_cue() -> None:
    table = night("doppelganger", "minion", "seer", "curator")
    state = table.moderator.state
    assert state.course is not None
    full = script_of(state)
    brief = script_of(state, settings=replace(state.settings, detail="brief"))
    there = [same_place(full, at, brief) for at in range(len(full.cues))]
    assert all(earlier <= later for earlier, later in pairwise(there))
    for at, new in enumerate(there):
        if isinstance(full.cues[at], Wait) and new < len(brief.cues):
            assert brief.cues[new].place.part in (full.cues[at].place.part, "nightfall", "turn", "dawn")
    table.order(SetDetail("brief"))
    table.until_said("Doppelgänger")


def test_louder_and_quieter_have_limits() -> None:
    table = night("seer")
    for _ in range(9):
        table.order(SetVolume("louder"))
    assert table.moderator.state.settings.volume == 100
    table.order(SetVolume(30))
    assert table.moderator.state.settings.volume == 30


def test_a_setting_can_be_taken_back_in_the_night() -> None:
    table = night("seer", "robber")
    until_called(table, "seer")
    before = pauses(table)
    table.order(MoreTime(10))
    table.order(Undo())
    assert pauses(table)[1:] == pytest.approx(before[1:])
    assert table.moderator.state.phase == "night"


def test_the_day_keeps_its_clock() -> None:
    table = night("seer", minutes=3)
    table.until_said("minutes")
    table.wait(20)
    table.order(TimeLeft())
    table.until_said("left.")
    table.order(MoreTime(60))
    assert answer_now(table, TimeLeft()).startswith("Three minutes and")
    table.order(StartTimer(2))
    table.until_said("two minutes")
    table.order(StartVote())
    table.until_said("Now!")
    assert table.moderator.state.phase == "vote"


def answer_now(table: Evening, command: TimeLeft) -> str:
    before = len(table.rows)
    table.order(command)
    while not list(lines(table, before)):
        assert table.step()
    return next(lines(table, before))


def test_what_makes_no_sense_now_is_said_to_be_so() -> None:
    table = night("seer")
    table.order(Stop())
    table.order(Yes())
    assert answer(table, StartVote()) == ["The game is over."]
