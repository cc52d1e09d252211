"""Small fake models, and a server that gives them as real ones do: whole, in parts, cut, or wrong."""

import hashlib
import io
import json
import tarfile
import threading
import zipfile
from collections.abc import Iterator, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from models.catalogue import Archive, Checksum, Files, Model, Remote, Source

VOSK = {
    "am/final.mdl": b"acoustics" * 40_000,
    "conf/model.conf": b"--beam=10",
    "graph/Gr.fst": b"grammar" * 20_000,
    "README": b"a small model",
}
VOICE_CONFIG = {
    "audio": {"sample_rate": 22050},
    "espeak": {"voice": "en-us"},
    "phoneme_id_map": {"a": [1]},
}
VOICE = {"en_US-fake.onnx": b"weights" * 1000, "en_US-fake.onnx.json": json.dumps(VOICE_CONFIG).encode()}


def zipped(files: Mapping[str, bytes], top: str = "") -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:  # stored, so that its size is that of the files
        for name, content in files.items():
            archive.writestr(top + name, content)
    return packed.getvalue()


def tarred(files: Mapping[str, bytes], *others: tarfile.TarInfo, top: str = "", compression: str = "") -> bytes:
    packed = io.BytesIO()
    mode = f"w:{compression}" if compression else "w"
    with tarfile.open(fileobj=packed, mode=mode) as archive:  # type: ignore[call-overload]
        for name, content in files.items():
            info = tarfile.TarInfo(top + name)
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))
        for other in others:
            archive.addfile(other)
    return packed.getvalue()


def laid_out(files: Mapping[str, bytes], folder: Path) -> Path:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def sha256(content: bytes) -> Checksum:
    return Checksum("sha256", hashlib.sha256(content).hexdigest())


def recognizer(*sources: Source, model_id: str = "fake-recognizer") -> Model:
    return Model(model_id, "recognizer", "en", "CC0-1.0", "A fake", sources)


def voice(*sources: Source, language: str = "en") -> Model:
    return Model("fake-voice", "voice", language, "CC0-1.0", "A fake", sources)


class Server:
    """Serves `files`; counts what it was asked, and misbehaves where a test wants it to."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.ranges = True
        self.cut_after: list[int] = []
        """After how many bytes the next answers break off."""
        self.statuses: list[int] = []
        """How the next requests are refused."""
        self.asked: list[str | None] = []
        """The Range of each request."""
        self.sent = 0
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.address = f"http://127.0.0.1:{self._http.server_port}"
        self._thread = threading.Thread(target=self._http.serve_forever, kwargs={"poll_interval": 0.01})

    def __enter__(self) -> "Server":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._http.shutdown()
        self._http.server_close()
        self._thread.join()

    def remote(self, name: str, content: bytes, checksum: Checksum | None = None, known: bool = True) -> Remote:
        self.files[f"/{name}"] = content
        return Remote(f"{self.address}/{name}", len(content), checksum or (sha256(content) if known else None))

    def archive(self, name: str, content: bytes, checksum: Checksum | None = None, known: bool = True) -> Archive:
        return Archive(self.remote(name, content, checksum, known))

    def plain(self, files: Mapping[str, bytes]) -> Files:
        return Files(tuple(self.remote(name, content) for name, content in files.items()))

    def _handler(server) -> type[BaseHTTPRequestHandler]:  # noqa: N805 (the handler has its own self)
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                wanted = self.headers["Range"]
                server.asked.append(wanted)
                if server.statuses or self.path not in server.files:
                    self.send_error(server.statuses.pop(0) if server.statuses else 404)
                    return
                content, start = server.files[self.path], 0
                if wanted and server.ranges:
                    start = int(wanted.removeprefix("bytes=").rstrip("-"))
                    if start >= len(content):
                        self.send_response(416)
                        self.send_header("Content-Range", f"bytes */{len(content)}")
                        self.send_header("Content-Length", "0")
                        self.end_headers()
                        return
                    self.send_response(206)
                    self.send_header("Content-Range", f"bytes {start}-{len(content) - 1}/{len(content)}")
                else:
                    self.send_response(200)
                self.send_header("Content-Length", str(len(content) - start))
                self.end_headers()
                body = content[start:]
                if server.cut_after:
                    body = body[: server.cut_after.pop(0)]
                self.wfile.write(body)
                server.sent += len(body)

            def log_message(self, *_: object) -> None:
                return

        return Handler


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as running:
        yield running


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv("NIGHTCALLER_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "models"
