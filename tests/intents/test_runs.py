"""Names in a row."""

import pytest

from intents.plain import plain
from intents.runs import Name, Run, tokens_of

NAMES = [Name("seer", "seer"), Name("apprentice seer", "apprentice_seer"), Name("mason", "mason")]
NAMES += [Name("masons", "mason", 2), Name("one eyed", "one_eyed")]
RUN = Run(
    slot="roles",
    of="role",
    joiners=(("and",), ("as", "well", "as")),
    counts={("the",): 0, ("one",): 1, ("two",): 2, ("the", "two"): 2},
    names={tokens_of(name.text): name for name in NAMES},
)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("the Seer", [["seer"]]),
        ("Apprentice Seer, Seer and the Masons", [["apprentice_seer", "seer", "mason", "mason"]]),
        ("one Mason as well as two Masons", [["mason", "mason", "mason"]]),
        ("the two masons", [["mason", "mason"]]),
        ("3 masons and 1 mason", [["mason"] * 4]),
        ("one-eyed and one one-eyed", [["one_eyed", "one_eyed"]]),
        ("a seer met a mason", [["seer"], ["mason"]]),
        ("seer and", [["seer"]]),
        ("12 masons", [["mason", "mason"]]),
        ("two", []),
        ("", []),
    ],
)
def test_runs_are_found(text: str, values: list[list[str]]) -> None:
    assert [list(found.values) for found in RUN.find(plain(text).split())] == values


def test_a_run_says_where_it_stands() -> None:
    (found,) = RUN.find("add the seer and mason please".split())
    assert (found.start, found.first_end, found.end) == (1, 3, 5)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("not the Seer, the Mason", [["seer"], ["mason"]]),
        ("not the Seer and one Mason, two Masons", [["seer", "mason"], ["mason", "mason"]]),
        ("not the Seer, the Mason and the Seer", [["seer"], ["mason", "seer"]]),
        ("the Seer and the Mason", []),
        ("nobody", []),
    ],
)
def test_a_run_is_parted_where_nothing_joins(text: str, values: list[list[str]]) -> None:
    assert [list(found.values) for found in RUN.parted(plain(text).split())] == values


def test_a_run_without_counts_counts_no_digits() -> None:
    people = Run("people", "person", (("and",),), {}, {("ana",): Name("ana", "Ana")})
    assert [found.values for found in people.find("2 ana and ana".split())] == [("Ana", "Ana")]
