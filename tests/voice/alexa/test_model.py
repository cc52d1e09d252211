"""The interaction model: valid by Alexa's rules, and every sample means to our own parser what it means to Alexa."""

import json
import re
from functools import cache
from typing import Any

import pytest

from games import game
from games.catalogue import GAMES
from intents.commands import COMMANDS, Phase
from intents.pack import Pack, builtin
from intents.parser import Parser
from tests.voice.alexa.rules import LARGEST, broken
from tests.voice.conftest import Runner
from voice.alexa.model import model
from voice.alexa.phrasebook import BUILT_IN, phrasebook
from voice.alexa.samples import MOST_SAMPLES, RESERVED, Sample, samples
from voice.names import spoken_names

SPOKEN: dict[str, tuple[str, Any]] = {
    "roles": ("seer and the two masons", ["seer", "mason", "mason"]),
    "instead_roles": ("robber", ["robber"]),
    "role": ("witch", "witch"),
    "players": ("five", 5),
    "seconds": ("twenty", 20),
    "seconds_minutes_in_seconds": ("two", 120),
    "minutes": ("three", 3),
    "volume": ("sixty", 60),
    "game": ("daybreak", "onenight"),
    "preset": ("total chaos", "total_chaos"),
    "voter": ("ana", "Ana"),
    "accuser": ("ana", "Ana"),
    "target": ("bo", "Bo"),
    "target_seat_number": ("two", "2"),
    "player": ("ana", "Ana"),
    "players_people": ("ana and bo", ["Ana", "Bo"]),
    "artifact": ("mask", "mask"),
    "faction": ("wolfen", "wolfen"),
    "language": ("ukrainian", "uk"),
}
"""What is said in each slot, and what it means."""


@cache
def pack() -> Pack:
    return builtin("en", spoken_names("en", ("Ana", "Bo")))


@cache
def parser() -> Parser:
    return Parser(pack())


@cache
def drawn() -> dict[str, list[Sample]]:
    return samples(pack())


@cache
def written() -> dict[str, Any]:
    return model(builtin("en", spoken_names("en")))


def language_model() -> dict[str, Any]:
    found: dict[str, Any] = written()["interactionModel"]["languageModel"]
    return found


def test_alexa_would_take_it() -> None:
    assert list(broken(written())) == []
    assert len(json.dumps(written())) < LARGEST


def test_it_is_the_same_each_time() -> None:
    assert model(builtin("en", spoken_names("en"))) == written()


def test_every_command_of_the_contract_can_be_said() -> None:
    said = {intent["name"] for intent in language_model()["intents"] if intent["samples"]}
    assert {intent.command for name, intent in phrasebook(pack()).items() if name in said} == COMMANDS.keys()
    assert {BUILT_IN.get(command, command) for command in ("Help", "Pause", "Yes", "Stop")} <= said


def test_what_is_meant_without_being_said_is_an_intent_of_its_own() -> None:
    meant = {name: dict(intent.means) for name, intent in phrasebook(pack()).items() if intent.means}
    assert meant["SetPace_slower"] == {"pace": "slower"}
    assert meant["StartNight_now_only"] == {"now": True, "only": True}
    assert meant["MoreTime_thirty"] == {"seconds": 30}
    assert meant["SetVolume_one_hundred"] == {"volume": 100}


@pytest.mark.parametrize(
    ("intent", "sample"),
    [
        ("StartNight", "start night with {roles}"),
        ("StartNight", "start night"),
        ("StartNight", "start night {roles} for {players}"),
        ("SetPlayers", "{players}"),
        ("PlayPreset", "{preset}"),
        ("TellCard", "{role}"),
        ("AMAZON.PauseIntent", "hold on"),
        ("RecordVote", "{voter} votes {target}"),
        ("Stop", "stop the game"),
    ],
)
def test_the_simplest_sentences_are_among_them(intent: str, sample: str) -> None:
    assert sample in [each.text for each in drawn()[intent]]


def test_what_alexa_takes_for_its_own_is_left_to_it() -> None:
    assert not RESERVED & {sample for intent in language_model()["intents"] for sample in intent["samples"]}


def test_there_are_not_too_many() -> None:
    assert all(len(each) <= MOST_SAMPLES for each in drawn().values())


def said_in(sample: Sample) -> Phase | None:
    """A phase in which the sentence is heard."""
    phases: Any = sample.block.requires_context.get("phase")
    found: Phase | None = phases[0] if isinstance(phases, list) else phases
    return found


@pytest.mark.parametrize("name", phrasebook(pack()))
def test_each_sample_means_the_same_to_our_own_parser(name: str) -> None:
    intent = phrasebook(pack())[name]
    for sample in drawn()[name]:
        slots = {intent.places[slot].slot: SPOKEN[slot][1] for slot in re.findall(r"\{(\w+)\}", sample.text)}
        text = re.sub(r"\{(\w+)\}", lambda slot: SPOKEN[slot[1]][0], sample.text)
        reading = parser().read(text, said_in(sample))
        assert (reading.intent, reading.slots, reading.repairs) == (intent.command, {**intent.means, **slots}, ()), text


def values(kind: str) -> dict[str, list[str]]:
    (found,) = (each["values"] for each in language_model()["types"] if each["name"] == kind)
    return {value["id"]: [value["name"]["value"], *value["name"]["synonyms"]] for value in found}


def test_every_role_has_its_name_and_other_names() -> None:
    roles = values("Role")
    assert roles.keys() == {role for each in GAMES for role in game(each).roles}
    assert roles["werewolf"][0] == "werewolf"
    assert {"wolf", "werewolves", "two werewolves"} <= set(roles["werewolf"])
    assert {"p. i.", "paranormal investigator"} <= set(roles["paranormal_investigator"])


def test_seats_are_added_to_first_names() -> None:
    assert values("AMAZON.FirstName")["2"] == ["player two", "number two", "player number two"]


def test_a_slot_takes_several_roles() -> None:
    (start,) = (intent for intent in language_model()["intents"] if intent["name"] == "StartNight")
    assert {"name": "roles", "type": "Role", "multipleValues": {"enabled": True}} in start["slots"]


def test_the_command_prints_it(run: Runner) -> None:
    code, out, _ = run("alexa", "model")
    assert code == 0
    assert json.loads(out) == written()


def test_there_is_none_for_ukrainian(run: Runner) -> None:
    assert run("alexa", "model", "--lang", "uk") == (
        2,
        "",
        "Alexa цієї мови не чує, модель для неї є лише англійською; додайте --lang en.\n",
    )


def test_the_group_alone_shows_its_help(run: Runner) -> None:
    code, out, _ = run("alexa")
    assert code == 0
    assert "model" in out
