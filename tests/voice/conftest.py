"""Real voices, fetched once, and a narrator that keeps what it says in a folder of its own."""

from pathlib import Path

import pytest

import models
from voice.engines.espeak import EspeakEngine
from voice.engines.piper import PiperEngine
from voice.pronunciation import pronunciation
from voice.speech_cache import SpeechCache
from voice.synthesizer import Narrator


@pytest.fixture(scope="session")
def english_voice() -> Path:
    """The folder of the English Piper voice."""
    (model, *_) = [model for model in models.manifest() if (model.kind, model.language) == ("voice", "en")]
    return models.fetch(model).folder


@pytest.fixture(scope="session")
def piper(english_voice: Path) -> PiperEngine:
    engine = PiperEngine(english_voice, "en")
    engine.load()
    return engine


@pytest.fixture(scope="session")
def narrator(piper: PiperEngine, tmp_path_factory: pytest.TempPathFactory) -> Narrator:
    """English as it is spoken at a table."""
    return Narrator(piper, pronunciation("piper", "en"), SpeechCache(tmp_path_factory.mktemp("speech")))


@pytest.fixture(scope="session")
def ukrainian() -> EspeakEngine:
    return EspeakEngine("uk")
