"""Facts in words."""

from pathlib import Path

import pytest

from games import ONENIGHT, WOLFEN, GameError, advice, complete, game, presets, problems
from games.deck import Deck
from scripts import Say, ScriptError, Words, WordsError, languages, words
from scripts.cues import AnyOf, Cards, Choice, Hailed, Named, People, Place


def words_of(tmp_path: Path, source: str) -> Words:
    (tmp_path / "lines.ftl").write_text(source, "utf-8")
    return Words("en", tmp_path)


@pytest.mark.parametrize(
    ("n", "english", "masculine", "feminine", "group"),
    [
        (1, "one", "один", "одна", "один"),
        (2, "two", "два", "дві", "двоє"),
        (5, "five", "п’ять", "п’ять", "п’ятеро"),
        (11, "eleven", "одинадцять", "одинадцять", "одинадцять"),
        (20, "twenty", "двадцять", "двадцять", "двадцять"),
        (22, "twenty-two", "двадцять два", "двадцять дві", "двадцять двоє"),
        (60, "sixty", "шістдесят", "шістдесят", "шістдесят"),
    ],
)
def test_numbers_are_spelt(n: int, english: str, masculine: str, feminine: str, group: str) -> None:
    assert words("en")._spell(n) == english
    assert words("uk")._spell(n) == masculine
    assert words("uk")._spell(n, "f") == feminine
    assert words("uk")._spell(n, "group") == group


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("form", ["", "f", "group"])
def test_every_number_up_to_ninety_nine_is_in_words(language: str, form: str) -> None:
    spelt = [words(language)._spell(n, form) for n in range(100)]
    assert not any(character.isdigit() for text in spelt for character in text)
    assert len(set(spelt)) == 100


@pytest.mark.parametrize(
    ("fact", "english", "ukrainian"),
    [
        (Cards(("witch",)), "Witch", "Відьма"),
        (Cards(("werewolf", "werewolf", "witch")), "two Werewolves and Witch", "двоє Вовкулак та Відьма"),
        (Cards(("villager",) * 3), "three Villagers", "троє Селян"),
        (AnyOf(("seer", "robber", "mason")), "the Seer, the Robber or a Mason", "Провидицю, Крадія або Масона"),
        (People(("Ana", "Bo")), "Ana and Bo", "Ana та Bo"),
        (Choice(("a", "b", "c")), "a, b or c", "a, b або c"),
        (Cards(()), "", ""),
        (Named(("mason", "mason", "witch")), "Masons and Witch", "Масони та Відьма"),
        (Hailed(("alpha_wolf", "witch")), "Alpha Wolf and Witch", "Альфа-вовче та Відьмо"),
    ],
)
def test_lists(fact: Cards | Named | Hailed | AnyOf | People | Choice, english: str, ukrainian: str) -> None:
    for language, expected in (("en", english), ("uk", ukrainian)):
        assert words(language).text("page-roles-value", {"roles": fact}, ONENIGHT) == expected


def test_larger_numbers_stay_digits() -> None:
    assert words("en")._spell(100) == "100"


@pytest.mark.parametrize(
    ("kind", "facts", "english", "ukrainian"),
    [
        (
            "preset-too-few-players",
            {"preset": "total_chaos", "players": 4, "least": 5},
            "Total Chaos is for five players or more.",
            "Для набору «Повний хаос» гравців має бути щонайменше п’ятеро.",
        ),
        (
            "wolfen-too-many-roles",
            {"roles": 4, "players": 6, "humans": 3},
            "Four named roles are too many: with six players, there is room for three Humans.",
            "Названо забагато ролей: чотири. Гравців шість, тож місць для Людей лише три.",
        ),
        (
            "survivors",
            {"survivors": 9, "players": 8},
            "Nine cannot be left alive of eight.",
            "Не може лишитися живих: дев’ять, якщо гравців восьмеро.",
        ),
    ],
)
def test_how_mistakes_sound(kind: str, facts: dict[str, object], english: str, ukrainian: str) -> None:
    assert words("en").error(GameError(kind, **facts), ONENIGHT) == english
    assert words("uk").error(GameError(kind, **facts), ONENIGHT) == ukrainian


def test_how_advice_sounds() -> None:
    three = advice(Deck(3, ("werewolf",) * 3 + ("seer", "robber", "villager")))[0]
    assert words("en").advice(three, ONENIGHT) == "The box has only two cards of this kind: Werewolf."
    assert words("uk").advice(three, ONENIGHT) == "У коробці лише дві такі картки: Вовкулака."
    (helper,) = advice(complete([], 11))
    assert words("uk").advice(helper, ONENIGHT).startswith("Коли гравців більше ніж десятеро,")


def test_how_too_many_cards_sound() -> None:
    (many,) = problems(Deck(3, ("werewolf", "seer", "robber", "drunk", "witch", "villager", "villager")))
    assert words("en").problem(many, ONENIGHT) == (
        "Three players need six cards, but there are seven. Take out Villager?"
    )
    assert words("uk").problem(many, ONENIGHT) == (
        "Гравців троє, тож карток має бути шість, а тут сім. Прибрати: Селянин?"
    )


def test_a_missing_message_is_raised_not_spoken() -> None:
    with pytest.raises(WordsError, match="no message onenight-wich"):
        words("en").text("onenight-wich")
    with pytest.raises(WordsError, match=r"no message onenight-witch\.accusative"):
        words("en").text("onenight-witch.accusative")


def test_a_missing_variable_is_raised_not_spoken(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match="Unknown external: name"):
        words_of(tmp_path, "hello = Hello, { $name }.").text("hello")


def test_names_are_not_wrapped_in_marks(tmp_path: Path) -> None:
    assert words_of(tmp_path, "hello = Hello, { $name }.").text("hello", {"name": "Ana"}) == "Hello, Ana."


def test_a_players_name_is_never_read_as_markup() -> None:
    line = words("en").line(Say("wolfen-executed", Place("execution"), {"name": "{ $oops } <b>"}), WOLFEN)
    assert "{ $oops } <b> is executed" in line


def test_an_unknown_language() -> None:
    with pytest.raises(ScriptError, match="unknown-language"):
        words("xx")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "deck",
    [
        Deck(2, ("seer",)),
        Deck(30, ("seer",)),
        Deck(3, ("seer", "robber", "drunk", "witch", "hunter", "villager")),
        Deck(5, ("seer",)),
        Deck(3, ("werewolf", "mason", "robber", "drunk", "witch", "hunter")),
        Deck(5, ("werewolf", "mason")),
        Deck(3, ("werewolf", *["villager"] * 9)),
    ],
)
def test_every_problem_is_a_sentence_and_a_question(language: str, deck: Deck) -> None:
    for problem in problems(deck):
        assert words(language).problem(problem, ONENIGHT).endswith("?")


def test_how_problems_sound() -> None:
    (masons,) = problems(Deck(3, ("werewolf", "mason", "robber", "drunk", "seer", "villager")))
    assert words("en").problem(masons, ONENIGHT) == "One Mason. Add the second, in place of this card: Villager?"
    few = problems(Deck(3, ("werewolf", "seer", "robber")))[0]
    assert words("en").problem(few, ONENIGHT) == (
        "Three players need six cards, but there are three. Add Werewolf, Troublemaker and Villager?"
    )


@pytest.mark.parametrize("language", languages())
def test_every_role_has_a_name_its_forms_and_a_help_text(language: str) -> None:
    spoken = words(language)
    for game_id in (ONENIGHT, WOLFEN):
        for role in game(game_id).roles:
            forms = [spoken.role(role, game_id, form) for form in ("", "vocative", "object", "plural")]
            assert all(forms)
            assert spoken.text(f"{game_id}-{role}-help").endswith(".")
            assert spoken.role(role, game_id)[:5] in spoken.text(f"{game_id}-{role}-help")


@pytest.mark.parametrize("language", languages())
def test_names_are_told_apart(language: str) -> None:
    for game_id in (ONENIGHT, WOLFEN):
        names = [words(language).role(role, game_id) for role in game(game_id).roles]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", languages())
def test_sets_teams_boxes_and_games_have_names(language: str) -> None:
    spoken = words(language)
    for preset in presets():
        assert spoken.text(f"preset-{preset.id}")
    for artifact in game(ONENIGHT).artifacts:
        assert spoken.text(f"artifact-{artifact}")
    for game_id in (ONENIGHT, WOLFEN):
        assert spoken.text(f"game-{game_id}")
        for role in game(game_id).roles.values():
            assert spoken.text(f"team-{role.team}")
            assert spoken.text(f"box-{role.box}")


def test_an_error_names_roles_as_people_do() -> None:
    error = GameError("wolfen-pack", role="delta", players=8, wolfen=2)
    assert words("en").error(error, WOLFEN) == (
        "With eight players, two Wolfen are in the deck; leave this card out: Delta."
    )
    assert words("uk").error(error, WOLFEN) == "Гравців вісім, тож у колоді два Вовкуни; приберіть цю картку: Дельта."


def test_advice_is_a_sentence() -> None:
    (found,) = advice(complete(["bodyguard"], 4))
    assert words("en").advice(found, ONENIGHT) == "The Bodyguard is better with six players or more."
