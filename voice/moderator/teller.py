"""Curse of the Wolfen without a Storyteller: the moderator deals, calls, counts and tells, and keeps every secret."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from games import Refusal
from games.wolfen import Accuse, Event, Next, Suicide, Table, Vote, apply, start
from games.wolfen.chance import deal, draw
from games.wolfen.day import accusers, voters
from games.wolfen.points import result
from intents import commands
from intents.commands import (
    Command,
    Died,
    Execute,
    GaveAway,
    No,
    NobodyDied,
    Nominate,
    RecordVote,
    Resume,
    Skip,
    StartNight,
    StartVote,
    Undo,
    Wins,
    Yes,
)
from scripts import words
from scripts.cues import Fact
from voice.moderator.course import called
from voice.moderator.lines import Line, Said
from voice.moderator.parts import accused, asked, people, read_back, seat_of, told, voted
from voice.moderator.reply import Reply
from voice.moderator.scores import scores
from voice.moderator.secrets import at_present
from voice.moderator.state import Part, Question, State

BY_NOBODY = ("storyteller", "suicide")
"""Deaths that are not announced at dawn."""


def dealt(state: State) -> Reply:
    """Deals the cards; night falls when everyone has seen their own."""
    cards = deal(state.plan.seats, state.plan.roles, _hat(state))
    waiting = replace(state, phase="setup", table=start(cards), course=None, question=Question("dealt"))
    return Reply(waiting, (Line("dealt"),))


def reply(state: State, command: Command) -> Reply | None:
    match command:
        case commands.Accuse(accuser, target):
            return _accused(state, accuser, target)
        case RecordVote(voter, target):
            return _voted(state, voter, target)
        case GaveAway(player):
            return _ask_gave_away(state, seat_of(state, player))
        case Died() | NobodyDied() | Nominate() | Execute() | Wins():
            raise Refusal("wolfen-told-by-me")
    return None


def answer(state: State, question: Question, command: Command) -> Reply | None:
    free = replace(state, question=None)
    match question.ask, command:
        case "dealt", Yes() | StartNight(roles=(), players=None) | Resume() | Skip():
            return night_falls(state)
        case "dealt", No():
            return Reply(state, (Line("dealt"),))
        case "dealt", Undo():
            return Reply(replace(free, table=None), (Line("cancelled"),))
        case "accusations", No() | Skip() | Resume() | StartVote():
            return _nominated(state)
        case "votes", No() | Skip() | Resume():
            return _counted(state)
        case "next night", Yes() | Resume() | Skip() | StartNight(roles=(), players=None):
            return night_falls(state)
        case "next night", No():
            return Reply(state, (Line("ask-nightfall"),))
        case "gave away", Yes():
            return _gave_away(free, question.player)
        case "gave away", No() | Undo():
            return Reply(free, (Line("cancelled"),))
    return None


def part_over(state: State, part: Part) -> Reply:
    """What comes after the last cue of a part."""
    match part:
        case "night":
            return _dawned(state, _morning(_table(state)))
        case "dawn":
            return _ended(state) if _table(state).verdict else told(replace(state, phase="day"), "day")
        case "day":
            return told(replace(_after(state, Next()), phase="day", accusations={}), "accusations")
        case "accusations":
            return _all_accused(state)
        case "defence":
            voting = replace(state, island=replace(state.island, ballot=1))
            return told(replace(_after(voting, Next()), phase="vote", votes={}), "vote")
        case "vote":
            return _all_voted(state)
        case "execution":
            return _ended(state) if _table(state).verdict else asked(state, "next night", Line("ask-nightfall"))
        case "end":
            return _over(state)


def day_over(state: State) -> Reply:
    """No more of this part of the day: the table wants to go on."""
    part = state.course.part if state.course else "vote"
    if part in ("accusations", "vote"):
        return part_over(state, part)
    if _table(state).phase not in ("discussion", "defence"):
        raise Refusal("wolfen-not-yet")
    return part_over(state, "day" if _table(state).phase == "discussion" else "defence")


def undo(state: State) -> Reply | None:
    """The last accusation or vote; also where it was the one that ended them, until the next part has begun."""
    less, before = _one_less(state), state.before
    if less != state:
        return Reply(less, (Line("undone"),))
    if not before or not before.question or before.question.ask not in ("accusations", "votes"):
        return None
    if _table(state).phase == "vote" or state.phase == "night":
        return Reply(state, (Line("nothing-to-undo"),))
    opened = replace(before, settings=state.settings, last_said=state.last_said)
    again = part_over(_one_less(opened), "accusations" if before.question.ask == "accusations" else "vote")
    return replace(again, say=(Line("undone"), *again.say))


def _one_less(state: State) -> State:
    match _table(state).phase:
        case "vote":
            return replace(state, votes=dict([*state.votes.items()][:-1]))
        case "accusations":
            return replace(state, accusations=dict([*state.accusations.items()][:-1]))
        case _:
            return state


def _table(state: State) -> Table:
    assert state.table is not None
    return state.table


def _hat(state: State) -> Random:
    """Chance that is the same after a crash, and after something was taken back."""
    table = state.table
    moment = f"{table.number} {table.phase} {table.ballot}" if table else "deal"
    return Random(f"{state.seed} {state.games} {moment}")  # noqa: S311 (its seed nobody can guess)


def _after(state: State, event: Event) -> State:
    return replace(state, table=apply(_table(state), event))


def night_falls(state: State) -> Reply:
    """The next night, or the first; what was done by day cannot be taken back any more."""
    island = replace(state.island, number=_table(state).number, fallen=(), nominees=(), executed="", ballot=1)
    fresh = replace(state, phase="night", island=island, accusations={}, votes={}, before=None)
    return told(fresh, "night")


def _morning(table: Table) -> Table:
    """All were called: whoever has not chosen has chosen nothing."""
    while table.phase == "night":
        table = apply(table, Next(anyway=True))
    return table


def _dawned(state: State, table: Table, *say: Said) -> Reply:
    number = state.island.number
    tonight = (death for death in table.deaths if (death.when, death.number) == ("night", number))
    fallen = tuple(death.player for death in tonight if death.cause not in BY_NOBODY)
    known = _known(state, table)
    return told(replace(known, island=replace(known.island, fallen=fallen)), "dawn", *say)


def _known(state: State, table: Table) -> State:
    """The table as it is now, with what everyone knows of it."""
    dead = tuple(dict.fromkeys(death.player for death in table.deaths))
    return replace(state, table=table, island=replace(state.island, dead=dead, out=table.out))


def _accused(state: State, accuser: str, target: str) -> Reply:
    if _table(state).phase != "accusations":
        raise Refusal("wolfen-not-yet")
    now = accused(state, accuser, target)
    return _read_back(now, read_back(state, "accusation-recorded", accuser, target), _everyone_accused(now))


def _voted(state: State, voter: str, target: str) -> Reply:
    if _table(state).phase != "vote":
        raise Refusal("wolfen-not-yet")
    now = voted(state, voter, target)
    line = read_back(state, "ballot-recorded", voter, target)
    return _read_back(now, line, not _missing(voters(_table(now)), now.votes))


def _read_back(state: State, line: Line, complete: bool) -> Reply:
    """What was recorded; the last of it ends this part of the day."""
    if not complete:
        return Reply(state, (line,))
    closed = _nominated(state) if state.phase == "day" else _counted(state)
    return replace(closed, say=(line, *closed.say))


def _missing(who: tuple[str, ...], said: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(seat for seat in who if seat not in said)


def _everyone_accused(state: State) -> bool:
    """Nobody is left to accuse, or only the one whom all the others accuse."""
    missing = _missing(accusers(_table(state)), state.accusations)
    return not missing or (len(missing) == 1 and set(state.accusations.values()) == set(missing))


def _all_accused(state: State) -> Reply:
    if _everyone_accused(state):
        return _nominated(state)
    missing = _missing(accusers(_table(state)), state.accusations)
    return asked(state, "accusations", Line("accusations-missing", _whom(state, missing)))


def _all_voted(state: State) -> Reply:
    if missing := _missing(voters(_table(state)), state.votes):
        return asked(state, "votes", Line("ballots-missing", _whom(state, missing)))
    return _counted(state)


def _whom(state: State, seats: tuple[str, ...]) -> dict[str, Fact]:
    return {"players": people(state, *seats), "n": len(seats)}


def _nominated(state: State) -> Reply:
    """The accusations count. Between the Romantic and the Lover they do not, and nobody hears of it."""
    table = _table(state)
    for by, player in state.accusations.items():
        if not table.lovers(by, player):
            table = apply(table, Accuse(by, player))
    table = apply(table, Next(anyway=True))
    say: tuple[Said, ...] = ()
    if table.lots:
        table, say = _lot(state, table)
    closed = _closed(state, table, "accusations")
    if table.phase != "defence":
        return _day_ended(closed)
    island = replace(closed.island, nominees=table.nominees)
    return told(replace(closed, island=island), "defence", *say)


def _counted(state: State) -> Reply:
    """The votes count, but for those between the Romantic and the Lover."""
    table = _table(state)
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
    return _day_ended(_closed(state, table, "votes"), *say)


def _lot(state: State, table: Table) -> tuple[Table, tuple[Said, ...]]:
    """A tie, and whom the lot falls on."""
    assert table.lots
    drawn = draw(table, _hat(replace(state, table=table)))
    facts: dict[str, Fact] = {"among": people(state, *table.lots.among), "names": people(state, *drawn.players)}
    return apply(table, drawn), (Line("lot-fell", facts),)


def _closed(state: State, table: Table, ask: str) -> State:
    """What was said has counted; it can be taken back until night falls."""
    question = Question("accusations" if ask == "accusations" else "votes")
    before = replace(state, before=None, question=question)
    return replace(state, table=table, before=before, question=None, phase="day")


def _day_ended(state: State, *say: Said) -> Reply:
    """Somebody is executed, or nobody."""
    table = _table(state)
    nominees = table.days[-1]
    known = _known(state, table)
    island = replace(known.island, nominees=nominees, executed=table.executed if nominees else "")
    return told(replace(known, phase="day", island=island), "execution", *say)


def _ask_gave_away(state: State, seat: str) -> Reply:
    if seat in state.island.out:
        raise Refusal("wolfen-out", player=called(state, seat))
    question = Question("gave away", player=seat)
    line = Line("ask-gave-away", {"player": called(state, seat)})
    return Reply(replace(state, question=question), (line,), hold=True)


def _gave_away(state: State, seat: str) -> Reply:
    """Out, and the phase ends: a night with what was chosen so far, a day with nobody executed."""
    table = at_present(state)
    assert table is not None
    out = replace(state, table=apply(table, Suicide(seat)), before=None)
    line = Line("wolfen-told-all", {"player": called(state, seat)})
    if state.phase == "night":
        return _dawned(out, _table(out), line)
    return _day_ended(out, line)


def _ended(state: State) -> Reply:
    """Somebody has won."""
    verdict = _table(state).verdict
    assert verdict is not None
    island = replace(state.island, winner=verdict.faction)
    results = (*state.results, result(_table(state)))
    return told(replace(state, phase="day", island=island, results=results, before=None), "end")


def _over(state: State) -> Reply:
    """The cards at last, who has won, and what that is worth."""
    table, spoken = _table(state), words(state.settings.language)
    assert table.verdict is not None
    winners = people(state, *table.verdict.winners)
    cards: list[Said] = [
        Line("card-was", {"player": called(state, seat.name), "role": spoken.role(seat.card, state.plan.game)})
        for seat in table.seats
    ]
    won = Line("wolfen-winners", {"names": winners}) if table.verdict.winners else Line("wolfen-no-winners")
    over = replace(state, phase="over", course=None, table=None)
    return Reply(over, (*cards, won, *scores(over), Line("ask-prizes"), Line("ask-again")))
