"""The interaction model, which tells Alexa what people may say to the skill: made from the pack of sentences."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from hassil.expression import TextChunk
from hassil.intents import SlotList, TextSlotList

from intents.pack import Pack
from voice.alexa.phrasebook import FIRST_NAME, AlexaIntent, Place, phrasebook
from voice.alexa.samples import Sample, samples

INVOCATION = "night caller"
SYSTEM_INTENTS = ("AMAZON.CancelIntent", "AMAZON.StopIntent", "AMAZON.NavigateHomeIntent", "AMAZON.FallbackIntent")
"""Those that a skill must have, in Alexa's own words alone."""
MOST_CARDS = 3
"""Of one role in the box."""
LETTERS = re.compile(r"\b[a-z](?: [a-z])+\b")


def model(pack: Pack) -> dict[str, Any]:
    """The whole model, as the developer console and its tools take it."""
    book = phrasebook(pack)
    language_model = {
        "invocationName": INVOCATION,
        "intents": [
            *(_intent(book[name], drawn) for name, drawn in samples(pack).items()),
            *({"name": name, "samples": []} for name in SYSTEM_INTENTS),
        ],
        "types": [{"name": kind, "values": values} for kind, values in _types(book.values(), pack).items()],
    }
    return {"interactionModel": {"languageModel": language_model}}


def _intent(intent: AlexaIntent, drawn: Iterable[Sample]) -> dict[str, Any]:
    written: dict[str, Any] = {"name": intent.name}
    if intent.places:
        written["slots"] = [_slot(place) for place in intent.places.values()]
    return {**written, "samples": [sample.text for sample in drawn]}


def _slot(place: Place) -> dict[str, Any]:
    several = {"multipleValues": {"enabled": True}} if place.several else {}
    return {"name": place.name, "type": place.kind, **several}


def _types(intents: Iterable[AlexaIntent], pack: Pack) -> dict[str, list[dict[str, Any]]]:
    """The types that are ours, and Alexa's first names with the seats added."""
    types: dict[str, list[dict[str, Any]]] = {FIRST_NAME: _values(_names(pack.lists["seat"]))}
    for intent in intents:
        for place in intent.places.values():
            if place.kind not in types and not place.kind.startswith("AMAZON."):
                types[place.kind] = _values(_said(place, intent, pack))
    return types


def _said(place: Place, intent: AlexaIntent, pack: Pack) -> Iterator[tuple[str, str]]:
    """Every way to say a value, and its id."""
    run = next((run for run in pack.runs if place.of in (run.slot, run.of)), None)
    if run is None:
        own = next((block.slot_lists[place.of] for block in intent.blocks if place.of in block.slot_lists), None)
        yield from _names(own or pack.lists[place.of])
        return
    numbers = [words for words, number in run.counts.items() if 1 < number <= MOST_CARDS and len(words) == 1]
    names = [name for name in pack.names[run.of] if not name.seldom]
    for name in names:
        yield name.text, name.means
    for name in names:
        if name.count > 1:
            yield from ((" ".join([*number, name.text]), name.means) for number in numbers)


def _names(values: SlotList) -> Iterator[tuple[str, str]]:
    for value in values.values if isinstance(values, TextSlotList) else ():
        if isinstance(value.text_in, TextChunk) and not any(map(str.isdigit, value.text_in.text)):
            yield value.text_in.text.strip(), str(value.value_out)


def _values(said: Iterable[tuple[str, str]]) -> list[dict[str, Any]]:
    """Values with their ids, each by the name on its card where it has one."""
    ways: dict[str, list[str]] = {}
    heard: set[str] = set()
    for text, means in said:
        # Letters that are said one by one: “p. i.”.
        spelled = LETTERS.sub(lambda letters: ". ".join(letters[0].split()) + ".", text)
        if spelled not in heard:
            heard.add(spelled)
            ways.setdefault(means, []).append(spelled)
    for means, texts in ways.items():
        texts.sort(key=lambda text: text != means.replace("_", " "))
    return [{"id": means, "name": {"value": first, "synonyms": more}} for means, (first, *more) in ways.items()]
