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
WINDOWS, WINDOW_FRAMES = 8, 32
"""How far back a live stream is searched for its least: two seconds, by a quarter of one."""
LEAST_TO_MEAN = 3.0
MOST_FRAMES = 30 * 16_000 // HOP
"""Half a minute is enough to know the noise of a recording."""
Spectrum = npt.NDArray[np.float64]


class Denoiser:
    """Takes steady noise out of a stream; what it gives back comes `DELAY` samples late."""

    def __init__(self, noise: Spectrum | None = None) -> None:
        self._fixed = noise
        self._input = np.zeros(FRAME, np.float32)
        self._output = np.zeros(FRAME)
        self._left = np.zeros(0, np.float32)
        self._smooth = np.zeros(BINS)
        self._speech = np.ones(BINS)
        self._quiet: deque[Spectrum] = deque(maxlen=WINDOWS)
        self._frames = 0

    def clean(self, sound: Sound) -> Sound:
        """As many samples as came in, but for what does not fill a step yet."""
        sound = np.concatenate([self._left, sound])
        whole = len(sound) // HOP * HOP
        self._left = sound[whole:]
        return np.concatenate([np.zeros(0, np.float32), *map(self._step, sound[:whole].reshape(-1, HOP))])

    def _step(self, hop: Sound) -> Sound:
        self._input = np.concatenate([self._input[HOP:], hop])
        spectrum = np.fft.rfft(self._input * WINDOW)
        power = np.abs(spectrum) ** 2
        frame = np.fft.irfft(spectrum * self._gain(power), FRAME) * WINDOW / OVERLAP
        self._output += frame
        done = self._output[:HOP].astype(np.float32)
        self._output = np.concatenate([self._output[HOP:], np.zeros(HOP)])
        return done

    def _gain(self, power: Spectrum) -> Spectrum:
        """How much of each part of the frame is speech."""
        loud = np.minimum(power / self._noise(power), 1000)
        expected = np.maximum(MEMORY * self._speech + (1 - MEMORY) * np.maximum(loud - 1, 0), LEAST_SPEECH)
        wiener = expected / (1 + expected)
        gain: Spectrum = np.minimum(wiener * _lift(wiener * loud), 1)
        self._speech = gain**2 * loud
        return np.asarray(np.maximum(gain, LEAST_GAIN))

    def _noise(self, power: Spectrum) -> Spectrum:
        """What is known of the noise, or else the least there was of each pitch in the last seconds."""
        if self._fixed is not None:
            return self._fixed
        self._smooth = power if self._frames == 0 else SMOOTH * self._smooth + (1 - SMOOTH) * power
        if self._frames % WINDOW_FRAMES == 0:
            self._quiet.append(self._smooth)
        else:
            self._quiet[-1] = np.minimum(self._quiet[-1], self._smooth)
        self._frames += 1
        if len(self._quiet) < 3:
            return np.full(BINS, LEAST_NOISE)  # too early to tell noise from speech
        return np.maximum(np.min(self._quiet, axis=0) * LEAST_TO_MEAN, LEAST_NOISE)


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
