"""Somebody says something: speech made on the spot, as the recognizer gets it."""

import numpy as np

from voice.audio import RATE, Sound
from voice.engines.espeak import EspeakEngine
from voice.engines.piper import PiperEngine

BEFORE, AFTER = 0.3, 0.8


def said(engine: PiperEngine | EspeakEngine, text: str, length: float = 1.0) -> Sound:
    """A sentence with silence round it; `length` 1.2 is slower."""
    import soxr

    speech = soxr.resample(engine.sound(text, length), engine.rate, RATE).astype(np.float32)
    return np.concatenate([silence(BEFORE), speech, silence(AFTER)])


def silence(seconds: float) -> Sound:
    return np.zeros(round(seconds * RATE), np.float32)


def noise(like: Sound, decibel: float) -> Sound:
    """White noise that lies so far below the speech."""
    loud = like[np.abs(like) > 0.01]
    power = float(np.mean(loud**2)) / 10 ** (decibel / 10)
    return np.random.default_rng(0).normal(0, power**0.5, len(like)).astype(np.float32)
