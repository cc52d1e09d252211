"""Which sentences of a pack come close to what was heard: a second look at a recording listens for those alone."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from hassil.expression import Expression, ListReference
from hassil.intents import RangeSlotList, SlotList, TextSlotList

from intents.commands import Phase, heard_in
from intents.grammar import UNKNOWN, Grammar, Sounds
from intents.pack import Pack
from intents.plain import plain
from intents.runs import Tokens, longest, tokens_of
from intents.sampling import LONGEST_RUN, NothingToSayError, Sampler
from intents.vocabulary import number_words

FEW = 6
"""A list of so few values is part of the sentence; a longer one is left open."""
FIRST_SIGN = 0xE000
"""Marks have signs of their own, which no sound has."""
WAYS = 150
"""To say one template that are drawn; most have fewer."""
OPEN_WEIGHT = 3
"""Sounds that an open place counts for, about as many as a word has."""
LEAST_TIMES = 20
"""How often each sentence is told to the recognizer where none has an open place."""
MOST_VALUES = 120
Pronounce = Callable[[str], str]
"""A word as its sounds, a letter each."""
MARK = "open{}place"
"""Stands in a sentence for a value of a list; no language has such a word."""
NUMBER = MARK.format(0)
"""The mark of all lists of numbers."""


@dataclass(frozen=True)
class Close:
    """A sentence with open places that resembles what was heard."""

    skeleton: str
    alike: float
    """Of 100."""


class Candidates:
    """The sentences of one phase, by their sounds."""

    def __init__(
        self, pack: Pack, grammar: Grammar, sounds: Sounds, pronounce: Pronounce, phase: Phase | None = None
    ) -> None:
        self._pack = pack
        self._grammar = grammar
        self._sounds = sounds
        self._pronounce = pronounce
        self._spoken: dict[str, str] = {}
        self._open = _OpenPlaces(pack)
        sampler = _Skeletons(pack, Random(1), self._open)  # noqa: S311 (no secret hangs on it)
        texts = [
            sound
            for name, intent in pack.intents.intents.items()
            if heard_in(name, phase)
            for text in sampler.intent(intent)
            for sound in self._sounded(text)
        ]
        self._texts = list(dict.fromkeys(texts))

    @cached_property
    def _said(self) -> list[str]:
        return [self._say(text) for text in self._texts]

    def near(self, heard: Iterable[str], limit: int) -> list[Close]:
        """The sentences most alike to any of the readings, best first."""
        from rapidfuzz import fuzz, process

        best: dict[int, float] = {}
        for text in heard:
            for said in dict.fromkeys((self._say(self._open.mark(self._grammar.spell(text))), self._say(text))):
                for _, alike, at in process.extract(said, self._said, scorer=fuzz.ratio, limit=limit):
                    best[at] = max(best.get(at, 0.0), alike)
        ranked = sorted(best, key=lambda at: -best[at])[:limit]
        return [Close(self._texts[at], best[at]) for at in ranked]

    def alike(self, one: str, other: str) -> float:
        """Of 1: how much alike two texts sound."""
        from rapidfuzz import fuzz

        return fuzz.ratio(self._say(one), self._say(other)) / 100

    def phrases(self, close: Iterable[Close], seed: int = 0) -> list[str]:
        """What the second look expects: these sentences, with every value in their open places."""
        sampler = Sampler(self._pack, Random(seed))  # noqa: S311 (no secret hangs on it)
        values = _Values(self._open, self._sounds, sampler)
        skeletons = [each.skeleton.split() for each in close]
        places = [[word for word in words if word in self._open.marks] for words in skeletons]
        # Each sentence as often as the others: none is likelier because its lists are long.
        times = max((values.size(mark) for marks in places for mark in marks), default=LEAST_TIMES)
        phrases = []
        for words, marks in zip(skeletons, places, strict=True):
            open_times = max(map(values.size, marks), default=0)
            drawn = [" ".join(map(values.next, words)) for _ in range(open_times)] if marks else [" ".join(words)]
            phrases += drawn * max(1, round(times / len(drawn)))
        return phrases

    def filled(self, close: Close, heard: str) -> str | None:
        """The close sentence with the values that were heard in its open places, or None where they do not fit."""
        marked = self._open.mark_with_values(self._grammar.spell(heard))
        values = [(mark, text) for mark, text in marked if mark]
        words = []
        for word in close.skeleton.split():
            if word not in self._open.marks:
                words.append(word)
            elif values and values[0][0] == word:
                words.append(values.pop(0)[1])
            else:
                return None
        return None if values else self._grammar.spell(" ".join(words))

    def _sounded(self, text: str) -> Iterator[str]:
        """A sentence in words that the model has; open places stay."""
        parts: list[list[str]] = []
        for word in text.split():
            sounds = [word] if word in self._open.marks else list(self._sounds.of(word))[:1]
            if not sounds:
                return
            parts.append(sounds)
        yield " ".join(part[0] for part in parts)

    def _say(self, text: str) -> str:
        return "".join(map(self._say_word, text.split()))

    def _say_word(self, word: str) -> str:
        if word not in self._spoken:
            if word in self._open.marks:
                said = chr(FIRST_SIGN + list(self._open.marks).index(word)) * OPEN_WEIGHT
            elif word == UNKNOWN:
                said = "#"
            else:
                (text, *_) = (*self._sounds.of(word), word)
                said = "".join(map(self._pronounce, text.split()))
            self._spoken[word] = said or word
        return self._spoken[word]


class _OpenPlaces:
    """Which lists stand as one mark in a skeleton, and which words stand for which mark."""

    def __init__(self, pack: Pack) -> None:
        self.runs = {run.slot: run for run in pack.runs} | {run.of: run for run in pack.runs}
        self._distinct = pack.runs
        self.marks: dict[str, str] = {NUMBER: "number"}
        self.values: dict[str, list[Tokens]] = {NUMBER: []}
        self.by_list: dict[str, str] = {}
        for name, values in pack.lists.items():
            if name in self.runs or name in self.by_list:
                continue
            if isinstance(values, RangeSlotList):
                self.by_list[name] = NUMBER
                for number in values.get_numbers():
                    self.values[NUMBER] += [tokens_of(text) for text in number_words(number, values, pack.language)]
            elif isinstance(values, TextSlotList) and len(values.values) > FEW:
                self._add(name, [tokens_of(each.text) for each in pack.names.get(name, ())])
        for run in pack.runs:
            mark = self._add(run.slot, [*run.names])
            self.by_list[run.of] = mark
        self._known: Mapping[Tokens, str] = {
            tokens: mark for mark, all_tokens in self.values.items() for tokens in all_tokens if tokens
        }

    def _add(self, name: str, tokens: list[Tokens]) -> str:
        mark = MARK.format(len(self.marks))
        self.marks[mark] = name
        self.values[mark] = tokens
        self.by_list[name] = mark
        return mark

    def mark(self, text: str) -> str:
        """A sentence with its values marked."""
        return " ".join(mark or words for mark, words in self.mark_with_values(text))

    def mark_with_values(self, text: str) -> list[tuple[str, str]]:
        """The parts of a sentence: a mark and the words under it, or no mark and a word."""
        words = text.split()
        parts: list[tuple[str, str]] = []
        at = 0
        starts = {
            found.start: (found.end, self.by_list[run.slot]) for run in self._distinct for found in run.find(words)
        }
        while at < len(words):
            end, mark = starts.get(at, (at + longest(words, at, self._known), ""))
            if end == at:
                parts.append(("", words[at]))
                end = at + 1
            else:
                parts.append((mark or self._known[tuple(words[at:end])], " ".join(words[at:end])))
            at = end
        return parts


class _Skeletons(Sampler):
    """Draws sentences whose longer lists stay open."""

    def __init__(self, pack: Pack, chance: Random, places: _OpenPlaces) -> None:
        super().__init__(pack, chance)
        self._places = places

    def _cover(self, expression: Expression, rules: Mapping[str, Any], lists: Mapping[str, SlotList]) -> Iterator[str]:
        """Whole sentences are compared, so whole sentences are drawn: not pairs of words, but ways to say it."""
        drawn: set[str] = set()
        for _ in range(WAYS):
            try:
                drawn.add(plain(self._draw(expression, rules, lists)))
            except NothingToSayError:
                return
        yield from sorted(drawn - {""})

    def _value(self, reference: ListReference, rules: Mapping[str, Any], lists: Mapping[str, SlotList]) -> str:
        mark = self._places.by_list.get(reference.list_name)
        return f" {mark} " if mark else super()._value(reference, rules, lists)


@dataclass
class _Values:
    """Deals the values of open places, each before any comes again."""

    places: _OpenPlaces
    sounds: Sounds
    sampler: Sampler

    def __post_init__(self) -> None:
        self._bags: dict[str, list[str]] = {}
        self._all: dict[str, list[str]] = {}

    def size(self, mark: str) -> int:
        return min(len(self._texts(mark)), MOST_VALUES)

    def next(self, mark: str) -> str:
        """The next value of an open place; any other word is itself."""
        if mark not in self.places.marks:
            return mark
        if not self._bags.get(mark):
            texts = self._texts(mark)
            self._bags[mark] = self.sampler.chance.sample(texts, len(texts))
        return self._bags[mark].pop() if self._bags[mark] else ""

    def _texts(self, mark: str) -> list[str]:
        if mark not in self._all:
            run = self.places.runs.get(self.places.marks[mark])
            texts: Sequence[str] = [" ".join(tokens) for tokens in self.places.values[mark]]
            if run:
                texts = [self.sampler.run(run, 1 + at % LONGEST_RUN) for at in range(len(run.names))]
            self._all[mark] = [sound for text in dict.fromkeys(texts) for sound in [*self.sounds.of(text)][:1]]
        return self._all[mark]
