"""Laws of the vote and the verdict, and the rules written down a second time to compare with."""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from hypothesis import given
from hypothesis import strategies as st

from games import ONENIGHT, game
from games.chance import random_pointing
from games.table import Seat
from games.verdict import settle
from scripts.tellings import told_verdict
from scripts.words import words
from tests.games.nights import Played, chances, nights

Vote: TypeAlias = tuple[tuple[str, ...], tuple[Seat, ...]]
WOLVES = {"werewolf", "alpha_wolf", "mystic_wolf", "dream_wolf"}
ROLES = sorted(game(ONENIGHT).roles)


@st.composite
def votes(draw: st.DrawFn) -> Vote:
    """Any roles at dawn, those that matter in the vote more often, and any pointing."""
    pool = [
        "hunter",
        "tanner",
        "minion",
        "bodyguard",
        "prince",
        "vampire",
        "werewolf",
        "villager",
        "dream_wolf",
        "seer",
    ]
    roles = draw(st.lists(st.sampled_from(pool) | st.sampled_from(ROLES), min_size=3, max_size=10))
    pointing = random_pointing(len(roles), draw(chances))
    # Most votes fall on few players, as in life.
    loved = draw(st.lists(st.integers(0, len(roles) - 1), max_size=2))
    for seat in range(len(roles)):
        if loved and seat not in loved and draw(st.booleans()):
            pointing = (*pointing[:seat], draw(st.sampled_from(loved)), *pointing[seat + 1 :])
    return tuple(roles), pointing


@given(votes())
def test_the_verdict_is_what_the_text_of_the_rules_says(vote: Vote) -> None:
    roles, pointing = vote
    verdict = settle(roles, pointing)
    dead = who_dies(roles, pointing)
    assert set(verdict.deaths) == dead
    assert set(verdict.winners) == {player for player in range(len(roles)) if has_won(player, roles, dead)}
    team = {"minion": "werewolf", "vampire": "vampire", "tanner": "tanner"} | dict.fromkeys(WOLVES, "werewolf")
    # A team has won although nobody of it is at the table: the village, or the Werewolf team of nobody.
    assert {team.get(roles[player], "village") for player in verdict.winners} <= set(verdict.teams)
    assert set(verdict.teams) - {team.get(roles[player], "village") for player in verdict.winners} <= {"village"}


def who_dies(roles: Sequence[str], pointing: Sequence[Seat]) -> set[Seat]:
    players = range(len(roles))
    protected = {pointing[p] for p in players if roles[p] == "bodyguard"}
    mortal = [p for p in players if p not in protected and roles[p] != "prince"]
    votes = [sum(pointing[v] == p and roles[v] != "bodyguard" for v in players) for p in players]
    more = {p: sum(votes[other] > votes[p] for other in mortal) for p in mortal}
    if is_epic(roles):
        dead = {p for p in mortal if votes[p] >= 1 and more[p] < 2}
    else:
        dead = {p for p in mortal if votes[p] >= 2 and more[p] < 1}
    for _ in players:
        dead |= {pointing[p] for p in dead if roles[p] == "hunter" and pointing[p] in mortal}
    return dead


def is_epic(roles: Sequence[str]) -> bool:
    wolves = any(role in WOLVES or role == "minion" for role in roles)
    villagers = any(role not in WOLVES and role not in ("minion", "vampire", "tanner") for role in roles)
    return wolves and villagers and "vampire" in roles


def has_won(player: Seat, roles: Sequence[str], dead: set[Seat]) -> bool:
    role = roles[player]
    some_wolf = any(each in WOLVES for each in roles)
    wolf_dies = any(roles[p] in WOLVES for p in dead)
    vampire_dies = any(roles[p] == "vampire" for p in dead)
    tanner_dies = any(roles[p] == "tanner" for p in dead)
    epic = is_epic(roles)
    if role == "tanner":
        return player in dead
    if role == "vampire":
        return epic and wolf_dies and not vampire_dies
    if role in WOLVES or (role == "minion" and (some_wolf or epic)):
        return (vampire_dies and not wolf_dies) if epic else not wolf_dies and not tanner_dies
    if role == "minion":
        return bool(dead - {player}) and player not in dead and not tanner_dies
    if epic:
        return wolf_dies and vampire_dies
    return wolf_dies if some_wolf else not dead


@given(votes(), st.data())
def test_the_verdict_does_not_depend_on_seats(vote: Vote, data: st.DataObject) -> None:
    roles, pointing = vote
    to = data.draw(st.permutations(range(len(roles))))
    at = sorted(range(len(roles)), key=to.__getitem__)
    moved = settle([roles[seat] for seat in at], [to[pointing[seat]] for seat in at])
    verdict = settle(roles, pointing)
    assert moved.teams == verdict.teams
    assert set(moved.deaths) == {to[seat] for seat in verdict.deaths}
    assert set(moved.winners) == {to[seat] for seat in verdict.winners}


@given(votes())
def test_a_name_is_only_a_name(vote: Vote) -> None:
    verdict = settle(*vote)
    for language in ("en", "uk"):
        lower, upper = ([f"{letter}{seat}{letter}" for seat in range(10)] for letter in "xX")
        told = told_verdict(verdict, lower, words(language))
        assert told.replace("x", "X") == told_verdict(verdict, upper, words(language)).replace("x", "X")
        assert told.endswith(".")


@given(votes())
def test_only_a_tanner_wins_beside_another_team(vote: Vote) -> None:
    verdict = settle(*vote)
    together = {(), ("village",), ("werewolf",), ("tanner",), ("village", "tanner")}
    epic = {("vampire",), ("werewolf", "tanner"), ("tanner", "vampire")}
    assert verdict.teams in together | (epic if verdict.epic else set())
    assert ("tanner" in verdict.teams) == bool(verdict.dead("tanner"))


@given(votes())
def test_nobody_dies_unasked(vote: Vote) -> None:
    roles, pointing = vote
    for seat in settle(roles, pointing).deaths:
        assert roles[seat] != "prince"
        assert seat in pointing


@given(nights, chances)
def test_every_game_has_an_end(played: Played, chance: Random) -> None:
    table = played.dawn.table
    roles = [table.role(seat) for seat in range(table.players)]
    verdict = settle(roles, random_pointing(table.players, chance))
    names = [f"P{seat}" for seat in range(table.players)]
    assert told_verdict(verdict, names, words("en")) != told_verdict(verdict, names, words("uk"))
