"""Microphone and speaker: real ones through PulseAudio, and a pretended PortAudio for what goes wrong."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Timer
from typing import Any

import numpy as np
import pytest

import models
from intents.pack import builtin
from scripts import languages, words
from tests.voice.sayings import silence
from tests.voice.sound_card import SoundCard, needs_pulseaudio, sound_card
from voice import devices
from voice.audio import RATE, Sound, from_pcm
from voice.devices import Microphone, Speaker, SteadySpeaker
from voice.errors import DoorError
from voice.hearing import Hearing, pronounced
from voice.names import spoken_names
from voice.recognizer import Recognizer
from voice.sounds import earcon
from voice.speech_cache import from_int16
from voice.synthesizer import speak_to_pcm

PITCH = 440


class PortAudioError(Exception):
    pass


class CallbackStop(Exception):  # noqa: N818 (sounddevice names it)
    pass


class CallbackAbort(Exception):  # noqa: N818
    pass


Act = Callable[["Stream"], None]


class Stream:
    """A stream that does, once it is started, what the test tells it."""

    def __init__(self, sounds: "Sounds", **wishes: Any) -> None:
        if sounds.refuses:
            raise PortAudioError("Error opening stream", sounds.refuses)
        if wishes["channels"] != sounds.channels:
            raise PortAudioError("Invalid number of channels", devices.WRONG_CHANNELS)
        if wishes["samplerate"] != sounds.rate:
            raise PortAudioError("Invalid sample rate", devices.WRONG_RATE)
        self.sounds = sounds
        self.samplerate: float = wishes["samplerate"]
        self.channels: int = wishes["channels"]
        self.frames: int = wishes["blocksize"]
        self.latency: float = wishes["latency"]
        self.callback, self.finished = wishes["callback"], wishes["finished_callback"]

    def start(self) -> None:
        self.sounds.act(self)

    def close(self, **_: bool) -> None:
        self.sounds.closed += 1
        self.sounds.lets_go.wait()

    def hear(self, seconds: float) -> None:
        """Frames of a tone, the same in all channels."""
        time = np.arange(int(seconds * self.samplerate)) / self.samplerate
        mono = (np.sin(2 * np.pi * PITCH * time) * 16_000).astype("<i2")
        for at in range(0, len(mono), self.frames):
            block = np.repeat(mono[at : at + self.frames], self.channels)
            self.callback(memoryview(block.tobytes()), self.frames, None, None)

    def play(self, most: int = 1_000_000) -> None:
        """Takes what is to be played, block by block."""
        for _ in range(most):
            out = bytearray(self.frames * self.channels * 2)
            try:
                self.callback(memoryview(out), self.frames, None, None)
            except CallbackAbort:
                break
            except CallbackStop:
                self.sounds.played += out
                break
            self.sounds.played += out
        self.finished()


class Sounds:
    """In place of the module sounddevice: one device, which takes one rate and one number of channels."""

    PortAudioError, CallbackStop, CallbackAbort = PortAudioError, CallbackStop, CallbackAbort

    def __init__(self) -> None:
        self.rate, self.channels = 44_100, 1
        self.refuses = 0
        self.absent = False
        self.act: Act = lambda _: None
        self.played = bytearray()
        self.closed = 0
        self.lets_go = Event()
        self.lets_go.set()

    def query_devices(self, _: object, kind: str) -> dict[str, Any]:
        if self.absent:
            raise PortAudioError("Error querying device -1")
        return {"name": "Horn", "default_samplerate": float(self.rate), f"max_{kind}_channels": self.channels}

    def RawInputStream(self, **wishes: Any) -> Stream:  # noqa: N802 (sounddevice names it)
        return Stream(self, **wishes)

    def RawOutputStream(self, **wishes: Any) -> Stream:  # noqa: N802
        return Stream(self, **wishes)


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    pretended = Sounds()
    monkeypatch.setitem(sys.modules, "sounddevice", pretended)
    yield pretended
    pretended.lets_go.set()


def pitch(sound: Sound) -> float:
    """The strongest tone."""
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(len(sound))))
    return float(np.argmax(spectrum) * RATE / len(sound))


@pytest.mark.parametrize(
    ("rate", "channels"), [(16_000, 1), (8_000, 1), (11_025, 2), (44_100, 2), (48_000, 6), (96_000, 3)]
)
def test_any_microphone_gives_mono_at_the_recognizers_rate(sounds: Sounds, rate: int, channels: int) -> None:
    sounds.rate, sounds.channels = rate, channels
    sounds.act = lambda stream: stream.hear(1.0)
    with Microphone() as microphone:
        microphone.stop()
        heard = np.concatenate(list(microphone))
    assert heard.dtype == np.float32
    assert len(heard) == pytest.approx(RATE, rel=0.02)
    assert pitch(heard) == pytest.approx(PITCH, abs=2)
    assert sounds.closed == 1


@pytest.mark.parametrize("rate", [48_000, 44_100, 16_000])
def test_a_microphone_that_does_not_take_its_own_rate(sounds: Sounds, rate: int) -> None:
    sounds.rate = rate
    facts = {"name": "Horn", "default_samplerate": 12_345.0, "max_input_channels": 1}
    sounds.query_devices = lambda *_: facts  # type: ignore[method-assign]
    sounds.act = lambda stream: stream.hear(0.5)
    with Microphone() as microphone:
        microphone.stop()
        assert pitch(np.concatenate(list(microphone))) == pytest.approx(PITCH, abs=4)


def test_frames_that_stay_away_are_told_not_waited_for(sounds: Sounds) -> None:
    sounds.rate = RATE
    sounds.act = lambda stream: stream.hear(0.02)
    with Microphone(patience=0) as microphone:
        blocks = iter(microphone)
        assert next(blocks).size == RATE // devices.PER_SECOND
        with pytest.raises(DoorError) as told:
            next(blocks)
    assert told.value.kind == "microphone-still"


def test_a_microphone_that_vanishes_while_it_listens(sounds: Sounds) -> None:
    def unplugged(stream: Stream) -> None:
        stream.hear(0.1)
        stream.finished()

    sounds.rate, sounds.act = RATE, unplugged
    heard: list[Sound] = []
    with pytest.raises(DoorError) as told, Microphone() as microphone:
        heard.extend(microphone)
    assert told.value.kind == "microphone-gone"
    assert sum(map(len, heard)) == RATE // 10  # nothing that came before is lost


def test_a_device_that_is_gone_may_not_let_go(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "CLOSING", 0.0)
    sounds.lets_go.clear()
    with Microphone():
        pass
    assert not sounds.lets_go.is_set()


@pytest.mark.parametrize(("rate", "channels"), [(22_050, 1), (48_000, 2), (44_100, 8)])
def test_any_speaker_plays_the_whole_sound(sounds: Sounds, rate: int, channels: int) -> None:
    sounds.rate, sounds.channels = rate, channels
    sounds.act = lambda stream: stream.play()
    signal_ = earcon("wake", 22_050)
    Speaker().play(signal_, 22_050)
    heard = from_pcm(bytes(sounds.played), channels)[int(devices.LEAD * rate) :]
    length = len(signal_) * rate // 22_050
    tail = heard[length + 1 :]
    assert len(tail) >= devices.LATENCY["output"] * rate  # what the device drops at the end is silence
    assert np.abs(tail).max() < 1e-3
    if rate == 22_050:
        assert np.allclose(heard[:length], signal_, atol=1e-3)
    assert np.abs(heard).max() == pytest.approx(np.abs(signal_).max(), rel=0.05)


def test_a_speaker_that_vanishes(sounds: Sounds) -> None:
    sounds.act = lambda stream: stream.play(most=3)
    with pytest.raises(DoorError) as told:
        Speaker().play(earcon("dusk", 44_100), 44_100)
    assert told.value.kind == "speaker-gone"


def test_a_speaker_that_takes_nothing(sounds: Sounds) -> None:
    with pytest.raises(DoorError) as told:
        Speaker(patience=0).play(np.zeros(10, np.float32), 44_100)
    assert told.value.kind == "speaker-still"
    assert sounds.closed == 1


def test_a_sound_can_be_stopped(sounds: Sounds) -> None:
    speaker = Speaker()

    def interrupted(stream: Stream) -> None:
        speaker.stop()
        stream.play()

    sounds.act = interrupted
    speaker.play(earcon("dusk", 44_100), 44_100)
    assert not sounds.played
    sounds.act = lambda stream: stream.play()
    speaker.play(earcon("dusk", 44_100), 44_100)  # the next one is heard
    assert sounds.played


@pytest.mark.parametrize(
    ("number", "kind"),
    [(-9985, "in-use"), (-9996, "no-"), (-9993, "no-"), (-9999, "unusable"), (-9998, "unusable"), (-9997, "unusable")],
)
@pytest.mark.parametrize(
    "use", [lambda: Microphone().__enter__(), lambda: Speaker().play(np.zeros(9, np.float32), RATE)]
)
def test_what_portaudio_refuses_is_a_sentence(
    sounds: Sounds, number: int, kind: str, use: Callable[[], object]
) -> None:
    sounds.refuses = number
    with pytest.raises(DoorError) as told:
        use()
    assert kind in told.value.kind
    for language in languages():
        assert words(language).error(told.value, "onenight").endswith(".")


@pytest.mark.parametrize(("way", "kind"), [(Microphone, "no-microphone"), (Speaker, "no-speaker")])
def test_without_a_device(sounds: Sounds, way: type, kind: str) -> None:
    sounds.absent = True
    with pytest.raises(DoorError) as told:
        way().__enter__() if way is Microphone else way().play(np.zeros(9, np.float32), RATE)
    assert told.value.kind == kind


def test_without_portaudio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sounddevice.py").write_text("raise OSError('PortAudio library not found')")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "sounddevice", raising=False)
    with pytest.raises(DoorError) as told, Microphone():
        pass
    assert told.value.kind == "no-portaudio"
    for language in languages():
        assert "libportaudio2" in words(language).error(told.value, "onenight")


def test_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sounddevice", None)
    with pytest.raises(DoorError) as told, Microphone():
        pass
    assert told.value.kind == "no-sounddevice"


# Real devices. PortAudio looks for them once, so each test is a program of its own, started with the card's variables.

PLAY_AND_RECORD = """
import sys
from threading import Thread
import numpy as np
from voice.audio import RATE
from voice.devices import Microphone, Speaker, SteadySpeaker

rate, sound, out = int(sys.argv[1]), np.load(sys.argv[2]), sys.argv[3]
after = 2 * RATE  # the way from speaker to microphone is a buffer or two long
heard, left = [], after
with Microphone() as microphone:
    blocks = iter(microphone)
    heard.append(next(blocks))  # now it listens
    playing = Thread(target=Speaker().play, args=(sound, rate))
    playing.start()
    for block in blocks:
        heard.append(block)
        left = after if playing.is_alive() else left - len(block)
        if left <= 0:
            break
np.save(out, np.concatenate(heard))
"""

LISTEN = """
import json, sys
from scripts import words
from voice.devices import Microphone
from voice.errors import DoorError

try:
    with Microphone() as microphone:
        for block in microphone:
            print("hears", flush=True)
except DoorError as error:
    print(json.dumps([error.kind, words("en").error(error, "onenight")]), flush=True)
"""


@pytest.fixture
def card() -> Iterator[SoundCard]:
    with sound_card() as running:
        yield running


def over_the_air(sound: Sound, rate: int, card: SoundCard, folder: Path) -> Sound:
    """Plays a sound on the card, and gives what its microphone heard meanwhile."""
    np.save(folder / "in.npy", sound)
    asked = [sys.executable, "-c", PLAY_AND_RECORD, str(rate), str(folder / "in.npy"), str(folder / "out.npy")]
    subprocess.run(asked, env={**os.environ, **card.variables}, check=True, capture_output=True, timeout=120)
    heard: Sound = np.load(folder / "out.npy")
    return heard


@needs_pulseaudio
def test_what_the_speaker_plays_the_microphone_hears(card: SoundCard, tmp_path: Path) -> None:
    heard = over_the_air(earcon("dawn", 22_050), 22_050, card, tmp_path)
    wanted = earcon("dawn", RATE)
    size = len(heard) + len(wanted)
    match = np.fft.irfft(np.fft.rfft(heard, size) * np.conj(np.fft.rfft(wanted, size)), size)
    at = int(np.argmax(match[: len(heard)]))
    found = heard[at : at + len(wanted)]
    assert len(found) == len(wanted)
    likeness = np.dot(found, wanted) / (np.linalg.norm(found) * np.linalg.norm(wanted))
    assert likeness > 0.99  # whole, from its first sample to its last


@needs_pulseaudio
def test_a_command_through_the_air_is_understood(card: SoundCard, tmp_path: Path) -> None:
    for model in models.manifest():
        if model.language == "en" and not model.on_request:
            models.fetch(model)
    said = from_int16(speak_to_pcm(words("en").text("doctor-example"), "en", RATE))
    heard = over_the_air(said, RATE, card, tmp_path)
    recognizer = Recognizer(models.find("recognizer", "en"))
    understood = Hearing(recognizer, builtin("en", spoken_names("en")), pronounced("en")).hear(heard)
    assert understood
    assert understood.reading.intent == "StartNight"
    assert understood.reading.slots["roles"] == ["sentinel", "witch"]


@needs_pulseaudio
def test_the_card_is_pulled_out_while_it_listens(card: SoundCard) -> None:
    listening = subprocess.Popen(
        [sys.executable, "-c", LISTEN],
        env={**os.environ, **card.variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with listening:
        assert listening.stdout
        assert listening.stdout.readline() == "hears\n"
        os.kill(card.pid, signal.SIGKILL)
        *_, last = listening.stdout
        kind, sentence = json.loads(last)
        assert listening.wait(timeout=30) == 0
    assert kind in {"microphone-gone", "microphone-still"}
    assert "plug it in again" in sentence


def test_a_speaker_that_is_slow_to_stop_is_started_when_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []
    asked_for = Event()

    class Slow:
        def abort(self) -> None:
            asked_for.wait(5)
            happened.append("stopped")

        def start(self) -> None:
            happened.append("started")

    monkeypatch.setattr(devices, "_started", lambda *_: (Slow(), "slow"))
    speaker = SteadySpeaker(lambda count: silence(count), RATE)
    speaker.open()
    assert speaker.quiet()
    assert happened == []  # nobody waits for it until there is something to say
    Timer(0.1, asked_for.set).start()
    speaker.go_on()
    assert happened == ["stopped", "started"]
    assert not speaker.ended.is_set()
