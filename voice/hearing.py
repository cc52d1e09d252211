"""From sound to what was meant: a first look at everything, a second one at what comes close."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.resources import files
from typing import Any

import numpy as np

from intents.candidates import Candidates, Pronounce, Skeletons
from intents.commands import Phase
from intents.grammar import UNKNOWN, Grammar, Sounds, grammar
from intents.pack import Pack
from intents.parser import Parser, Reading
from voice.audio import RATE, Sound
from voice.denoise import Spectrum, noise_of
from voice.recognizer import Alternative, Listener, Recognizer, Word
from voice.utterances import utterances

NEAR = 12
"""Sentences that the second look listens for."""
FAR = 50.0
"""Of 100: where no sentence is more alike than that, it was talk, and a second look would only take time."""
FIRST = 5
"""Readings of the first look that lead to them."""
MOST_PARTS, LONGEST_COMMAND = 4, 20
"""A command may be said with so many pauses, and take so many seconds."""
A_HAIR = 1.5
"""Of score."""
FEW = 3
"""Best readings that may be nearly a sentence, and sentences that each may nearly be."""
ALIKE_ENOUGH = 0.75
"""Of 1: below that, what was heard is not taken for a sentence that it is not."""
OPEN_PLACES = 0.1
"""What the words round the names may be less alike."""
NOT_WHOLE = 0.15
"""What a sentence that was only nearly heard is less sure."""
COST, GAIN = 0.008, 0.01
"""What each point of score that the second look is worse or better changes."""
MOST_GAIN = 10.0
FEW_WORDS = 4
"""So short a command may be any exclamation: it is compared with what is heard without expecting anything."""
DOUBTFUL = 0.9
"""Below that, a longer one is compared, too."""
PER_POINT, MOST_POINTS = 0.03, 15.0
"""What each point of score counts that the command fits better than anything else."""
NO_EVIDENCE, EVIDENCE_COUNTS = 0.63, 1 / 6
"""A few words are this sure at most, and more by so much of the evidence: talk below 0.4 of it, sure from 1."""
NOT_SURE = 0.7
"""Below that, it was talk."""
SURE = 0.8
"""Below that, a moderator asks back."""


@dataclass(frozen=True)
class Heard:
    """An utterance and what it means; the reading's intent is None where it was talk."""

    text: str
    reading: Reading
    confidence: float
    words: tuple[Word, ...] = ()
    alternatives: tuple[str, ...] = ()
    """Other readings of the sound, best first."""
    start: float = 0.0
    end: float = 0.0


@dataclass
class _Ear:
    """What is listened for in one phase of the game."""

    grammar: Grammar
    candidates: Candidates
    listener: Listener


class Hearing:
    """One recognizer and one pack of sentences."""

    def __init__(
        self, recognizer: Recognizer, pack: Pack, pronounce: Pronounce, skeletons: Skeletons | None = None
    ) -> None:
        self.recognizer = recognizer
        self.parser = Parser(pack)
        self._pack = pack
        self._pronounce = pronounce
        self._skeletons = skeletons or Skeletons(pack)
        self._ears: dict[Phase | None, _Ear] = {}

    def listen(
        self, blocks: Iterable[Sound], phase: Phase | None = None, noise: Spectrum | None = None
    ) -> Iterator[Heard]:
        """Every utterance in a stream, as soon as it ends."""
        ear = self.ear(phase)
        for utterance in utterances(blocks, ear.listener, noise):
            heard = self._understand(ear.listener.finish(), utterance.sound, ear, phase)
            yield replace(heard, start=utterance.start, end=utterance.end)

    def hear(self, sound: Sound, phase: Phase | None = None) -> Heard | None:
        """What a recording says; None where nobody speaks in it.

        Whoever stops to think in the middle of a command is heard out: all utterances together come first.
        """
        ear, noise = self.ear(phase), noise_of(sound)
        spoken = list(utterances([sound], noise=noise))
        if not spoken:
            return None
        together = np.concatenate([each.sound for each in spoken[:MOST_PARTS]])[: LONGEST_COMMAND * RATE]
        heard = self._understand(ear.listener.read(together), together, ear, phase)
        if len(spoken) > 1 and heard.reading.intent is None:
            parts = [self._understand(ear.listener.read(each.sound), each.sound, ear, phase) for each in spoken]
            heard = max([heard, *parts], key=lambda each: each.confidence)
        return replace(heard, start=spoken[0].start, end=spoken[-1].end)

    def ear(self, phase: Phase | None) -> _Ear:
        """Ready for the sentences of a phase; made once."""
        if phase not in self._ears:
            expected = grammar(self._pack, self.recognizer.knows, phase)
            sounds = Sounds(self._pack, self.recognizer.knows)
            candidates = Candidates(self._pack, expected, sounds, self._pronounce, phase, self._skeletons)
            self._ears[phase] = _Ear(expected, candidates, self.recognizer.listen_for([*expected.phrases, *self._talk]))
        return self._ears[phase]

    @cached_property
    def _talk(self) -> list[str]:
        """Everyday words: what is no command had better be heard as what it is."""
        file = files("intents") / "talk" / f"{self._pack.language}.txt"
        words = file.read_text("utf-8").split() if file.is_file() else []
        return [word for word in words if self.recognizer.knows(word)]

    @cached_property
    def _anything(self) -> Listener:
        """Hears every word of the model: too slow to hear all with it, and too free to be understood."""
        return self.recognizer.listen_for()

    def _understand(self, first: Sequence[Alternative], sound: Sound, ear: _Ear, phase: Phase | None) -> Heard:
        if not first:
            return Heard("", Reading(""), 0.0)
        close = ear.candidates.near([each.text for each in first[:FIRST]], NEAR)
        if not close or close[0].alike < FAR:
            return _talk(first, ear)
        second = self.recognizer.listen_for(ear.candidates.phrases(close)).read(sound)
        found = self._whole_sentence(first, second, ear, phase)
        found = found or self._nearly([*second[:FEW], *first[:FEW]], ear, phase)
        others = tuple(dict.fromkeys(ear.grammar.spell(each.text) for each in (*second, *first)))
        if found:
            reading, alternative, likeness = found
            confidence = _confidence(alternative, first, likeness, ear.candidates)
            short = len(alternative.text.split()) <= FEW_WORDS
            if NOT_SURE <= confidence < (1 if short else DOUBTFUL):
                evidence = _evidence(alternative, self._anything.read(sound), ear.candidates)
                confidence = min(confidence, NO_EVIDENCE + EVIDENCE_COUNTS * evidence)
            if confidence >= NOT_SURE:
                return Heard(reading.text, reading, confidence, alternative.words, others)
        return replace(_talk(first, ear), alternatives=others)

    def _whole_sentence(
        self, first: Sequence[Alternative], second: Sequence[Alternative], ear: _Ear, phase: Phase | None
    ) -> tuple[Reading, Alternative, float] | None:
        """The best reading that is a sentence of the pack as it stands.

        Where two are a hair apart, the one that the first look, which had everything to choose from, heard as well.
        """
        found = next(self._whole(second, ear, phase), None)
        if found:
            hair = [each for each in second if each.text == first[0].text and found[1].score - each.score < A_HAIR]
            found = next(self._whole(hair, ear, phase), found)
        else:
            found = next(self._whole(first, ear, phase), None)
        return (*found, 1.0) if found else None

    def _whole(
        self, alternatives: Sequence[Alternative], ear: _Ear, phase: Phase | None
    ) -> Iterator[tuple[Reading, Alternative]]:
        for alternative in alternatives:
            if UNKNOWN not in alternative.text:
                reading = self.parser.read(ear.grammar.spell(alternative.text), phase, repair=False)
                if reading.intent:
                    yield reading, alternative

    def _nearly(
        self, alternatives: Sequence[Alternative], ear: _Ear, phase: Phase | None
    ) -> tuple[Reading, Alternative, float] | None:
        """The sentence of the pack that differs from a reading by a sound or two."""
        for alternative in alternatives:
            for close in ear.candidates.near([alternative.text], FEW):
                text = ear.candidates.filled(close, alternative.text)
                alike = ear.candidates.alike(text, alternative.text) if text else 0.0
                if text and min(alike, close.alike / 100 + OPEN_PLACES) >= ALIKE_ENOUGH:
                    reading = self.parser.read(text, phase, repair=False)
                    if reading.intent:
                        return reading, alternative, alike
        return None


def _talk(first: Sequence[Alternative], ear: _Ear) -> Heard:
    """What was said is no command."""
    others = tuple(dict.fromkeys(ear.grammar.spell(each.text) for each in first))
    return Heard(ear.grammar.spell(first[0].text), Reading(first[0].text), 0.0, first[0].words, others)


def _confidence(chosen: Alternative, first: Sequence[Alternative], likeness: float, candidates: Candidates) -> float:
    """How much alike the chosen sentence sounds to what the first look heard, and how much worse that fits."""
    confidence = min(_agreement(chosen, first, candidates), likeness)
    if confidence < 1.0:
        worse = first[0].score - chosen.score
        confidence += GAIN * min(MOST_GAIN, max(0.0, -worse)) - COST * max(0.0, worse)
        confidence = min(confidence, 0.99)
    return max(0.0, confidence - (NOT_WHOLE if likeness < 1 else 0.0))


def _agreement(chosen: Alternative, others: Sequence[Alternative], candidates: Candidates) -> float:
    """How much alike it sounds to any of the others, which count the less the worse they fit."""
    return max(
        (candidates.alike(chosen.text, each.text) - COST * max(0.0, others[0].score - each.score) for each in others),
        default=0.0,
    )


def _evidence(chosen: Alternative, anything: Sequence[Alternative], candidates: Candidates) -> float:
    """That it was this command, and not some words of which a few sounds are alike."""
    better = chosen.score - anything[0].score if anything else 0.0
    points = min(MOST_POINTS, max(-MOST_POINTS, better))
    return _agreement(chosen, anything, candidates) + PER_POINT * points


def letters(word: str) -> str:
    """Where no one can tell how a word sounds, its letters do."""
    return word


def pronounced(language: str) -> Pronounce:
    """How words of a language sound, by espeak-ng."""
    from voice.engines.espeak import EspeakEngine
    from voice.errors import DoorError

    try:
        engine: Any = EspeakEngine(language)
    except DoorError:
        return letters
    return lambda word: "".join(sign for sign in engine.phonemes(word) if sign.isalpha() or sign in "@0")
