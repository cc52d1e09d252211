"""What may be wrong with the place where a house keeps its tables: one clear sentence, and play goes on."""

import os
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from games import GameError
from intents.commands import StartNight
from scripts import words
from tests.voice.conftest import Runner
from voice.house import House, ServedTable, register
from voice.house import house as house_module
from voice.house.register import FILE
from voice.mouth import Unspoken

PATIENCE = 30
Opened = tuple[House, list[str]]
Open = Callable[[], Opened]
NIGHT = StartNight(("seer", "robber"), players=3, now=True)


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens the house of this test, and notes what it tells."""
    with ExitStack() as houses:

        def open_house() -> Opened:
            told: list[str] = []

            def tell(error: GameError) -> None:
                told.append(words("en").error(error, "onenight"))

            house = House(voice=Unspoken, folder=tmp_path, tell=tell)
            houses.callback(house.close)
            house.load()
            return house, told

        yield open_house


def plays(house: House) -> None:
    """A night can be begun and asked about."""
    table = house.open()
    assert table.send(NIGHT).phase == "night"
    assert table.say("pause").chime


def test_what_was_closed_is_forgotten_and_what_was_open_is_there(opened: Open) -> None:
    house, told = opened()
    kept, closed = house.open(language="uk"), house.open()
    kept.send(NIGHT)
    house.close_table(closed.code)
    house.close()
    again, told_again = opened()
    assert [(table.code, table.language) for table in again.tables] == [(kept.code, "uk")]
    assert again.table(kept.code).moderator.state.phase == "night"
    assert told + told_again == []


@pytest.mark.parametrize("content", [b"no database at all", b"SQLite format 3\x00" + bytes(5000)])
def test_a_file_that_cannot_be_read_is_put_aside(opened: Open, tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    house, told = opened()
    (aside,) = tmp_path.glob("tables-aside-*.sqlite")
    assert aside.read_bytes() == content
    assert len(told) == 1
    assert str(aside) in told[0]
    plays(house)


def test_another_programs_database_is_left_alone(opened: Open, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / FILE)
    other.execute("CREATE TABLE tables (code TEXT)")
    other.close()
    house, told = opened()
    assert len(told) == 1
    plays(house)


def test_one_table_that_cannot_be_read_costs_that_table_alone(opened: Open, tmp_path: Path) -> None:
    house, _ = opened()
    broken, whole = house.open("broken"), house.open("whole")
    for table in (broken, whole):
        table.send(NIGHT)
    house.close()
    file = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    file.execute("UPDATE tables SET state = x'7b22' WHERE code = 'broken'")
    file.close()
    again, told = opened()
    assert [table.code for table in again.tables] == ["whole"]
    assert told == ["Table broken could not be read and was left out; open it anew."]


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    told: list[GameError] = []
    house = House(voice=Unspoken, folder=tmp_path / "file" / "below", tell=told.append)
    house.load()
    assert [error.kind for error in told] == ["store-unsaved"]
    plays(house)
    house.close()


def test_a_disk_that_is_full_is_told_once_and_written_to_as_soon_as_there_is_room(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(register, "AGAIN", 0.05)
    house, told = opened()
    file = house.register._file
    assert file
    table = house.open()
    pages = file.execute("PRAGMA page_count").fetchone()[0]
    file.execute(f"PRAGMA max_page_count = {pages}")  # SQLite says what it says when the disk is full
    with_names = house.open(names=[f"{number} {'x' * 50}" for number in range(90)])
    assert "full" in trouble(table)
    assert len(told) == 1
    plays(house)
    assert len(told) == 1
    file.execute("PRAGMA max_page_count = 100000")
    house.close()
    again, told_again = opened()
    assert again.table(with_names.code).moderator.state == with_names.moderator.state
    assert told_again == []


def trouble(table: ServedTable) -> str:
    """The first thing that this table was told does not work."""
    at = 0
    while happened := table.feed.after(at, PATIENCE):
        at = happened[-1].number
        for each in happened:
            if each.kind == "trouble":
                return str(each.data["text"])
    raise AssertionError("nothing was told")


def test_a_house_that_is_taken_is_one_sentence(
    opened: Open, tmp_path: Path, run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened()
    monkeypatch.setenv("NIGHTCALLER_STATE", str(tmp_path))
    code, _, complaint = run("serve", "--port", "0")
    assert code == 2
    assert "already serves the tables of this folder" in complaint
    assert complaint.count("\n") == 1


PORT = {"en": "port", "uk": "порт"}


@pytest.mark.parametrize("language", PORT)
def test_a_port_that_is_taken_is_one_sentence(run: Runner, language: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, _, complaint = run("serve", "--port", str(port), "--lang", language)
    assert code == 2
    assert f"127.0.0.1, {PORT[language]} {port}" in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("host", "port"),
    [("no-such-host.invalid", "0"), ("192.0.2.7", "0"), ("127.0.0.1", "99999"), ("::zz", "0"), ("127.0.0.1", "-1")],
)
def test_a_place_that_is_none_is_one_sentence(run: Runner, host: str, port: str) -> None:
    code, _, complaint = run("serve", "--host", host, "--port", port)
    assert code == 2
    assert f"Nothing can be served at {host}, port {port}" in complaint
    assert complaint.count("\n") == 1


def test_sound_that_a_killed_house_left_behind_goes(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "cache_folder", lambda: tmp_path)
    old, young = tmp_path / "narrations" / "old.mp3", tmp_path / "narrations" / "young.mp3"
    old.parent.mkdir()
    for file in (old, young):
        file.touch()
    os.utime(old, (0, 0))
    opened()
    assert [young] == list(old.parent.iterdir())
