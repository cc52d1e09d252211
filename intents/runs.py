"""Names said in a row, "Seer, Robber and the two Masons": found first, then handed over as one."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from intents.plain import plain

Tokens = tuple[str, ...]


@dataclass(frozen=True)
class Name:
    """One way to say something that can be meant."""

    text: str
    means: str
    count: int = 1
    """How many of it are meant where no number is said: "the Masons" are two."""
    seldom: bool = False
    """Understood, but not listened for: of a card that is there once, nobody says the plural."""


@dataclass(frozen=True)
class Run:
    """A slot that takes several values of a list."""

    slot: str
    of: str
    """The list that the names come from."""
    joiners: tuple[Tokens, ...]
    """What may stand between names, the usual word first."""
    counts: Mapping[Tokens, int]
    """What may stand before a name; 0 is an article, which counts nothing."""
    names: Mapping[Tokens, Name] = field(default_factory=dict)
    seconds: frozenset[Tokens] = frozenset()
    """Names from other lists, which are said less often: a player has a name before a seat."""

    def find(self, tokens: Sequence[str], start: int = 0) -> Iterator["Found"]:
        """The runs in a sentence, from left to right."""
        at = start
        while at < len(tokens):
            found = self._run_at(tokens, at)
            if found:
                yield found
                at = found.end
            else:
                at += 1

    def parted(self, tokens: Sequence[str]) -> "list[Found]":
        """The first run as two, where no joiner stands between names: "not the Sentinel, the Seer"."""
        first = next(self.find(tokens), None)
        if first is None or first.part_end == first.end:
            return []
        second = self._run_at(tokens, first.part_end)
        before = self._run_at(tokens[: first.part_end], first.start)
        return [before, second] if before and second else []

    def _run_at(self, tokens: Sequence[str], start: int) -> "Found | None":
        values: list[str] = []
        at, end, second, part = start, start, start, 0
        while named := self._counted_name(tokens, at):
            if values and at == end:
                part = part or end
            meant, end = named
            second = end if not values else second
            values += meant
            at = end + longest(tokens, end, self.joiners)
        return Found(start, end, tuple(values), second, part or end) if values else None

    def _counted_name(self, tokens: Sequence[str], start: int) -> tuple[list[str], int] | None:
        """A name, with a number or an article before it; also a name that starts with a word for a number."""
        counted = longest(tokens, start, self.counts) or int(bool(self.counts) and _digit(tokens, start) > 0)
        for before in dict.fromkeys((0, counted)):
            at = start + before
            length = longest(tokens, at, self.names)
            if length:
                name = self.names[tuple(tokens[at : at + length])]
                number = self.counts.get(tuple(tokens[start:at]), 0) or (_digit(tokens, start) if before else 0)
                return [name.means] * (number or name.count), at + length
        return None


@dataclass(frozen=True)
class Found:
    """Where a run stands in a sentence, and what it means."""

    start: int
    end: int
    values: tuple[str, ...]
    first_end: int
    """Where its first name ends."""
    part_end: int
    """Where its first names end that are joined by a word."""


def _digit(tokens: Sequence[str], at: int) -> int:
    """A number of cards that was typed in a digit, or 0."""
    return int(tokens[at]) if at < len(tokens) and tokens[at] in {"1", "2", "3", "4", "5", "6", "7", "8", "9"} else 0


def longest(tokens: Sequence[str], start: int, known: Collection[Tokens]) -> int:
    """How many tokens the longest of the known sequences takes that stands here."""
    most = min(max(map(len, known), default=0), len(tokens) - start)
    return next((n for n in range(most, 0, -1) if tuple(tokens[start : start + n]) in known), 0)


def tokens_of(text: str) -> Tokens:
    return tuple(plain(text).split())
