"""What can be seen of a table: by everyone, by one player, by the Storyteller."""

from typing import Any

from games.catalogue import WOLFEN, game
from games.wolfen import day
from games.wolfen.ending import faction
from games.wolfen.table import Death, Table

OPENLY = ("executed", "suicide", "storyteller")
"""Deaths whose cause everyone saw; of a night's dead the table hears the names alone."""


def state(table: Table, name: str) -> str:
    """alive, ghost, out or storyteller."""
    if name == table.storyteller:
        return "storyteller"
    return "out" if name in table.out else "alive" if name in table.living else "ghost"


def public(table: Table) -> dict[str, Any]:
    """What everyone knows; nothing in it tells who holds which card until the game is over."""
    return {
        "phase": table.phase,
        "number": table.number,
        "called": table.turn or None,
        "minutes": day.minutes(table) if table.phase == "discussion" else None,
        "deck": list(game(WOLFEN).sort(table.cards)),
        "players": [
            {"name": name, "state": state(table, name)} | ({"card": table.card(name)} if table.verdict else {})
            for name in table.names
        ],
        "deaths": [_death(death, openly=False) for death in table.deaths],
        "accusations": dict(table.accusations),
        "nominees": list(table.nominees),
        "votes": _votes(table),
        "draw": {"among": list(table.lots.among), "take": table.lots.take} if table.lots else None,
        "winners": list(table.verdict.winners) if table.verdict else [],
        "factions": [table.verdict.faction] if table.verdict else [],
    }


def _death(death: Death, *, openly: bool) -> dict[str, Any]:
    cause = {"cause": death.cause} if openly or death.cause in OPENLY else {}
    return {"player": death.player, "when": death.when, "number": death.number, **cause}


def _votes(table: Table) -> dict[str, int] | None:
    """How many tokens are in the hat, never whose or for whom."""
    if table.phase != "vote":
        return None
    cast = sum(table.counted) if table.counted else len(table.votes)
    return {"ballot": table.ballot, "cast": cast, "of": len(day.voters(table))}


def secret(table: Table) -> dict[str, Any]:
    """All there is, for the Storyteller."""
    return {
        **public(table),
        "players": [
            {
                "name": seat.name,
                "state": state(table, seat.name),
                "card": seat.card,
                "faction": faction(table, seat.name) or None,
            }
            for seat in table.seats
        ],
        "deaths": [_death(death, openly=True) for death in table.deaths],
        "lover": table.lover or None,
        "side": table.side or None,
        "spells": sorted(table.spells),
        "choices": dict(table.choices),
        "picks": dict(table.picks),
        "forced": table.forced or table.choices.get("troublemaker"),
        "cast": dict(table.votes),
        "learned": [learned(table, at) for at in range(len(table.learned))],
    }


def learned(table: Table, at: int) -> dict[str, Any]:
    """One thing that one player was shown."""
    each = table.learned[at]
    return {"player": each.player, "night": each.night, "what": each.what, "about": list(each.about)}


def known(table: Table, player: str) -> dict[str, Any]:
    """What one player knows beyond what everyone does: their own card and what was shown; the Storyteller knows all."""
    card = table.card(player)
    if card == "storyteller":
        return secret(table)
    shown = [learned(table, at) for at, each in enumerate(table.learned) if each.player == player]
    return {**public(table), "player": player, "card": card, "learned": shown}
