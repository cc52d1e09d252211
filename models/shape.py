"""What a model looks like: where in a heap of files it lies, and which of them are its own."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from models.catalogue import Kind
from models.errors import ModelError

VOSK_FOLDERS = ("am/", "conf/", "graph/", "ivector/", "rescore/", "rnnlm/")
VOSK_NEEDS = ("am/final.mdl", "conf/", "graph/")
PAPERS = ("README", "README.txt", "LICENSE", "COPYING", "MODEL_CARD")
CLUTTER = ("__MACOSX/", ".DS_Store")
"""What packers leave beside the one folder they packed."""


def root(kind: Kind, names: Sequence[str], likely: Iterable[str] = ()) -> str | None:
    """The folder of the model, as a prefix of its files' names; None where there is none of that kind."""
    tops = {name.partition("/")[0] for name in names if not name.startswith(CLUTTER)}
    one_top = [f"{top}/" for top in tops] if len(tops) == 1 else []
    for prefix in [*(f"{folder}/" for folder in likely if folder), "", *one_top]:
        inside = [name.removeprefix(prefix) for name in names if name.startswith(prefix)]
        if _is_recognizer(inside) if kind == "recognizer" else _is_voice(inside):
            return prefix
    return None


def belongs(kind: Kind, name: str) -> bool:
    """Whether a file in the model's folder is part of it; people keep other things in their folders, too."""
    own = name.startswith(VOSK_FOLDERS) if kind == "recognizer" else name.endswith((".onnx", ".onnx.json"))
    return (own and ("/" not in name or kind == "recognizer")) or name in PAPERS


def check(kind: Kind, language: str, folder: Path) -> None:
    """Looks into the files as far as that is cheap: nothing empty, and a voice that knows its language."""
    if kind == "recognizer":
        if not (folder / "am/final.mdl").stat().st_size:
            raise ModelError("wrong-shape-recognizer")
        return
    (config_file,) = folder.glob("*.onnx.json")
    if not config_file.with_suffix("").stat().st_size:
        raise ModelError("wrong-shape-voice")
    try:
        config = json.loads(config_file.read_bytes())
        config["audio"]["sample_rate"], config["phoneme_id_map"]
        # Older voices do not tell their language; those that do are believed.
        spoken = str(config.get("language", {}).get("code") or config.get("espeak", {}).get("voice") or language)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise ModelError("wrong-shape-voice") from None
    if spoken.replace("_", "-").partition("-")[0] != language:
        raise ModelError("wrong-language", language=language, found=spoken)


def _is_recognizer(names: Sequence[str]) -> bool:
    return all(any(name.startswith(needed) for name in names) for needed in VOSK_NEEDS)


def _is_voice(names: Sequence[str]) -> bool:
    voices = [name for name in names if name.endswith(".onnx") and "/" not in name]
    return len(voices) == 1 and f"{voices[0]}.json" in names
