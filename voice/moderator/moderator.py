"""The one who decides. It has no devices: commands and the time go in, effects come out."""

from collections.abc import Callable
from dataclasses import asdict, replace
from random import SystemRandom

from games import WOLFEN, GameError
from intents.commands import Command, No, Repeat, Undo, Yes, heard_in
from intents.commands import command as command_of
from scripts import words
from scripts.cues import Cue, Script, Sound, Wait
from scripts.cues import Say as SayCue
from voice.moderator import ballot, island, lobby, running, scores, secrets
from voice.moderator.course import last_lines, moments_of, pause_seconds, script_of
from voice.moderator.effects import Chime, Effect, Expect, Hush, Leave, Loudness, Save, Speak, WakeMe, Whisper
from voice.moderator.lines import Line, Mistake, Said, told
from voice.moderator.reply import NotUnderstood, Reply
from voice.moderator.state import Question, State

MISHEARD = 2
"""So many times in a row, and a hint follows."""
PATIENCE = 8.0
"""Seconds for an answer to what was perhaps not even said to the moderator."""


def any_seed() -> int:
    """A number that nobody can guess."""
    return SystemRandom().getrandbits(52)


class Moderator:
    """An evening of games. `handle` takes what was said to it, `spoken` and `tick` tell it how time goes by."""

    def __init__(self, state: State | None = None, seed: Callable[[], int] = any_seed) -> None:
        self.state = state or State()
        if not self.state.seed:
            self.state = replace(self.state, seed=seed())
        self._effects: list[Effect] = []
        self._mouth: str = ""
        """What is being said: a "cue" of the script, or an "answer"."""
        self._misheard = 0
        self._forget_at: float | None = None
        """When a question is given up that nobody may have heard."""

    def start(self, now: float) -> list[Effect]:
        """The first words of an evening; after a crash, whether to go on where it broke off."""
        state = self.state
        self._effects.append(Loudness(state.settings.volume))
        asked = state.question and state.question.ask not in ("stop", "go on")
        if asked and not state.course:
            self._follow(Reply(state, again=True), now)
        elif state.course or state.phase == "vote":
            self._hold(now)
            self._follow(Reply(replace(self.state, question=Question("go on")), (Line("ask-go-on"),)), now)
        else:
            self._follow(Reply(replace(state, question=None), (Line("hello"),)), now)
        return self._done()

    def handle(self, command: Command | NotUnderstood, now: float) -> list[Effect]:
        """What was said, typed or sent to the moderator."""
        if isinstance(command, NotUnderstood):
            self._not_understood(now)
        else:
            self._misheard = 0
            try:
                self._follow(self._reply(command, now), now)
            except GameError as error:
                self._follow(Reply(self.state, (Mistake(error),)), now)
        return self._done()

    def unsure(self, meant: Command, text: str, now: float) -> list[Effect]:
        """What was heard badly is asked about; where an answer is waited for, that is asked for again."""
        if self.state.question:
            return self.handle(NotUnderstood(text), now)
        question = Question("meant", intent=type(meant).__name__, slots=asdict(meant))
        self._forget_at = None
        self._follow(
            Reply(replace(self.state, question=question), (Line("ask-meant", {"text": text}),), hold=True), now
        )
        return self._done()

    def whisper(self, seat: str, choice: secrets.Choice, now: float) -> list[Effect]:  # noqa: ARG002 (no clock moves)
        """What a player chose through a door that is not heard: an answer for this player alone, and nothing else."""
        self.state, answer = secrets.chosen(self.state, seat, choice)
        return [Whisper(seat, answer), Save()]

    def name(self, names: tuple[str, ...]) -> list[Effect]:
        """Who sits at the table, from a door where it can be written down; nothing is said to it."""
        self.state = lobby.named(self.state, names)
        return self._done()

    def spoken(self, now: float) -> list[Effect]:
        """Everything that was to be said has been said."""
        mouth, self._mouth = self._mouth, ""
        if mouth == "cue" and self.state.course:
            self._go_to(self.state.course.at + 1, now)
        elif mouth == "answer":
            if self._asks_what_was_meant:
                self._forget_at = now + PATIENCE
            self._go_on(now)
        return self._done()

    def tick(self, now: float) -> list[Effect]:
        """Time has passed."""
        if self._asks_what_was_meant and self._forget_at is not None and now >= self._forget_at and not self._mouth:
            self.state = replace(self.state, question=None)
            self._go_on(now)
        course = self.state.course
        if course and course.until is not None and now >= course.until and not self._mouth:
            self._go_to(course.at + 1, now)
        return self._done()

    def carry_on(self, now: float) -> list[Effect]:
        """From where it stands, with nothing said before: for whoever wants to know what is to come."""
        self._go_on(now)
        return self._done()

    @property
    def answering(self) -> bool:
        """Whether an answer is being given, and the script waits for its end."""
        return self._mouth == "answer"

    @property
    def script(self) -> Script | None:
        """What is being told."""
        state = self.state
        return script_of(state) if state.course else None

    @property
    def cue(self) -> Cue | None:
        script, course = self.script, self.state.course
        return script.cues[course.at] if script and course and course.at < len(script.cues) else None

    @property
    def _asks_what_was_meant(self) -> bool:
        return self.state.question is not None and self.state.question.ask == "meant"

    def _done(self) -> list[Effect]:
        """The effects so far, with what is waited for."""
        course = self.state.course
        if course and course.until is not None:
            self._effects.append(WakeMe(course.until))
        elif self._asks_what_was_meant and self._forget_at is not None:
            self._effects.append(WakeMe(self._forget_at))
        state = self.state
        self._effects += [Save(), Expect(state.phase, state.question is not None, state.settings.language)]
        effects, self._effects = self._effects, []
        return effects

    def _reply(self, command: Command, now: float) -> Reply:
        state = self.state
        if isinstance(command, Repeat):
            return self._repeat()
        if state.question and state.question.ask == "meant":
            return self._meant(state.question, command, now)
        if state.question and (reply := self._answer_to(state.question, command)):
            return reply
        if not heard_in(type(command).__name__, state.phase):
            return Reply(state, (Line("not-now", {"phase": state.phase}),))
        found = running.reply(state, command, now) or next(
            (reply for room in (lobby, island, scores, ballot) if (reply := room.reply(state, command))), None
        )
        return found or Reply(state, (Line("not-now", {"phase": state.phase}),))

    def _meant(self, question: Question, answer: Command, now: float) -> Reply:
        """Yes: it is done. No: it is forgotten. Anything else is said instead of it."""
        self.state = replace(self.state, question=None)
        match answer:
            case Yes():
                return self._reply(command_of(question.intent, question.slots), now)
            case No() | Undo():
                return Reply(self.state, chime=running.HEARD)
        return self._reply(answer, now)

    def _answer_to(self, question: Question, command: Command) -> Reply | None:
        rooms = (running.answer, lobby.answer, island.answer, ballot.answer)
        return next((reply for answer in rooms if (reply := answer(self.state, question, command))), None)

    def _repeat(self) -> Reply:
        """The lines of the present turn again, or what was said last."""
        course, script = self.state.course, self.script
        if course and script and not self.state.question:
            back = replace(course, at=last_lines(script, course.at), until=None, left=None)
            return Reply(replace(self.state, course=back, held=False), jump=True)
        return Reply(self.state, again=True)

    def _not_understood(self, now: float) -> None:
        """A hint comes after the second time; where secrets are chosen, a slip of whoever does so is not answered."""
        if secrets.secret_night(self.state) and not self.state.question:
            return
        self._misheard += 1
        if self._misheard < MISHEARD:
            self._follow(Reply(self.state, (Line("not-understood"),)), now)
        else:
            self._follow(Reply(self.state, (running.hint(self.state),)), now)

    def _follow(self, reply: Reply, now: float) -> None:
        """Makes a reply come true."""
        before, self.state = self.state, reply.state
        if reply.state.settings.volume != before.settings.volume:
            self._effects.append(Loudness(reply.state.settings.volume))
        if reply.leave:
            self._effects += [Hush(), Leave()]
            return
        lines = self._texts(reply.say) if not reply.again else self.state.last_said
        if reply.hold:
            self._hold(now)
        if lines or reply.chime or reply.jump:
            self._interrupt()
        if reply.chime:
            self._effects.append(Chime(reply.chime))
        for text in lines:
            self._effects.append(Speak(text, self.state.settings.language))
        if lines or reply.chime:
            self._mouth = "answer"
        if lines:
            self.state = replace(self.state, last_said=tuple(lines))
        if reply.jump and not self._mouth:
            self._go_on(now)

    def _texts(self, say: tuple[Said, ...]) -> list[str]:
        spoken = words(self.state.settings.language)
        return [told(each, spoken, self.state.plan.game) for each in say]

    def _interrupt(self) -> None:
        if self._mouth:
            self._effects.append(Hush())
            self._mouth = ""

    def _hold(self, now: float) -> None:
        """Stops the clock of the present pause."""
        course = self.state.course
        if course and course.until is not None:
            self.state = replace(self.state, course=replace(course, until=None, left=max(0.0, course.until - now)))

    def _go_on(self, now: float) -> None:
        """After an answer: the line that was interrupted, or the rest of the pause."""
        state, course = self.state, self.state.course
        if state.held or state.question or not course:
            return
        if course.left is not None:
            self.state = replace(state, course=replace(course, until=now + course.left, left=None))
        elif course.until is None:
            self._go_to(course.at, now)
        elif now >= course.until:
            self._go_to(course.at + 1, now)

    def _go_to(self, at: int, now: float) -> None:
        """On to a cue, and out of the script at its end."""
        script, course = self.script, self.state.course
        assert script is not None
        assert course is not None
        self.state = replace(self.state, course=replace(course, at=at, until=None, left=None))
        if at >= len(script.cues):
            over = island.part_over if script.game == WOLFEN else running.part_over
            self._follow(over(self.state, course.part), now)
            if not self._mouth:
                self._go_on(now)
            return
        match script.cues[at]:
            case SayCue():
                language = self.state.settings.language
                line = moments_of(script, words(language))[at].text
                self._effects.append(Speak(line, language, narration=True))
                self._mouth = "cue"
            case Sound(name):
                self._effects.append(Chime(name))
                self._mouth = "cue"
            case Wait() as wait:
                seconds = pause_seconds(wait, course)
                until = None if seconds is None else now + seconds
                self.state = replace(self.state, course=replace(course, at=at, until=until, left=None))
