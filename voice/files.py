"""Files written whole or not at all."""

import os
import shutil
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from voice.errors import DoorError


def write_files(contents: Mapping[Path, str | bytes]) -> None:
    """Writes all of them beside, then moves them in place: a full disk leaves what was there before."""
    parts: dict[Path, Path] = {}
    path = Path()
    try:
        for path, content in contents.items():
            data = content.encode() if isinstance(content, str) else content
            if path.exists() and not path.is_file():
                path.write_bytes(data)  # a device or a pipe takes lines; a folder says that it does not
                continue
            target = path.resolve()  # through a link, to the file that it stands for
            target.parent.mkdir(parents=True, exist_ok=True)
            part = target.with_name(f".nightcaller-{os.getpid()}-{len(parts)}.part")
            parts[part] = target
            part.write_bytes(data)
            with part.open("rb") as file:
                os.fsync(file.fileno())  # on the disk before it takes the old one's place: power may go at any moment
            if target.exists():
                shutil.copymode(target, part)
        for part, path in parts.items():
            part.replace(path)
    except (OSError, RuntimeError) as error:  # a link that leads to itself is a RuntimeError
        reason = getattr(error, "strerror", None) or str(error)
        raise DoorError("cannot-write", path=str(path), reason=reason) from error
    finally:
        for part in parts:
            with suppress(OSError):  # a disk that cannot be written has no part on it
                part.unlink(missing_ok=True)


def is_folder(path: Path) -> bool | None:
    """Whether a folder is there (True), something else (False), or nothing that can be seen (None)."""
    try:
        return path.is_dir() if path.exists() else None
    except OSError:
        return None
