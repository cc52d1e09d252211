"""A script as text, JSON, SSML, captions and a page."""

import json
import re
from xml.etree import ElementTree

import html5lib
import pytest

from games import ONENIGHT, game
from scripts import Request, Say, Script, Style, Words, languages, words, write
from scripts.formats import FORMATS
from scripts.onenight import night
from scripts.page import picture
from scripts.timeline import sections, timeline
from tests.decks import ALL_CARDS

SSML = "{http://www.w3.org/2001/10/synthesis}"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(params=["a whole deck", "untimed", "a day", "a Wolfen day"])
def script(request: pytest.FixtureRequest) -> Script:
    wishes = {
        "a whole deck": Request(roles=tuple(ALL_CARDS), players=24, part="all"),
        "untimed": Request(roles=("seer",), style=Style(untimed=True)),
        "a day": Request(roles=("hunter",), part="day"),
        "a Wolfen day": Request(
            game="wolfen", players=12, part="all", night=2, nominees=("A & B", "<C>"), executed="<C>"
        ),
    }
    return write(wishes[request.param]).script


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


def lines(script: Script, spoken: Words) -> list[str]:
    return [spoken.line(cue, script.game) for cue in script.cues if isinstance(cue, Say)]


def test_text_has_every_line_in_order(script: Script, spoken: Words) -> None:
    rows = [row for row in FORMATS["text"](script, spoken).splitlines() if row and not row.startswith(" ")]
    assert rows == lines(script, spoken)


def test_text_has_a_paragraph_for_each_turn() -> None:
    paragraphs = FORMATS["text"](night(["werewolf", "seer"]), words("en")).split("\n\n")
    assert [paragraph.split(",")[0] for paragraph in paragraphs[1:3]] == ["Werewolves", "Seer"]
    assert len(paragraphs) == 4


def test_json_has_the_shape_other_programs_read(script: Script, spoken: Words) -> None:
    read = json.loads(FORMATS["json"](script, spoken))
    assert list(read) == ["game", "edition", "language", "roles", "cues"]
    assert read["language"] == spoken.language
    assert read["roles"] == list(script.roles)
    fields = {"say": ["do", "key", "role", "text"], "wait": ["do", "seconds", "role"], "sound": ["do", "name"]}
    for cue in read["cues"]:
        assert list(cue) == fields[cue["do"]]
    assert [cue["text"] for cue in read["cues"] if cue["do"] == "say"] == lines(script, spoken)
    assert {cue["name"] for cue in read["cues"] if cue["do"] == "sound"} <= {"dusk", "wake", "sleep", "dawn", "timer"}


def test_ssml_is_valid_and_no_break_is_longer_than_ten_seconds(script: Script, spoken: Words) -> None:
    speak = ElementTree.fromstring(FORMATS["ssml"](script, spoken))
    assert (speak.tag, speak.get("version")) == (f"{SSML}speak", "1.1")
    assert speak.get("{http://www.w3.org/XML/1998/namespace}lang") == spoken.text("speech-language")
    # In the W3C schema: speak holds p; p holds s and break; s holds text; break is empty and has a time.
    assert {child.tag for child in speak} == {f"{SSML}p"}
    for child in (child for paragraph in speak for child in paragraph):
        assert child.tag in {f"{SSML}s", f"{SSML}break"}
        assert len(child) == 0
        if child.tag == f"{SSML}break":
            assert re.fullmatch(r"\d+ms", child.get("time", ""))
            assert 0 < int(child.get("time", "")[:-2]) <= 10_000
    assert [sentence.text for sentence in speak.iter(f"{SSML}s")] == lines(script, spoken)


def test_ssml_breaks_add_up_to_the_pauses() -> None:
    script = write(Request(roles=("hunter",), part="day")).script
    speak = ElementTree.fromstring(FORMATS["ssml"](script, words("en")))
    total = sum(int(pause.get("time", "")[:-2]) for pause in speak.iter(f"{SSML}break")) / 1000
    assert total == pytest.approx(sum(getattr(cue, "seconds", 0) for cue in script.cues))


def seconds(clock: str) -> float:
    hours, minutes, rest = clock.split(":")
    return int(hours) * 3600 + int(minutes) * 60 + float(rest.replace(",", "."))


def test_captions_are_numbered_in_time_and_short_enough_to_read(script: Script, spoken: Words) -> None:
    blocks = FORMATS["srt"](script, spoken).strip().split("\n\n")
    end = 0.0
    said = []
    for number, block in enumerate(blocks, start=1):
        head, times, *rows = block.split("\n")
        assert head == str(number)
        match = re.fullmatch(r"(\d\d:\d\d:\d\d,\d{3}) --> (\d\d:\d\d:\d\d,\d{3})", times)
        assert match
        start, stop = seconds(match[1]), seconds(match[2])
        assert end <= start < stop
        end = stop
        assert len(rows) <= 2
        assert all(len(row) <= 42 for row in rows)
        said += rows
    assert " ".join(said).split() == " ".join(lines(script, spoken)).split()


def test_the_page_is_valid_html_that_needs_no_script_and_nothing_from_elsewhere(script: Script, spoken: Words) -> None:
    html = FORMATS["html"](script, spoken)
    page = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(html)
    assert page.get("lang") == spoken.language
    assert page.find(".//script") is None
    assert page.find(".//link") is None
    assert not re.search(r"(src|href|url)\s*[=(]", html)
    said = ["".join(p.itertext()) for p in page.iterfind(".//section/p") if p.get("class") != "pause"]
    assert said == lines(script, spoken)


def test_the_page_can_be_walked_by_headings_and_has_a_picture_with_words(script: Script, spoken: Words) -> None:
    page = html5lib.parse(FORMATS["html"](script, spoken), namespaceHTMLElements=False)
    levels = [int(element.tag[1]) for element in page.iter() if re.fullmatch("h[1-6]", str(element.tag))]
    assert levels[:3] == [1, 2, 2]
    assert set(levels[3:]) == {3}
    ids = [element.get("id") for element in page.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    for section in page.iterfind(".//section"):
        assert section.get("aria-labelledby") in ids
    (drawing,) = page.iter(f"{SVG}svg")
    assert drawing.get("role") == "img"
    assert drawing.find(f"{SVG}title") is not None
    words_of_picture = drawing.find(f"{SVG}desc")
    assert words_of_picture is not None
    for heading in page.iterfind(".//h3"):
        assert (heading.text or "").strip() in (words_of_picture.text or "")


def test_the_picture_has_a_bar_for_every_section_and_none_leaves_it() -> None:
    script = night(ALL_CARDS, 24)
    drawing = ElementTree.fromstring(picture(script, words("uk")))
    width = float(drawing.get("viewBox", "").split()[2])
    bars = [bar for bar in drawing.iter(f"{SVG}rect") if bar.get("rx")]
    assert len(bars) == len(list(sections(timeline(script, words("uk")))))
    for bar in bars:
        assert float(bar.get("x", "")) + float(bar.get("width", "")) <= width


def test_sections_follow_the_calls() -> None:
    script = write(Request(roles=("doppelganger", "insomniac"), part="all")).script
    found = [
        (section.role or section.part) + (f" as {section.copying}" if section.copying else "")
        for section in sections(timeline(script, words("en")))
    ]
    assert found == [
        *[
            "opening",
            "doppelganger",
            "werewolf",
            "insomniac",
            "doppelganger as insomniac",
            "dawn",
            "day",
            "vote",
            "win",
        ],
    ]


def test_names_of_players_are_escaped() -> None:
    script = write(Request(game="wolfen", players=8, part="day", nominees=("<b>&", "Bo"))).script
    assert "<b>" not in FORMATS["html"](script, words("en"))
    assert "<b>" not in FORMATS["ssml"](script, words("en"))
    assert "&lt;b&gt;&amp;" in FORMATS["ssml"](script, words("en"))


def test_every_role_has_its_place_in_the_whole_night() -> None:
    html = FORMATS["html"](night(ALL_CARDS, 24), words("en"))
    for role in game(ONENIGHT).roles.values():
        if role.has_turn:
            assert re.search(rf"<h3[^>]*>{words('en').call(role.id, ONENIGHT)} ", html)
