"""A pack of sentences: hassil's YAML, with three keys of ours, `runs`, `skip_last` and `sounds_like`."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from pathlib import Path
from typing import Any

from hassil import Intents, TextSlotList
from hassil.errors import HassilError
from hassil.expression import Group, ListReference, RuleReference, TextChunk
from hassil.intents import RangeSlotList, SlotList, TextSlotValue
from hassil.sample import sample_expression

from intents.commands import COMMANDS
from intents.errors import IntentError
from intents.packfiles import in_folder, merged, one_line, yaml_files
from intents.plain import plain
from intents.runs import Name, Run, Tokens, tokens_of
from intents.shape import UNREADABLE, broken_template, tidy

SENTENCES: Traversable = files("intents") / "sentences"
KEYS = ("intents", "lists", "expansion_rules", "skip_words", "skip_last", "runs", "sounds_like")
MOST_FORMS = 500
"""Ways to say one value of a list that are written out; a template with more stays a template."""
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
    skip_last: tuple[str, ...] = ()
    """Words that mean nothing but where a sentence has them: "start now" is more than "start", "now stop" is not."""

    @property
    def filler(self) -> tuple[str, ...]:
        """All words that may stand anywhere."""
        return (*self.intents.skip_words, *self.skip_last)


def languages() -> tuple[str, ...]:
    """The languages of the built-in pack."""
    return tuple(sorted(entry.name for entry in SENTENCES.iterdir() if entry.is_dir()))


def builtin(language: str, names: Names | None = None) -> Pack:
    """The sentences that come with the program."""
    return _filled(_builtin_templates(language), names or {})


def load(folder: Path, language: str, names: Names | None = None) -> Pack:
    """The pack of a folder: its YAML files, and those in a folder of it that is named for the language."""
    return _filled(_templates(merged(in_folder(folder, language), language), language), names or {})


@dataclass(frozen=True)
class _Templates:
    """A pack before the names of a table are in it."""

    content: Mapping[str, Any]
    tidied: dict[str, Any]
    intents: Intents


@cache
def _builtin_templates(language: str) -> _Templates:
    """Read once; new players at the table cost only their names."""
    return _templates(merged(yaml_files(SENTENCES / language), language), language)


def _templates(content: dict[str, Any], language: str) -> _Templates:
    if not content.get("intents"):
        raise IntentError("pack-no-intents", known=", ".join(KEYS))
    content.setdefault("language", language)
    tidied = tidy(content)
    with _located(tidied):
        return _Templates(content, tidied, Intents.from_dict(tidied))


@contextmanager
def _located(tidied: dict[str, Any]) -> Iterator[None]:
    """Whatever hassil makes of a mistake is told by the template that it is in."""
    try:
        yield
    except IntentError:
        raise
    except UNREADABLE as error:
        known = ", ".join(sorted(tidied["intents"]))[:60]
        raise broken_template(tidied) or IntentError("pack-file", path=known, reason=one_line(error)) from error


def _filled(templates: _Templates, names: Names) -> Pack:
    content, tidied, intents = templates.content, templates.tidied, templates.intents
    runs = content.get("runs") or {}
    with _located(tidied):
        lists = _lists(intents, names, runs)
        plain_names = {name: tuple(_names(values)) for name, values in lists.items()}
        return Pack(
            language=tidied["language"],
            intents=intents,
            lists=lists,
            runs=tuple(_runs(runs, plain_names)),
            names={name: values for name, values in plain_names.items() if values},
            sounds_like={
                plain(word): tuple(plain(sound) for sound in sounds)
                for word, sounds in (content.get("sounds_like") or {}).items()
            },
            skip_last=tuple(tidied["skip_last"]),
        )


def _lists(intents: Intents, names: Names, runs: Mapping[str, Any]) -> dict[str, SlotList]:
    """The lists of the pack, with the names of the program where its sentences ask for them."""
    lists = {name: _ready(values) for name, values in intents.slot_lists.items()}
    for intent in intents.intents.values():
        for data in intent.data:
            data.slot_lists.update({name: _ready(values) for name, values in data.slot_lists.items()})
    asked = _asked(intents, {*lists, *names}, runs)
    for name, more in names.items():
        there = lists.get(name)
        # A list of the same name in a pack about something else, "preset" of a heating, is not ours to fill.
        if name not in asked or (there and asked[name].isdisjoint(COMMANDS)):
            continue
        own = there.values if isinstance(there, TextSlotList) else []
        # The pack knows its language, so its own forms come first; then what stands for one before several.
        lists[name] = TextSlotList(name, [*own, *map(_value, sorted(more, key=lambda each: each.count))])
    return lists


def _value(name: Name) -> TextSlotValue:
    return TextSlotValue(TextChunk(plain(name.text)), name.means, metadata={"count": name.count, "seldom": name.seldom})


def _ready(values: SlotList) -> SlotList:
    """A list as hassil finds values in it fast and right."""
    if isinstance(values, TextSlotList):
        return TextSlotList(values.name, [form for value in values.values for form in _written_out(value)])
    if isinstance(values, RangeSlotList) and values.multiplier:
        values.step = _Step.of(values.step, values.multiplier)
    return values


class _Step(int):
    """A step that knows its multiplier: hassil keeps the words of a range by its limits and step alone."""

    key: tuple[int, float]

    @classmethod
    def of(cls, step: int, multiplier: float) -> "_Step":
        own = cls(step)
        own.key = (int(step), multiplier)
        return own

    def __eq__(self, other: object) -> bool:
        return self.key == getattr(other, "key", None)

    def __hash__(self) -> int:
        return hash(self.key)


def _written_out(value: TextSlotValue) -> Iterator[TextSlotValue]:
    """Every way to say a value; a template that needs rules or lists, or is too rich, as it is."""
    if isinstance(value.text_in, TextChunk):
        yield value
        return
    try:
        forms = list(islice(sample_expression(value.text_in, {}, {}), MOST_FORMS + 1))
    except HassilError:
        forms = []
    if not 0 < len(forms) <= MOST_FORMS:
        yield value
        return
    for text in dict.fromkeys(" ".join(form.split()) for form in forms):
        if text:
            yield TextSlotValue(TextChunk(text), value.value_out, value.context, value.metadata)


def _asked(intents: Intents, known: set[str], runs: Mapping[str, Any]) -> dict[str, set[str]]:
    """Which lists the intents need; hassil parses lazily, so this also refuses what would fail at some sentence."""
    shared = _Rules(intents.expansion_rules)
    for name in intents.expansion_rules:
        shared.lists_of(name)
    asked: dict[str, set[str]] = {}
    for intent in intents.intents.values():
        for data in intent.data:
            own = _Rules({**intents.expansion_rules, **data.expansion_rules}) if data.expansion_rules else shared
            for sentence in data.sentences:
                for reference in own.lists_in(sentence.expression):
                    if reference not in known and reference not in data.slot_lists and reference not in runs:
                        raise IntentError("pack-list", intent=intent.name, name=reference)
                    asked.setdefault(runs[reference]["of"] if reference in runs else reference, set()).add(intent.name)
    return asked


class _Rules:
    """Rules, and the lists that each may need; one that is missing or leads to itself is an error."""

    def __init__(self, rules: Mapping[str, Any]) -> None:
        self.rules = rules
        self.known: dict[str, frozenset[str]] = {}
        self.open: set[str] = set()

    def lists_of(self, name: str) -> frozenset[str]:
        """The lists that a rule may need."""
        if name not in self.known:
            if name not in self.rules:
                raise IntentError("pack-rule", name=name)
            if name in self.open:
                raise IntentError("pack-loop", name=name)
            self.open.add(name)
            self.known[name] = frozenset(self.lists_in(self.rules[name].expression))
            self.open.remove(name)
        return self.known[name]

    def lists_in(self, expression: Any) -> Iterator[str]:
        """The lists that an expression may need."""
        if isinstance(expression, RuleReference):
            yield from self.lists_of(expression.rule_name)
        elif isinstance(expression, ListReference) and not expression.is_inline_range:
            yield expression.list_name
        elif isinstance(expression, Group):
            for item in expression.items:
                if not isinstance(item, TextChunk):
                    yield from self.lists_in(item)


def _names(values: SlotList) -> Iterator[Name]:
    """The plain names in a list of texts."""
    for value in values.values if isinstance(values, TextSlotList) else ():
        if isinstance(value.text_in, TextChunk):
            facts = value.metadata or {}
            text, count = value.text_in.text.strip(), int(facts.get("count", 1))
            # A digit is typed; said, it is a word.
            yield Name(text, value.value_out, count, bool(facts.get("seldom")) or any(map(str.isdigit, text)))


def _runs(content: Mapping[str, Any], plain_names: Mapping[str, tuple[Name, ...]]) -> Iterator[Run]:
    for slot, run in content.items():
        names: dict[Tokens, Name] = {}
        for of in (run["of"], *(run.get("also") or ())):
            if of not in plain_names:
                raise IntentError("pack-list", intent=slot, name=of)
            for name in plain_names[of]:
                names.setdefault(tuple(name.text.split()), name)
        counts = {tokens_of(str(word)): int(number) for word, number in (run.get("counts") or {}).items()}
        yield Run(
            slot=slot,
            of=run["of"],
            joiners=tuple(tokens_of(str(joiner)) for joiner in run.get("joiners") or ()),
            counts=counts,
            # "the Seer" is "Seer" after an article, and no name of its own.
            names={tokens: name for tokens, name in names.items() if tokens[:1] not in counts},
            seconds=frozenset(names) - {tuple(name.text.split()) for name in plain_names[run["of"]]},
        )
