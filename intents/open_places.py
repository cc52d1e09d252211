"""Places in a sentence that any value of a list can fill: rooms, numbers, runs of names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from hassil.intents import RangeSlotList, TextSlotList

from intents.grammar import Sounds
from intents.pack import Pack
from intents.runs import Run, Tokens, longest, tokens_of
from intents.sampling import LONGEST_RUN, Sampler
from intents.vocabulary import number_words, numbers_of

MARK = "open{}place"
"""Stands in a sentence for a value of a list; no language has such a word."""
NUMBER = MARK.format(0)
"""The mark of all lists of numbers."""
FEW = 6
"""A list of so few values is part of the sentence; a longer one is left open."""
MOST_VALUES = 120


class OpenPlaces:
    """Which lists stand as one mark in a skeleton, and which words stand for which mark."""

    def __init__(self, pack: Pack) -> None:
        self.runs = {run.slot: run for run in pack.runs} | {run.of: run for run in pack.runs}
        self._distinct = pack.runs
        self.marks: dict[str, str] = {NUMBER: "number"}
        self.values: dict[str, list[Tokens]] = {NUMBER: []}
        self.by_list: dict[str, str] = {}
        shared = {name: run for name in pack.names for run in pack.runs if self._lies_in(pack, name, run)}
        for name, values in pack.lists.items():
            if name in self.runs or name in shared:
                continue
            if isinstance(values, RangeSlotList):
                self.by_list[name] = NUMBER
                for number in numbers_of(values):
                    self.values[NUMBER] += [tokens_of(text) for text in number_words(number, values, pack.language)]
            elif isinstance(values, TextSlotList) and len(values.values) > FEW:
                self._add(name, [tokens_of(each.text) for each in pack.names.get(name, ())])
        for run in pack.runs:
            first = next(each for each in pack.runs if each.names.keys() == run.names.keys())
            mark = self._add(run.slot, [*run.names]) if first is run else self.by_list[first.slot]
            self.by_list[run.slot] = self.by_list[run.of] = mark
        self.by_list |= {name: self.by_list[run.slot] for name, run in shared.items() if name not in self.by_list}
        self._known: Mapping[Tokens, str] = {
            tokens: mark for mark, all_tokens in self.values.items() for tokens in all_tokens if tokens
        }

    @staticmethod
    def _lies_in(pack: Pack, name: str, run: Run) -> bool:
        """Whether a list has names of a run only: one word in a sentence is marked in one way."""
        return all(tokens_of(each.text) in run.names for each in pack.names[name])

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


@dataclass
class Values:
    """Deals the values of open places, each before any comes again."""

    places: OpenPlaces
    sounds: Sounds
    pack: Pack
    _bags: dict[str, list[str]] = field(default_factory=dict)
    _all: dict[str, list[str]] = field(default_factory=dict)
    _chance: Random = field(default_factory=lambda: Random(0))  # noqa: S311 (no secret hangs on it)

    def deal_anew(self) -> None:
        """What is dealt hangs on nothing that was dealt before."""
        self._bags.clear()
        self._chance.seed(0)

    def size(self, mark: str) -> int:
        return min(len(self._texts(mark)), MOST_VALUES)

    def next(self, mark: str) -> str:
        """The next value of an open place; any other word is itself."""
        if mark not in self.places.marks:
            return mark
        if not self._bags.get(mark):
            texts = self._texts(mark)
            self._bags[mark] = self._chance.sample(texts, len(texts))
        return self._bags[mark].pop() if self._bags[mark] else ""

    def _texts(self, mark: str) -> list[str]:
        if mark not in self._all:
            run = self.places.runs.get(self.places.marks[mark])
            texts: Sequence[str] = [" ".join(tokens) for tokens in self.places.values[mark]]
            if run:
                sampler = Sampler(self.pack, Random(0))  # noqa: S311 (no secret hangs on it)
                texts = [sampler.run(run, 1 + at % LONGEST_RUN) for at in range(len(run.names))]
            self._all[mark] = [sound for text in dict.fromkeys(texts) for sound in [*self.sounds.of(text)][:1]]
        return self._all[mark]
