"""Everything that happens at a table, numbered, for whoever follows it."""

import json
import secrets
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from threading import Condition
from time import monotonic
from typing import Any

KEPT = 300
"""Happenings: whoever was away for longer is told how things stand."""


@dataclass(frozen=True)
class Happening:
    """One thing: a line said, a signal, a new state."""

    number: int
    kind: str
    tell: Callable[[], Mapping[str, Any]]

    @cached_property
    def data(self) -> Mapping[str, Any]:
        """Made when somebody wants to know, and once for all who follow."""
        return self.tell()

    @cached_property
    def text(self) -> str:
        """The same as JSON."""
        return json.dumps(self.data, ensure_ascii=False)


class Feed:
    """Any thread may put and follow."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(4)
        """Tells the numbers of this feed from those before a restart."""
        self._kept: deque[Happening] = deque(maxlen=KEPT)
        self._changed = Condition()
        self._count = 0
        self.closed = False

    @property
    def last(self) -> int:
        return self._count

    def put(self, kind: str, data: Mapping[str, Any] | Callable[[], Mapping[str, Any]]) -> None:
        """Something has happened; what takes long to tell is told when somebody asks."""
        tell = data if callable(data) else lambda: data
        with self._changed:
            self._count += 1
            self._kept.append(Happening(self._count, kind, tell))
            self._changed.notify_all()

    def close(self) -> None:
        """Nothing more will happen here."""
        with self._changed:
            self.closed = True
            self._changed.notify_all()

    def has(self, number: int) -> bool:
        """Whether everything after a number is still here."""
        with self._changed:
            first = self._kept[0].number if self._kept else self._count + 1
            return first - 1 <= number <= self._count

    def after(self, number: int, patience: float = 0.0) -> list[Happening]:
        """What came after a number, as soon as there is something; nothing where patience ends first."""
        until = monotonic() + patience
        with self._changed:
            while self._count <= number and not self.closed:
                if (left := until - monotonic()) <= 0 or not self._changed.wait(left):
                    break
            return [each for each in self._kept if each.number > number]
