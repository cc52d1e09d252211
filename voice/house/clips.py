"""Lines as sound, by a hash of all that makes them sound as they do: made once, ahead where possible."""

import io
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from queue import PriorityQueue
from threading import Lock, Thread
from typing import Any

import numpy as np

from games import GameError
from models.errors import ModelError
from scripts import words
from scripts.timeline import BREATH, speaking_seconds
from voice.audio_file import KINDS
from voice.errors import DoorError
from voice.loudness import Pcm
from voice.mouth import LEAVING, Voice, Wish
from voice.sounds import EARCONS, earcon
from voice.speech_cache import Samples, speech_key, to_int16
from voice.synthesizer import Synthesizer, speech_length

KNOWN = 20_000
"""Lines that can be asked for by their hash."""
KEPT = 64_000_000
"""Bytes of sound in memory; older ones come from the disk."""
ENCODED = 64
"""Files in memory."""
RATE = 22_050
"""Of signals, and of lines where there is no voice."""
ENCODING: Mapping[str, dict[str, Any]] = {".mp3": {"bitrate_mode": "CONSTANT", "compression_level": 0.74}}
"""48 kbit a second at the rates of our voices: the only one that Alexa takes within an answer. It stays the same all
through, so that a player knows where it is in a file that is still being made."""
DUE, NOW, AHEAD = 0, 1, 2
"""What is made first: the line that a night has come to, then what somebody has asked, then what will be due."""


@dataclass(frozen=True)
class Clip:
    """Sound that can be asked for."""

    key: str

    @property
    def path(self) -> str:
        """Where the service has it."""
        return f"/audio/{self.key}.wav"


@dataclass(frozen=True)
class Spoken:
    """A line that has been made."""

    samples: Samples
    rate: int

    @property
    def seconds(self) -> float:
        return len(self.samples) / self.rate


class Clips:
    """One thread makes all speech, for engines are not made for two; what a night waits for comes first."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._finding = Lock()
        """A voice is looked for by one thread at a time: what looks for it loads libraries and models."""
        self._lock = Lock()
        self._wishes: OrderedDict[str, Wish] = OrderedDict()
        self._seconds: OrderedDict[str, float] = OrderedDict()
        self._made: OrderedDict[str, Spoken] = OrderedDict()
        self._size = 0
        self._wanted: dict[str, list[Future[Spoken]]] = {}
        """Lines that are to be made, with those who wait for them."""
        self._ahead: set[str] = set()
        """Lines that nobody waits for yet."""
        self._queue: PriorityQueue[tuple[int, int, str]] = PriorityQueue()
        self._number = count()
        self._closed = False
        self.trouble: GameError | ModelError | None = None
        """Why lines are silent, where they are."""
        self._encoded = lru_cache(maxsize=ENCODED)(self._encode)
        self._thread = Thread(target=self._work, name="clips", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed = True
        self._queue.put((DUE - 1, 0, ""))
        self._thread.join(LEAVING)

    def clip(self, wish: Wish) -> Clip:
        """A line, whether it has been made or not."""
        key = self._key(wish)
        with self._lock:
            self._wishes[key] = wish
            self._wishes.move_to_end(key)
            while len(self._wishes) > KNOWN:
                self._wishes.popitem(last=False)
        return Clip(key)

    def signal(self, name: str) -> Clip:
        return Clip(name)

    def seconds(self, clip: Clip) -> float | None:
        """How long it is, with a breath after it; None until it has been made."""
        if clip.key in EARCONS:
            return self.sound(clip.key).seconds
        with self._lock:
            wish, made = self._wishes.get(clip.key), self._seconds.get(clip.key)
        return None if made is None or wish is None else made + BREATH * speech_length(wish.pace)

    def when_made(self, clip: Clip, done: Callable[[], None], *, answer: bool = False) -> "Future[Spoken]":
        """Makes it now, and calls back, from another thread, when it is there; cancelled, it need not be made."""
        making = self._want(clip.key, NOW if answer else DUE)
        making.add_done_callback(lambda _: done())
        return making

    def prepare(self, clips: Sequence[Clip]) -> None:
        """Makes lines before anybody wants them: of all tables' lines those first that come soonest."""
        for place, clip in enumerate(clips):
            with self._lock:
                if clip.key in self._seconds or clip.key in self._ahead:
                    continue
                self._ahead.add(clip.key)
            self._queue.put((AHEAD + place, next(self._number), clip.key))

    @property
    def waiting(self) -> int:
        """Lines that are still to be made."""
        with self._lock:
            return len(self._wanted)

    def sound(self, key: str, patience: float | None = None) -> Spoken:
        """The sound of a line or signal; waits for one that is still to be made."""
        if key in EARCONS:
            return Spoken(to_int16(earcon(key, RATE)), RATE)
        with self._lock:
            kept = self._made.get(key)
        if kept:
            return kept
        if key not in self._wishes:
            raise DoorError("no-sound")
        try:
            return self._want(key, NOW).result(patience)
        except TimeoutError:
            raise DoorError("sound-late") from None

    def file(self, key: str, ending: str, patience: float | None = None) -> bytes:
        """The same as the bytes of a file."""
        self.sound(key, patience)
        return self._encoded(key, ending)

    def _encode(self, key: str, ending: str) -> bytes:
        import soundfile

        spoken = self.sound(key)
        kind, subtype = KINDS[ending]
        file = io.BytesIO()
        soundfile.write(file, spoken.samples, spoken.rate, format=kind, subtype=subtype, **ENCODING.get(ending, {}))
        return file.getvalue()

    def _key(self, wish: Wish) -> str:
        try:
            voice = self._speaker(wish.language).voice
        except (GameError, ModelError):
            voice = "none"
        return speech_key("line", voice, speech_length(wish.pace), wish.language, wish.text)

    def _speaker(self, language: str) -> Synthesizer:
        with self._finding:
            return self._voice(language)

    def _want(self, key: str, urgency: int) -> "Future[Spoken]":
        future: Future[Spoken] = Future()
        with self._lock:
            self._wanted.setdefault(key, []).append(future)
        # It may stand in the queue twice, and is made at the first.
        self._queue.put((urgency, next(self._number), key))
        return future

    def _work(self) -> None:
        while True:
            _, _, key = self._queue.get()
            if self._closed:
                return
            with self._lock:
                wish, waiting = self._wishes.get(key), self._wanted.get(key, [])
                if key not in self._ahead and all(each.cancelled() for each in waiting):
                    self._wanted.pop(key, None)
                    continue
            spoken = self._speak(wish) if wish else Spoken(np.zeros(0, np.int16), RATE)
            with self._lock:
                self._keep(key, spoken)
                waiting = self._wanted.pop(key, [])
                self._ahead.discard(key)
            for future in waiting:
                if future.set_running_or_notify_cancel():
                    future.set_result(spoken)

    def _keep(self, key: str, spoken: Spoken) -> None:
        self._seconds[key] = spoken.seconds
        while len(self._seconds) > KNOWN:
            self._seconds.popitem(last=False)
        self._made[key] = spoken
        self._size += spoken.samples.nbytes
        while self._size > KEPT:
            _, oldest = self._made.popitem(last=False)
            self._size -= oldest.samples.nbytes

    def _speak(self, wish: Wish) -> Spoken:
        """The line; as long a silence where there is no voice."""
        try:
            voice = self._speaker(wish.language)
            self.trouble = None
            return Spoken(to_int16(_with_breaths(voice, wish)), voice.rate)
        except (GameError, ModelError) as error:
            self.trouble = error
            seconds = speaking_seconds(wish.text, words(wish.language)) * speech_length(wish.pace)
            return Spoken(np.zeros(round(seconds * RATE), np.int16), RATE)


def _with_breaths(voice: Synthesizer, wish: Wish) -> Pcm:
    breath = np.zeros(round(BREATH * speech_length(wish.pace) * voice.rate), np.float32)
    pieces: list[Pcm] = []
    for sentence in voice.speak(wish.text, wish.pace):
        pieces += [breath, sentence] if pieces else [sentence]
    return np.concatenate(pieces) if pieces else np.zeros(0, np.float32)
