"""The command line, and real voices, fetched once; a narrator keeps what it says in a folder of its own."""

from collections.abc import Callable
from pathlib import Path

import pytest

import models
from intents.pack import builtin
from voice.cli import main
from voice.engines.espeak import EspeakEngine
from voice.engines.piper import PiperEngine
from voice.hearing import Hearing, pronounced
from voice.names import spoken_names
from voice.pronunciation import pronunciation
from voice.recognizer import Recognizer
from voice.speech_cache import SpeechCache
from voice.synthesizer import Narrator

Ran = tuple[int, str, str]
Runner = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Runner:
    """Types a command; gives its exit code, and what it printed on both streams."""

    def run(*arguments: str) -> Ran:
        code = 0
        try:
            main(list(arguments))
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        return code, out, err

    return run


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


@pytest.fixture(scope="session")
def english_ears() -> Path:
    """The folder of the English recognizer."""
    (model, *_) = [model for model in models.manifest() if (model.kind, model.language) == ("recognizer", "en")]
    return models.fetch(model).folder


@pytest.fixture(scope="session")
def recognizer(english_ears: Path) -> Recognizer:
    return Recognizer(english_ears)


@pytest.fixture(scope="session")
def hearing(recognizer: Recognizer) -> Hearing:
    """Everything that can be said in English, at any time of the game."""
    return Hearing(recognizer, builtin("en", spoken_names("en", ("Anna", "Chris"))), pronounced("en"))


@pytest.fixture(scope="session")
def english_robot() -> EspeakEngine:
    return EspeakEngine("en")
