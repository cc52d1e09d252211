"""Finding one's way in a script that is being told."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from games import WOLFEN
from scripts import Style, Words, onenight, wolfen, words
from scripts.cues import Say, Script, Wait
from scripts.timeline import Moment, timeline
from voice.moderator.state import Course, Island, Part, Plan, Settings, State


def script_of(state: State, course: Course | None = None, settings: Settings | None = None) -> Script:
    """The script that a course goes through; the same state always gives the same one."""
    course = course or state.course
    assert course is not None
    wishes = settings or state.settings
    style = Style(wishes.detail, wishes.pace, wishes.untimed, course.seed)
    return _script(state.plan, _named(state), style, course.part, course.seconds)


def called(state: State, seat: str) -> str:
    """A player as people say it: by name, or "player one"."""
    return seat if state.plan.names else words(state.settings.language).text("seat", {"n": int(seat)})


def _named(state: State) -> Island:
    """What everyone knows, with players as they are called."""
    island = state.island
    return replace(
        island,
        fallen=tuple(called(state, seat) for seat in island.fallen),
        nominees=tuple(called(state, seat) for seat in island.nominees),
        executed=called(state, island.executed) if island.executed else "",
    )


@lru_cache(maxsize=512)  # a house may have hundreds of tables
def _script(plan: Plan, island: Island, style: Style, part: Part, seconds: int) -> Script:
    if plan.game == WOLFEN:
        return _of_the_island(plan, island, style, part, seconds)
    match part:
        case "night":
            return onenight.night(plan.roles, plan.players, plan.edition, style)
        case "day":
            return onenight.discussion(plan.roles, seconds, plan.edition, style)
        case _:
            return onenight.vote(plan.roles, plan.players, plan.edition, style)


def _of_the_island(plan: Plan, island: Island, style: Style, part: Part, seconds: int) -> Script:
    cards, edition = plan.roles, plan.edition
    survivors = max(1, len(plan.seats) - ("storyteller" in cards) - len(island.dead))
    match part:
        case "night":
            return wolfen.night(cards, island.number, edition, style)
        case "dawn":
            return wolfen.dawn(cards, island.number, island.fallen, edition, style)
        case "day":
            return wolfen.discussion(cards, survivors, edition, style, seconds=seconds or None)
        case "accusations":
            return wolfen.accusations(cards, len(plan.seats), edition, style)
        case "defence":
            return wolfen.defence(cards, island.nominees, edition, style)
        case "vote":
            return wolfen.vote(cards, survivors, edition, style)
        case "execution":
            unanimous = len(island.nominees) < 2
            return wolfen.execution(cards, island.executed, edition, style, unanimous=unanimous)
        case "end":
            winner: Any = island.winner
            return wolfen.end(cards, winner, edition, style)


def last_lines(script: Script, at: int) -> int:
    """Where the last lines before a cue begin: what whoever did not listen wants to hear again."""
    place = script.cues[min(at, len(script.cues) - 1)].place
    found = at
    while found >= 0 and not _says(script, found, place):
        found -= 1
    if found < 0:
        return at  # a turn that has only sounded its signal so far
    while found > 0 and _says(script, found - 1, place):
        found -= 1
    return found


def _says(script: Script, at: int, place: object) -> bool:
    return at < len(script.cues) and isinstance(script.cues[at], Say) and script.cues[at].place == place


def next_call(script: Script, at: int) -> str | None:
    """Whose turn comes after the present one."""
    now = script.cues[at].place if at < len(script.cues) else None
    for cue in script.cues[at:]:
        if cue.place != now and cue.place.role:
            return cue.place.role
    return None


def same_place(old: Script, at: int, new: Script) -> int:
    """The cue of a script that was written anew at which to go on: the first from there on that both have."""
    known = {sign: number for number, sign in enumerate(_signs(new))}
    return next((known[sign] for sign in _signs(old)[at:] if sign in known), len(new.cues))


def _signs(script: Script) -> list[tuple[object, ...]]:
    """What each cue is, however much is said: a line by its key, a pause or signal by its number from the end."""
    signs: list[tuple[object, ...]] = []
    for cue in reversed(script.cues):
        key = cue.key.removesuffix(".brief") if isinstance(cue, Say) else type(cue).__name__
        signs.append((cue.place, key, sum(sign[:2] == (cue.place, key) for sign in signs)))
    return signs[::-1]


def pause_seconds(wait: Wait, course: Course) -> float | None:
    """How long a pause is, with all the time that was asked for."""
    if wait.seconds is None:
        return None
    return wait.seconds if wait.exact else wait.seconds + course.extra


def seconds_left(script: Script, course: Course, words: Words, now: float) -> float:
    """What is still to come of a script, by the clock."""
    total = 0.0
    moments = moments_of(script, words)
    for number, cue in enumerate(script.cues[course.at :], start=course.at):
        if isinstance(cue, Wait):
            length = pause_seconds(cue, course) or 0.0
            if number == course.at:
                length = course.left if course.left is not None else max(0.0, (course.until or now + length) - now)
            total += length
        elif course.part == "night":
            total += moments[number].end - moments[number].start
    return total


@lru_cache(maxsize=512)  # looked at for every cue, at every table
def moments_of(script: Script, words: Words) -> tuple[Moment, ...]:
    """The timeline of a script: each cue with its line and an estimate of its time."""
    return tuple(timeline(script, words))


def paced(course: Course, ratio: float, now: float) -> Course:
    """A pause that goes on at another pace."""
    until = None if course.until is None else now + (course.until - now) * ratio
    return replace(course, until=until, left=None if course.left is None else course.left * ratio)
