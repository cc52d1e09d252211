"""A table for the moderator's tests: orders go in as commands, what is said comes out as lines."""

from intents.commands import Command, StartNight
from scripts import Say
from tests.evening import Evening, lines
from voice.moderator import Moderator, NotUnderstood, Plan, Settings, State


def evening(**settings: object) -> Evening:
    """An evening that has just begun."""
    made = Evening(Moderator(State(Settings(**settings))))  # type: ignore[arg-type]
    made.begin()
    made.until_quiet()
    return made


def answer(table: Evening, command: Command | NotUnderstood) -> list[str]:
    """What the moderator says at once to an order."""
    table.until_quiet()
    before = len(table.rows)
    table.order(command)
    table.until_quiet()
    return list(lines(table, before))


def night(*roles: str, players: int = 5, **settings: object) -> Evening:
    """A night that has just begun."""
    table = evening(**settings)
    table.order(StartNight(roles=roles, players=players, now=True))
    return table


def called(table: Evening) -> str | None:
    """Whose turn it is."""
    cue = table.moderator.cue
    return cue.place.role if cue else None


def until_called(table: Evening, role: str) -> None:
    """Lets the night go on until a role's first pause to act."""
    while called(table) != role or isinstance(table.moderator.cue, Say) or table.moderator.state.course is None:
        assert table.step(), f"{role} is never called"
    while table.moderator.state.course and table.moderator.state.course.until is None:
        assert table.step()


def planned(roles: str, players: int | None = 5) -> Plan:
    return Plan(roles=tuple(roles.split()), players=players)
