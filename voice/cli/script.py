"""`nightcaller script`: the narration as text for people and programs."""

import os
from pathlib import Path

import click

from scripts import Request, words, write
from scripts.cues import Choice
from scripts.formats import FORMATS, SUFFIXES
from scripts.names import choose
from voice import show
from voice.cli.options import asks_for_a_script, names
from voice.errors import DoorError
from voice.files import is_folder, write_files
from voice.spoken import SpokenCommand


@click.command(cls=SpokenCommand)
@asks_for_a_script
@click.option("--format", "formats", type=names, default="", metavar="F,F", help=f"{', '.join(FORMATS)}.")
@click.option("--out", help="File, or folder for several formats.")
def script(request: Request, formats: tuple[str, ...], out: str | None) -> None:
    """The narration of a night, or of another part of the game."""
    spoken = words(request.language)
    out = None if out == "-" else out
    written = write(request)
    chosen = _formats(formats, out)
    for advice in written.advice:
        show.advise(spoken.advice(advice, written.script.game))
    texts = {name: FORMATS[name](written.script, spoken) for name in chosen}
    if out is None:
        (text,) = texts.values()
        show.script_text(text) if chosen == ["text"] else print(text, end="")
        return
    folder = len(chosen) > 1 or _is_folder(out, formats)
    stem = f"{written.script.part}.{spoken.language}"
    files = {Path(out, stem + SUFFIXES[name]) if folder else Path(out): text for name, text in texts.items()}
    write_files(files)
    for path in files:
        show.advise(spoken.text("table-written", {"path": str(path)}))


def _is_folder(out: str, formats: tuple[str, ...]) -> bool:
    """A folder that is there, one named with a slash, or a name without an ending that no format was named for."""
    there = is_folder(Path(out))
    if there is not None:
        return there
    return out.endswith(("/", os.sep)) or not (formats or Path(out).suffix)


def _formats(asked: tuple[str, ...], out: str | None) -> list[str]:
    """The formats asked for; without a word, that of the file's ending, or text."""
    chosen = list(dict.fromkeys(choose("format", name, FORMATS) for name in asked))
    if len(chosen) > 1 and out is None:
        raise DoorError("several-formats")
    if chosen:
        return chosen
    ending = Path(out or "").suffix.lower()
    if out is None or not ending or _is_folder(out, asked):
        return ["text"]
    by_ending = {suffix: name for name, suffix in SUFFIXES.items()}
    if ending not in by_ending:
        raise DoorError("unknown-ending", ending=ending, known=Choice(tuple(by_ending)))
    return [by_ending[ending]]
