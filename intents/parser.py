"""From text to what was meant: hassil first, then a repair of names that were misspelt or misheard."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from hassil import TextSlotList, recognize_best
from hassil.intents import Intents, SlotList
from hassil.recognize import RecognizeResult

from intents.commands import Phase
from intents.pack import Pack
from intents.phases import context, heard_now
from intents.plain import Typed
from intents.repair import Mender, Repair
from intents.runs import Found, Name, Run, Tokens, longest, tokens_of

__all__ = ["Parser", "Reading", "Repair"]

MOST_LETTERS = 1000
MOST_WORDS = 60
"""Whatever is longer is no command."""
RUN_MARK = "run{}of{}"
"""Stands in a sentence for a run of names; no language has such a word."""
MOST_READINGS = 4
"""How many names at the start of a run may be something else: "Wolfen with Alpha" is a game and a role."""
SIGNS = {"en": {"%": "percent", "°": "degrees"}, "uk": {"%": "відсотків", "°": "градусів"}}
"""Signs after a number in words, where a pack has no sentence with the sign."""
Lists = dict[str, SlotList]
Strangers = list[tuple[str, str]]
"""Words that may be somebody's name, plain and as they were typed."""


@dataclass(frozen=True)
class Reading:
    """What a text means; `intent` is None where nothing was understood."""

    text: str
    intent: str | None = None
    slots: Mapping[str, Any] = field(default_factory=dict)
    confidence: float = 0.0
    repairs: tuple[Repair, ...] = ()


class Parser:
    """Reads sentences of one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._by_phase: dict[Phase | None, Intents] = {}

    def read(self, text: str, phase: Phase | None = None, *, repair: bool = True) -> Reading:
        """What a text means in a phase of the game."""
        typed = Typed.of(text) if len(text) <= MOST_LETTERS else Typed((), ())
        if not 0 < len(typed.words) <= MOST_WORDS:
            return Reading(text)
        reading = self._exact(typed.words, typed, phase)
        if reading is None and repair:
            mended, repairs = self._mender.mend(typed.words)
            reading = self._exact(mended, typed, phase) if repairs else None
            if reading:
                reading = replace(reading, confidence=min(each.alike for each in repairs), repairs=repairs)
        return replace(reading, text=text) if reading else Reading(text)

    @cached_property
    def _mender(self) -> Mender:
        return Mender(self.pack)

    def _exact(self, words: Sequence[str], typed: Typed, phase: Phase | None) -> Reading | None:
        """A whole sentence of the pack; strangers are looked for only where it is none without them."""
        for said in self._without_last(words):
            if reading := self._match(said, typed, phase, []):
                return reading
            if (strangers := self._strangers(typed)) and (reading := self._match(said, typed, phase, strangers)):
                return reading
        return None

    def _match(self, words: Sequence[str], typed: Typed, phase: Phase | None, strangers: Strangers) -> Reading | None:
        people = {each: _text_list(each, strangers) for each in self._unfilled} if strangers else {}
        for sentence, lists in self._sentences(words, self._runs(strangers)):
            found = recognize_best(
                " ".join(sentence),
                self._intents(phase),
                slot_lists={**self._lists, **people, **lists},
                intent_context=context(phase),
            )
            if found:
                return Reading("", found.intent.name, _slots(found, typed), 1.0)
        return None

    def _intents(self, phase: Phase | None) -> Intents:
        """The intents that make sense now."""
        if phase not in self._by_phase:
            self._by_phase[phase] = replace(self.pack.intents, intents=heard_now(self.pack.intents, phase))
        return self._by_phase[phase]

    @cached_property
    def _lists(self) -> Lists:
        """The lists as they are matched: runs and their names only by what was found."""
        lists = dict(self.pack.lists)
        for run in self.pack.runs:
            lists[run.slot] = lists[run.of] = TextSlotList(run.slot, [])
        return lists

    def _strangers(self, typed: Typed) -> Strangers:
        """Where nobody filled a list, such as the players of an unknown table, a word with a capital is a name."""
        if not self._unfilled:
            return []
        return [(word, name) for word, name in typed.capitals() if word not in self._mender.vocabulary]

    def _runs(self, strangers: Strangers) -> Sequence[Run]:
        """The runs of the pack, with strangers in those that nobody filled."""
        if not strangers:
            return self.pack.runs
        names: dict[Tokens, Name] = {(word,): Name(word, name) for word, name in strangers}
        return [
            replace(run, names={**run.names, **names}) if run.of in self._unfilled else run for run in self.pack.runs
        ]

    @cached_property
    def _unfilled(self) -> list[str]:
        return [name for name, each in self.pack.lists.items() if isinstance(each, TextSlotList) and not each.values]

    def _without_last(self, words: Sequence[str]) -> Iterator[Sequence[str]]:
        """The words as they are, and then without "now", which means something in some sentences."""
        yield words
        left: list[str] = []
        at = 0
        while at < len(words):
            skipped = longest(words, at, self._last)
            left += words[at : at + (not skipped)]
            at += skipped or 1
        if 0 < len(left) < len(words):
            yield left

    @cached_property
    def _last(self) -> frozenset[Tokens]:
        return frozenset(map(tokens_of, self.pack.skip_last))

    def _sentences(self, words: Sequence[str], runs: Sequence[Run]) -> Iterator[tuple[Sequence[str], Lists]]:
        """The words as they are, with runs of names found, without what is said before a command, and so on."""
        for spelt in self._without_signs(words):
            yield spelt, {}
            yield from _with_runs(spelt, runs)
            bare = self._without_filler(spelt)
            if bare and len(bare) < len(spelt):
                yield bare, {}
                yield from _with_runs(bare, runs)

    def _without_signs(self, words: Sequence[str]) -> Iterator[Sequence[str]]:
        """The words with "60%" as it is, in words, and as a bare number."""
        yield words
        if not any("%" in word or "°" in word for word in words):
            return
        named = SIGNS.get(self.pack.language[:2], {})
        if named:
            yield " ".join(re.sub("[%°]", lambda sign: f" {named[sign[0]]} ", word) for word in words).split()
        yield " ".join(re.sub("%|°[cf]?", " ", word) for word in words).split()

    def _without_filler(self, words: Sequence[str]) -> Sequence[str]:
        """The sentence after the words that mean nothing; hassil drops all of them or none."""
        at = 0
        while length := longest(words, at, self._filler):
            at += length
        return words[at:]

    @cached_property
    def _filler(self) -> frozenset[Tokens]:
        return frozenset(map(tokens_of, self.pack.intents.skip_words))


def _with_runs(words: Sequence[str], runs: Sequence[Run]) -> Iterator[tuple[list[str], Lists]]:
    """The sentence with each run of names in one word, and the lists that know the word."""
    for run in runs:
        start = 0
        for _ in range(MOST_READINGS):
            found = list(run.find(words, start))
            if not found:
                break
            yield _marked(words, run, found)
            start = found[0].first_end
        if parted := run.parted(words):
            yield _marked(words, run, parted)


def _marked(words: Sequence[str], run: Run, found: Sequence[Found]) -> tuple[list[str], Lists]:
    sentence: list[str] = []
    at = 0
    several, single = [], []
    for number, each in enumerate(found):
        mark = RUN_MARK.format(number, run.slot)
        sentence += [*words[at : each.start], mark]
        at = each.end
        several.append((mark, list(each.values)))
        if len(set(each.values)) == 1:
            single.append((mark, each.values[0]))
    lists: Lists = {run.slot: _text_list(run.slot, several), run.of: _text_list(run.of, single)}
    return [*sentence, *words[at:]], lists


def _text_list(name: str, values: Sequence[tuple[str, Any]]) -> TextSlotList:
    return TextSlotList.from_tuples(values, allow_template=False, name=name)


def _slots(found: RecognizeResult, typed: Typed) -> dict[str, Any]:
    """The slots; whole numbers are whole, however they were said, and free text is as it was typed."""
    slots = {}
    for name, entity in found.entities.items():
        value = entity.value
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        slots[name] = typed.again(entity.text.split()) if entity.is_wildcard else value
    return slots
