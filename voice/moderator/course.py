"""Finding one's way in a script that is being told."""

from dataclasses import replace
from functools import lru_cache

from scripts import Style, Words, onenight
from scripts.cues import Say, Script, Wait
from scripts.timeline import timeline
from voice.moderator.state import Course, Plan, Settings


def script_of(plan: Plan, settings: Settings, course: Course) -> Script:
    """The script that a course goes through; the same words always give the same one."""
    return _script(plan, settings.detail, settings.pace, settings.untimed, course.part, course.seconds, course.seed)


@lru_cache(maxsize=8)
def _script(plan: Plan, detail: str, pace: float, untimed: bool, part: str, seconds: int, seed: int) -> Script:
    style = Style(detail="brief" if detail == "brief" else "full", pace=pace, untimed=untimed, seed=seed)
    match part:
        case "night":
            return onenight.night(plan.roles, plan.players, plan.edition, style)
        case "day":
            return onenight.discussion(plan.roles, seconds, plan.edition, style)
        case _:
            return onenight.vote(plan.roles, plan.players, plan.edition, style)


def last_lines(script: Script, at: int) -> int:
    """Where the last lines before a cue begin: what whoever did not listen wants to hear again."""
    place = script.cues[min(at, len(script.cues) - 1)].place
    found = at
    while found >= 0 and not _says(script, found, place):
        found -= 1
    while found > 0 and _says(script, found - 1, place):
        found -= 1
    return max(found, 0)


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
    for number, moment in enumerate(timeline(script, words)[course.at :], start=course.at):
        if isinstance(moment.cue, Wait):
            length = pause_seconds(moment.cue, course) or 0.0
            if number == course.at:
                length = course.left if course.left is not None else max(0.0, (course.until or now + length) - now)
            total += length
        elif course.part == "night":
            total += moment.end - moment.start
    return total


def paced(course: Course, ratio: float, now: float) -> Course:
    """A pause that goes on at another pace."""
    until = None if course.until is None else now + (course.until - now) * ratio
    return replace(course, until=until, left=None if course.left is None else course.left * ratio)
