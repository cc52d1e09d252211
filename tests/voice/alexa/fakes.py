"""A house that notes what it is asked."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from games import GameError
from intents.commands import Command, Phase


@dataclass(frozen=True)
class FakeAnswer:
    lines: tuple[str, ...] = ()
    question: bool = False
    narration: bool = False
    audio: tuple[str, ...] = ()
    language: str = "en"
    phase: Phase = "setup"
    left: bool = False


@dataclass(frozen=True)
class FakeMedia:
    path: str


@dataclass
class FakeTable:
    """Answers with what it was told to; plays one file after the other."""

    answer: FakeAnswer = FakeAnswer()
    files: Iterator[str] = field(default_factory=lambda: iter(()))
    sent: list[Command] = field(default_factory=list)

    def send(self, command: Command) -> FakeAnswer:
        self.sent.append(command)
        return self.answer

    def media(self) -> FakeMedia | None:
        path = next(self.files, None)
        return FakeMedia(path) if path else None


@dataclass
class FakeHouse:
    one: FakeTable = field(default_factory=FakeTable)
    seated: list[tuple[str, str | None]] = field(default_factory=list)
    full: GameError | None = None

    def seat(self, code: str, language: str | None = None) -> FakeTable:
        if self.full:
            raise self.full
        self.seated.append((code, language))
        return self.one
