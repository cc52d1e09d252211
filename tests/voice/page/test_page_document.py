"""What docs/page.md tells people to type, to press and to read."""

import re
import shlex
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path

import pytest
from PIL import Image

from scripts import words
from voice.web.page import page_words

ROOT = Path(__file__).parents[3]
DOCUMENT = (ROOT / "docs" / "page.md").read_text("utf-8")
COMMANDS = re.findall(r"^```sh\nnightcaller (serve.*)\n```$", DOCUMENT, re.MULTILINE)
LARGEST = 150_000


def test_there_are_two_ways_to_open_it() -> None:
    assert COMMANDS == ["serve", "serve --host 0.0.0.0"]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_page_opens_as_written(command: str, tmp_path: Path) -> None:
    call = [sys.executable, "-m", "voice", *shlex.split(command), "--port", "0"]
    environment = {"PATH": "", "HOME": str(tmp_path), "PYTHONPATH": str(ROOT), "NIGHTCALLER_STATE": str(tmp_path)}
    with subprocess.Popen(call, stdout=subprocess.PIPE, text=True, env=environment, cwd=tmp_path) as service:
        try:
            assert service.stdout
            found = re.search(r"http://[\w.:]+:(\d+)/", service.stdout.readline())
            assert found
            assert ("#key=" in service.stdout.readline()) == ("--host" in command)
            line = HTTPConnection("127.0.0.1", int(found[1]))
            line.request("GET", "/")
            answer = line.getresponse()
            assert answer.status == 200
            assert "script-src 'self'" in (answer.getheader("Content-Security-Policy") or "")
            assert "<title>Nightcaller</title>" in answer.read().decode()
            line.close()
        finally:
            service.terminate()


def test_what_is_in_bold_stands_on_the_page() -> None:
    known = set(page_words("en").values())
    labels = set(re.findall(r"\*\*(.+?)\*\*", DOCUMENT.replace("\n   ", " ")))
    steps = {"Before the night.", "Night.", "Day.", "Vote."}
    assert {label for label in labels - steps if label not in known} == set()
    assert {words("en").text(f"web-phase-{phase}") for phase in ("setup", "night", "day", "vote")} == {
        step.rstrip(".") for step in steps
    }


def test_the_keys_are_those_of_the_page() -> None:
    shown = dict(re.findall(r"^\| (F\d) \| (.+?) \|$", DOCUMENT, re.MULTILINE))
    template = (ROOT / "voice" / "web" / "templates" / "table.html").read_text("utf-8")
    keys = re.findall(r'<kbd>(F\d)</kbd></dt><dd data-t="([\w-]+)">', template)
    assert shown == {key: words("en").text(f"web-{message}") for key, message in keys}


def test_the_sentences_are_those_of_the_page() -> None:
    told = re.findall(r"^\| “(.+?)” \|", DOCUMENT, re.MULTILINE)
    assert told
    for sentence in told:
        assert any(text.startswith(sentence) for text in page_words("en").values()), sentence


def test_the_picture_is_small() -> None:
    file = ROOT / "docs" / "page.jpg"
    assert file.stat().st_size < LARGEST
    with Image.open(file) as picture:
        assert picture.size == (1280, 800)
