"""Curse of the Wolfen: a person tells it and says aloud what everyone may know, or the moderator itself does."""

from dataclasses import replace

from games import WOLFEN, Refusal
from intents.commands import (
    Accuse,
    Command,
    Died,
    Execute,
    GaveAway,
    No,
    NobodyDied,
    Nominate,
    RecordVote,
    WhoWon,
    Wins,
    Yes,
)
from voice.moderator import ballot, teller, trial
from voice.moderator.course import called
from voice.moderator.lines import Line
from voice.moderator.parts import accused, asked, explained, living, read_back, seat_of, tally, told, voted
from voice.moderator.reply import Reply
from voice.moderator.state import Part, Question, State

NOMINEES = 2


def reply(state: State, command: Command) -> Reply | None:
    if state.plan.game != WOLFEN or state.phase in ("setup", "over"):
        return None
    if isinstance(command, WhoWon):
        return Reply(state, (Line("not-now", {"phase": state.phase}),))
    return teller.reply(state, command) if state.table else _reply(state, command)


def _reply(state: State, command: Command) -> Reply | None:
    match command:
        case Died(players):
            return _died(state, tuple(living(state, player) for player in players))
        case NobodyDied():
            return _died(state, ())
        case Accuse(accuser, target):
            return Reply(accused(state, accuser, target), (read_back(state, "accusation-recorded", accuser, target),))
        case Nominate(players):
            return _nominated(state, tuple(living(state, player) for player in players))
        case RecordVote(voter, target):
            return Reply(voted(state, voter, target), (read_back(state, "ballot-recorded", voter, target),))
        case Execute(player):
            return _executed(state, living(state, player))
        case GaveAway(player):
            return _gave_away(state, seat_of(state, player))
        case Wins(faction):
            return told(replace(state, island=replace(state.island, winner=faction)), "end")
    return None


def answer(state: State, question: Question, command: Command) -> Reply | None:
    if state.table:
        return teller.answer(state, question, command)
    match question.ask, command:
        case "deaths", No():
            return _died(state, ())
        case "next night", Yes():
            island = replace(state.island, number=state.island.number + 1, fallen=(), nominees=(), executed="")
            return told(replace(state, phase="night", island=island, accusations={}, votes={}), "night")
        case "next night", No():
            return asked(state, "winner")
    return None


def part_over(state: State, part: Part) -> Reply:
    """What comes after the last cue of a part: the next part, or what only the Storyteller can say."""
    if state.table:
        return teller.part_over(state, part)
    match part:
        case "night":
            return told(state, "dawn") if state.island.number == 1 else asked(state, "deaths")
        case "dawn":
            return told(replace(state, phase="day", to_explain=()), "day", *explained(state))
        case "day":
            return told(replace(state, accusations={}), "accusations")
        case "accusations":
            return asked(state, "nominees", *tally(state, state.accusations), Line("ask-nominees"))
        case "defence":
            return told(replace(state, phase="vote", votes={}), "vote")
        case "vote":
            return asked(state, "executed", *tally(state, state.votes), Line("ask-executed"))
        case "execution":
            return asked(state, "next night")
        case "end":
            return ballot.cards_told(state)


def day_over(state: State) -> Reply:
    """The table has talked enough."""
    return teller.day_over(state) if state.table else part_over(state, "day")


def undo(state: State) -> Reply | None:
    """An accusation or a vote that was the last thing said; None where there is none."""
    if state.plan.game != WOLFEN or not state.course:
        return None
    if state.table:
        return trial.undo(state)
    said = {"accusations": state.accusations, "vote": state.votes}.get(state.course.part)
    if not said:
        return None
    less = dict([*said.items()][:-1])
    changed = replace(state, votes=less) if state.course.part == "vote" else replace(state, accusations=less)
    return Reply(changed, (Line("undone"),))


def _died(state: State, players: tuple[str, ...]) -> Reply:
    if state.phase != "night" or state.island.number == 1:
        raise Refusal("wolfen-no-deaths-now")
    island = replace(state.island, fallen=players, dead=(*state.island.dead, *players))
    return told(state.changed(island=island), "dawn")


def _nominated(state: State, players: tuple[str, ...]) -> Reply:
    if len(players) == 1:  # accused by everyone
        return _executed(state, players[0])
    if len(set(players)) != NOMINEES:
        raise Refusal("nominees")
    return told(state.changed(phase="day", island=replace(state.island, nominees=players)), "defence")


def _executed(state: State, player: str) -> Reply:
    """One of the two nominees, or whom everyone accused."""
    nominees = state.island.nominees
    if nominees and player not in nominees:
        raise Refusal("wolfen-not-nominated", player=called(state, player))
    island = replace(state.island, executed=player, dead=(*state.island.dead, player), nominees=nominees or (player,))
    return told(state.changed(phase="day", island=island), "execution")


def _gave_away(state: State, player: str) -> Reply:
    """Out, and the phase ends: the Storyteller tells who died besides, or nobody is executed."""
    if player in state.island.out:
        raise Refusal("wolfen-out", player=called(state, player))
    dead = tuple(dict.fromkeys((*state.island.dead, player)))
    island = replace(state.island, out=(*state.island.out, player), dead=dead)
    line = Line("wolfen-told-all", {"player": called(state, player)})
    if state.phase == "night":
        return asked(state.changed(island=island), "deaths", line, Line("ask-deaths"))
    island = replace(island, nominees=(), executed="")
    return told(state.changed(phase="day", island=island), "execution", line)
