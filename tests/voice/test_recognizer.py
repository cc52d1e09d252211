"""The model is loaded with our settings, and its files are left as they were."""

from pathlib import Path

import pytest

from voice import recognizer


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """A folder in the shape of a model."""
    folder = tmp_path / "model"
    for name in ("am/final.mdl", "conf/mfcc.conf", "conf/model.conf", "graph/Gr.fst"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"--of={name}\n", "utf-8")
    return folder


def test_our_setting_comes_last(model: Path, tmp_path: Path) -> None:
    (tmp_path / "made").mkdir()
    wider = recognizer._looking_wider(model, tmp_path / "made")
    assert (wider / "conf/model.conf").read_text("utf-8") == "--of=conf/model.conf\n--lattice-beam=6.0\n"
    assert (wider / "conf/mfcc.conf").read_text("utf-8") == "--of=conf/mfcc.conf\n"
    assert (wider / "am/final.mdl").samefile(model / "am/final.mdl")
    assert (model / "conf/model.conf").read_text("utf-8") == "--of=conf/model.conf\n"


def test_where_links_are_not_allowed_the_model_is_taken_as_it_comes(
    model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_link: Path, _target: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "symlink_to", refuse)
    monkeypatch.setattr("vosk.Model", lambda folder: folder)
    assert recognizer._loaded(model) == str(model)
