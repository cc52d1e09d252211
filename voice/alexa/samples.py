"""Sample utterances: sentences drawn from the templates of a pack, with Alexa's slots in them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from random import Random
from typing import Any

from hassil.expression import Alternative, Expression, Group, ListReference
from hassil.intents import Intent, IntentData, SlotList

from intents.pack import Pack
from intents.plain import plain
from intents.sampling import Sampler
from voice.alexa.phrasebook import AlexaIntent, phrasebook, place_of

RESERVED = frozenset({"stop", "cancel", "never mind", "forget it", "exit", "quit", "stop talking"})
"""What Alexa itself takes for its own: whoever says it leaves the skill."""
MOST_SAMPLES = 200
"""Of one intent; more would teach Alexa nothing new."""


@dataclass(frozen=True)
class Sample:
    """A sentence with its slots in braces, and the block of the pack that it is from."""

    text: str
    block: IntentData


def samples(pack: Pack) -> dict[str, list[Sample]]:
    """Sentences for each of Alexa's intents; none stands in two of them."""
    taken = set(RESERVED)
    drawn: dict[str, list[Sample]] = {}
    for name, intent in phrasebook(pack).items():
        sampler = _Samples(pack)
        kept: list[Sample] = []
        # A sentence from each block in turn, so that the limit cuts no block off.
        for sample in _in_turn([list(sampler.block(intent.command, block)) for block in intent.blocks]):
            if sample.text not in taken and _apart(sample.text, intent) and len(kept) < MOST_SAMPLES:
                taken.add(sample.text)
                kept.append(sample)
        drawn[name] = kept
    return drawn


def _in_turn(blocks: list[list[Sample]]) -> Iterator[Sample]:
    for samples_now in zip_longest(*blocks):
        yield from (sample for sample in samples_now if sample)


def _apart(text: str, intent: AlexaIntent) -> bool:
    """Whether a slot that takes several values has a word between it and the next."""
    pairs = re.findall(r"\{(\w+)\}(?= \{(\w+)\})", text)
    return not any(intent.places[name].several for pair in pairs for name in pair)


class _Samples(Sampler):
    """Draws sentences with marks where names and numbers would be."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack, Random(0))  # noqa: S311 (no secret hangs on it)
        self._block: IntentData | None = None
        self._marks: list[str] = []
        self._simple = False
        self._wanted: Expression | None = None

    def block(self, command: str, block: IntentData) -> Iterator[Sample]:
        """The sentences of one block."""
        self._block = block
        for text in self.intent(Intent(command, [block])):
            yield Sample(re.sub(r"slot(\d+)slot", lambda mark: f"{{{self._marks[int(mark[1])]}}}", text), block)

    def _cover(self, expression: Expression, rules: Mapping[str, Any], lists: Mapping[str, SlotList]) -> Iterator[str]:
        """The sentence without all that may be left out, with each of these alone, and then as chance has it."""
        parts = expression.items if isinstance(expression, Group) else []
        self._simple = True
        for self._wanted in (None, *filter(_may_be_left_out, parts)):
            yield plain(self._draw(expression, rules, lists))
        self._simple = False
        yield from super()._cover(expression, rules, lists)

    def _draw(self, expression: Expression, rules: Mapping[str, Any], lists: Mapping[str, SlotList]) -> str:
        if not self._simple or not isinstance(expression, Alternative):
            return super()._draw(expression, rules, lists)
        left_out = expression.is_optional and expression is not self._wanted
        return "" if left_out else self._draw(expression.items[0], rules, lists)

    def _value(
        self,
        reference: ListReference,
        rules: Mapping[str, Any],  # noqa: ARG002 (as a sampler is asked)
        lists: Mapping[str, SlotList],  # noqa: ARG002
    ) -> str:
        assert self._block
        name = place_of(reference, self._block, self.pack).name
        if name not in self._marks:
            self._marks.append(name)
        return f"slot{self._marks.index(name)}slot"  # in letters and digits: no other sign outlives the drawing


def _may_be_left_out(part: Expression) -> bool:
    return isinstance(part, Alternative) and part.is_optional
