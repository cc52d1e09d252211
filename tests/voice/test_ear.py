"""The ear: who is spoken to, what is listened for, and a microphone that comes and goes."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue

import numpy as np
import pytest
import soundfile

from intents.commands import Phase
from tests.voice.sayings import said, silence
from tests.voice.sound_card import needs_pulseaudio, sound_card
from voice import ear
from voice.attention import ANSWERS, URGENT, Attentions, Expected, only
from voice.audio import RATE, Sound
from voice.ear import Caught, Listening, LiveEar
from voice.engines.espeak import EspeakEngine
from voice.errors import DoorError
from voice.hearing import SURE
from voice.recordings import Recordings
from voice.table import heard_in


@pytest.fixture(scope="module")
def english(english_ears: Path) -> Attentions:
    return heard_in("en", ("Anna", "Chris"))


def blocks(sound: Sound) -> Iterator[Sound]:
    for at in range(0, len(sound), 320):
        yield sound[at : at + 320]


def room(sound: Sound) -> Sound:
    """No room is as quiet as zeros."""
    return sound + np.random.default_rng(0).normal(0, 3e-4, len(sound)).astype(np.float32)


def listening(english: Attentions, phase: Phase, question: bool = False) -> Listening:
    made = Listening(lambda _: english, SimpleQueue())
    made.expect(phase, question, "en")
    return made


def heard(listens: Listening, robot: EspeakEngine, text: str) -> list[Caught]:
    return list(listens.catch(blocks(room(said(robot, text)))))


def test_at_night_a_bare_command_is_obeyed(english: Attentions, english_robot: EspeakEngine) -> None:
    (caught,) = heard(listening(english, "night"), english_robot, "repeat that")
    assert caught.reading.intent == "Repeat"
    assert caught.confidence >= SURE
    assert caught.obeyed
    assert not caught.addressed  # so that talk which is no command stays unanswered


@pytest.mark.parametrize(
    ("phase", "text", "intent"), [("setup", "start the night", "StartNight"), ("day", "speak louder", "SetVolume")]
)
def test_by_day_it_wants_to_be_called_by_its_name(
    english: Attentions, english_robot: EspeakEngine, phase: Phase, text: str, intent: str
) -> None:
    (talk,) = heard(listening(english, phase), english_robot, text)
    assert not talk.obeyed
    (called,) = heard(listening(english, phase), english_robot, f"night caller, {text}")
    assert called.reading.intent == intent
    assert called.obeyed
    assert called.addressed


def test_an_answer_needs_no_name(english: Attentions, english_robot: EspeakEngine) -> None:
    (caught,) = heard(listening(english, "setup", question=True), english_robot, "we are five players")
    assert caught.reading.slots == {"players": 5}
    assert caught.addressed


def test_while_a_key_is_held_no_name_is_needed(english: Attentions, english_robot: EspeakEngine) -> None:
    listens = listening(english, "day")
    listens.hold(True)
    (caught,) = heard(listens, english_robot, "how much time is left")
    assert caught.addressed
    listens.hold(False)
    list(listens.catch(blocks(room(silence(2)))))
    (later,) = heard(listens, english_robot, "how much time is left")
    assert not later.addressed


def test_where_nobody_wants_the_wake_phrase_it_is_not_needed(english: Attentions, english_robot: EspeakEngine) -> None:
    listens = Listening(lambda _: english, SimpleQueue(), wake_phrase=False)
    listens.expect("day", False, "en")
    (caught,) = heard(listens, english_robot, "how much time is left")
    assert caught.obeyed
    assert not caught.addressed


def test_while_it_speaks_a_few_words_count(english: Attentions) -> None:
    speaking = Expected("night", speaking=True)
    pack = english.now(speaking).parser.pack
    assert set(pack.intents.intents) == set(URGENT)
    asking = english.now(Expected("setup", question=True, speaking=True)).parser.pack
    assert set(asking.intents.intents) == {*URGENT, *ANSWERS}
    assert "StartNight" in english.now(Expected("setup")).parser.pack.intents.intents
    assert not set(only(pack, ["Stop"]).intents.intents) - {"Stop"}


def test_a_language_without_a_recognizer_is_told_once_and_typed(english_robot: EspeakEngine) -> None:
    told: list[str] = []

    def none(language: str) -> Attentions:
        raise DoorError("language-not-heard", language=language)

    listens = Listening(none, SimpleQueue(), trouble=lambda error: told.append(error.kind))
    listens.expect("setup", False, "uk")
    assert heard(listens, english_robot, "start night") == []
    assert told == ["language-not-heard"]


def test_what_was_not_understood_is_kept_only_where_somebody_asked_for_it(
    english: Attentions, english_robot: EspeakEngine, tmp_path: Path
) -> None:
    heard(listening(english, "night"), english_robot, "the weather is lovely in the mountains")
    assert list(tmp_path.iterdir()) == []
    keep = Recordings(tmp_path / "kept", lambda error: pytest.fail(error.kind))
    listens = Listening(lambda _: english, SimpleQueue(), keep=keep)
    listens.expect("night", False, "en")
    heard(listens, english_robot, "the weather is lovely in the mountains")
    heard(listens, english_robot, "repeat that")
    (kept,) = (tmp_path / "kept").iterdir()
    sound, rate = soundfile.read(kept)
    assert rate == RATE
    assert len(sound) > RATE


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told: list[str] = []
    keep = Recordings(tmp_path / "file", lambda error: told.append(error.kind))
    keep(silence(1), "hello")
    keep(silence(1), "hello")
    assert told == ["not-recorded"]


class Flaky:
    """A microphone that is not there, comes, falls silent, comes back, and is done."""

    def __init__(self) -> None:
        self.turn = 0

    @contextmanager
    def __call__(self) -> Iterator[Iterator[Sound]]:
        self.turn += 1
        if self.turn <= 2:
            raise DoorError("no-microphone")
        yield self._blocks(self.turn)

    def _blocks(self, turn: int) -> Iterator[Sound]:
        yield from blocks(silence(0.5))
        if turn == 3:
            raise DoorError("microphone-still", device="Horn", seconds=2)


def test_a_microphone_that_comes_and_goes_is_told_each_time_once(
    english: Attentions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ear, "RETRY", 0.01)
    monkeypatch.setattr(ear, "look_again_if_free", lambda: None)
    told: list[str] = []
    live = LiveEar(
        Listening(lambda _: english, SimpleQueue()),
        lambda _: None,
        lambda error: told.append(error.kind),
        told.append,
        Flaky(),
    )
    live.open()
    live._thread.join(20)
    assert told == ["no-microphone", "microphone", "microphone-still", "microphone"]
    live.close()


LISTEN = """
from queue import SimpleQueue
from time import sleep
from voice.ear import Listening, LiveEar
from voice.errors import DoorError

def deaf(language):
    raise DoorError("language-not-heard", language=language)

told = SimpleQueue()
listening = Listening(deaf, SimpleQueue())
live = LiveEar(listening, told.put, lambda error: told.put(error.kind), told.put)
live.open()
while not listening._heard:
    sleep(0.01)
print("hears", flush=True)
print(told.get(timeout=20), flush=True)
print(told.get(timeout=20), flush=True)
live.close()
"""


@needs_pulseaudio
def test_the_microphone_is_pulled_out_and_put_in_again() -> None:
    with sound_card() as card:
        listens = subprocess.Popen(
            [sys.executable, "-c", LISTEN],
            env={**os.environ, **card.variables},
            cwd=Path(__file__).parents[2],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        with listens:
            assert listens.stdout
            assert listens.stdout.readline() == "hears\n"
            card.pull_out()
            assert listens.stdout.readline() in {"microphone-gone\n", "microphone-still\n"}
            card.plug_in()
            assert listens.stdout.readline() == "microphone\n"
            assert listens.wait(timeout=20) == 0
