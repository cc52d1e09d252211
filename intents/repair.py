"""Words that no sentence has, taken for those that are most alike; so little that talk does not become a command."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from intents.pack import Pack
from intents.runs import longest, tokens_of
from intents.vocabulary import vocabulary

ALIKE = 75.0
"""Of 100: below that, one word is not taken for another."""
ALIKE_ALONE = 84.0
"""The same where nothing else was said."""
LONGEST_NAME = 3
"""Words in a window that may be one misheard name."""
SHORTEST = 4
"""Letters: shorter words are too much like each other."""
SHORTEST_ALONE = 5


@dataclass(frozen=True)
class Repair:
    """A word or two that were taken for others."""

    heard: str
    taken: str
    alike: float
    """Of 1."""


@dataclass(frozen=True)
class _Guess:
    start: int
    length: int
    taken: str
    alike: float


class Mender:
    """Knows the words of one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Every word that a sentence can have."""
        return vocabulary(self.pack)

    @cached_property
    def _names(self) -> list[str]:
        """Everything a window of words may be taken for."""
        in_runs = {run.of for run in self.pack.runs}  # without their articles
        names = [name.text for of, values in self.pack.names.items() if of not in in_runs for name in values]
        names += [" ".join(tokens) for run in self.pack.runs for tokens in run.names]
        return [name for name in dict.fromkeys(names) if len(name) >= SHORTEST - 1]

    @cached_property
    def _names_and_words(self) -> list[str]:
        words = sorted(word for word in self.vocabulary if len(word) >= SHORTEST and not _has_digit(word))
        return list(dict.fromkeys([*self._names, *words]))

    def mend(self, words: Sequence[str]) -> tuple[list[str], tuple[Repair, ...]]:
        """The words after repair, and what was repaired; nothing where too much would have to be guessed."""
        strange = [word not in self.vocabulary and not _has_digit(word) for word in words]
        said = self._said(words)
        if not any(strange) or (said == 1 and max(map(len, words)) < SHORTEST_ALONE):
            return list(words), ()
        if said > 1 and sum(strange) * 2 > len(words):
            return list(words), ()
        mended, repairs = list(words), []
        taken: set[int] = set()
        for guess in self._guesses(words, strange, ALIKE if said > 1 else ALIKE_ALONE):
            window = range(guess.start, guess.start + guess.length)
            if not taken.isdisjoint(window):
                continue  # a better guess has one of these words
            taken.update(window)
            repairs.append(Repair(" ".join(words[at] for at in window), guess.taken, guess.alike))
            mended[guess.start : window.stop] = [guess.taken, *[""] * (guess.length - 1)]
        if any(odd and at not in taken for at, odd in enumerate(strange)):
            return list(words), ()  # no sentence has the word that is left
        return " ".join(filter(None, mended)).split(), tuple(repairs)

    def _said(self, words: Sequence[str]) -> int:
        """How many words mean something."""
        said = at = 0
        while at < len(words):
            skipped = longest(words, at, self._filler)
            said += not skipped
            at += skipped or 1
        return said

    @cached_property
    def _filler(self) -> frozenset[tuple[str, ...]]:
        return frozenset(map(tokens_of, self.pack.filler))

    def _guesses(self, words: Sequence[str], strange: Sequence[bool], alike: float) -> list[_Guess]:
        """What windows with a strange word could be, the best first."""
        from rapidfuzz import fuzz, process  # only a mistake needs it

        guesses = []
        for length in range(LONGEST_NAME, 0, -1):
            for start in range(len(words) - length + 1):
                window = " ".join(words[start : start + length])
                if not any(strange[start : start + length]) or len(window) < SHORTEST or _has_digit(window):
                    continue
                known = self._names if length > 1 else self._names_and_words
                best = process.extractOne(window, known, scorer=fuzz.ratio, score_cutoff=alike)
                if best:
                    guesses.append(_Guess(start, length, best[0], best[1] / 100))
        return sorted(guesses, key=lambda guess: (-guess.alike, guess.start))


def _has_digit(word: str) -> bool:
    return any(map(str.isdigit, word))
