"""Whole games, line by line: `<lang>/<game>.txt` is what is said when `games.yaml` is played.

`make playthroughs` writes the files anew; read the difference as a host would before you commit it.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from scripts import Request, Say, Script, Sound, Style, Wait, Words, words, write
from scripts.timeline import sections, timeline

FOLDER = Path(__file__).parent


@cache
def games() -> dict[str, list[dict[str, Any]]]:
    """The games by name, each a list of wishes played one after the other."""
    played: dict[str, list[dict[str, Any]]] = yaml.safe_load((FOLDER / "games.yaml").read_text("utf-8"))
    return played


def file_of(name: str, language: str) -> Path:
    return FOLDER / language / f"{name}.txt"


def play(name: str, language: str) -> str:
    """The whole game as readable lines: a row a cue, a blank line between calls."""
    parts = []
    for wish in games()[name]:
        fields = _in_language(wish, language)
        style = Style(detail=fields.pop("detail", "full"))
        script = write(Request(language=language, style=style, **fields)).script
        asked = ", ".join(f"{key} {_plain(value)}" for key, value in _in_language(wish, language).items())
        parts.append("\n\n".join([f"# {asked}", *_paragraphs(script, words(language))]))
    return "\n\n".join(parts) + "\n"


def _in_language(wish: dict[str, Any], language: str) -> dict[str, Any]:
    """Players' names are written per language, so that Ukrainian lines hold no Latin letter."""
    return {key: value.get(language, value["en"]) if isinstance(value, dict) else value for key, value in wish.items()}


def _plain(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _paragraphs(script: Script, spoken: Words) -> Iterator[str]:
    for section in sections(timeline(script, spoken)):
        rows = []
        for moment in section.moments:
            match moment.cue:
                case Say():
                    rows.append(f"say    {moment.text}")
                case Wait(seconds):
                    rows.append(f"wait   {'next' if seconds is None else f'{seconds:g}'}")
                case Sound(name):
                    rows.append(f"sound  {name}")
        yield "\n".join(rows)
