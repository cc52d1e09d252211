"""The keyboard as a secret door: what one player reads or types, nobody else finds on the screen afterwards."""

import termios
from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console

from scripts import languages, words
from scripts.cues import Cue, Place, Say, Script
from tests.voice.moderator.island import quiet_day, table, until_called, until_part
from tests.voice.terminal import Terminal, plain, terminal
from voice.dashboard import Dashboard, frame
from voice.events import Event, Typed, Whispered
from voice.keyboard import Editor, Line
from voice.moderator import State
from voice.moderator.secrets import Choice
from voice.screen import WIPE, Lines
from voice.secret_keys import SecretKeys

HELD = ("psychic", "magus", "priest", "doctor", "alpha", "pilot")


class FakeScreen(Lines):
    """Remembers what was shown, and what was shown to one player alone."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.secrets: list[tuple[str, ...]] = []

    def said(self, text: str, narration: bool) -> None:
        self.lines.append(text)

    def secret(self, lines: Sequence[str]) -> None:
        self.secrets.append(tuple(lines))


def keys(state: State, *, answers: bool = True) -> tuple[SecretKeys, FakeScreen, list[Event]]:
    screen, events = FakeScreen(), list[Event]()
    return SecretKeys(lambda: state, events.append, lambda text, _: text == "pause", screen, answers), screen, events


@pytest.mark.parametrize("language", languages())
def test_the_keyboard_goes_round_and_each_sees_their_own_card(language: str) -> None:
    host, spoken = table(*HELD, language=language), words(language)
    until_part(host, "day")
    door, screen, events = keys(host.moderator.state)
    for _ in range(2 * len(HELD) + 1):
        door.line("")
    assert not events
    assert len(screen.lines) == len(HELD) + 1
    assert screen.lines[-1] == spoken.text("secret-round-over")
    shown = [lines for lines in screen.secrets if lines]
    assert [spoken.role(card, "wolfen") in lines[0] for card, lines in zip(HELD, shown, strict=True)] == [True] * 6
    # Between two cards the screen is wiped before the next player is called.
    assert all(not lines for lines in screen.secrets[::2])
    door.line("")
    door.line("")
    door.line("what is the score")
    assert screen.secrets[-1] == ()
    assert events == [Typed("what is the score")]


def test_at_night_a_line_is_a_choice_an_order_or_nobodys_business() -> None:
    host = table(*HELD)
    quiet_day(host)
    until_called(host, "psychic")
    door, screen, events = keys(host.moderator.state)
    for line in ("5", "pause", "five", "5 is a wolfen", ""):
        door.line(line)
    whispered, order = events
    assert isinstance(whispered, Whispered)
    assert (whispered.seat, whispered.choice) == ("1", Choice("point", "5"))
    assert order == Typed("pause")
    assert (screen.lines, screen.secrets) == ([], [])
    whispered.answer("Player five is a Wolfen.")
    assert screen.secrets == [("Player five is a Wolfen.",)]


def test_what_a_screen_reader_would_read_out_is_not_shown_at_night() -> None:
    host = table(*HELD)
    quiet_day(host)
    until_called(host, "psychic")
    door, screen, events = keys(host.moderator.state, answers=False)
    door.line("5")
    (whispered,) = events
    assert isinstance(whispered, Whispered)
    whispered.answer("Player five is a Wolfen.")
    assert screen.secrets == []


def test_without_secrets_a_line_is_a_line() -> None:
    door, _, events = keys(State())
    door.line("help")
    door.line("")
    assert events == [Typed("help"), Typed("")]


def test_what_was_typed_in_secret_does_not_come_back_with_the_arrow_keys() -> None:
    editor = Editor()
    assert list(editor.feed("help\r")) == [Line("help")]
    editor.secret = True
    assert list(editor.feed("Bo\r")) == [Line("Bo")]
    editor.secret = False
    list(editor.feed("\x1b[A"))
    assert editor.text == "help"


def test_a_drawn_screen_forgets_it_when_another_is_called() -> None:
    def cue(role: str) -> Cue:
        return Say("key", Place("turn", role))

    def drawn(screen: Dashboard) -> str:
        console = Console(width=80, height=24, record=True, file=StringIO())
        console.print(frame(screen.view, 0.0, console))
        return console.export_text()

    screen, night = Dashboard(), State(phase="night")
    script: Script | None = None
    screen.said("Psychic, open your eyes.", narration=True)
    screen.state(night, script, cue("psychic"))
    screen.secret(("Player five is a Wolfen.",))
    screen.state(night, script, cue("psychic"))
    assert "Player five is a Wolfen." in drawn(screen)
    assert "Psychic, open your eyes." not in drawn(screen)
    screen.state(night, script, cue("magus"))
    assert "Wolfen" not in drawn(screen)
    assert "Psychic, open your eyes." in drawn(screen)


def test_a_program_is_not_given_a_secret(capsys: pytest.CaptureFixture[str]) -> None:
    piped, typed_here = Lines(echo=True), Lines(echo=False)
    piped.secret(("Your card: Psychic.",))
    piped.secret(())
    assert capsys.readouterr().out == ""
    typed_here.secret(("Your card: Psychic.",))
    typed_here.state(State(phase="night"), None, None)
    assert capsys.readouterr().out == f"Your card: Psychic.\n{WIPE}"


def _deal(shown: Terminal) -> None:
    shown.wait_for("Nightcaller is listening.")
    shown.press("start curse of the wolfen without a storyteller with six players\r")
    shown.wait_for("Start?")
    shown.press("yes\r")
    shown.wait_for("The cards are dealt.")
    for seat in ("one", "two", "three", "four", "five", "six"):
        shown.press("\r")
        shown.wait_for(f"For player {seat} alone")
        shown.press("\r")
        shown.wait_for(f"Player {seat}, your card:")
    shown.press("\r")
    shown.wait_for("Everyone has had the keyboard.")


def test_a_whole_deal_in_a_terminal_that_is_drawn() -> None:
    with terminal("--typed", "--silent") as shown:
        _deal(shown)
        after = len(shown.shown)
        shown.press("yes\r")
        shown.wait_for("On the list of passengers")
        shown.press("plugh\rxyzzy\r")
        shown.press("more time\r")
        shown.wait_for("» more time")
        shown.press("\x04")
        assert shown.end() == 0
        seen = plain(shown.shown[after:])
        assert "your card" not in seen
        assert "xyzzy" not in seen
        assert "plugh" not in seen


def test_a_whole_deal_in_a_terminal_of_plain_lines() -> None:
    with terminal("--typed", "--silent", "--plain") as shown:
        _deal(shown)
        assert shown.shown.count(WIPE) == len(HELD)
        assert shown.mode[3] & termios.ECHO
        after = len(shown.shown)
        shown.press("yes\r")
        shown.wait_for("On the list of passengers")
        assert not shown.mode[3] & termios.ECHO
        shown.press("xyzzy\rpause\rwhat is the score\r")
        shown.wait_for("No game of Curse of the Wolfen")
        shown.press("\x04")
        assert shown.end() == 0
        assert "xyzzy" not in shown.shown[after:]
        assert shown.mode[3] & termios.ECHO
