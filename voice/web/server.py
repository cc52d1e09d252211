"""The app on a socket: waitress, with a thread for every page that may follow a table."""

import os
import secrets
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, cast

from flask import Flask
from waitress.server import BaseWSGIServer, MultiSocketServer, create_server
from waitress.wasyncore import close_all

from voice.errors import DoorError
from voice.places import state_folder
from voice.web.connections import Connection, Threads
from voice.web.doors import Doors

TURN = 0.001
"""Seconds that a thread has Python for itself while others want it: the clock of the tables never waits for long."""
WORKERS = 16
"""Threads for everything that is answered at once."""
CONNECTIONS = 1000
LAST_PORT = 65_535
IN_MEMORY = 64 * 1024
"""Bytes of a request or an answer on its way; more of it waits on the disk."""
PROXY, PROXY_HEADERS = "127.0.0.1", {"x-forwarded-for", "x-forwarded-proto"}
TOKEN_FILE = "token"  # noqa: S105 (the name of the file)
OWNER = 0o600
"""Nobody else reads it."""
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Server(Protocol):
    """What serves until it is closed."""

    effective_port: int

    def run(self) -> None: ...

    def close(self) -> None: ...


def server(app: Flask, host: str, port: int, doors: Doors, leaving: Callable[[], None] = lambda: None) -> Server:
    """Listens from now on; `run` answers. `leaving` is called as soon as it is over."""
    sys.setswitchinterval(TURN)
    # Behind a proxy it is the callers that have rates and bans, not the proxy.
    proxy: dict[str, Any] = {"trusted_proxy": PROXY, "trusted_proxy_headers": PROXY_HEADERS} if doors.public_url else {}
    threads, sockets = Threads(doors.most_streams + WORKERS, leaving), dict[int, Any]()
    try:
        if not 0 <= port <= LAST_PORT:  # the system would take what is left of it by 65,536
            raise OverflowError(f"port must be 0-{LAST_PORT}")
        made: Any = create_server(
            app,
            map=sockets,
            _dispatcher=threads,
            host=host,
            port=port,
            channel_timeout=doors.patience,
            cleanup_interval=doors.patience,
            channel_request_lookahead=1,  # else nobody notices that a page has gone
            connection_limit=_most_connections(),
            asyncore_use_poll=True,  # select() has no more than 1024 files, whoever opened them
            max_request_body_size=2 * doors.largest_sound,  # what is a little too large is told so before it is cut off
            max_request_header_size=32 * 1024,
            inbuf_overflow=IN_MEMORY,
            outbuf_overflow=IN_MEMORY,
            ident=None,
            clear_untrusted_proxy_headers=True,
            **proxy,
        )
    except (OSError, ValueError, OverflowError) as error:
        close_all(sockets)
        threads.set_thread_count(0)
        reason = getattr(error, "strerror", None) or str(error)
        raise DoorError("address-taken", host=host, port=str(port), reason=reason) from error
    several = isinstance(made, MultiSocketServer)  # a name with several addresses has a socket for each
    vars(made)["effective_port"] = int(made.effective_listen[0][1] if several else made.effective_port)
    for each in sockets.values():
        if isinstance(each, BaseWSGIServer):
            vars(each)["channel_class"] = Connection
    return cast(Server, made)


def _most_connections() -> int:
    """Half of the files that this process may open; models, tables and sounds need some, too."""
    try:
        import resource
    except ImportError:  # Windows
        return CONNECTIONS
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return CONNECTIONS if allowed == resource.RLIM_INFINITY else min(CONNECTIONS, allowed // 2)


def loopback(host: str) -> bool:
    return host in LOOPBACK


def token(folder: Path | None = None) -> str:
    """The key of the house: made at the first start, and the same from then on."""
    path = (folder or state_folder()) / TOKEN_FILE
    with suppress(OSError, UnicodeDecodeError):
        if found := path.read_text("ascii").strip():
            with suppress(OSError):
                path.chmod(OWNER)
            return found
    made = secrets.token_urlsafe(18)
    with suppress(OSError):  # a house that cannot be written to has another key each time
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER), "w") as file:
            file.write(made)
    return made


def address() -> str:
    """Where others in the same network find this machine; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # a network that is nowhere: only the way out is looked up
        return str(probe.getsockname()[0])
    return socket.gethostname()
