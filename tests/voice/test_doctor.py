"""`nightcaller doctor`: every check a line, whatever happens in it."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest

import models
from models import Model
from scripts import Words, languages, words
from tests.models.conftest import VOSK, Server, recognizer, zipped
from tests.voice.sound_card import needs_pulseaudio, sound_card
from voice import checks as checking
from voice.checks import Check, FoundError, State, checks
from voice.cli import main
from voice.cli.doctor import STATES
from voice.doctor import Finding, examine, look, look_apart
from voice.errors import DoorError

PATIENCE = 120.0
OWN_CARD = pytest.mark.skipif(Path("/dev/snd").exists(), reason="this machine has a sound card of its own")


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NIGHTCALLER_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")


def named(check: str) -> Check:
    (found,) = [each for each in checks() if each.id == check]
    return found


def found(check: str, language: str = "en") -> Finding:
    chosen = named(check)
    return look_apart(chosen, language, PATIENCE) if chosen.apart else look(chosen, language)


@OWN_CARD
def test_a_bare_machine_is_fine_and_told_what_to_do(
    empty_cache: Path, no_card: None, capfd: pytest.CaptureFixture[str]
) -> None:
    main(["doctor", "--json"])
    out, err = capfd.readouterr()
    assert err == ""
    rows = [json.loads(row) for row in out.splitlines()]
    assert all(set(row) == {"check", "state", "text"} for row in rows)
    states = {row["check"]: row["state"] for row in rows}
    assert states == {
        "python": "ok",
        "packages": "ok",
        "cache": "ok",
        "evening": "ok",
        "settings": "ok",
        "model-vosk-en": "missing",
        "model-piper-en-joe": "missing",
        "model-vosk-uk": "missing",
        "model-piper-uk": "missing",
        "typing-en": "ok",
        "hearing-en": "missing",
        "speaking-en": "to do",
        "typing-uk": "ok",
        "hearing-uk": "missing",
        "speaking-uk": "to do",
        "microphone": "to do",
        "speaker": "to do",
        "chain": "to do",
    }
    assert all(row["text"].endswith(".") for row in rows)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Only some checks, so that a test of how they are told is quick."""

    def few(*those: Check) -> None:
        monkeypatch.setattr("voice.doctor.checks", lambda: list(those))

    return few


def explodes(_: Words) -> str:
    raise ZeroDivisionError("by naught.\nSecond line")


def dies(_: Words) -> str:
    os.kill(os.getpid(), signal.SIGSEGV)
    return ""


def leaves(_: Words) -> str:
    os._exit(3)


def waits(_: Words) -> str:
    Event().wait()
    return ""


def fine(_: Words) -> str:
    os.write(1, b"noise")
    os.write(2, b"more noise")
    return "Fine."


def refused(_: Words) -> str:
    raise FoundError("to do", DoorError("no-speaker"))


def check(look: Callable[[Words], str], otherwise: State = "failed", apart: bool = False) -> Check:
    return Check("speaker", ("doctor-speaker", {}), look, otherwise, apart)


@pytest.mark.parametrize("apart", [False, True])
def test_a_check_that_blows_up_is_a_finding(apart: bool) -> None:
    chosen = check(explodes)
    finding = look_apart(chosen, "en", PATIENCE) if apart else look(chosen, "en")
    assert finding == Finding(
        "speaker",
        "Speaker",
        "failed",
        "This could not be checked: by naught. Try again; if it stays so, install Nightcaller again.",
    )


@pytest.mark.parametrize(
    ("look", "patience", "sentence"),
    [
        (dies, PATIENCE, "This check was ended by the system (SIGSEGV)"),
        (leaves, PATIENCE, "This check was ended by the system (3)"),
        (waits, 0.0, "This check gave no answer for 0 seconds"),
    ],
)
@pytest.mark.parametrize("otherwise", ["failed", "to do"])
def test_a_check_that_crashes_or_hangs_costs_only_itself(
    look: Callable[[Words], str], patience: float, sentence: str, otherwise: State
) -> None:
    finding = look_apart(check(look, otherwise), "en", patience)
    assert finding.state == otherwise
    assert finding.text.startswith(sentence)


def test_no_room_for_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(12, "Cannot allocate memory")

    monkeypatch.setattr("voice.doctor._asked", full)
    assert "Cannot allocate memory" in look_apart(check(fine), "en", 1).text


def test_foreign_code_chatters_to_nobody(few: Callable[..., None], capfd: pytest.CaptureFixture[str]) -> None:
    few(check(fine, apart=True))
    assert [finding.text for finding in examine("en")] == ["Fine."]
    assert capfd.readouterr() == ("", "")


def test_lines_for_programs_and_screen_readers(few: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    few(check(refused))
    main(["doctor"])
    assert capsys.readouterr().out == (
        "Speaker: to do. No speaker was found; plug one in, or choose one in the sound settings. "
        "A night can be rendered into a file meanwhile.\n"
        "Everything that typed commands and spoken files need is fine.\n"
    )
    few(check(explodes))
    with pytest.raises(SystemExit) as stop:
        main(["doctor", "--lang", "uk"])
    assert stop.value.code == 1
    out = capsys.readouterr().out
    assert out.startswith("Динамік: не працює. Перевірити не вдалося: by naught.")
    assert out.endswith("1 перевірка не вдалася; що робити, сказано вище.\n")


TERMINAL = """
import sys
import voice.doctor
from tests.voice.test_doctor import check, explodes, refused
from voice.cli import main
voice.doctor.checks = lambda: [check(refused), check(explodes)]
main(["doctor"])
"""


def shown(columns: int) -> str:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": str(columns)}
    with subprocess.Popen([sys.executable, "-c", TERMINAL], stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        pieces = []
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:  # Linux says so when the other end has closed
                break
            if not piece:
                break
            pieces.append(piece)
        assert process.wait() == 1
    os.close(ours)
    return b"".join(pieces).decode()


def test_a_terminal_gets_columns_and_colour_and_the_state_in_words() -> None:
    text = shown(100)
    assert "\x1b[33mto do" in text
    assert re.search(r"\x1b\[1;31mfailed", text)
    rows = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).splitlines()
    assert rows[0].startswith("to do    Speaker")
    assert all(len(row) <= 100 for row in rows)


def test_a_narrow_terminal_gets_lines() -> None:
    assert "Speaker: to do." in shown(40)


def test_every_state_and_check_has_words() -> None:
    for language in languages():
        spoken = words(language)
        assert len({spoken.text(key) for key in STATES.values()}) == len(STATES)
        names = [each.name(spoken) for each in checks()]
        assert len(set(names)) == len(names)


@pytest.fixture
def small_model(empty_cache: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Model]:
    with Server() as server:
        model = recognizer(server.archive("model.zip", zipped(VOSK)))
        monkeypatch.setattr("models.manifest", lambda: (model,))
        monkeypatch.setattr("models.shelf.manifest", lambda: (model,))
        models.fetch(model)
        yield model


def test_a_broken_model_fails_and_says_how_to_mend_it(
    small_model: Model, empty_cache: Path, few: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    whole = named(f"model-{small_model.id}")
    few(whole)
    main(["doctor"])
    assert f"Model {small_model.id}: ok." in capsys.readouterr().out
    file = empty_cache / "models" / small_model.id / "conf/model.conf"
    file.write_bytes(file.read_bytes()[::-1])  # of the same size: only the checksum tells
    with pytest.raises(SystemExit) as stop:
        main(["doctor"])
    assert stop.value.code == 1
    assert f"nightcaller models fetch {small_model.id} --again" in capsys.readouterr().out
    # Nor does Vosk get to see it, which would end the process.
    heard = look(named("hearing-en"), "en")
    assert (heard.state, "is broken: conf/model.conf" in heard.text) == ("failed", True)
    (empty_cache / "models" / small_model.id / "nightcaller.json").unlink()
    assert look(whole, "en").state == "failed"


def test_the_cache_folder(empty_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found("cache").state == "ok"
    assert list(empty_cache.iterdir()) == []
    monkeypatch.setattr("voice.folder_checks.shutil.disk_usage", lambda _: SimpleNamespace(free=12_000_000))
    finding = found("cache")
    assert finding.state == "to do"
    assert "only 12 MB are free" in finding.text
    empty_cache.rmdir()
    empty_cache.write_text("a file is in the way")
    finding = found("cache")
    assert finding.state == "to do"
    assert "NIGHTCALLER_CACHE" in finding.text


def test_an_old_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "LEAST_PYTHON", (99, 1))
    finding = found("python")
    assert finding.state == "failed"
    assert "99.1 or newer" in finding.text


@pytest.mark.parametrize(("package", "state"), [("surely-not-there", "failed"), ("vosk-not-there", "to do")])
def test_a_package_that_is_not_there(package: str, state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "OPTIONAL", {"vosk-not-there"})
    monkeypatch.setattr("voice.checks.metadata.requires", lambda _: ["click>=8", package, 'ruff; extra == "dev"'])
    finding = look(named("packages"), "en")
    assert finding.state == state
    assert f"do not load: {package}." in finding.text


def test_a_package_that_does_not_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voice.checks.metadata.requires", lambda _: ["soxr<2,>=1.0"])
    monkeypatch.setitem(sys.modules, "soxr", None)
    finding = look(named("packages"), "en")
    assert finding.state == "failed"
    assert "soxr (import of soxr halted" in finding.text


def test_portaudio_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sounddevice.py").write_text("raise OSError('PortAudio library not found')")
    monkeypatch.syspath_prepend(tmp_path)
    for device in ("microphone", "speaker"):
        finding = found(device)
        assert finding.state == "to do"
        assert "install the package libportaudio2" in finding.text


def test_the_whole_chain_without_devices() -> None:
    for model in models.manifest():
        if model.language == "en" and not model.on_request:
            models.fetch(model)
    finding = found("chain")
    assert finding.state == "ok", finding.text
    assert re.search(r"was spoken, heard and understood in [\d.]+ seconds?", finding.text)
    assert (found("hearing-en").text, found("speaking-en").text) == ("The model vosk-en hears it.", "Piper speaks it.")


@needs_pulseaudio
def test_microphone_and_speaker_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with sound_card("module-sine frequency=440") as card:
        for name, value in card.variables.items():
            if name != "HOME":
                monkeypatch.setenv(name, value)
        microphone, speaker = found("microphone"), found("speaker")
    assert microphone.state == "ok", microphone.text
    assert "hears the room" in microphone.text
    assert speaker.state == "ok", speaker.text


@needs_pulseaudio
def test_a_microphone_that_is_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    with sound_card() as card:
        for name, value in card.variables.items():
            if name != "HOME":
                monkeypatch.setenv(name, value)
        finding = found("microphone", "uk")
    assert finding.state == "to do"
    assert "дає саму тишу" in finding.text


@OWN_CARD
def test_without_a_sound_system(no_card: None) -> None:
    assert [found(device).text[:25] for device in ("microphone", "speaker")] == [
        "No microphone was found; ",
        "No speaker was found; plu",
    ]


def test_saved_games_and_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fine = found("evening")
    assert (fine.state, str(fine.text).endswith("can go on.")) == ("ok", True)
    assert found("settings").text.startswith("The usual ones count")
    (tmp_path / "settings.toml").write_text("volume = 300\n")
    monkeypatch.setenv("NIGHTCALLER_SETTINGS", str(tmp_path / "settings.toml"))
    assert found("settings").state == "to do"
    assert "from 0 to 100" in found("settings").text
    monkeypatch.setenv("NIGHTCALLER_STATE", str(tmp_path / "settings.toml" / "state"))
    assert found("evening").state == "to do"
    assert "goes on unsaved" in found("evening").text
    (tmp_path / "settings.toml").write_text("volume = 30\n")
    assert found("settings", "uk").text == f"Усе в {tmp_path / 'settings.toml'} зрозуміло."
