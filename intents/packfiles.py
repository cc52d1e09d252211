"""The YAML files of a pack, read and put together."""

import re
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import yaml
from hassil.util import merge_dict

from intents.errors import IntentError

LONGEST_SHOWN = 200
"""Letters of a path that are said back."""


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc] # the one in C is five times as fast
    """YAML in which "on", "off", "yes" and "no" are words, as whoever writes sentences means them."""


_Loader.yaml_implicit_resolvers = {
    letter: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool"]
    for letter, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|True|false|False)$"), list("tTfF"))


def in_folder(folder: Path, language: str) -> list[Traversable]:
    """The files of a folder, and those in a folder of it that is named for the language."""
    found: list[Traversable] = []
    try:
        if not folder.is_dir():
            raise IntentError("pack-folder", path=str(folder)[:LONGEST_SHOWN])
        for inside in (folder, folder / "sentences", folder / "sentences" / language, folder / language):
            found += yaml_files(inside) if inside.is_dir() else []
        return found or _only_language(folder)
    except OSError as error:
        raise IntentError("pack-file", path=folder, reason=error.strerror) from error


def _only_language(folder: Path) -> list[Traversable]:
    """The files of the only language that a folder has."""
    inside = [entry for base in (folder, folder / "sentences") if base.is_dir() for entry in sorted(base.iterdir())]
    having = [found for entry in inside if entry.is_dir() and (found := yaml_files(entry))]
    if len(having) != 1:
        raise IntentError("pack-empty", path=folder)
    return having[0]


def yaml_files(folder: Traversable) -> list[Traversable]:
    """The YAML files of one folder by name."""
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return [entry for entry in entries if entry.name.endswith((".yaml", ".yml")) and entry.is_file()]


def merged(found: Iterable[Traversable], language: str) -> dict[str, Any]:
    """What the files say together; where some speak the language asked for, those alone."""
    contents = [(file.name, _read(file)) for file in found]
    if any(content.get("language") == language for _, content in contents):
        contents = [each for each in contents if each[1].get("language", language) == language]
    together: dict[str, Any] = {}
    for name, content in contents:
        try:
            merge_dict(together, content)
        except AssertionError as error:
            raise IntentError("pack-file", path=name, reason=one_line(error)) from error
    return together


def _read(file: Traversable) -> dict[str, Any]:
    try:
        content = yaml.load(file.read_text("utf-8"), _Loader)  # noqa: S506 (a safe loader)
    except UnicodeDecodeError as error:
        raise IntentError("pack-encoding", path=file.name) from error
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise IntentError("pack-yaml", path=file.name, line=line, reason=error.problem or "?") from error
    except (OSError, yaml.YAMLError, ValueError, RecursionError) as error:
        raise IntentError("pack-file", path=file.name, reason=one_line(error)) from error
    if not isinstance(content, dict | None):
        raise IntentError("pack-shape", where=file.name, wanted="mapping")
    return {key: value for key, value in (content or {}).items() if value is not None}


def one_line(error: Exception) -> str:
    """What a library says about a mistake, short."""
    return " ".join(str(error).split())[:200] or type(error).__name__
