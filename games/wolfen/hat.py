"""Chance, as it comes to a table: out of a hat."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Hat(Protocol):
    """What lots are drawn from; any `random.Random` is one. The rules never make their own."""

    def sample(self, population: Sequence[T], k: int, /) -> list[T]: ...

    def choice(self, seq: Sequence[T], /) -> T: ...

    def random(self) -> float: ...
