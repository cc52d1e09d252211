"""Alexa's rules for an interaction model, as Amazon writes them down."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

NAME = re.compile("[A-Za-z_]+")
"""Of intents, slots and types: no digits, no other signs."""
SAMPLE = re.compile(r"[a-z' .{}_\-]+")
VALUE = re.compile(r"([a-z']{2,}|a|[a-z]\.)( ([a-z']{2,}|a|[a-z]\.))*")
"""Letters that are said one by one have a full stop each."""
BUILT_IN_INTENT = re.compile(r"AMAZON\.[A-Z][A-Za-z]+Intent")
BUILT_IN_TYPES = {"AMAZON.NUMBER", "AMAZON.FirstName"}
NEEDED = {"AMAZON.HelpIntent", "AMAZON.StopIntent", "AMAZON.CancelIntent", "AMAZON.NavigateHomeIntent"}
FOR_A_PLAYER = {"AMAZON.PauseIntent", "AMAZON.ResumeIntent"}
LAUNCH_WORDS = set(
    "launch ask tell load begin enable open start use play run alexa amazon echo computer skill app".split()
)
SMALL_WORDS = set("a an the of from to by if and in using or with for".split())
MOST_INTENTS = 250
MOST_VALUES = 50_000
LONGEST_VALUE = 140
LARGEST = 1_500_000


def broken(model: dict[str, Any]) -> Iterator[str]:
    """Everything that Alexa would refuse."""
    spoken = model["interactionModel"]["languageModel"]
    yield from _invocation(spoken["invocationName"])
    names = [intent["name"] for intent in spoken["intents"]]
    yield from (f"intent {name} twice" for name, count in Counter(names).items() if count > 1)
    yield from (f"no {name}" for name in (NEEDED | FOR_A_PLAYER) - set(names))
    if len(names) > MOST_INTENTS:
        yield "too many intents"
    types = {each["name"] for each in spoken["types"]}
    kinds: dict[str, set[str]] = {}
    for intent in spoken["intents"]:
        yield from _intent(intent, types)
        for slot in intent.get("slots", []):
            kinds.setdefault(slot["name"], set()).add(f"{slot['type']} {slot.get('multipleValues')}")
    yield from (f"slot {name} has types {found}" for name, found in kinds.items() if len(found) > 1)
    yield from (f"{name} is a slot and an intent" for name in kinds.keys() & set(names))
    samples = Counter(sample for intent in spoken["intents"] for sample in intent["samples"])
    yield from (f"sample twice: {sample}" for sample, count in samples.items() if count > 1)
    used = {slot["type"] for intent in spoken["intents"] for slot in intent.get("slots", [])}
    yield from (f"type {name} is not used" for name in types - used)
    for each in spoken["types"]:
        yield from _type(each)


def _invocation(name: str) -> Iterator[str]:
    words = name.split()
    if not re.fullmatch("[a-z' ]{2,50}", name) or len(words) < 2:
        yield f"invocation name {name}"
    if LAUNCH_WORDS & set(words) or (len(words) == 2 and SMALL_WORDS & set(words)):
        yield f"invocation name {name} has a word of Alexa's"


def _intent(intent: dict[str, Any], types: set[str]) -> Iterator[str]:
    name, slots = intent["name"], intent.get("slots", [])
    built_in = BUILT_IN_INTENT.fullmatch(name)
    if not built_in and not NAME.fullmatch(name):
        yield f"intent name {name}"
    if built_in and slots:
        yield f"{name} cannot have slots"
    if name == "AMAZON.FallbackIntent" and intent["samples"]:
        yield f"{name} cannot have samples"
    if not built_in and not intent["samples"]:
        yield f"{name} has no samples"
    known = [slot["name"] for slot in slots]
    if len(set(known)) < len(known):
        yield f"{name} has a slot twice"
    for slot in slots:
        if not NAME.fullmatch(slot["name"]) or slot.keys() - {"name", "type", "multipleValues"}:
            yield f"{name}: slot {slot}"
        if slot["type"] not in types | BUILT_IN_TYPES:
            yield f"{name}: no type {slot['type']}"
    several = {slot["name"] for slot in slots if slot.get("multipleValues")}
    for sample in intent["samples"]:
        yield from (f"{name}: {what}: {sample}" for what in _sample(sample, set(known), several))
    used = {slot for sample in intent["samples"] for slot in re.findall(r"\{(\w+)\}", sample)}
    yield from (f"{name}: no sample has {slot}" for slot in set(known) - used)


def _sample(sample: str, slots: set[str], several: set[str]) -> Iterator[str]:
    if not SAMPLE.fullmatch(sample) or sample != " ".join(sample.split()):
        yield "signs"
    inside = re.findall(r"\{(\w+)\}", sample)
    if re.sub(r"\{\w+\}", "", sample).strip("{}") != re.sub(r"\{\w+\}", "", sample):
        yield "brackets"
    if set(inside) - slots or len(set(inside)) < len(inside):
        yield "slots"
    if re.search(r"[^ ]\{|\}(?!$| |'s )", sample):
        yield "a slot is a word of its own"
    if any(set(pair) & several for pair in re.findall(r"\{(\w+)\}(?= \{(\w+)\})", sample)):
        yield "nothing parts a slot with several values from the next"


def _type(kind: dict[str, Any]) -> Iterator[str]:
    name = kind["name"]
    if name not in BUILT_IN_TYPES and not NAME.fullmatch(name):
        yield f"type name {name}"
    texts = [text for value in kind["values"] for text in (value["name"]["value"], *value["name"]["synonyms"])]
    yield from (f"{name}: “{text}” twice" for text, count in Counter(texts).items() if count > 1)
    yield from (f"{name}: “{text}”" for text in texts if not VALUE.fullmatch(text) or len(text) > LONGEST_VALUE)
    ids = [value["id"] for value in kind["values"]]
    if len(set(ids)) < len(ids) or not 0 < len(texts) <= MOST_VALUES:
        yield f"{name}: values"
