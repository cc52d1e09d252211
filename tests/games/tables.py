"""Tables of the rulebook's examples: a night and a vote in a line each, players by name.

    night("Ana robber, Ben werewolf, Cleo seer / villager drunk tanner", robber="Ben", seer="0 1")
    vote("Ana werewolf > Ben, Ben villager > Ana, Cleo hunter > Ana")

A choice is the cards it is about: a player's name, a center place 0, 1, 2, or W for the Center Werewolf's.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import pytest

from games import ONENIGHT, Refusal
from games.choices import Choice, Flip, Give, Look, Move, Pass, Shield, Swap
from games.deck import CENTER
from games.learned import SawArtifact, SawCard, SawPlayers
from games.night import Night, begin, choose
from games.table import Place, Table, deal
from games.turns import Turn
from games.verdict import Verdict, settle
from scripts.tellings import told_verdict
from scripts.words import words

SIDES: dict[str, Literal["left", "right"]] = {"left": "left", "right": "right"}


@dataclass(frozen=True)
class Dawn:
    """A table when the night is over."""

    names: tuple[str, ...]
    night: Night
    asked: tuple[str, ...]
    """Who was asked to choose, in this order; a Doppelgänger in her new role after a star."""

    @property
    def table(self) -> Table:
        return self.night.table

    def card(self, name: str) -> str:
        """The card before a player."""
        return self.table.card(self.names.index(name))

    def role(self, name: str) -> str:
        """Who a player is at dawn."""
        return self.table.role(self.names.index(name))

    @property
    def cards(self) -> str:
        return " ".join(map(self.card, self.names))

    @property
    def center(self) -> str:
        return " ".join(map(self.table.card, self.table.center))

    @property
    def shields(self) -> str:
        return " ".join(self.names[seat] for seat in sorted(self.table.shields))

    @property
    def face_up(self) -> str:
        return " ".join(self.names[seat] for seat in sorted(self.table.face_up))

    @property
    def artifacts(self) -> dict[str, str]:
        return {self.names[seat]: artifact for seat, artifact in self.table.artifacts.items()}

    def learned(self, name: str) -> list[str]:
        """What a player knows in the morning: "Ben: seer", "1: drunk", "werewolf: Ben Cleo", "artifact: claw"."""
        return [line for player, line in self._learned() if player == name]

    def _learned(self) -> Iterator[tuple[str, str]]:
        for each in self.night.learned:
            name = self.names[each.seat]
            match each:
                case SawCard(_, place, card):
                    yield name, f"{self._place(place)}: {card}"
                case SawPlayers(_, role, players):
                    yield name, f"{role}: {' '.join(self.names[seat] for seat in players) or 'nobody'}"
                case SawArtifact(_, artifact):
                    yield name, f"artifact: {artifact}"

    def _place(self, place: Place) -> str:
        if place < len(self.names):
            return self.names[place]
        return "W" if place == self.table.center_werewolf else str(place - len(self.names))


def dealt(deal_line: str, center_werewolf: str | None = None) -> tuple[tuple[str, ...], Table]:
    """The players' names and the table of "Ana robber, Ben werewolf, Cleo seer / villager drunk tanner"."""
    hands, center = deal_line.split("/")
    players = [player.split() for player in hands.split(",")]
    return tuple(name for name, _ in players), deal([card for _, card in players], center.split(), center_werewolf)


def night(
    deal_line: str, *, center_werewolf: str | None = None, edition: str = "english", then: str = "", **choices: str
) -> Dawn:
    """A whole night; who is given no choice passes, and a choice for which no turn comes is a mistake of the test."""
    names, table = dealt(deal_line, center_werewolf)
    choices = {**choices, "*": then} if then else choices
    now, asked, left = begin(table, edition), [], dict(choices)
    while turn := now.turn:
        key = "*" if turn.copied else turn.role
        asked.append(f"*{turn.role}" if turn.copied else turn.role)
        left.pop(key, None)
        for choice in _read(turn, table, names, choices.get(key, "").split()):
            now = choose(now, choice)
        if now.turn and (now.turn == turn or now.turn.seen):
            now = choose(now, Pass())
    assert not left, f"no turn came for {left}"
    return Dawn(names, now, tuple(asked))


def refused(deal_line: str, **choices: str) -> str:
    """What the table hears when a choice is against the rules; it has a sentence in every language."""
    with pytest.raises(Refusal) as refusal:
        night(deal_line, **choices)
    english, ukrainian = (words(language).error(refusal.value, ONENIGHT) for language in ("en", "uk"))
    assert ukrainian.endswith(".")
    assert ukrainian != english
    return english


def _read(turn: Turn, table: Table, names: tuple[str, ...], said: list[str]) -> Iterator[Choice]:  # noqa: C901
    def place(word: str) -> Place:
        if word == "W":
            return table.players + CENTER
        return table.players + int(word) if word.isdigit() else names.index(word)

    match turn.role, said:
        case _, []:
            return
        case "sentinel", [name]:
            yield Shield(place(name))
        case "alpha_wolf", [name]:
            yield Swap(place("W"), place(name))
        case "robber" | "drunk", [chosen]:
            yield Swap(turn.seat, place(chosen))
        case "witch", [center, *to]:
            yield Look(place(center))
            yield from (Swap(place(center), place(name)) for name in to)
        case "troublemaker", [first, second]:
            yield Swap(place(first), place(second))
        case "village_idiot", [side]:
            yield Move(SIDES[side])
        case "insomniac", ["look"]:
            yield Look(turn.seat)
        case "revealer", [name]:
            yield Flip(place(name))
        case "curator", [name, artifact]:
            yield Give(place(name), artifact)
        case _, looks:
            yield from (Look(place(word)) for word in looks)


@dataclass(frozen=True)
class End:
    """A game when everyone has pointed."""

    names: tuple[str, ...]
    verdict: Verdict

    @property
    def dead(self) -> str:
        return " ".join(self.names[seat] for seat in self.verdict.deaths)

    @property
    def winners(self) -> str:
        return " ".join(self.names[seat] for seat in self.verdict.winners)

    @property
    def teams(self) -> str:
        return " ".join(self.verdict.teams)

    def reason(self, language: str = "en") -> str:
        return told_verdict(self.verdict, self.names, words(language))


def vote(line: str) -> End:
    """The end of "Ana werewolf > Ben, Ben villager > Ana, Cleo hunter > Ana"; roles are those at dawn."""
    players = [player.replace(">", " ").split() for player in line.split(",")]
    names = tuple(name for name, _, _ in players)
    return End(names, settle([role for _, role, _ in players], [names.index(target) for _, _, target in players]))
