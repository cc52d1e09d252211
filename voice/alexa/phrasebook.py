"""Our intents as Alexa has them: since it tells no more than an intent and its slots, whatever a sentence means without
saying it (“slower”) is an intent of its own."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hassil.expression import Expression, Group, ListReference, RuleReference, Sentence
from hassil.intents import IntentData, RangeSlotList
from hassil.numbers import get_rbnf_engine

from intents.pack import Pack

BUILT_IN = {
    "Help": "AMAZON.HelpIntent",
    "Pause": "AMAZON.PauseIntent",
    "Resume": "AMAZON.ResumeIntent",
    "Repeat": "AMAZON.RepeatIntent",
    "Skip": "AMAZON.NextIntent",
    "Yes": "AMAZON.YesIntent",
    "No": "AMAZON.NoIntent",
}
"""Intents that Alexa has itself, and to which our sentences are added."""
NUMBER = "AMAZON.NUMBER"
FIRST_NAME = "AMAZON.FirstName"
PEOPLE = ("player", "person", "seat")
"""Lists of those who play, by name or by seat: to Alexa they are all first names."""


@dataclass(frozen=True)
class Place:
    """A slot of Alexa's, and what it is to us."""

    name: str
    slot: str
    of: str
    """The list of ours that its values come from."""
    kind: str
    """The type that Alexa knows it by."""
    several: bool = False
    factor: int = 1
    """Minutes are seconds to us."""


@dataclass(frozen=True)
class AlexaIntent:
    """An intent of Alexa's, and the command that it stands for."""

    name: str
    command: str
    means: Mapping[str, Any]
    """Slots that are not said."""
    blocks: tuple[IntentData, ...]
    places: Mapping[str, Place]


def phrasebook(pack: Pack) -> dict[str, AlexaIntent]:
    """All intents of a pack, by the names that Alexa gives them."""
    book: dict[str, AlexaIntent] = {}
    for command, intent in pack.intents.intents.items():
        for block in intent.data:
            name = _name(command, block.slots, pack.language)
            known = book.get(name)
            places = {place.name: place for place in _places(block, pack)}
            book[name] = AlexaIntent(
                name,
                command,
                block.slots,
                (*(known.blocks if known else ()), block),
                {**(known.places if known else {}), **places},
            )
    return book


def place_of(reference: ListReference, block: IntentData, pack: Pack) -> Place:
    """The slot that stands for a list in a sentence."""
    of, slot = reference.list_name, reference.slot_name
    run = next((run for run in pack.runs if run.slot == of), None)
    if of in PEOPLE:
        return Place(slot, slot, of, FIRST_NAME)
    # By the list as well, for a name may have one type only: players are a number here and people there.
    name = slot if slot == of else f"{slot}_{of}"
    if run:
        return Place(name, slot, of, FIRST_NAME if run.of in PEOPLE else _type(run.of), several=True)
    values = block.slot_lists.get(of) or pack.lists[of]
    if isinstance(values, RangeSlotList):
        return Place(name, slot, of, NUMBER, factor=int(values.multiplier or 1))
    return Place(name, slot, of, _type(of))


def _type(of: str) -> str:
    return "".join(word.capitalize() for word in of.split("_"))


def _name(command: str, means: Mapping[str, Any], language: str) -> str:
    """The name of an intent; letters alone, for Alexa takes no digits."""
    if not means:
        return BUILT_IN.get(command, command)
    return "_".join([command, *(_word(slot, value, language) for slot, value in sorted(means.items()))])


def _word(slot: str, value: Any, language: str) -> str:
    if value is True:
        return slot
    said = get_rbnf_engine(language).format_number(value).text if isinstance(value, int) else str(value)
    return said.replace(" ", "_").replace("-", "_")


def _places(block: IntentData, pack: Pack) -> Iterator[Place]:
    rules = {**pack.intents.expansion_rules, **block.expansion_rules}
    for sentence in block.sentences:
        for reference in _references(sentence.expression, rules):
            yield place_of(reference, block, pack)


def _references(expression: Expression, rules: Mapping[str, Sentence]) -> Iterator[ListReference]:
    if isinstance(expression, ListReference):
        yield expression
    elif isinstance(expression, RuleReference):
        yield from _references(rules[expression.rule_name].expression, rules)
    elif isinstance(expression, Group):
        for item in expression.items:
            yield from _references(item, rules)
