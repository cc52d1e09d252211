"""Whatever is said, Alexa can speak it: well-formed, and within its limits."""

from xml.etree.ElementTree import fromstring

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice.alexa.speech import LONGEST, MOST_CLIPS, sounds, ssml


def test_signs_of_the_markup_are_words_here() -> None:
    assert ssml(["Bo & Ana < Chris", "“Start?”"]) == "<speak><p>Bo &amp; Ana &lt; Chris</p><p>“Start?”</p></speak>"


def test_nothing_is_said_of_nothing() -> None:
    assert ssml([]) == ssml(["", " "]) == sounds([]) == ""


LONG = st.builds(lambda text, times: text * times, st.text(max_size=20), st.integers(0, 1000))


@given(st.lists(LONG, max_size=8))
def test_any_lines_are_well_formed_and_short_enough(lines: list[str]) -> None:
    speech = ssml(lines)
    assert len(speech) < LONGEST
    if speech:
        fromstring(speech)


@given(st.text("&<> ab", min_size=8, max_size=40))
def test_a_line_without_end_is_cut(text: str) -> None:
    speech = ssml([text * 1000, "Start?"])
    assert len(speech) < LONGEST
    assert [each.text for each in fromstring(speech)][-1] == "Start?"


def test_a_cut_comes_after_a_word() -> None:
    (line,) = fromstring(ssml(["night " * 2000]))
    assert line.text
    assert set(line.text.split()) == {"night"}


def test_where_not_all_can_be_said_the_question_is() -> None:
    lines = [*("Once upon a time " * 50 for _ in range(20)), "Start?"]
    said = [each.text for each in fromstring(ssml(lines))]
    assert said[-1] == "Start?"
    assert len(said) < len(lines)


def test_our_own_sounds() -> None:
    assert sounds([("https://n.example/a.mp3?x=1&y=2", 3.0)]) == (
        '<speak><audio src="https://n.example/a.mp3?x=1&amp;y=2"/></speak>'
    )


@pytest.mark.parametrize(("seconds", "kept"), [(1.0, MOST_CLIPS), (80.0, 3), (81.0, 2), (240.0, 1)])
def test_of_too_much_sound_the_last_is_kept(seconds: float, kept: int) -> None:
    clips = [(f"https://n.example/{n}.mp3", seconds) for n in range(9)]
    addresses = [each.get("src") for each in fromstring(sounds(clips))]
    assert addresses == [address for address, _ in clips[-kept:]]
