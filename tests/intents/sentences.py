"""Golden sentences: YAML that a translator can edit."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from intents.commands import Phase
from intents.pack import Pack, builtin, load
from intents.parser import Parser
from voice.names import spoken_names

HERE = Path(__file__).parent
PLAYERS = {"en": ("Ana", "Bo", "Chris", "Dana"), "uk": ("Ана", "Богдан", "Христя", "Данило")}
HOUSE = HERE / "packs" / "house"


def golden(name: str) -> dict[str, list[dict[str, Any]]]:
    content: dict[str, list[dict[str, Any]]] = yaml.safe_load((HERE / "golden" / f"{name}.yaml").read_text("utf-8"))
    return content


def cases(name: str) -> Iterator[tuple[str | None, str, dict[str, Any], Phase | None]]:
    """What each sentence means, the sentence, its slots, the only phase in which it means that."""
    for intent, sentences in golden(name).items():
        for each in sentences:
            yield None if intent == "none" else intent, each["say"], each.get("slots", {}), each.get("phase")


@cache
def pack_of(language: str) -> Pack:
    return builtin(language, spoken_names(language, PLAYERS[language]))


@cache
def parser_of(language: str) -> Parser:
    return Parser(pack_of(language))


@cache
def house() -> Parser:
    return Parser(load(HOUSE, "en", spoken_names("en", PLAYERS["en"])))
