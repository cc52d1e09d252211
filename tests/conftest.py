"""How laws are tried: as long as it takes, and in CI the same examples every time; no test touches anybody's games."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

# Tests that were started in the background ignore Ctrl-C, and so would every program that they start and end by it.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "here"))


@pytest.fixture(autouse=True)
def nobodys_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games and settings of a user who has none yet."""
    home: Path = tmp_path_factory.getbasetemp() / f"home-{os.urandom(4).hex()}"
    monkeypatch.setenv("NIGHTCALLER_STATE", str(home / "state"))
    monkeypatch.setenv("NIGHTCALLER_SETTINGS", str(home / "settings.toml"))
    return home
