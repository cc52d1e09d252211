"""What was heard and not understood, kept on this machine where somebody asked for it."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from intents.grammar import UNKNOWN
from voice.audio import RATE, Sound
from voice.errors import DoorError

LONGEST_NAME = 40


class Recordings:
    """Keeps what was not understood, in a folder of this machine; only where somebody asked for it."""

    def __init__(self, folder: Path, trouble: Callable[[DoorError], None]) -> None:
        self._folder, self._trouble = folder, trouble
        self._failed = False

    def __call__(self, sound: Sound, text: str) -> None:
        import soundfile

        said = "-".join(text.replace(UNKNOWN, "").split())[:LONGEST_NAME] or "unknown"
        name = f"{datetime.now():%Y%m%d-%H%M%S-%f}-{said}.wav"  # the table's own time
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            soundfile.write(self._folder / name, sound, RATE, subtype="PCM_16")
        except (OSError, soundfile.SoundFileError) as error:
            if not self._failed:
                self._failed = True
                self._trouble(DoorError("not-recorded", path=self._folder, reason=str(error)))
