"""Recordings sent to a table: the real recognizer hears them, and whatever is no recording is one sentence."""

import io
import struct
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile
import soxr

from tests.voice.sayings import said
from tests.voice.web.calling import Caller, served
from voice.audio import RATE, Sound
from voice.engines.piper import PiperEngine
from voice.house import House
from voice.mouth import Unspoken
from voice.web import Doors

START = "start night with Sentinel and Witch"
DOORS = Doors(requests_a_second=1000, burst=1000)


@pytest.fixture(scope="module")
def caller(english_ears: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Caller]:
    """Hears with the real recognizer, in its own process."""
    house = House(voice=Unspoken, folder=tmp_path_factory.mktemp("house"))
    house.load()
    with served(house, DOORS) as caller:
        yield caller
    house.close()


@pytest.fixture(scope="module")
def spoken(piper: PiperEngine) -> Sound:
    return said(piper, START)


def file(sound: Sound, rate: int = RATE, channels: int = 1, kind: str = "WAV") -> bytes:
    packed = io.BytesIO()
    samples = np.repeat(soxr.resample(sound, RATE, rate)[:, None], channels, axis=1)
    soundfile.write(packed, samples, rate, format=kind)
    return packed.getvalue()


def heard(caller: Caller, code: str, sound: bytes, kind: str = "audio/wav") -> tuple[int, str]:
    got = caller.post(f"/api/tables/{code}/sound", sound, Content_Type=kind)
    return got.status, got.json.get("error") or got.json["heard"].casefold()


def test_what_is_said_into_a_browser_starts_the_night(caller: Caller, spoken: Sound, piper: PiperEngine) -> None:
    code = caller.open()
    for sound, phase in ((spoken, "setup"), (said(piper, "five"), "setup"), (said(piper, "yes"), "night")):
        got = caller.post(f"/api/tables/{code}/sound", file(sound), Content_Type="audio/wav")
        assert got.status == 200, got.body
        assert got.json["phase"] == phase
    assert {"sentinel", "witch"} <= set(caller.view(code)["roles"])
    assert caller.get("/healthz").json["ears"]["en"] == "ready"


@pytest.mark.parametrize(
    ("rate", "channels", "kind", "called"),
    [
        (48_000, 2, "WAV", "audio/wav"),
        (44_100, 2, "FLAC", "audio/flac"),
        (16_000, 1, "OGG", "audio/ogg"),
        (24_000, 1, "MP3", "audio/mpeg"),
        (16_000, 1, "WAV", "application/octet-stream"),
    ],
)
def test_recordings_of_any_kind(
    caller: Caller, spoken: Sound, rate: int, channels: int, kind: str, called: str
) -> None:
    assert heard(caller, caller.open(), file(spoken, rate, channels, kind), called) == (200, START.casefold())


def long_flac() -> bytes:
    """Ten minutes of silence: small on the way, long to listen to."""
    packed = io.BytesIO()
    soundfile.write(packed, np.zeros(600 * RATE, np.int16), RATE, format="FLAC")
    return packed.getvalue()


def boasting(what: bytes, frames: int) -> bytes:
    """A header that promises more than there is."""
    size = struct.pack("<I", frames)
    head = b"RIFF" + size + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 1, RATE, RATE * 2, 2, 16)
    return head + b"data" + size + what


def endless_flac() -> bytes:
    """A FLAC whose header claims 2**36 - 1 samples."""
    info = struct.pack(">HH", 4096, 4096) + bytes(6) + ((RATE << 44) | (15 << 36) | (2**36 - 1)).to_bytes(8, "big")
    return b"fLaC" + b"\x80\x00\x00\x22" + info + bytes(16) + b"\xff\xf8" * 500


BROKEN = {
    "nothing": (b"", "recording-empty"),
    "text": (b"start night with Sentinel and Witch", "recording-kind"),
    "zip": (b"PK\x03\x04" + bytes(1000), "recording-kind"),
    "ten minutes": (long_flac(), "recording-long"),
    "four gigabytes promised": (boasting(bytes(64_000), 2**32 - 1), None),
    "much promised": (boasting(bytes(6400), 2**30), "recording-cut"),
    "endless": (endless_flac(), "recording-long"),
    "no rate": (boasting(bytes(6400), 6400).replace(struct.pack("<I", RATE), bytes(4), 1), "recording-kind"),
    "noise": (np.random.default_rng(0).bytes(50_000), "recording-kind"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_no_recording_is_one_sentence(caller: Caller, what: str) -> None:
    sound, error = BROKEN[what]
    code = caller.open()
    before = caller.view(code)
    status, told = heard(caller, code, sound)
    if error:
        assert (status, told) == (400, error)
        assert caller.view(code) == before
    else:
        assert status == 200  # so much of it as there is: silence
        assert told == ""


def test_a_recording_that_is_cut_off_and_the_next_one(caller: Caller, spoken: Sound) -> None:
    code, whole = caller.open(), file(spoken)
    assert heard(caller, code, whole[: len(whole) // 2]) == (400, "recording-cut")
    assert heard(caller, code, whole) == (200, START.casefold())


def test_what_is_no_sound_is_not_taken(caller: Caller) -> None:
    code = caller.open()
    assert heard(caller, code, b"{}", "application/json") == (415, "not-sound")
    assert heard(caller, code, b"", "text/plain") == (415, "not-sound")
    assert heard(caller, code, bytes(5_000_000)) == (413, "too-large")


def test_a_language_that_is_not_heard_says_what_else_to_do(caller: Caller, spoken: Sound) -> None:
    code = caller.open(language="uk")
    got = caller.post(f"/api/tables/{code}/sound", file(spoken), Content_Type="audio/wav")
    assert (got.status, got.error) == (400, "language-not-heard")


def test_a_sentence_never_tells_where_things_are_kept(caller: Caller) -> None:
    got = caller.post(f"/api/tables/{caller.open()}/sound", b"x", Content_Type="audio/wav")
    assert "/" not in got.json["message"]
