"""Whole games of Curse of the Wolfen, step by step: `<lang>/<game>.steps` is what is typed, and what comes of it.

First a line for each player with the card; then each step behind “> ”, what the table hears under it, “* ” before what
only the Storyteller sees, “! ” before a refusal.
"""

from pathlib import Path

from games import WOLFEN, GameError
from games.wolfen import Seat, apply, start
from scripts import words
from scripts.names import find_role
from scripts.wolfen_told import aloud, reason, secretly
from scripts.wolfen_words import read_step

FOLDER = Path(__file__).parent


def files() -> list[Path]:
    return sorted(FOLDER.glob("*/*.steps"))


def tell(file: Path) -> str:
    """The players and the steps of a file, with what comes of them now."""
    language = file.parent.name
    spoken = words(language)
    rows = file.read_text("utf-8").splitlines()
    seated = rows[: rows.index("")]
    seats = [Seat(name, find_role(card, WOLFEN, language)) for name, card in (row.split(" ", 1) for row in seated)]
    table, told = start(seats), [*seated]
    for step in (row for row in rows if row.startswith("> ")):
        told += ["", step]
        try:
            for event in read_step(step[2:].split(), table, language):
                before, table = table, apply(table, event)
                told += aloud(before, event, table, spoken)
                told += [f"* {line}" for line in secretly(before, table, spoken)]
        except GameError as error:
            told.append(f"! {spoken.error(error, WOLFEN)}")
    return "\n".join([*told, "", reason(table, spoken)]) + "\n"
