"""Reading at the edges: names, repairs, rubbish, time."""

import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from intents.commands import Phase
from intents.pack import SENTENCES, builtin, languages, load
from intents.parser import Parser
from intents.plain import plain
from intents.vocabulary import vocabulary
from tests.intents.sentences import golden, parser_of
from voice.names import spoken_names

SENTENCES_FOLDER = Path(str(SENTENCES))


def slots(parser: Parser, text: str) -> dict[str, object]:
    return dict(parser.read(text).slots)


@pytest.mark.parametrize(
    ("language", "text", "intent", "repairs"),
    [
        ("en", "start nihgt with centinel and wich", "StartNight", {"nihgt": "night", "centinel": "sentinel"}),
        ("en", "add the insomniack", "AddRole", {"insomniack": "insomniac"}),
        ("en", "add the parenormal investigator", "AddRole", {"parenormal investigator": "paranormal investigator"}),
        ("en", "resme", "Resume", {"resme": "resume"}),
        ("en", "Anna votes for Chriss", "RecordVote", {"anna": "ana", "chriss": "chris"}),
        ("uk", "почни ніч із відмою", "StartNight", {"відмою": "відьмою"}),
        ("uk", "пауз", None, {}),
        ("en", "stp", None, {}),
        ("en", "paws", None, {}),
        ("en", "hello", None, {}),
        ("en", "bad the which", None, {}),
        ("en", "blorp the witch grumble", None, {}),
        ("en", "Bob votes for Ana", None, {}),
    ],
)
def test_repairs(language: str, text: str, intent: str | None, repairs: dict[str, str]) -> None:
    reading = parser_of(language).read(text)
    assert reading.intent == intent
    taken = {each.heard: each.taken for each in reading.repairs}
    assert taken.items() >= repairs.items()
    assert bool(taken) == bool(repairs)
    assert not repairs or 0.7 < reading.confidence < 1
    assert parser_of(language).read(text, repair=False).intent is None


def test_a_number_is_never_repaired() -> None:
    assert slots(parser_of("en"), "add 3 vilagers") == {"roles": ["villager"] * 3}
    assert parser_of("en").read("volume 500").intent is None
    assert parser_of("en").read("12 players").slots == {"players": 12}


TALK = {
    language: sorted(
        {word for each in golden(language)["none"] for word in plain(each["say"]).split()}
        - vocabulary(parser_of(language).pack)
    )
    for language in languages()
}


@pytest.mark.parametrize("language", languages())
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_talk_is_never_repaired_into_a_command(language: str, data: st.DataObject) -> None:
    words = data.draw(st.lists(st.sampled_from(TALK[language]), min_size=2, max_size=9))
    assert parser_of(language).read(" ".join(words)).intent is None


@pytest.mark.parametrize("language", languages())
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_at_least_half_of_a_command_is_said_as_it_is_written(language: str, data: st.DataObject) -> None:
    known = sorted(vocabulary(parser_of(language).pack))
    words = data.draw(st.lists(st.sampled_from(known) | st.sampled_from(TALK[language]), min_size=2, max_size=8))
    reading = parser_of(language).read(" ".join(words))
    if reading.repairs:
        strange = sum(word not in known for word in words)
        assert strange * 2 <= len(words)
        assert reading.confidence < 1


@pytest.mark.parametrize("language", languages())
@settings(max_examples=100, deadline=None)
@given(text=st.text())
def test_any_text_is_read(language: str, text: str) -> None:
    parser_of(language).read(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "?!…",
        "please",
        "будь ласка",
        "start night " * 5000,
        "x" * 100_000,
        "\x00\x01\ud800\udfff" * 200,
        "seer " * 61,
        "(((((" * 50,
        "{roles} <start> [night]",
        "run0ofroles",
    ],
)
@pytest.mark.parametrize("language", languages())
def test_rubbish_is_no_command_and_takes_no_time(language: str, text: str) -> None:
    parser = parser_of(language)
    parser.read("warm up the vocabulary")
    start = time.process_time()
    assert parser.read(text).intent is None
    assert time.process_time() - start < 0.5


@pytest.mark.parametrize("language", languages())
def test_the_longest_sentence_takes_no_time(language: str) -> None:
    words = sorted(vocabulary(parser_of(language).pack))
    start = time.process_time()
    parser_of(language).read(" ".join(words[::97][:50]))
    parser_of(language).read(" ".join(["seer" if language == "en" else "провидиця"] * 59))
    assert time.process_time() - start < 1.5


def test_without_known_players_a_name_is_a_word_with_a_capital() -> None:
    parser = Parser(builtin("en"))
    assert slots(parser, "Ana votes for Bo") == {"voter": "Ana", "target": "Bo"}
    assert slots(parser, "Zoë points at D’Arcy.") == {"voter": "Zoë", "target": "D’Arcy"}
    for chatter in ("everyone votes for pizza", "Everyone votes for Bo", "my sister votes for pizza every time"):
        assert parser.read(chatter).intent is None, chatter
    assert parser.read("I vote for Bo").intent is None


def test_seats_need_no_names_and_strangers_stay_welcome() -> None:
    """Nobody said who plays: seats are known all the same, and a word with a capital is a name, in a row as well."""
    parser = Parser(builtin("en", spoken_names("en")))
    assert slots(parser, "player three votes for number 12") == {"voter": "3", "target": "12"}
    assert slots(parser, "Ana votes for number four") == {"voter": "Ana", "target": "4"}
    assert slots(parser, "Ana and player two are dead") == {"players": ["Ana", "2"]}
    assert slots(parser, "Zed is the Seer") == {"player": "Zed", "role": "seer"}
    for other in ("She is the Seer", "player 25 died", "Who was the Drunk?", "three votes for Ana"):
        assert parser.read(other).intent is None, other


def test_known_players_are_the_only_ones() -> None:
    assert parser_of("en").read("Zed votes for Ana").intent is None
    assert slots(parser_of("en"), "ana votes for BO") == {"voter": "Ana", "target": "Bo"}


@pytest.mark.parametrize(
    ("player", "target"),
    [
        *[("Ана", "за Ану"), ("Ана", "проти Ани"), ("Марія", "за Марію"), ("Марія", "проти Марії")],
        *[("Зоя", "проти Зої"), ("Саша", "проти Саші"), ("Андрій", "за Андрія"), ("Василь", "на Василя")],
        *[("Ігор", "за Ігоря"), ("Петро", "за Петра"), ("Олександр", "за Олександра"), ("Ілля", "за Іллю")],
    ],
)
def test_ukrainian_names_are_declined(player: str, target: str) -> None:
    parser = Parser(builtin("uk", spoken_names("uk", ["Христя", player])))
    verb = "показує" if target.startswith("на") else "голосує"
    reading = parser.read(f"Христя {verb} {target}")
    assert (reading.slots, reading.repairs) == ({"voter": "Христя", "target": player}, ())


def test_bohdan_and_bohdana_are_told_apart() -> None:
    parser = Parser(builtin("uk", spoken_names("uk", ["Богдана", "Богдан", "Ана"])))
    assert slots(parser, "Ана голосує за Богдана") == {"voter": "Ана", "target": "Богдан"}
    assert slots(parser, "Ана голосує за Богдану") == {"voter": "Ана", "target": "Богдана"}
    assert slots(parser, "Богдана голосує за Ану") == {"voter": "Богдана", "target": "Ана"}
    assert slots(parser, "Богдана вбили") == {"players": ["Богдан"]}
    assert slots(parser, "Богдана померла") == {"players": ["Богдана"]}


@pytest.mark.parametrize(
    ("text", "roles"),
    [
        ("без вовкулаки", ["werewolf"]),
        ("додай масони", ["mason", "mason"]),
        ("додай вовкулак", ["werewolf", "werewolf"]),
        ("Оповідачу, додай 2 відьми", ["witch", "witch"]),
        ("додай оповідача", ["storyteller"]),
    ],
)
def test_ukrainian_forms_count(text: str, roles: list[str]) -> None:
    assert slots(parser_of("uk"), text) == {"roles": roles}


@pytest.mark.parametrize(
    ("phase", "text", "intent"),
    [
        ("setup", "start the night", "StartNight"),
        ("night", "start the night", None),
        ("night", "pause", "Pause"),
        ("setup", "Ana votes for Bo", None),
        ("vote", "Ana votes for Bo", "RecordVote"),
        ("night", "help", "Help"),
    ],
)
def test_a_command_is_heard_where_it_makes_sense(phase: Phase, text: str, intent: str | None) -> None:
    assert parser_of("en").read(text, phase).intent == intent


@pytest.mark.parametrize(
    ("language", "text", "volume"),
    [("en", "volume 60%", 60), ("en", "volume to 60 %", 60), ("uk", "гучність 60%", 60), ("en", "volume sixty", 60)],
)
def test_percent(language: str, text: str, volume: int) -> None:
    value = slots(parser_of(language), text)["volume"]
    assert value == volume
    assert isinstance(value, int)


@pytest.mark.parametrize("language", languages())
def test_reading_is_fast(language: str) -> None:
    names = spoken_names(language)
    times = []
    for _ in range(3):
        start = time.process_time()
        parser = Parser(load(SENTENCES_FOLDER / language, language, names))  # nothing of it is kept
        loaded = time.process_time()
        parser.read(next(iter(golden(language).values()))[0]["say"])
        times.append((loaded - start, time.process_time() - loaded))
    said = [each["say"] for sentences in golden(language).values() for each in sentences]
    start = time.process_time()
    for say in said:
        parser.read(say)
    assert (time.process_time() - start) / len(said) < 0.02
    # Twice what they should be: whoever tests may do something else at the same time.
    assert min(load for load, _ in times) < 0.3
    assert min(first for _, first in times) < 0.2
