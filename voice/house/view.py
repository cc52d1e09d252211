"""How a table stands, as JSON that anybody may see: nothing in it tells who holds what."""

from functools import lru_cache
from itertools import groupby
from typing import Literal

from scripts import Words, words
from scripts.cues import Script
from scripts.page import heading
from voice.house.shapes import Call, Liking, Remaining, TableView
from voice.moderator import Moderator, State
from voice.moderator.course import called, seconds_left
from voice.moderator.lines import told
from voice.moderator.running import hint


def view(code: str, moderator: Moderator, now: float) -> TableView:
    """Everything that a page or a speaker shows of a table."""
    state, script = moderator.state, moderator.script
    spoken, plan = words(state.settings.language), state.plan
    return {
        "code": code,
        "phase": state.phase,
        "part": state.course.part if state.course else None,
        "held": state.held,
        "game": plan.game,
        "roles": list(plan.roles),
        "players": plan.players,
        "seats": [{"id": seat, "name": called(state, seat)} for seat in plan.seats],
        "question": state.question.ask if state.question else None,
        "about": state.question.player if state.question else "",
        "last_said": list(state.last_said),
        "hint": told(hint(state), spoken, plan.game),
        "timeline": _timeline(state, script, spoken),
        "clock": _clock(state, script, spoken, now),
        "votes": dict(state.votes),
        "cards": {seat: card.card for seat, card in state.cards.items()},
        "settings": _settings(state),
        "games": state.games,
    }


def _settings(state: State) -> Liking:
    settings = state.settings
    return {
        "language": settings.language,
        "detail": settings.detail,
        "pace": settings.pace,
        "volume": settings.volume,
        "minutes": settings.minutes,
    }


def _timeline(state: State, script: Script | None, spoken: Words) -> list[Call]:
    """The calls of the script that is being told, and where it is among them."""
    if not script or not state.course:
        return []
    rows: list[Call] = []
    at = 0
    for title, role, end in _calls(script, spoken):
        when: Literal["past", "now", "to come"] = (
            "past" if end <= state.course.at else "now" if at <= state.course.at else "to come"
        )
        rows.append({"title": title, "role": role, "when": when})
        at = end
    return rows


@lru_cache(maxsize=512)  # told at every cue to whoever follows
def _calls(script: Script, spoken: Words) -> tuple[tuple[str, str | None, int], ...]:
    """The title of each call, its role, and where the next begins."""
    calls, end = [], 0
    for place, cues in groupby(script.cues, key=lambda cue: cue.place):
        end += len(list(cues))
        calls.append((heading(place, script.game, spoken), place.role, end))
    return tuple(calls)


def _clock(state: State, script: Script | None, spoken: Words, now: float) -> Remaining | None:
    """What is left of the night or the discussion; by day to the second."""
    course = state.course
    if not course or not script:
        return None
    left = seconds_left(script, course, spoken, now)
    return {"seconds": round(left, 1), "exact": course.part == "day", "runs": not (state.held or state.question)}
