"""What is spoken first when much is wanted at once, and what is not spoken at all."""

from collections.abc import Callable, Iterator
from contextlib import closing
from threading import Event, Lock, Thread

import numpy as np
import pytest

from voice.house.clips import Clips
from voice.house.feed import Feed
from voice.house.mouth import ServedMouth
from voice.loudness import Pcm
from voice.mouth import Wish
from voice.synthesizer import Synthesizer

PATIENCE = 10
LAST = "last"


class SlowVoice:
    """Waits with its first line until a test lets it go on, and remembers what it said."""

    voice, language, rate = "slow", "en", 8000

    def __init__(self) -> None:
        self.said: list[str] = []
        self.began, self.go_on, self.ended = Event(), Event(), Event()

    def speak(self, text: str, pace: float = 1.0) -> Iterator[Pcm]:
        self.said.append(text)
        self.began.set()
        if text == LAST:
            self.ended.set()
        assert self.go_on.wait(PATIENCE)
        yield np.zeros(80, np.float32)


@pytest.fixture
def voice() -> SlowVoice:
    return SlowVoice()


@pytest.fixture
def clips(voice: SlowVoice) -> Iterator[Clips]:
    with closing(Clips(lambda _: voice)) as clips:
        clips.prepare([clips.clip(Wish("busy", "en"))])
        assert voice.began.wait(PATIENCE)
        yield clips
        voice.go_on.set()


def test_what_a_night_waits_for_is_made_before_answers_and_what_comes_soon_before_what_comes_late(
    clips: Clips, voice: SlowVoice
) -> None:
    for table in ("one", "two"):
        clips.prepare([clips.clip(Wish(f"{place} of table {table}", "en")) for place in ("first", "second")])
    clips.when_made(clips.clip(Wish("answer", "en")), lambda: None, answer=True)
    clips.when_made(clips.clip(Wish("due", "en")), lambda: None)
    clips.prepare([*[clips.clip(Wish("busy", "en"))] * 2, clips.clip(Wish(LAST, "en"))])
    voice.go_on.set()
    assert voice.ended.wait(PATIENCE)
    soon, late = (["first of table one", "first of table two"], ["second of table one", "second of table two"])
    assert voice.said == ["busy", "due", "answer", *soon, *late, LAST]


def test_what_was_hushed_need_not_be_made(clips: Clips, voice: SlowVoice) -> None:
    lock = Lock()

    def locked(call: Callable[[], None]) -> None:
        with lock:
            call()

    feed = Feed()
    mouth = ServedMouth(clips, feed, lambda *_: None, lambda: 0.0, locked)
    mouth.say("A long answer.", "en", 1.0, 1, 0.0, answer=True)
    mouth.hush()
    mouth.say("The night goes on.", "en", 1.0, 2, 0.0)
    voice.go_on.set()
    clips.sound(clips.clip(Wish("The night goes on.", "en")).key, PATIENCE)
    assert voice.said == ["busy", "The night goes on."]
    # A speaker that fetches it all the same gets it.
    path = feed.after(0)[0].data["audio"]
    assert clips.sound(path.removeprefix("/audio/").removesuffix(".wav"), PATIENCE).seconds > 0


def test_a_voice_is_looked_for_by_one_thread_at_a_time() -> None:
    voice, inside, most = SlowVoice(), [0], [0]
    voice.go_on.set()
    waiting = Event()

    def find(_: str) -> Synthesizer:
        inside[0] += 1
        most[0] = max(most[0], inside[0])
        waiting.wait(0.02)
        inside[0] -= 1
        return voice

    with closing(Clips(find)) as clips:
        threads = [Thread(target=lambda n=n: clips.clip(Wish(f"{n}", "en"))) for n in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert most == [1]
