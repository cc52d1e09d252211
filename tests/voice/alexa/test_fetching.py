"""Certificates over a real connection: a server with TLS of its own plays Amazon's store."""

import ssl
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from urllib.parse import unquote

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tests.voice.alexa.amazon import FAR_OFF, LONG_AGO, chain, root, rsa_key
from voice.alexa import certificates
from voice.alexa.certificates import LARGEST, over_the_network
from voice.alexa.errors import NotAlexaError


class Shelf(BaseHTTPRequestHandler):
    """Answers by the name of what is asked for."""

    gone_home = Event()

    def do_GET(self) -> None:
        name = unquote(self.path.rpartition("/")[2])
        if name == "slow.pem":
            self.gone_home.wait(30)
            return
        if name == "drop by drop.pem":
            self.send_response(200)
            self.send_header("Content-Length", "1000")
            self.end_headers()
            with suppress(OSError):
                while not self.gone_home.wait(0.02):
                    self.wfile.write(b"x")
            return
        if name == "broken.pem":
            self.wfile.write(b"what?\r\n\r\n")
            return
        answers = {"good.pem": (200, b"chain"), "long.pem": (200, b"x" * (LARGEST + 1)), "moved.pem": (302, b"")}
        status, content = answers.get(name, (404, b"chain"))
        self.send_response(status)
        self.send_header("Content-Length", str(len(content)))
        if status == 302:
            self.send_header("Location", "/echo.api/good.pem")
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None: ...


@pytest.fixture(scope="module")
def papers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The server's certificate and key, and the authority that vouches for it."""
    folder = tmp_path_factory.mktemp("tls")
    key = rsa_key("store").private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "server.pem").write_bytes(chain("localhost", key=rsa_key("store"), since=LONG_AGO, until=FAR_OFF) + key)
    (folder / "roots.pem").write_bytes(root("root").certificate.public_bytes(Encoding.PEM))
    return folder


@pytest.fixture
def store(papers: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a store that we trust."""
    monkeypatch.setattr("certifi.where", lambda: str(papers / "roots.pem"))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(papers / "server.pem")
    Shelf.gone_home.clear()
    with ThreadingHTTPServer(("localhost", 0), Shelf) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"https://localhost:{server.server_port}/echo.api"
        Shelf.gone_home.set()
        server.shutdown()
        thread.join()


def test_a_chain_comes_over_the_network(store: str) -> None:
    assert over_the_network(f"{store}/good.pem") == b"chain"


@pytest.mark.parametrize("name", ["moved.pem", "long.pem", "missing.pem"])
def test_what_is_elsewhere_too_long_or_missing_is_no_certificate(name: str, store: str) -> None:
    with pytest.raises(NotAlexaError, match="certificate is not there"):
        over_the_network(f"{store}/{name}")


@pytest.mark.parametrize("name", ["slow.pem", "drop%20by%20drop.pem", "broken.pem"])
def test_nobody_waits_for_a_store_that_does_not_answer(name: str, store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certificates, "TIMEOUT", 0.2)
    with pytest.raises(NotAlexaError, match="certificate cannot be fetched"):
        over_the_network(f"{store}/{name}")


def test_a_store_that_nobody_vouches_for(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    with pytest.raises(NotAlexaError, match="certificate cannot be fetched"):
        over_the_network(f"{store}/good.pem")


def test_without_a_network_there_is_no_certificate(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NotAlexaError, match="certificate cannot be fetched"):
        over_the_network("https://localhost:1/echo.api/good.pem")
