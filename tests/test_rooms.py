"""Imports point one way: games <- scripts <- voice, intents <- voice, models <- voice."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAY_IMPORT = {
    "games": set(),
    "intents": set(),
    "models": set(),
    "scripts": {"games"},
    "voice": {"games", "intents", "models", "scripts"},
}
DEVICES = {"time", "datetime", "random", "sounddevice", "vosk", "piper", "socket", "subprocess", "threading"}


def imported(room: str) -> set[str]:
    names = set()
    for file in (ROOT / room).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names.add((node.module or "").partition(".")[0])
    return names


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_the_rooms_below_it(room: str) -> None:
    assert imported(room) & MAY_IMPORT.keys() <= MAY_IMPORT[room] | {room}


@pytest.mark.parametrize("room", ["games", "scripts", "intents"])
def test_the_deciding_rooms_have_no_devices(room: str) -> None:
    # The chance in a script, or in the sentences for a recognizer, is a seed that was passed in.
    assert imported(room) & DEVICES <= {"random"}
