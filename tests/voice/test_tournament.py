"""`nightcaller tournament`: evenings that add up, in a file that stays whole."""

import csv
import io
import json
import os
import signal
import sqlite3
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from games.wolfen.points import Result
from tests.voice.conftest import Ran, Runner
from voice.errors import DoorError
from voice.tournaments import FILE_VARIABLE, Tournaments, tournaments_file

FIRST = ["--players", "Ana,Ben,Carl,Dee", "--winners", "Ana,Ben", "--storyteller", "Dee"]


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody's own tournaments are touched."""
    path = tmp_path / "kept" / "tournaments.db"
    monkeypatch.setenv(FILE_VARIABLE, str(path))
    return path


@pytest.fixture
def cup(run: Runner) -> str:
    assert run("tournament", "new", "Winter Cup")[0] == 0
    return "Winter Cup"


def record(run: Runner, *arguments: str) -> Ran:
    return run("tournament", "record", *arguments)


class TestEvenings:
    def test_from_the_first_game_to_the_standings(self, run: Runner, cup: str) -> None:
        bonuses = ["--role-player", "Carl", "--most-fun", "Ana", "--faction", "human", "--date", "2026-10-31"]
        assert record(run, cup, *FIRST, *bonuses)[1] == "Game 1 of “Winter Cup” is recorded.\n"
        assert record(run, cup, "--players", "Ana,Eve", "--winners", "Eve", "--date", "2026-11-07")[0] == 0
        assert run("tournament", "standings", cup)[1].splitlines() == [
            "1\tAna\t2\t1\t5",
            "2\tBen\t1\t1\t3",
            "2\tEve\t1\t1\t3",
            "4\tCarl\t1\t0\t2",
            "4\tDee\t1\t0\t2",
        ]
        assert run("tournament", "games", cup)[1].splitlines() == [
            "1\t2026-10-31\tHumans\tAna and Ben\tDee\tCarl\tAna",
            "2\t2026-11-07\tnot noted\tEve\tnobody\tnobody\tnobody",
        ]

    def test_a_finished_game_is_taken_from_its_file(self, run: Runner, cup: str, tmp_path: Path) -> None:
        game = str(tmp_path / "game.json")
        people = "Ana,Ben,Carl,Dee,Eve,Fay"
        run("wolfen", "new", game, "--players", people, "--storyteller", "Fay", "--no-special", "--seed", "1")
        assert record(run, cup, "--from", game)[2] == "The game is not over yet; play it to its end first.\n"
        seats = json.loads(Path(game).read_text("utf-8"))["players"]
        alpha = next(seat["name"] for seat in seats if seat["card"] == "alpha")
        run("wolfen", "do", game, "suicide", alpha)
        assert record(run, cup, "--from", game, "--most-fun", "ben")[0] == 0
        (kept,) = map(json.loads, run("tournament", "games", cup, "--json")[1].splitlines())
        assert (kept["faction"], kept["storyteller"], kept["most_fun"]) == ("human", "Fay", "Ben")
        assert kept["roles"] == [seat["card"] for seat in seats]
        assert kept["points"]["Fay"] == 2
        assert kept["points"][alpha] == 1 + (alpha == "Ben")
        assert "already" in record(run, cup, "--from", game)[2]

    def test_today_is_the_date_unless_another_is_said(self, run: Runner, cup: str) -> None:
        record(run, cup, *FIRST)
        assert run("tournament", "games", cup)[1].split("\t")[1] == date.today().isoformat()

    def test_the_same_person_under_the_same_name(self, run: Runner, cup: str) -> None:
        record(run, cup, *FIRST)
        record(run, cup, "--players", "ana,BEN", "--winners", "ben")
        assert run("tournament", "standings", cup)[1].splitlines()[:2] == ["1\tBen\t2\t2\t6", "2\tAna\t2\t1\t4"]

    @pytest.mark.usefixtures("cup")
    def test_the_only_tournament_need_not_be_named(self, run: Runner) -> None:
        assert record(run, *FIRST)[0] == 0
        run("tournament", "new", "Summer Cup")
        assert run("tournament", "standings")[2].startswith("Name the tournament")
        assert run("tournament", "list")[1] == "Winter Cup\nSummer Cup\n"

    def test_undo_takes_the_last_game_out(self, run: Runner, cup: str) -> None:
        record(run, cup, *FIRST)
        before = run("tournament", "standings", cup)
        record(run, cup, "--players", "Ana,Eve", "--winners", "Eve", "--date", "2026-11-07")
        assert run("tournament", "undo", cup)[1] == "Game 2 of 2026-11-07 is taken out of “Winter Cup” again.\n"
        assert run("tournament", "standings", cup) == before

    def test_in_ukrainian(self, run: Runner) -> None:
        assert run("tournament", "new", "Зимовий кубок", "--lang", "uk")[0] == 0
        record(run, "зимовий КУБОК", "--players", "Ана,Їжак", "--winners", "їжак", "--faction", "wolfen")
        assert run("tournament", "games", "--lang", "uk")[1].split("\t")[2:4] == ["Вовкуни", "Їжак"]

    def test_before_the_first_game(self, run: Runner, cup: str) -> None:
        assert run("tournament", "standings", cup)[1] == "No game of “Winter Cup” has been recorded yet.\n"
        assert run("tournament", "games", cup)[1] == "No game of “Winter Cup” has been recorded yet.\n"


class TestExport:
    def test_the_standings_as_csv(self, run: Runner, cup: str, tmp_path: Path) -> None:
        record(run, cup, "--players", 'Ana "Ace",Ben', "--winners", "Ben")
        _, out, _ = run("tournament", "standings", cup, "--csv", "-")
        assert list(csv.DictReader(io.StringIO(out))) == [
            {"rank": "1", "player": "Ben", "games": "1", "wins": "1", "points": "3"},
            {"rank": "2", "player": 'Ana "Ace"', "games": "1", "wins": "0", "points": "1"},
        ]
        code, nothing, err = run("tournament", "standings", cup, "--csv", str(tmp_path / "table.csv"))
        assert (code, nothing, err) == (0, "", f"Written: {tmp_path / 'table.csv'}\n")
        assert (tmp_path / "table.csv").read_text("utf-8") == out

    @pytest.mark.parametrize("name", ["=1+1", "+A", "-B", "@C"])
    def test_a_name_is_no_formula_in_a_spreadsheet(self, run: Runner, cup: str, name: str) -> None:
        record(run, cup, "--players", f"{name},Ana", "--winners", name)
        for command in ("standings", "export"):
            _, out, _ = run("tournament", command, cup, "--csv", "-")
            assert next(csv.DictReader(io.StringIO(out)))["player"] == f"'{name}"

    def test_every_player_of_every_game(self, run: Runner, cup: str) -> None:
        record(run, cup, *FIRST, "--roles", "psychic,priest,alpha,storyteller", "--date", "2026-10-31")
        rows = list(csv.DictReader(io.StringIO(run("tournament", "export", cup)[1])))
        assert [(row["player"], row["role"], row["won"], row["points"]) for row in rows] == [
            ("Ana", "psychic", "1", "3"),
            ("Ben", "priest", "1", "3"),
            ("Carl", "alpha", "0", "1"),
            ("Dee", "storyteller", "0", "2"),
        ]

    def test_as_json_lines(self, run: Runner, cup: str) -> None:
        record(run, cup, *FIRST)
        first = run("tournament", "standings", cup, "--json")[1].splitlines()[0]
        assert json.loads(first) == {"rank": 1, "player": "Ana", "games": 1, "wins": 1, "points": 3}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["record", "Winter Cup"], "Say who took part with --players"),
        (["record", "Winter Cup", "--players", "Ana,Ben"], "Say who won with --winners"),
        (["record", "Winter Cup", *FIRST, "--most-fun", "Zoe"], "Nobody here is called “Zoe”"),
        (["record", "Winter Cup", *FIRST, "--faction", "humn"], "There is no faction “humn”. Did you mean human?"),
        (["record", "Winter Cup", *FIRST, "--date", "31.10."], "A date is written as 2026-12-31, not “31.10.”."),
        (["record", "Winter Cup", *FIRST, "--roles", "seer"], "1 roles do not fit 4 players"),
        (["record", "Winter Cup", *FIRST, "--from", "x.json"], "The players come from the file"),
        (["record", "Winter Cup", "--from", "x.json"], "“x.json” cannot be read"),
        (["record", "Winter Cup", "--players", "Ana,ana", "--winners", "Ana"], "Two players are called “Ana”"),
        (["record", "Winter Cup", *FIRST[:4], "--storyteller", "Ana"], "Ana told the story and belongs to no faction"),
        (["record", "Winter Cap", *FIRST], "There is no tournament “Winter Cap”. Did you mean Winter Cup?"),
        (["standings", "Chess"], "There is no tournament “Chess”; nightcaller tournament list shows them all."),
        (["new"], "Name the tournament"),
        (["new", " "], "Name the tournament"),
        (["new", "winter cup"], "There is a tournament “winter cup” already"),
        (["undo", "Winter Cup"], "No game of “Winter Cup” has been recorded, so none can be taken back."),
    ],
)
def test_a_mistake_is_one_sentence_and_changes_nothing(
    run: Runner, cup: str, file: Path, arguments: list[str], sentence: str
) -> None:
    before = file.read_bytes()
    code, out, err = run("tournament", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1
    assert file.read_bytes() == before


class TestTheFile:
    def test_where_it_is(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        assert tournaments_file() == file
        monkeypatch.delenv(FILE_VARIABLE)
        assert tournaments_file().name == "tournaments.db"

    def test_another_one_for_one_command(self, run: Runner, file: Path, tmp_path: Path) -> None:
        assert run("tournament", "new", "Cup", "--file", str(tmp_path / "other.db"))[0] == 0
        assert not file.exists()
        assert run("tournament", "list", "--file", str(tmp_path / "other.db"))[1] == "Cup\n"

    def test_looking_makes_no_file(self, run: Runner, file: Path) -> None:
        assert run("tournament", "list")[1].startswith("There is no tournament yet")
        assert run("tournament", "standings", "Cup")[0] == 2
        assert not file.parent.exists()

    @pytest.mark.parametrize("content", [b"no database at all, but long enough to be looked at\n" * 40, b"\x00" * 4096])
    def test_a_damaged_file(self, run: Runner, file: Path, content: bytes) -> None:
        file.parent.mkdir()
        file.write_bytes(content)
        for command in (["standings", "Cup"], ["new", "Cup"], ["list"]):
            code, _, err = run("tournament", *command)
            assert code == 2
            assert "--file" in err
        assert file.read_bytes() == content

    def test_a_file_cut_off(self, run: Runner, cup: str, file: Path) -> None:
        for _ in range(30):
            Tournaments(file).record(cup, "2026-10-31", Result(("Ana", "Ben"), ("Ana",)))
        file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
        code, _, err = run("tournament", "standings", cup)
        assert code == 2
        assert "is damaged" in err

    def test_an_empty_file_has_no_tournaments_yet(self, run: Runner, file: Path) -> None:
        file.parent.mkdir()
        file.touch()
        assert run("tournament", "list")[:2] == (0, run("tournament", "list", "--file", f"{file}.not")[1])
        assert run("tournament", "standings", "Cup")[2].startswith("There is no tournament “Cup”")
        assert run("tournament", "new", "Cup")[0] == 0

    def test_somebody_elses_database(self, run: Runner, file: Path) -> None:
        file.parent.mkdir()
        store = sqlite3.connect(file)
        store.execute("CREATE TABLE tournament (id, name)")
        store.commit()
        store.close()
        before = file.read_bytes()
        assert "belongs to another program" in run("tournament", "new", "Cup")[2]
        assert file.read_bytes() == before

    def test_a_newer_file(self, run: Runner, cup: str, file: Path) -> None:
        store = sqlite3.connect(file)
        store.execute("PRAGMA user_version = 99")
        store.close()
        assert "newer nightcaller" in run("tournament", "standings", cup)[2]

    def test_a_file_that_somebody_else_writes(
        self, run: Runner, cup: str, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("voice.tournaments.PATIENCE", 0.05)
        store = sqlite3.connect(file, isolation_level=None)
        store.execute("BEGIN EXCLUSIVE")
        code, _, err = record(run, cup, *FIRST)
        store.close()
        assert code == 2
        assert "locked" in err

    def test_a_change_that_fails_leaves_nothing_behind(self, file: Path) -> None:
        store = Tournaments(file)
        store.new("Cup")
        with pytest.raises(DoorError, match="unknown-tournament"):
            store.record("Other", "2026-10-31", Result(("Ana",), ("Ana",)))
        assert store.games("Cup") == []

    def test_killed_at_any_moment_every_game_is_whole(self, file: Path) -> None:
        store = Tournaments(file)
        store.new("Cup")
        program = (
            "import sys; from pathlib import Path; from games.wolfen.points import Result\n"
            "from voice.tournaments import Tournaments\n"
            "store = Tournaments(Path(sys.argv[1]))\n"
            "print('go', flush=True)\n"
            "while True: store.record('Cup', '2026-10-31', Result(tuple('abcdefgh'), tuple('abc')))\n"
        )
        for pause in (0.05, 0.12, 0.2):
            child = subprocess.Popen([sys.executable, "-c", program, str(file)], stdout=subprocess.PIPE)
            assert child.stdout is not None
            child.stdout.readline()
            with pytest.raises(subprocess.TimeoutExpired):
                child.wait(pause)
            os.kill(child.pid, signal.SIGKILL)
            child.wait()
            child.stdout.close()
            assert all(len(played.result.players) == 8 for played in store.games("Cup"))
        assert store.record("Cup", "2026-10-31", Result(("Ana",), ("Ana",))) == len(store.games("Cup"))
