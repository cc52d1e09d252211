"""What is here: found, whole or broken."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import models
from models import Model, ModelError, cache_folder, fetch, find, installed, manifest, shelf, verify
from models.catalogue import Archive, Files, Remote, Wheel
from tests.models.conftest import VOSK, recognizer, zipped


@pytest.fixture
def model(tmp_path: Path) -> Model:
    (tmp_path / "model.zip").write_bytes(zipped(VOSK))
    return fetch(recognizer(), from_file=tmp_path / "model.zip").model


def broken(model: Model) -> tuple[str, ...]:
    found = verify(model)
    assert found is not None
    assert not found.whole
    return found.broken


def test_a_whole_model(model: Model) -> None:
    found = verify(model)
    assert found is not None
    assert found.whole
    assert verify(recognizer(model_id="other")) is None


def test_a_flipped_byte_is_found(model: Model, cache: Path) -> None:
    file = cache / model.id / "am/final.mdl"
    content = bytearray(file.read_bytes())
    content[1234] ^= 1
    file.write_bytes(content)
    assert broken(model) == ("am/final.mdl",)
    assert installed(model)  # which does not read the files


def test_a_missing_file_and_a_short_one(model: Model, cache: Path) -> None:
    (cache / model.id / "README").unlink()
    (cache / model.id / "conf/model.conf").write_bytes(b"-")
    assert broken(model) == ("conf/model.conf", "README")
    assert installed(model) is None


@pytest.mark.parametrize("record", ["", "[]", "{}", '{"id": "another", "source": "", "checked": "", "files": {}}'])
def test_a_folder_that_does_not_tell_what_it_holds(model: Model, cache: Path, record: str) -> None:
    (cache / model.id / "nightcaller.json").write_text(record)
    assert broken(model) == ()
    assert installed(model) is None


def test_a_broken_model_is_fetched_anew(model: Model, cache: Path, tmp_path: Path) -> None:
    (cache / model.id / "README").unlink()
    assert fetch(model, from_file=tmp_path / "model.zip")
    assert installed(model)


def test_the_best_model_of_a_language_is_found(tmp_path: Path) -> None:
    known = {model.id: model for model in manifest()}
    with pytest.raises(ModelError) as caught:
        find("recognizer", "uk")
    assert (caught.value.kind, caught.value.facts) == ("missing-recognizer", {"language": "uk"})
    (tmp_path / "model.zip").write_bytes(zipped(VOSK))
    nano = fetch(known["vosk-uk-nano"], from_file=tmp_path / "model.zip").folder
    assert find("recognizer", "uk") == nano
    small = fetch(known["vosk-uk"], from_file=tmp_path / "model.zip").folder
    assert find("recognizer", "uk") == small


@pytest.mark.parametrize(
    ("kind", "language", "sentence"),
    [("voice", "uk", "missing-voice"), ("voice", "tlh", "no-voice"), ("recognizer", "tlh", "no-recognizer")],
)
def test_what_is_not_here(kind: models.Kind, language: str, sentence: str) -> None:
    with pytest.raises(ModelError) as caught:
        find(kind, language)
    assert caught.value.kind == sentence


def test_the_cache_is_where_the_user_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert cache_folder() == tmp_path / "cache"
    monkeypatch.delenv("NIGHTCALLER_CACHE")
    assert cache_folder().name == "nightcaller"


def remotes(model: Model) -> Iterator[Remote]:
    for source in model.sources:
        match source:
            case Archive(remote):
                yield remote
            case Files(several):
                yield from several


def test_the_manifest_is_sound() -> None:
    assert len({model.id for model in manifest()}) == len(manifest())
    for model in manifest():
        assert re.fullmatch("[a-z0-9-]+", model.id)
        assert model.kind in ("recognizer", "voice")
        assert model.sources
        assert model.size > 1_000_000
        for remote in remotes(model):
            assert remote.url.startswith("https://")
            assert remote.checksum, remote.url
            assert re.fullmatch(
                {"sha256": "[0-9a-f]{64}", "md5": "[0-9a-f]{32}"}[remote.checksum.kind], remote.checksum.digest
            )
        for source in model.sources:
            if isinstance(source, Wheel):
                assert re.fullmatch("[0-9a-f]{64}", source.checksum.digest)
    for language in ("en", "uk"):
        for kind in ("recognizer", "voice"):
            assert [model for model in manifest() if (model.kind, model.language) == (kind, language)]


def test_a_start_without_models_is_light() -> None:
    heavy = ["yaml", "urllib.request", "platformdirs", "zipfile", "tarfile", "subprocess", "hashlib"]
    code = f"import sys, models, json; print(json.dumps([name for name in {heavy} if name in sys.modules]))"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert json.loads(done.stdout) == []


def test_a_bad_disk_is_a_broken_model(model: Model, monkeypatch: pytest.MonkeyPatch) -> None:
    def bad_sector(*_: object) -> str:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr("models.checksum.digest", bad_sector)
    assert "am/final.mdl" in broken(model)
    assert shelf.read_record(model)
