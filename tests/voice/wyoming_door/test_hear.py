"""Sound through the door reaches the real recognizer, whatever it is made of."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import soxr
from wyoming.asr import Transcribe
from wyoming.audio import AudioChunk, AudioStart, AudioStop

from tests.voice.sayings import said, silence
from tests.voice.wyoming_door.calling import call, describe, hear, say
from tests.voice.wyoming_door.conftest import FREE
from voice.audio import RATE, Sound, to_pcm
from voice.engines.piper import PiperEngine
from voice.house import House
from voice.wyoming_door import serve_wyoming

START = "start night with Sentinel and Witch"


@pytest.fixture
def uri(hearing_house: House) -> Iterator[str]:
    with serve_wyoming(hearing_house, FREE) as door:
        yield door.uri
    for table in hearing_house.tables:
        hearing_house.close_table(table.code)


@pytest.fixture(scope="module")
def spoken(piper: PiperEngine) -> Sound:
    return said(piper, START)


def test_what_is_heard_is_said_to_the_table(uri: str, spoken: Sound, piper: PiperEngine) -> None:
    heard = hear(uri, to_pcm(spoken))
    assert (heard.type, heard.data["text"].casefold()) == ("transcript", START.casefold())
    assert say(uri, heard.data["text"]).type == "handled"
    # A bare number is a command only where one was asked for: the table's phase is listened with.
    number = hear(uri, to_pcm(said(piper, "five")))
    assert say(uri, number.data["text"]).data["text"].startswith("Sentinel, two Werewolves and Witch")


@pytest.mark.parametrize(
    ("rate", "width", "channels"), [(8_000, 2, 1), (48_000, 2, 2), (22_050, 1, 1), (16_000, 4, 1), (44_100, 3, 2)]
)
def test_sound_of_any_kind(uri: str, spoken: Sound, rate: int, width: int, channels: int) -> None:
    sound = np.repeat(soxr.resample(spoken, RATE, rate)[:, None], channels, axis=1).ravel()
    heard = hear(uri, _bytes(sound, width), rate, width, channels)
    assert heard.data["text"].casefold() == START.casefold()


def _bytes(sound: Sound, width: int) -> bytes:
    if width == 1:
        return (np.clip(sound, -1, 1) * 127 + 128).astype(np.uint8).tobytes()
    whole = (np.clip(sound, -1, 1).astype(np.float64) * (2 ** (8 * width - 1) - 1)).astype("<i4")
    return bytes(whole.view(np.uint8).reshape(-1, 4)[:, :width].tobytes())


def test_silence_is_nothing(uri: str) -> None:
    assert hear(uri, to_pcm(silence(1.0))).data["text"] == ""


def test_sound_that_never_ends_is_one_sentence(uri: str) -> None:
    reply = hear(uri, b"\0\0" * RATE * 31)
    assert (reply.type, reply.data["code"]) == ("error", "recording-long")


@pytest.mark.parametrize("kind", [(0, 2, 1), (16_000, 8, 1), (16_000, 2, 0), (10**9, 2, 1), (16_000, 2, 1000)])
def test_sound_of_an_impossible_kind_is_one_sentence(uri: str, kind: tuple[int, int, int]) -> None:
    (reply,) = call(uri, Transcribe().event(), AudioStart(*kind).event())
    assert (reply.type, reply.data["code"]) == ("error", "wyoming-sound")


def test_sound_that_changes_its_kind_is_one_sentence(uri: str) -> None:
    (reply,) = call(
        uri,
        Transcribe().event(),
        AudioStart(16_000, 2, 1).event(),
        AudioChunk(48_000, 2, 1, b"\0\0").event(),
        AudioStop().event(),
    )
    assert (reply.type, reply.data["code"]) == ("error", "wyoming-sound-changed")


def test_a_language_without_ears_is_one_sentence_in_it(uri: str, english_ears: Path) -> None:
    heard = {language for program in describe(uri).asr for model in program.models for language in model.languages}
    reply = hear(uri, b"\0\0" * RATE, language="uk-UA")
    assert reply.type == ("transcript" if "uk" in heard else "error")
    if reply.type == "error":
        assert reply.data["code"] == "language-not-heard"
        assert "розумію" in reply.data["text"]
