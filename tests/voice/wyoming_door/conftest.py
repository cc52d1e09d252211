"""A house with its Wyoming door open on a free port of this machine."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from voice.engines.espeak import EspeakEngine
from voice.house import House
from voice.mouth import Unspoken
from voice.speech_cache import SpeechCache
from voice.synthesizer import Narrator, Synthesizer
from voice.wyoming_door import WyomingDoor, serve_wyoming

FREE = "tcp://127.0.0.1:0"


@pytest.fixture
def house() -> Iterator[House]:
    """Speaks to nobody, and has loaded nothing."""
    house = House(voice=Unspoken)
    yield house
    house.close()


@pytest.fixture
def door(house: House) -> Iterator[WyomingDoor]:
    with serve_wyoming(house, FREE) as door:
        yield door


@pytest.fixture
def uri(door: WyomingDoor) -> str:
    return door.uri


@pytest.fixture
def speaking(narrator: Narrator, ukrainian: EspeakEngine, tmp_path: Path) -> Iterator[House]:
    """Speaks with its real voices."""
    voices: dict[str, Synthesizer] = {"en": narrator, "uk": Narrator(ukrainian, cache=SpeechCache(tmp_path))}
    house = House(voice=voices.__getitem__)
    yield house
    house.close()


@pytest.fixture(scope="module")
def hearing_house(english_ears: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Hears with the real recognizer, in its own process."""
    house = House(voice=Unspoken, folder=tmp_path_factory.mktemp("house"))
    yield house
    house.close()
