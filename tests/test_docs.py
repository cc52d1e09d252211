"""What the documents claim is what happens."""

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from intents.commands import COMMANDS
from scripts import Request, words, write
from scripts.formats import FORMATS
from scripts.page import picture
from tests.intents.sentences import parser_of
from voice.cli import main

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@dataclass(frozen=True)
class Block:
    """One block of a document: commands that are typed one after the other, each with the lines shown under it."""

    document: Path
    line: int
    commands: tuple[tuple[str, tuple[str, ...]], ...]

    def __str__(self) -> str:
        return f"{self.document.name}:{self.line}"


def blocks() -> Iterator[Block]:
    for document in DOCUMENTS:
        text = document.read_text("utf-8")
        for block in re.finditer(r"```console\n(.*?)```", text, re.DOTALL):
            commands = []
            for part in re.split(r"^\$ ", block[1], flags=re.MULTILINE)[1:]:
                command, *shown = part.strip().splitlines()
                # "…" stands for what is left out.
                commands.append((command, tuple(bare for row in shown if (bare := row.strip(" …")))))
            yield Block(document, text.count("\n", 0, block.start()) + 1, tuple(commands))


def write_named_files(document: Path, folder: Path) -> None:
    """Writes what a document shows as a file: YAML or JSON under a line with the file's name."""
    named = re.findall(
        r"^`([\w/.]+)`:\n\n```(?:yaml|json)\n(.*?)```", document.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    for name, content in named:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")


BLOCKS = list(blocks())
COMMANDS_SHOWN = [command for block in BLOCKS for command, _ in block.commands]


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_commands_do_what_the_document_shows(
    block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    write_named_files(block.document, tmp_path)
    for command, shown in block.commands:
        if not command.startswith("nightcaller "):
            continue
        main(shlex.split(command)[1:])  # a mistake would exit
        printed = capsys.readouterr().out
        at = 0
        for row in shown:
            assert row in printed[at:], f"{block}: {command}"
            at = printed.index(row, at) + len(row)


SAYINGS = re.findall(
    r"^\|[^|\n]*\| (“.+”) \| `(\w+)` \|$", (ROOT / "docs" / "hosts.md").read_text("utf-8"), re.MULTILINE
)


@pytest.mark.parametrize(("sayings", "intent"), SAYINGS)
def test_what_hosts_are_told_to_say_is_understood(sayings: str, intent: str) -> None:
    for saying in re.findall("“(.+?)”", sayings):
        reading = parser_of("en").read(saying)
        assert (reading.intent, reading.repairs) == (intent, ()), saying


def test_hosts_are_told_every_command() -> None:
    assert {intent for _, intent in SAYINGS} == COMMANDS.keys()


def test_make_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    mentioned = {command for command in COMMANDS_SHOWN if command.startswith("make ")}
    for document in DOCUMENTS:
        mentioned |= set(re.findall(r"`(make \w+)`", document.read_text("utf-8")))
    assert {"make demo", "make test"} <= mentioned
    for command in mentioned:
        assert re.search(rf"^{command.removeprefix('make ')}:", makefile, re.MULTILINE), command


def test_every_other_command_is_known_to_this_test() -> None:
    assert {command.split()[0] for command in COMMANDS_SHOWN} == {"make", "nightcaller"}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", document.read_text("utf-8")):
        if not target.startswith("https://"):
            assert (document.parent / target).exists(), target


def test_the_picture_is_the_one_the_program_draws() -> None:
    drawn = picture(write(Request(preset="total_chaos")).script, words("en"))
    assert (ROOT / "docs" / "night.svg").read_text("utf-8") == drawn, "make playthroughs draws it anew"


def test_the_formats_are_all_described() -> None:
    about_scripts = (ROOT / "docs" / "formats.md").read_text("utf-8").partition("### JSON")[0]
    described = re.findall(r"^\| `(\w+)` \|", about_scripts, re.MULTILINE)
    assert described == list(FORMATS)


def test_the_files_of_a_language_are_all_described() -> None:
    described = re.findall(r"`([\w-]+\.ftl)`", (ROOT / "docs" / "translators.md").read_text("utf-8"))
    assert sorted(described) == sorted(file.name for file in (ROOT / "scripts" / "locale" / "en").iterdir())
