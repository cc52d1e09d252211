"""What is listened for now, and who is spoken to: the grammar of the phase, a few words while the mouth speaks."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from intents.commands import Phase
from intents.grammar import UNKNOWN
from intents.pack import Pack
from intents.plain import plain
from voice.audio import RATE, Sound
from voice.hearing import Heard, Hearing
from voice.recognizer import Alternative, Listener
from voice.utterances import utterances

URGENT = ("Stop", "Pause", "Resume", "Repeat", "Skip", "MoreTime", "SetVolume", "SetPace")
"""What matters while the moderator speaks."""
ANSWERS = ("Yes", "No", "Undo")
"""What matters too while it asks."""
AFTER_WAKING: frozenset[Phase] = frozenset({"setup", "day", "over"})
"""People talk to each other then: the moderator wants to be called by its name."""
ROUND_IT = 0.6
"""Seconds of an utterance, before its first word and a little of that, which may fall into what the moderator says."""
FEW_WORDS = 2
""""Hey", "okay": what may stand before a name."""


@dataclass(frozen=True)
class Expected:
    """What may be said now."""

    phase: Phase = "setup"
    question: bool = False
    language: str = "en"
    speaking: bool = False
    """The moderator speaks itself."""
    quiet: float = 0.0
    """Seconds since it last did."""


@dataclass(frozen=True)
class Spoken:
    """An utterance, under what circumstances it was made, and its sound."""

    heard: Heard
    expected: Expected
    sound: Sound
    attention: "Attention"


class Attention(Hearing):
    """A hearing whose utterances are cut by somebody else."""

    def listener(self, phase: Phase | None) -> Listener:
        return self.ear(phase).listener

    def understand(self, first: Sequence[Alternative], sound: Sound, phase: Phase | None) -> Heard:
        return self._understand(first, sound, self.ear(phase), phase)

    def after(self, names: Iterable[str], sound: Sound, phase: Phase) -> Heard | None:
        """What comes after a name of the moderator, heard by itself; None where none of them is in the sound."""
        known = [name for name in map(plain, names) if all(map(self.recognizer.knows, name.split()))]
        # A listener of its own: only its first words are counted from the beginning of the sound.
        for alternative in self.recognizer.listen_for(known or [UNKNOWN]).read(sound)[:1]:
            ends = [word.end for word in alternative.words if word.text != UNKNOWN]
            if ends:
                rest = sound[round(ends[-1] * RATE) :]
                return self.understand(self.listener(phase).read(rest), rest, phase)
        return None


class Attentions:
    """The hearings of one language: everything that a phase allows, and what may interrupt."""

    def __init__(self, whole: Attention, urgent: Attention, answers: Attention) -> None:
        self._whole, self._urgent, self._answers = whole, urgent, answers

    def now(self, expected: Expected) -> Attention:
        if not expected.speaking:
            return self._whole
        return self._answers if expected.question else self._urgent

    def warm(self, phase: Phase) -> None:
        """Makes ready what a phase needs: nobody waits for it later."""
        for each in (self._whole, self._urgent, self._answers):
            each.ear(phase)


def only(pack: Pack, intents: Iterable[str]) -> Pack:
    """A pack of a few intents."""
    wanted = {name: intent for name, intent in pack.intents.intents.items() if name in set(intents)}
    return replace(pack, intents=replace(pack.intents, intents=wanted))


Choose: TypeAlias = Callable[[Expected], Attention | None]
"""Who listens for what is expected; None where nobody can."""


class Swapping(Listener):
    """A listener that may listen for something else from one utterance to the next, never within one."""

    def __init__(self, expected: Callable[[], Expected], choose: Choose, talking: Callable[[bool], None]) -> None:
        self._now, self._choose, self._talking = expected, choose, talking
        self._begun = False
        self._listener: Listener | None = None
        self.expected = Expected()
        self.attention: Attention | None = None

    def feed(self, sound: Sound) -> bool:
        if not self._begun:
            self._begun = True
            self.expected = self._now()
            self.attention = self._choose(self.expected)
            self._listener = self.attention.listener(self.expected.phase) if self.attention else None
            self._talking(True)
        return self._listener.feed(sound) if self._listener else False

    def finish(self) -> list[Alternative]:
        self._begun = False
        self._talking(False)
        return self._listener.finish() if self._listener else []


def listen(
    blocks: Iterable[Sound], expected: Callable[[], Expected], choose: Choose, talking: Callable[[bool], None]
) -> Iterator[Spoken]:
    """Every utterance of a stream, understood as what was expected when it began."""
    swapping = Swapping(expected, choose, talking)
    for utterance in utterances(blocks, swapping):
        first, now, attention = swapping.finish(), swapping.expected, swapping.attention
        if not attention:
            continue
        heard = attention.understand(first, utterance.sound, now.phase)
        if now.speaking and expected().quiet > utterance.end - utterance.start - ROUND_IT:
            # Whoever answers at once begins in the last moments of the question: nothing was said over it.
            now = replace(now, speaking=False)
            attention = choose(now) or attention
            whole = attention.understand(
                attention.listener(now.phase).read(utterance.sound), utterance.sound, now.phase
            )
            heard = whole if whole.reading.intent or not now.question else heard
        heard = replace(heard, start=utterance.start, end=utterance.end)
        yield Spoken(heard, now, utterance.sound, attention)


def woken(text: str, names: Iterable[str]) -> tuple[bool, str]:
    """Whether somebody calls the moderator by a name, with a word or two before it, and the rest of what was said."""
    said = f" {plain(text)} "
    for name in sorted(map(plain, names), key=len, reverse=True):
        before, found, after = said.partition(f" {name} ")
        if found and len(before.split()) <= FEW_WORDS:
            return True, f"{before} {after}".strip()
    return False, said.strip()


def own_words(text: str, saying: str) -> bool:
    """Whether what was heard is part of what is being said."""
    heard = plain(text.replace(UNKNOWN, " "))
    return bool(heard) and f" {heard} " in f" {plain(saying)} "
