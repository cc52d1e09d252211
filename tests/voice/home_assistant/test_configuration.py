"""The configuration in docs/ is true: its sentences are recognised, its requests are answered, its sound plays."""

import re
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from hassil import recognize_best

from intents.commands import Phase
from scripts import languages
from tests.intents.sentences import parser_of
from tests.voice.conftest import Runner
from tests.voice.home_assistant.flow import EVENINGS, FILES, check, config_folder
from tests.voice.home_assistant.stand_in import StandIn, configuration, sentences
from voice.home_assistant import INTENT, WORDS
from voice.house import House
from voice.mouth import Unspoken
from voice.web import Doors, create_app
from voice.web.server import server

PHASES: tuple[Phase | None, ...] = (None, "setup")
TOKEN = "the-key-of-this-house"  # noqa: S105 (of a test)


@pytest.fixture
def house() -> Iterator[House]:
    house = House(voice=Unspoken)
    yield house
    house.close()


@pytest.fixture
def address(house: House) -> Iterator[str]:
    """Where the house is really served; as on a network, it wants its key."""
    doors = Doors(token=TOKEN)
    listening = server(create_app(house, doors), "127.0.0.1", 0, doors)
    thread = Thread(target=listening.run, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{listening.effective_port}"
    listening.close()


@pytest.mark.parametrize("language", languages())
def test_the_sentences_are_those_that_the_program_writes(run: Runner, language: str) -> None:
    _, written, _ = run("home-assistant", "sentences", "--lang", language)
    file = FILES / "custom_sentences" / language / "nightcaller.yaml"
    assert file.read_text("utf-8") == written, f"nightcaller home-assistant sentences --lang {language} writes it anew"


@pytest.mark.parametrize("language", EVENINGS)
def test_an_evening_by_voice(tmp_path: Path, address: str, language: str) -> None:
    check(StandIn(config_folder(tmp_path, address, TOKEN)).talk, language, address)


def test_a_wrong_key_is_one_sentence(tmp_path: Path, address: str) -> None:
    done = StandIn(config_folder(tmp_path, address, "another")).talk("en", "nightcaller help")
    assert "key" in done.speech
    assert done.calls == []


def test_ukrainian_opens_a_ukrainian_table(tmp_path: Path, house: House, address: str) -> None:
    StandIn(config_folder(tmp_path, address, TOKEN)).talk("uk", "ведучий допомога")
    assert [table.language for table in house.tables] == ["uk"]


TOLD = re.findall(r"^\| “(.+?)” \| ", FILES.with_suffix(".md").read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("said", [*TOLD, "Nightcaller, speak Ukrainian"])
def test_what_people_are_told_to_say_is_recognised_and_understood(said: str) -> None:
    language = "uk" if re.search("[а-я]", said) else "en"
    found = recognize_best(said, sentences(FILES, language), language=language)
    assert found
    opening = str(found.entities["opening"].value) if "opening" in found.entities else ""
    text = f"{opening} {found.entities[WORDS].value}"
    assert any(parser_of(language).read(text, phase).intent for phase in PHASES)


SAID = {
    "en": {
        "start a new game with the Seer": "the Seer",
        "let's play the next round using Seer, Robber and two Masons for six players": None,
        "begin night including only Witch": "only Witch",
    },
    "uk": {"розпочни нову гру разом із провидицею": "провидицею", "зіграймо партію з масонами на шістьох": None},
}


@pytest.mark.parametrize("language", SAID)
def test_nights_start_in_many_words(language: str) -> None:
    known = sentences(FILES, language)
    for said, words in SAID[language].items():
        found = recognize_best(said, known, language=language)
        assert found
        assert found.intent.name == INTENT
        assert found.entities["opening"].value
        if words:
            assert str(found.entities[WORDS].value).strip().casefold() == words.casefold()


@pytest.mark.parametrize("said", ["turn on the light", "play some music", "start the washing machine", "pause", "stop"])
def test_nothing_else_is_taken_from_the_house(said: str) -> None:
    assert recognize_best(said, sentences(FILES, "en"), language="en") is None


def test_nothing_secret_is_in_the_files() -> None:
    secrets = (FILES / "secrets.yaml").read_text("utf-8")
    assert "the-key-that-nightcaller-shows" in secrets
    package = (FILES / "packages" / "nightcaller.yaml").read_text("utf-8")
    assert package.count("!secret nightcaller_key") == 2
    assert configuration(FILES)["rest_command"].keys() == {"nightcaller_open", "nightcaller_say"}
