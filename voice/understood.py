"""What was understood, for programs as one JSON object and for people in words: the same from text and from sound."""

from typing import Any

from games import game
from games.catalogue import GAMES
from intents.parser import Reading
from scripts import Words, languages, words
from scripts.cues import Cards, People

IDS = ("pace", "volume", "detail", "storyteller", "prize", "faction")
"""Slots whose values are names for programs."""
AMOUNTS = ("seconds", "minutes", "volume")


def as_json(
    source: str,
    reading: Reading,
    text: str | None = None,
    confidence: float | None = None,
    error: str | None = None,
) -> dict[str, Any]:
    """The stable shape of a line of `understand` and `hear`."""
    sure = reading.confidence if confidence is None else confidence
    line: dict[str, Any] = {
        "source": source,
        "text": reading.text if text is None else text,
        "intent": reading.intent,
        "slots": dict(reading.slots) if reading.intent else {},
        "confidence": round(sure, 2) if reading.intent else 0,
    }
    if reading.intent and reading.repairs:
        line["repaired"] = [{"heard": each.heard, "taken": each.taken} for each in reading.repairs]
    if error is not None:
        line["error"] = error
    return line


def understood(reading: Reading, spoken: Words) -> str:
    """What was understood, as people would put it; nothing where nothing was."""
    if reading.intent is None:
        return ""
    what = spoken.text("understood", {"intent": reading.intent})
    told = {name: value for name, value in reading.slots.items() if not isinstance(value, bool)}
    values = ", ".join(_on_the_screen(name, value, spoken) for name, value in told.items())
    return spoken.text("understood-filled", {"what": what, "values": values}) if told else what


def in_words(name: str, value: Any, spoken: Words) -> str:
    """The value of a slot: ids as the names of roles and sets."""
    values = value if isinstance(value, list) else [value]
    game_id = _game_of(values) if name in {"role", "roles", "instead"} else None
    if game_id:
        return spoken.text("page-roles-value", {"roles": Cards(tuple(values))}, game_id)
    if name == "preset" and spoken.has(f"preset-{value}"):
        return spoken.preset(value)
    if name == "artifact" and spoken.has(f"artifact-{value}"):
        return spoken.text(f"artifact-{value}")
    if isinstance(value, bool):
        return spoken.text("models-yes" if value else "models-no")
    return spoken.text("page-roles-value", {"roles": People(tuple(map(str, values)))})


def _on_the_screen(name: str, value: Any, spoken: Words) -> str:
    """The same where no program reads it: no ids at all."""
    if name == "language" and value in languages():
        return words(value).text("language-name")
    if name == "game" and spoken.has(f"game-{value}"):
        return spoken.text(f"game-{value}")
    if isinstance(value, str) and name in IDS:
        return spoken.text("understood-value", {"value": value})
    if isinstance(value, int) and name in AMOUNTS:
        return spoken.text("understood-amount", {"of": name, "n": value})
    return in_words(name, value, spoken)


def _game_of(roles: list[Any]) -> str | None:
    """The game that has all of these roles."""
    return next((each for each in GAMES if all(role in game(each).roles for role in roles)), None)
