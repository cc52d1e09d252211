"""What may happen now: everything a door could offer."""

from collections.abc import Iterator
from itertools import combinations

from games.wolfen import day, night
from games.wolfen.events import Accuse, Bless, Drawn, Event, Hunt, Jinx, Next, Point, Side, Suicide, Vote
from games.wolfen.table import Table


def legal(table: Table) -> tuple[Event, ...]:
    """Every event that the rules allow now, but for tokens counted without names and for going on `anyway`."""
    if table.verdict:
        return ()
    return (*choices(table), *(Suicide(name) for name in table.names if _may_tell(table, name)))


def choices(table: Table) -> tuple[Event, ...]:
    """The same without those who give their role away."""
    match table.phase:
        case "night":
            return (*_at_night(table), *(() if night.still_to_choose(table) else (Next(),)))
        case "accusations":
            waiting = day.still_to_accuse(table)
            accusations = (Accuse(by, accused) for by in waiting for accused in day.suspects(table, by))
            return (*accusations, *((Next(),) if not waiting or day.unanimous(table) else ()))
        case "draw":
            assert table.lots
            return tuple(Drawn(players) for players in combinations(table.lots.among, table.lots.take))
        case "vote":
            votes = (
                Vote(voter, nominee)
                for voter in day.still_to_vote(table)
                for nominee in table.nominees
                if not table.lovers(voter, nominee)
            )
            return tuple(votes) or (Next(),)
        case "over":
            return ()
        case _:
            return (Next(),)


def _at_night(table: Table) -> Iterator[Event]:
    role, later = table.turn, table.number > 1
    if role == "wolfen":
        yield from _hunts(table) if later else ()
    elif not table.acts(role):
        return
    elif role == "magus":
        yield from _spells(table) if later else ()
    elif role == "romantic":
        yield from (Point(role, name) for name in night.targets(table, role) if not table.lover)
    elif role == "lunatic" and not table.side:
        yield from (Side("human"), Side("wolfen"))
    elif role in night.POINTING and later and role not in table.choices:
        yield from (Point(role, name) for name in night.targets(table, role))


def _spells(table: Table) -> Iterator[Event]:
    if "bless" not in table.spells:
        yield Bless()
    if "jinx" not in table.spells:
        yield from (Jinx(name) for name in table.living)


def _hunts(table: Table) -> Iterator[Event]:
    for victim in table.living:
        if table.wolfen and not table.picks:
            yield Hunt(victim)
        yield from (Hunt(victim, hunter) for hunter in table.wolfen if hunter not in table.picks)


def _may_tell(table: Table, name: str) -> bool:
    return name not in table.out and table.card(name) != "storyteller"
