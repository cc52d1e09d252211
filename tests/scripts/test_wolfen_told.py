"""Every step of every game can be told, in every language, and the table hears nothing it should not."""

import ast
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.wolfen import Seat, apply, start, wolfen_deck
from games.wolfen.chance import deal, random_game
from scripts import ScriptError, languages, words
from scripts.people import find_player, tidy
from scripts.wolfen_told import aloud, reason, secretly, where

ROOT = Path(__file__).parent.parent.parent
PEOPLE = "Ана Богдан Віра Гнат Данило Єва Жанна Зоя Ірина Йосип Клара Лука".split()
SPECIALS = ["romantic", "lunatic", "werehamster", "occultist", "magus", "troublemaker", "half_blood"]


def hat(seed: int) -> Random:
    return Random(seed)  # noqa: S311 (a game, no secret)


def seats(seed: int, storyteller: bool) -> tuple[Seat, ...]:
    return deal(PEOPLE, wolfen_deck(12, named=SPECIALS, storyteller=storyteller), hat(seed))


@settings(max_examples=20)  # each is a whole game in every language
@given(st.integers(0, 999), st.booleans())
def test_every_step_has_words_and_the_ukrainian_ones_no_latin_letter(seed: int, storyteller: bool) -> None:
    table = start(seats(seed, storyteller))
    for event, after in random_game(table.seats, hat(seed), suicides=0.02):
        for language in languages():
            spoken = words(language)
            lines = [*aloud(table, event, after, spoken), *secretly(table, after, spoken)]
            lines += [where(after, spoken), reason(after, spoken)]
            assert all(lines)
            if language == "uk":
                assert not re.search("[A-Za-z]", " ".join(lines))
        table = after


@settings(max_examples=20)
@given(st.integers(0, 999), st.data())
def test_what_is_said_aloud_does_not_depend_on_who_holds_a_quiet_card(seed: int, data: st.DataObject) -> None:
    """The Half-Blood and a Normal Human change cards, and nobody can hear it before the end."""
    dealt = seats(seed, storyteller=True)
    quiet = [seat.name for seat in dealt if seat.card in ("half_blood", "athlete", "doctor")]
    first, second = data.draw(st.permutations(quiet))[:2]
    cards = {seat.name: seat.card for seat in dealt}
    cards[first], cards[second] = cards[second], cards[first]
    one, other = start(dealt), start([Seat(name, card) for name, card in cards.items()])
    for event, after in random_game(dealt, hat(seed)):
        if after.verdict:
            break
        next_other = apply(other, event)
        assert aloud(one, event, after, words("en")) == aloud(other, event, next_other, words("en"))
        one, other = after, next_other


def kinds_of_mistakes() -> set[str]:
    """Every mistake that the rules, the words and the files of this game name."""
    found = set()
    files = [*(ROOT / "games" / "wolfen").glob("*.py"), *(ROOT / "scripts").glob("wolfen*.py")]
    files += [ROOT / "scripts" / "people.py", *(ROOT / "voice").glob("wolfen*.py")]
    files += [ROOT / "voice" / "tournaments.py", *(ROOT / "voice" / "cli").glob("[wt]o*.py")]
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                made = node.func.id in ("Refusal", "GameError", "ScriptError", "DoorError")
                if made and isinstance(node.args[0], ast.Constant):
                    found.add(str(node.args[0].value))
    return found


@pytest.mark.parametrize("language", languages())
def test_every_mistake_has_a_sentence(language: str) -> None:
    kinds = kinds_of_mistakes()
    assert len(kinds) > 60
    assert {kind for kind in kinds if not words(language).has(f"error-{kind}")} == set()


class TestPlayersAreFound:
    @pytest.mark.parametrize(
        ("typed", "meant"),
        [("Ana", "Ana"), ("ana", "Ana"), (" ZOË ", "Zoë"), ("zoe", "Zoë"), ("mary  ann", "Mary Ann"), ("🐺", "🐺")],
    )
    def test_without_capitals_accents_and_blanks(self, typed: str, meant: str) -> None:
        assert find_player(typed, ["Ana", "Zoë", "Mary Ann", "🐺", "🦊"]) == meant

    @pytest.mark.parametrize("typed", ["", "🐸", "!", "Zo"])
    def test_or_not_at_all(self, typed: str) -> None:
        with pytest.raises(ScriptError, match="wolfen-nobody"):
            find_player(typed, ["Ana", "Mary Ann", "🐺", "🦊"])

    def test_letters_written_in_two_ways_are_one_name(self) -> None:
        assert find_player("Zoe\u0308", ["Zo\u00eb"]) == "Zoë"
        assert tidy("Zoe\u0308") == "Zo\u00eb"

    def test_of_two_who_differ_by_an_accent_the_exact_one_is_meant(self) -> None:
        assert find_player("zoë", ["Zoe", "Zoë"]) == "Zoë"
        assert find_player("zoe", ["Zoë", "Zoe"]) == "Zoe"
