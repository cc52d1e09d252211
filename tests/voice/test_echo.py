"""Echoes taken away: real speech through a simulated room."""

import sys
from pathlib import Path

import numpy as np
import pytest

from tests.bench.echo import Room, caught, self_made, shouts, understood
from tests.bench.speakers import SPEAKERS
from voice import echo
from voice.attention import own_words, woken
from voice.audio import RATE, Sound
from voice.echo import EchoCanceller, Reference
from voice.table import heard_in

SECONDS = 40.0
HOSTS = [each for each in SPEAKERS if each.engine == "espeak"]


def noise(seconds: float, seed: int) -> Sound:
    return (0.1 * np.random.default_rng(seed).standard_normal(round(seconds * RATE))).astype(np.float32)


def power(sound: Sound) -> float:
    return float(10 * np.log10(np.mean(sound**2) + 1e-12))


def through_a_room(far: Sound, delay: int = 2000) -> Sound:
    return np.pad(0.5 * far, (delay, 0))[: len(far)].astype(np.float32)


def cleaned(near: Sound, far: Sound, canceller: EchoCanceller) -> Sound:
    return np.concatenate([canceller.clean(near[at : at + 320], far[at : at + 320]) for at in range(0, len(near), 320)])


@pytest.mark.parametrize("delay", [0, 500, 3000, 5000])
def test_an_echo_goes_wherever_it_comes_from(delay: int) -> None:
    far = noise(6, 1)
    near = through_a_room(far, delay)
    canceller = EchoCanceller(witness=False)
    left = cleaned(near, far, canceller)
    assert power(left[4 * RATE :]) < power(near[4 * RATE :]) - 20
    assert canceller.trusted


def test_whoever_talks_over_it_stays_as_they_are() -> None:
    far, host = noise(8, 1), np.zeros(8 * RATE, np.float32)
    host[5 * RATE : 7 * RATE] = 0.5 * noise(2, 2)
    left = cleaned(through_a_room(far) + host, far, EchoCanceller(witness=False))
    stretch = slice(5 * RATE, 7 * RATE)
    assert power(left[stretch] - host[stretch]) < power(host[stretch]) - 12


def test_a_room_without_an_echo_is_left_alone() -> None:
    room = noise(2, 3)
    left = cleaned(room, np.zeros_like(room), EchoCanceller())
    assert np.allclose(left, room[: len(left)], atol=1e-4)


def test_the_witness_knows_an_echo_from_a_host() -> None:
    canceller = EchoCanceller()
    if canceller._witness is None:
        pytest.skip("there is no wheel of pywebrtc-audio for this machine")
    far = noise(3, 1)
    cleaned(through_a_room(far), far, canceller)
    assert canceller.suppressed(1.0) > 6


def test_without_webrtc_the_filter_works_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pywebrtc_audio", None)
    assert echo._witness() is None
    assert EchoCanceller().suppressed(1.0) == 0.0


def test_what_is_played_stays_beside_what_is_heard() -> None:
    """A speaker takes several blocks at once, and then none for a while; what belongs together stays together."""
    reference, played, chance = Reference(), noise(10, 4), np.random.default_rng(2)
    taken, given = [], 0
    for at in range(0, len(played) - 6400, 320):
        while given < at + 6400 - 320 * int(chance.integers(0, 30)):  # sometimes it even runs dry
            reference.put(played[given : given + 640])
            given += 640
        taken.append(reference.take(320))
    got = np.concatenate(taken)
    behind = int(np.argmax(np.correlate(got[: 3 * RATE], played[RATE : 2 * RATE], "valid"))) - RATE
    moved = got[max(0, behind) :][RATE:]
    there = moved != 0
    assert there.mean() > 0.8
    assert np.array_equal(moved[there], played[RATE + max(0, -behind) :][: len(moved)][there])


def test_after_samples_were_thrown_away_both_are_brought_together_again() -> None:
    reference = Reference()
    reference.put(noise(1, 4))
    assert reference.take(320).any()
    reference.part()
    assert not reference.take(320).any()
    reference.put(noise(1, 5))
    assert reference.take(320).any()


def test_a_speaker_that_says_nothing_is_silence() -> None:
    assert not Reference().take(320).any()


@pytest.mark.parametrize(
    ("text", "rest"),
    [("nightcaller pause", "pause"), ("hey night caller start night", "hey start night"), ("Nightcaller!", "")],
)
def test_it_is_called_by_its_name(text: str, rest: str) -> None:
    assert woken(text, ["nightcaller", "night caller"]) == (True, rest)


@pytest.mark.parametrize("text", ["pause", "who was that night caller on the phone then", "nightcallers"])
def test_others_are_called_otherwise(text: str) -> None:
    assert not woken(text, ["nightcaller", "night caller"])[0]


def test_its_own_words_are_known() -> None:
    line = "Seer, wake up. You may look at another player’s card, or two of the center cards."
    assert own_words("wake up", line)
    assert own_words("[unk] look at", line)
    assert not own_words("stop", line)
    assert not own_words("[unk]", line)


def test_a_narration_does_not_command_itself_and_a_host_is_heard_over_it(
    english_ears: Path, english_voice: Path
) -> None:
    """A stretch of the bench: the rest of the night, and all voices, are measured there."""
    heard_by = heard_in("en")
    silence = np.zeros(round(SECONDS * RATE), np.float32)
    for decibels in (0, -6, -12):
        assert self_made(caught(SECONDS, decibels, silence, heard_by)) == []
    track, made = shouts(SECONDS, HOSTS)
    found = caught(SECONDS, -6, track, heard_by)
    assert len(understood(found, made)) >= 0.9 * len(made), [(at, each.text) for at, each in found]


def test_a_room_plays_back_what_is_said() -> None:
    room = Room(-6, np.zeros(RATE, np.float32))
    line = room.player.line(1, 0.0)
    room.player.add(line, np.repeat(noise(0.5, 7), 3), last=True)
    heard = np.concatenate(list(room.blocks()))
    assert power(heard) > -45
