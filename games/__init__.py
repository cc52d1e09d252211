"""The rules: roles, decks and wake order. No clock, no chance, no language."""

from games.catalogue import EDITIONS, ONENIGHT, WOLFEN, Game, Role, game
from games.deck import Advice, Deck, Problem, Repair, advice, complete, problems, with_werewolves
from games.errors import GameError, Refusal
from games.presets import Preset, preset, presets
from games.wake import WakeStep, wake_order
from games.wolfen import wolfen_advice, wolfen_deck

__all__ = [
    "EDITIONS",
    "ONENIGHT",
    "WOLFEN",
    "Advice",
    "Deck",
    "Game",
    "GameError",
    "Preset",
    "Problem",
    "Refusal",
    "Repair",
    "Role",
    "WakeStep",
    "advice",
    "complete",
    "game",
    "preset",
    "presets",
    "problems",
    "wake_order",
    "with_werewolves",
    "wolfen_advice",
    "wolfen_deck",
]
