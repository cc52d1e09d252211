"""Captions for players and web pages."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scripts import Request, Say, words, write
from scripts.captions import Heard, Sentence, srt, vtt
from scripts.cues import Place
from scripts.formats import FORMATS, SUFFIXES
from scripts.timeline import Moment

LINE = Say("onenight-opening-close", Place("opening"))


def test_webvtt_says_the_same_as_subrip() -> None:
    script = write(Request(roles=("seer", "robber"), part="all")).script
    head, *blocks = FORMATS["vtt"](script, words("uk")).strip().split("\n\n")
    numbered = FORMATS["srt"](script, words("uk")).strip().split("\n\n")
    assert head == "WEBVTT"
    assert [block.split("\n")[1:] for block in blocks] == [block.split("\n")[2:] for block in numbered]
    for block in blocks:
        assert re.match(r"\d\d:\d\d:\d\d\.\d{3} --> \d\d:\d\d:\d\d\.\d{3}\n", block)


def test_webvtt_has_a_file_ending() -> None:
    assert SUFFIXES["vtt"] == ".vtt"
    assert SUFFIXES.keys() == FORMATS.keys()


@given(st.text(alphabet="<>&-ab \n", min_size=1).filter(str.strip))
def test_no_name_can_break_a_web_page(name: str) -> None:
    made = vtt([Moment(LINE, name, 0, 1)])
    assert made.startswith("WEBVTT\n\n")
    assert "<" not in made
    assert not re.search("&(?!lt;|gt;|amp;)", made)
    blocks = made.split("\n\n")[1:]
    assert all(block.count("-->") == 1 for block in blocks)


@pytest.mark.parametrize(("captions", "point"), [(srt, ","), (vtt, ".")])
def test_a_line_that_was_spoken_has_the_times_of_its_sentences(captions: object, point: str) -> None:
    heard = Heard(LINE, "One. Two.", 10, 14, (Sentence("One.", 10, 11), Sentence("Two.", 12, 13.5)))
    made = captions([heard, Moment(LINE, "Three.", 14, 15)])  # type: ignore[operator] # either of the two
    times = re.findall(r"00:00:(\d\d.\d{3}) --> 00:00:(\d\d.\d{3})\n(\w+)", made)
    expected = [("10.000", "11.000", "One"), ("12.000", "13.500", "Two"), ("14.000", "15.000", "Three")]
    assert times == [(start.replace(".", point), end.replace(".", point), said) for start, end, said in expected]
