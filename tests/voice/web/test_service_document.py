"""What docs/service.md tells people to type, run as written, and the tables in it, held against the service."""

import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
import soundfile

from tests.voice.sayings import said
from tests.voice.web.calling import PATIENCE, Caller, served
from voice.audio import RATE
from voice.cli.serve import serve
from voice.engines.piper import PiperEngine
from voice.house import House
from voice.house.ears import LONGEST
from voice.house.house import MOST_TABLES
from voice.house.shapes import EVENTS
from voice.mouth import Unspoken
from voice.web import Doors
from voice.web.bodies import LONGEST_LINE
from voice.web.connections import LONGEST_REQUEST, MOST_OF_ONE
from voice.web.guard import TRIES, WINDOW
from voice.web.shapes import Answered

TEXT = (Path(__file__).parents[3] / "docs" / "service.md").read_text("utf-8")
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL) for line in block.splitlines()]
CURLS = [line for line in COMMANDS if line.startswith("curl ")]
SERVES = [line for line in COMMANDS if not line.startswith("curl ")]
KEY = "the-key-of-this-house"
DOORS = Doors(requests_a_second=1000, burst=1000)


@pytest.fixture(scope="module")
def house(english_ears: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(voice=Unspoken, folder=tmp_path_factory.mktemp("house"))
    house.load()
    yield house
    house.close()


@pytest.fixture(scope="module")
def caller(house: House) -> Iterator[Caller]:
    with served(house, DOORS) as caller:
        yield caller


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table after some words."""
    table = TEXT.partition(heading)[2].partition("|---|")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[1:]]


def named(heading: str) -> set[str]:
    return {name for row in rows(heading) for name in re.findall(r"`(\w+)`", row[0])}


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl here; on Debian, make as root installs it")
def test_every_line_for_curl_does_what_it_is_there_for(
    caller: Caller, house: House, piper: PiperEngine, tmp_path: Path
) -> None:
    soundfile.write(tmp_path / "said.wav", said(piper, "what does the Witch do"), RATE)
    with served(house, replace(DOORS, token=KEY)) as keyed:
        for line in CURLS:
            house.seat("kitchen")  # it was closed, and is opened again
            if "/events" in line:
                assert first_event(line, caller) == "state"
                continue
            told = curl(line, keyed if "$KEY" in line else caller, tmp_path)
            if "--data-binary" in line:
                assert json.loads(told)["intent"] == "RoleHelp"
            elif "DELETE" in line:
                assert told == ""
            elif "--output" in line:
                assert soundfile.info(tmp_path / "night.mp3").duration > 60
            else:
                assert "error" not in json.loads(told), (line, told)
    assert any("--output" in line for line in CURLS)


def here(line: str, caller: Caller) -> list[str]:
    """But for the port, which may be taken, and the key."""
    line = line.replace("localhost:8477", f"localhost:{caller.port}").replace("$KEY", KEY)
    command, *arguments = shlex.split(line)
    return [command, "--silent", "--show-error", *arguments]


def curl(line: str, caller: Caller, folder: Path) -> str:
    return subprocess.run(
        here(line, caller), cwd=folder, check=True, capture_output=True, text=True, timeout=PATIENCE
    ).stdout


def first_event(line: str, caller: Caller) -> str:
    with subprocess.Popen(here(line, caller), stdout=subprocess.PIPE, text=True) as following:
        assert following.stdout
        for row in following.stdout:
            if row.startswith("event: "):
                following.terminate()
                return row.removeprefix("event: ").strip()
    raise AssertionError(line)


def test_the_service_is_opened_by_options_that_it_has() -> None:
    assert SERVES == ["nightcaller serve", "nightcaller serve --host 0.0.0.0"]  # both are run by test_restart
    (unit,) = re.findall(r"^ExecStart=\S+/nightcaller serve (.+)$", TEXT, re.MULTILINE)
    assert serve.make_context("serve", unit.split()).params["public_url"] == "https://night.example"


def test_what_is_told_of_answers_and_events_is_what_they_have(caller: Caller) -> None:
    assert named("The answer to all three") <= {field.name for field in fields(Answered)}
    assert named("then whatever happens") == EVENTS.keys()
    told = {status for row in rows("## Mistakes") for status in row[0].split(", ")}
    responses = (way["responses"] for ways in caller.document.document["paths"].values() for way in operations(ways))
    assert told == {status for each in responses for status in each if status[0] in "45"} - {"500"} | {"405"}


def operations(ways: dict[str, Any]) -> list[Any]:
    return [way for method, way in ways.items() if method != "parameters"]


def test_the_figures_are_those_of_the_service(caller: Caller) -> None:
    shown = caller.get("/metrics").body.decode()
    for figure in named("with the key as its bearer token"):
        assert f"# TYPE {figure} " in shown


def test_the_limits_are_those_of_the_code() -> None:
    limits: dict[str, str] = {row[0]: row[1] for row in rows("## Limits")}
    doors = Doors()
    assert limits["tables"].startswith(f"{MOST_TABLES};")
    assert limits["followers"] == str(doors.most_streams)
    assert limits["requests of one address"] == f"{doors.requests_a_second:g} a second, {doors.burst} at once"
    assert limits["connections of one address"] == str(MOST_OF_ONE)
    sizes = f"{doors.largest_body // 1024} KB; {doors.largest_sound // 1024**2} MB and {LONGEST} seconds"
    assert limits["a body; a recording"] == sizes
    assert limits["a line; a name"] == f"{LONGEST_LINE:,} letters; 60 letters"
    assert limits["a request"].startswith(f"{LONGEST_REQUEST:g} seconds")
    assert (TRIES, WINDOW) == (10, 600)
    assert "Ten wrong keys, and their address is banned for ten\nminutes" in TEXT
