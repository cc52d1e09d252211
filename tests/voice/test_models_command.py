"""`nightcaller models` as people and programs use it."""

import json
import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from models import Model, manifest
from models.catalogue import Archive
from tests.models.conftest import VOICE, VOSK, Server, laid_out, recognizer, voice, zipped
from tests.voice.conftest import Runner


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NIGHTCALLER_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "models"


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as running:
        yield running


@pytest.fixture
def run(run: Runner) -> Runner:
    return partial(run, "models")


@pytest.fixture
def known(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[Model]:
    """A manifest of two small models on our own server."""
    models = [recognizer(server.archive("model.zip", zipped(VOSK))), voice(server.plain(VOICE))]
    monkeypatch.setattr("voice.cli.models.manifest", lambda: tuple(models))
    return models


def test_the_list_piped_is_a_line_each(run: Runner) -> None:
    code, out, err = run("list")
    assert (code, err) == (0, "")
    rows = [row.split("\t") for row in out.splitlines()]
    assert ["vosk-en", "hears", "English", "Apache-2.0", "85 MB", "no"] in rows
    assert [row[0] for row in rows] == [model.id for model in manifest()]
    assert "vosk-en\tчує\tанглійська\tApache-2.0\t85 МБ\tні" in run("list", "--lang", "uk")[1]


def test_the_list_for_programs(run: Runner, tmp_path: Path) -> None:
    folder = laid_out(VOSK, tmp_path / "model")
    run("fetch", "vosk-uk", "--from", str(folder))
    rows = [json.loads(row) for row in run("list", "--json")[1].splitlines()]
    assert {row["id"]: row["here"] for row in rows} == {model.id: model.id == "vosk-uk" for model in manifest()}
    assert set(rows[0]) == {"id", "kind", "language", "licence", "title", "size", "here", "folder"}


def test_models_of_a_language_are_fetched_once(run: Runner, known: list[Model], cache: Path) -> None:
    code, out, err = run("fetch")
    assert code == 0
    assert out.splitlines() == [
        f"{model.id} is here, from {model.sources[0].name}: {cache / model.id}" for model in known
    ]
    assert err.splitlines()[-1] == "fake-voice: 100 %"
    assert "\x1b" not in err
    assert run("fetch") == (
        0,
        "".join(f"{model.id} is here already: {cache / model.id}\n" for model in known),
        "",
    )
    assert run("verify") == (0, "fake-recognizer is whole.\nfake-voice is whole.\n", "")
    assert run("fetch", "fake-voice", "--again")[1].startswith("fake-voice is here, from")


def test_what_is_fetched_only_when_named(run: Runner, known: list[Model], server: Server) -> None:
    archive = server.archive("nano.zip", zipped(VOSK))
    known.append(Model("nano", "recognizer", "en", "CC0-1.0", "Nano", (archive,), on_request=True))
    assert "nano" not in run("fetch")[1]
    assert run("fetch", "nano")[1].startswith("nano is here, from")


def test_one_that_fails_does_not_stop_the_others(run: Runner, known: list[Model], server: Server) -> None:
    del server.files["/model.zip"]
    code, out, err = run("fetch")
    assert code == 1
    assert out.startswith("fake-voice is here, from")
    host = server.address.removeprefix("http://")
    assert err.startswith(
        f"The source {host} does not give the file: it answers 404.\nThe model fake-recognizer could not be fetched"
    )
    assert "script, understand and render work without it" in err
    assert "nightcaller models fetch fake-recognizer --from FILE." in err


def test_nothing_reachable_in_ukrainian(run: Runner, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = server.archive("gone.zip", b"gone").remote
    server.files.clear()
    models = [
        Model("vosk-uk", "recognizer", "uk", "", "", (Archive(gone),)),
        Model("piper-uk", "voice", "uk", "", "", (Archive(gone),)),
    ]
    monkeypatch.setattr("voice.cli.models.manifest", lambda: tuple(models))
    code, out, err = run("fetch", "--lang", "uk")
    assert (code, out) == (1, "")
    assert "українською команди вводять з клавіатури" in err
    assert "українською поки що говорить espeak-ng" in err
    commands = r"nightcaller models fetch|--from|espeak-ng|vosk-uk|piper-uk"
    assert not re.search("[A-Za-z]", re.sub(commands, "", err)), err


def test_a_model_from_a_file_whose_checksum_is_not_known(run: Runner, tmp_path: Path, cache: Path) -> None:
    folder = laid_out(VOSK, tmp_path / "mine")
    code, out, err = run("fetch", "--lang", "uk", "--from", str(folder))
    assert (code, err) == (0, "")
    assert out == (
        f"Модель vosk-uk готова, джерело — mine: {cache / 'vosk-uk'}. Її контрольна сума невідома; будова правильна.\n"
    )
    assert run("verify", "vosk-uk")[1] == (
        "vosk-uk is as it came, from mine; no checksum was known to compare it with then.\n"
    )


def test_a_broken_model_is_told_with_what_to_do(run: Runner, known: list[Model], cache: Path) -> None:
    run("fetch")
    (cache / "fake-recognizer/README").unlink()
    (cache / "fake-recognizer/conf/model.conf").write_bytes(b"flipped")
    assert run("verify") == (
        1,
        "fake-voice is whole.\n",
        "The model fake-recognizer is broken: conf/model.conf and README. "
        "Fetch it again with nightcaller models fetch fake-recognizer --again.\n",
    )
    assert "fake-recognizer\thears\tEnglish\tCC0-1.0\t1 MB\tbroken" in run("list")[1]
    (cache / "fake-recognizer/nightcaller.json").unlink()
    assert "it does not tell what belongs to it" in run("verify", "fake-recognizer")[2]
    assert run("fetch")[0] == 0  # what is broken is not here, and comes again
    assert run("verify")[0] == 0


def test_a_full_disk_is_one_sentence(run: Runner, known: list[Model], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("models.staging.shutil.disk_usage", lambda _: SimpleNamespace(free=0))
    monkeypatch.setattr("voice.cli.models.manifest", lambda: tuple(known[:1]))
    code, out, err = run("fetch")
    assert (code, out) == (1, "")
    assert err.startswith("The disk is full, so nothing was kept in ")


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        ("lst", 2, "There is no command “lst”. Did you mean list?"),
        ("щось --lang uk", 2, "Команди «щось» немає; оберіть list, fetch або verify."),
        ("fetch vosk-n", 2, "There is no model “vosk-n”. Did you mean vosk-en?"),
        ("fetch --lang fr", 2, "There is no language “fr”; choose en or uk."),
        ("fetch --agian", 2, "There is no option “--agian”. Did you mean --again?"),
        ("fetch vosk-en vosk-uk --from x.zip", 2, "One file holds one model; name one beside --from."),
        ("fetch --from /nowhere.zip", 2, "“/nowhere.zip” cannot be read: No such file or directory."),
        ("fetch vosk-en --from /nowhere.zip", 2, "“/nowhere.zip” cannot be read: No such file or directory."),
        ("verify vosk-en", 1, "The model vosk-en is not here; get it with nightcaller models fetch vosk-en."),
        ("list vosk-en", 2, None),
    ],
)
def test_a_mistake_is_one_sentence(run: Runner, arguments: str, code: int, sentence: str | None) -> None:
    exited, out, err = run(*arguments.split())
    assert (exited, out) == (code, "")
    assert err.count("\n") == 1
    assert sentence is None or err == sentence + "\n"


def test_nothing_to_verify(run: Runner) -> None:
    assert run("verify") == (0, "No models are here yet; get them with nightcaller models fetch.\n", "")


def test_without_a_word_there_is_help(run: Runner) -> None:
    code, out, err = run()
    assert (code, err) == (0, "")
    assert "fetch" in out


SMALL = """
import sys
import voice.cli.models as command
from tests.models.conftest import VOSK, Server, recognizer, zipped
from voice.cli import main
with Server() as server:
    models = (recognizer(server.archive("model.zip", zipped(VOSK))),)
    command.manifest = lambda: models
    main(["models", "fetch"])
"""


def test_a_terminal_gets_a_bar() -> None:
    main_end, terminal = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100"}
    with subprocess.Popen([sys.executable, "-c", SMALL], stdout=terminal, stderr=terminal, env=environment) as process:
        os.close(terminal)
        shown = b""
        while True:
            try:
                piece = os.read(main_end, 65536)
            except OSError:  # Linux says so when the other end has closed
                break
            shown += piece
            if not piece:
                break
        assert process.wait() == 0
    os.close(main_end)
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.decode("utf-8"))
    assert "━" in text
    assert "1 of 1 MB" in text
    assert "fake-recognizer is here, from" in text
