"""The names that people say for what the program knows: roles, sets, players."""

from collections.abc import Iterator, Sequence

from games import game, presets
from games.catalogue import GAMES
from intents.runs import Name
from scripts import words

ONE = ("", "vocative", "object")
SEVERAL = ("plural", "called")
"""Forms of a role's name, by how many cards they stand for where no number is said."""


def spoken_names(language: str, players: Sequence[str] = ()) -> dict[str, list[Name]]:
    """Lists for a pack of sentences in this language."""
    return {
        "role": list(dict.fromkeys(_role_names(language))),
        "preset": [Name(words(language).preset(preset.id), preset.id) for preset in presets()],
        "player": [Name(player, player) for player in players],
    }


def _role_names(language: str) -> Iterator[Name]:
    spoken = words(language)
    for game_id in GAMES:
        for role in game(game_id).roles.values():
            for form in (*ONE, *SEVERAL):
                key = f"{game_id}-{role.id}.{form}" if form else f"{game_id}-{role.id}"
                if spoken.has(key):
                    # "Werewolves" is also how one of them is called: the plural comes last and counts.
                    yield Name(spoken.text(key), role.id, 1 if form in ONE else 2)
