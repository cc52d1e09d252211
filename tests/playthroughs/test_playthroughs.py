"""Whole games are told word for word as the files say."""

from pathlib import Path

import pytest

from scripts import languages
from tests.playthroughs import FOLDER, file_of, games, long, play


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games())
def test_playthrough(name: str, language: str) -> None:
    assert play(name, language) == file_of(name, language).read_text("utf-8"), "make playthroughs writes it anew"


def test_every_file_is_played() -> None:
    written = set(FOLDER.glob("*/*.txt"))
    assert written == {file_of(name, language) for name in games() for language in languages()}


@pytest.mark.parametrize("file", long.files(), ids=lambda file: f"{file.parent.name} {file.stem}")
def test_a_whole_wolfen_game_step_by_step(file: Path) -> None:
    assert long.tell(file) == file.read_text("utf-8"), "make playthroughs writes it anew"


def test_every_whole_game_is_there_in_every_language() -> None:
    assert {file.parent.name for file in long.files()} == set(languages())
