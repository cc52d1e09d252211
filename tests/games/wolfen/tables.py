"""Tables for examples. Players are called after their cards, so that an example can be read without a list."""

from collections.abc import Mapping, Sequence

import pytest

from games import Refusal
from games.wolfen import (
    Accuse,
    Bless,
    Event,
    Hunt,
    Jinx,
    Next,
    Point,
    Seat,
    Side,
    Table,
    Vote,
    apply,
    start,
)
from games.wolfen.night import calls

ALL_SPECIALS = (
    "Psychic Magus Priest Occultist Romantic Troublemaker Lunatic Alpha Beta Half_Blood Wolfsbane Werehamster"
)
"""Twelve without a Storyteller: two Wolfen, the Psychic and every Special Human."""
NORMAL = "Psychic Alpha Beta Athlete Doctor Gambler Inventor Pilot"
"""Eight without a Storyteller, none of them special."""
THREE_WOLFEN = f"{NORMAL} Delta Priest Soldier Student Programmer"
"""Thirteen, so that there are three Wolfen."""


def seats(players: str) -> tuple[Seat, ...]:
    return tuple(Seat(name, name.lower()) for name in players.split())


def table_of(players: str = ALL_SPECIALS) -> Table:
    """A table in the first night."""
    return start(seats(players))


def after(table: Table, *events: Event) -> Table:
    for event in events:
        table = apply(table, event)
    return table


def call(table: Table, role: str) -> Table:
    """Goes on in the night until a role is called."""
    while table.turn != role:
        table = apply(table, Next(anyway=True))
    return table


Choice = str | Mapping[str, str] | None


def night(table: Table, until: str = "", **choices: Choice) -> Table:
    """A whole night, or until a role is called, with these choices; the others choose nothing."""
    assert table.phase == "night"
    for role in calls(table):
        table = call(table, role)
        if role == until:
            return table
        for spell in ("bless", "jinx") if role == "magus" else ():
            if spell in choices:
                table = apply(table, Jinx(str(choices[spell])) if spell == "jinx" else Bless())
        if role in choices:
            table = after(table, *_chosen(table, role, choices[role]))
    return apply(table, Next(anyway=True))


def _chosen(table: Table, role: str, choice: Choice) -> list[Event]:
    if isinstance(choice, Mapping):
        return [Hunt(victim, hunter) for hunter, victim in choice.items()]
    if role == "wolfen":
        return [Hunt(str(choice))]
    if role == "lunatic" and not table.side:
        return [Side(str(choice))]
    return [Point(role, str(choice))]


def accusations(table: Table, **accused: str) -> Table:
    """Accusations: who is named accuses that player; all the others follow `others`, if anybody."""
    others = accused.pop("others", "")
    table = apply(table, Next()) if table.phase == "discussion" else table
    for name in (*table.living, *table.ghosts):
        if suspect := accused.get(name) or (others if name != others else ""):
            table = apply(table, Accuse(name, suspect))
    return apply(table, Next(anyway=True))


def to_vote(table: Table, first: str, second: str) -> Table:
    """A day on which these two are nominated, up to the vote."""
    table = apply(table, Next()) if table.phase == "discussion" else table
    others = [name for name in (*table.living, *table.ghosts) if name not in (first, second)]
    for at, name in enumerate(others):
        suspect = (first, second)[at % 2]
        if table.lovers(name, suspect):
            suspect = first if suspect == second else second
        table = apply(table, Accuse(name, suspect))
    table = after(table, Accuse(first, second), Accuse(second, first), Next())
    assert set(table.nominees) == {first, second}
    return apply(table, Next())


def vote(table: Table, **votes: str) -> Table:
    """One ballot: who is named votes so, all the others as `others` says."""
    others = votes.pop("others", "")
    for name in table.living:
        if name not in table.nominees and (nominee := votes.get(name) or others):
            table = apply(table, Vote(name, nominee))
    return apply(table, Next(anyway=True))


def execute(table: Table, name: str) -> Table:
    """A day on which everyone accuses one player; the Romantic and the Lover abstain from each other."""
    table = apply(table, Next()) if table.phase == "discussion" else table
    for accuser in (*table.living, *table.ghosts):
        if accuser != name and not table.lovers(accuser, name):
            table = apply(table, Accuse(accuser, name))
    return _to_the_end(apply(table, Next(anyway=True)), name)


def _to_the_end(table: Table, name: str) -> Table:
    if name in table.living and table.phase == "defence":
        return vote(apply(table, Next()), others=name)
    return table


def quiet_day(table: Table) -> Table:
    """A day on which nobody accuses, so that night falls again without an execution."""
    return after(table, Next(), Next(anyway=True))


def second_night(players: str = ALL_SPECIALS, lover: str = "Psychic", side: str = "human") -> Table:
    """The first night is over, and a day without an execution."""
    roles = players.lower().split()
    known = {"romantic": lover} if "romantic" in roles else {}
    known |= {"lunatic": side} if "lunatic" in roles else {}
    return quiet_day(night(table_of(players), **known))


def died(table: Table) -> list[str]:
    """Who died in the last night."""
    return [death.player for death in table.deaths if (death.when, death.number) == ("night", table.number)]


def shown(table: Table, player: str) -> list[tuple[str, Sequence[str]]]:
    """What a player was shown."""
    return [(each.what, each.about) for each in table.learned if each.player == player]


def refused(table: Table, event: Event) -> str:
    """The kind of the refusal; the table is as it was."""
    before = repr(table)
    with pytest.raises(Refusal) as caught:
        apply(table, event)
    assert repr(table) == before
    return caught.value.kind
