"""Signals and the sound of the night: deterministic, free of clicks, and the same whoever holds what."""

from itertools import combinations, pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scripts.cues import Cue, Place, Say, Sound, Wait
from voice.ambience import LEVELS, Ambience, Bed, is_night
from voice.loudness import CEILING, Pcm, level, limit, loudness, soft_edges, trim
from voice.sounds import EARCONS, LOUDNESS, Earcon, earcon

RATE = 22_050
TURN = Place("turn", "witch")
NIGHT = Ambience(RATE, seed=7)


def sine(pitch: float, seconds: float, height: float = 1.0, rate: int = RATE) -> Pcm:
    return (height * np.sin(2 * np.pi * pitch * np.arange(int(seconds * rate)) / rate)).astype(np.float32)


def pitch(pcm: Pcm) -> float:
    spectrum = np.abs(np.fft.rfft(pcm * np.hanning(len(pcm))))
    return float(np.argmax(spectrum) * RATE / len(pcm))


@pytest.mark.parametrize("rate", [16_000, 22_050, 24_000, 48_000])
def test_a_full_tone_is_as_loud_as_the_standard_says(rate: int) -> None:
    """ITU-R BS.1770: a sine of 997 Hz at full scale, in one channel, is -3.01 LUFS."""
    assert loudness(sine(997, 3, rate=rate), rate) == pytest.approx(-3.01, abs=0.1)


def test_pauses_do_not_make_speech_quieter() -> None:
    tone = sine(500, 2, 0.1)
    paused = np.concatenate([tone, np.zeros(3 * RATE, np.float32), tone])
    assert loudness(paused, RATE) == pytest.approx(loudness(tone, RATE), abs=0.7)


def test_silence_has_no_loudness_and_stays_silent() -> None:
    silence = np.zeros(RATE, np.float32)
    assert loudness(silence, RATE) == -np.inf
    assert not level(silence, RATE).any()
    assert loudness(silence[:0], RATE) == -np.inf
    assert not trim(silence, RATE).size
    assert not limit(silence[:0], RATE).size


@given(st.floats(0.001, 1.0), st.floats(-40, -10), st.floats(0.05, 1.0), st.integers(100, 4000))
def test_whatever_comes_in_comes_out_at_its_level(height: float, target: float, seconds: float, hertz: int) -> None:
    made = level(sine(hertz, seconds, height), RATE, target)
    assert np.abs(made).max() <= CEILING + 1e-6
    assert made.dtype == np.float32
    if np.abs(made).max() < CEILING * 0.99:
        assert loudness(made, RATE) == pytest.approx(target, abs=0.1)


@given(st.floats(1.0, 8.0), st.integers(0, 2**32))
def test_the_limiter_holds_every_peak_and_leaves_the_rest(height: float, seed: int) -> None:
    quiet = np.random.default_rng(seed).uniform(-0.3, 0.3, RATE // 2).astype(np.float32)
    loud = quiet.copy()
    loud[5000] = height
    held = limit(loud, RATE)
    assert np.abs(held).max() <= CEILING + 1e-6
    assert np.array_equal(held[6000:], quiet[6000:])


def test_trimming_leaves_speech_and_edges_without_clicks() -> None:
    padded = np.concatenate([np.zeros(RATE, np.float32), sine(300, 1), np.zeros(RATE, np.float32)])
    trimmed = trim(padded, RATE)
    assert RATE <= len(trimmed) < 1.1 * RATE
    assert trimmed[0] == trimmed[-1] == 0
    assert not soft_edges(np.ones(1, np.float32), RATE).any()


@pytest.mark.parametrize("name", EARCONS)
def test_a_signal_is_short_and_loud_as_the_others_and_does_not_click(name: Earcon) -> None:
    made = earcon(name, RATE)
    assert 0.4 <= len(made) / RATE <= 1.5
    assert loudness(made, RATE) == pytest.approx(LOUDNESS, abs=0.1)
    assert abs(made[0]) < 1e-4
    assert abs(made[-1]) < 1e-4
    assert np.abs(made).max() <= CEILING
    assert np.array_equal(made, earcon.__wrapped__(name, RATE))


def test_wake_rises_and_sleep_falls() -> None:
    for name, rises in (("wake", True), ("sleep", False), ("dawn", True), ("dusk", False)):
        made = earcon(name, RATE)
        first, last = pitch(made[: len(made) // 5]), pitch(made[-len(made) // 3 :])
        assert (last > first) is rises, name


def test_no_two_signals_are_alike() -> None:
    """Compared as an ear would: how strong each pitch is at each time."""
    pictures = {}
    for name in EARCONS:
        padded = np.zeros(int(1.5 * RATE), np.float32)
        made = earcon(name, RATE)
        padded[: len(made)] = made
        frames = padded[: len(padded) // 1024 * 1024].reshape(-1, 1024)
        picture = np.sqrt(np.abs(np.fft.rfft(frames * np.hanning(1024), axis=1)))
        pictures[name] = (picture / np.linalg.norm(picture)).ravel()
    for one, other in combinations(EARCONS, 2):
        assert pictures[one] @ pictures[other] < 0.75, (one, other)


@given(start=st.integers(0, 10 * RATE), count=st.integers(1, 3 * RATE), cut=st.floats(0, 1))
def test_the_night_is_the_same_in_any_pieces(start: int, count: int, cut: float) -> None:
    at = int(count * cut)
    whole = NIGHT.samples(start, count)
    parts = np.concatenate([NIGHT.samples(start, at), NIGHT.samples(start + at, count - at)])
    assert len(whole) == count
    assert np.array_equal(whole, parts)


def test_the_night_hangs_on_its_seed_alone() -> None:
    assert np.array_equal(NIGHT.samples(0, RATE), Ambience(RATE, 7).samples(0, RATE))
    assert not np.array_equal(NIGHT.samples(0, RATE), Ambience(RATE, 8).samples(0, RATE))


def test_the_night_has_no_seams() -> None:
    """Where two stretches meet, no step is larger and no moment louder than elsewhere."""
    long = NIGHT.samples(0, 30 * RATE)
    steps = np.abs(np.diff(long))
    seams = [steps[n * NIGHT.hop - 3 : n * NIGHT.hop + 3].max() for n in range(1, 30)]
    assert max(seams) < np.quantile(steps, 0.9999)
    halves = [loudness(long[n * RATE : (n + 1) * RATE], RATE) for n in range(30)]
    assert max(halves) - min(halves) < 4


def bed_under(cues: list[tuple[Cue, float]], bed: Bed) -> list[Pcm]:
    return [np.concatenate(list(bed.under(cue, [int(seconds * RATE)]))) for cue, seconds in cues]


def test_the_night_steps_back_for_speech_and_forward_where_cards_move() -> None:
    cues: list[tuple[Cue, float]] = [
        (Sound("wake", TURN), 3),
        (Say("onenight-witch-wake", TURN), 4),
        (Wait(4, TURN), 4),
        (Say("onenight-witch-sleep", TURN), 4),
    ]
    heard = bed_under(cues, Bed(RATE))
    settled = [loudness(pcm[2 * RATE :], RATE) for pcm in heard]
    kinds = ["sound", "say", "wait", "say"]
    for measured, kind in zip(settled, kinds, strict=True):
        assert measured == pytest.approx(LEVELS[kind], abs=1.5)
    # Smoothly: no step is larger than the noise itself has.
    for before, after in pairwise(heard):
        assert abs(after[0] - before[-1]) < np.abs(np.diff(np.concatenate([before, after]))).max() * 1.01


def test_by_day_there_is_none_and_it_comes_and_goes_with_the_night() -> None:
    cues: list[tuple[Cue, float]] = [
        (Say("onenight-opening-card", Place("opening")), 2),
        (Sound("dusk", Place("opening")), 1.5),
        (Say("onenight-opening-close", Place("opening")), 3),
        (Wait(5, Place("opening")), 3),
        (Sound("dawn", Place("dawn")), 2),
        (Say("onenight-dawn", Place("dawn")), 2),
        (Wait(60, Place("discussion")), 2),
    ]
    opening, dusk, close, pause, dawn, morning, day = bed_under(cues, Bed(RATE))
    assert not opening.any()
    assert abs(dusk[0]) < 1e-3
    assert close.any()
    assert pause.any()
    assert abs(dawn[-1]) < 1e-6
    assert not morning.any()
    assert not day.any()


@given(st.lists(st.sampled_from(["witch", "seer", "werewolf", "robber"]), min_size=2, max_size=2))
def test_who_is_called_is_not_heard_in_the_night(roles: list[str]) -> None:
    beds = []
    for role in roles:
        place = Place("turn", role)
        cues: list[tuple[Cue, float]] = [(Sound("wake", place), 0.7), (Wait(1, place), 1)]
        beds.append(np.concatenate(bed_under(cues, Bed(RATE))))
    assert np.array_equal(beds[0], beds[1])


def test_a_wolfen_night_is_dark_too() -> None:
    assert is_night(Say("wolfen-nightfall", Place("nightfall")), was=False)
    assert not is_night(Say("wolfen-dawn", Place("dawn")), was=True)
