"""`nightcaller understand`: what the moderator would take a typed line for."""

import json
import sys
from collections.abc import Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast, get_args

import click

from intents.commands import Phase
from scripts import Words
from scripts.cues import Fact, People
from scripts.names import choose
from voice import show
from voice.cli.options import LANGUAGE, names, spoken_in
from voice.errors import DoorError
from voice.spoken import SpokenCommand

if TYPE_CHECKING:
    from intents.parser import Parser, Reading

PHASES = get_args(Phase)
LONGEST_SHOWN = 80


@click.command(cls=SpokenCommand)
@click.argument("texts", nargs=-1, metavar="TEXT…")
@LANGUAGE
@click.option("--intents", "folder", metavar="DIR", help="Folder of hassil YAML in place of the built-in sentences.")
@click.option("--names", "players", type=names, default="", metavar="P,P", help="Players at the table.")
@click.option("--phase", default="", help=f"Where the game is: {', '.join(PHASES)}. By default anywhere.")
@click.option("--json", "as_json_lines", is_flag=True, help="One JSON object a line.")
def understand(
    texts: tuple[str, ...],
    language: str,
    folder: str | None,
    players: tuple[str, ...],
    phase: str,
    as_json_lines: bool,
) -> None:
    """What it would understand from text; “-” reads lines from the standard input."""
    spoken = spoken_in(language)
    if not texts:
        raise DoorError("no-text")
    now = cast(Phase, choose("phase", phase, PHASES)) if phase else None
    parser = parser_for(spoken.language, folder, players)
    from voice.understood import as_json

    for text in _lines(texts):
        reading = parser.read(text, now)
        if as_json_lines:
            print(json.dumps(as_json(text, reading), ensure_ascii=False, default=str))
        else:
            show.line(told(reading, spoken))


def parser_for(language: str, folder: str | None = None, players: tuple[str, ...] = ()) -> "Parser":
    """A reader of the built-in sentences, or of a folder's."""
    from intents.pack import builtin, load  # hassil comes with them; other commands must not wait for it
    from intents.parser import Parser
    from voice.names import spoken_names

    known = spoken_names(language, players)
    return Parser(load(Path(folder), language, known) if folder else builtin(language, known))


def _lines(texts: tuple[str, ...]) -> Iterator[str]:
    for text in texts:
        if text == "-":
            if isinstance(sys.stdin, TextIOWrapper):
                sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # bytes that are no letters are no command
            for line in sys.stdin or ():
                yield line.rstrip("\r\n")
                sys.stdout.flush()  # whoever asks line by line gets an answer line by line
        else:
            yield text


def told(reading: "Reading", spoken: Words) -> str:
    """A sentence for people about what was understood."""
    text = reading.text if len(reading.text) <= LONGEST_SHOWN else f"{reading.text[:LONGEST_SHOWN]}…"
    if reading.intent is None:
        return spoken.text("intent-none", {"text": text})
    facts: dict[str, Fact] = {"text": text, "intent": reading.intent}
    if reading.slots:
        slots = tuple(_slot(name, value, spoken) for name, value in reading.slots.items())
        line = spoken.text("intent-filled", {**facts, "slots": People(slots)})
    else:
        line = spoken.text("intent-plain", facts)
    repairs = [spoken.text("intent-repaired", {"heard": each.heard, "taken": each.taken}) for each in reading.repairs]
    return " ".join([line, *repairs])


def _slot(name: str, value: Any, spoken: Words) -> str:
    """A slot with its value in words; the slot itself is named as programs name it."""
    from voice.understood import in_words

    return f"{name} {in_words(name, value, spoken)}"
