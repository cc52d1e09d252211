"""What a terminal shows: every row in its place, whatever the size; and lines where nobody looks."""

from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from itertools import product
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.segment import Segment

from intents.commands import COMMANDS
from intents.parser import Reading
from scripts import languages, words
from voice import show
from voice.dashboard import Caption, Dashboard, View, frame
from voice.keyboard import Editor, End, Key, Line
from voice.moderator import Plan, Settings, State
from voice.moderator.course import script_of
from voice.moderator.state import Course
from voice.screen import Lines, screen
from voice.understood import understood

PLAN = Plan(roles=("sentinel", "werewolf", "witch", "doppelganger", "curator"), players=5, edition="english")


def view(phase: str = "night", at: int = 0, language: str = "en", **changes: object) -> View:
    """A table in the middle of something."""
    course = Course(phase, at=at, seconds=300) if phase in ("night", "day", "vote") else None  # type: ignore[arg-type]
    state = State(settings=Settings(language=language), plan=PLAN, phase=phase, course=course)  # type: ignore[arg-type]
    script = script_of(state) if course else None
    return replace(View(state, script, script.cues[at] if script else None), **changes)  # type: ignore[arg-type]


def console(width: int = 80, height: int = 24) -> Console:
    return Console(width=width, height=height, file=StringIO(), force_terminal=True, color_system="standard")


def segments(shown: View, width: int = 80, height: int = 24, now: float = 0.0) -> list[list[Segment]]:
    room = console(width, height)
    return room.render_lines(frame(shown, now, room), pad=False)


def rows(shown: View, width: int = 80, height: int = 24, now: float = 0.0) -> list[str]:
    return ["".join(part.text for part in row).rstrip() for row in segments(shown, width, height, now)]


def test_a_night_on_the_screen() -> None:
    shown = view(
        at=9,
        captions=(
            Caption("answer", "Five players. Start?"),
            Caption("heard", "yes", "yes, 97 %"),
            Caption("narration", "Sentinel, open your eyes."),
        ),
        level=0.5,
        typed="who is next",
        cursor=11,
    )
    screen = rows(shown, height=16)
    assert screen[0].startswith(" Nightcaller · Night ")
    assert screen[2:4] == [
        " ✓ Opening  ▶ Sentinel   · Doppelgänger  · Werewolves  · Witch  · Curator",
        " · Doppelgänger as Curator  · Dawn",
    ]
    assert screen[-8:] == [
        " • Five players. Start?",
        " » yes",
        "   → yes, 97 %",
        " ▌ Sentinel, open your eyes.",
        " Microphone ━━━━━━━━━━──────────",
        "",
        " Say “pause”, “repeat”, “more time”, “slower”, “louder”, or “stop the game”.",
        " › who is next",
    ]


def test_the_present_call_is_marked_also_without_colour() -> None:
    shown = view()
    assert shown.script is not None
    for at, cue in enumerate(shown.script.cues):
        (marked,) = [part for row in segments(view(at=at)) for part in row if "▶" in part.text]
        assert marked.style is not None
        assert marked.style.reverse
        if cue.place.role and not cue.place.copying:
            assert words("en").call(cue.place.role, "onenight") in marked.text


@pytest.mark.parametrize("language", languages())
def test_it_fits_any_terminal(language: str) -> None:
    long = tuple(Caption("narration", "Слово й ще одне слово. " * 9) for _ in range(9))
    phases = ("setup", "night", "day", "vote", "over")
    for phase, width, height in product(phases, (12, 30, 80, 200), (1, 3, 8, 24, 60)):
        shown = view(phase, language=language, captions=long, level=0.3, typed="abc " * 40, cursor=100)
        screen = rows(shown, width, height)
        assert len(screen) == height
        assert all(cell_len(row) <= width for row in screen), (phase, width, height)
        assert screen[-1].startswith(" ›")


def test_only_marks_are_coloured() -> None:
    captions = (
        Caption("trouble", "No."),
        Caption("heard", "a", "b"),
        Caption("answer", "c"),
        Caption("narration", "d"),
    )
    for row in segments(view(captions=captions, level=1.0)):
        for part in row:
            if part.style and part.style.color and not part.style.color.is_default:
                assert not part.text.strip("▌•»!━ "), part


def test_the_clock() -> None:
    day = view("day", at=1)
    assert day.state.course is not None
    running = replace(day, state=replace(day.state, course=replace(day.state.course, until=250.0)))
    assert rows(running, now=100.0)[0].endswith(" 5:00")
    assert rows(running, now=190.5)[0].endswith(" 3:29")
    paused = replace(day, state=replace(day.state, held=True, course=replace(day.state.course, left=30.0)))
    assert " · paused " in rows(paused, now=5.0)[0]
    assert rows(paused, now=5.0)[0].endswith(" 3:00")
    assert rows(view("setup"))[0] == " Nightcaller · Before the game"


def test_a_long_line_shows_what_is_being_typed() -> None:
    typed = "".join(chr(ord("a") + n % 26) for n in range(100))
    for cursor in (0, 50, 100):
        last = segments(view(typed=typed, cursor=cursor), width=40)[-1]
        (under,) = [part.text for part in last if part.style and part.style.reverse]
        assert under == (typed[cursor : cursor + 1] or " ")


def test_what_is_told_to_the_screen_is_drawn() -> None:
    room = console()
    with Dashboard(room) as dashboard:
        dashboard.said("Night falls.", narration=True)
        dashboard.heard("blah", "", 0.0)
        dashboard.heard("pause", "wait", 0.914)
        dashboard.trouble("No room.")
        dashboard.trouble("No room.")
        dashboard.level(0.25)
        dashboard.typing("st", 2)
        shown = view("day")
        dashboard.state(shown.state, shown.script, shown.cue)
        kinds = [(caption.kind, caption.text, caption.more) for caption in dashboard.view.captions]
        while "Discussion" not in room.file.getvalue():  # type: ignore[attr-defined]
            pass
    assert kinds == [
        ("narration", "Night falls.", ""),
        ("heard", "blah", "not understood"),
        ("heard", "pause", "wait, 91 %"),
        ("trouble", "No room.", ""),
    ]
    drawn = room.file.getvalue()  # type: ignore[attr-defined]
    assert drawn.startswith("\x1b[?1049h")
    assert drawn.rindex("\x1b[?1049l") > drawn.rindex("Discussion")
    assert drawn.rindex("\x1b[?25h") > drawn.rindex("\x1b[?25l")


@pytest.mark.parametrize("language", languages())
def test_every_command_is_put_into_words(language: str) -> None:
    for intent in COMMANDS:
        assert understood(Reading("", intent), words(language)) != intent, intent
    night = Reading("", "StartNight", {"roles": ["witch", "seer"], "players": 5, "now": True})
    assert understood(night, words("en")) == "start the night: Witch and Seer, 5"
    assert understood(Reading("blah"), words("en")) == ""


@pytest.mark.parametrize(
    ("intent", "slots", "english", "ukrainian"),
    [
        ("SetPace", {"pace": "slower"}, "pace: slower", "темп: повільніше"),
        ("SetVolume", {"volume": 80}, "loudness: 80 %", "гучність: 80 %"),
        ("MoreTime", {"seconds": 30}, "more time: 30 s", "більше часу: 30 с"),
        ("SetLanguage", {"language": "uk"}, "language: Українська", "мова: Українська"),
        (
            "SetDetail",
            {"detail": "brief"},
            "how much is said: only what is needed",
            "наскільки докладно: лише потрібне",
        ),
        ("StartNight", {"game": "wolfen"}, "start the night: Curse of the Wolfen", "почати ніч: Прокляття Вовкунів"),
        ("Wins", {"faction": "human"}, "a side has won: Humans", "чиясь перемога: Люди"),
        (
            "Award",
            {"player": "Ana", "prize": "most_fun"},
            "a prize: Ana, most fun",
            "відзнака: Ana, найбільше веселощів",
        ),
    ],
)
def test_no_names_for_programs_are_shown(intent: str, slots: dict[str, Any], english: str, ukrainian: str) -> None:
    assert understood(Reading("", intent, slots), words("en")) == english
    assert understood(Reading("", intent, slots), words("uk")) == ukrainian


def test_lines_for_who_does_not_look(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(show, "console", Console(force_terminal=False, soft_wrap=True))
    with screen() as lines:  # the tests have no terminal
        assert isinstance(lines, Lines)
        lines.said("Night [falls].", narration=True)
        lines.heard("how long", "how much time is left", 0.5)
        lines.trouble("No room.")
        lines.trouble("No room.")
        lines.level(0.3)
        lines.typing("x", 1)
        lines.state(State(), None, None)
    assert capsys.readouterr().out == "Night [falls].\n» how long\nNo room.\n"


def test_a_pause_is_told_in_lines_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a speaker there is no signal that tells it; a game that was stopped does not go on."""
    monkeypatch.setattr(show, "console", Console(force_terminal=False, soft_wrap=True))
    lines, night = Lines(echo=False), State(phase="night", course=Course("night"))
    for state in (night, replace(night, held=True), replace(night, held=True), night, replace(night, held=True)):
        lines.state(state, None, None)
    lines.state(State(phase="over"), None, None)
    assert capsys.readouterr().out == "The game is paused.\nThe game goes on.\nThe game is paused.\n"


def typed(editor: Editor, *keys: str) -> Iterator[object]:
    for key in keys:
        yield from editor.feed(key)


@pytest.mark.parametrize(
    ("keys", "text", "cursor"),
    [
        ("abc", "abc", 3),
        ("Привіт", "Привіт", 6),
        ("abc\x7f\x08d", "ad", 2),
        ("abc\x1b[D\x1b[Dx", "axbc", 2),
        ("abc\x1b[Hx\x1b[Fy\x1b[Z", "xabcy", 5),
        ("abc\x1bOD\x1b[3~", "ab", 2),
        ("one two \x17", "one ", 4),
        ("one two\x15", "", 0),
        ("ab\x00\x1bq\tc", "abc", 3),
        ("\x7f\x1b[D\x1b[A", "", 0),
    ],
)
def test_editing_a_line(keys: str, text: str, cursor: int) -> None:
    for parts in ([keys], list(keys)):  # a key may come in pieces
        editor = Editor()
        assert list(typed(editor, *parts)) == []
        assert (editor.text, editor.cursor) == (text, cursor)


def test_lines_keys_and_the_end() -> None:
    editor = Editor()
    assert list(typed(editor, "one\rtwo\n", "\x1b[6~", "\x1b[5~", "\x04")) == [
        Line("one"),
        Line("two"),
        Key("page down"),
        Key("page up"),
        End(),
    ]
    list(editor.feed("\x1b[A\x1b[A\x1b[A"))
    assert editor.text == "one"
    assert list(editor.feed("\x1b[B\x04\r")) == [Line("two")]
    list(editor.feed("new\x1b[A\x1b[B"))
    assert editor.text == ""
