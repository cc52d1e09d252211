"""A whole table: files in place of devices, and then real ones."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep

import numpy as np
import pytest

from intents.pack import Pack
from intents.parser import Parser
from models.cache import CACHE_VARIABLE, cache_folder
from scripts import words
from tests.bench.speakers import SPEAKERS, spoken
from tests.voice.fakes import FakeScreen, FakeStore
from tests.voice.sayings import silence
from tests.voice.sound_card import needs_pulseaudio, sound_card
from voice.attention import Attentions
from voice.audio import RATE, Sound
from voice.ear import Source
from voice.errors import DoorError
from voice.events import Quit
from voice.moderator import Moderator, Plan, State
from voice.mouth import Unspoken
from voice.outlet import NoSpeaker
from voice.table import Seats, Table, Understanding, heard_in, seats

READY = State(plan=Plan(roles=("werewolf", "seer", "robber", "villager", "villager", "villager"), players=3))
PATIENT = 5.0
"""Seconds after which a host says again what nothing came of."""
HOST = next(each for each in SPEAKERS if each.engine == "espeak")


def in_real_time(*sounds: tuple[Callable[[], bool], Sound]) -> Source:
    """A microphone in a room where something is said when the time has come."""

    @contextmanager
    def opened() -> Iterator[Iterator[Sound]]:
        yield blocks()

    def blocks() -> Iterator[Sound]:
        chance, due = np.random.default_rng(0), monotonic()
        waiting, now = list(sounds), silence(0)
        while True:
            if not now.size and waiting and waiting[0][0]():
                now = waiting.pop(0)[1]
            block, now = now[: RATE // 50], now[RATE // 50 :]
            yield np.pad(block, (0, RATE // 50 - len(block))) + chance.normal(0, 3e-4, RATE // 50).astype(np.float32)
            due += 0.02
            sleep(max(0.0, due - monotonic()))

    return opened


def wait_until(seen: Callable[[], bool]) -> None:
    until = monotonic() + 60
    while not seen() and monotonic() < until:
        sleep(0.02)


def test_a_spoken_command_begins_the_night(english_ears: Path, english_voice: Path) -> None:
    screen, heard_by, moderator = FakeScreen(), heard_in("en"), Moderator(READY)
    heard_by.warm("setup")

    def greeted() -> bool:
        return bool(screen.lines) and not table.mouth.busy

    def asked() -> bool:
        waits = moderator.state.question is None or table.mouth.busy
        if waits or (answered and monotonic() < answered[-1] + PATIENT):
            return False
        answered.append(monotonic())
        return True

    answered: list[float] = []
    start, yes = spoken(HOST, "night caller, start the night", 0.3, 1), spoken(HOST, "yes", 0.3, 1)
    # A recognizer that hears by chance, too, may not be sure of one short word; then a host says it again.
    microphone = in_real_time((greeted, start), *[(asked, yes)] * 3)
    table = Table(moderator, FakeStore(), screen, Seats(microphone, NoSpeaker), attentions=lambda _: heard_by)
    with table:
        running = Thread(target=table.run, daemon=True)
        running.start()
        wait_until(lambda: moderator.state.phase == "night")
        table.put(Quit())
        running.join(10)
    assert moderator.state.phase == "night", screen.lines
    assert 0 <= table.level <= 1


def test_nobody_is_told_that_it_listens_before_it_does() -> None:
    screen, loaded = FakeScreen(), Event()

    def loading(language: str) -> Attentions:
        assert loaded.wait(30)
        raise DoorError("language-not-heard", language=language)

    table = Table(
        Moderator(READY), FakeStore(), screen, Seats(in_real_time(), NoSpeaker, voice=Unspoken), attentions=loading
    )
    with table:
        running = Thread(target=table.run, daemon=True)
        running.start()
        wait_until(lambda: bool(screen.lines))
        assert screen.lines == [words("en").text("screen-getting-ready")]
        loaded.set()
        wait_until(lambda: len(screen.lines) > 1)
        assert screen.lines[1] == words("en").text("hello")
        table.put(Quit())
        running.join(10)


def test_what_is_asked_for() -> None:
    assert seats(typed=True, silent=True) == Seats(None, NoSpeaker, voice=Unspoken)
    assert seats().source is not None
    assert seats().outlet is not NoSpeaker


@pytest.mark.parametrize(
    ("text", "intent"),
    [("pause", "Pause"), ("пауза", "Pause"), ("we are six", "SetPlayers"), ("lovely weather", None)],
)
def test_typed_lines_are_read_in_any_language_and_phase(text: str, intent: str | None) -> None:
    assert Understanding()(text, State(phase="night")).intent == intent


def test_a_parser_is_made_once_however_many_need_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Pack] = []
    together = Event()

    class Slow(Parser):
        def __init__(self, pack: Pack) -> None:
            made.append(pack)
            together.wait()
            super().__init__(pack)

    monkeypatch.setattr("voice.table.Parser", Slow)
    understanding = Understanding()
    with ThreadPoolExecutor(4) as pool:
        read = [pool.submit(understanding, "help", State()) for _ in range(4)]
        together.set()
        assert {each.result().intent for each in read} == {"Help"}
    assert len(made) == 1


NARRATE = """
from threading import Thread
from time import monotonic, sleep
from intents.commands import StartNight
from scripts import words
from tests.voice.fakes import FakeScreen, FakeStore
from tests.voice.test_table import READY
from voice.events import Quit, Sent
from voice.moderator import Moderator
from voice.table import Table, seats

screen = FakeScreen()
table = Table(Moderator(READY), FakeStore(), screen, seats())

def wait_for(line, more=0):
    until = monotonic() + 60
    while (line not in screen.lines[:-more or None] or table.mouth.busy) and monotonic() < until:
        sleep(0.02)

with table:
    running = Thread(target=table.run)
    running.start()
    wait_for(words("en").text("hello"))
    table.put(Sent(StartNight(now=True)))
    wait_for(words("en").text("hello"), more=2)
    print(screen.troubles, [line for line in screen.lines if line.startswith("»")], len(screen.lines) > 2)
    table.put(Quit())
    running.join()
"""


@needs_pulseaudio
def test_a_moderator_that_hears_itself_through_a_real_card_obeys_nobody(
    english_ears: Path, english_voice: Path
) -> None:
    """The microphone hears the speaker as loud as it plays, and the room is not known yet: the worst there is."""
    with sound_card() as card:
        done = subprocess.run(
            [sys.executable, "-c", NARRATE],
            env={**os.environ, **card.variables, CACHE_VARIABLE: str(cache_folder())},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
            timeout=180,
        )
    assert done.stdout == "[] [] True\n", done.stderr
