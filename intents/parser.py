"""From text to what was meant: hassil first, then a repair of names that were misspelt or misheard."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from hassil import TextSlotList, recognize_best
from hassil.intents import Intents, SlotList
from hassil.recognize import RecognizeResult

from intents.commands import Phase, heard_in
from intents.pack import Pack, wildcard
from intents.plain import plain
from intents.runs import Run
from intents.vocabulary import vocabulary

ALIKE = 75.0
"""Of 100: below that, one word is not taken for another."""
LONGEST_NAME = 3
"""Words in a window that may be one misheard name."""
RUN_MARK = "run{}of{}"
"""Stands in a sentence for a run of names; no language has such a word."""


@dataclass(frozen=True)
class Repair:
    """A word or two that were taken for others."""

    heard: str
    taken: str
    alike: float
    """Of 1."""


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
        self._by_phase: dict[Phase | None, Intents] = {None: pack.intents}

    def read(self, text: str, phase: Phase | None = None, *, repair: bool = True) -> Reading:
        """What a text means in a phase of the game."""
        words = plain(text).split()
        reading = self._exact(words, phase)
        if reading is None and repair:
            mended, repairs = self._mend(words)
            reading = self._exact(mended, phase) if repairs else None
            if reading:
                reading = replace(reading, confidence=min(each.alike for each in repairs), repairs=repairs)
        return replace(reading, text=text) if reading else Reading(text)

    def _exact(self, words: Sequence[str], phase: Phase | None) -> Reading | None:
        """A whole sentence of the pack; runs of names only where it is none without them."""
        for sentence, lists in ((list(words), dict[str, SlotList]()), *self._with_runs(words)):
            found = recognize_best(
                " ".join(sentence),
                self._intents(phase),
                slot_lists={**self._lists, **lists},
                intent_context={},
                best_metadata_key=None,
            )
            if found:
                return Reading("", found.intent.name, _slots(found), 1.0)
        return None

    def _intents(self, phase: Phase | None) -> Intents:
        """The intents that make sense now."""
        if phase not in self._by_phase:
            intents = self.pack.intents
            now = {name: intent for name, intent in intents.intents.items() if heard_in(name, phase)}
            self._by_phase[phase] = replace(intents, intents=now)
        return self._by_phase[phase]

    @cached_property
    def _lists(self) -> dict[str, SlotList]:
        """The lists as they are matched: runs and their names by what was found, unknown players by any word."""
        lists = dict(self.pack.lists)
        for run in self.pack.runs:
            lists[run.slot] = lists[run.of] = TextSlotList(run.slot, [])
        if "player" in lists and not getattr(lists["player"], "values", True):
            lists["player"] = wildcard("player")
        return lists

    def _with_runs(self, words: Sequence[str]) -> Iterator[tuple[list[str], dict[str, SlotList]]]:
        """The sentence with each run of names in one word, and the lists that know the word."""
        for run in self.pack.runs:
            found = list(run.find(words))
            if not found:
                continue
            sentence, at = [], 0
            several, single = [], []
            for number, each in enumerate(found):
                mark = RUN_MARK.format(number, run.slot)
                sentence += [*words[at : each.start], mark]
                at = each.end
                several.append((mark, list(each.values)))
                if len(set(each.values)) == 1:
                    single.append((mark, each.values[0]))
            lists = {run.slot: _text_list(run.slot, several), run.of: _text_list(run.of, single)}
            yield [*sentence, *words[at:]], lists

    @cached_property
    def _vocabulary(self) -> frozenset[str]:
        return vocabulary(self.pack)

    @cached_property
    def _known_names(self) -> list[str]:
        """Everything a window of words may be taken for."""
        names = [name.text for values in self.pack.names.values() for name in values]
        names += [" ".join(tokens) for run in self.pack.runs for tokens in run.names]
        return list(dict.fromkeys(map(plain, names)))

    def _mend(self, words: Sequence[str]) -> tuple[list[str], tuple[Repair, ...]]:
        """Words that no sentence has, taken for the name or the word that is most alike."""
        mended, repairs = list(words), []
        for start, length, taken, alike in self._likely(words):
            window = range(start, start + length)
            if any(mended[at] != words[at] for at in window):
                continue  # a better guess has one of these words
            repairs.append(Repair(" ".join(words[start : start + length]), taken, alike))
            mended[start : start + length] = [taken, *[""] * (length - 1)]
        return " ".join(filter(None, mended)).split(), tuple(repairs)

    def _likely(self, words: Sequence[str]) -> list[tuple[int, int, str, float]]:
        from rapidfuzz import fuzz, process  # only a mistake needs it

        guesses = []
        strange = [word not in self._vocabulary for word in words]
        for length in range(LONGEST_NAME, 0, -1):
            for start in range(len(words) - length + 1):
                if not any(strange[start : start + length]):
                    continue
                window = " ".join(words[start : start + length])
                known = self._known_names if length > 1 or len(window) < 4 else [*self._known_names, *self._words]
                best = process.extractOne(window, known, scorer=fuzz.ratio, score_cutoff=ALIKE)
                if best:
                    guesses.append((start, length, best[0], best[1] / 100))
        return sorted(guesses, key=lambda guess: (-guess[3], guess[0]))

    @cached_property
    def _words(self) -> list[str]:
        """Single words of the sentences; short ones are too much like each other."""
        return sorted(word for word in self._vocabulary if len(word) > 3)


def _text_list(name: str, values: Sequence[tuple[str, Any]]) -> TextSlotList:
    return TextSlotList.from_tuples(values, allow_template=False, name=name)


def _slots(found: RecognizeResult) -> dict[str, Any]:
    """The slots; whole numbers are whole, however they were said."""
    slots = {}
    for name, entity in found.entities.items():
        value = entity.value
        slots[name] = int(value) if isinstance(value, float) and value.is_integer() else value
    return slots


def runs_of(pack: Pack) -> Mapping[str, Run]:
    return {run.slot: run for run in pack.runs}
