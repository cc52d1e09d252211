"""Rooms that are not quiet: noises made from fixed seeds, mixed in at a ratio to the speech itself."""

from collections.abc import Mapping, Sequence

import numpy as np

from tests.bench.speakers import Speaker, said, silence
from voice.audio import RATE, Sound

SECONDS = 60
"""Of each noise; a recording gets a stretch of it from anywhere."""
FLOOR = 10 ** (-70 / 20)
"""No room is as quiet as zeros."""
FRAME = RATE // 50
ACTIVE = 10 ** (-30 / 10)
"""Frames below this share of the loudest are pauses between words."""
VOICES_IN_BABBLE = 6
CLINKS_A_SECOND = 1.5
CLINK = 4.0
"""How much higher than the noise round it a clink rises."""
Noises = Mapping[str, Sound]


def noises(voices: Sequence[Speaker], talk: Sequence[str]) -> Noises:
    """Each with a power of one."""
    made: dict[str, Sound] = {
        "white": _chance(1).standard_normal(SECONDS * RATE, np.float32),
        "babble": _babble(voices, talk),
        "kitchen": _kitchen(),
    }
    return {name: (noise / np.sqrt(np.mean(noise**2))).astype(np.float32) for name, noise in made.items()}


def mixed(sound: Sound, noise: Sound | None, decibels: float, seed: int) -> Sound:
    """Speech in noise: the ratio is that of the speech without its pauses."""
    chance = _chance(seed)
    quiet = sound + np.float32(FLOOR) * chance.standard_normal(len(sound), np.float32)
    if noise is None:
        return quiet
    start = int(chance.integers(len(noise)))
    stretch = np.take(noise, np.arange(start, start + len(sound)), mode="wrap")
    loud = np.float32(np.sqrt(active_power(sound) / 10 ** (decibels / 10)))
    both: Sound = np.clip(quiet + loud * stretch, -1, 1)
    return both


def active_power(sound: Sound) -> float:
    """The mean power while somebody speaks."""
    frames = sound[: len(sound) // FRAME * FRAME].reshape(-1, FRAME).astype(np.float64)
    powers = np.mean(frames**2, axis=1)
    return float(np.mean(powers[powers >= ACTIVE * powers.max()])) if len(powers) else 0.0


def _babble(voices: Sequence[Speaker], talk: Sequence[str]) -> Sound:
    """Several people who all talk at once, each about as loud as the others."""
    together = np.zeros(SECONDS * RATE, np.float32)
    for track in range(VOICES_IN_BABBLE):
        chance = _chance(100 + track)
        voice = voices[track % len(voices)]
        parts: list[Sound] = []
        while sum(map(len, parts)) < len(together):
            parts += [said(voice, str(chance.choice(np.array(talk)))), silence(float(chance.uniform(0.1, 0.6)))]
        together += np.concatenate(parts)[: len(together)]
    return together


def _kitchen() -> Sound:
    """Water and a fan, which are louder the lower, and dishes."""
    chance = _chance(3)
    spectrum = np.fft.rfft(chance.standard_normal(SECONDS * RATE))
    pitches = np.fft.rfftfreq(SECONDS * RATE, 1 / RATE)
    pink = np.fft.irfft(spectrum / np.sqrt(np.maximum(pitches, 60)))
    pink /= np.sqrt(np.mean(pink**2))
    length = RATE // 4
    times = np.arange(length) / RATE
    for start in chance.integers(0, len(pink) - length, round(CLINKS_A_SECOND * SECONDS)):
        rings = [np.sin(2 * np.pi * pitch * times) for pitch in chance.uniform(1800, 6500, 4)]
        pink[start : start + length] += CLINK * chance.uniform(0.3, 1) * np.mean(rings, axis=0) * np.exp(-times * 25)
    return pink.astype(np.float32)


def _chance(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)
