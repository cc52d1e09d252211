"""Every message that the page asks for exists, and every one that exists is asked for."""

import re
from pathlib import Path

import pytest

import voice.web
from scripts import languages, words
from voice.web.page import PREFIXES, page_words

FOLDER = Path(voice.web.__path__[0])
SOURCES = [
    file.read_text("utf-8")
    for folder, pattern in (("static", "*.js"), ("templates", "*.html"))
    for file in sorted((FOLDER / folder).glob(pattern))
]
MADE = ("phase-",)
"""Messages whose last part only the page knows."""
ASKED = re.compile(r"""\bt\("([a-z-]+)"|data-t(?:-\w+)?="([a-z-]+)\"""")
QUOTED = re.compile(r"""["'`]([a-z]+(?:-[a-z]+)*)["'`]""")
"""Also what stands in a list of messages; some of it is no message."""


def test_every_message_is_there_and_used() -> None:
    text = "\n".join(SOURCES)
    known = {key.removeprefix("web-") for key in words("en").keys if key.startswith("web-")}
    asked = {(one or other).removeprefix("web-") for one, other in ASKED.findall(text)}
    assert asked - known == set()
    by_the_server = {"brand", "no-script", "seat-freed"}
    assert {key for key in known - asked - set(QUOTED.findall(text)) if not key.startswith(MADE)} <= by_the_server


@pytest.mark.parametrize("language", languages())
def test_what_the_page_fills_in_stays_open(language: str) -> None:
    found = page_words(language)
    assert found["web-table"].count("{code}") == 1
    assert all(key.startswith(PREFIXES) for key in found)
    assert not any("{ " in text or "$" in text for text in found.values())


def test_no_line_of_the_page_has_words_of_its_own() -> None:
    for source in SOURCES:
        assert not re.search("[а-яїієґ]", source, re.IGNORECASE)
