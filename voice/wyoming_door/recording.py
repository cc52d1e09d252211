"""Sound that comes in pieces, until it is a recording."""

import io
import wave

import msgspec

from voice.audio import HIGHEST_RATE, LOWEST_RATE
from voice.errors import DoorError
from voice.house.ears import LONGEST, NAME

MOST_CHANNELS = 16
MOST_BYTES = 6_000_000
"""Of one recording, for everybody may send one at the same time: half a minute even in stereo at 48,000 hertz."""


class Format(msgspec.Struct, frozen=True):
    """How sound is made of bytes."""

    rate: int
    width: int
    channels: int

    def checked(self) -> "Format":
        known = LOWEST_RATE <= self.rate <= HIGHEST_RATE and 1 <= self.width <= 4
        if not known or not 1 <= self.channels <= MOST_CHANNELS:
            raise DoorError("wyoming-sound", rate=self.rate, width=8 * self.width, channels=self.channels)
        return self

    @property
    def frame(self) -> int:
        """Bytes of one moment."""
        return self.width * self.channels


class Recording:
    """One utterance; what is more than a command can be is not kept."""

    def __init__(self, made_of: Format) -> None:
        self.made_of = made_of.checked()
        self._sound = bytearray()
        self._most = min(LONGEST * made_of.rate * made_of.frame, MOST_BYTES)
        self._too_long = False

    def add(self, made_of: Format, sound: bytes) -> None:
        if made_of != self.made_of:
            raise DoorError("wyoming-sound-changed")
        self._too_long |= len(self._sound) + len(sound) > self._most
        if self._too_long:
            self._sound.clear()
        else:
            self._sound += sound

    def file(self) -> bytes:
        """All of it as a WAV file."""
        if self._too_long:
            raise DoorError("recording-long", path=NAME, minutes=LONGEST // 60, seconds=LONGEST)
        file = io.BytesIO()
        with wave.open(file, "wb") as sound:
            sound.setframerate(self.made_of.rate)
            sound.setsampwidth(self.made_of.width)
            sound.setnchannels(self.made_of.channels)
            sound.writeframes(bytes(self._sound[: len(self._sound) // self.made_of.frame * self.made_of.frame]))
        return file.getvalue()
