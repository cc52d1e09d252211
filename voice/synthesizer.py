"""From a line of text to sound: the engine that fits the language, told how names are said, evenly loud, kept."""

import re
from collections.abc import Callable, Iterator
from typing import Protocol

import numpy as np

import models
from models.cache import cache_folder
from models.errors import ModelError
from scripts import words
from scripts.names import choose
from voice import show
from voice.engines import rhvoice
from voice.loudness import Pcm, level, trim
from voice.pronunciation import Pronunciation, pronunciation
from voice.speech_cache import Samples, SpeechCache, from_int16, speech_key, to_int16

ENGINES = ("piper", "rhvoice", "espeak")
"""The best first."""
SLOWEST_SPEECH = 1.4
FASTEST_SPEECH = 0.8
SHARE = 0.4
"""How much of a pace reaches speech: pauses ten times as long must not drawl."""
FINISH = 1
"""Counts changes to what is done with speech after the engine; what was kept before is made anew."""
SENTENCE_END = re.compile(r"(?<!\b\w\.)(?<=[.!?…])[”»’)]*\s+(?=[“«(]?[A-ZА-ЯЄІЇҐ0-9])")

Tell = Callable[[str], None]
_told: set[str] = set()
"""Languages whose notice was given in this run."""


class Synthesizer(Protocol):
    """Whoever can speak one language."""

    @property
    def voice(self) -> str:
        """Names engine, voice and model: all that makes the same text sound the same."""

    @property
    def language(self) -> str: ...

    @property
    def rate(self) -> int: ...

    def speak(self, text: str, pace: float = 1.0) -> Iterator[Pcm]:
        """One piece of sound a sentence, as soon as it is there; the pauses between are left to whoever plays it."""


class Engine(Protocol):
    """What makes the sound of one sentence, just as it comes."""

    @property
    def name(self) -> str: ...

    @property
    def voice(self) -> str: ...

    @property
    def language(self) -> str: ...

    @property
    def rate(self) -> int: ...

    def load(self) -> None:
        """Gets ready now; otherwise the first sentence has to wait for it."""

    def sound(self, text: str, length: float) -> Pcm:
        """`length` is how many times as long as usual each sound of speech is."""


class Narrator:
    """A synthesizer made of an engine, its pronunciation and a cache."""

    def __init__(self, engine: Engine, said_as: Pronunciation | None = None, cache: SpeechCache | None = None) -> None:
        self._engine = engine
        self._said_as = said_as
        self._cache = cache
        self.voice = engine.voice
        self.language = engine.language
        self.rate = engine.rate

    def load(self) -> None:
        """Gets the engine ready, before anybody waits for a word."""
        self._engine.load()

    def speak(self, text: str, pace: float = 1.0) -> Iterator[Pcm]:
        for sentence in sentences(text):
            yield self._sentence(self._said_as(sentence) if self._said_as else sentence, speech_length(pace))

    def _sentence(self, text: str, length: float) -> Pcm:
        key = speech_key(FINISH, self.voice, self.rate, length, text)
        kept = self._cache.get(key) if self._cache else None
        if kept is not None:
            return kept
        # As it will come out of the cache, so that the second time is like the first.
        pcm = from_int16(to_int16(level(trim(self._engine.sound(text, length), self.rate), self.rate)))
        if self._cache:
            self._cache.put(key, pcm)
        return pcm


def sentences(text: str) -> list[str]:
    """A line in its sentences; "P.I." ends none."""
    return [part for found in SENTENCE_END.split(text) if (part := found.strip())]


def speech_length(pace: float) -> float:
    """How many times as long speech is where pauses are `pace` times as long."""
    share: float = pace**SHARE
    return round(min(max(share, FASTEST_SPEECH), SLOWEST_SPEECH), 3)


def synthesizer(language: str, engine: str | None = None, tell: Tell = show.advise) -> Narrator:
    """Who speaks a language here: the engine asked for, or else the best there is."""
    made = _engine(language, choose("engine", engine, ENGINES) if engine else _best(language, tell))
    stressed = getattr(made, "stressed", None)
    return Narrator(made, pronunciation(made.name, language, stressed), SpeechCache(cache_folder() / "speech"))


def speak_to_pcm(text: str, language: str, rate: int, engine: str | None = None) -> Samples:
    """A text as 16-bit samples of any rate, such as a recognizer takes."""
    import soxr

    speaker = synthesizer(language, engine)
    pause = np.zeros(speaker.rate // 4, np.float32)
    pieces = [piece for said in speaker.speak(text) for piece in (said, pause)]
    return to_int16(soxr.resample(np.concatenate([pause, *pieces]), speaker.rate, rate))


def _best(language: str, tell: Tell) -> str:
    try:
        models.find("voice", language)
    except ModelError:
        if rhvoice.installed(language):
            return "rhvoice"
        if language not in _told:
            _told.add(language)
            tell(words(language).text("language-spoken-by-espeak"))
        return "espeak"
    return "piper"


def _engine(language: str, name: str) -> Engine:
    """Loads an engine; what the others would need is not even imported."""
    match name:
        case "piper":
            from voice.engines.piper import PiperEngine

            return PiperEngine(models.find("voice", language), language)
        case "rhvoice":
            return rhvoice.RHVoiceEngine(language)
        case _:
            from voice.engines.espeak import EspeakEngine

            return EspeakEngine(language)
