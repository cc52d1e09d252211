"""Orders while the game runs, and those that make sense at any time."""

from dataclasses import replace
from typing import Any

from games import WOLFEN
from intents.commands import (
    Command,
    Help,
    ListRoles,
    MoreTime,
    No,
    Pause,
    Resume,
    RoleHelp,
    SetDetail,
    SetLanguage,
    SetPace,
    SetVolume,
    Skip,
    StartTimer,
    StartVote,
    Stop,
    TimeLeft,
    Undo,
    WhoIsNext,
    Yes,
)
from scripts import languages, words
from scripts.cues import Cards, Wait
from scripts.names import choose
from scripts.onenight import MOST_MINUTES
from scripts.tempo import FASTEST, SLOWEST
from voice.moderator import island
from voice.moderator.course import last_lines, next_call, paced, same_place, script_of, seconds_left
from voice.moderator.lines import Line, Said, Text
from voice.moderator.parts import explained, role_help
from voice.moderator.reply import Reply
from voice.moderator.secrets import secret_night
from voice.moderator.state import Course, Part, Question, Settings, State

USUAL_EXTRA = 10
"""Seconds of "more time"."""
USUAL_EXTRA_BY_DAY = 60
SLOWER, FASTER = 1.25, 0.8
VOLUME_STEP = 15
HEARD = "heard"


def reply(state: State, command: Command, now: float) -> Reply | None:  # noqa: C901 (a line a command)
    match command:
        case Pause():
            return Reply(replace(state, held=True), chime=HEARD, hold=True)
        case Resume():
            return Reply(replace(state, held=False), chime=HEARD)
        case Skip():
            return _skip(state)
        case MoreTime(seconds):
            return _more_time(state, seconds, now)
        case SetPace(pace):
            return _set_pace(state, pace, now)
        case SetVolume(volume):
            return _set_volume(state, volume)
        case SetLanguage(language):
            settings = replace(state.settings, language=choose("language", language, languages()))
            return Reply(state.changed(settings=settings), (Line("language-now"),))
        case SetDetail(detail):
            return _rewritten(state, replace(state.settings, detail=detail))
        case StartTimer() if state.table and state.table.phase != "discussion":
            return Reply(state, (Line("not-now", {"phase": state.phase}),))
        case StartTimer(minutes):
            usual = 0 if state.plan.game == WOLFEN else state.settings.minutes
            return _talk(state, (minutes or usual) * 60, say_start=True)
        case StartVote():
            return _day_over(state)
        case TimeLeft():
            return _time_left(state, now)
        case WhoIsNext():
            return _who_is_next(state)
        case RoleHelp(role):
            return _explain(state, role)
        case ListRoles():
            key = "deck-is" if state.plan.roles else "deck-empty"
            return Reply(state, (Line(key, {"roles": Cards(state.plan.roles)}),))
        case Stop():
            return _ask_stop(state)
        case Help():
            return Reply(state, (hint(state),))
        case Undo():
            return _undo(state)
        case Yes() | No():
            # Somebody at the table said it to somebody else.
            return Reply(state) if state.course else Reply(state, (Line("nothing-asked"),))
    return None


def answer(state: State, question: Question, command: Command) -> Reply | None:
    """An answer to "stop?" and "go on?"; anything else is an order like any other, and the question stands."""
    free = replace(state, question=None)
    match question.ask, command:
        case "stop", Yes():
            if not state.course:
                return Reply(replace(free, results=()), leave=True)  # another evening begins at nothing
            over = replace(free, phase="over", course=None, held=False, table=None)
            return Reply(over, (Line("stopped"),))
        case "stop", No() | Undo() | Resume():
            return _not_stopped(replace(free, held=False), question)
        case "go on", Yes() | Resume() if state.course:
            return Reply(replace(free, course=_again(state), held=False), chime=HEARD)
        case "go on", No() | Undo() | Stop():
            return Reply(replace(free, phase="setup", course=None, held=False, table=None), (Line("hello"),))
    return None


def _again(state: State) -> Course:
    """Where a course that broke off goes on: with the last lines, or in a discussion with the rest of its time."""
    course = _course(state)
    if course.part == "day" and course.left is not None:
        return course
    return replace(course, at=last_lines(script_of(state), course.at), until=None, left=None)


def hint(state: State) -> Said:
    """What can be said now, in a sentence."""
    if state.question:
        return Line("hint-question", {"ask": state.question.ask})
    if secret_night(state):
        return Line("hint-secret")
    return Line("hint", {"phase": state.phase})


def part_over(state: State, part: Part) -> Reply:
    """What comes after the last cue of a part of One Night."""
    match part:
        case "night":
            course = Course("day", seconds=state.settings.minutes * 60)
            return Reply(replace(state, phase="day", course=course, to_explain=()), explained(state), jump=True)
        case "day":
            return Reply(replace(state, phase="vote", course=Course("vote")), jump=True)
        case _:
            return Reply(replace(state, course=None), (Line("ask-votes"),))


def _course(state: State) -> Course:
    assert state.course is not None
    return state.course


def _skip(state: State) -> Reply:
    if not state.course:
        return Reply(state, (Line("nothing-to-skip"),))
    if state.course.part == "day":
        return _day_over(state)
    course = replace(state.course, at=state.course.at + 1, until=None, left=None)
    return Reply(replace(state, course=course, held=False), jump=True)


def _day_over(state: State) -> Reply:
    """No more talk: One Night votes, an island accuses."""
    free = replace(state, held=False)
    return island.day_over(free) if state.plan.game == WOLFEN else part_over(free, "day")


def _more_time(state: State, asked: int | None, now: float) -> Reply:
    """At night every later pause is as much longer, so that this one tells nothing."""
    course = state.course
    if not course:
        return Reply(state, (Line("no-clock"),))
    if course.part == "day":
        script = script_of(state, course)
        left = seconds_left(script, course, words(state.settings.language), now)
        return _talk(state, round(left) + (asked or USUAL_EXTRA_BY_DAY), say_start=False)
    more = asked or USUAL_EXTRA
    until = None if course.until is None else course.until + more
    left_over = None if course.left is None else course.left + more
    changed = state.changed(course=replace(course, extra=course.extra + more, until=until, left=left_over))
    return Reply(changed, chime=HEARD)


def _less(course: Course, before: Course | None) -> Course:
    """The time that was asked for taken back, from this pause as from all later ones."""
    extra = before.extra if before and before.part == course.part else course.extra
    less = course.extra - extra
    until = None if course.until is None else course.until - less
    return replace(course, extra=extra, until=until, left=None if course.left is None else max(0.0, course.left - less))


def _talk(state: State, seconds: int, *, say_start: bool) -> Reply:
    """The discussion, with so much time from now on."""
    course = Course("day", seconds=min(seconds, MOST_MINUTES * 60))
    if not say_start:
        script = script_of(state, course)
        first = next(at for at, cue in enumerate(script.cues) if isinstance(cue, Wait))
        course = replace(course, at=first)
    return Reply(replace(state, phase="day", course=course, held=False), chime="" if say_start else HEARD, jump=True)


def _set_pace(state: State, pace: str, now: float) -> Reply:
    factor = {"slower": SLOWER, "faster": FASTER}.get(pace)
    wanted = 1.0 if factor is None else state.settings.pace * factor
    allowed = round(min(max(wanted, FASTEST), SLOWEST), 3)
    if allowed == state.settings.pace and factor is not None:
        return Reply(state, (Line("pace-limit", {"pace": pace}),))
    ratio = allowed / state.settings.pace
    course = state.course
    if course and not _exact(state):
        course = paced(course, ratio, now)
    return Reply(state.changed(settings=replace(state.settings, pace=allowed), course=course), chime=HEARD)


def _exact(state: State) -> bool:
    """Whether the present pause was announced, so that no pace stretches it."""
    course = _course(state)
    cues = script_of(state, course).cues
    cue = cues[course.at] if course.at < len(cues) else None
    return isinstance(cue, Wait) and cue.exact


def _set_volume(state: State, volume: Any) -> Reply:
    steps = {"louder": state.settings.volume + VOLUME_STEP, "quieter": state.settings.volume - VOLUME_STEP}
    percent = min(max(steps.get(volume, volume), 0), 100)
    return Reply(state.changed(settings=replace(state.settings, volume=percent)), chime=HEARD)


def _rewritten(state: State, settings: Settings) -> Reply:
    """The script told in another way, from the same place on."""
    course = state.course
    if course:
        old = script_of(state, course)
        new = script_of(state, course, settings)
        course = replace(course, at=same_place(old, course.at, new))
    return Reply(state.changed(settings=settings, course=course), chime=HEARD)


def _time_left(state: State, now: float) -> Reply:
    course = state.course
    if not course:
        return Reply(state, (Line("no-clock"),))
    script = script_of(state, course)
    left = round(seconds_left(script, course, words(state.settings.language), now))
    if course.part == "day":
        return Reply(state, (Line("time-left", {"minutes": left // 60, "seconds": left % 60}),))
    return Reply(state, (Line("time-left-about", {"minutes": max(1, round(left / 60))}),))


def _who_is_next(state: State) -> Reply:
    course = state.course
    script = script_of(state, course) if course else None
    call = next_call(script, course.at) if script and course else None
    if not call:
        return Reply(state, (Line("next-nobody", {"phase": state.phase}),))
    name = words(state.settings.language).call(call, state.plan.game)
    return Reply(state, (Line("next-is", {"role": name}),))


def _explain(state: State, role: str) -> Reply:
    """At night somebody may be at work: rules can wait until day."""
    course = state.course
    if course and course.part == "night":
        script = script_of(state, course)
        if course.at < len(script.cues) and script.cues[course.at].place.part != "opening":
            asked = (*state.to_explain, role) if role not in state.to_explain else state.to_explain
            return Reply(replace(state, to_explain=asked), (Line("explain-later"),))
    return Reply(state, (role_help(role, state),))


def _ask_stop(state: State) -> Reply:
    """Asked once; what was asked before must not be lost over it."""
    before = state.question
    again = before if before and before.ask == "stop" else Question("stop", instead=before, said=state.last_said)
    line = Line("ask-stop" if state.course else "ask-leave")
    return Reply(replace(state, question=again), (line,), hold=True)


def _not_stopped(state: State, question: Question) -> Reply:
    """All goes on, with the same question where one was open."""
    if question.instead is None:
        return Reply(state, chime=HEARD, jump=True)
    return Reply(replace(state, question=question.instead), tuple(Text(said) for said in question.said))


def _undo(state: State) -> Reply:
    """While a script is told only settings and votes are taken back: the night itself cannot be."""
    before = state.before
    if reply := island.undo(state):
        return reply
    if before is None:
        return Reply(state, (Line("nothing-to-undo"),))
    if not state.course:
        return Reply(replace(before, last_said=state.last_said), (Line("undone"),))
    undone = _rewritten(replace(state, before=None), before.settings).state
    course = _less(_course(undone), before.course)
    votes = state.votes if state.plan.game == WOLFEN else before.votes  # they may come while the last lines are told
    return Reply(replace(undone, before=None, course=course, votes=votes), (Line("undone"),))
