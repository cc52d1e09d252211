"""Who has won, by who is dead."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.catalogue import ONENIGHT, game
from games.table import Seat
from games.vote import deaths, epic_battle

TEAMS = ("village", "werewolf", "tanner", "vampire")


@dataclass(frozen=True)
class Verdict:
    """The end of a game, and everything its reason is made of."""

    roles: tuple[str, ...]
    """Who each player was at dawn."""
    deaths: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    teams: tuple[str, ...]
    """The teams that won; a Minion without Werewolves is the Werewolf team."""

    @property
    def epic(self) -> bool:
        return epic_battle(self.roles)

    @property
    def werewolves(self) -> tuple[Seat, ...]:
        """The players who were Werewolves."""
        return tuple(seat for seat, role in enumerate(self.roles) if game(ONENIGHT).role(role).werewolf)

    def dead(self, *roles: str) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.deaths if self.roles[seat] in roles)


def settle(roles: Sequence[str], pointing: Sequence[Seat]) -> Verdict:
    """The verdict on a vote, by everyone's role at dawn and whom each points at."""
    dead = deaths(roles, pointing)
    won = set(_winning_teams(roles, dead))
    winners = [seat for seat, role in enumerate(roles) if _wins(seat, role, won, dead)]
    # A Minion who wins without any Werewolf is the Werewolf team.
    alone = [seat for seat in _minions_alone(roles, dead) if "werewolf" not in won]
    won |= {"werewolf"} if alone else set()
    teams = tuple(team for team in TEAMS if team in won)
    return Verdict(tuple(roles), dead, tuple(sorted({*winners, *alone})), teams)


def _wins(seat: Seat, role: str, won: set[str], dead: Sequence[Seat]) -> bool:
    """With their team, dead or alive; each Tanner for himself."""
    return seat in dead if role == "tanner" else game(ONENIGHT).role(role).team in won


def _winning_teams(roles: Sequence[str], dead: Sequence[Seat]) -> Iterator[str]:
    catalogue = game(ONENIGHT).roles
    werewolf_dies = any(catalogue[roles[seat]].werewolf for seat in dead)
    tanner_dies = any(roles[seat] == "tanner" for seat in dead)
    if tanner_dies:
        yield "tanner"
    if epic_battle(roles):
        vampire_dies = any(roles[seat] == "vampire" for seat in dead)
        if werewolf_dies or vampire_dies:
            yield "village" if werewolf_dies and vampire_dies else "werewolf" if vampire_dies else "vampire"
    elif any(catalogue[role].werewolf for role in roles):
        if werewolf_dies:
            yield "village"
        elif not tanner_dies:
            yield "werewolf"
    elif not dead:
        yield "village"


def _minions_alone(roles: Sequence[str], dead: Sequence[Seat]) -> Iterator[Seat]:
    """Minions without a Werewolf: another player dies, they live, and no Tanner dies."""
    catalogue = game(ONENIGHT).roles
    if epic_battle(roles) or any(catalogue[role].werewolf for role in roles):
        return
    if dead and not any(roles[seat] == "tanner" for seat in dead):
        yield from (seat for seat, role in enumerate(roles) if role == "minion" and seat not in dead)
