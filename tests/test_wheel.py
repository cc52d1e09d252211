"""The wheel, in an empty environment, away from the sources."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = {"games", "scripts", "intents", "models", "voice"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "build", "--wheel", "--outdir", out, ROOT], check=True, capture_output=True)
    (built,) = out.glob("nightcaller-*.whl")
    return built


def test_it_holds_the_rooms_and_their_data_and_nothing_else(wheel: Path) -> None:
    names = [name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name]
    assert {name.partition("/")[0] for name in names} == ROOMS
    for room in ROOMS:
        assert f"{room}/py.typed" in names
    for folder, pattern in (("games/data", "*.yaml"), ("scripts/locale", "**/*.ftl"), ("scripts/templates", "*")):
        files = [file.relative_to(ROOT).as_posix() for file in (ROOT / folder).glob(pattern) if file.is_file()]
        assert files
        assert set(files) <= set(names)


def test_it_runs_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], check=True, capture_output=True)
    nightcaller = tmp_path / "venv" / "bin" / "nightcaller"

    def run(*arguments: str) -> str:
        return subprocess.run(
            [nightcaller, *arguments], cwd=tmp_path, check=True, capture_output=True, text=True
        ).stdout

    assert "Witch\twitch" in run("roles")
    assert "Відьмо, розплющ очі." in run("script", "--roles", "sentinel,witch", "--players", "5", "--lang", "uk")
    assert "<!DOCTYPE html>" in run("script", "--roles", "seer", "--format", "html")
