"""The points of an evening of long games."""

from dataclasses import replace

from games.wolfen.points import check, standings
from intents.commands import Award, Command, Scores
from scripts import words
from scripts.cues import People
from scripts.names import choose
from voice.moderator.lines import Line, Said
from voice.moderator.reply import Reply
from voice.moderator.state import State


def reply(state: State, command: Command) -> Reply | None:
    match command:
        case Scores():
            return Reply(state, (scores(state),))
        case Award(player, prize) if state.results:
            *earlier, last = state.results
            seat = choose("player", player, last.players)
            voted = replace(last, role_player=seat) if prize == "role_player" else replace(last, most_fun=seat)
            check(voted)
            line = Line("award", {"player": _player(state, seat), "prize": prize})
            return Reply(state.changed(results=(*earlier, voted)), (line,))
        case Award():
            return Reply(state, (Line("no-scores"),))
    return None


def scores(state: State) -> Said:
    """Everyone who has played tonight, the most points first."""
    if not state.results:
        return Line("no-scores")
    spoken = words(state.settings.language)
    each = (
        spoken.text("score-of", {"player": _player(state, standing.player), "points": standing.points})
        for standing in standings(state.results)
    )
    return Line("scores", {"list": People(tuple(each)), "games": len(state.results)})


def _player(state: State, seat: str) -> str:
    """As people call them; a table may have got names after some games."""
    return words(state.settings.language).text("seat", {"n": int(seat)}) if seat.isdigit() else seat
