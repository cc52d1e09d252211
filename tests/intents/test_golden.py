"""What people say is understood, what they do not mean for us is not, and the sentences are sound."""

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest
import yaml
from hassil.intents import TextSlotList
from hassil.parse_expression import parse_sentence

from games import game, presets
from games.catalogue import GAMES
from intents.commands import COMMANDS, Faction, Phase, command
from intents.pack import SENTENCES, languages
from intents.vocabulary import vocabulary
from tests.intents.sentences import cases, golden, pack_of, parser_of

SENTENCES_SAID = [(language, *case) for language in languages() for case in cases(language)]


@pytest.mark.parametrize(("language", "intent", "say", "slots", "phase"), SENTENCES_SAID)
def test_a_sentence_is_understood(
    language: str, intent: str | None, say: str, slots: dict[str, Any], phase: Phase | None
) -> None:
    reading = parser_of(language).read(say, phase)
    assert (reading.intent, dict(reading.slots)) == (intent, slots)
    assert not reading.repairs
    assert reading.confidence == (1.0 if intent else 0.0)
    if intent:
        command(intent, reading.slots)


@pytest.mark.parametrize(("language", "intent", "say", "slots", "phase"), SENTENCES_SAID)
def test_a_sentence_is_understood_without_signs(
    language: str, intent: str | None, say: str, slots: dict[str, Any], phase: Phase | None
) -> None:
    """A recognizer writes small letters, and no commas."""
    heard = re.sub(r"[.,:?!]|-", " ", say.casefold().replace("p.i.", "p i"))
    reading = parser_of(language).read(heard, phase)
    assert (reading.intent, dict(reading.slots)) == (intent, slots)


@pytest.mark.parametrize(
    ("language", "say", "phase"), [(case[0], case[2], case[4]) for case in SENTENCES_SAID if case[4]]
)
def test_an_answer_is_no_command_where_nothing_was_asked(language: str, say: str, phase: Phase) -> None:
    assert parser_of(language).read(say).intent is None
    assert parser_of(language).read(say, "night").intent is None


@pytest.mark.parametrize("phase", get_args(Phase))
@pytest.mark.parametrize("language", languages())
def test_talk_is_no_command_in_any_phase(language: str, phase: Phase) -> None:
    mistaken = {each["say"] for each in golden(language)["none"] if parser_of(language).read(each["say"], phase).intent}
    assert not mistaken


@pytest.mark.parametrize(("language", "intent", "say", "slots", "phase"), SENTENCES_SAID)
def test_a_command_is_understood_in_its_phases(
    language: str, intent: str | None, say: str, slots: dict[str, Any], phase: Phase | None
) -> None:
    for now in [phase] if phase else COMMANDS[intent].phases if intent else ():
        reading = parser_of(language).read(say, now)
        assert (reading.intent, dict(reading.slots)) == (intent, slots), now


@pytest.mark.parametrize("language", languages())
def test_there_are_enough_golden_sentences(language: str) -> None:
    said = golden(language)
    assert said.keys() == {*COMMANDS, "none"}
    assert len(said["StartNight"]) >= 15
    assert len(said["none"]) >= 30
    assert all(len(sentences) >= 5 for sentences in said.values())


@pytest.mark.parametrize("language", languages())
def test_every_command_can_be_said(language: str) -> None:
    assert pack_of(language).intents.intents.keys() == COMMANDS.keys()
    assert all(data.sentences for intent in pack_of(language).intents.intents.values() for data in intent.data)


def files(language: str) -> dict[str, Any]:
    return {file.name: yaml.safe_load(file.read_text("utf-8")) for file in (SENTENCES / language).iterdir()}


def test_the_languages_mirror_each_other() -> None:
    first, *others = (files(language) for language in languages())
    for other in others:
        assert other.keys() == first.keys()
        for name in first:
            assert (other[name].get("intents") or {}).keys() == (first[name].get("intents") or {}).keys(), name


def texts(content: Any) -> Iterator[str]:
    if isinstance(content, str):
        yield content
    elif isinstance(content, dict):
        for key, value in content.items():
            yield from texts(key)
            yield from texts(value)
    elif isinstance(content, list):
        for item in content:
            yield from texts(item)


@pytest.mark.parametrize("language", languages())
def test_no_word_mixes_latin_and_cyrillic_letters(language: str) -> None:
    for name, content in {**files(language), "golden": golden(language)}.items():
        for text in texts(content):
            for word in re.findall(r"[^\W\d_]+", text):
                assert not (re.search("[a-z]", word, re.I) and re.search("[а-яіїєґ]", word, re.I)), (name, word)


@pytest.mark.parametrize("language", languages())
def test_every_template_can_be_read(language: str) -> None:
    for name, content in files(language).items():
        rules = dict(content.get("expansion_rules") or {})
        for intent in (content.get("intents") or {}).values():
            for data in intent["data"]:
                rules |= data.get("expansion_rules", {})
                for sentence in data["sentences"]:
                    assert parse_sentence(sentence), name
        for each in (content.get("lists") or {}).values():
            for value in each.get("values", ()):
                assert parse_sentence(value["in"]), name
        assert all(parse_sentence(rule) for rule in rules.values())


@pytest.mark.parametrize("language", languages())
def test_every_rule_and_list_is_used(language: str) -> None:
    for _, content in files(language).items():
        everything = "\n".join(text for each in files(language).values() for text in texts(each))
        for name in content.get("expansion_rules") or {}:
            assert f"<{name}>" in everything, name
        in_runs = {run["of"] for each in files(language).values() for run in each.get("runs", {}).values()}
        for name in content.get("lists") or {}:
            assert re.search(rf"\{{{name}[:}}]", everything) or name in in_runs, name


@pytest.mark.parametrize("language", languages())
def test_the_lists_mean_what_the_program_knows(language: str) -> None:
    known = {
        "role": {role for game_id in GAMES for role in game(game_id).roles},
        "preset": {preset.id for preset in presets()},
        "game": set(GAMES),
        "language": set(languages()),
        "artifact": set(game("onenight").artifacts),
        "faction": set(get_args(Faction)),
        "seat": {str(seat) for seat in range(1, 25)},
    }
    for name, ids in known.items():
        values = pack_of(language).lists[name]
        assert isinstance(values, TextSlotList)
        assert {value.value_out for value in values.values} == ids, name


@pytest.mark.parametrize("language", languages())
def test_the_vocabulary_is_that_of_the_language(language: str) -> None:
    words = vocabulary(pack_of(language))
    assert {"en": {"werewolves", "night", "ana"}, "uk": {"вовкулаками", "ніч", "ану"}}[language] <= words
    letters = "".join(sorted(set("".join(words - {"nightcaller"}))))
    assert re.fullmatch({"en": r"[0-9'a-z]+", "uk": r"[0-9'а-яіїєґ]+"}[language], letters), letters
