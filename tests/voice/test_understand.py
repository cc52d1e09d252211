"""`nightcaller understand`."""

import io
import json
from pathlib import Path

import pytest

from voice.cli import main


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    main(["understand", *arguments])
    return capsys.readouterr().out.splitlines()


def test_json_has_the_promised_shape(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "Start night with Sentinel and Witch!", "add the wich", "nice weather", "--json")
    assert [json.loads(line) for line in lines] == [
        {
            "source": "Start night with Sentinel and Witch!",
            "text": "Start night with Sentinel and Witch!",
            "intent": "StartNight",
            "slots": {"roles": ["sentinel", "witch"]},
            "confidence": 1.0,
        },
        {
            "source": "add the wich",
            "text": "add the wich",
            "intent": "AddRole",
            "slots": {"roles": ["witch"]},
            "confidence": 0.89,
            "repaired": [{"heard": "wich", "taken": "witch"}],
        },
        {"source": "nice weather", "text": "nice weather", "intent": None, "slots": {}, "confidence": 0},
    ]


def test_lines_come_from_the_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"pause\r\n\n\xff\xfe\nresume"), encoding="utf-8"))
    lines = [json.loads(line) for line in printed(capsys, "-", "--json")]
    assert [line["source"] for line in lines] == ["pause", "", "\ufffd\ufffd", "resume"]
    assert [line["intent"] for line in lines] == ["Pause", None, None, "Resume"]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["start night with Sentinel and two Masons"], "StartNight: roles Sentinel and two Masons"),
        (["pause"], "“pause” → Pause"),
        (["add the wich"], "“add the wich” → AddRole: roles Witch (“wich” was taken for “witch”.)"),
        (["play total chaos for six players"], "PlayPreset: preset Total Chaos and players 6"),
        (["start the night with only the Seer"], "StartNight: roles Seer and only yes"),
        (["add the Psychic and the Tanner"], "AddRole: roles psychic and tanner"),
        (["nice weather"], "“nice weather” is no command that I know. Say it in other words; “help” tells"),
        (["x" * 200], f"“{'x' * 80}…” is no command"),
        (["ana votes for bo", "--names", "Ana,Bo"], "RecordVote: voter Ana and target Bo"),
        (["pause", "--phase", "setup"], "“pause” is no command"),
        (["pause", "--phase", "night"], "“pause” → Pause"),
        (["почни ніч із Відьмою", "--lang", "uk"], "«почни ніч із Відьмою» → StartNight: roles Відьма"),
        (["гарна погода", "--lang", "uk"], "«гарна погода» — такої команди немає. Скажіть інакше"),
        (["додай відму", "--lang", "uk"], "AddRole: roles Відьма (Замість «відму» прочитано «відьму».)"),
    ],
)
def test_people_get_a_line(arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    (shown,) = printed(capsys, *arguments)
    assert line in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Write what was said after understand, in quotes, or - to read lines from the standard input."),
        (["pause", "--phase", "nite"], "There is no phase “nite”. Did you mean night?"),
        (["pause", "--phase", "zzz", "--lang", "uk"], "Етапу «zzz» немає; оберіть setup, night, day, vote або over."),
        (["pause", "--intents", "nowhere"], "“nowhere” is no folder. --intents takes a folder with YAML files."),
        (["pause", "--intents", "."], "There is no file that ends in .yaml or .yml in “.”, nor in a folder of it"),
        (["пауза", "--intents", ".", "--lang", "uk"], "У «.» немає жодного файлу .yaml чи .yml;"),
    ],
)
def test_mistakes_are_one_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match="2"):
        main(["understand", *arguments])
    assert sentence in capsys.readouterr().err.replace("\n", " ")
