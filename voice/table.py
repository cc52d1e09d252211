"""Everything that an evening needs, put together: moderator, mouth, ear, and the doors between them."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from queue import Queue
from threading import Lock
from types import TracebackType
from typing import TYPE_CHECKING, Self, get_args

from intents.commands import Phase
from intents.commands import heard_in as heard_in_phase
from intents.parser import Parser, Reading
from models.errors import ModelError
from scripts import Words, words
from voice.conductor import Clock, Conductor, Screen, Store
from voice.ear import Caught, Listening, LiveEar, Source, microphone
from voice.errors import DoorError
from voice.events import Back, Drained, Event, Trouble
from voice.mouth import LiveMouth, Unspoken, Voice
from voice.outlet import MakeOutlet, NoSpeaker, speaker
from voice.recordings import Recordings

if TYPE_CHECKING:
    from voice.attention import Attentions
    from voice.devices import Device
    from voice.moderator import Moderator, State
    from voice.synthesizer import Synthesizer

LOUDEST_SHOWN = 60.0
"""Decibels that a level meter has."""


@dataclass(frozen=True)
class Seats:
    """What an evening hears and speaks with."""

    source: Source | None
    """None: nobody listens, all is typed."""
    outlet: MakeOutlet
    record: Path | None = None
    wake_phrase: bool = True
    voice: Voice | None = None
    """None: the best there is for each language."""
    ambience: bool = False
    """The sound of the night, which hides that of cards."""


def seats(
    microphone_device: "Device" = None,
    speaker_device: "Device" = None,
    *,
    typed: bool = False,
    silent: bool = False,
    record: Path | None = None,
    wake_phrase: bool = True,
    ambience: bool = False,
) -> Seats:
    """The devices of this machine, as far as they are wanted."""
    source = None if typed else microphone(microphone_device)
    outlet = NoSpeaker if silent else speaker(speaker_device)
    return Seats(source, outlet, record, wake_phrase, Unspoken if silent else None, ambience and not silent)


SOON, STARTING = 0.5, 60.0
"""Seconds that the ears may take to get ready: before that is told, and until the evening begins without them."""


class Table:
    """An evening with its devices, from `with` on; `put` brings it what other doors get."""

    def __init__(
        self,
        moderator: "Moderator",
        store: Store,
        screen: Screen,
        seated: Seats,
        *,
        voice: Voice | None = None,
        attentions: "Callable[[str], Attentions] | None" = None,
        clock: Clock | None = None,
        in_words: Callable[[Reading, Words], str] | None = None,
    ) -> None:
        self._events: Queue[Event] = Queue()
        self._screen = screen
        players = moderator.state.plan.names
        self.mouth = LiveMouth(
            voice or seated.voice or cache(spoken_by),
            lambda mark, at: self.put(Drained(mark, at)),
            lambda error: self.put(Trouble(error)),
            lambda device: self.put(Back(device)),
            seated.outlet,
            seated.ambience,
        )
        keep = Recordings(seated.record, lambda error: self.put(Trouble(error))) if seated.record else None
        heard_by = attentions or cache(lambda language: heard_in(language, players))
        self.listening = Listening(
            heard_by,
            self.mouth.played,
            lambda: self.mouth.saying,
            self.mouth.duck,
            keep,
            seated.wake_phrase,
            lambda error: self.put(Trouble(error)),
        )
        self.listening.expect(moderator.state.phase, False, moderator.state.settings.language)
        self._ear = None
        if seated.source:
            caught: Callable[[Caught], None] = self.put
            self._ear = LiveEar(
                self.listening,
                caught,
                lambda error: self.put(Trouble(error)),
                lambda device: self.put(Back(device)),
                seated.source,
            )
        extra = {"in_words": in_words} if in_words else {}
        self._understand = Understanding()
        self.conductor = Conductor(
            moderator,
            self._events,
            self.mouth,
            self.listening,
            store,
            screen,
            self._understand,
            clock,
            dark=self.mouth.dark,
            **extra,
        )

    def __enter__(self) -> Self:
        self.mouth.open()
        if self._ear:
            self._ear.open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._ear:
            self._ear.close()
        self.mouth.close()

    def put(self, event: Event) -> None:
        """Something has happened; from any thread."""
        self._events.put(event)

    def understands(self, text: str, state: "State") -> bool:
        """Whether a line is an order that makes sense now."""
        reading = self._understand(text, state)
        return reading.intent is not None and heard_in_phase(reading.intent, state.phase)

    def hold(self, on: bool) -> None:
        """Push-to-talk, by a key or a presenter's button."""
        self.listening.hold(on)

    def attend(self) -> None:
        """Whoever speaks next speaks to the moderator: a key was pressed that nobody holds."""
        self.listening.attend()

    @property
    def listens(self) -> bool:
        """Whether anybody may speak here, not only type."""
        return self._ear is not None

    @property
    def level(self) -> float:
        """How loud the room is, from 0 to 1."""
        return min(1.0, max(0.0, 1 + self.listening.level / LOUDEST_SHOWN))

    def run(self) -> None:
        """Until somebody ends the evening; nobody is told that it listens before it does."""
        if self._ear and not self._ear.ready.wait(SOON):
            language = self.conductor.moderator.state.settings.language
            self._screen.said(words(language).text("screen-getting-ready"), narration=False)
            self._ear.ready.wait(STARTING)
        self.conductor.run()


READINGS, OFTEN_SAID = 5000, 60
"""What was read is known for so many lines, if they are no longer than that: tables say the same things."""
PARSERS = 100
"""Each knows the names of other players, and takes a megabyte."""


class Understanding:
    """Typed lines, in the language of the table and then in any other. Any thread may ask."""

    def __init__(self) -> None:
        self._parsers: OrderedDict[tuple[str, tuple[str, ...]], Parser] = OrderedDict()
        self._lock = Lock()
        self._known = lru_cache(maxsize=READINGS)(self._read)

    def __call__(self, text: str, state: "State") -> Reading:
        read = self._known if len(text) <= OFTEN_SAID else self._read
        return read(text, state.settings.language, state.plan.names, state.phase)

    def warm(self) -> None:
        """Reads all sentences and words now, so that nobody has to wait for it later."""
        from intents.pack import languages

        for language in languages():
            for phase in get_args(Phase):
                self._read("nightcaller", language, (), phase)

    def _read(self, text: str, own: str, players: tuple[str, ...], phase: Phase) -> Reading:
        from intents.pack import languages

        for language in (own, *(each for each in languages() if each != own)):
            parser = self._parser(language, players)
            # In its phase first; what makes sense in another the moderator itself turns down.
            for now in (phase, None):
                reading = parser.read(text, now)
                if reading.intent:
                    return reading
        return Reading(text)

    def _parser(self, language: str, players: tuple[str, ...]) -> Parser:
        from intents.pack import builtin
        from voice.names import spoken_names

        key = (language, players)
        with self._lock:
            if key not in self._parsers:
                self._parsers[key] = Parser(builtin(language, spoken_names(language, players)))
            self._parsers.move_to_end(key)
            while len(self._parsers) > PARSERS:
                self._parsers.popitem(last=False)
            return self._parsers[key]


def spoken_by(language: str) -> "Synthesizer":
    """The best voice of a language that is here."""
    from voice.synthesizer import synthesizer

    return synthesizer(language, tell=lambda _: None)


def heard_in(language: str, players: tuple[str, ...] = ()) -> "Attentions":
    """Ears for a language; where it has no recognizer here, that is one sentence."""
    import models
    from intents.candidates import Skeletons
    from intents.pack import builtin
    from voice.attention import ANSWERS, URGENT, Attention, Attentions, only
    from voice.hearing import pronounced
    from voice.names import spoken_names
    from voice.recognizer import Recognizer

    try:
        recognizer = Recognizer(models.find("recognizer", language))
    except ModelError as error:
        raise DoorError("language-not-heard", language=language) from error
    pack, pronounce = builtin(language, spoken_names(language, players)), pronounced(language)
    packs, skeletons = (pack, only(pack, URGENT), only(pack, (*URGENT, *ANSWERS))), Skeletons(pack)
    whole, urgent, answers = (Attention(recognizer, each, pronounce, skeletons) for each in packs)
    return Attentions(whole, urgent, answers)
