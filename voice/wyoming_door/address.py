"""Where the door is: a port of this machine, or a socket file; other machines only where it is said."""

import errno
import os
import socket
import stat
from contextlib import closing
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from voice.errors import DoorError

HERE = "127.0.0.1"


@dataclass(frozen=True)
class Port:
    """Reached over the network."""

    host: str
    port: int

    @property
    def uri(self) -> str:
        return f"tcp://[{self.host}]:{self.port}" if ":" in self.host else f"tcp://{self.host}:{self.port}"

    @property
    def loopback(self) -> bool:
        return ip_address(self.host).is_loopback


@dataclass(frozen=True)
class SocketFile:
    """Reached by programs of this machine that may write to the file."""

    path: Path

    loopback = True

    @property
    def uri(self) -> str:
        return f"unix://{self.path}"


def address(uri: str) -> Port | SocketFile:
    """`tcp://127.0.0.1:10500`, `unix:///run/nightcaller.sock`; without a host it is this machine alone."""
    try:
        parts = urlsplit(uri)
        if parts.scheme == "unix" and parts.path and not parts.netloc:
            return SocketFile(Path(parts.path))
        if parts.scheme == "tcp" and parts.port is not None and parts.path in ("", "/"):
            host = HERE if parts.hostname in (None, "localhost") else parts.hostname
            return Port(str(ip_address(host)), parts.port)
    except ValueError:
        pass
    raise DoorError("wyoming-address", uri=uri)


def check_free(path: Path) -> None:
    """Whatever lies there would be deleted; only a socket that nobody answers may be."""
    try:
        if stat.S_ISSOCK(path.lstat().st_mode):
            with closing(socket.socket(socket.AF_UNIX)) as other:
                other.connect(str(path))
    except (FileNotFoundError, ConnectionRefusedError):
        return
    except OSError as error:
        raise DoorError("wyoming-taken", uri=f"unix://{path}", reason=error.strerror or str(error)) from error
    raise DoorError("wyoming-taken", uri=f"unix://{path}", reason=os.strerror(errno.EEXIST))
