"""A whole evening through the door, with the real house behind it: signed requests in, sound that can be played out."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import soundfile
from ask_sdk_model.interfaces.audioplayer import PlaybackFailedRequest, PlaybackStoppedRequest
from cryptography.x509.verification import Store as Roots
from flask.testing import FlaskClient

from tests.voice.alexa.amazon import DEVICE, NOW, SKILL, Store, body, intent, launch, one, root, several, signed, taken
from voice.alexa.skill import table_code
from voice.alexa.verify import Verifier
from voice.engines.espeak import EspeakEngine
from voice.house import House
from voice.house.table import ServedTable
from voice.mouth import Unspoken
from voice.pronunciation import pronunciation
from voice.speech_cache import SpeechCache
from voice.synthesizer import Narrator
from voice.web import Doors, create_app

URL = "https://night.example"


class Echo:
    """A speaker that is talked to, and plays what it is told to."""

    def __init__(self, client: FlaskClient, house: House) -> None:
        self.client, self.house = client, house

    def sends(self, request: Any, **facts: Any) -> Any:
        sent = body(request, **facts)
        answer = self.client.post("/alexa", data=sent, headers=signed(sent))
        assert answer.status_code == 200
        return taken(answer.get_json()).response

    def hears(self, name: str, **slots: Any) -> Any:
        return self.sends(intent(name, **slots))

    @property
    def table(self) -> ServedTable:
        return self.house.table(table_code(DEVICE))

    def fetch(self, url: str) -> bytes:
        answer = self.client.get(url.removeprefix(URL))
        assert (answer.status_code, answer.mimetype) == (200, "audio/mpeg")
        data: bytes = answer.data
        return data


def played(response: Any) -> str:
    """The address of what is to be played; nothing else happens then."""
    (play,) = response.directives
    assert (play.object_type, response.should_end_session) == ("AudioPlayer.Play", True)
    url: str = play.audio_item.stream.url
    assert url.startswith(URL)
    return url


def spoken(response: Any) -> str:
    return str(response.output_speech.ssml) if response.output_speech else ""


@contextmanager
def served(folder: Path) -> Iterator[Echo]:
    """The service, from its start to its end."""
    ukrainian = Narrator(EspeakEngine("uk"), pronunciation("espeak", "uk"), SpeechCache(folder / "speech"))
    house = House(voice=lambda language: ukrainian if language == "uk" else Unspoken(language), folder=folder)
    house.load()
    doors = Doors("the key of the house", public_url=URL, alexa_skill=SKILL)
    app = create_app(house, doors, Verifier(Store(), Roots([root("root").certificate]), lambda: NOW))
    try:
        yield Echo(app.test_client(), house)
    finally:
        house.close()


@pytest.fixture
def echo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Echo]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with served(tmp_path) as echo:
        yield echo


def night(echo: Echo) -> Any:
    """Into the night with Seer and Robber."""
    echo.hears("StartNight", roles=several(("seer", "seer"), ("robber", "robber")), players=one("3"))
    return echo.hears("AMAZON.YesIntent")


def test_the_skill_is_opened_and_a_night_agreed_on(echo: Echo) -> None:
    opened = echo.sends(launch())
    assert "Nightcaller is listening" in spoken(opened)
    assert opened.should_end_session is False
    asked = echo.hears("StartNight", roles=several(("seer", "seer"), ("robber", "robber")))
    assert (spoken(asked), asked.should_end_session) == ("<speak><p>How many play?</p></speak>", False)
    read_back = echo.hears("SetPlayers", players=one("3"))
    assert "Start?" in spoken(read_back)
    assert read_back.reprompt.output_speech.ssml == spoken(read_back)
    again = echo.hears("AMAZON.RepeatIntent")
    assert spoken(again) == spoken(read_back)


def test_the_night_is_one_sound_until_somebody_must_speak(echo: Echo) -> None:
    begun = night(echo)
    assert spoken(begun) == ""
    sound = soundfile.info(io.BytesIO(echo.fetch(played(begun))))
    assert sound.format == "MP3"
    minutes = echo.table.view()["settings"]["minutes"]
    assert sound.duration > minutes * 60  # the night, and the discussion after it


def test_the_night_is_asked_about_paused_and_resumed(echo: Echo) -> None:
    night(echo)
    answer = echo.hears("ListRoles")
    assert "In the deck" in spoken(answer)
    assert played(answer)
    paused = echo.hears("AMAZON.PauseIntent")
    assert [each.object_type for each in paused.directives] == ["AudioPlayer.Stop"]
    assert echo.table.view()["held"] is True
    help_meanwhile = echo.hears("RoleHelp", role=one("seer", "seer"))
    assert [each.object_type for each in help_meanwhile.directives] == ["AudioPlayer.Stop"]
    assert played(echo.hears("AMAZON.ResumeIntent"))


def test_whoever_leaves_in_the_night_goes_on_where_it_was(echo: Echo) -> None:
    night(echo)
    left = echo.hears("AMAZON.StopIntent")
    assert ([each.object_type for each in left.directives], spoken(left)) == (["AudioPlayer.Stop"], "")
    assert echo.table.view()["held"] is True
    assert played(echo.sends(launch()))
    assert (echo.table.view()["phase"], echo.table.view()["held"]) == ("night", False)


def test_a_question_that_nobody_answered_is_asked_again_before_the_night_goes_on(echo: Echo) -> None:
    night(echo)
    asked = echo.hears("Stop")
    opened = echo.sends(launch())
    assert (spoken(opened), opened.should_end_session) == (spoken(asked), False)
    assert [each.object_type for each in opened.directives] == ["AudioPlayer.Stop"]
    assert played(echo.hears("AMAZON.NoIntent"))


def test_a_speaker_that_falls_silent_holds_its_table(echo: Echo) -> None:
    token = played(night(echo)).removeprefix(URL)
    echo.sends(PlaybackStoppedRequest(request_id="r", timestamp=NOW, locale="en-US", token=token), session=False)
    assert echo.table.view()["held"] is True
    assert played(echo.sends(launch()))
    assert echo.table.view()["held"] is False


def test_a_night_whose_sound_ended_with_the_service_waits_to_be_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with served(tmp_path) as echo:
        token = played(night(echo)).removeprefix(URL)
    with served(tmp_path) as echo:
        assert (echo.table.view()["phase"], echo.table.view()["held"]) == ("night", False)
        echo.sends(PlaybackFailedRequest(request_id="r", timestamp=NOW, locale="en-US", token=token), session=False)
        assert echo.table.view()["held"] is True
        assert played(echo.sends(launch()))
        assert echo.table.view()["held"] is False


def test_a_game_to_its_verdict(echo: Echo) -> None:
    night(echo)
    for _ in range(100):
        if echo.table.media() is None:
            break
        echo.hears("AMAZON.NextIntent")
    assert echo.table.view()["phase"] == "vote"
    asked = echo.sends(launch())
    assert "player one votes for player two" in spoken(asked)
    for voter, target in (("1", "2"), ("2", "1"), ("3", "1")):
        assert asked.should_end_session is False
        asked = echo.hears("RecordVote", voter=one("player", voter), target=one("player", target))
    assert "card" in spoken(asked).casefold()
    for card in ("seer", "werewolf", "robber"):
        verdict = echo.hears("TellCard", role=one(card, card))
    assert echo.table.view()["phase"] == "over"
    assert "The Werewolves win" in spoken(verdict)


def test_the_end_of_a_game_and_of_the_evening(echo: Echo) -> None:
    night(echo)
    asked = echo.hears("Stop")
    assert ([each.object_type for each in asked.directives], asked.should_end_session) == (["AudioPlayer.Stop"], False)
    assert "The game is stopped" in spoken(echo.hears("AMAZON.YesIntent"))
    assert echo.hears("Stop").should_end_session is False
    assert echo.hears("AMAZON.YesIntent").should_end_session is True
    assert [table.code for table in echo.house.tables] == []


def test_ukrainian_is_sound_of_our_own(echo: Echo) -> None:
    answer = echo.hears("SetLanguage", language=one("ukrainian", "uk"))
    (address,) = [part.split('"')[0] for part in spoken(answer).split('src="')[1:]]
    sound = echo.fetch(address)
    assert soundfile.info(io.BytesIO(sound)).duration > 0.5
    # What Alexa takes within an answer: MPEG version 2, layer III, 48 kbit a second.
    assert sound[:2] in (b"\xff\xf3", b"\xff\xf2")
    assert sound[2] >> 4 == 6


def test_others_at_this_door_are_refused_and_elsewhere_need_the_key(echo: Echo) -> None:
    assert echo.client.post("/alexa", data=b"{}").status_code == 400
    assert echo.client.get("/api/tables").status_code == 401
