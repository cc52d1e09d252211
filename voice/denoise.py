"""Steady noise taken out of speech by Ephraim and Malah's log-spectral estimator."""

from collections import deque
from functools import cache

import numpy as np
import numpy.typing as npt

from voice.audio import Sound

FRAME, HOP = 512, 128
BINS = FRAME // 2 + 1
DELAY = FRAME - HOP
OVERLAP = FRAME / HOP / 2
"""What the squared windows add up to."""
WINDOW = np.sqrt(np.hanning(FRAME + 1)[:-1]).astype(np.float32)
SMOOTH = 0.8
QUIET_SHARE = 15
"""Per cent of the time: what is left then of the smoothed spectrum counts as noise."""
BIAS = 1.6
"""How much lower the quiet share of a noise is than its mean."""
MEMORY = 0.98
"""Decision-directed: how much of the last frame's speech is expected to go on."""
LEAST_GAIN = 0.1
LEAST_SPEECH = 10 ** (-25 / 10)
LEAST_NOISE = 1e-10
WINDOWS, WINDOW_FRAMES = 8, 8
"""How far back a live stream is searched for its least: two seconds, by a quarter of one."""
LEAST_TO_MEAN = 3.0
MOST_FRAMES = 30 * 16_000 // HOP
"""Half a minute is enough to know the noise of a recording."""
Spectrum = npt.NDArray[np.float64]


class RoomNoise:
    """The steady noise of a live stream: the least there was of each pitch in the last seconds."""

    def __init__(self) -> None:
        self._smooth: Spectrum | None = None
        self._quiet: deque[Spectrum] = deque(maxlen=WINDOWS)
        self._frames = 0

    def learn(self, frame: Sound) -> None:
        """Takes `FRAME` samples, speech or not."""
        power = np.abs(np.fft.rfft(frame * WINDOW)) ** 2
        self._smooth = power if self._smooth is None else SMOOTH * self._smooth + (1 - SMOOTH) * power
        if self._frames % WINDOW_FRAMES == 0:
            self._quiet.append(self._smooth)
        else:
            self._quiet[-1] = np.minimum(self._quiet[-1], self._smooth)
        self._frames += 1

    def spectrum(self) -> Spectrum:
        if len(self._quiet) < 3:
            return np.full(BINS, LEAST_NOISE)  # too early to tell noise from speech
        return np.asarray(np.maximum(np.min(self._quiet, axis=0) * LEAST_TO_MEAN, LEAST_NOISE))


class Denoiser:
    """Takes a noise out of an utterance as it comes; what it gives back is `DELAY` samples late."""

    def __init__(self, noise: Spectrum) -> None:
        self._noise = noise
        self._input = np.zeros(DELAY, np.float32)
        self._output = np.zeros(DELAY)
        self._speech = np.ones(BINS)

    def clean(self, sound: Sound) -> Sound:
        """As many samples as came in, which must be a number of steps."""
        steps = len(sound) // HOP
        heard = np.concatenate([self._input, sound])
        frames = np.stack([heard[at * HOP : at * HOP + FRAME] for at in range(steps)]) * WINDOW
        spectra = np.fft.rfft(frames, axis=1)
        spectra *= np.stack([self._gain(power) for power in np.abs(spectra) ** 2])
        cleaned = np.fft.irfft(spectra, FRAME, axis=1) * (WINDOW / OVERLAP)
        said = np.concatenate([self._output, np.zeros(steps * HOP)])
        for at, frame in enumerate(cleaned):
            said[at * HOP : at * HOP + FRAME] += frame
        self._input, self._output = heard[steps * HOP :], said[steps * HOP :]
        return said[: steps * HOP].astype(np.float32)

    def _gain(self, power: Spectrum) -> Spectrum:
        """How much of each part of the frame is speech."""
        loud = np.minimum(power / self._noise, 1000)
        expected = np.maximum(MEMORY * self._speech + (1 - MEMORY) * np.maximum(loud - 1, 0), LEAST_SPEECH)
        wiener = expected / (1 + expected)
        gain: Spectrum = np.minimum(wiener * _lift(wiener * loud), 1)
        self._speech = gain**2 * loud
        return np.asarray(np.maximum(gain, LEAST_GAIN))


def noise_of(sound: Sound) -> Spectrum | None:
    """The steady noise in a recording that is there as a whole; None where it is too short to tell."""
    if len(sound) < 32 * FRAME:
        return None
    starts = np.arange(0, len(sound) - FRAME + 1, HOP)[:MOST_FRAMES]
    power = np.abs(np.fft.rfft(sound[starts[:, None] + np.arange(FRAME)] * WINDOW, axis=1)) ** 2
    for at in range(1, len(power)):
        power[at] = SMOOTH * power[at - 1] + (1 - SMOOTH) * power[at]
    return np.asarray(np.maximum(np.percentile(power[8:], QUIET_SHARE, axis=0) * BIAS, LEAST_NOISE))


def _lift(values: Spectrum) -> Spectrum:
    """exp(E1(v) / 2), the estimator's factor above Wiener's gain, from a table."""
    points, table = _table()
    lifted: Spectrum = np.interp(np.log(np.clip(values, points[0], points[-1])), np.log(points), table)
    return lifted


@cache
def _table() -> tuple[Spectrum, Spectrum]:
    """E1 by its integral, which needs no library of special functions."""
    points = np.logspace(-6, 2, 400)
    steps = np.logspace(-6, 3, 20_000)
    tail = np.exp(-steps) / steps
    areas = np.concatenate([[0.0], np.cumsum((tail[1:] + tail[:-1]) / 2 * np.diff(steps))])
    integral = areas[-1] - np.interp(points, steps, areas)
    return points, np.exp(integral / 2)
