"""The microphone and the speaker of this machine, through PortAudio: whatever is wrong with them is one sentence."""

from collections.abc import Callable, Iterator
from itertools import product
from queue import Empty, SimpleQueue
from threading import Event, RLock, Thread
from time import monotonic
from types import TracebackType
from typing import Any, Literal, Self, TypeAlias

import numpy as np

from voice.audio import RATE, Sound, from_pcm, resampled, to_pcm
from voice.errors import DoorError

PATIENCE = 5.0
"""Seconds without a frame after which a device is given up: PortAudio may fall silent without an error."""
CLOSING = 2.0
"""Seconds that a device may take to let go; one that is gone may never."""
PER_SECOND = 50
"""Blocks: short enough for a voice detector, long enough for Python."""
LATENCY = {"input": 0.1, "output": 0.2}
"""Seconds of sound in the device's buffer. With PortAudio's own choice of 0.035, PulseAudio ran dry again and again."""
STOPPING = 0.15
"""Seconds that a device may take to fall silent."""
LEAD, TAIL = 0.05, 0.1
"""Seconds of silence round a sound: PulseAudio loses the first 40 ms, and PortAudio drops a whole buffer at the end."""
RATES = (48_000, 44_100, RATE)
"""Tried where a device does not take its own rate, or the one asked for."""

Way: TypeAlias = Literal["input", "output"]
Device: TypeAlias = str | int | None
"""A name or part of it, or a number, as `python -m sounddevice` lists them; None is the system's own choice."""

_open_streams: set[int] = set()
_one_at_a_time = RLock()
"""PortAudio is not made for an ear and a mouth that look for their devices at the same time: it crashes."""
"""All of this program's, by identity."""

BUSY = -9985
WRONG_CHANNELS, WRONG_RATE, NO_DEVICE = -9998, -9997, -9996
GONE = -9993
"""PortAudio's numbers. The last should mean a pair of devices that do not fit; for one alone, ALSA lost it."""
ABSENT = {"input": "no-microphone", "output": "no-speaker"}
IN_USE = {"input": "microphone-in-use", "output": "speaker-in-use"}
UNUSABLE = {"input": "microphone-unusable", "output": "speaker-unusable"}


class Microphone:
    """What is heard, in mono blocks at the recognizer's rate, from `with` until `stop`."""

    def __init__(self, device: Device = None, patience: float = PATIENCE) -> None:
        self.name = ""
        """The device's, once it is open."""
        self._device = device
        self._patience = patience
        self._pieces: SimpleQueue[bytes | None] = SimpleQueue()
        self._stream: Any = None
        self._stopped = False

    def __enter__(self) -> Self:
        self._stream, self.name = _started("input", self._device, 0, self._take, lambda: self._pieces.put(None))
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None) -> None:
        self.stop()
        stream, self._stream = self._stream, None
        _close(stream)

    def __iter__(self) -> Iterator[Sound]:
        blocks = resampled(self._mono(), int(self._stream.samplerate))
        return (block for block in blocks if block.size)

    def stop(self) -> None:
        """Ends the stream after what has been heard so far, also from another thread."""
        self._stopped = True
        self._pieces.put(None)

    def _take(self, data: Any, _frames: int, _time: object, _status: object) -> None:
        self._pieces.put(bytes(data))  # PortAudio waits for us: nothing else is done here

    def _mono(self) -> Iterator[Sound]:
        channels = int(self._stream.channels)
        while (piece := self._next()) is not None:
            yield from_pcm(piece, channels)
        if not self._stopped:  # PortAudio ended it, not we
            raise DoorError("microphone-gone", device=self.name)

    def _next(self) -> bytes | None:
        try:
            return self._pieces.get(timeout=self._patience)
        except Empty:
            raise DoorError("microphone-still", device=self.name, seconds=round(self._patience)) from None


class Speaker:
    """Plays one sound after the other."""

    def __init__(self, device: Device = None, patience: float = PATIENCE) -> None:
        self.name = ""
        """The device's, once it has been open."""
        self._device = device
        self._patience = patience
        self._stopped = Event()

    def play(self, samples: Sound, rate: int) -> None:
        """Returns a moment after the last sample has been played, or after `stop`."""
        self._stopped.clear()
        playing = _Playing(self._stopped)
        stream, self.name = _started(
            "output", self._device, rate, playing.give, playing.ended.set, playing.prepare(samples, rate)
        )
        try:
            if not playing.ended.wait(len(samples) / rate + self._patience):
                raise DoorError("speaker-still", device=self.name, seconds=round(self._patience))
            if playing.left and not self._stopped.is_set():
                raise DoorError("speaker-gone", device=self.name)
        finally:
            _close(stream)

    def stop(self) -> None:
        """Ends what is being played, from another thread."""
        self._stopped.set()


class SteadySpeaker:
    """A speaker that stays open, and asks for mono sound block by block; silence is sound too."""

    def __init__(self, give: Callable[[int], Sound], rate: int, device: Device = None) -> None:
        self.name = ""
        """The device's, once it is open."""
        self.latency = 0.0
        """Seconds from a block to the ear, as PortAudio says."""
        self.asked = 0.0
        """When the last block was asked for."""
        self.dry = 0
        """How often the device had nothing to play."""
        self.ended = Event()
        """PortAudio, or the device, has had enough."""
        self._give = give
        self._rate = rate
        self._device = device
        self._stream: Any = None
        self._resting = False
        self._stopping: Thread | None = None
        self._resampler: Any = None
        self._left: Sound = np.zeros(0, np.float32)

    def open(self) -> None:
        self.asked = monotonic()
        self._stream, self.name = _started(
            "output", self._device, self._rate, self._play, self._finished, self._prepare
        )

    def close(self) -> None:
        stream, self._stream = self._stream, None
        if stream is not None:
            _close(stream)

    def quiet(self) -> bool:
        """Silence at once: what the device has in its buffer is thrown away; False where it rests already.

        A short buffer would do it too, but PulseAudio ran dry below 0.2 seconds, and then took sound by the heap.
        """
        if self._stream is None or self._resting:
            return False
        self._resting = True
        self._stopping = _within(STOPPING, self._stream.abort)
        return True

    def go_on(self) -> None:
        """Asks for sound again after `quiet`."""
        if self._stream is not None and self._resting:
            if self._stopping:  # a device that is slow to stop could not be started yet, and would be taken for gone
                self._stopping.join(CLOSING)
            self.asked = monotonic()
            self._resting = False
            try:
                self._stream.start()
            except portaudio().PortAudioError:
                self.ended.set()

    def _finished(self) -> None:
        if not self._resting:
            self.ended.set()

    def _prepare(self, stream: Any) -> None:
        self.latency = float(stream.latency)
        self._channels, self._takes = int(stream.channels), int(stream.samplerate)
        if self._takes != self._rate:
            import soxr

            self._resampler = soxr.ResampleStream(self._rate, self._takes, 1, dtype="float32", quality="MQ")

    def _play(self, out: Any, frames: int, _time: object, status: Any) -> None:
        self.asked = monotonic()
        self.dry += bool(getattr(status, "output_underflow", False))
        out[:] = to_pcm(np.repeat(self._next(frames), self._channels))

    def _next(self, frames: int) -> Sound:
        if self._resampler is None:
            return self._give(frames)
        while len(self._left) < frames:
            more = self._resampler.resample_chunk(self._give(self._rate // PER_SECOND))
            self._left = np.concatenate([self._left, more])
        block, self._left = self._left[:frames], self._left[frames:]
        return block


class _Playing:
    """A sound on its way out."""

    def __init__(self, stopped: Event) -> None:
        self.left: memoryview = memoryview(b"")
        self.ended = Event()
        self._stopped = stopped

    def prepare(self, samples: Sound, rate: int) -> Callable[[Any], None]:
        """Brings the sound to what the device takes, which is known only once it is open."""

        def prepare(stream: Any) -> None:
            mono = samples
            if int(stream.samplerate) != rate:
                import soxr

                mono = soxr.resample(samples, rate, int(stream.samplerate))
            lead, tail = (int(seconds * stream.samplerate) for seconds in (LEAD, stream.latency + TAIL))
            self.left = memoryview(to_pcm(np.repeat(np.pad(mono, (lead, tail)), int(stream.channels))))

        return prepare

    def give(self, out: Any, _frames: int, _time: object, _status: object) -> None:
        library = portaudio()
        if self._stopped.is_set():
            out[:] = bytes(len(out))
            raise library.CallbackAbort
        piece, self.left = self.left[: len(out)], self.left[len(out) :]
        out[: len(piece)] = bytes(piece)
        if len(piece) < len(out):
            out[len(piece) :] = bytes(len(out) - len(piece))
            raise library.CallbackStop  # when all that was given has been played


def portaudio() -> Any:
    """PortAudio's module; it is imported where a device is used, since without PortAudio it cannot be."""
    try:
        import sounddevice
    except ImportError as error:
        raise DoorError("no-sounddevice") from error
    except OSError as error:
        raise DoorError("no-portaudio") from error
    return sounddevice


def look_again() -> None:
    """PortAudio counts the devices once; what was plugged in later is seen after this. No stream may be open."""
    library = portaudio()
    with _one_at_a_time:
        library._terminate()
        library._initialize()


def look_again_if_free() -> None:
    """The same where no stream is open; otherwise the devices stay as they were counted."""
    with _one_at_a_time:
        if not _open_streams:
            look_again()


def _started(
    way: Way,
    device: Device,
    rate: int,
    callback: Callable[..., None],
    finished: Callable[[], None],
    prepare: Callable[[Any], None] = lambda _: None,
) -> tuple[Any, str]:
    """A running stream and its device's name; at the rate asked for, or else at one that the device takes."""
    with _one_at_a_time:
        return _start(way, device, rate, callback, finished, prepare)


def _start(
    way: Way,
    device: Device,
    rate: int,
    callback: Callable[..., None],
    finished: Callable[[], None],
    prepare: Callable[[Any], None],
) -> tuple[Any, str]:
    library = portaudio()
    name, own_rate, most = _facts(library, way, device)
    kind = library.RawInputStream if way == "input" else library.RawOutputStream
    rates = dict.fromkeys(each for each in (rate, own_rate, *RATES) if each)
    wrong = DoorError(UNUSABLE[way], device=name, reason="-")
    for each, channels in product(rates, dict.fromkeys((1, min(2, most), most))):
        wishes = {"samplerate": each, "channels": channels, "blocksize": each // PER_SECOND, "latency": LATENCY[way]}
        try:
            stream = kind(device=device, dtype="int16", callback=callback, finished_callback=finished, **wishes)
        except library.PortAudioError as error:
            wrong = _trouble(way, name, error)
            if _number(error) in {WRONG_CHANNELS, WRONG_RATE}:
                continue
            raise wrong from error
        prepare(stream)
        try:
            stream.start()
        except library.PortAudioError as error:
            _close(stream)
            raise _trouble(way, name, error) from error
        _open_streams.add(id(stream))
        return stream, name
    raise wrong


def _facts(library: Any, way: Way, device: Device) -> tuple[str, int, int]:
    """Name, rate and number of channels of a device."""
    try:
        facts = library.query_devices(device, way)
    except (library.PortAudioError, ValueError) as error:
        raise DoorError(ABSENT[way]) from error
    most = int(facts[f"max_{way}_channels"])
    if most < 1:
        raise DoorError(ABSENT[way])
    return str(facts["name"]), int(facts["default_samplerate"]), most


def _trouble(way: Way, name: str, error: Exception) -> DoorError:
    number = _number(error)
    if number in {NO_DEVICE, GONE}:
        return DoorError(ABSENT[way])
    if number == BUSY:
        return DoorError(IN_USE[way], device=name)
    return DoorError(UNUSABLE[way], device=name, reason=str(error).rstrip("."))


def _number(error: Exception) -> object:
    return error.args[1] if len(error.args) > 1 else None


def _close(stream: Any) -> None:
    """Lets a device go; one that has vanished may keep whoever closes it waiting for ever."""
    _open_streams.discard(id(stream))
    _within(CLOSING, lambda: stream.close(ignore_errors=True))


def _within(seconds: float, work: Callable[[], object]) -> Thread:
    """Waits no longer than that for what may take for ever."""
    working = Thread(target=work, daemon=True)
    working.start()
    working.join(seconds)
    return working
