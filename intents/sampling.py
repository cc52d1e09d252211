"""Sentences drawn from the templates of a pack, until every pair of words that can follow each other was seen."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any, TypeVar

from hassil.expression import Alternative, Expression, Group, ListReference, Permutation, RuleReference, TextChunk
from hassil.intents import Intent, RangeSlotList, SlotList, TextSlotList

from intents.pack import Pack
from intents.plain import plain
from intents.runs import Run, Tokens
from intents.vocabulary import number_words, numbers_of

MOST_DRAWS = 80
STALE = 12
"""Draws from one sentence that may bring no new pair of words before it counts as covered."""
LONGEST_RUN = 4
OFTEN = 0.6
MOSTLY = 0.8
POLITE = 4
"""Sentences that each word which means nothing is put before, and after."""

Value = TypeVar("Value")


class NothingToSayError(LookupError):
    """A wildcard, or a list without values: nothing that could be expected."""


class Sampler:
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

    def _cover(self, expression: Expression, rules: Mapping[str, Any], lists: Mapping[str, SlotList]) -> Iterator[str]:
        stale = 0
        for _ in range(MOST_DRAWS):
            try:
                text = plain(self._draw(expression, rules, lists))
            except NothingToSayError:  # this way has free text in it; another may not
                text = ""
            pairs = {*pairwise(["<", *text.split(), ">"])}
            stale = 0 if text and pairs - self.seen else stale + 1
            if text and stale == 0:
                self.seen |= pairs
                yield text
            if stale == STALE:
                return

    def politeness(self, phrases: Sequence[str]) -> Iterator[str]:
        """The words that mean nothing, before and after some sentence."""
        for word in self.pack.filler:
            for _ in range(POLITE if phrases else 0):
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
            return self.run(self.runs[name], self.chance.randint(1, LONGEST_RUN))
        if name in self.single:
            return self.run(self.single[name], 1)
        values = lists.get(name)
        if isinstance(values, TextSlotList) and values.values:
            said = [each for each in values.values if not _has_digit(each.text_in)] or values.values
            return self._draw(self._next(f"l{id(values)}", said).text_in, rules, lists)
        if isinstance(values, RangeSlotList):
            number = self._next(f"r{id(values)}", numbers_of(values))
            return self.chance.choice(number_words(number, values, self.pack.language))
        if inline := reference.get_inline_range():
            whole = RangeSlotList(None, inline[0], inline[1], inline[2])
            return number_words(self._next(f"i{name}", numbers_of(whole)), whole, self.pack.language)[0]
        raise NothingToSayError(name)

    def run(self, run: Run, length: int) -> str:
        """Names as they are mostly said: without a number, and with the usual joiner before the last."""
        texts: list[str] = []
        for number in range(length):
            if number and run.joiners and (number == length - 1 or self.chance.random() < OFTEN):
                usual = self.chance.random() < MOSTLY
                texts += run.joiners[0] if usual else self._next(f"j{run.slot}", run.joiners)
            name = self._name(run)
            several = run.names[name].count > 1
            if self.chance.random() > OFTEN:
                texts += self._count(run, several)
            texts += name
        return " ".join(texts)

    def _name(self, run: Run) -> Tokens:
        said = sorted(words for words, name in run.names.items() if not name.seldom)
        first = [words for words in said if words not in run.seconds]
        if first and (len(first) == len(said) or self.chance.random() < MOSTLY):
            return self._next(f"n{run.of}", first)
        return self._next(f"s{run.of}", [words for words in said if words in run.seconds])

    def _count(self, run: Run, several: bool) -> Sequence[str]:
        """What stands before a name: mostly an article, sometimes a number that fits."""
        articles = sorted(words for words, count in run.counts.items() if count == 0)
        numbers = sorted(words for words, count in run.counts.items() if count and (count > 1) == several)
        if articles and (not numbers or self.chance.random() < MOSTLY):
            return self._next(f"c{run.slot}", articles)
        return self._next(f"c{run.slot}{several}", numbers) if numbers else ()

    def _next(self, bag: str, values: Sequence[Value]) -> Value:
        """One of the values; each comes once before any comes again."""
        left: list[Value] = self.bags.get(bag) or self.chance.sample(values, len(values))
        self.bags[bag] = left
        return left.pop()


def _has_digit(expression: Expression) -> bool:
    """A digit is typed; said, it is a word."""
    return isinstance(expression, TextChunk) and any(map(str.isdigit, expression.text))
