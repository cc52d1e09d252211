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


def asked() -> set[str]:
    """Whatever stands in quotes and is a message, or is asked for by name."""
    quoted = set(re.findall(r"""["'`]([a-z]+(?:-[a-z]+)*)["'`]""", "\n".join(SOURCES)))
    named = set(re.findall(r"""\bt\("(?:web-)?([a-z-]+)"[,)]|data-t(?:-\w+)?="([a-z-]+)\"""", "\n".join(SOURCES)))
    return quoted | {key for pair in named for key in pair if key}


def test_every_message_is_there_and_used() -> None:
    known = {key.removeprefix("web-") for key in words("en").keys if key.startswith("web-")}
    needed = {
        key
        for pair in re.findall(r"""\bt\("([a-z-]+)"|data-t(?:-\w+)?="([a-z-]+)\"""", "\n".join(SOURCES))
        for key in pair
    }
    needed = {key.removeprefix("web-") for key in needed if key}
    assert needed - known == set()
    assert {key for key in known - asked() if not key.startswith(MADE)} == set()


@pytest.mark.parametrize("language", languages())
def test_what_the_page_fills_in_stays_open(language: str) -> None:
    found = page_words(language)
    assert found["web-table"].count("{code}") == 1
    assert all(key.startswith(PREFIXES) for key in found)
    assert not any("{ " in text or "$" in text for text in found.values())


def test_no_line_of_the_page_has_words_of_its_own() -> None:
    for source in SOURCES:
        assert not re.search("[а-яїієґ]", source, re.IGNORECASE)
