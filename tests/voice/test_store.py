"""The evening on disk: killed, broken, full, shared; the game goes on."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from games import GameError
from intents.commands import No, RecordVote, Resume, StartNight, TellCard, Yes
from scripts import languages, words
from scripts.cues import Say
from tests.voice.crashing import PLAYERS, ROLES, Table
from voice.moderator import Moderator, Plan, Settings, State
from voice.moderator.course import last_lines, script_of
from voice.moderator.effects import Speak
from voice.moderator.state import Course, Question, Told
from voice.store import EVENING, FILE, Store

NIGHT = State(
    settings=Settings(language="uk", pace=1.25, volume=40),
    plan=Plan(roles=ROLES, players=PLAYERS, names=("Ана", "Bo"), edition="english"),
    phase="night",
    course=Course("night", at=7, extra=10.0, seed=3),
    question=Question("meant", intent="SetPlayers", slots={"players": 5}),
    votes={"1": "2"},
    cards={"1": Told("doppelganger", saw="witch")},
    to_explain=("witch",),
    last_said=("Починаємо?",),
    games=4,
)


@pytest.fixture
def told() -> list[GameError]:
    return []


def opened(folder: Path, told: list[GameError]) -> tuple[Store, State | None]:
    store = Store(told.append, folder)
    return store, store.load()


def kept(folder: Path, told: list[GameError]) -> State | None:
    with Store(told.append, folder) as store:
        return store.load()


def test_what_is_saved_comes_back(tmp_path: Path, told: list[GameError]) -> None:
    state = NIGHT.changed(held=True)
    store, before = opened(tmp_path, told)
    store.save(state)
    store.close()
    again, found = opened(tmp_path, told)
    assert (before, found, told) == (None, state, [])
    again.save(replace(state, held=False))
    again.close()
    assert kept(tmp_path, told) == replace(state, held=False)
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_pause_is_saved_by_what_is_left_of_it(tmp_path: Path, told: list[GameError]) -> None:
    now = 5000.0
    store = Store(told.append, tmp_path, clock=lambda: now)
    store.load()
    for passed in (0.0, 4.0):
        now = 5000.0 + passed
        store.save(replace(NIGHT, course=Course("night", at=7, until=5010.0)))
    store.close()
    found = kept(tmp_path, told)
    assert found is not None
    assert found.course == Course("night", at=7, left=6.0)


def test_saving_is_safe_and_quick(tmp_path: Path, told: list[GameError]) -> None:
    store, _ = opened(tmp_path, told)
    assert store._file is not None
    assert store._file.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert store._file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    took = []
    for at in range(40):
        began = time.perf_counter()
        store.save(replace(NIGHT, course=Course("night", at=at)))
        took.append(time.perf_counter() - began)
    store.close()
    assert sorted(took)[20] < 0.05  # a disk of any kind; `make bench` is for numbers


@pytest.fixture(scope="module")
def crashes() -> Iterator[Path]:
    """A folder for each crash: with an even number before the cue was saved, with an odd one after."""
    memory = Path("/dev/shm")  # noqa: S108 (a killed process leaves the same there as on a disk, only sooner)
    with TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as folder:
        subprocess.run([sys.executable, "-m", "tests.voice.crashing", folder, str(cues())], check=True)
        yield Path(folder)


def cues() -> int:
    plan = Plan(roles=ROLES, players=PLAYERS, edition="english")
    return len(script_of(State(plan=plan, course=Course("night"))).cues)


def test_killed_at_every_cue_it_goes_on_with_the_turn_that_broke_off(crashes: Path, told: list[GameError]) -> None:
    whole = Table(Store(told.append, crashes / "whole"))
    whole.start_night()
    while whole.moderator.state.phase == "night":
        whole.step()
    night = [line for line in whole.narrated if line[0] >= 0][: len({at for at, _ in whole.narrated})]
    for number in range(2 * cues()):
        cue, saved = divmod(number, 2)
        store, state = opened(crashes / str(number), told)
        if cue == 0 and not saved:
            assert state is not None
            assert state.phase == "setup"  # killed before night fell: nothing to go on with
            continue
        assert state is not None
        assert state.course is not None
        assert state.course.at == cue - 1 + saved
        table = Table(store, state, now=1.0)  # after a power cut the clock starts anew
        began = time.perf_counter()
        table.go_on()
        assert time.perf_counter() - began < 1
        assert table.answered == [words("en").text("ask-go-on")]
        script = table.moderator.script
        assert script is not None
        # The first words are those of the turn that broke off: no other's, and no one's cards.
        at = last_lines(script, state.course.at)
        assert table.at == at
        assert script.cues[at].place == script.cues[state.course.at].place
        assert isinstance(script.cues[at], Say) or at == state.course.at
        store.close()  # the rest is quicker unsaved
        while table.moderator.state.phase == "night":
            table.step()
        lines = [line for line in table.narrated if line[1] != "heard"]
        rest = [line for line in night if line[0] >= at]
        assert lines[: len(rest)] == rest
    assert told == []


def test_killed_in_the_middle_of_saving_it_loses_nothing_that_was_saved(tmp_path: Path, told: list[GameError]) -> None:
    program = (
        "import sys; from pathlib import Path; from voice.store import Store; from voice.moderator import State\n"
        f"store = Store(print, Path({str(tmp_path)!r})); store.load(); games = 0\n"
        "while True: games += 1; store.save(State(games=games)); print(games, flush=True)"
    )
    for delay in (0.0, 0.01, 0.05):
        with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(delay)
            process.send_signal(signal.SIGKILL)
            *_, last = ["1", *process.stdout.read().split()]
        store, state = opened(tmp_path, told)
        assert state is not None
        assert state.games in (int(last), int(last) + 1)
        store.close()
    assert told == []


@pytest.mark.parametrize("part", ["night", "day", "vote"])
def test_every_state_of_a_running_game_goes_on(part: str, tmp_path: Path, told: list[GameError]) -> None:
    """Also from a restart during the question whether to go on, and from a pause."""
    course = Course(part, seconds=300)  # type: ignore[arg-type]
    state = replace(NIGHT, phase=part, course=course, question=None)  # type: ignore[arg-type]
    script = script_of(state)
    for at in range(len(script.cues)):
        for question, held in ((None, False), (Question("go on"), False), (Question("stop"), True)):
            broken = replace(state, course=replace(course, at=at, left=3.0), question=question, held=held)
            table = Table(Store(told.append, tmp_path), broken, now=1.0)
            table.go_on()
            went = table.moderator.state
            assert (went.phase, went.question, went.held) == (part, None, False)
            for _ in range(4):
                table.step()


def test_a_discussion_goes_on_with_the_time_that_was_left(tmp_path: Path, told: list[GameError]) -> None:
    state = replace(NIGHT, phase="day", course=Course("day", at=1, seconds=300, left=100.0), question=None)
    table = Table(Store(told.append, tmp_path), state, now=1.0)
    table.go_on()
    course = table.moderator.state.course
    assert course is not None
    assert (course.at, course.until) == (1, table.now + 100.0)


def speak(effects: list[object]) -> list[str]:
    return [effect.text for effect in effects if isinstance(effect, Speak)]


def test_a_vote_goes_on_with_what_is_missing() -> None:
    state = State(plan=Plan(roles=ROLES, players=3, edition="english"), phase="vote", votes={"1": "2"})
    moderator = Moderator(state)
    assert speak([*moderator.start(0)]) == [words("en").text("ask-go-on")]
    assert speak([*moderator.handle(Yes(), 0)]) == ["Votes are missing: player two and player three."]
    moderator.handle(RecordVote("2", "1"), 0)
    asked = moderator.handle(RecordVote("3", "1"), 0)
    assert speak([*asked]) == ["Player three for player one.", "Which card does player one have?"]
    moderator.handle(TellCard("doppelganger"), 0)
    # What was being asked is asked again: the card that the Doppelgänger saw belongs to the verdict.
    after = Moderator(moderator.state)
    assert speak([*after.start(0)]) == ["Which card did the Doppelgänger see?"]
    moderator = Moderator(state)
    moderator.start(0)
    moderator.handle(No(), 0)
    assert moderator.state.phase == "setup"


def test_a_lobby_asks_its_question_again() -> None:
    moderator = Moderator()
    moderator.start(0)
    (question,) = speak([*moderator.handle(StartNight(("sentinel", "witch"), players=5), 0)])
    assert speak([*Moderator(moderator.state).start(0)]) == [question]
    assert speak([*Moderator().start(0)]) == [words("en").text("hello")]


def test_the_second_of_two_plays_unsaved(tmp_path: Path, told: list[GameError]) -> None:
    first, _ = opened(tmp_path, told)
    first.save(NIGHT)
    program = (
        "import sys; from pathlib import Path; from voice.store import Store; from voice.moderator import State\n"
        f"store = Store(lambda error: print(error.kind), Path({str(tmp_path)!r}))\n"
        "print(store.load()); store.save(State(games=9)); store.close()"
    )
    second = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert second.stdout == "store-taken\nNone\n"
    first.save(replace(NIGHT, games=5))
    first.close()
    found = kept(tmp_path, told)
    assert found is not None
    assert (found.games, told) == (5, [])


def foreign(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE songs (name)")
    other.close()


def altered(*statements: str) -> object:
    def alter(path: Path) -> None:
        with sqlite3.connect(path) as file:
            for statement in statements:
                file.execute(statement)
        file.close()

    return alter


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (lambda path: path.write_bytes(b"not a database, but long enough to be taken for one" * 100), "store-broken"),
        (lambda path: path.write_bytes(path.read_bytes()[:5000]), "store-broken"),
        (lambda path: path.write_bytes(path.read_bytes()[:100] + os.urandom(9000)), "store-broken"),
        (foreign, "store-broken"),
        (altered("DROP TABLE evening"), "store-broken"),
        (altered("UPDATE evening SET state = 5"), "store-broken"),
        (altered("""UPDATE evening SET state = '{"phase": "brunch"}'"""), "store-broken"),
        (
            altered("""UPDATE evening SET state = '{"plan": {"roles": ["x"]}, "course": {"part": "night"}}'"""),
            "store-broken",
        ),
        (altered("""UPDATE evening SET state = '{"settings": {"language": "de"}}'"""), "store-broken"),
        (altered("""UPDATE evening SET state = '{"settings": {"pace": 1000}}'"""), "store-broken"),
        (altered("""UPDATE evening SET state = '{"plan": {"game": "chess"}}'"""), "store-broken"),
        (altered("""UPDATE evening SET state = '{"plan": {"edition": "third"}}'"""), "store-broken"),
        (altered("""UPDATE evening SET state = '{"before": {"plan": {"roles": ["x"]}}}'"""), "store-broken"),
        (altered(f"PRAGMA user_version = {EVENING.version + 1}"), "store-newer"),
    ],
)
def test_a_file_that_cannot_be_read_is_put_aside(
    spoil: object, kind: str, tmp_path: Path, told: list[GameError]
) -> None:
    for n in (1, 2):
        store, _ = opened(tmp_path, told)
        store.save(NIGHT)
        store.close()
        spoil(tmp_path / FILE)  # type: ignore[operator]
        store, state = opened(tmp_path, told)
        assert state is None
        store.save(NIGHT)
        store.close()
        assert [error.kind for error in told] == [kind] * n
        assert str(told[-1].facts["path"]).endswith(f"evening-aside-{n}.sqlite")
        assert kept(tmp_path, told) == NIGHT
        (tmp_path / FILE).unlink()


def test_a_file_cut_off_anywhere_never_stops_the_evening(tmp_path: Path, told: list[GameError]) -> None:
    store, _ = opened(tmp_path, told)
    store.save(NIGHT)
    store.close()
    whole = (tmp_path / FILE).read_bytes()
    for length in (0, 1, 99, 100, 4095, 4096, 4097, len(whole) - 1):
        (tmp_path / FILE).write_bytes(whole[:length])
        told.clear()
        store, state = opened(tmp_path, told)
        assert state is None
        assert len(told) == (length > 1)  # SQLite takes a file of one byte for a new one
        store.save(NIGHT)
        store.close()
        assert kept(tmp_path, told) == NIGHT


def test_a_full_disk_is_told_once_and_the_game_goes_on(tmp_path: Path, told: list[GameError]) -> None:
    store, _ = opened(tmp_path, told)
    assert store._file is not None
    pages = store._file.execute("PRAGMA page_count").fetchone()[0]
    store._file.execute(f"PRAGMA max_page_count = {pages}")
    big = replace(NIGHT, last_said=("x" * 100_000,))
    for _ in range(3):
        store.save(big)
    assert [error.kind for error in told] == ["store-unsaved"]
    assert "full" in str(told[0].facts["reason"])
    store.save(NIGHT)  # there is room again
    store.save(big)
    assert len(told) == 2
    store.close()
    assert kept(tmp_path, []) == NIGHT


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path, told: list[GameError]) -> None:
    (tmp_path / "file").write_text("in the way")
    for folder in (tmp_path / "file", tmp_path / "file" / "inside", Path("/proc/nowhere")):
        told.clear()
        store, state = opened(folder, told)
        store.save(NIGHT)
        store.save(State())
        store.close()
        assert state is None
        assert [error.kind for error in told] == ["store-unsaved"]
        assert str(folder) in str(told[0].facts["folder"])


@pytest.mark.skipif(os.geteuid() == 0 and not shutil.which("setpriv"), reason="root may write anywhere")
def test_a_read_only_file_is_told_once(tmp_path: Path) -> None:
    store = Store(lambda _: None, tmp_path)
    store.load()
    store.save(NIGHT)
    store.close()
    for path in (tmp_path / FILE, tmp_path):
        path.chmod(0o555)
    for path in tmp_path.parents:
        if path.owner() == tmp_path.owner() and path != Path("/tmp"):  # noqa: S108
            path.chmod(path.stat().st_mode | 0o011)
    program = (
        "from pathlib import Path; from voice.store import Store; from voice.moderator import State\n"
        f"store = Store(lambda error: print(error.kind), Path({str(tmp_path)!r}))\n"
        "store.load(); store.save(State(games=9)); store.save(State(games=10))"
    )
    nobody = ["setpriv", "--reuid=65534", "--clear-groups"] if os.geteuid() == 0 else []
    done = subprocess.run([*nobody, sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "store-unsaved\n"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ["store-taken", "store-unsaved", "store-broken", "store-newer"])
def test_each_trouble_is_one_sentence(kind: str, language: str) -> None:
    from voice.errors import DoorError

    error = DoorError(kind, folder="/home", path="/home/aside", reason="full")
    assert words(language).error(error, "onenight").endswith(".")


def test_resuming_by_its_own_word() -> None:
    moderator = Moderator(replace(NIGHT, question=None))
    moderator.start(0)
    moderator.handle(Resume(), 0)
    assert moderator.state.question is None
