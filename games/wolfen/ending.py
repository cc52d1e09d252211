"""When the game is over, and who has won."""

from dataclasses import replace

from games.catalogue import WOLFEN, game
from games.wolfen.table import Table, Verdict


def settle(table: Table) -> Table:
    """Looked at after each night and each day: the same table, or the end of the game."""
    found = verdict(table)
    return replace(table, phase="over", turn="", lots=None, verdict=found) if found else table


def verdict(table: Table) -> Verdict | None:
    """Humans win when no Wolfen lives, Wolfen when they are at least as many as the living others."""
    wolfen, living = len(table.wolfen), len(table.living)
    if wolfen and wolfen < living - wolfen:
        return None
    hamster = table.holder("werehamster")
    if hamster in table.living:
        return Verdict("werehamster", (hamster,))
    winning = "wolfen" if wolfen else "human"
    # The dead win with their faction; whoever gave a role away is out, and wins nothing.
    winners = [name for name in table.names if faction(table, name) == winning and name not in table.out]
    return Verdict("wolfen" if wolfen else "human", tuple(winners))


def faction(table: Table, name: str) -> str:
    """Whom a player wins with: human, wolfen, alone or storyteller; nobody yet for a Lunatic who has not chosen."""
    team = game(WOLFEN).role(table.card(name)).team
    return table.side if team == "chosen" else team
