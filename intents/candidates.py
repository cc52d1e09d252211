"""Which sentences of a pack come close to what was heard: a second look at a recording listens for those alone."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from hassil.expression import Expression, ListReference
from hassil.intents import Intent, SlotList

from intents.commands import Phase
from intents.grammar import UNKNOWN, Grammar, Sounds
from intents.open_places import OpenPlaces, Values
from intents.pack import Pack
from intents.phases import heard_now
from intents.plain import plain
from intents.sampling import NothingToSayError, Sampler

FIRST_SIGN = 0xE000
"""Marks have signs of their own, which no sound has."""
WAYS = 200
"""To say one template that are drawn; most have fewer."""
OPEN_WEIGHT = 3
"""Sounds that an open place counts for, about as many as a word has."""
LEAST_TIMES = 20
"""How often each sentence is told to the recognizer where none has an open place."""
Pronounce = Callable[[str], str]
"""A word as its sounds, a letter each."""


@dataclass(frozen=True)
class Close:
    """A sentence with open places that resembles what was heard."""

    skeleton: str
    alike: float
    """Of 100."""


class Skeletons:
    """The sentences of a pack with their longer lists open; each intent is drawn once, for all phases."""

    def __init__(self, pack: Pack) -> None:
        self.open = OpenPlaces(pack)
        self._pack = pack
        self._drawn: dict[str, tuple[str, ...]] = {}

    def of(self, intent: Intent) -> tuple[str, ...]:
        if intent.name not in self._drawn:
            # Chance begins anew for each: what is drawn of one does not hang on the others.
            drawing = _Drawing(self._pack, Random(1), self.open)  # noqa: S311 (no secret hangs on it)
            self._drawn[intent.name] = tuple(drawing.intent(intent))
        return self._drawn[intent.name]


class Candidates:
    """The sentences of one phase, by their sounds."""

    def __init__(
        self,
        pack: Pack,
        grammar: Grammar,
        sounds: Sounds,
        pronounce: Pronounce,
        phase: Phase | None = None,
        skeletons: Skeletons | None = None,
    ) -> None:
        skeletons = skeletons or Skeletons(pack)
        self._pack = pack
        self._grammar = grammar
        self._sounds = sounds
        self._pronounce = pronounce
        self._spoken: dict[str, str] = {}
        self._open = skeletons.open
        texts = [
            sound
            for intent in heard_now(pack.intents, phase).values()
            for text in skeletons.of(intent)
            for sound in self._sounded(text)
        ]
        self._texts = list(dict.fromkeys(texts))

    @cached_property
    def _values(self) -> Values:
        return Values(self._open, self._sounds, self._pack)

    @cached_property
    def _said(self) -> list[str]:
        return [self._say(text) for text in self._texts]

    def near(self, heard: Iterable[str], limit: int) -> list[Close]:
        """The sentences most alike to any of the readings, best first."""
        from rapidfuzz import fuzz, process

        best: dict[int, float] = {}
        for text in heard:
            for said in dict.fromkeys((self._say(self._open.mark(self._grammar.spell(text))), self._say(text))):
                for _, alike, at in process.extract(said, self._said, scorer=fuzz.ratio, limit=limit):
                    best[at] = max(best.get(at, 0.0), alike)
        ranked = sorted(best, key=lambda at: -best[at])[:limit]
        return [Close(self._texts[at], best[at]) for at in ranked]

    def alike(self, one: str, other: str) -> float:
        """Of 1: how much alike two texts sound."""
        from rapidfuzz import fuzz

        return fuzz.ratio(self._say(one), self._say(other)) / 100

    def phrases(self, close: Iterable[Close]) -> list[str]:
        """What the second look expects: these sentences, with every value in their open places."""
        values = self._values
        values.deal_anew()
        skeletons = [each.skeleton.split() for each in close]
        places = [[word for word in words if word in self._open.marks] for words in skeletons]
        # Each sentence as often as the others: none is likelier because its lists are long.
        times = max((values.size(mark) for marks in places for mark in marks), default=LEAST_TIMES)
        phrases = []
        for words, marks in zip(skeletons, places, strict=True):
            open_times = max(map(values.size, marks), default=0)
            drawn = [" ".join(map(values.next, words)) for _ in range(open_times)] if marks else [" ".join(words)]
            phrases += drawn * max(1, round(times / len(drawn)))
        polite = Sampler(self._pack, Random(0)).politeness(phrases)  # noqa: S311 (no secret hangs on it)
        return phrases + [sound for text in polite for sound in self._sounded(text)]

    def filled(self, close: Close, heard: str) -> str | None:
        """The close sentence with the values that were heard in its open places, or None where they do not fit."""
        marked = self._open.mark_with_values(self._grammar.spell(heard))
        values = [(mark, text) for mark, text in marked if mark]
        words = []
        for word in close.skeleton.split():
            if word not in self._open.marks:
                words.append(word)
            elif values and values[0][0] == word:
                words.append(values.pop(0)[1])
            else:
                return None
        return None if values else self._grammar.spell(" ".join(words))

    def _sounded(self, text: str) -> Iterator[str]:
        """A sentence in words that the model has; open places stay."""
        parts: list[list[str]] = []
        for word in text.split():
            sounds = [word] if word in self._open.marks else list(self._sounds.of(word))[:1]
            if not sounds:
                return
            parts.append(sounds)
        yield " ".join(part[0] for part in parts)

    def _say(self, text: str) -> str:
        return "".join(map(self._say_word, text.split()))

    def _say_word(self, word: str) -> str:
        if word not in self._spoken:
            if word in self._open.marks:
                said = chr(FIRST_SIGN + list(self._open.marks).index(word)) * OPEN_WEIGHT
            elif word == UNKNOWN:
                said = "#"
            else:
                (text, *_) = (*self._sounds.of(word), word)
                said = "".join(map(self._pronounce, text.split()))
            self._spoken[word] = said or word
        return self._spoken[word]


class _Drawing(Sampler):
    """Draws sentences whose longer lists stay open."""

    def __init__(self, pack: Pack, chance: Random, places: OpenPlaces) -> None:
        super().__init__(pack, chance)
        self._places = places

    def _cover(self, expression: Expression, rules: Mapping[str, Any], lists: Mapping[str, SlotList]) -> Iterator[str]:
        """Whole sentences are compared, so whole sentences are drawn: not pairs of words, but ways to say it."""
        drawn: set[str] = set()
        for _ in range(WAYS):
            try:
                drawn.add(self._draw(expression, rules, lists))
            except NothingToSayError:  # this way has free text in it; another may not
                continue
        yield from sorted(set(map(plain, drawn)) - {""})

    def _value(self, reference: ListReference, rules: Mapping[str, Any], lists: Mapping[str, SlotList]) -> str:
        local = lists.get(reference.list_name) is not self.pack.lists.get(reference.list_name)
        mark = None if local else self._places.by_list.get(reference.list_name)
        return f" {mark} " if mark else super()._value(reference, rules, lists)
