"""An audio file written in blocks, whole or not at all."""

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import soundfile

from scripts.cues import Choice
from voice.errors import DoorError
from voice.loudness import Pcm

KINDS = {
    ".wav": ("WAV", "PCM_16"),
    ".mp3": ("MP3", "MPEG_LAYER_III"),
    ".flac": ("FLAC", "PCM_16"),
    ".ogg": ("OGG", "VORBIS"),
}
"""What a file is, by how its name ends."""


def check_ending(path: Path) -> None:
    """Said before anything is spoken: a wrong ending must not cost a minute."""
    if path.suffix.lower() not in KINDS:
        raise DoorError("audio-ending", ending=path.suffix or path.name, known=Choice(tuple(KINDS)))


class AudioFile:
    """An open file that takes samples."""

    def __init__(self, file: soundfile.SoundFile) -> None:
        self._file = file

    def write(self, pcm: Pcm) -> None:
        self._file.write(pcm)


@contextmanager
def audio_file(path: Path, rate: int) -> Iterator[AudioFile]:
    """Writes beside, then moves in place: a full disk or a broken off night leaves what was there before."""
    check_ending(path)
    kind, samples = KINDS[path.suffix.lower()]
    part = None
    try:
        target = path.resolve()  # through a link, to the file that it stands for
        if target.is_dir():
            raise IsADirectoryError(21, os.strerror(21))
        if target.exists() and not target.is_file():
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))  # sound is written whole; no pipe, no device
        target.parent.mkdir(parents=True, exist_ok=True)
        part = target.with_name(f".nightcaller-{os.getpid()}-{target.stem[:40]}.part")
        part.touch()  # says why not, where it cannot: soundfile would only say "system error"
        with soundfile.SoundFile(part, "w", rate, 1, format=kind, subtype=samples) as file:
            yield AudioFile(file)
        if target.exists():
            shutil.copymode(target, part)
        part.replace(target)
    except (OSError, RuntimeError) as error:  # soundfile's errors, and links that lead to themselves
        raise DoorError("cannot-write", path=str(path), reason=_reason(error)) from error
    finally:
        if part is not None:
            with suppress(OSError):  # a disk that cannot be written has no part on it
                part.unlink(missing_ok=True)


def _reason(error: Exception) -> str:
    """What the system says; where soundfile kept it to itself, it was most likely room."""
    if told := getattr(error, "strerror", None):
        return str(told)
    if isinstance(error, soundfile.LibsndfileError):
        return os.strerror(28)
    return str(error)
