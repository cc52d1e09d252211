"""Packs that are broken say where, at once; and none of hassil's ways to write one is a mistake."""

from pathlib import Path

import pytest

from intents.errors import IntentError
from intents.pack import builtin, load
from intents.parser import Parser
from intents.runs import Name
from scripts import languages, words

GREET = "intents: {Greet: {data: [{sentences: ['hello']}]}}\n"


def pack_with(tmp_path: Path, content: str | bytes, name: str = "pack.yaml") -> Path:
    (tmp_path / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    return tmp_path


@pytest.mark.parametrize(
    ("content", "kind", "facts"),
    [
        ("intents: [", "pack-yaml", {"path": "pack.yaml", "line": 2}),
        ("intents:\n  A: {\n", "pack-yaml", {"line": 3}),
        (b"intents: \xff\xfe", "pack-encoding", {"path": "pack.yaml"}),
        (b"\x00\x01\x02", "pack-file", {"path": "pack.yaml"}),
        ("- a\n- b\n", "pack-shape", {"where": "pack.yaml", "wanted": "mapping"}),
        ("language: en\n", "pack-no-intents", {}),
        ("", "pack-no-intents", {}),
        ("intents: [a]", "pack-shape", {"where": "intents", "wanted": "mapping"}),
        ("intents: {A: }", "pack-shape", {"where": "intents.A", "wanted": "mapping"}),
        ("intents: {A: {data: {}}}", "pack-shape", {"where": "intents.A.data", "wanted": "sequence"}),
        ("intents: {A: {data: [{}]}}", "pack-shape", {"where": "intents.A.data.sentences", "wanted": "sequence"}),
        ("intents: {A: {data: [{sentences: hi}]}}", "pack-shape", {"wanted": "sequence"}),
        ("intents: {A: {data: [{sentences: [[hi]]}]}}", "pack-shape", {"wanted": "text"}),
        (GREET + "lists: {x: {}}", "pack-shape", {"where": "lists.x", "wanted": "list"}),
        (GREET + "lists: {x: {values: [{out: 1}]}}", "pack-shape", {"where": "lists.x.values.in", "wanted": "text"}),
        (GREET + "lists: {x: {range: {from: 9, to: 1}}}", "pack-shape", {"where": "lists.x.range", "wanted": "range"}),
        (GREET + "lists: {x: {range: {from: a, to: 1}}}", "pack-shape", {"wanted": "range"}),
        (GREET + "expansion_rules: {r: 'a (b'}", "pack-template", {"where": "expansion_rules.r", "text": "a (b"}),
        (GREET + "lists: {x: {values: ['a (b']}}", "pack-template", {"where": "lists.x"}),
        ("intents: {A: {data: [{sentences: ['fine', 'a [(b|c]']}]}}", "pack-template", {"where": "intents.A"}),
        (
            "intents: {A: {data: [{sentences: ['<r>'], expansion_rules: {r: '<s>', s: 'x [y'}}]}}",
            "pack-template",
            {"where": "intents.A.expansion_rules.s", "text": "x [y"},
        ),
        ("intents: {A: {data: [{sentences: ['hi {who}']}]}}", "pack-list", {"intent": "A", "name": "who"}),
        ("intents: {A: {data: [{sentences: ['']}]}}", "pack-template", {"where": "intents.A", "text": ""}),
        (GREET + "expansion_rules: {r: '<s>'}", "pack-rule", {"name": "s"}),
        ("intents: {A: {data: [{sentences: ['<r>']}]}}", "pack-rule", {"name": "r"}),
        (GREET + "expansion_rules: {r: 'a <s>', s: 'b [<r>]'}", "pack-loop", {"name": "r"}),
        (GREET + "runs: {xs: {of: x}}", "pack-list", {"name": "x"}),
    ],
)
def test_a_broken_pack_says_where(tmp_path: Path, content: str | bytes, kind: str, facts: dict[str, object]) -> None:
    with pytest.raises(IntentError) as caught:
        load(pack_with(tmp_path, content), "en")
    assert caught.value.kind == kind
    assert caught.value.facts.items() >= facts.items()
    for language in languages():
        assert "\n" not in words(language).error(caught.value, "onenight")


def test_an_empty_folder_and_a_file_are_no_packs(tmp_path: Path) -> None:
    with pytest.raises(IntentError, match="pack-empty"):
        load(tmp_path, "en")
    with pytest.raises(IntentError, match="pack-folder"):
        load(pack_with(tmp_path, GREET) / "pack.yaml", "en")
    with pytest.raises(IntentError, match="pack-folder"):
        load(tmp_path / "nowhere", "en")


def test_two_files_that_contradict_each_other(tmp_path: Path) -> None:
    pack_with(tmp_path, GREET, "a.yaml")
    pack_with(tmp_path, "intents: [x]", "b.yaml")
    with pytest.raises(IntentError, match=r"pack-file.*b\.yaml"):
        load(tmp_path, "en")


def test_files_of_one_pack_come_together(tmp_path: Path) -> None:
    pack_with(tmp_path, GREET + "lists:\n", "a.yaml")
    pack_with(tmp_path, "intents: {Greet: {data: [{sentences: ['hi {who}']}]}}", "b.yml")
    pack_with(tmp_path, "lists: {who: {values: [7, true, 'on', yes]}}", "c.yaml")
    parser = Parser(load(tmp_path, "en"))
    assert [parser.read(text).intent for text in ("hello", "hi 7", "hi on", "hi yes")] == ["Greet"] * 4
    assert parser.read("hi yes").slots == {"who": "yes"}


def test_ranges_that_differ_in_their_multiplier_alone(tmp_path: Path) -> None:
    """hassil keeps the words of a range by its limits."""
    content = """
intents:
  Minutes: {data: [{sentences: ["{one:seconds} minutes"]}]}
  Hours: {data: [{sentences: ["{two:seconds} hours"]}]}
  Seconds: {data: [{sentences: ["{three:seconds} seconds"]}]}
lists:
  one: {range: {from: 1, to: 9, multiplier: 60}}
  two: {range: {from: 1, to: 9, multiplier: 3600}}
  three: {range: {from: 1, to: 9}}
"""
    parser = Parser(load(pack_with(tmp_path, content), "en"))
    for text, seconds in (("two minutes", 120), ("two hours", 7200), ("two seconds", 2), ("2 hours", 7200)):
        assert parser.read(text).slots == {"seconds": seconds}


@pytest.mark.parametrize("language", ["en", "xx"])
def test_every_way_to_write_a_pack_loads(tmp_path: Path, language: str) -> None:
    content = """
intents:
  Everything:
    data:
      - sentences: ["(one;two;<three>) {0..100,10:level} [<local>] {place:@where}", "say {anything}", "{big} bits"]
        requires_context: {area: {slot: true}}
        excludes_context: {domain: [a, b]}
        metadata: {x: 1}
        response: done
        required_keywords: [one]
        expansion_rules: {local: "here[ and there]"}
        lists: {place: {values: ["[the ]top"]}}
        slots:
  Plain: {data: [{sentences: ["{anything} in {place}"]}, {sentences: []}]}
lists:
  place: {values: [{in: "<three> (house|home)", out: home, context: {area: x}, metadata: {y: 2}}]}
  anything: {wildcard: true}
  big: {range: {from: 0, to: 1000000, step: 1, type: percentage}}
expansion_rules: {three: "3"}
settings: {ignore_whitespace: false}
responses: {intents: {}}
skip_words: [please, 5]
"""
    parser = Parser(load(pack_with(tmp_path, f"language: {language}\n{content}"), language))
    assert parser.read("Fun Times in 3 house").slots == {"anything": "Fun Times", "place": "home"}
    assert parser.read("gibberish words here").intent is None


def test_packs_of_two_tables_do_not_mix() -> None:
    """The templates are read once; the names of one table stay at it."""
    first = Parser(builtin("en", {"player": [Name("Ana", "Ana"), Name("Bo", "Bo")]}))
    second = Parser(builtin("en", {"player": [Name("Cid", "Cid"), Name("Dee", "Dee")]}))
    assert first.read("ana votes for bo").intent == "RecordVote"
    assert first.read("cid votes for dee").intent is None
    assert second.read("cid votes for dee").slots == {"voter": "Cid", "target": "Dee"}
    assert first.read("two more minutes").slots == second.read("two more minutes").slots == {"seconds": 120}
