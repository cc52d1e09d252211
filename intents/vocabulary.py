"""Every word that a sentence of a pack can have."""

from collections.abc import Iterator, Mapping
from typing import Any

from hassil.expression import Expression, Group, ListReference, RuleReference, TextChunk
from hassil.intents import RangeSlotList, SlotList, TextSlotList
from hassil.numbers import get_rbnf_engine

from intents.pack import Pack
from intents.plain import plain


def vocabulary(pack: Pack) -> frozenset[str]:
    """All words of the sentences, lists, runs and skip words, in their plain form."""
    found: set[str] = set()
    for text in _texts(pack):
        found.update(plain(text).split())
    return frozenset(found)


def _texts(pack: Pack) -> Iterator[str]:
    yield from pack.intents.skip_words
    for run in pack.runs:
        for tokens in (*run.joiners, *run.counts, *run.names):
            yield from tokens
    for values in pack.lists.values():
        yield from _list_texts(values, pack.language)
    for rule in pack.intents.expansion_rules.values():
        yield from _expression_texts(rule.expression, {})
    for intent in pack.intents.intents.values():
        for data in intent.data:
            for values in data.slot_lists.values():
                yield from _list_texts(values, pack.language)
            for sentence in data.sentences:
                yield from _expression_texts(sentence.expression, data.expansion_rules)


def _list_texts(values: SlotList, language: str) -> Iterator[str]:
    if isinstance(values, TextSlotList):
        for value in values.values:
            yield from _expression_texts(value.text_in, {})
    elif isinstance(values, RangeSlotList):
        for number in values.get_numbers():
            yield from number_words(number, values, language)


def _expression_texts(expression: Expression, rules: Mapping[str, Any]) -> Iterator[str]:
    if isinstance(expression, TextChunk):
        yield expression.original_text
    elif isinstance(expression, Group):
        for item in expression.items:
            yield from _expression_texts(item, rules)
    elif isinstance(expression, RuleReference) and expression.rule_name in rules:
        yield from _expression_texts(rules[expression.rule_name].expression, {})
    elif isinstance(expression, ListReference) and (inline := expression.get_inline_range()):
        yield from map(str, range(inline[0], inline[1] + 1, inline[2]))


def number_words(number: float, values: RangeSlotList, language: str) -> list[str]:
    """A number as it is said, in all its forms; the plainest first."""
    formats = get_rbnf_engine(values.words_language or language).format_number(number)
    texts = [formats.text, *formats.text_by_ruleset.values()]
    return list(dict.fromkeys(plain(text) for text in texts))
