"""Listens: microphone, echo, utterances, what was meant; a microphone that falls silent is told, and taken up again."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, replace
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from typing import Any, TypeAlias

import numpy as np

from intents.commands import Phase
from intents.parser import Reading
from models.errors import ModelError
from scripts import words
from voice import player
from voice.attention import AFTER_WAKING, Attention, Attentions, Expected, Spoken, listen, own_words, woken
from voice.audio import RATE, Sound
from voice.devices import Device, Microphone, look_again_if_free
from voice.echo import AUDIBLE, EchoCanceller, Reference
from voice.errors import DoorError
from voice.hearing import SURE

PATIENCE = 2.0
"""Seconds without a frame after which the microphone is said to be silent."""
RETRY = 1.0
"""Seconds between two tries to get it back."""
LEAVING = 30.0
"""Seconds that a recognizer may take to come back: a program that ends under it crashes."""
LISTENS = 8.0
"""Seconds for a command after the bare name of the moderator."""
LINGERS = 0.5
"""Seconds that it may still be heard after it has spoken: what the devices hold back, and a room that rings."""
OWN_WORDS = 1.5
"""Seconds in which nobody is believed to repeat the moderator's very words, while the room is not known."""
LINES = 3
"""The last of its own that may still be heard as somebody's words."""
ECHO = 6.0
"""Decibels: where the witness turned an utterance down by more, it was an echo."""

Blocks: TypeAlias = AbstractContextManager[Iterable[Sound]]
Source: TypeAlias = Callable[[], Blocks]
"""Opens a microphone, or whatever stands in for one."""


def microphone(device: Device = None) -> Source:
    """The microphone of this machine."""
    return lambda: Microphone(device, PATIENCE)


@dataclass(frozen=True)
class Caught:
    """What somebody said, and whether it may be obeyed."""

    reading: Reading
    confidence: float
    text: str
    addressed: bool
    """Somebody spoke to the moderator: a question was open, its name was said, a key was held."""
    obeyed: bool
    """A command counts; otherwise people talk to each other."""
    called: bool = False
    """Nothing but its name was said."""


@dataclass(frozen=True)
class Moment:
    """A block of sound as it came: beside it what was being played, said and expected just then."""

    near: Sound
    far: Sound
    coming: bool
    """Something was on its way out: from then on it may be heard."""
    parted: bool
    """The speaker has thrown away what it had: the way to the microphone may be another."""
    saying: str
    expected: Expected


class Listening:
    """The part without a device: blocks of sound in, what was caught out."""

    def __init__(
        self,
        attentions: Callable[[str], Attentions],
        played: SimpleQueue[Sound | None],
        saying: Callable[[], str] = lambda: "",
        duck: Callable[[bool], None] = lambda _: None,
        keep: Callable[[Sound, str], None] | None = None,
        wake_phrase: bool = True,
        trouble: Callable[[DoorError], None] = lambda _: None,
    ) -> None:
        self.level = -100.0
        """How loud the room is, in decibels below the loudest."""
        self._attentions, self._saying, self._duck, self._keep = attentions, saying, duck, keep
        self._played = played
        self._wake_phrase, self._trouble = wake_phrase, trouble
        self._ready: set[tuple[str, Phase]] = set()
        self._unheard: set[str] = set()
        """Languages that nobody here understands by ear."""
        self._reference, self._echo = Reference(), EchoCanceller()
        self._resampler: Any = None
        self._expected = Expected()
        self._sounded = -LINGERS
        """When, in seconds of the stream, something was last played."""
        self._heard = 0.0
        """Seconds of the stream."""
        self._then = self._expected
        """What was expected when that which is heard now was said: understanding takes time."""
        self._held, self._called = False, -LISTENS
        self._said: deque[str] = deque(maxlen=LINES)
        """The lines that were last said."""

    def expect(self, phase: Phase, question: bool, language: str) -> None:
        self._expected = Expected(phase, question, language)

    def warm(self) -> None:
        """Gets ready for what is expected, before a microphone is open: what waits there would be heard too late."""
        self._attention(self._expected)

    def hold(self, on: bool) -> None:
        """Push-to-talk: while a key is held, whoever speaks speaks to the moderator."""
        self._held = on
        self._called = self._heard if on else self._heard - LISTENS + 1.0  # the key is let go before the last word ends

    def attend(self) -> None:
        """As if its name had just been said."""
        self._called = self._heard

    def catch(self, blocks: Iterable[Sound]) -> Iterator[Caught]:
        """Everything that is said in a stream, as soon as it has been said."""
        return self.caught(map(self.beside, blocks))

    def beside(self, block: Sound) -> Moment:
        """A block as it comes; whoever calls this must not be kept waiting, or it stands beside the wrong sound."""
        coming, parted = self._take_played()
        far = self._reference.take(len(block))
        return Moment(block, far, coming, parted, self._saying(), self._expected)

    def caught(self, moments: Iterable[Moment]) -> Iterator[Caught]:
        """The same as `catch`, where somebody else has seen to it that nothing waits."""
        for spoken in listen(self._clean(moments), self._now, self._attention, self._talking):
            caught = self._judge(spoken)
            if caught is None:
                continue
            if self._keep and caught.reading.intent is None:
                self._keep(spoken.sound, caught.text)
            yield caught

    def _attention(self, expected: Expected) -> Attention | None:
        """Who listens now; a language without a recognizer is told once, and typed."""
        language = expected.language
        if language in self._unheard:
            return None
        try:
            attentions = self._attentions(language)
            if (language, expected.phase) not in self._ready:
                attentions.warm(expected.phase)
                self._ready.add((language, expected.phase))
            return attentions.now(expected)
        except (DoorError, ModelError) as error:
            self._unheard.add(language)
            self._trouble(error if isinstance(error, DoorError) else DoorError(error.kind, **error.facts))
            return None

    def _now(self) -> Expected:
        quiet = self._heard - self._sounded
        return replace(self._then, speaking=quiet < LINGERS, quiet=quiet)

    def _talking(self, on: bool) -> None:
        self._duck(on and self._now().speaking)

    def _clean(self, moments: Iterable[Moment]) -> Iterator[Sound]:
        """The room without what the speaker adds to it."""
        for moment in moments:
            near, far, self._then = moment.near, moment.far, moment.expected
            self._attention(self._then)  # made while nobody speaks yet, where it can be
            if moment.parted:
                self._echo.forget()
            if moment.coming:
                self._sounded = self._heard
            self._heard += len(near) / RATE
            if far.size and np.abs(far).max() > AUDIBLE:
                self._sounded = self._heard
            if moment.saying and moment.saying not in self._said:
                self._said.append(moment.saying)
            power = float(np.mean(near**2)) if near.size else 0.0
            self.level = 10 * np.log10(power + 1e-10)
            clean = self._echo.clean(near, far)
            if clean.size:
                yield clean

    def _take_played(self) -> tuple[bool, bool]:
        """Whether any of it can be heard, and whether the speaker has lost some."""
        import soxr

        if self._resampler is None:
            self._resampler = soxr.ResampleStream(player.RATE, RATE, 1, dtype="float32", quality="MQ")
        coming = parted = False
        while True:
            try:
                block = self._played.get_nowait()
            except Empty:
                return coming, parted
            if block is None:  # the speaker has thrown away what it had
                self._reference.part()
                parted = True
            else:
                coming = coming or bool(np.abs(block).max() > AUDIBLE)
                self._reference.put(self._resampler.resample_chunk(block))

    def _judge(self, spoken: Spoken) -> Caught | None:
        """Whether an utterance was an echo, talk, or meant for the moderator."""
        heard, expected = spoken.heard, spoken.expected
        # Judged by how it began: the end of its own line may be heard after the line is over.
        if expected.quiet < OWN_WORDS and self._own_voice(spoken):
            return None
        if not heard.text:
            return None
        names = words(expected.language).text("language-wake-names").split(", ")
        called, rest = (False, heard.text) if expected.speaking else woken(heard.text, names)
        if called and rest and heard.reading.intent is None:
            heard = spoken.attention.after(names, spoken.sound, expected.phase) or heard
        waiting = self._held or self._heard - self._called < LISTENS
        addressed = not expected.speaking and (called or expected.question or waiting)
        free = expected.speaking or expected.phase not in AFTER_WAKING or not self._wake_phrase
        if called and not rest:
            self._called = self._heard
        elif addressed:
            self._called = -LISTENS
        return Caught(heard.reading, heard.confidence, heard.text, addressed, addressed or free, called and not rest)

    def _own_voice(self, spoken: Spoken) -> bool:
        """An echo after all: the witness says so, or it may be one as long as the room is not known well."""
        heard = spoken.heard
        if self._echo.unheard:
            return False
        own = own_words(heard.text, " ".join(self._said))
        if spoken.expected.quiet >= LINGERS:
            return own and not self._echo.trusted
        if self._echo.suppressed(heard.end - heard.start) > ECHO:
            return True
        return not self._echo.trusted and (own or heard.confidence < SURE)


class LiveEar:
    """The ear of a real evening, in a thread of its own."""

    def __init__(
        self,
        listening: Listening,
        caught: Callable[[Caught], None],
        trouble: Callable[[DoorError], None],
        back: Callable[[str], None],
        source: Source | None = None,
    ) -> None:
        self._listening, self._caught, self._trouble, self._back = listening, caught, trouble, back
        self._source = source or microphone()
        self.ready = Event()
        """Whoever speaks from now on is understood at once."""
        self._closed = Event()
        self._lock = Lock()
        self._open: object = None
        self._gone = False
        self._thread = Thread(target=self._run, name="ear", daemon=True)

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        with self._lock:
            stop = getattr(self._open, "stop", None)
        if stop:
            stop()
        self._thread.join(LEAVING)

    def expect(self, phase: Phase, question: bool, language: str) -> None:
        self._listening.expect(phase, question, language)

    def hold(self, on: bool) -> None:
        """Push-to-talk."""
        self._listening.hold(on)

    @property
    def level(self) -> float:
        return self._listening.level

    def _run(self) -> None:
        try:
            self._listening.warm()
        finally:
            self.ready.set()
        while not self._closed.is_set():
            try:
                with self._source() as blocks:
                    with self._lock:
                        self._open = blocks
                    for caught in self._listening.caught(
                        as_they_come(map(self._listening.beside, self._there(blocks)))
                    ):
                        self._caught(caught)
                return  # whoever stands in for a microphone has nothing more to say
            except DoorError as error:
                if not self._gone:
                    self._trouble(error)
                self._gone = True
            self._closed.wait(RETRY)
            with suppress(DoorError):
                look_again_if_free()

    def _there(self, blocks: Iterable[Sound]) -> Iterator[Sound]:
        """The blocks; the first of them tells that the microphone is back."""
        for block in blocks:
            if self._closed.is_set():
                return
            if self._gone:
                self._gone = False
                self._back("microphone")
            yield block


def as_they_come(moments: Iterable[Moment]) -> Iterator[Moment]:
    """Takes each at its time, in a thread of its own, however long it takes to understand one of them."""
    taken: SimpleQueue[Moment | BaseException | None] = SimpleQueue()

    def take() -> None:
        try:
            for moment in moments:
                taken.put(moment)
        except Exception as error:  # whoever listens is told
            taken.put(error)
        else:
            taken.put(None)

    taking = Thread(target=take, name="microphone", daemon=True)
    taking.start()
    while (moment := taken.get()) is not None:
        if isinstance(moment, BaseException):
            raise moment
        yield moment
