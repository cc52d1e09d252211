"""The shape of a pack's YAML: looked at before hassil does, so that a mistake is told by where it stands."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from hassil.errors import HassilError
from hassil.parse_expression import parse_sentence
from hassil.parser import ParseError

from intents.errors import IntentError
from intents.plain import plain, plain_template

CHOICE = re.compile(r"\([^()\[\]{}<>;\\]*\)")
UNREADABLE = (
    *(HassilError, ParseError, ValueError, KeyError, IndexError, TypeError, AttributeError, AssertionError),
    RecursionError,
)
"""What hassil raises at a template, by where in it the mistake is."""
MOST_NUMBERS = 10_000
"""Longer ranges are read from digits alone: their words would take seconds to write out."""


def tidy(content: dict[str, Any]) -> dict[str, Any]:
    """The content as hassil takes it, every template in plain letters."""
    return {
        "language": str(content["language"]),
        "intents": _each(content["intents"], "intents", _intent),
        "lists": _each(content.get("lists") or {}, "lists", _list),
        "expansion_rules": _each(content.get("expansion_rules") or {}, "expansion_rules", _template),
        **{key: _words(content.get(key) or [], key) for key in ("skip_words", "skip_last")},
        "settings": _mapping(content.get("settings") or {}, "settings"),
    }


def _words(content: Any, where: str) -> list[str]:
    return [word for each in _sequence(content, where) if (word := plain(_text(each, where)))]


def _intent(intent: Any, where: str) -> dict[str, Any]:
    blocks = _sequence(_mapping(intent, where).get("data"), f"{where}.data")
    return {"data": [_block(block, f"{where}.data") for block in blocks]}


def _block(block: Any, where: str) -> dict[str, Any]:
    """A block of sentences; the keys that we do not know are hassil's."""
    known = {key: value for key, value in _mapping(block, where).items() if value is not None}
    for key in ("slots", "requires_context", "excludes_context", "metadata", "settings"):
        _mapping(known.get(key, {}), f"{where}.{key}")
    for key in ("required_keywords", "name_domains"):
        _sequence(known.get(key, []), f"{where}.{key}")
    sentences = _sequence(known.get("sentences"), f"{where}.sentences")
    return {
        **known,
        "sentences": [_template(sentence, f"{where}.sentences") for sentence in sentences],
        "lists": _each(known.get("lists", {}), f"{where}.lists", _list),
        "expansion_rules": _each(known.get("expansion_rules", {}), f"{where}.expansion_rules", _template),
    }


def _list(content: Any, where: str) -> dict[str, Any]:
    kind = _mapping(content, where)
    if "values" in kind:
        values = _sequence(kind["values"], f"{where}.values")
        return {"values": [form for value in values for form in _value(value, f"{where}.values")]}
    if "range" in kind:
        return {"range": _range(_mapping(kind["range"], f"{where}.range"), f"{where}.range")}
    if kind.get("wildcard"):
        return {"wildcard": True}
    raise IntentError("pack-shape", where=where, wanted="list")


def _value(value: Any, where: str) -> Iterator[dict[str, Any]]:
    """What is said and what it stands for; a bare text stands for itself as it is written."""
    if not isinstance(value, dict):
        value = {"in": value, "out": value}
    said = _template(value.get("in"), f"{where}.in")
    out = value["out"] if value.get("out") is not None else _text(value["in"], where)
    # Most are plain choices; taking them apart here is ten times as fast as a template is.
    for text in said[1:-1].split("|") if CHOICE.fullmatch(said) else [said]:
        yield {**value, "in": text.strip(), "out": out}


def _range(numbers: dict[str, Any], where: str) -> dict[str, Any]:
    try:
        least, most, step = int(numbers["from"]), int(numbers["to"]), int(numbers.get("step", 1))
        float(numbers.get("multiplier") or 1)
    except (KeyError, TypeError, ValueError):
        raise IntentError("pack-shape", where=where, wanted="range") from None
    if least > most or step < 1 or not (numbers.get("digits", True) or numbers.get("words", True)):
        raise IntentError("pack-shape", where=where, wanted="range")
    words = numbers.get("words", True) and (most - least) / step <= MOST_NUMBERS
    return {**numbers, "words": words, "digits": numbers.get("digits", True) or not words}


def _template(value: Any, where: str) -> str:
    return plain_template(_text(value, where))


def _text(value: Any, where: str) -> str:
    if not isinstance(value, str | int | float):
        raise IntentError("pack-shape", where=where, wanted="text")
    return str(value)


def _mapping(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise IntentError("pack-shape", where=where, wanted="mapping")
    return value


def _sequence(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise IntentError("pack-shape", where=where, wanted="sequence")
    return value


def _each(value: Any, where: str, shape: Callable[[Any, str], Any]) -> dict[str, Any]:
    return {str(name): shape(each, f"{where}.{name}") for name, each in _mapping(value, where).items()}


def broken_template(content: dict[str, Any]) -> IntentError | None:
    """The first template of a tidy pack that hassil cannot read."""
    for where, text in _templates(content):
        try:
            parse_sentence(text)
        except UNREADABLE:
            return IntentError("pack-template", where=where, text=text[:80])
    return None


def _templates(content: dict[str, Any], where: str = "") -> Iterator[tuple[str, str]]:
    """Every template with where it stands."""
    inside = f"{where}." if where else ""
    for name, rule in content.get("expansion_rules", {}).items():
        yield f"{inside}expansion_rules.{name}", rule
    for name, each in content.get("lists", {}).items():
        for value in each.get("values", ()):
            yield f"{inside}lists.{name}", value["in"]
    for name, intent in content.get("intents", {}).items():
        for block in intent["data"]:
            yield from _templates(block, f"intents.{name}")
            for sentence in block["sentences"]:
                yield f"intents.{name}", sentence
