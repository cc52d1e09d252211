"""Whole games are told word for word as the files say."""

from pathlib import Path

import pytest

from scripts import languages
from tests.playthroughs import FOLDER, file_of, games, long, play
from tests.playthroughs.evenings import evenings, file_of_evening, play_evening


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games())
def test_playthrough(name: str, language: str) -> None:
    assert play(name, language) == file_of(name, language).read_text("utf-8"), "make playthroughs writes it anew"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", evenings())
def test_evening(name: str, language: str) -> None:
    told = file_of_evening(name, language).read_text("utf-8")
    assert play_evening(name, language) == told, "make playthroughs writes it anew"


def test_every_file_is_played() -> None:
    written = {file for language in languages() for file in (FOLDER / language).glob("*.txt")}
    played = {file_of(name, language) for name in games() for language in languages()}
    assert written == played | {file_of_evening(name, language) for name in evenings() for language in languages()}


@pytest.mark.parametrize("file", long.files(), ids=lambda file: f"{file.parent.name} {file.stem}")
def test_a_whole_wolfen_game_step_by_step(file: Path) -> None:
    assert long.tell(file) == file.read_text("utf-8"), "make playthroughs writes it anew"


def test_every_whole_game_is_there_in_every_language() -> None:
    assert {file.parent.name for file in long.files()} == set(languages())
