"""The settings file: how the table likes it. What cannot be used in it is told, and the rest counts."""

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeAlias, get_args

from scripts import ScriptError, languages
from scripts.cues import Choice
from scripts.names import choose
from scripts.onenight import MOST_MINUTES
from scripts.tempo import FASTEST, SLOWEST, Detail
from voice.errors import DoorError
from voice.files import write_files
from voice.places import settings_file

Device: TypeAlias = str | int | None
"""A name or part of it, or a number; None is the system's own choice."""
LASTING = ("language", "detail", "pace", "untimed", "volume", "minutes")
"""Settings of the file that the moderator has too."""
LOUDEST = 100
YES, NO = ("true", "yes", "on", "так"), ("false", "no", "off", "ні")
"""How a switch may be typed at the command line; the file has true and false."""


@dataclass(frozen=True)
class Wishes:
    """What the file says; None where it says nothing."""

    language: str | None = None
    detail: Detail | None = None
    pace: float | None = None
    untimed: bool | None = None
    volume: int | None = None
    minutes: int | None = None
    names: tuple[str, ...] | None = None
    microphone: Device = None
    speaker: Device = None
    wake_phrase: bool | None = None
    plain: bool | None = None
    ambience: bool | None = None


KEYS = tuple(field.name for field in fields(Wishes))


def read(path: Path | None = None) -> tuple[Wishes, list[DoorError]]:
    """What counts, and a sentence for each thing that does not."""
    path = path or settings_file()
    try:
        found = _parsed(_text(path), path)
    except DoorError as error:
        return Wishes(), [error]
    good: dict[str, Any] = {}
    troubles = []
    for key, value in found.items():
        try:
            name = choose("setting", key, KEYS)
            good[name] = checked(name, value)
        except ScriptError as error:
            troubles.append(DoorError(error.kind, **error.facts))
    return Wishes(**good), troubles


def checked(key: str, value: object) -> Any:
    """A value as the program uses it."""
    allowed = _ALLOWED[key]
    try:
        return allowed.read(value)
    except (TypeError, ValueError):
        raise DoorError("setting-value", key=key, value=_shown(value), **allowed.facts) from None


def write(key: str, typed: str | None, path: Path | None = None) -> None:
    """Puts one value into the file, or takes it out; all other lines stay as they are."""
    path = path or settings_file()
    value = None if typed is None else _typed(key, typed)
    if value is not None:
        checked(key, value)
    before = _text(path)
    _parsed(before, path)  # a file that is broken is mended by hand: a change could make it worse
    text = _replaced(before, key, None if value is None else f"{key} = {_toml(value)}")
    try:
        write_files({path: text})
    except DoorError as error:
        raise DoorError("settings-write", path=path, reason=error.facts["reason"]) from error


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return ""
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "UTF-8"
        raise DoorError("settings-read", path=path, reason=reason) from error


def _parsed(text: str, path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DoorError("settings-toml", path=path, reason=str(error).rstrip(".")) from error


def _typed(key: str, text: str) -> object:
    """A value as it is typed: without quotes, lists with commas."""
    if key == "names":
        return [name for part in re.split("[,;]", text) if (name := part.strip())]
    if _ALLOWED[key].form == "flag":
        return text.casefold() in YES if text.casefold() in (*YES, *NO) else text
    try:
        number = float(text.replace(",", "."))
    except ValueError:
        return text
    return int(number) if number.is_integer() and key != "pace" else number


def _toml(value: object) -> str:
    """JSON writes these kinds of values as TOML does."""
    return json.dumps(value, ensure_ascii=False)


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)


def _replaced(text: str, key: str, entry: str | None) -> str:
    """The file with one entry changed, added or left out; the comment behind it stays."""
    lines = text.splitlines()
    start = next((at for at, row in enumerate(lines) if re.match(rf"\s*[\"']?{key}[\"']?\s*=", row)), None)
    if start is None:
        # Before the first table, if there is one: behind it the entry would be the table's.
        start = next((at for at, row in enumerate(lines) if row.startswith("[")), len(lines))
        return "\n".join([*lines[:start], *([entry] if entry else []), *lines[start:], ""])
    ends = range(start + 1, len(lines) + 1)
    end = next(end for end in ends if _parses("\n".join(lines[start:end])) is not None)  # a list may have many lines
    comment = _comment("\n".join(lines[start:end]))
    new = [f"{entry}{comment}"] if entry else [comment.strip()] if comment else []
    return "\n".join([*lines[:start], *new, *lines[end:], ""])


def _comment(entry: str) -> str:
    """What stands behind a value: the first "#" before which the value is whole."""
    whole = _parses(entry)
    marks = (mark.start() for mark in re.finditer(r"\s*#[^\n]*$", entry))
    return next((entry[at:] for at in marks if _parses(entry[:at]) == whole), "")


def _parses(text: str) -> Mapping[str, object] | None:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return None


@dataclass(frozen=True)
class _Allowed:
    """What a key may be, and how that is told."""

    form: str
    read: Callable[[Any], object]
    known: tuple[str, ...] = ("",)
    least: float = 0
    most: float = 0

    @property
    def facts(self) -> dict[str, object]:
        return {"form": self.form, "known": Choice(self.known), "least": f"{self.least:g}", "most": f"{self.most:g}"}


def _choice(*known: str) -> _Allowed:
    def read(value: Any) -> str:
        found = str(value).strip().casefold()
        if found not in known:
            raise ValueError(value)
        return found

    return _Allowed("choice", read, known)


def _number(kind: type, least: float, most: float) -> _Allowed:
    def read(value: Any) -> object:
        if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
            raise ValueError(value)
        if kind is int and value != int(value):
            raise ValueError(value)
        return kind(value)

    return _Allowed("number" if kind is float else "whole", read, least=least, most=most)


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _names(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise TypeError(value)
    names = tuple("".join(letter for letter in " ".join(name.split()) if letter.isprintable()) for name in value)
    if not all(names) or len({name.casefold() for name in names}) < len(names):
        raise ValueError(value)
    return names


def _device(value: Any) -> str | int:
    if isinstance(value, bool) or not isinstance(value, str | int) or value == "":
        raise TypeError(value)
    return value


_ALLOWED: Mapping[str, _Allowed] = {
    "language": _choice(*languages()),
    "detail": _choice(*get_args(Detail)),
    "pace": _number(float, FASTEST, SLOWEST),
    "untimed": _Allowed("flag", _flag),
    "volume": _number(int, 0, LOUDEST),
    "minutes": _number(int, 1, MOST_MINUTES),
    "names": _Allowed("names", _names),
    "microphone": _Allowed("device", _device),
    "speaker": _Allowed("device", _device),
    "wake_phrase": _Allowed("flag", _flag),
    "ambience": _Allowed("flag", _flag),
    "plain": _Allowed("flag", _flag),
}
