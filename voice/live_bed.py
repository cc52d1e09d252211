"""The sound of the night under a living voice: there while eyes are closed, softer under whatever is said."""

from threading import Thread

import numpy as np

from voice.ambience import FADE, GAINS, GLIDE, Ambience, Kind, eased
from voice.loudness import Pcm

ROUND = 30
"""Seconds until it comes again: made once, for nobody must wait for it in the middle of a sound."""


class LiveBed:
    """Gives the night block by block, whatever comes."""

    def __init__(self, rate: int, seed: int = 0) -> None:
        self._rate, self._seed = rate, seed
        self._night: Pcm | None = None
        """None until it has been made: till then it is silent."""
        self._begun = self._on = False
        self._at = 0
        self._volume = 1.0
        self._gain = self._from = self._target = 0.0
        self._since = 0
        """Samples since the target was set."""

    def dark(self, on: bool) -> None:
        """Eyes are closed, or open again."""
        self._on = on
        if on and not self._begun:
            self._begun = True
            Thread(target=self.make, name="night", daemon=True).start()

    def make(self) -> None:
        self._night = Ambience(self._rate, self._seed).round(ROUND)

    def volume(self, percent: int) -> None:
        self._volume = (percent / 100) ** 2

    def give(self, count: int, kind: Kind) -> Pcm:
        """The next samples beside a line, a signal or a pause."""
        target = GAINS[kind] * self._volume if self._on and self._night is not None else 0.0
        if target != self._target:
            self._from, self._target, self._since = self._gain, target, 0
        if self._night is None or (self._gain == 0.0 and target == 0.0):
            return np.zeros(count, np.float32)
        glide = (GLIDE if self._from and target else FADE) * self._rate
        gain = self._from + (target - self._from) * eased((self._since + np.arange(1, count + 1)) / glide)
        stretch = np.take(self._night, np.arange(self._at, self._at + count), mode="wrap")
        self._at, self._since = (self._at + count) % len(self._night), self._since + count
        self._gain = float(gain[-1]) if count else self._gain
        made: Pcm = (stretch * gain).astype(np.float32)
        return made
