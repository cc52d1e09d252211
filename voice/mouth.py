"""Speaks: lines made ahead, one speaker that stays open, silence at once; without a speaker the evening goes on."""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Condition, Event, Thread
from time import monotonic
from typing import cast

import numpy as np

from games import GameError
from models.errors import ModelError
from scripts import words
from scripts.timeline import BREATH, speaking_seconds
from voice import player
from voice.audio import Sound
from voice.devices import look_again_if_free
from voice.errors import DoorError
from voice.live_bed import LiveBed
from voice.loudness import Pcm
from voice.outlet import MakeOutlet, NoSpeaker, Outlet, speaker
from voice.player import Line, Player
from voice.sounds import Earcon, earcon
from voice.synthesizer import Synthesizer, sentences, speech_length

AHEAD = 4
"""Lines of the script made before they are wanted."""
KEPT = 16
"""Lines that are kept in all, for whoever wants to hear one again; more would fill a small machine's memory."""
SHORT = 40
"""Letters of a first sentence that is made before anybody waits for it."""
STILL = 2.0
"""Seconds without being asked for sound after which a speaker is given up."""
RETRY = 2.0
"""Seconds between two tries to get a speaker back."""
WATCH = 0.1
LEAVING = 30.0
"""Seconds that a voice may take for the sentence in hand: a program that ends under a native library crashes."""

Voice = Callable[[str], Synthesizer]
"""Who speaks a language."""
Told = Callable[[DoorError], None]
"""Is told what is wrong with a device."""


class Unspoken:
    """The voice of an evening without a speaker: silence, for as long as the words would take."""

    voice = "silence"
    rate = player.RATE

    def __init__(self, language: str) -> None:
        self.language = language

    def speak(self, text: str, pace: float = 1.0) -> Iterator[Pcm]:
        seconds = speaking_seconds(text, words(self.language)) * speech_length(pace)
        yield np.zeros(round(seconds * self.rate), np.float32)


@dataclass(frozen=True)
class Wish:
    """A line as it is to be spoken."""

    text: str
    language: str
    pace: float = 1.0


class LiveMouth:
    """The mouth of a real evening. `drained` is told the mark of the last line when all has been said, and when."""

    def __init__(
        self,
        voice: Voice,
        drained: player.Drained,
        trouble: Told,
        back: Callable[[str], None],
        outlet: MakeOutlet | None = None,
        ambience: bool = False,
    ) -> None:
        self.played: SimpleQueue[Sound | None] = SimpleQueue()
        """All speech and signals, at the player's rate, for whoever cancels the echo; None: the last of it did not."""
        self._voice, self._trouble, self._back = voice, trouble, back
        self._make_outlet = outlet or speaker()
        self._player = Player(drained)
        self._bed = LiveBed(player.RATE) if ambience else None
        self._changed = Condition()
        self._to_say: deque[tuple[Wish, Line]] = deque()
        self._coming: Iterator[Wish] = iter(())
        self._ahead: deque[Wish] = deque()
        """Lines made that nobody has asked for yet."""
        self._all_made = True
        self._made: OrderedDict[Wish, list[Pcm]] = OrderedDict()
        self._closed = Event()
        self._outlet: Outlet = NoSpeaker(self._give, player.RATE)
        self._absent = False
        """There is no speaker now."""
        self._silent = ""
        """What was last told about a voice that cannot speak."""
        self._threads = [Thread(target=work, daemon=True, name=work.__name__) for work in (self._work, self._watch)]

    def open(self) -> None:
        """Opens the speaker; without one it is told, and all goes on without a sound."""
        self._connect(first=True)
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        self._closed.set()
        with self._changed:
            self._changed.notify_all()
        for thread in self._threads:
            thread.join(LEAVING)
        self._outlet.close()

    def say(self, text: str, language: str, pace: float, mark: int, due: float, *, answer: bool = False) -> None:
        """After whatever is being said; a long answer that is still to be made begins with a signal."""
        wish = Wish(text, language, pace)
        with self._changed:
            waited_for = answer and not self._player.busy and wish not in self._made
            line = self._player.line(mark, due, text)
            if waited_for and len(sentences(text)[0]) > SHORT:
                self._player.add(line, earcon("heard", player.RATE))
            self._to_say.append((wish, line))
            while wish in self._ahead:  # whatever was to come before it has been skipped
                self._ahead.popleft()
            self._changed.notify_all()
        if waited_for:
            self._outlet.go_on()

    def chime(self, name: str, mark: int, due: float) -> None:
        line = self._player.line(mark, due)
        self._player.add(line, earcon(cast(Earcon, name), player.RATE), last=True)
        self._outlet.go_on()

    def hush(self) -> None:
        """Silence at once, and nothing of what was still to be said."""
        with self._changed:
            self._to_say.clear()
            self._player.hush()
        if self._outlet.quiet():
            self.played.put(None)

    def volume(self, percent: int) -> None:
        self._player.volume(percent)
        if self._bed:
            self._bed.volume(percent)

    def dark(self, on: bool) -> None:
        """Whether the sound of the night lies under what is said, where it is wanted."""
        if self._bed:
            self._bed.dark(on)

    def duck(self, on: bool) -> None:
        """Softer while somebody talks."""
        self._player.duck(on)

    def prepare(self, coming: Iterable[str], language: str, pace: float) -> None:
        """The lines that come next, in their order: a few of them are always made before they are wanted."""
        with self._changed:
            self._coming = (Wish(text, language, pace) for text in coming)
            self._ahead.clear()
            self._all_made = False
            self._changed.notify_all()

    @property
    def saying(self) -> str:
        """The line that sounds now."""
        return self._player.saying

    @property
    def busy(self) -> bool:
        """Whether anything is said or still to be said."""
        return self._player.busy

    @property
    def prepared(self) -> bool:
        """Whether the lines that come next are there."""
        with self._changed:
            return self._all_made or len(self._ahead) >= AHEAD

    def _give(self, count: int) -> Sound:
        block = self._player.give(count, monotonic())
        self.played.put(block)
        # Nobody takes it for speech, and the ear may hear it: it is no echo that could command anything.
        return block + self._bed.give(count, self._player.sounding) if self._bed else block

    # Making speech

    def _work(self) -> None:
        """One thread makes all speech, for engines are not made for two; what is wanted now comes first."""
        while not self._closed.is_set():
            with self._changed:
                self._changed.wait_for(lambda: self._closed.is_set() or self._to_say or self._may_prepare)
                said = self._to_say.popleft() if self._to_say else None
                coming = next(self._coming, None) if not said and self._may_prepare else None
                self._all_made = self._all_made or (said is None and coming is None)
            if said:
                self._speak(*said)
            elif coming and coming not in self._made:
                self._keep(coming, [*self._pieces(coming)])
            if coming:
                with self._changed:
                    self._ahead.append(coming)

    @property
    def _may_prepare(self) -> bool:
        return not self._all_made and len(self._ahead) < AHEAD

    def _speak(self, wish: Wish, line: Line) -> None:
        with self._changed:
            pieces: list[Pcm] | None = self._made.get(wish)
        made: list[Pcm] = []
        for piece in pieces if pieces is not None else self._pieces(wish):
            made.append(piece)
            self._player.add(line, piece)
            self._outlet.go_on()
        self._player.add(line, np.zeros(0, np.float32), last=True)
        self._outlet.go_on()
        self._keep(wish, made)

    def _keep(self, wish: Wish, pieces: list[Pcm]) -> None:
        with self._changed:
            self._made[wish] = pieces
            self._made.move_to_end(wish)
            while len(self._made) > KEPT:
                self._made.popitem(last=False)

    def _pieces(self, wish: Wish) -> Iterator[Pcm]:
        """The sentences of a line with a breath between; as long a silence where there is no voice."""
        import soxr

        breath = round(BREATH * speech_length(wish.pace) * player.RATE)
        try:
            voice = self._voice(wish.language)
            for number, pcm in enumerate(voice.speak(wish.text, wish.pace)):
                if self._closed.is_set():
                    return
                sound = soxr.resample(pcm, voice.rate, player.RATE).astype(np.float32)
                yield np.pad(sound, (breath if number else 0, 0))
        except (GameError, ModelError) as error:  # a DoorError of an engine, or no voice at all
            if self._silent != error.kind:
                self._silent = error.kind
                self._trouble(error if isinstance(error, DoorError) else DoorError(error.kind, **error.facts))
            seconds = speaking_seconds(wish.text, words(wish.language))
            yield np.zeros(round(seconds * player.RATE), np.float32)

    # The speaker

    def _connect(self, *, first: bool = False) -> bool:
        """Tries to get the speaker; only the first failure is told."""
        outlet = self._make_outlet(self._give, player.RATE)
        try:
            outlet.open()
        except DoorError as error:
            if first:
                self._absent = True
                self._trouble(error)
                self._outlet.open()
            return False
        self._outlet.close()  # the one that is none
        self._outlet, self._absent = outlet, False
        self.played.put(None)
        return True

    def _watch(self) -> None:
        """Looks after the speaker: one that is gone is told once, and tried again until it is back."""
        tried, dry = monotonic(), 0
        while not self._closed.wait(WATCH):
            if self._outlet.dry != dry:  # what is heard has moved against what was played
                dry = self._outlet.dry
                self.played.put(None)
            if self._absent:
                if monotonic() - tried >= RETRY:
                    tried = monotonic()
                    self._try_again()
                continue
            self._outlet.go_on()
            gone, still = self._outlet.ended.is_set(), monotonic() - self._outlet.asked > STILL
            if gone or still:
                kind, name = "speaker-gone" if gone else "speaker-still", self._outlet.name
                lost, self._outlet, self._absent = self._outlet, NoSpeaker(self._give, player.RATE), True
                lost.close()
                self._outlet.open()
                self._trouble(DoorError(kind, device=name, seconds=round(STILL)))
                tried = monotonic()

    def _try_again(self) -> None:
        try:
            look_again_if_free()
        except DoorError:
            return
        if self._connect():
            self._back("speaker")
