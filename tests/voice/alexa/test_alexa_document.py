"""What docs/alexa.md tells people to type and to say."""

import re
import shlex
import subprocess
import sys
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import voice.alexa
from tests.intents.sentences import parser_of

ROOT = Path(__file__).parents[3]
DOCUMENT = (ROOT / "docs" / "alexa.md").read_text("utf-8")
(SERVE,) = re.findall(r"^```sh\nnightcaller (serve .+)\n```$", DOCUMENT, re.MULTILINE)
TO_ALEXA = re.compile("Alexa, (open night caller|pause|resume|next|stop|tell night caller )")


def test_the_service_runs_as_written(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "voice", *shlex.split(SERVE), "--port", "0"]
    environment = {"PATH": "", "HOME": str(tmp_path), "PYTHONPATH": str(ROOT), "NIGHTCALLER_STATE": str(tmp_path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=tmp_path) as service:
        try:
            assert service.stdout
            address = re.search(r"http://([\w.:]+)/", service.stdout.readline())
            assert address
            assert _status(address[1], "POST", "/alexa") == 400
            assert _status(address[1], "GET", "/api/tables") == 401  # by the key alone
        finally:
            service.terminate()
        assert service.wait(60) == 0  # it has closed, and not just been ended


def _status(address: str, method: str, path: str) -> int:
    with closing(HTTPConnection(address)) as line:
        line.request(method, path, b"{}" if method == "POST" else None)
        return line.getresponse().status


def test_what_people_are_told_to_say_is_understood() -> None:
    table = DOCUMENT.partition("| say | for |")[2].partition("\n\n")[0]
    sayings = [TO_ALEXA.sub("", saying) for row in table.splitlines() for saying in re.findall("“(.+?)”", row)]
    commands = [saying for saying in sayings if saying]
    assert len(commands) >= 6
    for saying in commands:
        reading = parser_of("en").read(saying)
        assert reading.intent, saying
        assert not reading.repairs


def test_every_reason_that_is_explained_is_one() -> None:
    code = "".join(file.read_text("utf-8") for file in Path(voice.alexa.__path__[0]).glob("*.py"))
    reasons = re.findall(r"^\| `([^`]+)` \|", DOCUMENT.partition("| log |")[2], re.MULTILINE)
    assert reasons
    for reason in reasons:
        assert f'NotAlexaError("{reason}")' in code
