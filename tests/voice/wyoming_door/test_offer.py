"""What the door tells of itself, and how soon."""

import asyncio
from pathlib import Path
from threading import Event as Signal

import pytest
from wyoming.client import AsyncTcpClient
from wyoming.info import Describe, Info
from wyoming.ping import Ping
from wyoming.tts import Synthesize

import models
from models.errors import ModelError
from scripts import languages, words
from tests.voice.wyoming_door.calling import call, describe
from tests.voice.wyoming_door.conftest import FREE
from voice.errors import DoorError
from voice.house import House
from voice.house.ears import Ears
from voice.mouth import Unspoken
from voice.synthesizer import Synthesizer
from voice.wyoming_door import serve_wyoming


def test_describe_names_ears_voices_and_understanding(uri: str, english_ears: Path) -> None:
    info = describe(uri)
    (asr,), (tts,), (handle,) = info.asr, info.tts, info.handle
    assert {language for model in asr.models for language in model.languages} >= {"en"}
    assert [voice.languages for voice in tts.voices] == [["en"], ["uk"]]
    assert [model.languages for model in handle.models] == [["en", "uk"]]
    for artifact in (asr, tts, handle, *asr.models, *tts.voices, *handle.models):
        assert artifact.installed
        assert artifact.version
        assert artifact.attribution.name


def test_a_satellite_would_hide_the_rest(uri: str) -> None:
    info = describe(uri)
    assert info.satellite is None
    assert not info.wake
    assert not info.intent


def test_a_language_without_a_recognizer_is_not_offered_for_hearing() -> None:
    def find(kind: models.Kind, language: str) -> Path:
        raise ModelError("missing-recognizer", language=language)

    house = House(voice=Unspoken, ears=Ears(find))
    with serve_wyoming(house, FREE) as door:
        info = describe(door.uri)
    house.close()
    assert not info.asr
    assert info.handle


def test_describe_is_answered_while_a_voice_loads() -> None:
    """Home Assistant waits for one second; a voice may take longer, and here it takes until the test lets it go."""
    go, loading = Signal(), Signal()

    def voice(language: str) -> Synthesizer:
        loading.set()
        go.wait()
        return Unspoken(language)

    house = House(voice=voice)
    with serve_wyoming(house, FREE) as door:

        async def meanwhile() -> Info:
            speaking = AsyncTcpClient("127.0.0.1", int(door.uri.rpartition(":")[2]))
            async with speaking:
                await speaking.write_event(Synthesize("Hello.").event())
                await asyncio.get_running_loop().run_in_executor(None, loading.wait)
                async with AsyncTcpClient(speaking.host, speaking.port) as client:
                    await client.write_event(Describe().event())
                    event = await client.read_event()
            assert event
            return Info.from_event(event)

        assert asyncio.run(meanwhile()).handle
        go.set()
    house.close()


def test_whoever_comes_first_finds_all_words_read(house: House) -> None:
    words.cache_clear()
    with serve_wyoming(house, FREE):
        assert words.cache_info().currsize == len(languages())


def test_ping_is_answered(uri: str) -> None:
    (pong,) = call(uri, Ping("are you there?").event())
    assert (pong.type, pong.data) == ("pong", {"text": "are you there?"})


def test_a_socket_file_serves_as_well(house: House, tmp_path: Path) -> None:
    with serve_wyoming(house, f"unix://{tmp_path / 'door'}") as door:
        assert describe(door.uri).handle
    assert not (tmp_path / "door").exists()


def test_a_file_in_its_place_is_not_deleted(house: House, tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_text("dear diary")
    with pytest.raises(DoorError) as refused:
        serve_wyoming(house, f"unix://{path}")
    assert refused.value.kind == "wyoming-taken"
    assert path.read_text() == "dear diary"


def test_a_socket_file_in_use_is_left_to_its_owner(house: House, tmp_path: Path) -> None:
    with serve_wyoming(house, f"unix://{tmp_path / 'door'}") as door:
        with pytest.raises(DoorError) as refused:
            serve_wyoming(house, door.uri)
        assert refused.value.kind == "wyoming-taken"
        assert describe(door.uri).handle


def test_a_port_in_use_is_one_sentence(house: House, uri: str) -> None:
    with pytest.raises(DoorError) as refused:
        serve_wyoming(house, uri)
    assert refused.value.kind == "wyoming-taken"


@pytest.mark.parametrize(
    "uri",
    ["", "10500", "http://127.0.0.1:10500", "tcp://127.0.0.1", "tcp://host:x", "tcp://a:1/b", "unix:", "stdio://"],
)
def test_other_addresses_are_refused(house: House, uri: str) -> None:
    with pytest.raises(DoorError) as refused:
        serve_wyoming(house, uri)
    assert refused.value.kind == "wyoming-address"


@pytest.mark.parametrize("uri", ["tcp://:0", "tcp://localhost:0", "tcp://127.0.0.1:0"])
def test_without_a_host_it_is_this_machine_alone(house: House, uri: str) -> None:
    with serve_wyoming(house, uri) as door:
        assert door.uri.startswith("tcp://127.0.0.1:")


@pytest.mark.parametrize("uri", ["tcp://127.0.0.1:0", "unix:///run/nightcaller.sock"])
def test_what_nobody_can_reach_is_not_announced(house: House, uri: str) -> None:
    with pytest.raises(DoorError) as refused:
        serve_wyoming(house, uri, zeroconf=True)
    assert refused.value.kind == "wyoming-hidden"
