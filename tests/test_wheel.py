"""The wheel, in an empty environment, away from the sources."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = {"games", "scripts", "intents", "models", "voice"}


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    done = subprocess.run(command, cwd=cwd, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--outdir", out, ROOT)  # an archive of the sources, and the wheel from that
    (built,) = out.glob("nightcaller-*.whl")
    return built


def test_it_holds_the_rooms_and_their_data_and_nothing_else(wheel: Path) -> None:
    names = [name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name]
    assert {name.partition("/")[0] for name in names} == ROOMS
    for room in ROOMS:
        assert f"{room}/py.typed" in names
    for folder, pattern in (
        ("games/data", "*.yaml"),
        ("intents/sentences", "**/*.yaml"),
        ("intents/talk", "*.txt"),
        ("models", "*.yaml"),
        ("scripts/locale", "**/*.ftl"),
        ("scripts/templates", "*"),
        ("voice/data", "**/*.yaml"),
        ("voice/web/static", "**/*"),
        ("voice/web/templates", "*"),
    ):
        files = [file.relative_to(ROOT).as_posix() for file in (ROOT / folder).glob(pattern) if file.is_file()]
        assert files
        assert set(files) <= set(names)


def test_it_runs_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", tmp_path / "venv")
    run(tmp_path / "venv" / "bin" / "python", "-m", "pip", "install", "--quiet", wheel)
    nightcaller = tmp_path / "venv" / "bin" / "nightcaller"
    sentinel_and_witch = ("--roles", "sentinel,witch", "--players", "5")

    assert "Witch\twitch" in run(nightcaller, "roles", cwd=tmp_path)
    assert "Відьмо, розплющ очі." in run(nightcaller, "script", *sentinel_and_witch, "--lang", "uk", cwd=tmp_path)
    assert '"StartNight"' in run(
        nightcaller, "understand", "start night with Sentinel and Witch", "--json", cwd=tmp_path
    )
    assert "<!DOCTYPE html>" in run(nightcaller, "script", *sentinel_and_witch, "--format", "html", cwd=tmp_path)
