"""Speech from RHVoice, where it is installed: the voices Ukrainian screen readers speak with."""

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import soundfile

from voice.errors import DoorError
from voice.loudness import Pcm

PROGRAM = "RHVoice-test"
PLACES = ("/usr/share/RHVoice", "/usr/local/share/RHVoice", "/var/lib/flatpak/RHVoice")
PLACE_VARIABLE = "RHVOICEDATAPATH"
VOICES = {"uk": ("volodymyr", "natalia", "anatol", "marianna"), "en": ("alan", "bdl", "slt", "clb")}
PATIENCE = 30.0
"""Seconds after which a sentence is given up."""


def installed(language: str) -> str | None:
    """The voice of a language that this machine has, if the program is there too."""
    if shutil.which(PROGRAM) is None:
        return None
    places = [os.environ[PLACE_VARIABLE]] if os.environ.get(PLACE_VARIABLE) else PLACES
    folders = [Path(place, "voices") for place in places]
    there = {entry.name.casefold() for folder in folders if folder.is_dir() for entry in folder.iterdir()}
    return next((voice for voice in VOICES.get(language, ()) if voice in there), None)


class RHVoiceEngine:
    """One installed voice, spoken to through its command line."""

    name = "rhvoice"

    def __init__(self, language: str) -> None:
        voice = installed(language)
        if voice is None:
            raise DoorError("no-rhvoice", language=language)
        self.language = language
        self.voice = f"rhvoice {voice}"
        self._profile = voice.capitalize()
        self.rate = 24_000

    def load(self) -> None:
        """Each sentence starts the program anew."""

    def sound(self, text: str, length: float) -> Pcm:
        with TemporaryDirectory() as folder:
            out = Path(folder, "said.wav")
            asked = [PROGRAM, "-p", self._profile, "-r", str(round(100 / length)), "-R", str(self.rate), "-o", str(out)]
            try:
                subprocess.run(asked, input=text.encode(), check=True, capture_output=True, timeout=PATIENCE)  # noqa: S603 (our words)
                pcm, rate = soundfile.read(out, dtype="float32", always_2d=True)
            except (OSError, subprocess.SubprocessError, soundfile.LibsndfileError) as error:
                raise DoorError("rhvoice-silent", reason=str(error).rstrip(".")) from error
        return _at_rate(pcm[:, 0], rate, self.rate)


def _at_rate(pcm: Pcm, rate: int, wanted: int) -> Pcm:
    if rate == wanted:
        return pcm
    import soxr

    resampled: Pcm = soxr.resample(pcm, rate, wanted)
    return resampled
