"""The grammar for the recognizer, and the sentences that come close to what was heard."""

from pathlib import Path
from typing import get_args

import pytest

from intents.candidates import Candidates, Skeletons
from intents.commands import COMMANDS, Phase
from intents.grammar import UNKNOWN, Grammar, Sounds, grammar
from intents.pack import Pack, builtin, load
from intents.parser import Parser
from intents.sampling import Sampler
from voice.names import spoken_names


def knows(word: str) -> bool:
    """A model that has every word but these."""
    return word not in {"revealer", "werehamster", "spotlight", "sunroom", "xyzzy", "wolfen", "nightcaller"}


@pytest.fixture(scope="module")
def pack() -> Pack:
    return builtin("en", spoken_names("en"))


@pytest.fixture(scope="module")
def expected(pack: Pack) -> Grammar:
    return grammar(pack, knows)


@pytest.fixture(scope="module")
def candidates(pack: Pack, expected: Grammar) -> Candidates:
    return Candidates(pack, expected, Sounds(pack, knows), lambda word: word)


def test_sampled_sentences_are_understood_as_they_were_meant(pack: Pack, expected: Grammar) -> None:
    parser = Parser(pack)
    some = sorted(set(expected.phrases))[::20]
    lost = [phrase for phrase in some if parser.read(expected.spell(phrase), repair=False).intent is None]
    assert len(lost) < len(some) * 0.02, lost


@pytest.mark.parametrize("phase", ["setup", "night", "day", "vote", "over"])
def test_a_phase_has_its_own_sentences(pack: Pack, phase: Phase) -> None:
    parser = Parser(pack)
    heard = grammar(pack, knows, phase)
    intents = {parser.read(heard.spell(phrase), repair=False).intent for phrase in sorted(set(heard.phrases))[::3]} - {
        None
    }
    # Some sentences are those of two intents.
    assert {name for name, command in COMMANDS.items() if phase in command.phases} <= intents


@pytest.mark.parametrize(
    ("opening", "phases"),
    [
        ("just e", {"setup"}),  # eight, eleven, eighteen
        ("my card", {"vote", "over"}),
        ("my artifact", {"vote", "over"}),
        ("nobody ", {None, "night", "day"}),
        ("the nominees", {None, "day", "vote"}),
        ("replace ", {None, "setup", "over"}),
    ],
)
def test_a_sentence_is_listened_for_in_its_phases_alone(pack: Pack, opening: str, phases: set[Phase | None]) -> None:
    heard = {phase: grammar(pack, knows, phase).phrases for phase in (None, *get_args(Phase))}
    assert {phase for phase, said in heard.items() if any(each.startswith(opening) for each in said)} == phases


def test_the_same_pack_gives_the_same_grammar(pack: Pack, expected: Grammar) -> None:
    assert grammar(pack, knows).phrases == expected.phrases
    assert grammar(pack, knows, seed=1).phrases != expected.phrases


def test_words_that_the_model_lacks_are_said_in_words_it_has(expected: Grammar) -> None:
    assert all(knows(word) for phrase in expected.phrases for word in phrase.split())
    assert expected.spell("what does the reveal her do") == "what does the revealer do"
    assert expected.spell("explain the where hamster") == "explain the werehamster"


def test_a_word_without_a_given_sound_is_said_as_two(pack: Pack) -> None:
    sounds = Sounds(pack, lambda word: word in {"spot", "light", "on"})
    assert list(sounds.of("spotlight on")) == ["spot light on"]
    assert sounds.spelt == {("spot", "light"): "spotlight"}
    assert not list(sounds.of("xyzzy"))
    assert sounds.unsayable == {"xyzzy"}


@pytest.mark.parametrize(
    ("heard", "meant"),
    [
        ("and hunter and prince", "add hunter and prince"),
        ("explain but seer", "explain seer"),
        ("sit the volume to forty percent", "set the volume to forty percent"),
    ],
)
def test_what_nearly_is_a_sentence_is_filled_with_what_was_heard(
    candidates: Candidates, heard: str, meant: str
) -> None:
    filled = [candidates.filled(close, heard) for close in candidates.near([heard], 5)]
    assert meant in filled


def test_players_fill_a_sentence_by_name_and_by_seat() -> None:
    """One list and a run of the same names are one open place."""
    pack = builtin("en", spoken_names("en", ("Anna", "Chris")))
    candidates = Candidates(pack, grammar(pack, knows), Sounds(pack, knows), str, "vote")
    for heard, meant in (
        ("anna boats for chris", "anna votes for chris"),
        ("player three boats for anna", "player three votes for anna"),
        ("anna and chris are dominated", "anna and chris are nominated"),
        ("chris is executive", "chris is executed"),
    ):
        assert meant in [candidates.filled(close, heard) for close in candidates.near([heard], 5)]


def test_values_that_do_not_fit_fill_nothing(candidates: Candidates) -> None:
    (close, *_) = candidates.near(["add the seer"], 1)
    assert candidates.filled(close, "add forty percent") is None
    assert candidates.filled(close, "add the seer seven times") is None


def test_the_second_look_has_every_value_and_no_favourite(candidates: Candidates) -> None:
    close = candidates.near(["add the seer", "stop the game"], 8)
    phrases = candidates.phrases(close)
    said = " ".join(phrases)
    for role in ("seer", "robber", "village idiot", "apprentice seer"):
        assert role in said
    openings = [sum(phrase.startswith(each.skeleton.split()[0]) for phrase in phrases) for each in close]
    assert min(openings) > 0
    assert candidates.phrases(close) == phrases  # nothing hangs on what was asked before


def test_unknown_sounds_are_like_nothing(candidates: Candidates) -> None:
    assert candidates.alike(UNKNOWN, "stop") == 0
    assert candidates.alike("stop", "stop") == 1


def from_yaml(folder: Path, text: str) -> Pack:
    (folder / "pack.yaml").write_text(text, "utf-8")
    return load(folder, "en")


def test_free_text_in_one_way_to_say_it_leaves_the_others(tmp_path: Path) -> None:
    pack = from_yaml(
        tmp_path,
        """
intents:
  Announce: {data: [{sentences: ["announce ({what}|dinner) downstairs", "lock [{what}] gate"]}]}
lists: {what: {wildcard: true}}
""",
    )
    phrases = grammar(pack, knows).phrases
    assert {"announce dinner downstairs", "lock gate"} <= set(phrases)
    assert Candidates(pack, grammar(pack, knows), Sounds(pack, knows), str).near(["lock gate"], 1)[0].alike == 100


def test_lists_of_one_name_in_two_intents_stay_apart(tmp_path: Path) -> None:
    pack = from_yaml(
        tmp_path,
        """
intents:
  Paint: {data: [{sentences: ["paint {x}"], lists: {x: {values: [red, blue]}}}]}
  Feed: {data: [{sentences: ["feed {x}"], lists: {x: {values: [cat, dog]}}}]}
""",
    )
    assert set(grammar(pack, knows).phrases) == {"paint red", "paint blue", "feed cat", "feed dog"}


def test_a_huge_range_is_listened_for_in_steps(tmp_path: Path) -> None:
    pack = from_yaml(
        tmp_path,
        """
intents: {Count: {data: [{sentences: ["count to {n}"]}]}}
lists: {n: {range: {from: 0, to: 1000000}}}
""",
    )
    assert len(grammar(pack, knows).phrases) < 1000
    assert Candidates(pack, grammar(pack, knows), Sounds(pack, knows), str).near(["count to five"], 1)


def test_what_is_drawn_once_serves_every_phase(pack: Pack, expected: Grammar, monkeypatch: pytest.MonkeyPatch) -> None:
    skeletons, sounds = Skeletons(pack), Sounds(pack, knows)
    alone = [Candidates(pack, expected, sounds, str, phase).near(["pause the game"], 5) for phase in get_args(Phase)]
    assert [
        Candidates(pack, expected, sounds, str, phase, skeletons).near(["pause the game"], 5)
        for phase in get_args(Phase)
    ] == alone
    monkeypatch.setattr(Sampler, "intent", None)  # nothing is drawn any more
    assert Candidates(pack, expected, sounds, str, "night", skeletons).near(["pause the game"], 5) == alone[1]
