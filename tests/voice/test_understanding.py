"""Typed lines of many tables at once: read by few parsers, each made once."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from unittest.mock import patch

from intents.pack import builtin
from intents.parser import Parser
from intents.vocabulary import _of_sentences, vocabulary
from voice import table
from voice.moderator import Plan, Settings, State
from voice.names import spoken_names
from voice.table import PARSERS, Understanding


def state(language: str = "en", *names: str) -> State:
    return State(Settings(language=language), Plan(names=names), phase="night")


def test_parsers_of_tables_that_are_gone_are_forgotten() -> None:
    understand = Understanding()
    with patch.object(table, "PARSERS", 3):
        for number in range(6):
            assert understand("pause", state("en", f"Anna{number}", "Bohdan")).intent == "Pause"
    assert len(understand._parsers) == 3
    assert PARSERS >= 100
    assert understand("pause", state("en", "Anna0", "Bohdan")).intent == "Pause"


def test_many_who_ask_at_once_share_one_parser() -> None:
    understand, together = Understanding(), Barrier(8)
    with patch.object(table, "Parser", wraps=Parser) as made:

        def ask(_: int) -> str | None:
            together.wait(10)
            return understand("pause", state("en", "Anna", "Bohdan")).intent

        with ThreadPoolExecutor(8) as pool:
            assert set(pool.map(ask, range(8))) == {"Pause"}
    assert made.call_count == 1


def test_what_was_read_is_known_by_table_and_phase() -> None:
    understand = Understanding()
    anna = understand("anna votes for bohdan", state("en", "Anna", "Bohdan"))
    assert anna.intent == "RecordVote"
    assert understand("anna votes for bohdan", state("en", "Anna", "Bohdan")) is anna
    assert understand("anna votes for bohdan", state("en", "Clara", "Dmytro")).slots != anna.slots


def test_a_long_line_is_read_and_not_kept() -> None:
    understand = Understanding()
    assert understand("pause " * 100, state()).intent is None
    assert understand._known.cache_info().currsize == 0


def test_the_words_of_sentences_are_looked_for_once_however_many_play() -> None:
    packs = [builtin("en", spoken_names("en", (name, "Bohdan"))) for name in ("Zoriana", "Ostap")]
    first, second = map(vocabulary, packs)
    assert "zoriana" in first - second
    assert "ostap" in second - first
    assert _of_sentences(packs[0].intents, "en") is _of_sentences(packs[1].intents, "en")
