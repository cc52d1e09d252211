"""The models that are here: each whole, in its folder, with a record of its files."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from models.cache import models_folder
from models.catalogue import Kind, Model, manifest
from models.errors import ModelError

RECORD = "nightcaller.json"
Checked: TypeAlias = Literal["sha256", "md5", "shape"]
MISSING: Mapping[Kind, str] = {"recognizer": "missing-recognizer", "voice": "missing-voice"}
NO_MODEL: Mapping[Kind, str] = {"recognizer": "no-recognizer", "voice": "no-voice"}


@dataclass(frozen=True)
class Record:
    """What a model's folder tells of itself."""

    id: str
    source: str
    checked: Checked
    """By which checksum it was known when it came; by its shape alone where none is known."""
    files: Mapping[str, tuple[int, str]]
    """Name -> size and sha256."""


@dataclass(frozen=True)
class Verified:
    """What became of the files of a model."""

    model: Model
    record: Record | None
    """None where the folder does not tell what it holds."""
    broken: tuple[str, ...] = ()
    """Files that are missing or changed."""

    @property
    def whole(self) -> bool:
        return self.record is not None and not self.broken


def find(kind: Kind, language: str) -> Path:
    """The folder of the best model of a language that is here."""
    known = [model for model in manifest() if (model.kind, model.language) == (kind, language)]
    if not known:
        raise ModelError(NO_MODEL[kind], language=language)
    for model in known:
        if folder := installed(model):
            return folder
    raise ModelError(MISSING[kind], language=language)


def installed(model: Model) -> Path | None:
    """The model's folder, if every file of it is there in its size; `verify` looks closer."""
    folder = place(model)
    record = read_record(model)
    if record is None:
        return None
    there = all(_size(folder / name) == size for name, (size, _) in record.files.items())
    return folder if there else None


def verify(model: Model) -> Verified | None:
    """Reads every file of a model that is here; None if nothing of it is."""
    from models.checksum import digest

    folder = place(model)
    if not os.path.lexists(folder):
        return None
    record = read_record(model)
    if record is None:
        return Verified(model, None)
    broken = []
    for name, (size, sha256) in record.files.items():
        try:
            sound = _size(folder / name) == size and digest(folder / name) == sha256
        except OSError:  # a bad sector is as bad as a bad byte
            sound = False
        if not sound:
            broken.append(name)
    return Verified(model, record, tuple(broken))


def place(model: Model) -> Path:
    """Where the model is, once it is here."""
    return models_folder() / model.id


def read_record(model: Model) -> Record | None:
    try:
        told = json.loads((place(model) / RECORD).read_bytes())
        files = {str(name): (int(file["size"]), str(file["sha256"])) for name, file in told["files"].items()}
        record = Record(told["id"], told["source"], told["checked"], files)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    return record if record.id == model.id and files else None


def write_record(record: Record, folder: Path) -> None:
    files = {name: {"size": size, "sha256": sha256} for name, (size, sha256) in record.files.items()}
    told = {"id": record.id, "source": record.source, "checked": record.checked, "files": files}
    with (folder / RECORD).open("w", encoding="utf-8") as file:
        json.dump(told, file, indent=1)
        file.flush()
        os.fsync(file.fileno())


def _size(file: Path) -> int | None:
    try:
        return file.stat().st_size if file.is_file() else None
    except OSError:
        return None
