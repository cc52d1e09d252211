"""Going from one part of a game to the next; what both ways to tell a long one share."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from games import Refusal, game
from games.catalogue import GAMES
from scripts import words
from scripts.cues import Fact, People
from scripts.names import choose
from voice.moderator.course import called
from voice.moderator.lines import Line, Said, Text
from voice.moderator.reply import Reply
from voice.moderator.state import Ask, Course, Part, Question, State

QUESTIONS: Mapping[Ask, str] = {
    "deaths": "ask-deaths",
    "nominees": "ask-nominees",
    "executed": "ask-executed",
    "next night": "ask-next-night",
    "winner": "ask-winner",
}


def told(state: State, part: Part, *say: Said) -> Reply:
    """The next part is told, after what there is to say about the last one."""
    course = Course(part, seed=state.games * 100 + state.island.number)
    return Reply(replace(state, question=None, held=False, course=course), say, jump=True)


def asked(state: State, ask: Ask, *say: Said) -> Reply:
    """Nothing goes on until this is answered."""
    return Reply(replace(state, question=Question(ask)), say or (Line(QUESTIONS[ask]),), hold=True)


def role_help(role: str, state: State) -> Said:
    """What a role does."""
    spoken = words(state.settings.language)
    # People ask about the roles of the other game, too; what both have is told as it is here.
    game_id = next(each for each in (state.plan.game, *GAMES) if role in game(each).roles)
    return Text(spoken.help(role, game_id))


def explained(state: State) -> tuple[Said, ...]:
    """The roles that were asked about at night, when rules had to wait."""
    return tuple(role_help(role, state) for role in state.to_explain)


def people(state: State, *seats: str) -> People:
    """Players as they are called."""
    return People(tuple(called(state, seat) for seat in seats))


def seat_of(state: State, player: str) -> str:
    return choose("player", player, state.plan.seats)


def living(state: State, player: str) -> str:
    """The seat of somebody who is alive, as far as everyone knows."""
    seat = seat_of(state, player)
    if seat in state.island.dead:
        raise Refusal("wolfen-target-dead", player=called(state, seat))
    return seat


def recorded(said: Mapping[str, str], by: str, player: str) -> dict[str, str]:
    """What was said before, and this last; whoever says something else has changed their mind."""
    return {**{each: other for each, other in said.items() if each != by}, by: player}


def accused(state: State, accuser: str, target: str) -> State:
    """Somebody living or a Ghost suspects another."""
    by, player = seat_of(state, accuser), living(state, target)
    if by in state.island.out:
        raise Refusal("wolfen-out", player=called(state, by))
    if by == player:
        raise Refusal("wolfen-accuse-self", player=called(state, by))
    return replace(state, accusations=recorded(state.accusations, by, player))


def voted(state: State, voter: str, target: str) -> State:
    """Somebody living who is not nominated votes for a nominee's execution."""
    by, player = seat_of(state, voter), seat_of(state, target)
    if by in state.island.dead:
        raise Refusal("wolfen-dead-voter", player=called(state, by))
    if by in state.island.nominees:
        raise Refusal("wolfen-nominee-voter", player=called(state, by))
    if player not in state.island.nominees:
        raise Refusal("wolfen-not-nominated", player=called(state, player))
    return replace(state, votes=recorded(state.votes, by, player))


def read_back(state: State, key: str, by: str, player: str) -> Line:
    facts: dict[str, Fact] = {"by": people(state, seat_of(state, by)), "player": people(state, seat_of(state, player))}
    return Line(key, facts)


def tally(state: State, said: Mapping[str, str]) -> tuple[Said, ...]:
    """How many are for whom, the most first; nothing where nobody has said anything."""
    if not said:
        return ()
    spoken = words(state.settings.language)
    counted = (
        spoken.text("tally-of", {"player": called(state, seat), "n": n})
        for seat, n in Counter(said.values()).most_common()
    )
    return (Line("tally", {"list": People(tuple(counted))}),)
