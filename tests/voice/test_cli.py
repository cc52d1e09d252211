"""The command line as people and programs use it."""

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from games import ONENIGHT, WOLFEN, game, presets
from scripts import Words, WordsError, languages
from tests.voice.conftest import Runner
from voice.cli import cli


def called(out: str) -> list[str]:
    roles = [cue["role"] for cue in json.loads(out)["cues"] if cue["do"] == "say" and cue["role"]]
    return list(dict.fromkeys(roles))


def test_sentinel_and_witch(run: Runner) -> None:
    code, out, err = run("script", "--roles", "sentinel,witch", "--players", "5", "--format", "json")
    assert (code, err) == (0, "")
    assert called(out) == ["sentinel", "werewolf", "witch"]
    assert json.loads(out)["edition"] == "english"


def test_the_same_in_ukrainian_without_a_latin_letter(run: Runner) -> None:
    code, out, _ = run("script", "--roles", "sentinel,witch", "--players", "5", "--format", "json", "--lang", "uk")
    assert code == 0
    assert called(out) == ["sentinel", "werewolf", "witch"]
    assert json.loads(out)["edition"] == "ukrainian"
    for cue in json.loads(out)["cues"]:
        assert not re.search("[A-Za-z]", cue.get("text", ""))


def test_the_edition_moves_revealer_and_curator(run: Runner) -> None:
    asked = ("script", "--roles", "revealer,curator", "--players", "5", "--format", "json", "--edition")
    assert called(run(*asked, "english")[1]) == ["werewolf", "revealer", "curator"]
    assert called(run(*asked, "ukrainian")[1]) == ["werewolf", "curator", "revealer"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("script --roles sentinel,wich --players 5", "There is no role called “wich”. Did you mean Witch?"),
        ("script --roles wich --lang uk", "Ролі «wich» немає. Може, Відьма?"),
        ("script --roles seer --edition ukranian", "There is no edition “ukranian”. Did you mean ukrainian?"),
        ("script --roles seer --lang fr", "There is no language “fr”; choose {known}."),
        ("script --roles seer --game wolfn", "There is no game “wolfn”. Did you mean wolfen?"),
        ("script --roles seer --format jsn", "There is no format “jsn”. Did you mean json?"),
        ("script --roles seer --players 2", "Two is too few: at least three must play. Shall we be three?"),
        (
            "script --roles seer --players 99",
            "Ninety-nine is too many: there are cards for twenty-four. Shall we be twenty-four?",
        ),
        ("script --game wolfen --players 5", "Five is too few: at least six must play."),
        ("script --game wolfen --players 5 --lang uk", "П’ятеро — замало: гравців має бути щонайменше шестеро."),
        ("script --preset chaos", "There is no set called “chaos”. Did you mean Total Chaos?"),
        ("script --roles seer --pace 11", "A pace is a number from 0.5 to 10; ten is ten times as slow."),
        ("script --roles seer --format text,json", "Several formats need a folder to go to: add --out FOLDER."),
        ("script --roles seer --players many", "--players takes a number, not “many”."),
        ("script --lang uk --roles seer --pace abc", "--pace має бути числом, а не «abc»."),
        ("script --roles seer --detail ful", "There is no detail “ful”. Did you mean full?"),
        (
            "script --roles sentinel, witch",
            '“witch” was not expected there. A list with spaces goes into quotes: "Sentinel, Witch".',
        ),
        (
            "script --roles seer --out night.pdf",
            "A file that ends in “.pdf” cannot be written; choose .txt, .json, .ssml, .srt, .vtt or .html. "
            "To get paper, print the page that ends in .html.",
        ),
        ("scrpt", "There is no command “scrpt”. Did you mean script?"),
        ("щось --lang=uk", "Команди «щось» немає; оберіть {commands}."),
        ("script --rols seer --lang uk", "Параметра «--rols» немає. Може, --roles?"),
        ("script --lang uk --roles", "Після --roles має стояти слово."),
        ("script --players x --lang=uk", "--players має бути числом, а не «x»."),
        ("script --lang en --lang uk --players x", "--players має бути числом, а не «x»."),
        # What is typed is never looked up among the lines.
        ("script --roles witch-act", "There is no role called “witch-act”. Did you mean Witch?"),
        (
            "script --roles opening-deck",
            "There is no role called “opening-deck”; the command nightcaller roles lists them all.",
        ),
        (
            "script --game WOLFEN --players 8 --roles delta",
            "With eight players, two Wolfen are in the deck; leave this card out: Delta.",
        ),
        ("roles wich", "There is no role called “wich”. Did you mean Witch?"),
        ("roles --lang fr", "There is no language “fr”; choose {known}."),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_two(run: Runner, arguments: str, sentence: str) -> None:
    known = " or ".join(languages())
    *most, last = cli.commands
    commands = f"{', '.join(most)} або {last}"
    expected = sentence.replace("{known}", known).replace("{commands}", commands)
    assert run(*arguments.split()) == (2, "", expected + "\n")


def test_advice_goes_beside_the_script_not_into_it(run: Runner) -> None:
    code, out, err = run("script", "--roles", "bodyguard", "--players", "5", "--complete", "--format", "json")
    assert code == 0
    json.loads(out)
    assert err == "The Bodyguard is better with six players or more.\n"


def test_files_of_all_formats(run: Runner, tmp_path: Path) -> None:
    code, out, _ = run(
        "script", "--roles", "seer", "--format", "text,json,ssml,srt,html", "--out", str(tmp_path / "new")
    )
    assert (code, out) == (0, "")
    assert sorted(file.name for file in (tmp_path / "new").iterdir()) == [
        *["night.en.html", "night.en.json", "night.en.srt", "night.en.ssml", "night.en.txt"],
    ]


def test_the_ending_of_a_file_is_its_format(run: Runner, tmp_path: Path) -> None:
    assert run("script", "--roles", "seer", "--out", str(tmp_path / "night.srt"))[0] == 0
    assert (tmp_path / "night.srt").read_text("utf-8").startswith("1\n00:00:00,000 -->")


@pytest.mark.parametrize(
    ("out", "asked", "written"),
    [
        ("new/", ["--format", "html"], "new/night.en.html"),
        ("new", [], "new/night.en.txt"),
        ("new", ["--format", "json"], "new"),
        ("there", ["--format", "json"], "there/night.en.json"),
        ("a.dir/night.html", [], "a.dir/night.html"),
        ("n" * 245 + ".txt", [], "n" * 245 + ".txt"),
    ],
)
def test_where_a_file_goes(run: Runner, tmp_path: Path, out: str, asked: list[str], written: str) -> None:
    (tmp_path / "there").mkdir()
    target = f"{tmp_path}/{out}"
    code, _, err = run("script", "--roles", "seer", *asked, "--out", target)
    assert code == 0
    assert (tmp_path / written).is_file()
    assert str(tmp_path / written) in err


def test_a_command_may_be_written_large(run: Runner) -> None:
    assert run("ROLES", "witch") == run("roles", "witch")


def test_a_pace_with_a_comma(run: Runner) -> None:
    asked = ("script", "--roles", "seer", "--format", "json", "--pace")
    assert run(*asked, "1,5") == run(*asked, "1.5")


def test_a_link_keeps_leading_to_its_file_and_a_file_keeps_its_mode(run: Runner, tmp_path: Path) -> None:
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    real.write_text("before", "utf-8")
    real.chmod(0o600)
    link.symlink_to(real)
    assert run("script", "--roles", "seer", "--out", str(link))[0] == 0
    assert link.is_symlink()
    assert "Seer" in real.read_text("utf-8")
    assert real.stat().st_mode & 0o777 == 0o600


def test_a_pipe_is_written_into_not_replaced(run: Runner, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE) as reader:
        assert run("script", "--roles", "seer", "--format", "text", "--out", str(pipe))[0] == 0
        assert reader.stdout is not None
        assert "Seer" in reader.stdout.read().decode("utf-8")
    assert pipe.is_fifo()


def test_of_several_files_all_are_written_or_none(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "night.en.json").mkdir()
    assert run("script", "--roles", "seer", "--format", "text,json", "--out", str(tmp_path))[0] == 2
    assert [entry.name for entry in tmp_path.iterdir()] == ["night.en.json"]


def test_a_name_too_long_for_a_file(run: Runner, tmp_path: Path) -> None:
    code, _, err = run("script", "--roles", "seer", "--out", f"{tmp_path}/{'n' * 300}.txt")
    assert code == 2
    assert "cannot be written: File name too long." in err


def test_a_link_that_leads_to_itself(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    code, _, err = run("script", "--roles", "seer", "--format", "json", "--out", str(tmp_path / "loop"))
    assert code == 2
    assert "cannot be written" in err


def test_a_device_takes_text(run: Runner) -> None:
    assert run("script", "--roles", "seer", "--out", "/dev/null")[0] == 0
    assert Path("/dev/null").is_char_device()


def test_a_dash_is_the_output(run: Runner) -> None:
    assert "Seer" in run("script", "--roles", "seer", "--out", "-")[1]


def test_the_language_of_mistakes_is_found_however_it_is_written(run: Runner) -> None:
    assert run("script", "--lang", "UK", "--roles", "wich")[2] == "Ролі «wich» немає. Може, Відьма?\n"


def test_words_that_are_not_complete_are_told_not_thrown(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> str:
        raise WordsError("uk: no message onenight-witch-help")

    monkeypatch.setattr(Words, "text", missing)
    monkeypatch.setattr(Words, "error", lambda *_: "told")
    assert run("roles", "witch") == (2, "", "told\n")


def test_a_place_that_cannot_be_written(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", "utf-8")
    target = tmp_path / "file" / "night.txt"
    code, out, err = run("script", "--roles", "seer", "--out", str(target))
    assert (code, out) == (2, "")
    assert err.startswith(f"“{target}” cannot be written: ")
    assert err.endswith(". Choose another place with --out.\n")
    assert (tmp_path / "file").read_text("utf-8") == "mine"


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "night.txt"
    target.write_text("before", "utf-8")

    def full(self: Path, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    code, _, err = run("script", "--roles", "seer", "--out", str(target))
    assert code == 2
    assert "No space left on device" in err
    monkeypatch.undo()
    assert target.read_text("utf-8") == "before"
    assert list(tmp_path.iterdir()) == [target]


def test_roles_piped_is_a_line_each(run: Runner) -> None:
    code, out, _ = run("roles")
    assert code == 0
    rows = [row.split("\t") for row in out.splitlines()]
    assert [row[1] for row in rows] == [*game(ONENIGHT).roles, *game(WOLFEN).roles]
    assert ["Witch", "witch", "Village", "Daybreak", "1", "6-B", "may"] in rows
    assert ["Alpha", "alpha", "Wolfen", "Wolfen", "1", "8", "must"] in rows


def test_roles_of_one_game_in_ukrainian(run: Runner) -> None:
    _, out, _ = run("roles", "--game", "onenight", "--lang", "uk")
    assert "Відьма\twitch\tСеляни\tСвітанок\t1\t6-B\tможе" in out
    assert "Старійшина\tcurator\tСеляни\tСвітанок\t1\t10\tможе" in out


def test_what_does_the_witch_do(run: Runner) -> None:
    code, out, _ = run("roles", "witch")
    assert code == 0
    assert out.startswith("The Witch may look at one card in the center.")


def test_a_role_of_two_games_is_explained_for_both(run: Runner) -> None:
    assert len(run("roles", "troublemaker")[1].splitlines()) == 2


def test_presets(run: Runner) -> None:
    code, out, _ = run("presets")
    assert code == 0
    assert [row.split("\t")[1] for row in out.splitlines()] == [preset.id for preset in presets()]
    assert "Don’t Trust Anyone\tdont_trust_anyone\t3+\tDoppelgänger, Alpha Wolf," in out


def test_a_wolfen_day(run: Runner) -> None:
    asked = "script --game wolfen --players 10 --part day --night 2 --survivors 8 --nominees Bo,Vira --executed Bo"
    code, out, _ = run(*asked.split())
    assert code == 0
    assert "Nominated: Bo and Vira." in out
    assert "Bo is executed" in out


def test_the_language_may_come_from_the_environment(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NIGHTCALLER_LANG", "uk")
    assert run("roles", "witch")[1].startswith("Відьма")


@pytest.mark.parametrize("command", [["--help"], ["script", "--help"], ["--version"]])
def test_help(run: Runner, command: list[str]) -> None:
    code, out, err = run(*command)
    assert (code, err) == (0, "")
    assert "nightcaller" in out.lower()


def module(*arguments: str | bytes) -> list[str | bytes]:
    return [sys.executable, "-m", "voice", *arguments]


def test_as_a_module_in_a_plain_locale() -> None:
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run(module("roles", "--lang", "uk"), capture_output=True, check=True, env=environment)
    assert "Відьма" in done.stdout.decode("utf-8")


def test_letters_that_are_none_are_said_back() -> None:
    done = subprocess.run(module("roles", b"\xff"), capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"There is no role called")


@pytest.mark.parametrize("command", ["roles", "presets", "--help"])
def test_a_full_disk_behind_the_output_is_one_sentence(command: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(module(command), stdout=full, stderr=subprocess.PIPE, check=False, text=True)
    assert done.returncode == 2
    assert done.stderr == (
        "What was asked for could not be printed: No space left on device. Choose a file with --out.\n"
    )


def test_a_closed_output_is_no_drama() -> None:
    done = subprocess.run(["sh", "-c", '"$0" -m voice roles >&-', sys.executable], stderr=subprocess.PIPE, check=False)
    assert done.stderr == b""


def test_a_reader_who_has_enough_gets_no_traceback() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(module("roles"), stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_terminal_that_can_only_show_lines_gets_lines() -> None:
    shown = on_a_terminal("roles", "witch", "seer", term="dumb")
    assert "\x1b" not in shown
    assert "Witch\twitch\t" in on_a_terminal("roles", term="dumb")


def on_a_terminal(*arguments: str, columns: int = 120, term: str = "xterm-256color") -> str:
    main_end, terminal = pty.openpty()
    environment = {**os.environ, "TERM": term, "COLUMNS": str(columns)}
    environment.pop("NO_COLOR", None)
    with subprocess.Popen(module(*arguments), stdout=terminal, stderr=terminal, env=environment) as process:
        os.close(terminal)
        shown = b""
        while True:
            try:
                piece = os.read(main_end, 65536)
            except OSError:  # Linux says so when the other end has closed
                break
            if not piece:
                break
            shown += piece
        assert process.wait() == 0
    os.close(main_end)
    return shown.decode("utf-8")


def test_a_terminal_gets_tables_and_colour() -> None:
    shown = on_a_terminal("roles", "--game", "onenight", columns=80)
    assert re.search(r"Witch +witch +Village +Daybreak +1 +6-B +may", shown)
    shown = on_a_terminal("script", "--roles", "seer")
    assert "\x1b[1mSeer, open your eyes." in shown
    assert "\x1b[2m    (pause" in shown


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["roles", "presets"])
def test_a_table_fits_eighty_columns_whole(command: str, language: str) -> None:
    wide, narrow = (
        re.sub(r"\x1b\[[0-9;]*m", "", on_a_terminal(command, "--lang", language, columns=columns))
        for columns in (300, 80)
    )
    assert max(len(row.rstrip()) for row in narrow.splitlines()) <= 80
    assert sorted(narrow.split()) == sorted(wide.split())


def test_a_terminal_breaks_lines_between_words() -> None:
    shown = re.sub(r"\x1b\[[0-9;]*m", "", on_a_terminal("script", "--roles", "seer", columns=50))
    rows = shown.splitlines()
    assert max(map(len, rows)) <= 50
    assert "Night falls on the village. Close your eyes, everyone, and keep them closed" in " ".join(
        row.strip() for row in rows
    )
