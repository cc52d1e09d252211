"""A script spoken into a file: lines evenly loud, pauses exact to the sample, the night underneath."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np

from scripts.captions import Heard, Sentence
from scripts.cues import Cue, Say, Script, Sound, Wait
from scripts.timeline import BREATH, UNTIMED, Moment
from scripts.words import Words
from voice.ambience import Bed
from voice.audio_file import audio_file
from voice.loudness import Pcm
from voice.sounds import earcon
from voice.synthesizer import Synthesizer, sentences, speech_length

BLOCK = 65_536
"""Samples mixed and written at a time: an hour of night takes no more memory than a second."""
PEAK = 10 ** (-1 / 20)
"""Nothing in a file is higher."""

Progress = Callable[[float], None]
"""Is told which share of a script is done."""


@dataclass(frozen=True)
class Stretch:
    """What is heard of one cue, and where its sentences begin and end in it, in samples."""

    pcm: Pcm
    length: int
    """Longer than the sound where silence follows it."""
    sentences: tuple[tuple[str, int, int], ...] = ()


def render(
    script: Script,
    words: Words,
    synthesizer: Synthesizer,
    path: Path,
    *,
    ambience: bool = True,
    progress: Progress | None = None,
    pace: float = 1.0,
) -> list[Moment]:
    """Speaks a script into a file (.wav, .flac, .ogg or .mp3) and tells when each cue really comes."""
    rate = synthesizer.rate
    bed = Bed(rate) if ambience else None
    moments: list[Moment] = []
    at = 0
    with audio_file(path, rate) as file:
        for number, (cue, text, stretch) in enumerate(_stretches(script, words, synthesizer, pace), start=1):
            for block in _mixed(cue, stretch, bed):
                file.write(block)
            moments.append(_moment(cue, text, stretch, at, rate))
            at += stretch.length
            if progress:
                progress(number / len(script.cues))
    return moments


def _stretches(
    script: Script, words: Words, synthesizer: Synthesizer, pace: float
) -> Iterator[tuple[Cue, str, Stretch]]:
    rate = synthesizer.rate
    breath = round(BREATH * speech_length(pace) * rate)
    for cue, following in pairwise((*script.cues, None)):
        assert cue is not None  # only what follows the last one is
        # A pause is a breath of its own; between two sounds there must be one.
        after = 0 if isinstance(cue, Wait) or isinstance(following, Wait) else breath
        text = words.line(cue, script.game) if isinstance(cue, Say) else ""
        match cue:
            case Say():
                stretch = _spoken(text, synthesizer, pace, breath, after)
            case Wait(seconds):
                stretch = Stretch(np.zeros(0, np.float32), round((UNTIMED if seconds is None else seconds) * rate))
            case Sound(name):
                signal = earcon(name, rate)
                stretch = Stretch(signal, len(signal) + after)
        yield cue, text, stretch


def _spoken(text: str, synthesizer: Synthesizer, pace: float, breath: int, after: int) -> Stretch:
    """A line: its sentences with a breath between them."""
    pieces: list[Pcm] = []
    places = []
    at = 0
    for sentence, pcm in zip(sentences(text), synthesizer.speak(text, pace), strict=True):
        if pieces:
            pieces.append(np.zeros(breath, np.float32))
            at += breath
        pieces.append(pcm)
        places.append((sentence, at, at + len(pcm)))
        at += len(pcm)
    pcm = np.concatenate(pieces) if pieces else np.zeros(0, np.float32)
    return Stretch(pcm, at + after, tuple(places))


def _mixed(cue: Cue, stretch: Stretch, bed: Bed | None) -> Iterator[Pcm]:
    """The sound of a cue in blocks, on the bed of the night."""
    starts = range(0, stretch.length, BLOCK)
    counts = [min(BLOCK, stretch.length - start) for start in starts]
    beds = bed.under(cue, counts) if bed else (np.zeros(count, np.float32) for count in counts)
    for start, block in zip(starts, beds, strict=True):
        piece = stretch.pcm[start : start + BLOCK]
        block[: len(piece)] += piece
        yield np.clip(block, -PEAK, PEAK)


def _moment(cue: Cue, text: str, stretch: Stretch, at: int, rate: int) -> Moment:
    start, end = at / rate, (at + stretch.length) / rate
    if not stretch.sentences:
        return Moment(cue, text, start, end)
    places = tuple(Sentence(said, (at + begin) / rate, (at + stop) / rate) for said, begin, stop in stretch.sentences)
    return Heard(cue, text, start, end, places)
