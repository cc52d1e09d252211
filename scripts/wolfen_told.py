"""What is said about an event of Curse of the Wolfen: aloud, and for the Storyteller alone."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from games import WOLFEN
from games.wolfen import Accuse, Count, Event, Learned, Suicide, Table, Vote
from games.wolfen.day import minutes, voters
from scripts.cues import Fact, People
from scripts.words import Words

Line: TypeAlias = tuple[str, Mapping[str, Fact]]
"""A message and what fills it."""
LESSONS = {
    "wolfen": "wolfen-learned-wolfen",
    "not-wolfen": "wolfen-learned-not-wolfen",
    "executed-wolfen": "wolfen-learned-executed-wolfen",
    "executed-not-wolfen": "wolfen-learned-executed-not-wolfen",
    "pack": "wolfen-learned-pack",
    "lover": "wolfen-learned-lover",
}
REASONS = {
    "human": "wolfen-reason-human",
    "wolfen": "wolfen-reason-wolfen",
    "werehamster": "wolfen-reason-werehamster",
}


def aloud(before: Table, event: Event, after: Table, words: Words) -> list[str]:
    """The lines everyone may hear after an event: nothing in them tells who holds what."""
    return [_say(line, words) for line in (*_happened(event, after), *_followed(before, after))] or [
        words.text("wolfen-noted")
    ]


def secretly(before: Table, after: Table, words: Words) -> list[str]:
    """What the Storyteller shows to those it is for."""
    return [words.text("wolfen-secret", {"text": lesson(each, words)}) for each in after.learned[len(before.learned) :]]


def lesson(learned: Learned, words: Words) -> str:
    """What one player was shown, in a sentence."""
    return words.text(LESSONS[learned.what], {"player": learned.player, "about": People(learned.about)})


def where(table: Table, words: Words) -> str:
    """The part of the game that is being played."""
    turn = words.call(table.turn, WOLFEN) if table.turn else "none"
    facts: dict[str, Fact] = {
        "phase": table.phase,
        "number": table.number,
        "turn": turn,
        "minutes": minutes(table),
    }
    return _say(("wolfen-phase", facts), words)


def reason(table: Table, words: Words) -> str:
    """Why the game ended as it did, or that it has not ended."""
    return words.text(REASONS[table.verdict.faction] if table.verdict else "wolfen-reason-open")


def _say(line: Line, words: Words) -> str:
    text = words.text(*line, WOLFEN)
    return text[:1].upper() + text[1:]


def _happened(event: Event, after: Table) -> Iterator[Line]:
    match event:
        case Accuse(by, player):
            yield "wolfen-accused", {"by": by, "player": player}
        case Vote() | Count() if after.phase == "vote":
            cast = sum(after.counted) if after.counted else len(after.votes)
            yield "wolfen-ballot", {"cast": cast, "voters": len(voters(after))}
        case Suicide(player):
            yield "wolfen-told-all", {"player": player}


def _followed(before: Table, after: Table) -> Iterator[Line]:
    """The parts of the game that ended and began."""
    teller: dict[str, Fact] = {"storyteller": "person" if after.storyteller else "voice"}
    if before.phase == "night" and (before.turn, before.number, before.phase) != (
        after.turn,
        after.number,
        after.phase,
    ):
        yield f"wolfen-{before.turn}-sleep", teller
        if after.phase != "night":
            yield from _morning(before, after)
    if after.phase in ("night", "over") and before.phase != "night":
        yield from _evening(before, after)
    if after.phase == "night" and (before.turn, before.number) != (after.turn, after.number):
        if before.phase != "night":
            yield "wolfen-night-close.brief", {**teller, "number": after.number}
        yield f"wolfen-{after.turn}-wake.brief", {}
    if after.phase != before.phase or after.ballot != before.ballot:
        yield from _opened(after)


def _morning(before: Table, after: Table) -> Iterator[Line]:
    yield "wolfen-dawn.brief", {}
    fallen = after.deaths[len(before.deaths) :]
    names = tuple(death.player for death in fallen if death.cause not in ("storyteller", "suicide"))
    teller = any(death.cause == "storyteller" for death in fallen)
    if teller:
        yield "wolfen-dawn-storyteller.brief", {}
    if names:
        yield "wolfen-dawn-deaths", {"count": len(names), "names": People(names)}
    elif not teller:
        yield "wolfen-dawn-none.brief", {}


def _evening(before: Table, after: Table) -> Iterator[Line]:
    executed = [
        death.player
        for death in after.deaths[len(before.deaths) :]
        if death.when == "day" and death.cause == "executed"
    ]
    if not executed:
        yield "wolfen-no-execution", {}
    for name in executed:
        yield ("wolfen-unanimous.brief" if len(after.days[-1]) == 1 else "wolfen-executed.brief"), {"name": name}


def _opened(after: Table) -> Iterator[Line]:
    match after.phase:
        case "discussion":
            yield "wolfen-day-start", {"survivors": len(after.living), "minutes": minutes(after)}
        case "accusations":
            yield "wolfen-accuse.brief", {}
        case "draw" if after.lots:
            yield "wolfen-lots", {"names": People(after.lots.among), "count": after.lots.take}
        case "defence":
            yield "wolfen-nominees", {"names": People(after.nominees)}
        case "vote":
            yield ("wolfen-vote.brief" if after.ballot == 1 else "wolfen-vote-again"), {}
        case "over" if after.verdict:
            yield f"wolfen-end-{after.verdict.faction}.brief", {}
            winners = after.verdict.winners
            yield ("wolfen-winners", {"names": People(winners)}) if winners else ("wolfen-no-winners", {})
