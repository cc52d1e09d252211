"""The app on a socket: waitress, with a thread for every page that may follow a table."""

import os
import secrets
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, cast

from flask import Flask
from waitress.server import MultiSocketServer, create_server

from voice.errors import DoorError
from voice.places import state_folder
from voice.web.doors import Doors

WORKERS = 16
"""Threads for everything that is answered at once."""
SLOWEST = 30
"""Seconds that a connection may be idle in the middle of a request."""
CONNECTIONS = 1000
TOKEN_FILE = "token"  # noqa: S105 (the name of the file)
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Server(Protocol):
    """What serves until it is closed."""

    effective_port: int

    def run(self) -> None: ...

    def close(self) -> None: ...


def server(app: Flask, host: str, port: int, doors: Doors) -> Server:
    """Listens from now on; `run` answers."""
    try:
        made: Any = create_server(
            app,
            host=host,
            port=port,
            threads=doors.most_streams + WORKERS,
            channel_timeout=SLOWEST,
            connection_limit=CONNECTIONS,
            max_request_body_size=doors.largest_sound,
            max_request_header_size=32 * 1024,
            ident=None,
            clear_untrusted_proxy_headers=True,
        )
    except (OSError, ValueError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise DoorError("address-taken", host=host, port=port, reason=reason) from error
    if isinstance(made, MultiSocketServer):  # a name with several addresses has a socket for each
        vars(made)["effective_port"] = made.effective_listen[0][1]
    return cast(Server, made)


def loopback(host: str) -> bool:
    return host in LOOPBACK


def token(folder: Path | None = None) -> str:
    """The key of the house: made at the first start, and the same from then on."""
    path = (folder or state_folder()) / TOKEN_FILE
    with suppress(OSError, UnicodeDecodeError):
        if found := path.read_text("utf-8").strip():
            return found
    made = secrets.token_urlsafe(18)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(made)
    except OSError:
        return made  # a house that cannot be written to has another key each time
    return made


def address() -> str:
    """Where others in the same network find this machine; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # a network that is nowhere: only the way out is looked up
        return str(probe.getsockname()[0])
    return socket.gethostname()
