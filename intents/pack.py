"""A pack of sentences: hassil's YAML, with two keys of ours, `runs` and `sounds_like`."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import yaml
from hassil import Intents, TextSlotList, WildcardSlotList
from hassil.errors import HassilError
from hassil.expression import TextChunk
from hassil.intents import SlotList, TextSlotValue
from hassil.parse_expression import ParseError
from hassil.sample import sample_expression
from hassil.util import merge_dict

from intents.errors import IntentError
from intents.plain import plain
from intents.runs import Name, Run, Tokens, tokens_of

class _Loader(yaml.SafeLoader):
    """YAML in which "on", "off", "yes" and "no" are words, as whoever writes sentences means them."""


_Loader.yaml_implicit_resolvers = {
    letter: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool"]
    for letter, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|True|false|False)$"), list("tTfF"))

SENTENCES: Traversable = files("intents") / "sentences"
KEYS = {"language", "intents", "lists", "expansion_rules", "skip_words", "settings", "responses", "runs", "sounds_like"}
Names = Mapping[str, Sequence[Name]]
"""What the program knows and the sentences do not: names by the list that they belong to."""


@dataclass(frozen=True)
class Pack:
    """The sentences of one language, and everything that can fill them."""

    language: str
    intents: Intents
    lists: Mapping[str, SlotList]
    runs: tuple[Run, ...] = ()
    names: Mapping[str, tuple[Name, ...]] = field(default_factory=dict)
    """The lists of plain names, which a repair may take a misheard word for."""
    sounds_like: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def languages() -> tuple[str, ...]:
    """The languages of the built-in pack."""
    return tuple(sorted(entry.name for entry in SENTENCES.iterdir() if entry.is_dir()))


def builtin(language: str, names: Names | None = None) -> Pack:
    """The sentences that come with the program."""
    return _pack(_merged(_yaml_files(SENTENCES / language)), language, names or {})


def load(folder: Path, language: str, names: Names | None = None) -> Pack:
    """The pack of a folder: its YAML files, and those in a folder of it that is named for the language."""
    if not folder.is_dir():
        raise IntentError("pack-folder", path=folder)
    found = _yaml_files(folder)
    for inside in ("sentences", "."):
        if (folder / inside / language).is_dir():
            found += _yaml_files(folder / inside / language)
    if not found:
        raise IntentError("pack-empty", path=folder)
    return _pack(_merged(found), language, names or {})


def _yaml_files(folder: Traversable) -> list[Traversable]:
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return [entry for entry in entries if entry.name.endswith((".yaml", ".yml")) and entry.is_file()]


def _merged(found: Iterable[Traversable]) -> dict[str, Any]:
    merged: dict[str, Any] = {}
    for file in found:
        try:
            content = yaml.load(file.read_text("utf-8"), _Loader)  # noqa: S506 (a safe loader)
            merge_dict(merged, content or {})
        except (OSError, UnicodeDecodeError, yaml.YAMLError, AssertionError, AttributeError) as error:
            raise IntentError("pack-file", path=file.name, reason=_one_line(error)) from error
    return merged


def _pack(content: dict[str, Any], language: str, names: Names) -> Pack:
    if not content.get("intents"):
        raise IntentError("pack-no-intents", known=", ".join(sorted(KEYS)))
    content.setdefault("language", language)
    try:
        for word in content.setdefault("skip_words", []):
            str(word)
        intents = Intents.from_dict({key: value for key, value in content.items() if key in KEYS})
        lists = _lists(intents, names)
        _force(intents, lists, content.get("runs") or {})
        plain_names = {name: tuple(_names(values)) for name, values in lists.items()}
        return Pack(
            language=content["language"],
            intents=intents,
            lists=lists,
            runs=tuple(_runs(content.get("runs") or {}, plain_names, names)),
            names={name: values for name, values in plain_names.items() if values},
            sounds_like={
                plain(word): tuple(plain(sound) for sound in sounds)
                for word, sounds in (content.get("sounds_like") or {}).items()
            },
        )
    except (HassilError, ParseError, ValueError, KeyError, TypeError, AttributeError, AssertionError) as error:
        if isinstance(error, IntentError):
            raise
        raise IntentError("pack-file", path=", ".join(sorted(content["intents"]))[:60], reason=_one_line(error)) from error


def _lists(intents: Intents, names: Names) -> dict[str, SlotList]:
    """The lists of the pack with the names of the program added; what was typed is compared in its plain form."""
    lists: dict[str, SlotList] = dict(intents.slot_lists)
    for name, more in names.items():
        values = [TextSlotValue(TextChunk(plain(each.text)), each.means) for each in more]
        there = lists.get(name)
        lists[name] = TextSlotList(name, [*(there.values if isinstance(there, TextSlotList) else ()), *values])
    for values in lists.values():
        for value in values.values if isinstance(values, TextSlotList) else ():
            if isinstance(value.text_in, TextChunk):
                value.text_in = TextChunk(plain(value.text_in.text))
    return lists


def _force(intents: Intents, lists: Mapping[str, SlotList], runs: Mapping[str, Any]) -> None:
    """hassil parses lazily: a pack that is broken anywhere is refused at once, not at the first unlucky sentence."""
    known = {*lists, *runs}
    for intent in intents.intents.values():
        for data in intent.data:
            rules = {**intents.expansion_rules, **data.expansion_rules}
            local = known | set(data.slot_lists)
            for sentence in data.sentences:
                for reference in _references(sentence.expression, rules, 0):
                    if reference not in local:
                        raise IntentError("pack-list", intent=intent.name, name=reference)


def _references(expression: Any, rules: Mapping[str, Any], depth: int) -> Iterable[str]:
    """Every list that an expression may need; a rule that is missing or leads to itself is an error."""
    if depth > 50:
        raise IntentError("pack-loop", sentence=str(expression)[:60])
    if (rule := getattr(expression, "rule_name", None)) is not None:
        if rule not in rules:
            raise IntentError("pack-rule", name=rule)
        yield from _references(rules[rule].expression, rules, depth + 1)
    elif (reference := getattr(expression, "list_name", None)) is not None:
        if not expression.is_inline_range:
            yield reference
    for item in getattr(expression, "items", ()):
        yield from _references(item, rules, depth + 1)


def _names(values: SlotList) -> Iterable[Name]:
    """The plain names in a list of texts; templates are written out."""
    for value in values.values if isinstance(values, TextSlotList) else ():
        for text in sample_expression(value.text_in, {}, {}):
            if text.strip():
                yield Name(plain(text), value.value_out, int((value.metadata or {}).get("count", 1)))


def _runs(content: Mapping[str, Any], plain_names: Mapping[str, tuple[Name, ...]], given: Names) -> Iterable[Run]:
    for slot, run in content.items():
        if run["of"] not in plain_names:
            raise IntentError("pack-list", intent=slot, name=run["of"])
        names: dict[Tokens, Name] = {tokens_of(name.text): name for name in plain_names[run["of"]]}
        names |= {tokens_of(name.text): name for name in given.get(run["of"], ())}
        counts = {tokens_of(str(word)): int(number) for word, number in run.get("counts", {}).items()}
        yield Run(
            slot=slot,
            of=run["of"],
            joiners=tuple(tokens_of(str(joiner)) for joiner in run.get("joiners", ())),
            counts=counts,
            # "the Seer" is "Seer" after an article, and no name of its own.
            names={tokens: name for tokens, name in names.items() if tokens[:1] not in counts},
        )


def wildcard(name: str) -> SlotList:
    """A list that takes any words."""
    return WildcardSlotList(name)


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())[:200] or type(error).__name__
