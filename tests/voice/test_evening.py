"""The evening at a terminal and from a pipe, as its host sees it."""

import os
import signal
import subprocess
import sys
import termios
import time
from dataclasses import replace
from pathlib import Path

import pytest

from games import GameError
from scripts import words
from tests.voice.conftest import Runner
from tests.voice.terminal import plain, terminal
from voice.evening import Asked, begun, with_wishes
from voice.moderator import Plan, Settings, State
from voice.moderator.state import Course
from voice.settings import Wishes
from voice.store import Store

PATIENCE_OF_A_BUSY_MACHINE = 3
NIGHT = State(
    plan=Plan(roles=("sentinel", "werewolf"), players=3, edition="english"), phase="night", course=Course("night")
)


def piped(text: str, *arguments: str) -> list[str]:
    program = [sys.executable, "-m", "voice", *arguments]
    done = subprocess.run(program, input=text, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def saved() -> State | None:
    with Store(lambda error: pytest.fail(str(error))) as store:
        return store.load()


def test_a_night_begun_from_a_pipe_goes_on_from_the_next() -> None:
    assert piped("start night with Sentinel and Witch for five players\nyes\n", "--silent") == [
        "Nightcaller is listening. Say “start night”, or “help”.",
        "» start night with Sentinel and Witch for five players",
        "Sentinel, two Werewolves and Witch: eight cards for five players. Start?",
        "» yes",
        "On the list tonight: Sentinel, Werewolves and Witch.",
        "The game is saved; it goes on where it was when you start it again.",
    ]
    state = saved()
    assert state is not None
    assert state.course == Course("night", at=0)
    lines = piped("yes\n\nwho is next\nskip\nstop\nyes\nstop\nyes\nrepeat\n", "--typed", "--silent")
    assert lines[0] == "The last game broke off. Shall we go on where we were?"
    assert lines[2:4] == ["» who is next", "Next: Sentinel."]
    assert lines[-2:] == ["Shall I switch off?", "» yes"]  # what comes after it is for nobody
    assert piped("", "--silent", "--lang", "uk") == ["Ведучий слухає. Скажіть «почни ніч» або «допомога»."]


def test_typing_that_is_no_command_gets_an_answer() -> None:
    lines = piped("qwerty\nqwerty\nwho won\n\udcff\n".encode("utf-8", "surrogateescape").decode("latin-1"), "--silent")
    assert lines[1:7] == [
        "» qwerty",
        "I did not understand that.",
        "» qwerty",
        words("en").text("hint", {"phase": "setup"}),
        "» who won",
        "Not before the game.",
    ]


def test_no_input_at_all(run: Runner) -> None:
    assert run("--typed", "--silent") == (0, "Nightcaller is listening. Say “start night”, or “help”.\n", "")
    program = f"{sys.executable} -m voice --typed --silent <&-"
    done = subprocess.run(["sh", "-c", program], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{words('en').text('hello')}\n", "")


@pytest.mark.parametrize("arguments", [[], ["--plain"]])
def test_leaving_while_the_input_is_open(arguments: list[str]) -> None:
    with terminal("--typed", "--silent", *arguments) as shown:
        shown.wait_for("Nightcaller is listening.")
        shown.press("stop\n")
        shown.wait_for("Shall I switch off?")
        shown.press("yes\n")
        assert shown.end() == 0
        assert "Error" not in shown.shown
    program = [sys.executable, "-m", "voice", "--silent", *arguments]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.write(b"stop\nyes\n")
        process.stdin.flush()
        assert process.wait(60) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_names_of_the_table_are_understood() -> None:
    asked = piped("play total chaos\n", "--names", "Ana,Bo,Cid,Dan,Eve")
    assert asked[-1].endswith("eight cards for five players. Start?")
    state = saved()
    assert state is not None
    assert state.plan.seats == ("Ana", "Bo", "Cid", "Dan", "Eve")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--players many", "--players takes a number, not “many”."),
        ("--lang fr", "There is no language “fr”; choose en or uk."),
        ("--tiped", "There is no option “--tiped”. Did you mean --typed?"),
        ("--names Ana,Bo --players 3", "There are 2 names for 3 players; leave --players out, or name them all."),
        (
            "--names Ana,ana",
            'The setting names cannot be “["Ana", "ana"]”; it takes different names, such as ["Ana", "Bo"].',
        ),
        ("--lang uk --names Ана --players 3", "Імен — 1, а гравців — 3; не пишіть --players або назвіть усіх."),
    ],
)
def test_a_wrong_option_is_one_sentence(arguments: str, sentence: str, run: Runner) -> None:
    assert run(*arguments.split()) == (2, "", f"{sentence}\n")


def test_help_is_still_help(run: Runner) -> None:
    code, out, _ = run("--help")
    assert code == 0
    assert "evening" in out
    code, out, _ = run("evening", "--help")
    assert "--microphone NAME|N" in out


def test_what_counts_comes_from_the_line_then_the_file_then_the_last_evening() -> None:
    wishes = Wishes(language="uk", volume=30, names=("Ана", "Оля", "Юра"), speaker="Hall", wake_phrase=False)
    asked = with_wishes(Asked(language="EN"), wishes)
    assert (asked.language, asked.speaker, asked.wake_phrase) == ("en", "Hall", False)
    over = State(settings=Settings(pace=1.5, volume=80), plan=Plan(roles=("seer",), players=9), phase="over", games=2)
    state = begun(over, asked, wishes)
    assert state == State(
        settings=Settings(language="en", pace=1.5, volume=30),
        plan=Plan(roles=("seer",), players=3, names=("Ана", "Оля", "Юра")),
        games=2,
    )
    assert begun(over, with_wishes(Asked(players=4), wishes), wishes).plan.seats == ("1", "2", "3", "4")
    assert begun(None, Asked(), Wishes()) == State()


def test_a_game_that_broke_off_is_as_it_was() -> None:
    asked = Asked(language="uk", names=("A", "B", "C", "D"))
    state = begun(NIGHT, asked, Wishes(volume=5, pace=2.0))
    assert state == replace(NIGHT, settings=Settings(language="uk"))


def test_troubles_are_told_in_the_language_of_the_table(nobodys_home: Path) -> None:
    nobodys_home.mkdir()
    (nobodys_home / "settings.toml").write_text('language = "uk"\nvolume = 500\n')
    (nobodys_home / "state").write_text("in the way")
    lines = piped("допомога\n")
    assert lines[0] == "Налаштування volume не може бути «500»; це ціле число від 0 до 100."
    assert lines[1].startswith("Гру не вдається зберегти в ")
    assert lines[2] == words("uk").text("hello")
    assert lines[-1].startswith("Скажіть «почни ніч")


def test_two_at_once(nobodys_home: Path) -> None:
    told: list[GameError] = []
    with Store(told.append) as first:
        first.load()
        first.save(NIGHT)
        assert piped("", "--silent") == [
            "Nightcaller is already running in another window, so this evening is not saved; close one of the two.",
            words("en").text("hello"),
        ]
    assert saved() == NIGHT


def test_a_terminal_draws_and_is_left_as_it_was() -> None:
    with terminal("--typed", "--silent", rows=20) as shown:
        before = shown.mode
        shown.wait_for("Nightcaller is listening.")
        assert not shown.mode[3] & termios.ECHO
        shown.press("start night with Sentinell and Wich")
        shown.wait_for("› start night with Sentinell and Wich")
        shown.press("\r")
        shown.wait_for("How many play?")
        shown.press("five players\r")
        shown.wait_for("Start?")
        shown.press("yes\r")
        shown.wait_for("On the list tonight")
        shown.resize(50, 12)
        shown.wait_for("▶ Opening")
        shown.press("\x04")
        assert shown.end() == 0
        assert shown.mode == before
        assert "\x1b[?1049l" in shown.shown
        after = shown.shown.rpartition("\x1b[?1049l")[2]
        assert plain(after).split() == words("en").text("screen-left").split()


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_ended_from_outside_the_terminal_is_left_as_it_was(number: signal.Signals, code: int) -> None:
    with terminal("--typed", "--silent") as shown:
        before = shown.mode
        shown.wait_for("Type what you would say")
        os.kill(shown.process.pid, number)
        assert shown.end() == code
        assert shown.mode == before
        assert shown.shown.rindex("\x1b[?1049l") > shown.shown.rindex("\x1b[?1049h")
        assert shown.shown.rindex("\x1b[?25h") > shown.shown.rindex("\x1b[?25l")


@pytest.mark.parametrize(("arguments", "term"), [(["--plain"], "xterm-256color"), ([], "dumb")])
def test_plain_lines_in_a_terminal(arguments: list[str], term: str) -> None:
    with terminal("--typed", "--silent", *arguments, TERM=term) as shown:
        shown.wait_for("Nightcaller is listening.")
        shown.press("help\n")
        shown.wait_for("Say “start night with")
        shown.press("\x04")
        assert shown.end() == 0
        assert "\x1b" not in shown.shown
        assert "»" not in shown.shown  # the terminal has shown what was typed


def test_killed_in_the_night_it_goes_on_within_seconds() -> None:
    with terminal("--typed", "--silent") as shown:
        shown.wait_for("Nightcaller is listening.")
        shown.press("start night with Sentinel and Witch for five players\r")
        shown.wait_for("Start?")
        shown.press("yes\rskip\rskip\rskip\rskip\rskip\rskip\rskip\r")
        shown.wait_for("Sentinel, open your eyes.")
        shown.process.kill()
        shown.process.wait()
    began = time.monotonic()
    lines = piped("yes\n", "--silent")
    assert time.monotonic() - began < 5 * PATIENCE_OF_A_BUSY_MACHINE
    assert lines[:3] == [
        "The last game broke off. Shall we go on where we were?",
        "» yes",
        "Sentinel, open your eyes. The watch is yours.",
    ]
