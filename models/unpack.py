"""Archives and folders as lists of members; only plain files with names that stay inside are ever written."""

import hashlib
import os
import stat
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from lzma import LZMAError
from pathlib import Path, PureWindowsPath
from typing import IO

from models.errors import ModelError
from models.staging import need_room

CHUNK = 1 << 20
MANY_FILES = 5000
"""No model has as many; whoever names a home folder is answered soon."""
UNREADABLE = (zipfile.BadZipFile, tarfile.TarError, zlib.error, LZMAError, EOFError, RuntimeError, NotImplementedError)
"""RuntimeError is how `zipfile` tells of a password."""


@dataclass(frozen=True)
class Member:
    """A file in an archive or a folder."""

    name: str
    """With slashes, relative to the archive."""
    size: int
    open: Callable[[], IO[bytes]]


@dataclass(frozen=True)
class Written:
    """A file of a model as it was written."""

    size: int
    sha256: str


@contextmanager
def members(path: Path) -> Iterator[Sequence[Member]]:
    """What is in a folder, a zip or wheel, a tar of any compression, or a voice with its description beside it."""
    _readable(path)
    try:
        if path.is_dir():
            yield _in_folder(path)
        elif path.suffix == ".onnx":
            beside = path.with_name(f"{path.name}.json")
            yield [_file(file, file.name) for file in (path, beside) if file.is_file()]
        elif zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as archive:
                yield _in_zip(archive)
        elif tarfile.is_tarfile(path):
            with tarfile.open(path) as tar:
                yield _in_tar(tar)
        else:
            raise ModelError("not-an-archive", file=path.name)
    except UNREADABLE as error:
        raise ModelError("broken-archive", file=path.name) from error
    except OSError as error:
        if error.errno is None:  # how bz2 and gzip tell of nonsense
            raise ModelError("broken-archive", file=path.name) from error
        raise


def write(chosen: Sequence[tuple[str, Member]], folder: Path) -> dict[str, Written]:
    """Writes members under their new names; the disk has them when this returns."""
    folder.mkdir(parents=True)
    need_room(folder, sum(member.size for _, member in chosen))
    return {name: _write(member, folder / name) for name, member in chosen}


def _write(member: Member, target: Path) -> Written:
    target.parent.mkdir(parents=True, exist_ok=True)
    digest, size = hashlib.sha256(), 0
    with member.open() as packed, target.open("wb") as file:
        while piece := packed.read(CHUNK):
            file.write(piece)
            digest.update(piece)
            size += len(piece)
        file.flush()
        os.fsync(file.fileno())  # or a power cut after the rename could leave empty files in a place that says "whole"
    return Written(size, digest.hexdigest())


def _readable(path: Path) -> None:
    try:
        if path.is_dir():
            next(path.iterdir(), None)
        else:
            path.open("rb").close()
    except OSError as error:
        raise ModelError("cannot-read", file=str(path), reason=error.strerror or str(error)) from error


def _in_folder(folder: Path) -> list[Member]:
    found = list(islice((file for file in folder.rglob("*") if file.is_file()), MANY_FILES + 1))
    if len(found) > MANY_FILES:
        raise ModelError("not-an-archive", file=str(folder))
    return [_file(file, file.relative_to(folder).as_posix()) for file in sorted(found)]


def _file(path: Path, name: str) -> Member:
    return Member(name, path.stat().st_size, lambda: path.open("rb"))


def _in_zip(archive: zipfile.ZipFile) -> list[Member]:
    found = []
    for info in archive.infolist():
        _stays_inside(info.filename)
        kind = stat.S_IFMT(info.external_attr >> 16)
        if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
            raise ModelError("evil-archive", member=info.filename)
        if not info.is_dir():
            found.append(Member(info.filename, info.file_size, lambda info=info: archive.open(info)))  # type: ignore[misc]
    return found


def _in_tar(tar: tarfile.TarFile) -> list[Member]:
    found = []
    for info in tar.getmembers():
        _stays_inside(info.name)
        if info.isdir():
            continue
        # A link to another member is read as that member; one that leads elsewhere has no file to read.
        if not (info.isfile() or info.islnk() or info.issym()) or not _has_file(tar, info):
            raise ModelError("evil-archive", member=info.name)
        name = info.name.removeprefix("./")
        found.append(Member(name, info.size, lambda info=info: _tar_file(tar, info)))  # type: ignore[misc]
    return found


def _has_file(tar: tarfile.TarFile, info: tarfile.TarInfo) -> bool:
    try:
        with _tar_file(tar, info):
            return True
    except (KeyError, RecursionError):
        return False


def _tar_file(tar: tarfile.TarFile, info: tarfile.TarInfo) -> IO[bytes]:
    file = tar.extractfile(info)
    if file is None:
        raise KeyError(info.name)
    return file


def _stays_inside(name: str) -> None:
    path = PureWindowsPath(name)  # which knows both slashes, and drives
    if path.is_absolute() or path.drive or path.root or ".." in path.parts or "\0" in name:
        raise ModelError("evil-archive", member=name)
