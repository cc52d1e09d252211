"""What happened, in words: what a player learned at night, and why a game ended as it did."""

from collections.abc import Iterator, Sequence
from functools import reduce

from games import ONENIGHT
from games.deck import CENTER
from games.learned import Learned, SawArtifact, SawCard, SawPlayers
from games.table import Seat
from games.verdict import Verdict
from scripts.cues import Fact, People
from scripts.words import Words

WINS = {"village": "verdict-village", "werewolf": "verdict-werewolf", "vampire": "verdict-vampire"}


def told_learned(learned: Learned, names: Sequence[str], words: Words) -> str:
    """One sentence for the player alone."""
    match learned:
        case SawCard(seat, place, card):
            role = words.role(card, ONENIGHT)
            if place == seat:
                return words.text("learned-own", {"card": role})
            if place < len(names):
                return words.text("learned-player", {"player": names[place], "card": role})
            if place - len(names) < CENTER:
                return words.text("learned-center", {"place": place - len(names), "card": role})
            return words.text("learned-center-werewolf", {"card": role})
        case SawPlayers(_, role, players):
            key = "learned-masons" if role == "mason" else "learned-werewolves"
            return words.text(key, {"n": len(players), "players": _people(players, names)})
        case SawArtifact(_, artifact):
            return words.text("learned-artifact", {"artifact": words.text(f"artifact-{artifact}")})


def told_verdict(verdict: Verdict, names: Sequence[str], words: Words) -> str:
    """One sentence for everybody: who wins, and why."""
    because = reduce(
        lambda done, more: words.text("because-and", {"first": done, "second": more}),
        [words.text(key, _counted(players, names)) for key, players in _reasons(verdict)],
    )
    return words.text("verdict", {"winner": _winner(verdict, words), "because": because})


def _winner(verdict: Verdict, words: Words) -> str:
    tanners = {"n": len(verdict.dead("tanner"))}
    match [team for team in verdict.teams if team != "tanner"]:
        case [] if "tanner" in verdict.teams:
            return words.text("verdict-tanner", tanners)
        case []:
            return words.text("verdict-nobody")
        case ["werewolf"] if not verdict.werewolves and not verdict.epic:
            return words.text("verdict-minion", {"n": len(verdict.winners)})
        case [team]:
            winner = words.text(WINS[team])
            if "tanner" in verdict.teams:
                return words.text("verdict-and-tanner", {"winner": winner, **tanners})
            return winner
        case teams:
            raise AssertionError(f"{teams} never win together")


def _reasons(verdict: Verdict) -> Iterator[tuple[str, tuple[Seat, ...]]]:
    """The deaths that decided, and those that would have."""
    werewolves = tuple(seat for seat in verdict.deaths if seat in verdict.werewolves)
    vampires = verdict.dead("vampire") if verdict.epic else ()
    tanners = verdict.dead("tanner")
    if not verdict.werewolves and not verdict.epic:
        yield "because-nobody-was-werewolf", ()
    if not verdict.deaths:
        yield "because-nobody-died", ()
        return
    if werewolves:
        yield "because-werewolf-died", werewolves
    if vampires:
        yield "because-vampire-died", vampires
    if tanners:
        yield "because-tanner-died", tanners
    if not (werewolves or vampires or tanners):
        yield "because-died", verdict.deaths
    if not werewolves and (verdict.werewolves or verdict.epic):
        yield "because-no-werewolf-died", ()
    if verdict.epic and not vampires:
        yield "because-no-vampire-died", ()


def _counted(players: Sequence[Seat], names: Sequence[str]) -> dict[str, Fact]:
    return {"n": len(players), "players": _people(players, names)}


def _people(players: Sequence[Seat], names: Sequence[str]) -> People:
    return People(tuple(names[seat] for seat in players))
