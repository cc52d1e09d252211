"""The words as data: nothing missing, nothing left over, nothing that Fluent would pass over in silence."""

import ast
import re
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

from games import EDITIONS, ONENIGHT, WOLFEN, game, wolfen_deck
from scripts import Say, Style, languages, wolfen, words
from scripts.cues import Part
from scripts.onenight import day, night
from scripts.validate import findings
from scripts.words import LOCALES
from tests.decks import ALL_CARDS

ROOT = Path(__file__).parent.parent.parent


def test_the_words_are_sound() -> None:
    found = findings(LOCALES)
    assert not found, "\n" + "\n".join(found)


def broken(tmp_path: Path, en: str, uk: str) -> list[str]:
    for language, source in (("en", en), ("uk", uk)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "lines.ftl").write_text(source, "utf-8")
    return findings(tmp_path)


@pytest.mark.parametrize(
    ("en", "uk", "finding"),
    [
        ("a = A\nb = B\n", "a = А\n", "uk: b is missing; en/lines.ftl:2 has it"),
        ("a = A\n    .brief = a\n", "a = А\n", "uk: a.brief is missing; en/lines.ftl:1 has it"),
        ("a = A\n", "a = А\nc = Ц\n", "uk/lines.ftl:2: c is unknown to en; a misspelling?"),
        ("a = A\n", "a = А { $n }\n", "uk/lines.ftl:1: a asks for $n, which en does not have"),
        ("a = A\n", "a = А { c }\n", "uk/lines.ftl:1: a refers to c, which does not exist"),
        ("a = A\n", "a = А { a.brief }\n", "uk/lines.ftl:1: a refers to a.brief, which does not exist"),
        ("a = A\n", "a = А\na = Б\n", "uk/lines.ftl:2: a stands already at uk/lines.ftl:1; remove one"),
        ("a = A\n", "a = Віcім\n", "uk/lines.ftl:1: a mixes Latin and Cyrillic letters at “Віc”"),
        ("a = A\n", 'a = Вітаю { "all" }\n', "uk/lines.ftl:1: a has Latin letters: “all”"),
        (
            "a = A { $n }\n",
            "a = А { SPEL($n) }\n",
            "uk/lines.ftl:1: a calls SPEL, which does not exist;",
        ),
        ("a = A { $n }\n", 'a = А { SPELL($n, form: "x") }\n', "uk/lines.ftl:1: a refers to number-x, which does not"),
        ("a = A\n", "a = Він i вона\n", "uk/lines.ftl:1: a has Latin letters: “i”"),
        ("a = A { $n }\n", "a = А\n", "uk/lines.ftl:1: a leaves $n out, which en says"),
        ("a = A\n", "a = П'ять\n", 'uk/lines.ftl:1: a has "\'"; the apostrophe here is ’'),
        ("a = A\n", "a = { $n ->\n", "uk/lines.ftl:1: cannot be read:"),
        ("a = A\n", "a = А { -b }\n", "uk/lines.ftl:1: a refers to -b, which does not exist"),
        ("a = A\n-b = B\n", "a = А\n", "uk: -b is missing; en/lines.ftl:2 has it"),
        ("a = A\n", "a = Пʼять\n", "uk/lines.ftl:1: a has 'ʼ'; the apostrophe here is ’"),
        ("a = A\n", "a = xвіст\n", "uk/lines.ftl:1: a mixes Latin and Cyrillic letters at “xв”"),
        ("a = A\n", "a = п’i\n", "uk/lines.ftl:1: a mixes Latin and Cyrillic letters at “п’i”"),
    ],
)
def test_the_validator_finds(tmp_path: Path, en: str, uk: str, finding: str) -> None:
    assert any(found.startswith(finding) for found in broken(tmp_path, en, uk))


def test_the_validator_takes_messages_that_refer_to_each_other_in_a_circle(tmp_path: Path) -> None:
    assert broken(tmp_path, "a = { b }\nb = { a }\n", "a = { b }\nb = { a }\n") == []


def test_the_validator_counts_lines_of_any_system(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "lines.ftl").write_bytes(b"a = A\r\nb = B\r\nb = B\r\n")
    assert findings(tmp_path) == ["en/lines.ftl:3: b stands already at en/lines.ftl:2; remove one"]


def spoken_keys() -> set[str]:
    """The key of every line that any script can hold."""
    scripts = []
    styles = [Style(detail=detail, untimed=untimed) for detail in ("full", "brief") for untimed in (False, True)]
    for style in styles:
        for cards, edition in product(([*ALL_CARDS, "prince", "vampire"], ["werewolf"]), EDITIONS):
            for players in (26, None):
                scripts += [night(cards, players, edition, style), day(cards, players, 5, edition, style)]
        for deck, number in product((wolfen_deck(24), wolfen_deck(24, storyteller=False)), (1, 2)):
            scripts += [wolfen.night(deck, number, style=style)]
            for deaths in ([], ["Ana"]):
                scripts.append(wolfen.dawn(deck, number, deaths, style=style))
            for nominees in ([], ["Ana"], ["Ana", "Bo"]):
                scripts.append(wolfen.day(deck, 9, nominees, "Ana", style=style))
            for winner in ("human", "wolfen", "werehamster"):
                scripts.append(wolfen.end(deck, winner, style=style))
    return {cue.key for script in scripts for cue in script.cues if isinstance(cue, Say)}


def messages(language: str) -> set[str]:
    found = set()
    for file in (LOCALES / language).iterdir():
        name = ""
        for row in file.read_text("utf-8").splitlines():
            if match := re.match(r"([a-z][\w-]*) =", row):
                name = match[1]
                found.add(name)
            elif match := re.match(r"    (\.\w+) =", row):
                found.add(name + match[1])
    return found


def catalogue_keys() -> set[str]:
    """Keys that are made of an id: names, helps, teams, boxes, sets."""
    keys = set()
    for game_id in (ONENIGHT, WOLFEN):
        named = [*game(game_id).roles, *game(game_id).groups]
        forms = ("", ".vocative", ".object", ".plural", ".called")
        keys |= {f"{game_id}-{role}{form}" for role in named for form in forms}
        keys |= {f"{game_id}-{role}-help" for role in game(game_id).roles}
        keys |= {f"team-{role.team}" for role in game(game_id).roles.values()}
        keys |= {f"box-{role.box}" for role in game(game_id).roles.values()}
        keys.add(f"game-{game_id}")
    keys |= {f"artifact-{artifact}" for artifact in game(ONENIGHT).artifacts}
    keys |= {f"preset-{preset}" for preset in game(ONENIGHT).presets}
    return keys


def words_in_code() -> set[str]:
    """Every string that stands in the code or in a template."""
    found = set()
    for room in ("games", "scripts", "intents", "models", "voice"):
        for file in (ROOT / room).rglob("*.py"):
            tree = ast.parse(file.read_text("utf-8"))
            found |= {
                node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
            }
        for file in (ROOT / room / "templates").glob("*"):
            found |= set(re.findall(r't\("([\w-]+)"', file.read_text("utf-8")))
    return found


def test_every_line_of_every_script_has_words() -> None:
    for language, key in product(languages(), sorted(spoken_keys())):
        assert words(language).has(key), f"{language}: {key}"


def test_no_message_is_left_over() -> None:
    literal = words_in_code()
    made = {"number", "number-f", "number-group"}
    sections = {f"page-part-{part}" for part in get_args(Part) if part != "turn"}
    editions = {f"page-edition-{edition}" for edition in EDITIONS}
    used = spoken_keys() | catalogue_keys() | literal | made | sections | editions
    kinds = {f"{what}-{kind}" for what in ("error", "problem", "advice", "live") for kind in literal}
    unknown_choices = {f"error-unknown-{what}" for what in literal}
    # A form in use keeps its message, and the other way round.
    # The page's own words stand in its scripts; tests/voice/page looks for them there.
    left = {key for key in messages("en") if key not in used | kinds | unknown_choices and not key.startswith("web-")}
    assert {key for key in left if f"{key}.brief" not in used} == set()


@pytest.mark.parametrize("language", languages())
def test_whoever_is_called_hears_the_own_vocative(language: str) -> None:
    for key in spoken_keys():
        if match := re.match(r"(onenight|wolfen)-(\w+?)(?:-\w+)?-(wake|sleep)(\.brief)?$", key):
            facts = {"dream": "no", "shield": "no", "storyteller": "person"}
            assert words(language).role(match[2], match[1], "vocative") in words(language).text(key, facts), key
