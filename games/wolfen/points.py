"""A tournament's points: for one game, and over evenings."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.errors import GameError
from games.wolfen.table import Table

WINNING, LOSING, STORYTELLING, BONUS = 3, 1, 2, 1


@dataclass(frozen=True)
class Result:
    """A game that was played, as a tournament remembers it."""

    players: tuple[str, ...]
    """Everyone who took part, the Storyteller too."""
    winners: tuple[str, ...]
    faction: str = ""
    """Who won: human, wolfen or werehamster; empty where only the winners are known."""
    storyteller: str = ""
    role_player: str = ""
    """Voted the best role-player."""
    most_fun: str = ""
    roles: tuple[str, ...] = ()
    """The card of each player, in the order of the players; empty where nobody noted them."""


@dataclass(frozen=True)
class Standing:
    """A line of the table."""

    rank: int
    """Equal points, equal rank; the next one counts everybody before."""
    player: str
    games: int
    wins: int
    points: int


def result(table: Table, role_player: str = "", most_fun: str = "") -> Result:
    """What a tournament remembers of a game that is over."""
    if not table.verdict:
        raise GameError("wolfen-not-over")
    found = Result(
        players=table.names,
        winners=table.verdict.winners,
        faction=table.verdict.faction,
        storyteller=table.storyteller,
        role_player=role_player,
        most_fun=most_fun,
        roles=table.cards,
    )
    check(found)
    return found


def check(result: Result) -> None:
    """Refuses a result that no game can have."""
    if not result.players:
        raise GameError("tournament-nobody")
    for name in result.players:
        if not name.strip() or not name.isprintable():
            raise GameError("wolfen-name", name=name)
    folded = [name.casefold() for name in result.players]
    if twice := next((name for name in result.players if folded.count(name.casefold()) > 1), None):
        raise GameError("same-name", name=twice)
    for name in (*result.winners, result.storyteller, result.role_player, result.most_fun):
        if name and name not in result.players:
            raise GameError("tournament-stranger", player=name)
    if result.storyteller and result.storyteller in result.winners:
        raise GameError("tournament-storyteller-wins", player=result.storyteller)


def points(result: Result) -> dict[str, int]:
    """What one game brings to each who took part."""
    earned = dict.fromkeys(result.players, LOSING)
    earned |= dict.fromkeys(result.winners, WINNING)
    if result.storyteller:
        earned[result.storyteller] = STORYTELLING
    for voted in (result.role_player, result.most_fun):
        if voted:
            earned[voted] += BONUS
    return earned


def standings(results: Iterable[Result]) -> Sequence[Standing]:
    """Everyone who ever took part, the most points first."""
    games: dict[str, int] = {}
    wins: dict[str, int] = {}
    total: dict[str, int] = {}
    for each in results:
        for name, earned in points(each).items():
            games[name] = games.get(name, 0) + 1
            wins[name] = wins.get(name, 0) + (name in each.winners)
            total[name] = total.get(name, 0) + earned
    order = sorted(total, key=lambda name: (-total[name], -wins[name], name.casefold(), name))
    return [
        Standing(1 + sum(each > total[name] for each in total.values()), name, games[name], wins[name], total[name])
        for name in order
    ]
