"""How many commands are understood, intent and all slots, by voice and by noise."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.bench.noise import mixed
from tests.bench.speakers import Speaker, spoken
from tests.bench.workers import hearing, known_noises, plain_listener
from tests.intents.sentences import cases
from voice.audio import Sound
from voice.hearing import SURE
from voice.utterances import CHUNK

NOISES = ("white", "babble", "kitchen")
LEVELS = (20, 10, 5)
BEFORE, AFTER = 0.3, 0.7
"""Seconds of silence round a command in a recording."""
LIVE_BEFORE = 2.0
"""Seconds that a microphone was open before somebody spoke."""
TUNED_SHARE = 3
PEOPLE = ("voter", "accuser", "target", "player", "players")


@dataclass(frozen=True)
class Sentence:
    """A golden sentence and what it means."""

    number: int
    text: str
    intent: str
    slots: Mapping[str, Any]


@dataclass(frozen=True)
class Condition:
    """How a command reaches whoever hears it."""

    noise: str = ""
    decibels: int = 0
    live: bool = False
    """As a stream in which the noise is learnt as it goes, not as a recording that is there as a whole."""
    plain: bool = False
    """Vosk alone, without a grammar."""

    @property
    def room(self) -> str:
        return f"{self.noise} {self.decibels} dB" if self.noise else "quiet"


@dataclass(frozen=True)
class Trial:
    """One sentence by one voice in one room."""

    sentence: Sentence
    speaker: Speaker
    condition: Condition


@dataclass(frozen=True)
class Outcome:
    """What was understood."""

    trial: Trial
    text: str
    intent: str | None
    slots: Mapping[str, Any]
    confidence: float

    @property
    def right(self) -> bool:
        return (self.intent, dict(self.slots)) == (self.trial.sentence.intent, dict(self.trial.sentence.slots))

    @property
    def sure_and_wrong(self) -> bool:
        """The worst: something else would be done, and nobody asked back."""
        return self.intent is not None and not self.right and self.confidence >= SURE

    @property
    def kind(self) -> str:
        if self.right:
            return "right"
        if self.intent is None:
            return "nothing"
        return "other slots" if self.intent == self.trial.sentence.intent else "another command"


def sentences(step: int) -> list[Sentence]:
    """Every so manieth golden sentence that is one anywhere; some need the names of a table."""
    kept = [
        (intent, text, slots)
        for intent, text, slots, phase in cases("en")
        if intent and phase is None and not _names_somebody(slots)
    ]
    return [Sentence(number, text, intent, slots) for number, (intent, text, slots) in enumerate(kept[::step])]


def _names_somebody(slots: Mapping[str, Any]) -> bool:
    """Whether a player is called by name; a seat is a number."""
    people = [slots[slot] for slot in PEOPLE if slot in slots]
    return any(not str(each).isdigit() for one in people for each in (one if isinstance(one, list) else [one]))


def trials(said: Sequence[Sentence], voices: Sequence[Speaker], levels: Sequence[int], whole: bool) -> list[Trial]:
    """In noise each sentence is said by one voice, another one in each noise.

    In quiet the voices that nothing was tuned to, whose figure has an aim, say everything, the others a share of it.
    """
    quiet = [
        Trial(sentence, voice, Condition())
        for number, voice in enumerate(voices)
        for sentence in said
        if whole or not voice.tuned or (sentence.number + number) % TUNED_SHARE == 0
    ]
    rooms = [Condition(noise, level) for level in levels for noise in NOISES]
    rooms += [Condition("kitchen", 10, live=True), Condition(plain=True)]
    rooms += [Condition(noise, 10, plain=True) for noise in NOISES]
    noisy = [
        Trial(sentence, voice, room)
        for number, room in enumerate(rooms)
        for sentence in said
        for voice in (voices if whole else [voices[(sentence.number + 3 * number) % len(voices)]])
    ]
    return quiet + noisy


def attempt(trial: Trial) -> Outcome:
    """One trial, in a worker."""
    condition = trial.condition
    clean = spoken(trial.speaker, trial.sentence.text, LIVE_BEFORE if condition.live else BEFORE, AFTER)
    noise = known_noises()[condition.noise] if condition.noise else None
    sound = mixed(clean, noise, condition.decibels, trial.sentence.number)
    return _plain(trial, sound) if condition.plain else _heard(trial, sound)


def _plain(trial: Trial, sound: Sound) -> Outcome:
    (best, *_) = (*(each.text for each in plain_listener().read(sound)), "")
    reading = hearing().parser.read(best)
    return Outcome(trial, best, reading.intent, reading.slots, reading.confidence)


def _heard(trial: Trial, sound: Sound) -> Outcome:
    if trial.condition.live:
        blocks = (sound[at : at + CHUNK] for at in range(0, len(sound), CHUNK))
        heard = max(hearing().listen(blocks), key=lambda each: each.confidence, default=None)
    else:
        heard = hearing().hear(sound)
    if heard is None:
        return Outcome(trial, "", None, {}, 0.0)
    return Outcome(trial, heard.text, heard.reading.intent, heard.reading.slots, heard.confidence)
