"""Curse of the Wolfen told by a person: the Storyteller says aloud what everyone may know, and the game goes on."""

from dataclasses import replace

from games import WOLFEN, Refusal
from intents.commands import Command, Died, Execute, No, NobodyDied, Nominate, Wins, Yes
from scripts.names import choose
from voice.moderator.course import called
from voice.moderator.lines import Line
from voice.moderator.reply import Reply
from voice.moderator.state import Ask, Course, Part, Question, State

NOMINEES = 2


def reply(state: State, command: Command) -> Reply | None:
    if state.plan.game != WOLFEN:
        return None
    match command:
        case Died(players):
            return _died(state, tuple(_living(state, player) for player in players))
        case NobodyDied():
            return _died(state, ())
        case Nominate(players):
            return _nominated(state, tuple(_living(state, player) for player in players))
        case Execute(player):
            return _executed(state, _living(state, player))
        case Wins(faction):
            return _told(replace(state, island=replace(state.island, winner=faction)), "end")
    return None


def answer(state: State, question: Question, command: Command) -> Reply | None:
    match question.ask, command:
        case "deaths", No():
            return _died(state, ())
        case "next night", Yes():
            island = replace(state.island, number=state.island.number + 1, fallen=(), nominees=(), executed="")
            return _told(replace(state, phase="night", island=island), "night")
        case "next night", No():
            return _ask(state, "winner")
    return None


def part_over(state: State, part: Part) -> Reply:
    """What comes after the last cue of a part: the next part, or what only the Storyteller can say."""
    match part:
        case "night":
            return _told(state, "dawn") if state.island.number == 1 else _ask(state, "deaths")
        case "dawn":
            return _told(replace(state, phase="day"), "day")
        case "day":
            return _told(state, "accusations")
        case "accusations":
            return _ask(state, "nominees")
        case "defence":
            return _told(replace(state, phase="vote"), "vote")
        case "vote":
            return _ask(state, "executed")
        case "execution":
            return _ask(state, "next night")
        case "end":
            return Reply(replace(state, phase="over", course=None), (Line("ask-again"),))


QUESTIONS = {
    "deaths": "ask-deaths",
    "nominees": "ask-nominees",
    "executed": "ask-executed",
    "next night": "ask-next-night",
    "winner": "ask-winner",
}


def _ask(state: State, ask: Ask) -> Reply:
    return Reply(replace(state, question=Question(ask)), (Line(QUESTIONS[ask]),), hold=True)


def _told(state: State, part: Part) -> Reply:
    seed = state.games * 100 + state.island.number
    return Reply(replace(state, question=None, held=False, course=Course(part, seed=seed)), jump=True)


def _living(state: State, player: str) -> str:
    seat = choose("player", player, state.plan.seats)
    if seat in state.island.dead:
        raise Refusal("wolfen-target-dead", player=called(state, seat))
    return seat


def _died(state: State, players: tuple[str, ...]) -> Reply:
    if state.phase != "night" or state.island.number == 1:
        raise Refusal("wolfen-no-deaths-now")
    island = replace(state.island, fallen=players, dead=(*state.island.dead, *players))
    return _told(state.changed(island=island), "dawn")


def _nominated(state: State, players: tuple[str, ...]) -> Reply:
    if len(players) == 1:  # accused by everyone
        return _executed(state, players[0])
    if len(set(players)) != NOMINEES:
        raise Refusal("nominees")
    return _told(state.changed(phase="day", island=replace(state.island, nominees=players)), "defence")


def _executed(state: State, player: str) -> Reply:
    """One of the two nominees, or whom everyone accused."""
    nominees = state.island.nominees
    if nominees and player not in nominees:
        raise Refusal("wolfen-not-nominated", player=called(state, player))
    island = replace(state.island, executed=player, dead=(*state.island.dead, player), nominees=nominees or (player,))
    return _told(state.changed(phase="day", island=island), "execution")
