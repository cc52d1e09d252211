"""The sound of the night under a living voice."""

from functools import cache

import numpy as np
import pytest

from tests.voice.test_mouth import Kept, Voice, wait_for
from voice import live_bed
from voice.ambience import LEVELS, Ambience
from voice.live_bed import LiveBed
from voice.loudness import Pcm, loudness
from voice.mouth import LiveMouth

RATE = 16_000
BLOCK = RATE // 50


@cache
def bed() -> LiveBed:
    made = LiveBed(RATE, seed=3)
    made.make()
    return made


def night(seconds: float, kind: str) -> Pcm:
    blocks = [bed().give(BLOCK, kind) for _ in range(round(seconds * 50))]  # type: ignore[arg-type]
    return np.concatenate(blocks)


def test_it_is_as_loud_as_in_a_file_and_softer_under_speech() -> None:
    bed().dark(True)
    night(2, "wait")
    assert loudness(night(8, "wait"), RATE) == pytest.approx(LEVELS["wait"], abs=1.5)
    night(2, "say")
    assert loudness(night(8, "say"), RATE) == pytest.approx(LEVELS["say"], abs=1.5)
    bed().volume(50)
    night(2, "wait")
    assert loudness(night(8, "wait"), RATE) == pytest.approx(LEVELS["wait"] - 12, abs=1.5)
    bed().volume(100)
    bed().dark(False)
    night(2, "wait")
    assert not night(1, "wait").any()


def test_it_changes_without_a_step() -> None:
    bed().dark(True)
    changing = np.concatenate([night(0.1, kind) for kind in ("wait", "say", "wait", "sound", "wait")])
    bed().dark(False)
    gone = np.concatenate([changing, night(2, "wait")])
    own = np.abs(np.diff(Ambience(RATE, seed=3).round(4))).max() * 10 ** (LEVELS["wait"] / 20)
    assert np.abs(np.diff(gone)).max() < 1.2 * own


def test_a_round_has_no_seam() -> None:
    made = Ambience(RATE, seed=1).round(4)
    assert len(made) == 4 * RATE
    steps = np.abs(np.diff(np.concatenate([made, made])))
    assert steps[4 * RATE - 3 : 4 * RATE + 3].max() < np.quantile(steps, 0.9999)


def mouth(ambience: bool) -> LiveMouth:
    Kept.made, Kept.absent = [], False
    return LiveMouth(lambda _: Voice(), lambda *_: None, lambda _: None, lambda _: None, Kept, ambience=ambience)


def test_the_speaker_plays_it_and_the_ear_does_not_take_it_for_speech(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_bed, "ROUND", 2)
    speaks = mouth(ambience=True)
    speaks.open()
    speaks.dark(True)
    wait_for(lambda: any(block.any() for block in Kept.made[0].sound))
    speaks.close()
    reference = [speaks.played.get() for _ in range(speaks.played.qsize())]
    assert len(reference) > 1
    assert not any(block.any() for block in reference if block is not None)


def test_nobody_hears_it_who_does_not_want_it() -> None:
    speaks = mouth(ambience=False)
    speaks.open()
    speaks.dark(True)
    wait_for(lambda: len(Kept.made[0].sound) > 50)
    speaks.close()
    assert not any(block.any() for block in Kept.made[0].sound)
