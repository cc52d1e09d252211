"""The settings file: what counts, what does not and why, and one value written without touching the others."""

from pathlib import Path

import pytest

from scripts import words
from tests.voice.conftest import Runner
from voice.errors import DoorError
from voice.settings import KEYS, Wishes, read, write

WHOLE = """\
# Our table
language = "uk"
detail = "brief"
pace = 1.25
untimed = false
volume = 80        # the neighbours
minutes = 4
names = [
    "Ана",  # left of the door
    "Богдан",
]
microphone = "USB"
speaker = 3
wake_phrase = false
plain = true
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "config" / "settings.toml"
    monkeypatch.setenv("NIGHTCALLER_SETTINGS", str(path))
    return path


def written(file: Path, text: str) -> Path:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, "utf-8")
    return file


def sentences(troubles: list[DoorError], language: str = "en") -> list[str]:
    return [words(language).error(trouble, "onenight") for trouble in troubles]


def test_a_file_that_says_everything(file: Path) -> None:
    wishes, troubles = read(written(file, WHOLE))
    assert wishes == Wishes("uk", "brief", 1.25, False, 80, 4, ("Ана", "Богдан"), "USB", 3, False, True)
    assert troubles == []


def test_no_file_says_nothing(file: Path) -> None:
    assert read() == (Wishes(), [])
    assert read(written(file, "")) == (Wishes(), [])


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('language = "fr"', "The setting language cannot be “fr”; choose en or uk."),
        ('detail = "long"', "The setting detail cannot be “long”; choose full or brief."),
        ("pace = 11", "The setting pace cannot be “11”; it takes a number from 0.5 to 10."),
        ("pace = nan", "The setting pace cannot be “NaN”; it takes a number from 0.5 to 10."),
        ('untimed = "yes"', "The setting untimed cannot be “yes”; it takes true or false."),
        ("volume = 50.5", "The setting volume cannot be “50.5”; it takes a whole number from 0 to 100."),
        ("volume = true", "The setting volume cannot be “true”; it takes a whole number from 0 to 100."),
        ("minutes = 0", "The setting minutes cannot be “0”; it takes a whole number from 1 to 60."),
        ('names = "Ana"', 'The setting names cannot be “Ana”; it takes different names, such as ["Ana", "Bo"].'),
        (
            'names = ["Ana", " ana"]',
            'The setting names cannot be “["Ana", " ana"]”; it takes different names, such as ["Ana", "Bo"].',
        ),
        ("microphone = 1.5", "The setting microphone cannot be “1.5”; it takes a name in quotes or a number."),
        ("volum = 5", "There is no setting “volum”. Did you mean volume?"),
        ("[table]", f"There is no setting “table”; choose {', '.join(KEYS[:-1])} or {KEYS[-1]}."),
    ],
)
def test_one_wrong_line_costs_that_line_alone(line: str, sentence: str, file: Path) -> None:
    wishes, troubles = read(written(file, f'speaker = "Hall"\n{line}\n'))
    assert wishes == Wishes(speaker="Hall")
    assert sentences(troubles) == [sentence]
    assert sentences(troubles, "uk")[0].startswith("Налаштування")


def test_a_file_that_is_no_toml_names_the_line(file: Path) -> None:
    _, troubles = read(written(file, "volume = 5\nlanguage = \n"))
    (sentence,) = sentences(troubles)
    assert "line 2" in sentence
    with pytest.raises(DoorError, match="settings-toml"):
        write("volume", "6", file)
    assert file.read_text() == "volume = 5\nlanguage = \n"


def test_a_file_that_cannot_be_read(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"\xff\xfe")
    assert [trouble.kind for trouble in read()[1]] == ["settings-read"]
    file.unlink()
    file.mkdir()
    assert [trouble.kind for trouble in read()[1]] == ["settings-read"]


def test_one_value_is_written_and_everything_else_stays(file: Path) -> None:
    written(file, WHOLE)
    write("volume", "55")
    assert file.read_text("utf-8") == WHOLE.replace("volume = 80 ", "volume = 55 ")
    write("names", "Оля; Петро, Іван")
    assert 'names = ["Оля", "Петро", "Іван"]\nmicrophone' in file.read_text("utf-8")
    write("volume", None)
    assert "minutes = 4\n" in file.read_text("utf-8")
    assert "# the neighbours\n" in file.read_text("utf-8")
    wishes, troubles = read()
    assert (wishes.volume, wishes.names, troubles) == (None, ("Оля", "Петро", "Іван"), [])


@pytest.mark.parametrize(
    ("key", "typed", "line"),
    [
        ("volume", "60", "volume = 60"),
        ("pace", "1,5", "pace = 1.5"),
        ("pace", "2", "pace = 2.0"),
        ("plain", "yes", "plain = true"),
        ("wake_phrase", "ні", "wake_phrase = false"),
        ("language", "uk", 'language = "uk"'),
        ("microphone", "2", "microphone = 2"),
        ("microphone", 'a "loud" one #1', r'microphone = "a \"loud\" one #1"'),
    ],
)
def test_a_new_file_gets_the_line(key: str, typed: str, line: str, file: Path) -> None:
    write(key, typed)
    assert file.read_text("utf-8") == f"{line}\n"
    write(key, typed)
    assert file.read_text("utf-8") == f"{line}\n"
    assert read()[1] == []


def test_a_new_value_goes_before_a_table(file: Path) -> None:
    written(file, "[other]\nvolume_of = 1\n")
    write("volume", "60")
    assert read()[0].volume == 60


def test_the_command_shows_and_writes(file: Path, run: Runner) -> None:
    code, out, err = run("settings")
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == f"Settings file: {file} (not there yet)"
    assert [row.split("\t")[0] for row in out.splitlines()[1:]] == list(KEYS)
    code, out, err = run("settings", "wake-phrase", "off")
    assert out.splitlines() == [
        f"Settings file: {file}",
        "wake_phrase\tfalse\tby day it listens only after its name",
    ]
    run("settings", "language", "uk")
    assert run("settings")[1].startswith("Файл налаштувань:")
    assert run("settings", "wake_phrase", "--reset")[0] == 0
    assert file.read_text() == 'language = "uk"\n'
    written(file, "volume = 500\nspeaker = 1\n")
    code, out, err = run("settings")
    assert (code, err) == (0, "The setting volume cannot be “500”; it takes a whole number from 0 to 100.\n")
    assert "speaker\t1\t" in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("volume loud", "The setting volume cannot be “loud”; it takes a whole number from 0 to 100."),
        ("volum 5", "There is no setting “volum”. Did you mean volume?"),
        ("volume", "Say what volume shall be, as in nightcaller settings volume VALUE, or take it out with --reset."),
    ],
)
def test_a_mistake_changes_nothing(arguments: str, sentence: str, file: Path, run: Runner) -> None:
    code, out, err = run("settings", *arguments.split())
    assert (code, out, err) == (2, "", f"{sentence}\n")
    assert not file.exists()


def test_a_place_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Runner) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("NIGHTCALLER_SETTINGS", str(tmp_path / "file" / "settings.toml"))
    code, _, err = run("settings", "volume", "5")
    assert code == 2
    assert err.startswith("The settings file")
    assert err.endswith("NIGHTCALLER_SETTINGS.\n")
