"""Requests to commands, answers to responses; every response is read by Amazon's own library."""

from itertools import repeat
from pathlib import Path
from typing import Any

import pytest
from ask_sdk_model import ResponseEnvelope, SessionEndedError, SessionEndedErrorType, SessionEndedRequest, Slot
from ask_sdk_model.interfaces import audioplayer, playbackcontroller
from ask_sdk_model.interfaces.system import Error, ErrorType, ExceptionEncounteredRequest

from intents.commands import (
    AddRole,
    Command,
    Died,
    Help,
    MoreTime,
    No,
    Pause,
    PlayPreset,
    RecordVote,
    Repeat,
    ReplaceRole,
    Resume,
    RoleHelp,
    SetLanguage,
    SetPace,
    SetPlayers,
    Skip,
    StartNight,
    StartTimer,
    Stop,
    TellCard,
    Wins,
    Yes,
)
from tests.voice.alexa.amazon import DEVICE, NOW, envelope, intent, launch, one, several, taken
from tests.voice.alexa.fakes import FakeAnswer, FakeHouse, FakeTable
from tests.voice.conftest import Runner
from voice.alexa.players import Players
from voice.alexa.skill import Skill, table_code
from voice.errors import DoorError

URL = "https://night.example"


class Speaker:
    """Somebody's Echo, with a table behind it."""

    def __init__(self, answer: FakeAnswer | None = None, *files: str) -> None:
        self.table = FakeTable(answer or FakeAnswer(), iter(files))
        self.house = FakeHouse(self.table)
        self.skill = Skill(self.house, URL)

    def hears(self, request: Any, **facts: Any) -> ResponseEnvelope:
        return taken(self.skill.answer(envelope(request, **facts)))

    def event(self, name: str, token: str, **facts: Any) -> dict[str, Any]:
        """The response to news of its player, as it is sent."""
        kind = getattr(audioplayer, f"{name}Request")
        request = kind(request_id="r", timestamp=NOW, locale="en-US", token=token)
        return dict(self.skill.answer(envelope(request, session=False, **facts))["response"])


def test_a_table_is_a_speakers_own_and_does_not_tell_it() -> None:
    speaker = Speaker()
    speaker.hears(launch())
    speaker.hears(launch(), device="amzn1.ask.device.HALL")
    codes = [code for code, _ in speaker.house.seated]
    assert codes == [table_code(DEVICE), table_code("amzn1.ask.device.HALL")]
    assert len(set(codes)) == 2
    assert all(code.isalnum() and len(code) == 10 for code in codes)


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("en-GB", "en"), ("de-DE", "en"), (None, "en")])
def test_a_table_opens_in_a_language_that_we_have(locale: str | None, language: str) -> None:
    speaker = Speaker()
    speaker.hears(launch(locale=locale))
    assert [language for _, language in speaker.house.seated] == [language]


def test_opening_the_skill_says_what_was_said_last_and_listens() -> None:
    speaker = Speaker(FakeAnswer(("Nightcaller is listening.",)))
    response = speaker.hears(launch()).response
    assert speaker.table.sent == [Repeat()]
    assert response.output_speech.ssml == "<speak><p>Nightcaller is listening.</p></speak>"
    assert response.reprompt.output_speech.ssml == response.output_speech.ssml
    assert response.should_end_session is False
    assert response.directives is None


SAID: list[tuple[str, dict[str, Slot], Command]] = [
    ("StartNight", {}, StartNight()),
    ("StartNight", {"roles": several(("seer", "seer"), ("witch", "witch"))}, StartNight(("seer", "witch"))),
    ("StartNight", {"roles": one("seer", "seer"), "players": one("5")}, StartNight(("seer",), players=5)),
    ("StartNight", {"roles": several("the seer", "two masons")}, StartNight(("seer", "mason", "mason"))),
    (
        "StartNight",
        {"roles": several(("two masons", "mason"), "p. i.")},
        StartNight(("mason", "mason", "paranormal_investigator")),
    ),
    ("StartNight", {"roles": several("apprentice seer and robber")}, StartNight(("apprentice_seer", "robber"))),
    ("StartNight", {"roles": several("the reveler", "sentinal")}, StartNight(("revealer", "sentinel"))),
    ("StartNight", {"roles": several(("something odd", "tanner"))}, StartNight(("tanner",))),
    ("StartNight_only", {"roles": one("drunk", "drunk")}, StartNight(("drunk",), only=True)),
    ("StartNight_now_only", {"roles": one("drunk", "drunk")}, StartNight(("drunk",), only=True, now=True)),
    ("StartNight", {"game": one("curse of the wolfen", "wolfen")}, StartNight(game="wolfen")),
    ("StartNight", {"game": one("curse of the wolfen")}, StartNight(game="wolfen")),
    ("PlayPreset", {"preset": one("total chaos", "total_chaos"), "players": one("6")}, PlayPreset("total_chaos", 6)),
    ("AddRole", {"roles": several(("hunter", "hunter"))}, AddRole(("hunter",))),
    (
        "ReplaceRole",
        {"roles": one("seer", "seer"), "instead_roles": one("witch", "witch")},
        ReplaceRole(("seer",), ("witch",)),
    ),
    ("SetPlayers", {"players": one("7")}, SetPlayers(7)),
    ("RoleHelp", {"role": one("the witch", "witch")}, RoleHelp("witch")),
    ("MoreTime", {}, MoreTime()),
    ("MoreTime", {"seconds": one("30"), "seconds_minutes_in_seconds": Slot(name="x")}, MoreTime(30)),
    ("MoreTime", {"seconds_minutes_in_seconds": one("2")}, MoreTime(120)),
    ("MoreTime_thirty", {}, MoreTime(30)),
    ("SetPace_slower", {}, SetPace("slower")),
    ("StartTimer", {"minutes": one("?")}, StartTimer()),
    ("RecordVote", {"voter": one("ana"), "target": one("player two", "2")}, RecordVote("ana", "2")),
    ("RecordVote", {"voter": one("ana"), "target_seat_number": one("two", "2")}, RecordVote("ana", "2")),
    ("TellCard", {"role": one("seer", "seer")}, TellCard("seer")),
    ("Died", {"players_people": several("ana", ("player two", "2"))}, Died(("ana", "2"))),
    ("Wins", {"faction": one("humans", "human")}, Wins("human")),
    ("SetLanguage", {"language": one("ukrainian", "uk")}, SetLanguage("uk")),
    ("Stop", {}, Stop()),
    ("AMAZON.HelpIntent", {}, Help()),
    ("AMAZON.PauseIntent", {}, Pause()),
    ("AMAZON.ResumeIntent", {}, Resume()),
    ("AMAZON.RepeatIntent", {}, Repeat()),
    ("AMAZON.NextIntent", {}, Skip()),
    ("AMAZON.PreviousIntent", {}, Repeat()),
    ("AMAZON.StartOverIntent", {}, Repeat()),
    ("AMAZON.YesIntent", {}, Yes()),
    ("AMAZON.NoIntent", {}, No()),
]


@pytest.mark.parametrize(("name", "slots", "command"), SAID)
def test_what_alexa_heard_is_a_command(name: str, slots: dict[str, Slot], command: Command) -> None:
    speaker = Speaker()
    speaker.hears(intent(name, **slots))
    assert speaker.table.sent == [command]


@pytest.mark.parametrize(
    ("name", "slots"),
    [
        ("AMAZON.FallbackIntent", {}),
        ("AMAZON.LoopOnIntent", {}),
        ("AMAZON.ShuffleOffIntent", {}),
        ("AnIntentOfAnotherModel", {}),
        ("SetPlayers", {"players": one("?")}),
        ("SetPlayers", {}),
        ("PlayPreset", {"preset": one("no such set")}),
        ("AddRole", {"roles": Slot(name="roles")}),
    ],
)
def test_what_was_not_caught_is_answered_with_what_can_be_said(name: str, slots: dict[str, Slot]) -> None:
    speaker = Speaker(FakeAnswer(("Say “start night”.",)))
    response = speaker.hears(intent(name, **slots)).response
    assert speaker.table.sent == [Help()]
    assert response.should_end_session is False
    assert response.output_speech.ssml == response.reprompt.output_speech.ssml


def test_a_role_that_nobody_has_is_a_mistake_that_can_be_mended() -> None:
    speaker = Speaker()
    response = speaker.hears(intent("AddRole", roles=several("wizzard of oz"))).response
    assert "There is no role called “wizzard of oz”" in response.output_speech.ssml
    assert response.should_end_session is False
    assert speaker.table.sent == []


def test_a_question_keeps_the_session_open_and_is_asked_again() -> None:
    speaker = Speaker(FakeAnswer(("Seer and Witch.", "Start?"), question=True))
    response = speaker.hears(intent("StartNight")).response
    assert response.should_end_session is False
    assert response.output_speech.ssml == "<speak><p>Seer and Witch.</p><p>Start?</p></speak>"
    assert response.reprompt.output_speech.ssml == response.output_speech.ssml


def test_a_statement_ends_the_session() -> None:
    response = Speaker(FakeAnswer(("In the deck: Seer.",))).hears(intent("ListRoles")).response
    assert response.should_end_session is True
    assert response.reprompt is None


def test_votes_are_told_one_after_the_other() -> None:
    speaker = Speaker(FakeAnswer(("Player one votes for player two.",), phase="vote"))
    assert speaker.hears(intent("RecordVote", voter=one("ana"), target=one("bo"))).response.should_end_session is False
    counted_down = Speaker(FakeAnswer(("Three.",), narration=True, phase="vote"), "/audio/cd.mp3")
    assert counted_down.hears(intent("StartVote")).response.should_end_session is True
    assert Speaker(FakeAnswer(phase="vote")).hears(intent("AMAZON.PauseIntent")).response.should_end_session is True


def test_the_night_is_played_and_ends_the_session() -> None:
    speaker = Speaker(FakeAnswer(("Everyone, close your eyes.",), narration=True, phase="night"), "/audio/ab.mp3")
    response = speaker.hears(intent("AMAZON.YesIntent")).response
    assert response.should_end_session is True
    assert response.output_speech is None  # the line is in what is played
    (play,) = response.directives
    assert play.to_dict() == {
        "object_type": "AudioPlayer.Play",
        "play_behavior": "REPLACE_ALL",
        "audio_item": {
            "metadata": None,
            "stream": {
                "caption_data": None,
                "expected_previous_token": None,
                "offset_in_milliseconds": 0,
                "token": "/audio/ab.mp3",
                "url": "https://night.example/audio/ab.mp3",
            },
        },
    }


def test_an_answer_in_the_night_is_said_before_the_rest_of_it_is_played() -> None:
    speaker = Speaker(FakeAnswer(("The Robber is next.",), phase="night"), "/audio/cd.mp3")
    response = speaker.hears(intent("WhoIsNext")).response
    assert response.output_speech.ssml == "<speak><p>The Robber is next.</p></speak>"
    assert [each.audio_item.stream.token for each in response.directives] == ["/audio/cd.mp3"]


def test_a_question_in_the_night_silences_it_first() -> None:
    speaker = Speaker(FakeAnswer(("Stop the game?",), question=True, phase="night"), "/audio/cd.mp3")
    response = speaker.hears(intent("Stop")).response
    assert [each.object_type for each in response.directives] == ["AudioPlayer.Stop"]
    assert response.should_end_session is False


def test_a_pause_stops_the_player() -> None:
    response = Speaker(FakeAnswer(phase="night")).hears(intent("AMAZON.PauseIntent"), session=False).response
    assert [each.object_type for each in response.directives] == ["AudioPlayer.Stop"]
    assert (response.output_speech, response.should_end_session) == (None, True)


def test_an_evening_that_was_ended_leaves_nothing_open() -> None:
    speaker = Speaker(FakeAnswer(("Good night.",), left=True, question=True))
    assert speaker.hears(intent("AMAZON.YesIntent")).response.should_end_session is True


@pytest.mark.parametrize("name", ["AMAZON.StopIntent", "AMAZON.CancelIntent", "AMAZON.NavigateHomeIntent"])
def test_whoever_leaves_in_the_night_finds_it_where_it_was(name: str) -> None:
    speaker = Speaker(FakeAnswer(phase="night"), "/audio/cd.mp3")
    response = speaker.hears(intent(name)).response
    assert speaker.table.sent == [Pause()]
    assert [each.object_type for each in response.directives] == ["AudioPlayer.Stop"]
    assert response.should_end_session is True


def test_whoever_leaves_before_the_night_changes_nothing() -> None:
    speaker = Speaker()
    assert speaker.hears(intent("AMAZON.StopIntent")).response.should_end_session is True
    assert speaker.table.sent == []


def test_opening_the_skill_in_the_night_goes_on_with_it() -> None:
    speaker = Speaker(FakeAnswer(phase="night"), "/audio/cd.mp3")
    response = speaker.hears(launch()).response
    assert speaker.table.sent == []
    assert [each.audio_item.stream.token for each in response.directives] == ["/audio/cd.mp3"]
    assert response.should_end_session is True


def test_a_language_that_alexa_does_not_speak_is_our_own_sound() -> None:
    answer = FakeAnswer(
        ("Двоє Масонів.", "Скільки гравців?"), question=True, language="uk", audio=("/audio/ab.wav", "/audio/cd.wav")
    )
    response = Speaker(answer).hears(intent("StartNight")).response
    assert response.output_speech.ssml == (
        '<speak><audio src="https://night.example/audio/ab.mp3"/><audio src="https://night.example/audio/cd.mp3"/></speak>'
    )
    assert response.should_end_session is False


def test_a_speaker_without_a_player_is_told_so() -> None:
    speaker = Speaker()
    response = speaker.hears(launch(), player=False).response
    assert "plays no recordings" in response.output_speech.ssml
    assert response.should_end_session is True
    assert speaker.house.seated == []


def test_a_house_that_is_full_says_so() -> None:
    speaker = Speaker()
    speaker.house.full = DoorError("no-text")
    assert "Write what was said" in speaker.hears(launch()).response.output_speech.ssml
    assert speaker.event("PlaybackStarted", "x") == {}
    assert speaker.skill.answer(envelope(button("PlayCommandIssued"), session=False))["response"] == {}


def button(name: str) -> Any:
    kind = getattr(playbackcontroller, f"{name}Request")
    return kind(request_id="r", timestamp=NOW, locale="en-US")


@pytest.mark.parametrize(
    ("name", "command"),
    [
        ("PlayCommandIssued", Resume()),
        ("PauseCommandIssued", Pause()),
        ("NextCommandIssued", Skip()),
        ("PreviousCommandIssued", Repeat()),
    ],
)
def test_buttons_are_commands_and_are_answered_without_a_word(name: str, command: Command) -> None:
    speaker = Speaker(FakeAnswer(("The line.",), phase="night"), "/audio/cd.mp3")
    response = speaker.skill.answer(envelope(button(name), session=False))["response"]
    assert speaker.table.sent == [command]
    assert response.keys() == {"directives"}


def test_nothing_is_said_to_the_end_of_a_session() -> None:
    speaker = Speaker()
    for request in (
        SessionEndedRequest(request_id="r", timestamp=NOW, locale="en-US"),
        ExceptionEncounteredRequest(request_id="r", timestamp=NOW, locale="en-US"),
    ):
        assert speaker.skill.answer(envelope(request)) == {"version": "1.0", "response": {}}
    assert speaker.house.seated == []


MISTAKES = [
    ExceptionEncounteredRequest(error=Error(object_type=ErrorType.INVALID_RESPONSE, message="secret")),
    SessionEndedRequest(error=SessionEndedError(object_type=SessionEndedErrorType.ENDPOINT_TIMEOUT, message="secret")),
    audioplayer.PlaybackFailedRequest(
        error=audioplayer.Error(object_type=audioplayer.ErrorType.MEDIA_ERROR_INVALID_REQUEST, message="secret")
    ),
]


@pytest.mark.parametrize("request_", MISTAKES, ids=lambda each: type(each).__name__)
def test_what_alexa_did_not_like_is_a_line_in_the_log(request_: Any, caplog: pytest.LogCaptureFixture) -> None:
    request_.request_id, request_.timestamp, request_.locale = "r", NOW, "en-US"
    assert Speaker().skill.answer(envelope(request_)) == {"version": "1.0", "response": {}}
    (record,) = caplog.records
    kind, error = request_.object_type, request_.error.object_type.value
    assert record.getMessage() == f"Alexa tells of a mistake: {kind}, {error}."


@pytest.mark.parametrize(
    "name", ["PlaybackStarted", "PlaybackNearlyFinished", "PlaybackFinished", "PlaybackStopped", "PlaybackFailed"]
)
def test_news_of_what_is_not_ours_changes_nothing(name: str) -> None:
    speaker = Speaker()
    assert speaker.event(name, "somebody else's") == {}
    assert speaker.table.sent == []


def playing() -> Speaker:
    """A speaker in the middle of a night."""
    speaker = Speaker(FakeAnswer(phase="night"))
    speaker.table.files = (f"/audio/{n}.mp3" for n in range(9))
    speaker.hears(intent("AMAZON.ResumeIntent"))
    speaker.event("PlaybackStarted", "/audio/0.mp3")
    speaker.table.sent.clear()
    return speaker


def test_the_table_waits_while_its_speaker_is_silent() -> None:
    speaker = playing()
    assert speaker.event("PlaybackStopped", "/audio/0.mp3") == {}  # somebody asked for the weather
    assert speaker.event("PlaybackStopped", "/audio/0.mp3") == {}
    assert speaker.table.sent == [Pause()]
    assert speaker.event("PlaybackStarted", "/audio/0.mp3") == {}
    assert speaker.event("PlaybackNearlyFinished", "/audio/0.mp3") == {}
    assert speaker.table.sent == [Pause(), Resume()]


def test_the_table_waits_where_the_sound_could_not_be_fetched() -> None:
    speaker = playing()
    assert speaker.event("PlaybackFailed", "/audio/0.mp3") == {}
    assert speaker.table.sent == [Pause()]


def test_a_command_to_a_table_that_waits_for_its_speaker_finds_it_going_on() -> None:
    speaker = playing()
    speaker.event("PlaybackStopped", "/audio/0.mp3")
    speaker.hears(intent("MoreTime"))
    assert speaker.table.sent == [Pause(), Resume(), MoreTime()]
    # The player lets go of the old file for the new one: nobody has fallen silent.
    speaker.event("PlaybackStopped", "/audio/0.mp3")
    speaker.event("PlaybackStarted", "/audio/1.mp3")
    assert speaker.table.sent == [Pause(), Resume(), MoreTime()]


def test_opening_the_skill_wakes_a_table_that_waits_for_its_speaker() -> None:
    speaker = playing()
    speaker.event("PlaybackStopped", "/audio/0.mp3")
    speaker.hears(launch())
    assert speaker.table.sent == [Pause(), Resume()]


def test_what_was_told_to_stop_does_not_count_as_silence() -> None:
    speaker = playing()
    speaker.table.files = iter(())
    speaker.hears(intent("AMAZON.PauseIntent"))
    speaker.event("PlaybackStopped", "/audio/0.mp3")
    assert speaker.table.sent == [Pause()]


def test_only_so_many_speakers_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voice.alexa.players.MOST", 2)
    players = Players()
    for code in ("a", "b", "c"):
        players.plays(code, "/audio/0.mp3")
    assert [players.knows(code) for code in ("a", "b", "c")] == [False, True, True]


def test_a_speaker_that_was_forgotten_is_known_by_its_silence() -> None:
    """As after a new start of the service: its table is telling a night that nobody hears."""
    speaker = Speaker(FakeAnswer(phase="night"))
    speaker.table.files = repeat("/audio/1.mp3")
    speaker.event("PlaybackFailed", "/audio/0.mp3")
    speaker.event("PlaybackStopped", "/audio/0.mp3")
    assert speaker.table.sent == [Pause()]
    speaker.hears(launch())
    assert speaker.table.sent == [Pause(), Resume()]


@pytest.mark.parametrize("url", ["", "http://night.example", "night.example"])
def test_alexa_plays_only_from_https(url: str) -> None:
    with pytest.raises(DoorError, match="alexa-url"):
        Skill(FakeHouse(), url)


def test_the_service_says_so_before_it_starts(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NIGHTCALLER_STATE", str(tmp_path))
    code, _, err = run("serve", "--alexa-skill", "amzn1.ask.skill.night", "--port", "0")
    assert (code, err.replace("\n", " ").strip()) == (
        2,
        "Alexa reaches this service only at an address that begins with https://; give it with --public-url.",
    )


def test_an_address_may_end_in_a_slash() -> None:
    speaker = Speaker(FakeAnswer(phase="night"), "/audio/cd.mp3")
    speaker.skill = Skill(speaker.house, "https://night.example/moderator/")
    (play,) = speaker.hears(launch()).response.directives
    assert play.audio_item.stream.url == "https://night.example/moderator/audio/cd.mp3"
