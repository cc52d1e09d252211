"""Curse of the Wolfen without a Storyteller: the moderator deals, calls, counts and tells, and keeps every secret."""

from dataclasses import replace

from games import Refusal
from games.wolfen import Next, Suicide, Table, apply, start
from games.wolfen.chance import deal
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
from voice.moderator.course import called
from voice.moderator.lines import Line, Said
from voice.moderator.parts import asked, explained, people, seat_of, told
from voice.moderator.reply import Reply
from voice.moderator.scores import scores
from voice.moderator.secrets import at_present
from voice.moderator.state import Part, Question, State
from voice.moderator.trial import (
    accuse,
    after,
    all_accused,
    all_voted,
    count,
    day_ended,
    hat,
    known,
    nominate,
    table_of,
    vote,
)

BY_NOBODY = ("storyteller", "suicide")
"""Deaths that are not announced at dawn."""


def dealt(state: State) -> Reply:
    """Deals the cards; night falls when everyone has seen their own."""
    cards = deal(state.plan.seats, state.plan.roles, hat(state))
    waiting = replace(state, phase="setup", table=start(cards), course=None, question=Question("dealt"))
    return Reply(waiting, (Line("dealt"),))


def reply(state: State, command: Command) -> Reply | None:
    match command:
        case commands.Accuse(accuser, target):
            return accuse(state, accuser, target)
        case RecordVote(voter, target):
            return vote(state, voter, target)
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
            return nominate(state)
        case "votes", No() | Skip() | Resume():
            return count(state)
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
            return _dawned(state, _morning(table_of(state)))
        case "dawn":
            if table_of(state).verdict:
                return _ended(state)
            return told(replace(state, phase="day", to_explain=()), "day", *explained(state))
        case "day":
            return told(replace(after(state, Next()), phase="day", accusations={}), "accusations")
        case "accusations":
            return all_accused(state)
        case "defence":
            voting = replace(state, island=replace(state.island, ballot=1))
            return told(replace(after(voting, Next()), phase="vote", votes={}), "vote")
        case "vote":
            return all_voted(state)
        case "execution":
            return _ended(state) if table_of(state).verdict else asked(state, "next night", Line("ask-nightfall"))
        case "end":
            return _over(state)


def day_over(state: State) -> Reply:
    """No more of this part of the day: the table wants to go on."""
    part = state.course.part if state.course else "vote"
    if part in ("accusations", "vote"):
        return part_over(state, part)
    if table_of(state).phase not in ("discussion", "defence"):
        raise Refusal("wolfen-not-yet")
    return part_over(state, "day" if table_of(state).phase == "discussion" else "defence")


def night_falls(state: State) -> Reply:
    """The next night, or the first; what was done by day cannot be taken back any more."""
    island = replace(state.island, number=table_of(state).number, fallen=(), nominees=(), executed="", ballot=1)
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
    morning = known(state, table)
    return told(replace(morning, island=replace(morning.island, fallen=fallen)), "dawn", *say)


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
        return _dawned(out, table_of(out), line)
    return day_ended(out, line)


def _ended(state: State) -> Reply:
    """Somebody has won."""
    verdict = table_of(state).verdict
    assert verdict is not None
    island = replace(state.island, winner=verdict.faction)
    results = (*state.results, result(table_of(state)))
    return told(replace(state, phase="day", island=island, results=results, before=None), "end")


def _over(state: State) -> Reply:
    """The cards at last, who has won, and what that is worth."""
    table, spoken = table_of(state), words(state.settings.language)
    assert table.verdict is not None
    winners = people(state, *table.verdict.winners)
    cards: list[Said] = [
        Line("card-was", {"player": called(state, seat.name), "role": spoken.role(seat.card, state.plan.game)})
        for seat in table.seats
    ]
    won = Line("wolfen-winners", {"names": winners}) if table.verdict.winners else Line("wolfen-no-winners")
    over = replace(state, phase="over", course=None, table=None)
    return Reply(over, (*cards, won, *scores(over), Line("ask-prizes"), Line("ask-again")))
