"""An evening without devices: a moderator, a host who types, and a clock that jumps."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from intents.commands import Command, command
from intents.pack import builtin
from intents.parser import Parser
from scripts import words
from scripts.timeline import SOUND, speaking_seconds
from voice.moderator import Moderator, NotUnderstood, State
from voice.moderator.effects import Chime, Effect, Hush, Leave, Speak, WakeMe, Whisper
from voice.moderator.secrets import Choice, view
from voice.names import spoken_names
from voice.store import timeless

PARSERS: dict[tuple[str, tuple[str, ...]], Parser] = {}


def parser(language: str, names: tuple[str, ...]) -> Parser:
    if (language, names) not in PARSERS:
        PARSERS[language, names] = Parser(builtin(language, spoken_names(language, names)))
    return PARSERS[language, names]


@dataclass
class Evening:
    """Who says what, and when."""

    moderator: Moderator = field(default_factory=Moderator)
    now: float = 0.0
    rows: list[str] = field(default_factory=list)
    over: bool = False
    _mouth: deque[Speak | Chime] = field(default_factory=deque)
    _silent_at: float | None = None
    _wake_at: float | None = None

    def begin(self) -> None:
        self._carry_out(self.moderator.start(self.now))

    def host(self, text: str) -> None:
        """The host says a line."""
        self._row(f"> {text}")
        state = self.moderator.state
        reading = parser(state.settings.language, state.plan.names).read(text, state.phase)
        self.order(command(reading.intent, reading.slots) if reading.intent else NotUnderstood(text))

    def order(self, meant: Command | NotUnderstood) -> None:
        """What any door makes of a line."""
        self._carry_out(self.moderator.handle(meant, self.now))

    def whisper(self, seat: str, choice: Choice) -> str:
        """A player chooses without a sound; the answer, which nobody else sees."""
        (answer,) = (each for each in self.moderator.whisper(seat, choice, self.now) if isinstance(each, Whisper))
        return answer.text

    def secret(self, role: str, button: str) -> None:
        """Whoever holds a role presses a button of the secret view; the row is marked as one that nobody hears."""
        table = self.moderator.state.table
        assert table
        seat = table.holder(role)
        seen = view(self.moderator.state, seat)
        assert seen
        offer = next((each.choice for each in seen.offers if each.text == button), Choice("point", button))
        self._row(f"* {seen.player}, {seen.card}: {button} → {self.whisper(seat, offer)}")

    def crash(self) -> None:
        """The plug is pulled; what was written down is all that is left."""
        self._row("! the plug is pulled")
        saved = msgspec.json.decode(msgspec.json.encode(timeless(self.moderator.state, self.now)), type=State)
        self.moderator = Moderator(saved)
        self._mouth.clear()
        self._silent_at = self._wake_at = None
        self.now += 60
        self.begin()

    def until_said(self, text: str) -> None:
        """Lets time pass until a line is being said."""
        seen = len(self.rows) - (self._silent_at is not None)  # also a line that has just begun
        while not any(text in row for row in self.rows[seen:]):
            assert self.step(), f"never said: {text}\n" + "\n".join(self.rows[-20:])

    def until_quiet(self) -> None:
        """Lets time pass until nothing happens by itself any more."""
        while self.step():
            pass

    def wait(self, seconds: float) -> None:
        end = self.now + seconds
        while (at := self._next()) is not None and at <= end:
            self.step()
        self.now = max(self.now, end)

    def step(self) -> bool:
        """The next thing that happens by itself; whether there is one."""
        at = self._next()
        if at is None or self.over:
            return False
        self.now = max(self.now, at)
        if self._silent_at is not None and self._silent_at <= at:
            self._finish()
        else:
            due, self._wake_at = self._wake_at, None
            self._carry_out(self.moderator.tick(self.now))
            if self._wake_at == due:  # an answer is being given; its end will move things on
                self._wake_at = None
        return True

    def _next(self) -> float | None:
        return min((at for at in (self._silent_at, self._wake_at) if at is not None), default=None)

    def _finish(self) -> None:
        self._mouth.popleft()
        self._silent_at = None
        if self._mouth:
            self._utter()
        else:
            self._carry_out(self.moderator.spoken(self.now))

    def _utter(self) -> None:
        match self._mouth[0]:
            case Speak(text, language, narration):
                self._row(f"{'' if narration else '« '}{text}")
                self._silent_at = self.now + speaking_seconds(text, words(language))
            case Chime(name):
                self._row(f"~ {name}")
                self._silent_at = self.now + SOUND

    def _carry_out(self, effects: list[Effect]) -> None:
        for effect in effects:
            match effect:
                case Speak() | Chime():
                    self._mouth.append(effect)
                case Hush():
                    if self._silent_at is not None:
                        self._row("-")
                    self._mouth.clear()
                    self._silent_at = None
                case WakeMe(at):
                    self._wake_at = at
                case Leave():
                    self.over = True
        if self._mouth and self._silent_at is None:
            self._utter()

    def _row(self, text: str) -> None:
        minutes, seconds = divmod(self.now, 60)
        self.rows.append(f"{int(minutes):02}:{seconds:04.1f} {text}")


def lines(evening: Evening, start: int = 0) -> Iterator[str]:
    """What was said, without times and signals."""
    for row in evening.rows[start:]:
        _, _, said = row.partition(" ")
        if said[:2] not in ("~ ", "> ", "! ", "* ") and said != "-":
            yield said.removeprefix("« ")
