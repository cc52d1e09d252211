"""Files written whole or not at all."""

from pathlib import Path

from voice.errors import DoorError


def write_file(path: Path, text: str) -> None:
    """Writes beside and moves in place, so that a full disk leaves what was there before."""
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            part.write_text(text, "utf-8")
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise DoorError("cannot-write", path=str(path), reason=reason) from error
