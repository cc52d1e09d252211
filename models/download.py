"""One file over HTTP, resumed where it was cut."""

import http.client
import re
import socket
import ssl
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from models.catalogue import Remote
from models.checksum import matches
from models.errors import ModelError

TRIES = 4
TIMEOUT = 30.0
"""Seconds without a byte."""
CHUNK = 1 << 16


class _TryAgainError(Exception):
    """The line was cut, or the server asks for patience."""

    def __init__(self, why: str, detail: str = "") -> None:
        self.why, self.detail = why, detail


def download(remote: Remote, folder: Path, report: Callable[[int], None], sleep: Callable[[float], None]) -> Path:
    """The finished, checked file; what was cut stays beside it as `.part` for the next time."""
    finished, part = folder / remote.name, folder / f"{remote.name}.part"
    folder.mkdir(parents=True, exist_ok=True)
    if finished.exists() and remote.checksum and matches(finished, remote.checksum):  # an earlier run came as far
        report(remote.size)
        return finished
    if remote.checksum is None:
        part.unlink(missing_ok=True)  # nothing could tell whether both halves are of one file
    _get_all(remote.url, part, report, sleep)
    if remote.checksum and not matches(part, remote.checksum):
        part.unlink()
        raise ModelError("wrong-checksum", file=remote.name)
    part.replace(finished)
    return finished


def _get_all(url: str, part: Path, report: Callable[[int], None], sleep: Callable[[float], None]) -> None:
    for done in range(1, TRIES + 1):
        try:
            return _get_rest(url, part, report)
        except _TryAgainError as cut:
            if done == TRIES:
                raise _unreachable(url, cut.why, cut.detail) from cut
            sleep(2.0 * done)
    raise AssertionError(url)


def _get_rest(url: str, part: Path, report: Callable[[int], None]) -> None:
    have = part.stat().st_size if part.exists() else 0
    asked = urllib.request.Request(url, headers={"Range": f"bytes={have}-"} if have else {})  # noqa: S310 (ours)
    try:
        with urllib.request.urlopen(asked, timeout=TIMEOUT) as answer:  # noqa: S310
            if url.startswith("https:") and not answer.url.startswith("https:"):
                raise _unreachable(url, "certificate")
            _save(answer, part, have, report)
    except urllib.error.HTTPError as error:
        with error:
            _refused(url, error, part, have)
    except urllib.error.URLError as error:
        _no_connection(url, error.reason)
    except (TimeoutError, http.client.HTTPException, ConnectionError) as error:
        raise _TryAgainError("cut") from error


def _read(answer: Any) -> bytes:
    """What the network refuses is told apart from what the disk does."""
    try:
        piece: bytes = answer.read(CHUNK)
    except (OSError, http.client.HTTPException) as error:
        raise _TryAgainError("cut") from error
    return piece


def _save(answer: Any, part: Path, have: int, report: Callable[[int], None]) -> None:
    """Appends what follows; an answer that starts at the beginning replaces what is there."""
    start = re.match(r"bytes (\d+)-", answer.headers.get("Content-Range", ""))
    follows = answer.status == 206 and start is not None and int(start[1]) == have
    if answer.status == 206 and not follows:
        part.unlink(missing_ok=True)
        raise _TryAgainError("cut")
    length = answer.headers.get("Content-Length")
    expected = int(length) + (have if follows else 0) if length and length.isdigit() else None
    with part.open("ab" if follows else "wb") as file:
        while piece := _read(answer):
            file.write(piece)
            report(file.tell())
        size = file.tell()
    if expected is not None and size < expected:
        raise _TryAgainError("cut")


def _refused(url: str, error: urllib.error.HTTPError, part: Path, have: int) -> None:
    if error.code == 416:  # nothing follows what we have: it is whole, or it is not a part of this file
        if error.headers.get("Content-Range", "") == f"bytes */{have}":
            return
        part.unlink(missing_ok=True)
        raise _TryAgainError("cut")
    if error.code >= 500 or error.code in (408, 429):
        raise _TryAgainError("status", str(error.code))
    raise _unreachable(url, "status", str(error.code))


def _no_connection(url: str, reason: object) -> None:
    match reason:
        case socket.gaierror():
            raise _unreachable(url, "address")
        case ssl.SSLError():
            raise _unreachable(url, "certificate")
        case ConnectionRefusedError():
            raise _unreachable(url, "refused")
        case TimeoutError():
            raise _TryAgainError("timeout")
        case ConnectionError():
            raise _TryAgainError("cut")
        case OSError():
            raise _unreachable(url, "other", reason.strerror or str(reason))
        case _:
            raise _unreachable(url, "other", str(reason))


def _unreachable(url: str, why: str, detail: str = "") -> ModelError:
    host = urllib.request.Request(url).host  # noqa: S310
    return ModelError("unreachable", source=host, why=why, detail=detail)
