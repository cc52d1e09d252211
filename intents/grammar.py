"""What the recognizer is told to expect: sentences sampled from the pack, in words that its model has."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
import os
from itertools import pairwise
from random import Random
from typing import Any

from hassil.expression import Alternative, Expression, Group, ListReference, Permutation, RuleReference, TextChunk
from hassil.intents import Intent, RangeSlotList, SlotList, TextSlotList

from intents.commands import Phase, heard_in
from intents.pack import Pack
from intents.plain import plain
from intents.runs import Run
from intents.vocabulary import number_words

UNKNOWN = "[unk]"
"""Vosk's word for whatever is not in the grammar."""
MOST_DRAWS = 80
STALE = 12
"""Draws from one sentence that may bring no new pair of words before it counts as covered."""
LONGEST_RUN = 4
SHARE = int(os.environ.get("SHARE","300"))
OFTEN = 0.6
MOSTLY = 0.8
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
    sounds = _Sounds(pack, knows)
    phrases: list[str] = []
    sampler = _Sampler(pack, Random(seed))  # noqa: S311 (no secret hangs on it)
    for name, intent in pack.intents.intents.items():
        if heard_in(name, phase):
            phrases += _balanced([sound for text in sampler.intent(intent) for sound in sounds.of(text)])
    phrases += [sound for text in sampler.politeness(phrases) for sound in sounds.of(text)]
    return Grammar(tuple(phrases), sounds.spelt, frozenset(sounds.unsayable))


def _balanced(phrases: list[str]) -> list[str]:
    """Repeats what can be said in few ways: a short command is as likely as one with a thousand phrasings."""
    return phrases * max(1, round(SHARE / len(phrases))) if phrases else []


@dataclass
class _Sounds:
    """Words as the model has them."""

    pack: Pack
    knows: Knows
    spelt: dict[tuple[str, ...], str] = field(default_factory=dict)
    unsayable: set[str] = field(default_factory=set)
    cache: dict[str, tuple[str, ...]] = field(default_factory=dict)

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
                if sound != word:
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


class NothingToSayError(LookupError):
    """A wildcard, or a list without values: nothing that could be expected."""


class _Sampler:
    """Draws sentences until every pair of words that can follow each other has been seen."""

    def __init__(self, pack: Pack, chance: Random) -> None:
        self.pack = pack
        self.chance = chance
        self.runs = {run.slot: run for run in pack.runs}
        self.single = {run.of: run for run in pack.runs}
        self.seen: set[tuple[str, str]] = set()
        self.bags: dict[str, list[Any]] = {}

    def intent(self, intent: Intent) -> Iterator[str]:
        """Sentences of one intent."""
        for data in intent.data:
            rules = {**self.pack.intents.expansion_rules, **data.expansion_rules}
            lists = {**self.pack.lists, **data.slot_lists}
            for sentence in data.sentences:
                yield from self._cover(sentence.expression, rules, lists)

    def _cover(
        self, expression: Expression, rules: Mapping[str, Any], lists: Mapping[str, SlotList]
    ) -> Iterator[str]:
        stale = 0
        for _ in range(MOST_DRAWS):
            try:
                text = plain(self._draw(expression, rules, lists))
            except NothingToSayError:
                return
            pairs = {*pairwise(["<", *text.split(), ">"])}
            stale = 0 if pairs - self.seen else stale + 1
            if text and stale == 0:
                self.seen |= pairs
                yield text
            if stale == STALE:
                return

    def politeness(self, phrases: Sequence[str]) -> Iterator[str]:
        """The words that mean nothing, before and after some sentence."""
        for word in self.pack.intents.skip_words:
            for _ in range(2 if phrases else 0):
                yield plain(f"{word} {self.chance.choice(phrases)}")
                yield plain(f"{self.chance.choice(phrases)} {word}")

    def _draw(self, expression: Expression, rules: Mapping[str, Any], lists: Mapping[str, SlotList]) -> str:
        if isinstance(expression, TextChunk):
            return expression.original_text
        if isinstance(expression, Alternative):
            return self._draw(self._next(f"a{id(expression)}", expression.items), rules, lists)
        if isinstance(expression, Permutation):
            items = self.chance.sample(expression.items, len(expression.items))
            return " ".join(self._draw(item, rules, lists) for item in items)
        if isinstance(expression, Group):
            return "".join(self._draw(item, rules, lists) for item in expression.items)
        if isinstance(expression, RuleReference):
            return self._draw(rules[expression.rule_name].expression, rules, lists)
        assert isinstance(expression, ListReference)
        return (expression.prefix or "") + self._value(expression, rules, lists) + (expression.suffix or "")

    def _value(self, reference: ListReference, rules: Mapping[str, Any], lists: Mapping[str, SlotList]) -> str:
        name = reference.list_name
        if name in self.runs:
            return self._run(self.runs[name], self.chance.randint(1, LONGEST_RUN))
        if name in self.single:
            return self._run(self.single[name], 1)
        values = lists.get(name)
        if isinstance(values, TextSlotList) and values.values:
            return self._draw(self._next(f"l{name}", values.values).text_in, rules, lists)
        if isinstance(values, RangeSlotList):
            number = self._next(f"r{name}", list(values.get_numbers()))
            return self.chance.choice(number_words(number, values, self.pack.language))
        if inline := reference.get_inline_range():
            numbers = list(range(inline[0], inline[1] + 1, inline[2]))
            whole = RangeSlotList(None, inline[0], inline[1], inline[2])
            return number_words(self._next(f"i{name}", numbers), whole, self.pack.language)[0]
        raise NothingToSayError(name)

    def _run(self, run: Run, length: int) -> str:
        """Names as they are mostly said: without a number, and with the usual joiner before the last."""
        texts: list[str] = []
        for number in range(length):
            if number and run.joiners and (number == length - 1 or self.chance.random() < OFTEN):
                usual = self.chance.random() < MOSTLY
                texts += run.joiners[0] if usual else self._next(f"j{run.slot}", run.joiners)
            name = self._next(f"n{run.of}", sorted(run.names))
            several = run.names[name].count > 1
            counts = [words for words, count in run.counts.items() if (count > 1) == several or count == 0]
            if counts and self.chance.random() > OFTEN:
                texts += self._next(f"c{run.slot}{several}", sorted(counts))
            texts += name
        return " ".join(texts)

    def _next(self, bag: str, values: Sequence[Any]) -> Any:
        """One of the values; each comes once before any comes again."""
        left = self.bags.get(bag)
        if not left:
            left = self.bags[bag] = self.chance.sample(values, len(values))
        return left.pop()
