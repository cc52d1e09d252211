"""Every word that a sentence of a pack can have."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, reduce
from weakref import finalize

from hassil.expression import (
    Alternative,
    Expression,
    Group,
    ListReference,
    Permutation,
    RuleReference,
    Sentence,
    Sequence,
    TextChunk,
)
from hassil.intents import Intents, RangeSlotList, SlotList, TextSlotList
from hassil.numbers import get_rbnf_engine

from intents.pack import Pack
from intents.plain import plain

Rules = Mapping[str, Sentence]
MOST_LISTENED = 1000
"""Numbers of one range that a recognizer is told of: a longer one would take minutes to write out."""


def vocabulary(pack: Pack) -> frozenset[str]:
    """All words of the sentences, lists, runs and skip words, in their plain form."""
    return _of_sentences(pack.intents, pack.language) | _split(_texts(pack))


def _split(texts: Iterable[str]) -> frozenset[str]:
    return frozenset(word for text in texts for word in text.split())


def _texts(pack: Pack) -> Iterator[str]:
    """Everything but the sentences."""
    yield from pack.filler
    for run in pack.runs:
        for tokens in (*run.joiners, *run.counts, *run.names):
            yield from tokens
    for values in pack.lists.values():
        yield from _list_texts(values, pack.language)


_known: dict[int, frozenset[str]] = {}


def _of_sentences(intents: Intents, language: str) -> frozenset[str]:
    """Looked for once in sentences that many packs share: new players at the table cost only their names."""
    key = id(intents)
    if key not in _known:
        _known[key] = _split(_sentence_texts(intents, language))
        finalize(intents, _known.pop, key, None)
    return _known[key]


def _sentence_texts(intents: Intents, language: str) -> Iterator[str]:
    shared = intents.expansion_rules
    known: dict[str, _Words] = {}
    for rule in shared.values():
        yield from _words(rule.expression, shared, known).all()
    for intent in intents.intents.values():
        for data in intent.data:
            for values in data.slot_lists.values():
                yield from _list_texts(values, language)
            own = {**shared, **data.expansion_rules}
            for sentence in data.sentences:
                yield from _words(sentence.expression, own, {} if data.expansion_rules else known).all()


def _list_texts(values: SlotList, language: str) -> Iterator[str]:
    if isinstance(values, TextSlotList):
        for value in values.values:
            yield from _words(value.text_in, {}, {}).all()
    elif isinstance(values, RangeSlotList) and values.words:
        for number in values.get_numbers():
            yield from number_words(number, values, language)


@dataclass(frozen=True)
class _Words:
    """The words in a piece of a template, and what it begins, ends or is, where a word goes on outside of it."""

    inside: frozenset[str] = frozenset()
    heads: frozenset[str] = frozenset()
    tails: frozenset[str] = frozenset()
    through: frozenset[str] = frozenset()

    def all(self) -> frozenset[str]:
        return self.inside | self.heads | self.tails | self.through

    def __or__(self, other: "_Words") -> "_Words":
        return _Words(
            self.inside | other.inside,
            self.heads | other.heads,
            self.tails | other.tails,
            self.through | other.through,
        )

    def __add__(self, other: "_Words") -> "_Words":
        """One piece after another: "werewol" and "(f|ves)" make whole words."""
        return _Words(
            self.inside | other.inside | _joined(self.tails, other.heads),
            self.heads | _joined(self.through, other.heads),
            other.tails | _joined(self.tails, other.through),
            _joined(self.through, other.through),
        )


NOTHING = _Words(through=frozenset({""}))
BETWEEN = _Words(heads=frozenset({""}), tails=frozenset({""}))


def _joined(firsts: frozenset[str], seconds: frozenset[str]) -> frozenset[str]:
    return frozenset(first + second for first in firsts for second in seconds)


def _words(expression: Expression, rules: Rules, known: dict[str, _Words]) -> _Words:
    if isinstance(expression, TextChunk):
        return _choice([expression.original_text])
    if isinstance(expression, Alternative):
        texts = [text for item in expression.items if (text := _only_text(item)) is not None]
        others = (_words(item, rules, known) for item in expression.items if _only_text(item) is None)
        return reduce(_Words.__or__, others, _choice(texts))
    if isinstance(expression, Permutation):
        apart = (BETWEEN + _words(item, rules, known) + BETWEEN for item in expression.items)
        return reduce(_Words.__or__, apart, _Words())
    if isinstance(expression, Group):
        return reduce(_Words.__add__, (_words(item, rules, known) for item in expression.items), NOTHING)
    if isinstance(expression, RuleReference) and expression.rule_name in rules:
        name = expression.rule_name
        if name not in known:
            known[name] = _words(rules[name].expression, rules, known)
        return known[name]
    if isinstance(expression, ListReference) and (inline := expression.get_inline_range()):
        return BETWEEN | _Words(frozenset(map(str, range(inline[0], inline[1] + 1, inline[2]))))
    return BETWEEN


def _only_text(item: Expression) -> str | None:
    """The text of a plain alternative, which most are."""
    if isinstance(item, Sequence) and len(item.items) == 1:
        item = item.items[0]
    return item.original_text if isinstance(item, TextChunk) else None


def _choice(texts: Iterable[str]) -> _Words:
    """Texts of which one is said."""
    inside, heads, tails, through = set[str](), set[str](), set[str](), set[str]()
    for text in texts:
        first, *more = re.split(r"\s+", text)
        if more:
            heads.add(first)
            inside.update(more[:-1])
            tails.add(more[-1])
        else:
            through.add(text)
    return _Words(frozenset(inside), frozenset(heads), frozenset(tails), frozenset(through))


def number_words(number: float, values: RangeSlotList, language: str) -> list[str]:
    """A number as it is said, in all its forms, the plainest first; in digits where nobody knows the words."""
    return list(_number_words(number, values.words_language or language))


@lru_cache(maxsize=4096)
def _number_words(number: float, language: str) -> tuple[str, ...]:
    try:
        formats = get_rbnf_engine(language).format_number(number)
    except ValueError:
        return (str(number),)
    texts = dict.fromkeys([formats.text, *formats.text_by_ruleset.values()])
    return tuple(dict.fromkeys(map(plain, texts)))


def numbers_of(values: RangeSlotList) -> list[float]:
    """The numbers of a range that are listened for; of a long one every hundredth, and so on."""
    count = (values.stop - values.start) // values.step + 1
    step = values.step * max(1, count // MOST_LISTENED)
    numbers: list[float] = list(range(values.start, values.stop + 1, step))
    return numbers if values.fraction_type is None or step > values.step else list(values.get_numbers())
