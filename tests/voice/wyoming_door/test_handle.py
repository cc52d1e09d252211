"""What is said through the door is said to a table of the house."""

import asyncio

import pytest
from wyoming.asr import Transcript
from wyoming.client import AsyncClient

from tests.voice.wyoming_door.calling import answer, call, say
from tests.voice.wyoming_door.conftest import FREE
from voice.house import House
from voice.wyoming_door import serve_wyoming

FLOWS = {
    "en": (
        "start night with Sentinel and Witch",
        "five",
        "Sentinel, two Werewolves and Witch",
        "yes",
        "pause",
        "go on",
    ),
    "uk": (
        "почни ніч із Вартовим і Відьмою",
        "п'ятеро",
        "Вартовий, двоє Вовкулак та Відьма",
        "так",
        "пауза",
        "продовжуй",
    ),
}


@pytest.mark.parametrize("language", FLOWS)
def test_from_the_first_sentence_to_a_pause(house: House, uri: str, language: str) -> None:
    start, players, deck, yes, pause, go_on = FLOWS[language]
    assert say(uri, start, language).type == "handled"
    read_back = say(uri, players, language)
    assert read_back.type == "handled"
    assert deck in read_back.data["text"]
    begun = say(uri, yes, language)
    assert begun.data["text"]
    table = house.table("wyoming")
    assert (table.language, table.moderator.state.phase) == (language, "night")
    assert say(uri, pause, language).data["text"]
    assert table.moderator.state.held
    assert say(uri, go_on, language).type == "handled"
    assert not table.moderator.state.held


def test_what_is_no_command_is_not_handled_and_changes_nothing(house: House, uri: str) -> None:
    say(uri, "start night with Sentinel and Witch")
    before = house.table("wyoming").moderator.state
    reply = say(uri, "what a dramatic pause")
    assert (reply.type, reply.data["text"]) == ("not-handled", "I did not understand that.")
    assert house.table("wyoming").moderator.state.question == before.question


def test_the_context_comes_back(uri: str) -> None:
    assert say(uri, "help").data["context"] == {"conversation_id": "01J9", "device_id": "kitchen"}


def test_before_a_game_the_table_speaks_as_it_is_spoken_to(house: House, uri: str) -> None:
    say(uri, "help", "en")
    assert say(uri, "допомога", "uk").type == "handled"
    assert house.table("wyoming").language == "uk"
    assert say(uri, "help", "en-GB").type == "handled"
    assert house.table("wyoming").language == "en"


def test_a_guest_does_not_turn_the_night_into_another_language(house: House, uri: str) -> None:
    for line in FLOWS["en"][0], FLOWS["en"][1], "yes":
        say(uri, line)
    assert say(uri, "пауза", "uk").type == "handled"
    table = house.table("wyoming")
    assert table.moderator.state.held
    assert table.language == "en"


def test_a_language_that_is_not_spoken_here_is_one_sentence(uri: str) -> None:
    reply = say(uri, "hilfe", "de")
    assert (reply.type, reply.data["code"]) == ("error", "unknown-language")


def test_after_the_end_a_new_table_is_laid(house: House, uri: str) -> None:
    for line in "stop", "yes":
        assert say(uri, line).type == "handled"
    assert not house.tables
    assert say(uri, "help").type == "handled"
    assert [table.code for table in house.tables] == ["wyoming"]


def test_several_lines_on_one_connection(uri: str) -> None:
    async def talk() -> list[str]:
        async with AsyncClient.from_uri(uri) as client:
            said = []
            for line in FLOWS["en"][0], FLOWS["en"][1], "yes":
                await client.write_event(Transcript(line).event())
                said += [event.type for event in await answer(client)]
            return said

    assert asyncio.run(talk()) == ["handled"] * 3


def test_two_doors_lead_to_two_tables(house: House) -> None:
    with serve_wyoming(house, FREE, "kitchen") as kitchen, serve_wyoming(house, FREE, "attic") as attic:
        say(kitchen.uri, "help")
        say(attic.uri, "help")
    assert {table.code for table in house.tables} == {"kitchen", "attic"}


def test_a_line_that_never_ends_is_one_sentence(uri: str) -> None:
    (reply,) = call(uri, Transcript("night " * 1000).event())
    assert (reply.type, reply.data["code"]) == ("error", "wyoming-long")
