"""What this door needs of the house behind it."""

from typing import Protocol

from intents.commands import Command, Phase


class Media(Protocol):
    """The narration from here on as one file."""

    @property
    def path(self) -> str: ...


class Answer(Protocol):
    """What the moderator says to a command."""

    @property
    def lines(self) -> tuple[str, ...]: ...
    @property
    def narration(self) -> bool: ...
    @property
    def audio(self) -> tuple[str, ...]: ...
    @property
    def question(self) -> bool: ...
    @property
    def language(self) -> str: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def left(self) -> bool: ...


class Table(Protocol):
    """One moderator and its evening."""

    def send(self, command: Command) -> Answer: ...
    def media(self) -> Media | None: ...


class House(Protocol):
    """All tables."""

    def seat(self, code: str, language: str | None = None) -> Table: ...
