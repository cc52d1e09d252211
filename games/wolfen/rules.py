"""A game from its deal to its verdict: one event after the other."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import assert_never

from games.errors import Refusal
from games.wolfen import day, night
from games.wolfen.events import Accuse, Bless, Count, Drawn, Event, Hunt, Jinx, Next, Point, Side, Suicide, Vote
from games.wolfen.table import Death, Seat, Table, sit_down


def start(seats: Sequence[Seat]) -> Table:
    """The cards are dealt, and the first night begins."""
    return night.begin(sit_down(seats), 1)


def replay(seats: Sequence[Seat], events: Iterable[Event]) -> Table:
    """The table after these events; an undone event is one that is left out."""
    table = start(seats)
    for event in events:
        table = apply(table, event)
    return table


def apply(table: Table, event: Event) -> Table:
    """The table after an event; what the rules do not allow is refused, and nothing of it happens."""
    if table.verdict:
        raise Refusal("wolfen-over")
    match event:
        case Point() | Bless() | Jinx() | Side() | Hunt():
            return night.act(table, event)
        case Accuse() | Vote() | Count() | Drawn():
            return day.act(table, event)
        case Suicide():
            return _suicide(table, event.player)
        case Next():
            return _next(table, anyway=event.anyway)
        case _:
            assert_never(event)


def _next(table: Table, *, anyway: bool) -> Table:
    match table.phase:
        case "night":
            return night.go_on(table, anyway=anyway)
        case "discussion":
            return replace(table, phase="accusations")
        case "accusations":
            return day.close_accusations(table, anyway=anyway)
        case "defence":
            return day.open_vote(table)
        case "vote":
            return day.close_vote(table, anyway=anyway)
        case "draw":
            raise Refusal("wolfen-draw-first")
        case "over":
            raise Refusal("wolfen-over")


def _suicide(table: Table, player: str) -> Table:
    """The player is out, and the phase ends: a night with what was chosen so far, a day with nobody executed."""
    if table.card(player) == "storyteller":
        raise Refusal("wolfen-storyteller-apart")
    if player in table.out:
        raise Refusal("wolfen-out", player=player)
    at_night = table.phase == "night"
    death = Death(player, "night" if at_night else "day", table.number, "suicide")
    picks = {hunter: victim for hunter, victim in table.picks.items() if hunter != player}
    left = replace(table, deaths=(*table.deaths, death), picks=picks)
    return night.dawn(left) if at_night else day.end(replace(left, days=(*left.days, ())))
