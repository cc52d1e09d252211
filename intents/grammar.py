"""What the recognizer is told to expect: sentences sampled from the pack, in words that its model has."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from intents.commands import Phase
from intents.pack import Pack
from intents.phases import heard_now
from intents.sampling import Sampler

UNKNOWN = "[unk]"
"""Vosk's word for whatever is not in the grammar."""
SHARE = 300
"""Phrases that an intent has at least."""
SHORTEST_PART = 3
Knows = Callable[[str], bool]


@dataclass(frozen=True)
class Grammar:
    """Sentences for a recognizer, and the way back from what they sound like to what they mean."""

    phrases: tuple[str, ...]
    spelt: Mapping[tuple[str, ...], str]
    """Sounds that stand for a word which the model does not have."""
    unsayable: frozenset[str] = frozenset()
    """Words for which neither the model nor the pack has a sound."""

    def spell(self, text: str) -> str:
        """What was recognized, in the words of the pack."""
        words = text.split()
        spelt: list[str] = []
        while words:
            length = next((n for n in range(self._longest, 0, -1) if tuple(words[:n]) in self.spelt), 0)
            spelt.append(self.spelt[tuple(words[:length])] if length else words[0])
            words = words[max(length, 1) :]
        return " ".join(spelt)

    @cached_property
    def _longest(self) -> int:
        return max(map(len, self.spelt), default=0)


def grammar(pack: Pack, knows: Knows, phase: Phase | None = None, seed: int = 0) -> Grammar:
    """Sentences that show the recognizer every pair of words that can be said in this phase."""
    sounds = Sounds(pack, knows)
    phrases: list[str] = []
    sampler = Sampler(pack, Random(seed))  # noqa: S311 (no secret hangs on it)
    for intent in heard_now(pack.intents, phase).values():
        phrases += _balanced([sound for text in sampler.intent(intent) for sound in sounds.of(text)])
    phrases += [sound for text in sampler.politeness(phrases) for sound in sounds.of(text)]
    return Grammar(tuple(phrases), sounds.spelt, frozenset(sounds.unsayable))


def _balanced(phrases: list[str]) -> list[str]:
    """Repeats what can be said in few ways: a short command is as likely as one with a thousand phrasings."""
    return phrases * max(1, round(SHARE / len(phrases))) if phrases else []


@dataclass
class Sounds:
    """Words as the model has them."""

    pack: Pack
    knows: Knows
    spelt: dict[tuple[str, ...], str] = field(default_factory=dict)
    unsayable: set[str] = field(default_factory=set)
    cache: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @cached_property
    def _names(self) -> frozenset[str]:
        """What stands for itself: "dream wolf" is no sound of "dreamwolf", both are names."""
        return frozenset(name.text for names in self.pack.names.values() for name in names)

    def of(self, text: str) -> Iterator[str]:
        """A sentence as often as its strange words have sounds; none where one of them has no sound."""
        words = [self._word(word) for word in text.split()]
        if all(words):
            for turn in range(max(map(len, words), default=0)):
                yield " ".join(sounds[turn % len(sounds)] for sounds in words)

    def _word(self, word: str) -> tuple[str, ...]:
        if word not in self.cache:
            sounds = (word,) if self.knows(word) else tuple(self._alike(word))
            for sound in sounds:
                if sound != word and sound not in self._names:
                    self.spelt[tuple(sound.split())] = word
            if not sounds:
                self.unsayable.add(word)
            self.cache[word] = sounds
        return self.cache[word]

    def _alike(self, word: str) -> Iterator[str]:
        """The sounds the pack gives; without any, the word as two words that the model has."""
        given = [sound for sound in self.pack.sounds_like.get(word, ()) if all(map(self.knows, sound.split()))]
        yield from given
        if not given:
            for at in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
                first, second = word[:at], word[at:]
                if self.knows(first) and self.knows(second):
                    yield f"{first} {second}"
