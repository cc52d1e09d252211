"""`nightcaller render`: the narration spoken into an audio file, with captions beside it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from scripts import Request, Words, words, write
from scripts.cues import Script
from voice import show
from voice.cli.options import asks_for_a_script
from voice.errors import DoorError
from voice.files import write_files
from voice.spoken import SpokenCommand

if TYPE_CHECKING:
    from voice.render import Progress


@click.command(cls=SpokenCommand)
@asks_for_a_script
@click.option("--out", metavar="FILE", help="Audio file: .wav, .mp3, .flac or .ogg.")
@click.option("--voice", "engine", default="", metavar="ENGINE", help="piper, rhvoice or espeak; by default the best.")
@click.option("--captions/--no-captions", default=True, help="Captions (.srt, .vtt) and times (.json) beside the file.")
@click.option("--ambience/--no-ambience", default=True, help="The sound of the night, which hides that of cards.")
def render(request: Request, out: str | None, engine: str, captions: bool, ambience: bool) -> None:
    """The narration of a night, or of another part of the game, spoken into a file."""
    if not out:
        raise DoorError("no-out")
    spoken = words(request.language)
    written = write(request)
    path = Path(out)

    from voice.audio_file import check_ending  # these bring numpy and more; other commands must not wait for it

    check_ending(path)
    for advice in written.advice:
        show.advise(spoken.advice(advice, written.script.game))
    render_files(
        written.script,
        spoken,
        path,
        engine=engine or None,
        captions=captions,
        ambience=ambience,
        pace=request.style.pace,
    )


def render_files(
    script: Script,
    spoken: Words,
    path: Path,
    *,
    engine: str | None = None,
    captions: bool = True,
    ambience: bool = True,
    pace: float = 1.0,
) -> None:
    """Speaks a script into a file, with captions beside it, and tells what was written."""
    from scripts.captions import srt, vtt
    from scripts.formats import timed_json
    from voice.render import render as render_script
    from voice.synthesizer import synthesizer

    speaker = synthesizer(spoken.language, engine)
    with _bar(spoken) as progress:
        moments = render_script(script, spoken, speaker, path, ambience=ambience, progress=progress, pace=pace)
    texts = {".srt": srt(moments), ".vtt": vtt(moments), ".json": timed_json(script, spoken, moments)}
    beside = {path.with_suffix(ending): text for ending, text in texts.items()} if captions else {}
    write_files(beside)
    for file in (path, *beside):
        show.line(spoken.text("table-written", {"path": str(file)}))
    show.line(spoken.text("speech-length", {"time": _clock(moments[-1].end if moments else 0)}))


@contextmanager
def _bar(spoken: Words) -> Iterator["Progress | None"]:
    """A bar for whoever looks at a terminal."""
    if not show.problems.is_terminal or show.problems.is_dumb_terminal:
        yield None
        return
    from rich.progress import Progress as Bar

    with Bar(console=show.problems, transient=True) as bar:
        task = bar.add_task(spoken.text("speech-rendering"), total=1.0)
        yield lambda share: bar.update(task, completed=share)


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"
