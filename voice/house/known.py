"""What everyone at a table has been told so far, for whoever looks again later: no more than was said aloud."""

from typing import TypedDict

from games import WOLFEN
from games.wolfen.points import Result
from scripts import words
from scripts.cues import Say
from scripts.tellings import told_verdict
from voice.moderator import Moderator, State
from voice.moderator.ballot import verdict
from voice.moderator.course import called, last_lines


class Outcome(TypedDict):
    """How a game has ended; players by their seats."""

    deaths: list[str]
    winners: list[str]
    teams: list[str]
    reason: str


class Known(TypedDict):
    """What was said, and may be shown."""

    caption: list[str]
    """The lines of the present turn."""
    storyteller: str
    """Who tells a long game; empty until somebody has said it."""
    night: int
    """Of a long game: its nights and days are numbered."""
    accusations: dict[str, str]
    dead: list[str]
    out: list[str]
    nominees: list[str]
    result: Outcome | None


def known(moderator: Moderator) -> Known:
    state, island = moderator.state, moderator.state.island
    return {
        "caption": _caption(moderator),
        "storyteller": state.plan.storyteller,
        "night": island.number,
        "accusations": dict(state.accusations),
        "dead": list(island.dead),
        "out": list(island.out),
        "nominees": list(island.nominees),
        "result": _result(state),
    }


def _caption(moderator: Moderator) -> list[str]:
    state, script, course = moderator.state, moderator.script, moderator.state.course
    if not script or not course:
        return []
    spoken = words(state.settings.language)
    place = script.cues[min(course.at, len(script.cues) - 1)].place
    first = last_lines(script, course.at)
    said = (cue for cue in script.cues[first : course.at + 1] if isinstance(cue, Say) and cue.place == place)
    return [spoken.line(cue, script.game) for cue in said]


def _result(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    if state.plan.game == WOLFEN:
        # Where a person told it, the cards are still being read out while there is a question.
        told = state.results and state.island.winner and not state.question
        return _of_the_island(state, state.results[-1]) if told else None
    return _of_the_night(state)


def _of_the_night(state: State) -> Outcome | None:
    seats = state.plan.seats
    if not seats or not all(seat in state.votes and seat in state.cards for seat in seats) or state.question:
        return None
    found = verdict(state)
    names = [called(state, seat) for seat in seats]
    return {
        "deaths": [seats[seat] for seat in found.deaths],
        "winners": [seats[seat] for seat in found.winners],
        "teams": list(found.teams),
        "reason": told_verdict(found, names, words(state.settings.language)),
    }


def _of_the_island(state: State, result: Result) -> Outcome:
    return {
        "deaths": list(state.island.dead),
        "winners": list(result.winners),
        "teams": [state.island.winner],
        "reason": words(state.settings.language).text(f"wolfen-end-{state.island.winner}"),
    }
