"""`nightcaller hear`: what the moderator would understand from recordings."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

import click

from games import ONENIGHT
from intents.commands import Phase
from scripts import Words
from scripts.names import choose
from voice import show
from voice.cli.options import LANGUAGE, names, spoken_in
from voice.cli.understand import PHASES, told
from voice.errors import DoorError
from voice.spoken import SpokenCommand

if TYPE_CHECKING:
    from voice.worker import Task, Worker


LONGEST_PATH = 900
"""No file has a longer name, and no sentence has room for it."""


@click.command(cls=SpokenCommand)
@click.argument("recordings", nargs=-1, metavar="WAV…")
@LANGUAGE
@click.option("--intents", "folder", metavar="DIR", help="Folder of hassil YAML in place of the built-in sentences.")
@click.option("--names", "players", type=names, default="", metavar="P,P", help="Players at the table.")
@click.option("--phase", default="", help=f"Where the game is: {', '.join(PHASES)}. By default anywhere.")
@click.option("--json", "as_json_lines", is_flag=True, help="One JSON object a line.")
def hear(
    recordings: tuple[str, ...],
    language: str,
    folder: str | None,
    players: tuple[str, ...],
    phase: str,
    as_json_lines: bool,
) -> None:
    """What it would understand from recordings; exit code 1 where one of them could not be read."""
    spoken = spoken_in(language)
    if not recordings:
        raise DoorError("no-recording")
    now = cast(Phase, choose("phase", phase, PHASES)) if phase else None
    task = listening(spoken.language, folder, players, now)
    from voice.worker import Worker

    failed = False
    with Worker(task) as worker:
        for path in recordings:
            failed |= not _one(path, worker, spoken, as_json_lines)
    if failed:
        sys.exit(1)


def listening(
    language: str, folder: str | None = None, players: tuple[str, ...] = (), phase: Phase | None = None
) -> "Task":
    """What recordings are listened to with; a missing model and a broken pack are told before the first of them."""
    import models
    from voice.worker import Task

    task = Task(models.find("recognizer", language), language, Path(folder) if folder else None, players, phase)
    task.pack()
    return task


def _one(path: str, worker: "Worker", spoken: Words, as_json_lines: bool) -> bool:
    """Hears one recording and tells of it; False where it could not be read."""
    from intents.parser import Reading
    from voice.understood import as_json

    error = None
    reading, confidence = Reading(""), 0.0
    try:
        if len(path) > LONGEST_PATH:
            raise DoorError("recording-missing", path=f"{path[:80]}…")
        heard = worker.hear(Path(path))
        if heard:
            reading, confidence = heard.reading, heard.confidence
            reading = reading if reading.intent else Reading(heard.text)
    except DoorError as mistake:
        error = spoken.error(mistake, ONENIGHT)
    if as_json_lines:
        print(json.dumps(as_json(path, reading, confidence=confidence, error=error), ensure_ascii=False, default=str))
        sys.stdout.flush()
    elif error:
        show.complain(error)
    elif not reading.text:
        show.line(spoken.text("hear-silence", {"path": path}))
    else:
        show.line(spoken.text("hear-file", {"path": path, "told": told(reading, spoken)}))
    return error is None
