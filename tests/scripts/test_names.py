"""What people type, and what they mean."""

import pytest

from games import ONENIGHT, WOLFEN, game, presets
from scripts import ScriptError, languages, words
from scripts.names import choose, find_in_games, find_preset, find_role


@pytest.mark.parametrize(
    ("text", "role"),
    [
        ("witch", "witch"),
        ("Witch", "witch"),
        (" alpha-wolf ", "alpha_wolf"),
        ("Alpha Wolf", "alpha_wolf"),
        ("Doppelgänger", "doppelganger"),
        ("doppelganger", "doppelganger"),
        ("Відьма", "witch"),
        ("Відьмо", "witch"),
        ("werewolves", "werewolf"),
        ("Masons", "mason"),
        ("масони", "mason"),
        ("п'яниця", "drunk"),
        ("пʼяниця", "drunk"),
        ("П’ЯНИЦЯ", "drunk"),
        ("крадій", "robber"),
    ],
)
def test_a_role_by_id_or_name_in_any_language(text: str, role: str) -> None:
    assert find_role(text, ONENIGHT, "en") == role


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", [ONENIGHT, WOLFEN])
def test_every_role_is_found_by_its_name(language: str, game_id: str) -> None:
    for role in game(game_id).roles:
        assert find_role(words(language).role(role, game_id), game_id, language) == role


@pytest.mark.parametrize(
    ("text", "language", "suggestion"),
    [
        ("wich", "en", "Witch"),
        ("wich", "uk", "Відьма"),
        ("sear", "en", "Seer"),
        ("вартавий", "uk", "Вартовий"),
        ("trublemaker", "en", "Troublemaker"),
        ("qqq", "en", "none"),
        ("", "en", "none"),
    ],
)
def test_a_mistake_gets_a_suggestion_in_the_language_of_the_table(text: str, language: str, suggestion: str) -> None:
    with pytest.raises(ScriptError) as caught:
        find_role(text, ONENIGHT, language)
    assert caught.value.facts["suggestion"] == suggestion


def test_the_name_of_a_group_stands_for_a_card_of_it() -> None:
    assert find_role("Wolfen", WOLFEN, "en") == "alpha"
    assert find_role("вовкуни", WOLFEN, "en") == "alpha"


def test_the_nearest_name_of_all_games_is_suggested() -> None:
    with pytest.raises(ScriptError) as caught:
        find_in_games("hom'yakulaka, хомякулак", [ONENIGHT, WOLFEN], "uk")
    assert caught.value.facts["suggestion"] == "Хом’якулака"
    assert find_in_games("troublemaker", [ONENIGHT, WOLFEN], "en") == [
        *[(ONENIGHT, "troublemaker"), (WOLFEN, "troublemaker")],
    ]


@pytest.mark.parametrize("language", languages())
def test_every_set_is_found_by_its_name(language: str) -> None:
    for preset in presets():
        assert find_preset(words(language).text(f"preset-{preset.id}"), language) == preset.id


def test_chaos_means_total_chaos() -> None:
    with pytest.raises(ScriptError) as caught:
        find_preset("chaos", "uk")
    assert caught.value.facts["suggestion"] == "Повний хаос"


def test_a_choice_of_a_few_words() -> None:
    assert choose("edition", "English", ["english", "ukrainian"]) == "english"
    with pytest.raises(ScriptError, match="unknown-edition"):
        choose("edition", "french", ["english", "ukrainian"])


@pytest.mark.parametrize("names", [["Zoë", "Zoe"], ["!!", "??"], ["Al-2", "al 2"]])
def test_whoever_is_named_exactly_is_meant(names: list[str]) -> None:
    assert [choose("player", name, names) for name in names] == names


def test_a_word_without_a_letter_means_nobody_else() -> None:
    with pytest.raises(ScriptError, match="unknown-player"):
        choose("player", "!?!", ["??", "Ana"])
