"""A script as text, JSON, SSML, captions and a page."""

import json
import re
from dataclasses import replace
from xml.etree import ElementTree

import html5lib
import pytest

from games import ONENIGHT, game
from scripts import Request, Say, Script, Style, Words, languages, words, write
from scripts.captions import srt
from scripts.cues import Place
from scripts.formats import FORMATS
from scripts.onenight import night
from scripts.page import picture
from scripts.timeline import Moment, sections, speaking_seconds, timeline
from tests.decks import ALL_CARDS

SSML = "{http://www.w3.org/2001/10/synthesis}"
NIGHTFALL = Say("onenight-opening-close", Place("opening"))
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(params=["a whole deck", "untimed", "a day", "a Wolfen day"])
def script(request: pytest.FixtureRequest) -> Script:
    wishes = {
        "a whole deck": Request(roles=tuple(ALL_CARDS), players=24, part="all"),
        "untimed": Request(roles=("seer",), style=Style(untimed=True)),
        "a day": Request(roles=("hunter",), part="day"),
        "a Wolfen day": Request(
            game="wolfen", players=12, part="all", night=2, survivors=9, nominees=("A & B", "<C>"), executed="<C>"
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
    assert speak.get("{http://www.w3.org/XML/1998/namespace}lang") == spoken.text("language-region")
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
        (section.place.role or section.place.part) + (f" as {section.place.copying}" if section.place.copying else "")
        for section in sections(timeline(script, words("en")))
    ]
    assert found == [
        *["opening", "doppelganger", "werewolf", "insomniac", "doppelganger as insomniac", "dawn"],
        *["discussion", "vote", "verdict"],
    ]


def test_any_stretch_of_a_script_has_its_sections() -> None:
    """Whoever goes on in the middle of a night can still be shown where they are."""
    script = write(Request(roles=("doppelganger", "insomniac"), part="all")).script
    for start in range(len(script.cues)):
        for stop in (start + 1, start + 2, len(script.cues)):
            stretch = replace(script, cues=script.cues[start:stop])
            moments = [moment for section in sections(timeline(stretch, words("en"))) for moment in section.moments]
            assert [moment.cue for moment in moments] == list(stretch.cues)


def test_captions_of_more_than_an_hour() -> None:
    script = write(Request(roles=("hunter",), part="day", minutes=60)).script
    assert "\n01:0" in FORMATS["srt"](script, words("en"))


def test_a_caption_of_two_pieces_gives_the_longer_more_time() -> None:
    text = " ".join(["x" * 42, "y" * 41, "z" * 9])
    _, first, second, _ = re.split(r"\n\n|^", srt([Moment(NIGHTFALL, text, 0, 93)]) + "\n\n", maxsplit=3)
    assert "00:00:00,000 --> 00:01:24" in first
    assert "--> 00:01:33,000" in second


def test_an_untimed_page_says_next_and_no_length() -> None:
    html = FORMATS["html"](write(Request(roles=("seer",), style=Style(untimed=True))).script, words("en"))
    assert "pause until “next”" in html
    assert "as long as you like" in html
    assert "None" not in html


def test_an_untimed_pause_is_one_break_of_ten_seconds() -> None:
    text = FORMATS["ssml"](write(Request(roles=("seer",), style=Style(untimed=True))).script, words("en"))
    assert set(re.findall(r'time="(\w+)"', text)) == {"10000ms"}
    assert "<!-- sound: wake -->" in text


def test_the_page_names_the_edition_of_one_night_alone() -> None:
    assert "Ukrainian edition" in FORMATS["html"](night(["seer"], edition="ukrainian"), words("en"))
    assert "edition" not in FORMATS["html"](write(Request(game="wolfen", players=8)).script, words("en"))


def test_the_page_tells_a_machine_the_time_it_tells_a_person() -> None:
    html = FORMATS["html"](night(["werewolf", "seer"]), words("en"))
    times = re.findall(r'datetime="PT(\d+)S">(\d+):(\d\d)<', html)
    assert len(times) == 4
    assert all(int(seconds) == int(minutes) * 60 + int(rest) for seconds, minutes, rest in times)


def test_ukrainian_is_spoken_more_slowly() -> None:
    assert speaking_seconds("x" * 100, words("uk")) > speaking_seconds("x" * 100, words("en"))


def test_a_name_cannot_end_a_caption() -> None:
    asked = Request(game="wolfen", players=8, part="day", nominees=("1 --> 2", "Bo"))
    text = FORMATS["srt"](write(asked).script, words("en"))
    assert all(row.count(",") == 2 for row in text.splitlines() if "-->" in row)


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
