"""The vote: who dies, by how everyone points."""

from collections import Counter
from collections.abc import Iterable, Sequence

from games.catalogue import ONENIGHT, game
from games.errors import Refusal
from games.table import Seat

FEWEST_VOTES = 2
EPIC_FEWEST_VOTES = 1


def deaths(roles: Sequence[str], pointing: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who dies, by everyone's role at dawn and whom each points at."""
    _check(len(roles), pointing)
    safe = {pointing[seat] for seat, role in enumerate(roles) if role == "bodyguard"}
    safe |= {seat for seat, role in enumerate(roles) if role == "prince"}
    # A Bodyguard's pointing protects and is not a vote.
    votes = Counter(pointing[seat] for seat, role in enumerate(roles) if role != "bodyguard")
    counts = {seat: count for seat, count in votes.items() if seat not in safe}
    dead = set(_most(counts, 2, EPIC_FEWEST_VOTES) if epic_battle(roles) else _most(counts, 1, FEWEST_VOTES))
    return tuple(sorted(_with_hunters(dead, roles, pointing, safe)))


def epic_battle(roles: Iterable[str]) -> bool:
    """Whether Werewolf, Vampire and Villager teams are all among the players."""
    return {"werewolf", "vampire", "village"} <= {game(ONENIGHT).role(role).team for role in roles}


def _check(players: int, pointing: Sequence[Seat]) -> None:
    for seat in range(players):
        if seat >= len(pointing) or not 0 <= pointing[seat] < players:
            raise Refusal("vote-nobody", seat=seat)
        if pointing[seat] == seat:
            raise Refusal("vote-oneself", seat=seat)


def _most(counts: dict[Seat, int], players: int, fewest: int) -> list[Seat]:
    """So many players with the most votes, and whoever ties with the last of them."""
    highest = sorted(counts.values(), reverse=True)[:players]
    return [seat for seat, count in counts.items() if count >= max(fewest, min(highest, default=0))]


def _with_hunters(dead: set[Seat], roles: Sequence[str], pointing: Sequence[Seat], safe: set[Seat]) -> set[Seat]:
    """A dead Hunter takes along whom he points at; a Hunter so killed does the same."""
    hunters = [seat for seat in dead if roles[seat] == "hunter"]
    while hunters:
        target = pointing[hunters.pop()]
        if target not in safe and target not in dead:
            dead.add(target)
            hunters += [target] if roles[target] == "hunter" else []
    return dead
