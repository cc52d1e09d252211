"""The seven signals, made here out of sine waves: told apart with eyes closed, equally loud, free of clicks."""

from functools import cache
from math import pi
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from scripts.cues import SoundName
from voice.loudness import Pcm, level, soft_edges

Earcon: TypeAlias = SoundName | Literal["heard", "error"]

LOUDNESS = -22.0
"""A little below speech: a signal points at the words that follow."""


class Note:
    """A struck tone: when it starts, how high it is, how long it rings, and what it is made of."""

    def __init__(self, start: float, pitch: float, ring: float, overtones: tuple[float, ...], attack: float) -> None:
        self.start, self.pitch, self.ring, self.overtones, self.attack = start, pitch, ring, overtones, attack

    def samples(self, time: npt.NDArray[np.float64]) -> Pcm:
        since = np.maximum(time - self.start, 0)
        shape = np.minimum(since / self.attack, 1) * np.exp(-since / self.ring) * (time >= self.start)
        wave = np.zeros_like(time)
        for number, strength in enumerate(self.overtones, start=1):
            # Higher overtones die away sooner, as in anything that is struck.
            wave += strength * np.sin(2 * pi * self.pitch * number * since) * np.exp(-since * (number - 1) / self.ring)
        made: Pcm = (wave * shape).astype(np.float32)
        return made


BELL = (1.0, 0.35, 0.12, 0.05)
FLUTE = (1.0, 0.12)
WOOD = (1.0, 0.0, 0.5, 0.0, 0.2)
HORN = (1.0, 0.6, 0.4, 0.25)

_NOTES: dict[Earcon, tuple[float, list[Note]]] = {
    # Night falls: three low notes sink.
    "dusk": (1.5, [Note(n * 0.3, pitch, 0.5, HORN, 0.06) for n, pitch in enumerate((293.7, 220.0, 146.8))]),
    # Eyes open: two notes rise.
    "wake": (0.7, [Note(0, 523.3, 0.14, BELL, 0.008), Note(0.16, 784.0, 0.2, BELL, 0.008)]),
    # Eyes close: the same two fall, more softly.
    "sleep": (0.8, [Note(0, 784.0, 0.16, FLUTE, 0.03), Note(0.2, 523.3, 0.25, FLUTE, 0.03)]),
    # The sun is up: a chord climbs and shines.
    "dawn": (1.5, [Note(n * 0.14, p, 0.55, BELL, 0.01) for n, p in enumerate((392.0, 493.9, 587.3, 784.0))]),
    # Time is up: four quick knocks.
    "timer": (0.7, [Note(n * 0.13, 1046.5, 0.05, WOOD, 0.002) for n in range(4)]),
    # Understood: one short note, bright and out of the way.
    "heard": (0.4, [Note(0, 1174.7, 0.06, BELL, 0.004)]),
    # Not understood: one dull note, twice.
    "error": (0.5, [Note(n * 0.18, 164.8, 0.09, HORN, 0.01) for n in range(2)]),
}
EARCONS = tuple(_NOTES)


@cache
def earcon(name: Earcon, rate: int) -> Pcm:
    """A signal; the same samples every time."""
    seconds, notes = _NOTES[name]
    time = np.arange(int(seconds * rate)) / rate
    mixed = np.sum([note.samples(time) for note in notes], axis=0, dtype=np.float32)
    # The last third fades away: a ring that is cut off would click.
    mixed *= np.minimum(1, 3 * (1 - time / seconds)).astype(np.float32)
    made = soft_edges(level(mixed, rate, LOUDNESS), rate, 0.003)
    made.setflags(write=False)
    return made
