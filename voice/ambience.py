"""The sound of the night, wind in leaves and far crickets: it hides the rustle of cards, and itself tells nothing."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import pi
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from scripts.cues import Cue, Say, Sound, Wait
from voice.loudness import Pcm, loudness

HOP = 1.0
"""Seconds; each stretch of noise is two hops long and blends into the next."""
LEVELS = {"say": -48.0, "sound": -44.0, "wait": -36.0}
"""LUFS by the kind of cue, and by nothing else: no role and no player is heard in it."""
GAINS = {kind: 10 ** (lufs / 20) for kind, lufs in LEVELS.items()}
GLIDE = 0.5
"""Seconds from one level to the next."""
FADE = 1.5
"""Seconds in which it comes at nightfall and goes at dawn."""
NIGHT_PARTS = ("nightfall", "turn")

Kind = Literal["say", "sound", "wait"]
Wave: TypeAlias = npt.NDArray[np.float64]


class Ambience:
    """An endless night out of a seed: any stretch of it can be had, always the same."""

    def __init__(self, rate: int, seed: int = 0) -> None:
        self.rate = rate
        self.seed = seed
        self.hop = int(HOP * rate)
        self._window = np.sin(pi * (np.arange(2 * self.hop) + 0.5) / (2 * self.hop))
        self._stretch = lru_cache(maxsize=4)(self._make_stretch)
        self._scale = 1.0
        self._scale = 10 ** (-loudness(self.samples(0, 8 * self.hop), rate) / 20)

    def samples(self, start: int, count: int) -> Pcm:
        """From one sample on, at 0 LUFS: whoever plays it turns it down."""
        first, last = start // self.hop, max(start, start + count - 1) // self.hop
        made = np.concatenate([self._hop(index) for index in range(first, last + 1)])
        return (made[start - first * self.hop :][:count] * self._scale).astype(np.float32)

    def round(self, hops: int) -> Pcm:
        """So many seconds whose end leads back to their beginning."""
        stretches = [self._stretch(index) for index in range(hops)]
        halves = zip(stretches, [*stretches[1:], stretches[0]], strict=True)
        made = np.concatenate([first[self.hop :] + second[: self.hop] for first, second in halves])
        return (made * self._scale).astype(np.float32)

    def _hop(self, index: int) -> Pcm:
        """The end of one stretch blended into the beginning of the next."""
        return self._stretch(index)[self.hop :] + self._stretch(index + 1)[: self.hop]

    def _make_stretch(self, index: int) -> Pcm:
        chance = np.random.default_rng((self.seed, index))
        wind = self._wind(chance) * self._gust(index)
        return ((wind + self._crickets(chance)) * self._window).astype(np.float32)

    def _wind(self, chance: np.random.Generator) -> Wave:
        """Noise that grows softer with its pitch, and has no rumble: small speakers could not say it."""
        size = 2 * self.hop
        pitch = np.fft.rfftfreq(size, 1 / self.rate)
        shape = 1 / (1 + (pitch / 500) ** 2) ** 0.35 * np.minimum(pitch / 120, 1)
        shape *= 1 / (1 + (pitch / 5500) ** 4)
        noise = np.fft.irfft(np.fft.rfft(chance.standard_normal(size)) * shape, size)
        return noise / float(np.sqrt(np.mean(noise**2)))

    def _gust(self, index: int) -> Wave:
        """Swells whose periods never meet, so that no pattern can be learnt."""
        time = (index * self.hop + np.arange(2 * self.hop)) / self.rate
        return 1 + 0.12 * np.sin(2 * pi * time / 7.3 + self.seed) + 0.08 * np.sin(2 * pi * time / 11.9 + 2 * self.seed)

    def _crickets(self, chance: np.random.Generator) -> Wave:
        """A few chirps, each of some short pulses."""
        time = np.arange(2 * self.hop) / self.rate
        heard = np.zeros_like(time)
        for _ in range(chance.integers(1, 3)):
            start, pitch, strength = chance.uniform(0.2, 1.4), chance.uniform(3900, 4500), chance.uniform(0.3, 0.7)
            since = time - start
            chirp = (since > 0) & (since < 5 / 28)
            heard += chirp * strength * np.sin(pi * 28 * since) ** 2 * np.sin(2 * pi * pitch * since)
        return heard


class Bed:
    """The night under a script: its level glides with the kinds of cues."""

    def __init__(self, rate: int, seed: int = 0) -> None:
        self._night = Ambience(rate, seed)
        self._rate = rate
        self._at = 0
        self._gain = 0.0
        self._dark = False

    def under(self, cue: Cue, counts: Iterable[int]) -> Iterator[Pcm]:
        """The bed of one cue in pieces of these lengths."""
        self._dark = is_night(cue, self._dark)
        start, target = self._gain, GAINS[kind(cue)] if self._dark else 0.0
        glide, done = int((GLIDE if start and target else FADE) * self._rate), 0
        for count in counts:
            gain = start + (target - start) * eased((done + np.arange(1, count + 1)) / glide)
            yield (self._night.samples(self._at, count) * gain).astype(np.float32)
            done, self._at = done + count, self._at + count
            # A cue shorter than the glide hands on where it has come to.
            self._gain = float(gain[-1]) if count else self._gain


def kind(cue: Cue) -> Kind:
    match cue:
        case Say():
            return "say"
        case Wait():
            return "wait"
        case Sound():
            return "sound"


def is_night(cue: Cue, was: bool) -> bool:
    """From the signal of dusk, or the first turn, until dawn."""
    if cue.place.part in NIGHT_PARTS or (isinstance(cue, Sound) and cue.name == "dusk"):
        return True
    return was and cue.place.part == "opening"


def eased(share: Wave) -> Wave:
    """From zero to one without a corner."""
    return 0.5 - 0.5 * np.cos(pi * np.minimum(share, 1))
