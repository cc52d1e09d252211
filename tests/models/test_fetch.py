"""A model comes whole or not at all, whatever the network, the archive and the disk do."""

import errno
import hashlib
import io
import json
import tarfile
import threading
import zipfile
from pathlib import Path
from typing import Any

import pytest

from models import Fetched, Model, ModelError, NotFetchedError, fetch, installed, verify
from models.catalogue import Archive, Checksum, Remote
from tests.models.conftest import VOICE, VOSK, Server, recognizer, sha256, tarred, voice, zipped

WRONG = Checksum("sha256", "0" * 64)


def get(model: Model, from_file: Path | None = None, again: bool = False) -> Fetched:
    return fetch(model, from_file=from_file, again=again, sleep=lambda _: None)


def kinds(caught: pytest.ExceptionInfo[NotFetchedError]) -> list[str]:
    return [error.kind for error in caught.value.tries]


def whys(caught: pytest.ExceptionInfo[NotFetchedError]) -> list[object]:
    return [error.facts.get("why") for error in caught.value.tries]


def left(cache: Path) -> list[str]:
    """Every file in the cache but the locks."""
    return sorted(
        str(file.relative_to(cache)) for file in cache.rglob("*") if file.is_file() and file.suffix != ".lock"
    )


def is_whole(model: Model) -> bool:
    found = verify(model)
    return found is not None and found.whole and installed(model) is not None


def test_an_archive_comes_and_is_recorded(server: Server, cache: Path) -> None:
    model = recognizer(server.archive("model.zip", zipped(VOSK, "vosk-model-small/")))
    seen: list[tuple[int, int]] = []
    fetched = fetch(model, lambda done, total: seen.append((done, total)))
    assert fetched.folder == cache / "fake-recognizer" == installed(model)
    assert fetched.checked == "sha256"
    assert {name: (fetched.folder / name).read_bytes() for name in VOSK} == VOSK
    record = json.loads((fetched.folder / "nightcaller.json").read_bytes())
    assert (record["id"], record["source"]) == ("fake-recognizer", server.address.removeprefix("http://"))
    assert record["files"]["am/final.mdl"]["sha256"] == sha256(VOSK["am/final.mdl"]).digest
    assert seen[0] == (0, model.size)
    assert seen[-1] == (model.size, model.size)
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert left(cache) == sorted(f"fake-recognizer/{name}" for name in [*VOSK, "nightcaller.json"])


def test_plain_files_come_together(server: Server) -> None:
    model = voice(server.plain(VOICE))
    folder = get(model).folder
    assert {name: (folder / name).read_bytes() for name in VOICE} == VOICE


def test_what_is_here_is_not_fetched_again_unless_asked(server: Server) -> None:
    model = recognizer(server.archive("model.zip", zipped(VOSK)))
    assert get(model).source
    assert get(model).source == ""
    assert len(server.asked) == 1
    assert get(model, again=True).source
    assert len(server.asked) == 2
    assert is_whole(model)


def test_a_cut_line_is_taken_up_where_it_broke(server: Server) -> None:
    content = zipped(VOSK)
    model = recognizer(server.archive("model.zip", content))
    server.cut_after = [100_000, 50_000]
    get(model)
    assert server.asked == [None, "bytes=100000-", "bytes=150000-"]
    assert server.sent == len(content)
    assert is_whole(model)


def test_the_next_run_goes_on_where_the_last_one_gave_up(server: Server, cache: Path) -> None:
    content = zipped(VOSK)
    model = recognizer(server.archive("model.zip", content))
    server.cut_after = [1000, 1000, 1000, 1000]
    with pytest.raises(NotFetchedError) as caught:
        get(model)
    assert whys(caught) == ["cut"]
    assert left(cache) == [".staging/fake-recognizer/downloads/model.zip.part"]
    assert installed(model) is None
    get(model)
    assert server.sent == len(content)


def test_a_server_without_ranges_starts_over(server: Server) -> None:
    model = recognizer(server.archive("model.zip", zipped(VOSK)))
    server.ranges = False
    server.cut_after = [100_000]
    get(model)
    assert is_whole(model)


def test_a_part_that_was_whole_already_is_not_asked_for_again(server: Server, cache: Path) -> None:
    content = zipped(VOSK)
    model = recognizer(server.archive("model.zip", content))
    part = cache / ".staging/fake-recognizer/downloads/model.zip.part"
    part.parent.mkdir(parents=True)
    part.write_bytes(content)
    get(model)
    assert server.sent == 0
    part.parent.mkdir(parents=True, exist_ok=True)
    part.write_bytes(content + b"more than there is")
    get(model, again=True)
    assert is_whole(model)


def test_a_part_of_unknown_checksum_is_not_continued(server: Server, cache: Path) -> None:
    model = recognizer(server.archive("model.zip", zipped(VOSK), known=False))
    part = cache / ".staging/fake-recognizer/downloads/model.zip.part"
    part.parent.mkdir(parents=True)
    part.write_bytes(b"of another day")
    assert get(model).checked == "shape"
    assert server.asked == [None]


def test_a_wrong_checksum_leads_to_the_next_source(server: Server, cache: Path) -> None:
    wrong = server.archive("wrong.zip", zipped(VOSK, "evil/"), WRONG)
    model = recognizer(wrong, server.archive("right.zip", zipped(VOSK)))
    fetched = get(model)
    assert [error.kind for error in fetched.tries] == ["wrong-checksum"]
    assert is_whole(model)
    with pytest.raises(NotFetchedError) as caught:
        get(recognizer(wrong, model_id="other"))
    assert kinds(caught) == ["wrong-checksum"]
    assert not [name for name in left(cache) if "wrong.zip" in name]


def test_md5_will_do_where_nothing_better_is_known(server: Server) -> None:
    content = zipped(VOSK)
    md5 = Checksum("md5", hashlib.md5(content, usedforsecurity=False).hexdigest())
    assert get(recognizer(server.archive("model.zip", content, md5))).checked == "md5"


@pytest.mark.parametrize(("statuses", "asked"), [([503, 503, 503, 503], 4), ([404], 1), ([403], 1)])
def test_a_server_that_refuses(server: Server, statuses: list[int], asked: int) -> None:
    model = recognizer(server.archive("model.zip", zipped(VOSK)))
    server.statuses = list(statuses)
    waits: list[float] = []
    with pytest.raises(NotFetchedError) as caught:
        fetch(model, sleep=waits.append)
    assert caught.value.tries[0].facts["detail"] == str(statuses[0])
    assert len(server.asked) == asked
    assert len(waits) == asked - 1
    assert (caught.value.kind, caught.value.facts["language"]) == ("not-fetched-recognizer", "en")


def test_a_server_that_asks_for_patience_gets_some(server: Server) -> None:
    model = recognizer(server.archive("model.zip", zipped(VOSK)))
    server.statuses = [503, 429]
    get(model)
    assert is_whole(model)


def test_nobody_there() -> None:
    with Server() as gone:
        nobody = Archive(Remote(f"{gone.address}/model.zip", 10, WRONG))
    nowhere = Archive(Remote("http://nowhere.invalid/model.zip", 10, WRONG))
    with pytest.raises(NotFetchedError) as caught:
        get(recognizer(nobody, nowhere))
    assert whys(caught) == ["refused", "address"]


def link(name: str, to: str, kind: bytes = tarfile.SYMTYPE) -> tarfile.TarInfo:
    info = tarfile.TarInfo(name)
    info.type, info.linkname = kind, to
    return info


def zip_link() -> bytes:
    info = zipfile.ZipInfo("graph/link")
    info.external_attr = 0o120777 << 16
    packed = io.BytesIO(zipped(VOSK))
    with zipfile.ZipFile(packed, "a") as archive:
        archive.writestr(info, "/etc/passwd")
    return packed.getvalue()


@pytest.mark.parametrize(
    "packed",
    [
        zipped({**VOSK, "../evil": b"!"}),
        zipped({**VOSK, "graph/../../evil": b"!"}),
        zipped({**VOSK, "/tmp/evil": b"!"}),  # noqa: S108
        zipped({**VOSK, "graph\\..\\..\\evil": b"!"}),
        zipped({**VOSK, "C:/evil": b"!"}),
        zip_link(),
        tarred({**VOSK, "../evil": b"!"}),
        tarred({**VOSK, "/tmp/evil": b"!"}, compression="gz"),  # noqa: S108
        tarred(VOSK, link("graph/link", "/etc/passwd")),
        tarred(VOSK, link("graph/link", "../../../../etc/passwd")),
        tarred(VOSK, link("graph/link", "/etc/passwd", tarfile.LNKTYPE)),
        tarred(VOSK, link("graph/me", "me")),
        tarred(VOSK, link("graph/device", "", tarfile.CHRTYPE)),
        tarred(VOSK, link("graph/pipe", "", tarfile.FIFOTYPE)),
    ],
)
def test_an_archive_that_would_write_elsewhere_is_refused(packed: bytes, tmp_path: Path, cache: Path) -> None:
    file = tmp_path / "evil"
    file.write_bytes(packed)
    with pytest.raises(ModelError) as caught:
        get(recognizer(), file)
    assert caught.value.kind == "evil-archive"
    assert left(cache) == []
    assert not list(tmp_path.rglob("evil/*"))


def test_a_link_inside_an_archive_is_the_file_it_means(tmp_path: Path) -> None:
    file = tmp_path / "model.tar"
    file.write_bytes(
        tarred(VOSK, link("graph/other.fst", "Gr.fst"), link("graph/again.fst", "graph/Gr.fst", tarfile.LNKTYPE))
    )
    folder = get(recognizer(), file).folder
    for name in ("graph/other.fst", "graph/again.fst"):
        assert not (folder / name).is_symlink()
        assert (folder / name).read_bytes() == VOSK["graph/Gr.fst"]


class FullDisk:
    """A writer for whom the disk ends after some bytes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, suffix: str) -> None:
        opened = Path.open

        def open_until_full(path: Path, mode: str = "r", *rest: Any, **more: Any) -> Any:
            file = opened(path, mode, *rest, **more)
            if path.name.endswith(suffix) and mode in ("wb", "ab"):
                return _Full(file)
            return file

        monkeypatch.setattr(Path, "open", open_until_full)


class _Full:
    def __init__(self, file: Any) -> None:
        self._file = file

    def __enter__(self) -> "_Full":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def write(self, _: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("suffix", [".part", "Gr.fst"])
def test_a_full_disk_leaves_nothing(server: Server, cache: Path, monkeypatch: pytest.MonkeyPatch, suffix: str) -> None:
    model = recognizer(server.archive("model.zip", zipped(VOSK)))
    with monkeypatch.context() as patched:
        FullDisk(patched, suffix)
        with pytest.raises(ModelError) as caught:
            get(model)
    assert caught.value.kind == "disk-full"
    assert left(cache) == []
    assert installed(model) is None
    get(model)
    assert is_whole(model)


def test_a_disk_that_is_too_small_is_known_before(server: Server) -> None:
    huge = Archive(Remote(f"{server.address}/huge.zip", 1 << 60, WRONG))
    with pytest.raises(ModelError) as caught:
        get(recognizer(huge))
    assert caught.value.kind == "disk-full"
    assert server.asked == []


def test_a_cache_that_cannot_be_made(server: Server, cache: Path) -> None:
    cache.parent.write_text("a file is in the way")
    with pytest.raises(ModelError) as caught:
        get(recognizer(server.archive("model.zip", zipped(VOSK))))
    assert caught.value.kind == "cannot-store"


@pytest.mark.parametrize("stop", [KeyboardInterrupt, MemoryError])
def test_an_interrupted_unpack_leaves_nothing_usable(
    server: Server, cache: Path, monkeypatch: pytest.MonkeyPatch, stop: type[BaseException]
) -> None:
    model = recognizer(server.archive("model.zip", zipped(VOSK)))

    def interrupted(*_: object) -> None:
        raise stop

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", interrupted)
        with pytest.raises(stop):
            get(model)
    assert installed(model) is None
    assert left(cache) == [".staging/fake-recognizer/downloads/model.zip"]
    get(model)
    assert len(server.asked) == 1  # what had come was enough
    assert is_whole(model)


def test_a_half_unpacked_model_of_a_killed_run_is_never_used(server: Server, cache: Path) -> None:
    model = recognizer(server.archive("model.zip", zipped(VOSK)))
    half = cache / ".staging/fake-recognizer/unpacked"
    half.mkdir(parents=True)
    (half / "README").write_bytes(b"half")
    assert installed(model) is None
    get(model)
    assert is_whole(model)


def test_a_model_that_made_room_for_one_that_never_came_is_put_back(server: Server, cache: Path) -> None:
    model = recognizer(server.archive("model.zip", zipped(VOSK)))
    get(model).folder.rename(cache / ".staging/fake-recognizer/replaced")
    assert installed(model) is None
    get(model)
    assert len(server.asked) == 1
    assert is_whole(model)


def test_a_successor_that_fails_leaves_the_old_model(server: Server) -> None:
    good = recognizer(server.archive("model.zip", zipped(VOSK)))
    get(good)
    with pytest.raises(NotFetchedError) as caught:
        get(recognizer(server.archive("wrong.zip", zipped(VOICE))), again=True)
    assert caught.value.kind == "not-renewed"
    assert is_whole(good)


def test_several_at_once_do_not_harm_each_other(server: Server) -> None:
    model = recognizer(server.archive("model.zip", zipped(VOSK)))
    sources: list[str] = []
    threads = [threading.Thread(target=lambda: sources.append(get(model).source)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(map(bool, sources)) == [False, False, False, True]
    assert len(server.asked) == 1
    assert is_whole(model)


def test_whoever_waits_is_told(server: Server) -> None:
    model = recognizer(server.archive("model.zip", zipped(VOSK)))
    told = threading.Event()
    second = threading.Thread(target=lambda: fetch(model, waiting=told.set))

    def progress(done: int, total: int) -> None:
        if not second.ident:
            second.start()
            assert told.wait(10)  # the second is at the door while the first is at work

    fetch(model, progress)
    second.join()
    assert len(server.asked) == 1
