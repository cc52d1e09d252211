"""`nightcaller demo`: the whole flow on a machine without sound."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

import models
from games import ONENIGHT
from intents.commands import StartNight, command
from models import ModelError
from scripts import Request, Words, words, write
from scripts.formats import FORMATS
from voice import show
from voice.cli.hear import listening
from voice.cli.models import fetch_missing
from voice.cli.options import LANGUAGE, spoken_in
from voice.cli.render import render_files
from voice.cli.understand import parser_for, told
from voice.errors import DoorError
from voice.spoken import SpokenCommand

if TYPE_CHECKING:
    from intents.parser import Reading

PLAYERS = 5
HEARD_EVERYWHERE = "en"
"""Its models come from the package index, so that the demo can hear even where its own language cannot be heard."""


@click.command(cls=SpokenCommand)
@LANGUAGE
@click.option("--out", default="demo", show_default=True, metavar="DIR", help="Folder for the recordings and captions.")
def demo(language: str, out: str) -> None:
    """A spoken command is recognized, and its night narrated into a file with captions: no sound card needed."""
    spoken = spoken_in(language)
    folder = Path(out)
    for each in dict.fromkeys((spoken.language, HEARD_EVERYWHERE)):
        fetch_missing(each, spoken)
    reading = _hear_command(spoken, folder)
    show.line(spoken.text("demo-understood", {"told": told(reading, spoken)}))
    meant = command(reading.intent or "", reading.slots)
    if not isinstance(meant, StartNight):
        raise DoorError("demo-other-command", text=reading.text)
    players = meant.players or PLAYERS
    request = Request(
        language=spoken.language, game=meant.game or ONENIGHT, roles=meant.roles, only=meant.only, players=players
    )
    written = write(request)
    show.line("")
    show.line(spoken.text("demo-reads"))
    show.line("")
    show.script_text(FORMATS["text"](written.script, spoken))
    show.line("")
    render_files(written.script, spoken, folder / f"night.{spoken.language}.wav")


def _hear_command(spoken: Words, folder: Path) -> "Reading":
    """The command spoken into a file, and what the recognizer makes of it; typed where there is no recognizer."""
    language = spoken.language
    if not _can_hear(language) and _can_hear(HEARD_EVERYWHERE):
        language = HEARD_EVERYWHERE
        show.line(spoken.text("demo-other-language"))
    text = words(language).text("demo-command")
    show.line(spoken.text("demo-says", {"text": text}))
    if not _can_hear(language):
        show.line(spoken.text("demo-typed", {"text": text}))
        return parser_for(language).read(text)
    from voice.audio import RATE
    from voice.audio_file import audio_file
    from voice.speech_cache import from_int16
    from voice.synthesizer import speak_to_pcm
    from voice.worker import Worker

    path = folder / f"command.{language}.wav"
    with audio_file(path, RATE) as file:
        file.write(from_int16(speak_to_pcm(text, language, RATE)))
    show.line(spoken.text("table-written", {"path": str(path)}))
    with Worker(listening(language)) as worker:
        heard = worker.hear(path)
    if heard is None or heard.reading.intent is None:
        raise DoorError("demo-not-understood", text=heard.text if heard else "")
    show.line(spoken.text("demo-heard", {"text": heard.text, "percent": round(heard.confidence * 100)}))
    return heard.reading


def _can_hear(language: str) -> bool:
    try:
        models.find("recognizer", language)
    except ModelError:
        return False
    return True
