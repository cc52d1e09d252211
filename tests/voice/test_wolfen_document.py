"""Whatever a program sends as a game: an answer, or one mistake that is told."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from games import WOLFEN, GameError
from games.wolfen import wolfen_deck
from scripts import words
from scripts.wolfen_words import read_step
from tests.games.wolfen.tables import second_night
from voice.wolfen_document import play_document

NAMES = "Ana Ben Carl Dee Eve Fay Gus Hal Ida Jon Kim Lou".split()
DECK = wolfen_deck(12, named=["romantic", "lunatic", "troublemaker", "occultist"], storyteller=False)
PLAYERS = [{"name": name, "card": card} for name, card in zip(NAMES, DECK, strict=True)]

people = st.sampled_from([*NAMES, "ana", "Zoe", "", "human", "wolfen"])
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | people,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
choice = st.one_of(people, people, people, junk)
roles = st.sampled_from(
    ["psychic", "priest", "romantic", "troublemaker", "lunatic", "wolfen", "alpha", "magus", "suicide"]
)
nights = st.dictionaries(roles, choice, max_size=6)
pairs = st.dictionaries(st.sampled_from([*NAMES, "Zoe"]), people, max_size=12)
days = st.fixed_dictionaries(
    {"accusations": pairs},
    optional={
        "votes": pairs | st.lists(pairs, max_size=2),
        "counts": st.lists(st.lists(st.integers(-1, 9), min_size=2, max_size=2), max_size=2),
        "drawn": people | st.lists(people, max_size=3),
        "lot": people,
        "suicide": people,
    },
)


def answer(document: dict[str, Any]) -> dict[str, Any] | None:
    try:
        return play_document(document, words("en"), Random(0))  # noqa: S311 (a game, no secret)
    except GameError as error:
        words("uk").error(error, WOLFEN)  # has a sentence, or raises
        return None


@given(st.lists(nights, max_size=5), st.lists(days, max_size=5))
def test_any_game_gets_an_answer_or_a_sentence(some_nights: list[Any], some_days: list[Any]) -> None:
    told = answer({"players": PLAYERS, "nights": some_nights, "days": some_days})
    if told:
        everyone = [*told["living"], *told["ghosts"], *told["out"]]
        assert sorted(everyone) == sorted(NAMES)
        assert all(isinstance(problem, str) and problem for problem in told["problems"])
        assert bool(told["factions"]) == (told["phase"] == "over")


@given(st.dictionaries(st.sampled_from(["players", "nights", "days", "game", "x"]), junk))
def test_any_junk_is_told_in_a_sentence(document: dict[str, Any]) -> None:
    answer(document)


WORDS = (
    "next accuse vote count draw suicide bless jinx psychic magus lunatic wolfen anyway далі "
    "Magus Priest Zoe =3 Ana= , ,, _ -"
)


@given(st.lists(st.sampled_from(WORDS.split()), min_size=1, max_size=4), st.sampled_from(["en", "uk"]))
def test_any_words_are_a_step_or_a_mistake_that_is_told(said: list[str], language: str) -> None:
    try:
        assert read_step(said, second_night(), language)
    except GameError as error:
        words(language).error(error, WOLFEN)  # has a sentence, or raises
