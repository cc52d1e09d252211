"""A secret choice as it is typed: “Ana”, “jinx Bo”, “nothing”."""

from dataclasses import replace
from functools import cache

from games import GameError
from games.wolfen import Hunt, Table
from scripts import languages, words
from scripts.wolfen_words import read_step
from voice.moderator.secrets import NOTHING, Choice, at_present, choice_of, role_called
from voice.moderator.state import State


def typed(state: State, text: str) -> list[tuple[str, Choice]] | None:
    """A line as the choice of the role that is called, once for each who makes it: for nobody where all are dead.

    None where the line is no choice at all.
    """
    role, table = role_called(state), at_present(state)
    if table is None or not role:
        return None
    try:
        choice = _read(state, table, role, text.split())
    except GameError:
        return None
    seats = table.wolfen if role == "wolfen" else tuple(seat for seat in table.living if table.card(seat) == role)
    return [(seat, choice) for seat in seats]


def _read(state: State, table: Table, role: str, said: list[str]) -> Choice:
    if any(" ".join(said).casefold() == words(each).text("secret-offer-nothing") for each in languages()):
        return NOTHING
    spell, who = (said[:1], said[1:]) if role == "magus" else ([], said)
    player = " ".join(who)
    seat = next(
        (seat for seat in state.plan.seats if not state.plan.names and player.casefold() in _calls(seat)), player
    )
    (event,) = read_step((role, *spell, *([seat] if seat else ())), table, state.settings.language)
    choice = choice_of(replace(event, by="") if isinstance(event, Hunt) else event, "")
    return choice or NOTHING


@cache
def _calls(seat: str) -> set[str]:
    """What a seat without a name may be called: "player two", "player 2", "2"."""
    spelt = [words(language).text("seat", {"n": int(seat)}).casefold() for language in languages()]
    return {seat, *spelt, *(f"{each.split()[0]} {seat}" for each in spelt)}
