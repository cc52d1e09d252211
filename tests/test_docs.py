"""What the documents claim is what happens."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts import Request, words, write
from scripts.formats import FORMATS
from scripts.page import picture
from voice.cli import main

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def commands() -> Iterator[tuple[str, str, list[str]]]:
    """Every command shown, with the lines shown under it."""
    for document in DOCUMENTS:
        for block in re.findall(r"```console\n(.*?)```", document.read_text("utf-8"), re.DOTALL):
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, *shown = part.strip().splitlines()
                # "…" stands for what is left out.
                yield document.name, command, [bare for row in shown if (bare := row.strip(" …"))]


SHOWN = list(commands())


@pytest.mark.parametrize(
    ("document", "command", "shown"), [entry for entry in SHOWN if entry[1].startswith("nightcaller ")]
)
def test_a_command_does_what_the_document_shows(
    document: str,
    command: str,
    shown: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    main(shlex.split(command)[1:])  # a mistake would exit
    printed = capsys.readouterr().out
    at = 0
    for row in shown:
        assert row in printed[at:], f"{document}: {command}"
        at = printed.index(row, at) + len(row)


def test_make_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    mentioned = {command for _, command, _ in SHOWN if command.startswith("make ")}
    for document in DOCUMENTS:
        mentioned |= set(re.findall(r"`(make \w+)`", document.read_text("utf-8")))
    assert {"make demo", "make test"} <= mentioned
    for command in mentioned:
        assert re.search(rf"^{command.removeprefix('make ')}:", makefile, re.MULTILINE), command


def test_every_other_command_is_known_to_this_test() -> None:
    assert {command.split()[0] for _, command, _ in SHOWN} == {"make", "nightcaller"}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", document.read_text("utf-8")):
        if not target.startswith("https://"):
            assert (document.parent / target).exists(), target


def test_the_picture_is_the_one_the_program_draws() -> None:
    drawn = picture(write(Request(preset="total_chaos")).script, words("en"))
    assert (ROOT / "docs" / "night.svg").read_text("utf-8") == drawn, "make playthroughs draws it anew"


def test_the_formats_are_all_described() -> None:
    described = re.findall(r"^\| `(\w+)` \|", (ROOT / "docs" / "formats.md").read_text("utf-8"), re.MULTILINE)
    assert described == list(FORMATS)
