"""The vote and what follows: who points at whom, which cards they hold, who dies and who wins."""

from dataclasses import replace

from games import WOLFEN, Refusal
from games.table import CHANGED_BY
from games.turns import converts
from games.verdict import Verdict, settle
from intents.commands import Accuse, Command, No, RecordVote, Resume, TellArtifact, TellCard, Undo, WhoWon, Yes
from scripts import words
from scripts.cues import People
from scripts.errors import ScriptError
from scripts.names import choose
from scripts.tellings import told_verdict
from voice.moderator import scores
from voice.moderator.course import called
from voice.moderator.lines import Line, Text
from voice.moderator.reply import Reply
from voice.moderator.state import Question, State, Told

CHANGES = ("doppelganger", "paranormal_investigator")
"""Cards that are what their holder saw."""


def reply(state: State, command: Command) -> Reply | None:
    match command:
        case RecordVote(voter, target) | Accuse(voter, target):
            return _record(state, voter, target)
        case WhoWon():
            return _missing(state)
        case TellCard(role, player) if player:
            return _told_card(state, _seat(state, player), role)
        case TellCard(role):
            return Reply(state, (Line("whose-card"),))
        case TellArtifact(artifact, player) if player:
            return _told_artifact(state, _seat(state, player), artifact)
        case TellArtifact():
            return Reply(state, (Line("whose-artifact"),))
    return None


def answer(state: State, question: Question, command: Command) -> Reply | None:
    free = replace(state, question=None)
    match question.ask, command:
        case "card", TellCard(role, player):
            return _told_card(free, _seat(state, player) if player else question.player, role)
        case "saw", TellCard(role, _):
            return _told_saw(free, question.player, role)
        case "saw", No():
            return _told_saw(free, question.player, "")
        case "side", Yes() | No():
            return _told_saw(free, question.player, "human" if isinstance(command, Yes) else "wolfen")
        case "card", No() if state.plan.game == WOLFEN:
            return Reply(free, (Line("ask-again"),))
        case "artifacts", No():
            return _verdict(free)
        case "card" | "saw" | "side" | "artifacts", Undo():
            return Reply(free, (Line("cancelled"),))
        case "go on", Yes() | Resume():
            return _missing(free)
    return None


def _missing(state: State) -> Reply:
    """What is still to be told before the verdict: votes, then cards."""
    return _next_card(state) if len(state.votes) == len(state.plan.seats) else _votes_missing(state)


def _seat(state: State, player: str) -> str:
    if not state.plan.seats:
        raise ScriptError("no-players")
    return choose("player", player, state.plan.seats)


def _called(state: State, *seats: str) -> People:
    return People(tuple(called(state, seat) for seat in seats))


def _record(state: State, voter: str, target: str) -> Reply:
    voter, target = _seat(state, voter), _seat(state, target)
    if voter == target:
        raise Refusal("vote-oneself", player=_called(state, voter).names[0])
    voted = state.changed(votes={**state.votes, voter: target})
    line = Line("vote-recorded", {"voter": _called(state, voter), "target": _called(state, target)})
    if len(voted.votes) < len(state.plan.seats) or state.course:
        return Reply(voted, (line,))
    asked = _next_card(voted)
    return replace(asked, say=(line, *asked.say))


def _votes_missing(state: State) -> Reply:
    missing = tuple(seat for seat in state.plan.seats if seat not in state.votes)
    return Reply(state, (Line("votes-missing", {"players": _called(state, *missing), "n": len(missing)}),))


def cards_told(state: State) -> Reply:
    """The cards of a long game that a person told are read out one by one, for the points."""
    teller = {state.plan.teller: Told("storyteller")} if state.plan.teller else {}
    asked = _next_card(replace(state, phase="over", course=None, cards=teller))
    return replace(asked, say=(Line("ask-points"), *asked.say))


def _next_card(state: State) -> Reply:
    """The next card that nobody has read out yet; after the last one, artifacts, and the verdict."""
    for seat in state.plan.seats:
        if seat not in state.cards:
            return Reply(
                replace(state, question=Question("card", player=seat)),
                (Line("ask-card", {"player": _called(state, seat)}),),
            )
    if state.plan.game == WOLFEN:
        return scores.counted(state)
    if "curator" in state.plan.roles:
        return Reply(replace(state, question=Question("artifacts")), (Line("ask-artifacts"),))
    return _verdict(state)


def _ask_card(state: State, seat: str) -> Reply:
    line = Line("ask-card", {"player": _called(state, seat)})
    return Reply(replace(state, question=Question("card", player=seat)), (line,))


def _told_card(state: State, seat: str, role: str) -> Reply:
    told = state.changed(cards={**state.cards, seat: Told(role)})
    if role == "lunatic":
        return Reply(replace(told, question=Question("side", player=seat)), (Line("ask-side"),))
    if role in CHANGES:
        question = Question("saw", player=seat)
        return Reply(replace(told, question=question), (Line("ask-saw", {"card": role}),))
    return _next_card(told)


def _told_saw(state: State, seat: str, role: str) -> Reply:
    card = replace(state.cards[seat], saw=role)
    return _next_card(replace(state, cards={**state.cards, seat: card}))


def _told_artifact(state: State, seat: str, artifact: str) -> Reply:
    card = state.cards.get(seat)
    if card is None:
        return Reply(
            replace(state, question=Question("card", player=seat)),
            (Line("ask-card", {"player": _called(state, seat)}),),
        )
    told = state.changed(cards={**state.cards, seat: replace(card, artifact=artifact)})
    return Reply(replace(told, question=Question("artifacts")), (Line("ask-more-artifacts"),))


def verdict(state: State) -> Verdict:
    """How it has ended, when all votes and cards are known."""
    seats = state.plan.seats
    roles = [_role(state.cards[seat]) for seat in seats]
    return settle(roles, [seats.index(state.votes[seat]) for seat in seats])


def _verdict(state: State) -> Reply:
    seats, found = state.plan.seats, verdict(state)
    dead = tuple(seats[seat] for seat in found.deaths)
    deaths = Line("settle-deaths", {"n": len(dead), "players": _called(state, *dead)})
    reason = Text(told_verdict(found, _called(state, *seats).names, words(state.settings.language)))
    return Reply(replace(state, phase="over", course=None, question=None), (deaths, reason, Line("ask-again")))


def _role(told: Told) -> str:
    """Who a player is at dawn."""
    changed = told.saw and (told.card == "doppelganger" or converts(told.saw))
    return CHANGED_BY.get(told.artifact) or (told.saw if changed else told.card)
