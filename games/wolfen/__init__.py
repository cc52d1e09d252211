"""Curse of the Wolfen, from the deal to the verdict."""

from games.wolfen.deck import MAX_PLAYERS, MIN_PLAYERS, check_deck, wolfen_advice, wolfen_deck
from games.wolfen.ending import faction, verdict
from games.wolfen.events import (
    Accuse,
    Bless,
    Count,
    Drawn,
    Event,
    Hunt,
    Jinx,
    Next,
    Point,
    Side,
    Suicide,
    Vote,
)
from games.wolfen.options import legal
from games.wolfen.rules import apply, replay, start
from games.wolfen.table import Death, Learned, Lots, Seat, Table, Verdict

__all__ = [
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "Accuse",
    "Bless",
    "Count",
    "Death",
    "Drawn",
    "Event",
    "Hunt",
    "Jinx",
    "Learned",
    "Lots",
    "Next",
    "Point",
    "Seat",
    "Side",
    "Suicide",
    "Table",
    "Verdict",
    "Vote",
    "apply",
    "check_deck",
    "faction",
    "legal",
    "replay",
    "start",
    "verdict",
    "wolfen_advice",
    "wolfen_deck",
]
