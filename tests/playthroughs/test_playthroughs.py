"""Whole games are told word for word as the files say."""

import pytest

from scripts import languages
from tests.playthroughs import FOLDER, file_of, games, play


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games())
def test_playthrough(name: str, language: str) -> None:
    assert play(name, language) == file_of(name, language).read_text("utf-8"), "make playthroughs writes it anew"


def test_every_file_is_played() -> None:
    written = set(FOLDER.glob("*/*.txt"))
    assert written == {file_of(name, language) for name in games() for language in languages()}
