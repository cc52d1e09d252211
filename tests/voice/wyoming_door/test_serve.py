"""The door as the documents open it: `nightcaller serve` in a process of its own, called, and ended."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.voice.conftest import Runner
from tests.voice.wyoming_door.calling import describe, say

DOCS = Path(__file__).parents[3] / "docs"
SHOWN = [
    line
    for name in ("wyoming.md", "home-assistant.md")
    for block in re.findall(r"```sh\n(.*?)```", (DOCS / name).read_text("utf-8"), re.DOTALL)
    for line in block.splitlines()
]
HERE = [line for line in SHOWN if "0.0.0.0" not in line]  # noqa: S104 (only looked for)


def test_only_serve_is_shown_without_being_run() -> None:
    assert HERE
    assert all(line.startswith("nightcaller serve") for line in SHOWN)


@pytest.mark.parametrize("line", HERE)
def test_the_service_is_opened_as_written(line: str, tmp_path: Path) -> None:
    """But for the ports, which may be taken here."""
    free = re.sub(r":\d+", ":0", line.removeprefix("nightcaller ")).split()
    asked = [sys.executable, "-m", "voice", *free, "--port", "0"]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, text=True, cwd=DOCS.parent) as service:
        assert service.stdout
        try:
            first = service.stdout.readline()
            found = re.search(r"tcp://\S+\d", first)
            assert found, first
            assert describe(found[0]).handle
            assert say(found[0], "help").type == "handled"
        finally:
            service.send_signal(signal.SIGINT)
        assert service.wait(60) == 0


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--zeroconf"], "say where that is"),
        (["--wyoming", "http://here"], "is no address for Wyoming"),
        (["--wyoming", "tcp://127.0.0.1:10500", "--zeroconf"], "nothing to announce"),
    ],
)
def test_what_cannot_be_opened_is_one_sentence(run: Runner, options: list[str], sentence: str) -> None:
    code, _, complaint = run("serve", "--port", "0", *options)
    assert code == 2
    assert sentence in complaint
