"""A day of the long game that the moderator itself tells: from the accusations to the execution."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from games import Refusal
from games.wolfen import Accuse, Event, Next, Table, Vote, apply
from games.wolfen.chance import draw
from games.wolfen.day import accusers, voters
from scripts.cues import Fact
from voice.moderator.lines import Line, Said
from voice.moderator.parts import accused, asked, people, read_back, told, voted
from voice.moderator.reply import Reply
from voice.moderator.state import Question, State


def table_of(state: State) -> Table:
    assert state.table is not None
    return state.table


def hat(state: State) -> Random:
    """Chance that is the same after a crash, and after something was taken back."""
    table = state.table
    moment = f"{table.number} {table.phase} {table.ballot}" if table else "deal"
    return Random(f"{state.seed} {state.games} {moment}")  # noqa: S311 (its seed nobody can guess)


def after(state: State, event: Event) -> State:
    return replace(state, table=apply(table_of(state), event))


def known(state: State, table: Table) -> State:
    """The table as it is now, with what everyone knows of it."""
    dead = tuple(dict.fromkeys(death.player for death in table.deaths))
    return replace(state, table=table, island=replace(state.island, dead=dead, out=table.out))


def undo(state: State) -> Reply | None:
    """The last accusation or vote; also where it was the one that ended them, until the next part has begun."""
    less, before = _one_less(state), state.before
    if less != state:
        return Reply(less, (Line("undone"),))
    if not before or not before.question or before.question.ask not in ("accusations", "votes"):
        return None
    if table_of(state).phase == "vote" or state.phase == "night":
        return Reply(state, (Line("nothing-to-undo"),))
    opened = replace(before, settings=state.settings, last_said=state.last_said)
    less = _one_less(opened)
    again = all_accused(less) if before.question.ask == "accusations" else all_voted(less)
    return replace(again, say=(Line("undone"), *again.say))


def _one_less(state: State) -> State:
    match table_of(state).phase:
        case "vote":
            return replace(state, votes=dict([*state.votes.items()][:-1]))
        case "accusations":
            return replace(state, accusations=dict([*state.accusations.items()][:-1]))
        case _:
            return state


def accuse(state: State, accuser: str, target: str) -> Reply:
    if table_of(state).phase != "accusations":
        raise Refusal("wolfen-not-yet")
    now = accused(state, accuser, target)
    return _read_back(now, read_back(state, "accusation-recorded", accuser, target), _everyone_accused(now))


def vote(state: State, voter: str, target: str) -> Reply:
    if table_of(state).phase != "vote":
        raise Refusal("wolfen-not-yet")
    now = voted(state, voter, target)
    line = read_back(state, "ballot-recorded", voter, target)
    return _read_back(now, line, not _missing(voters(table_of(now)), now.votes))


def _read_back(state: State, line: Line, complete: bool) -> Reply:
    """What was recorded; the last of it ends this part of the day."""
    if not complete:
        return Reply(state, (line,))
    closed = nominate(state) if state.phase == "day" else count(state)
    return replace(closed, say=(line, *closed.say))


def _missing(who: tuple[str, ...], said: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(seat for seat in who if seat not in said)


def _everyone_accused(state: State) -> bool:
    """Nobody is left to accuse, or only the one whom all the others accuse."""
    missing = _missing(accusers(table_of(state)), state.accusations)
    return not missing or (len(missing) == 1 and set(state.accusations.values()) == set(missing))


def all_accused(state: State) -> Reply:
    if _everyone_accused(state):
        return nominate(state)
    missing = _missing(accusers(table_of(state)), state.accusations)
    return asked(state, "accusations", Line("accusations-missing", _whom(state, missing)))


def all_voted(state: State) -> Reply:
    if missing := _missing(voters(table_of(state)), state.votes):
        return asked(state, "votes", Line("ballots-missing", _whom(state, missing)))
    return count(state)


def _whom(state: State, seats: tuple[str, ...]) -> dict[str, Fact]:
    return {"players": people(state, *seats), "n": len(seats)}


def nominate(state: State) -> Reply:
    """The accusations count. Between the Romantic and the Lover they do not, and nobody hears of it."""
    table = table_of(state)
    for by, player in state.accusations.items():
        if not table.lovers(by, player):
            table = apply(table, Accuse(by, player))
    table = apply(table, Next(anyway=True))
    say: tuple[Said, ...] = ()
    if table.lots:
        table, say = _lot(state, table)
    closed = _closed(state, table, "accusations")
    if table.phase != "defence":
        return day_ended(closed)
    island = replace(closed.island, nominees=table.nominees)
    return told(replace(closed, island=island), "defence", *say)


def count(state: State) -> Reply:
    """The votes count, but for those between the Romantic and the Lover."""
    table = table_of(state)
    for by, player in state.votes.items():
        if not table.lovers(by, player):
            table = apply(table, Vote(by, player))
    table = apply(table, Next(anyway=True))
    if table.phase == "vote":
        again = replace(state, table=table, votes={}, island=replace(state.island, ballot=table.ballot))
        return asked(replace(again, before=None), "votes", Line("wolfen-vote-again"))
    say: tuple[Said, ...] = ()
    if table.lots:
        table, say = _lot(state, table)
    return day_ended(_closed(state, table, "votes"), *say)


def _lot(state: State, table: Table) -> tuple[Table, tuple[Said, ...]]:
    """A tie, and whom the lot falls on."""
    assert table.lots
    drawn = draw(table, hat(replace(state, table=table)))
    facts: dict[str, Fact] = {"among": people(state, *table.lots.among), "names": people(state, *drawn.players)}
    return apply(table, drawn), (Line("lot-fell", facts),)


def _closed(state: State, table: Table, ask: str) -> State:
    """What was said has counted; it can be taken back until night falls."""
    question = Question("accusations" if ask == "accusations" else "votes")
    before = replace(state, before=None, question=question)
    return replace(state, table=table, before=before, question=None, phase="day")


def day_ended(state: State, *say: Said) -> Reply:
    """Somebody is executed, or nobody."""
    table = table_of(state)
    nominees = table.days[-1]
    evening = known(state, table)
    island = replace(evening.island, nominees=nominees, executed=table.executed if nominees else "")
    return told(replace(evening, phase="day", island=island), "execution", *say)
