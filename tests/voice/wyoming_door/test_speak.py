"""Text through the door comes back as sound: the same that a table would hear."""

import asyncio
from collections.abc import Iterator

import numpy as np
import pytest
from wyoming.audio import AudioChunk, AudioStart
from wyoming.client import AsyncClient
from wyoming.event import Event
from wyoming.tts import Synthesize, SynthesizeChunk, SynthesizeStart, SynthesizeStop, SynthesizeVoice

from models.errors import ModelError
from tests.voice.wyoming_door.calling import answer, call, describe, speak
from tests.voice.wyoming_door.conftest import FREE
from voice.house import House
from voice.house.clips import Spoken
from voice.mouth import Wish
from voice.synthesizer import Synthesizer
from voice.wyoming_door import serve_wyoming

LINE = "Everyone, close your eyes. The night begins."
LINE_UK = "Усі заплющують очі. Настає ніч."


@pytest.fixture
def uri(speaking: House) -> Iterator[str]:
    with serve_wyoming(speaking, FREE) as door:
        yield door.uri


def clip(house: House, text: str, language: str) -> Spoken:
    return house.clips.sound(house.clips.clip(Wish(text, language)).key)


def sound(events: list[Event]) -> tuple[int, "np.ndarray[tuple[int], np.dtype[np.int16]]"]:
    assert events[0].type == "audio-start"
    chunks = [AudioChunk.from_event(event) for event in events if AudioChunk.is_type(event.type)]
    start = AudioStart.from_event(events[0])
    assert {(chunk.rate, chunk.width, chunk.channels) for chunk in chunks} == {(start.rate, 2, 1)}
    return start.rate, np.frombuffer(b"".join(chunk.audio for chunk in chunks), "<i2")


@pytest.mark.parametrize(("language", "text"), [("en", LINE), ("uk", LINE_UK)])
def test_a_text_sounds_as_at_the_table(speaking: House, uri: str, language: str, text: str) -> None:
    expected = clip(speaking, text, language)
    rate, samples = sound(speak(uri, text))
    assert rate == expected.rate
    assert np.array_equal(samples, expected.samples)


def test_the_voice_that_was_chosen_speaks(speaking: House, uri: str) -> None:
    (program,) = describe(uri).tts
    ukrainian = next(voice for voice in program.voices if voice.languages == ["uk"])
    _, samples = sound(speak(uri, "Nightcaller.", ukrainian.name))
    assert np.array_equal(samples, clip(speaking, "Nightcaller.", "uk").samples)


def test_no_english_voice_reads_ukrainian(speaking: House, uri: str) -> None:
    """An assistant keeps its voice when its table is told to speak Ukrainian."""
    (program,) = describe(uri).tts
    english = next(voice for voice in program.voices if voice.languages == ["en"])
    _, samples = sound(speak(uri, LINE_UK, english.name))
    assert np.array_equal(samples, clip(speaking, LINE_UK, "uk").samples)


def test_a_language_may_be_asked_for(speaking: House, uri: str) -> None:
    events = call(uri, Synthesize("Nightcaller.", SynthesizeVoice(language="uk_UA")).event())
    assert np.array_equal(sound(events)[1], clip(speaking, "Nightcaller.", "uk").samples)


def test_a_text_in_pieces_is_spoken_while_it_comes(speaking: House, uri: str) -> None:
    """As Home Assistant streams: start, pieces, the whole text once more for older servers, stop."""

    async def talk() -> list[Event]:
        async with AsyncClient.from_uri(uri) as client:
            await client.write_event(SynthesizeStart().event())
            for piece in ("Everyone, close", " your eyes. The", " night"):
                await client.write_event(SynthesizeChunk(piece).event())
            early = [await client.read_event()]  # before the text has ended
            await client.write_event(SynthesizeChunk(" begins.").event())
            await client.write_event(Synthesize(LINE).event())
            await client.write_event(SynthesizeStop().event())
            return [event for event in early if event] + await answer(client, {"synthesize-stopped"})

    events = asyncio.run(talk())
    assert [event.type for event in events[-2:]] == ["audio-stop", "synthesize-stopped"]
    assert np.array_equal(sound(events)[1], clip(speaking, LINE, "en").samples)


@pytest.mark.parametrize("text", ["", "   "])
def test_nothing_is_nothing(uri: str, text: str) -> None:
    assert [event.type for event in speak(uri, text)] == ["audio-start", "audio-stop"]


def test_a_book_is_not_read_aloud(uri: str) -> None:
    (reply,) = speak(uri, "Once upon a time. " * 1000)
    assert (reply.type, reply.data["code"]) == ("error", "wyoming-long")


def test_without_a_voice_it_is_one_sentence_and_no_silence() -> None:
    def voice(language: str) -> Synthesizer:
        raise ModelError("missing-voice", language=language)

    house = House(voice=voice)
    with serve_wyoming(house, FREE) as door:
        (reply,) = speak(door.uri, LINE)
    house.close()
    assert (reply.type, reply.data["code"]) == ("error", "missing-voice")
