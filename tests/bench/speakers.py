"""Who says the sentences of the bench: synthesized voices, each recording made once and kept."""

import shutil
import subprocess
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import numpy as np
import soundfile

import models
from voice.audio import RATE, Sound, resampled
from voice.engines.espeak import EspeakEngine
from voice.engines.piper import PiperEngine
from voice.loudness import level, trim
from voice.pronunciation import pronunciation
from voice.speech_cache import SpeechCache, speech_key
from voice.synthesizer import Engine

MADE = 1
"""Counts changes to how recordings are made; older ones are made anew."""
LOUDNESS = -24.0
"""LUFS: room above it for noise."""
KEPT = 2_000_000_000
SEED = 7
"""Of Piper's chance: without it, a voice says nothing twice alike."""


@dataclass(frozen=True)
class Speaker:
    """A voice at one speed."""

    name: str
    engine: Literal["piper", "espeak", "flite"]
    voice: str
    length: float = 1.0
    """How many times as long as usual each sound is."""
    tuned: bool = False
    """Its mistakes were looked at while the hearing was built; the others are strangers to it."""


SPEAKERS = (
    Speaker("joe", "piper", "joe", tuned=True),
    Speaker("joe fast", "piper", "joe", 0.8, tuned=True),
    Speaker("joe slow", "piper", "joe", 1.25, tuned=True),
    Speaker("espeak gb", "espeak", "gmw/en", tuned=True),
    Speaker("espeak us", "espeak", "en-us", 1.1),
    Speaker("espeak female", "espeak", "en-us+f3", 1.15),
    Speaker("flite slt", "flite", "slt", tuned=True),
    Speaker("flite awb", "flite", "awb", tuned=True),
    Speaker("flite rms", "flite", "rms"),
    Speaker("flite kal16", "flite", "kal16"),
)


def speakers() -> tuple[Speaker, ...]:
    """Those that this machine has."""
    flite = shutil.which("flite") is not None
    return tuple(each for each in SPEAKERS if each.engine != "flite" or flite)


def said(speaker: Speaker, text: str) -> Sound:
    """A sentence as a recording without silence round it."""
    key = speech_key(MADE, SEED, speaker.engine, speaker.voice, speaker.length, text)
    sound = kept().get(key)
    if sound is None:
        sound = _made(speaker, text)
        kept().put(key, sound)
    return sound


def make(recordings: Iterable[tuple[Speaker, str]]) -> Iterable[None]:
    """Makes recordings that are not there yet, a step each."""
    for speaker, text in recordings:
        said(speaker, text)
        yield


def spoken(speaker: Speaker, text: str, before: float, after: float) -> Sound:
    """A sentence with seconds of silence round it."""
    return surrounded([said(speaker, text)], before, after)


def surrounded(sounds: Sequence[Sound], before: float, after: float) -> Sound:
    return np.concatenate([silence(before), *sounds, silence(after)])


def silence(seconds: float) -> Sound:
    return np.zeros(round(seconds * RATE), np.float32)


def _made(speaker: Speaker, text: str) -> Sound:
    if speaker.engine == "flite":
        sound, rate = _flite(speaker.voice, text)
    else:
        engine = _engine(speaker.engine, speaker.voice)
        sound, rate = engine.sound(pronunciation(speaker.engine, "en")(text), speaker.length), engine.rate
    at_rate = np.concatenate([*resampled([sound], rate)])
    return level(trim(at_rate, RATE), RATE, LOUDNESS)


def _flite(voice: str, text: str) -> tuple[Sound, int]:
    letters = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()  # it reads no others
    with TemporaryDirectory() as folder:
        out = Path(folder, "said.wav")
        subprocess.run(["flite", "-voice", voice, "-t", letters, "-o", str(out)], check=True, capture_output=True)
        sound, rate = soundfile.read(out, dtype="float32", always_2d=True)
    return sound[:, 0], rate


@cache
def _engine(name: str, voice: str) -> Engine:
    if name == "espeak":
        return EspeakEngine(voice)
    import onnxruntime

    onnxruntime.set_seed(SEED)
    return PiperEngine(models.find("voice", "en"), "en")


@cache
def kept() -> SpeechCache:
    return SpeechCache(models.cache_folder() / "bench", KEPT)
