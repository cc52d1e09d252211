"""Checksums of files."""

import hashlib
from pathlib import Path

from models.catalogue import Checksum


def matches(file: Path, checksum: Checksum) -> bool:
    return digest(file, checksum.kind) == checksum.digest


def digest(file: Path, kind: str = "sha256") -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, lambda: hashlib.new(kind, usedforsecurity=False)).hexdigest()
