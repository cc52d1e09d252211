"""How loud a sound is to an ear, and speech made evenly loud without clipping (ITU-R BS.1770)."""

from functools import cache
from math import exp, log10, pi, tan
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Pcm: TypeAlias = npt.NDArray[np.float32]
"""Samples of one channel; full scale is one."""

SPEECH = -18.0
"""Loudness of speech, in LUFS."""
CEILING = 10 ** (-2 / 20)
"""No peak of speech or signal is higher; the night needs a little room above it."""
BLOCK = 0.4
STEP = 0.1
"""Loudness is measured in blocks of this many seconds, one every step."""
SILENT = -70.0
QUIETER = -10.0
"""Blocks below the one, or this far below the rest, are pauses and do not count."""
LOOK_AHEAD = 0.005
OVERSAMPLING = 4


def loudness(pcm: Pcm, rate: int) -> float:
    """Integrated loudness in LUFS; silence is -inf."""
    powers = _block_powers(_k_weighted(pcm, rate), rate)
    for gate in (SILENT, None):
        if not powers.size:
            return -np.inf
        threshold = gate if gate is not None else _lufs(float(powers.mean())) + QUIETER
        powers = powers[powers > 10 ** ((threshold + 0.691) / 10)]
    return _lufs(float(powers.mean())) if powers.size else -np.inf


def level(pcm: Pcm, rate: int, target: float = SPEECH) -> Pcm:
    """The same sound at a target loudness, its peaks held below the ceiling."""
    now = loudness(pcm, rate)
    if now == -np.inf:
        return pcm
    return limit(pcm * np.float32(10 ** ((target - now) / 20)), rate)


def limit(pcm: Pcm, rate: int) -> Pcm:
    """Turns peaks down before they come, smoothly; what lies below the ceiling stays as it is."""
    peaks = _true_peaks(pcm)
    if not peaks.size or peaks.max() <= CEILING:
        return pcm
    reach = int(LOOK_AHEAD * rate)
    wanted = np.minimum(1.0, CEILING / np.maximum(peaks, 1e-9))
    # The least gain within reach, then its mean within reach: smooth, and never above what a peak needs.
    smooth = _mean_within(_least_within(wanted, reach), reach)
    return np.clip(pcm * smooth, -CEILING, CEILING).astype(np.float32)


def _least_within(gains: npt.NDArray[np.float64], reach: int) -> npt.NDArray[np.float64]:
    """The smallest of the gains up to `reach` before and after each; windows grow by doubling."""
    width, least = 1, np.pad(gains, reach, mode="edge")
    while width < 2 * reach + 1:
        step = min(width, 2 * reach + 1 - width)
        least = np.minimum(least[:-step], least[step:])
        width += step
    return least


def _mean_within(gains: npt.NDArray[np.float64], reach: int) -> npt.NDArray[np.float64]:
    width = 2 * reach + 1
    sums = np.concatenate([[0.0], np.cumsum(np.pad(gains, reach, mode="edge"))])
    means: npt.NDArray[np.float64] = (sums[width:] - sums[:-width]) / width
    return means


def trim(pcm: Pcm, rate: int) -> Pcm:
    """Speech without the silence around it, and with edges that do not click."""
    if not pcm.size:
        return pcm
    loud = np.flatnonzero(np.abs(pcm) > np.abs(pcm).max() * 10 ** (-45 / 20))
    if not loud.size:
        return pcm[:0]
    before, after = int(0.015 * rate), int(0.04 * rate)
    return soft_edges(pcm[max(0, loud[0] - before) : loud[-1] + after], rate)


def soft_edges(pcm: Pcm, rate: int, seconds: float = 0.006) -> Pcm:
    """Fades in and out so briefly that nobody hears it; the first and the last sample are zero."""
    length = min(int(seconds * rate), len(pcm) // 2)
    if not length:
        return np.zeros_like(pcm)
    ramp = (0.5 - 0.5 * np.cos(np.linspace(0, pi, length))).astype(np.float32)
    faded = pcm.copy()
    faded[:length] *= ramp
    faded[-length:] *= ramp[::-1]
    return faded


def _lufs(power: float) -> float:
    return -0.691 + 10 * log10(power) if power > 0 else -np.inf


def _block_powers(weighted: Pcm, rate: int) -> npt.NDArray[np.float64]:
    length, step = int(BLOCK * rate), int(STEP * rate)
    if len(weighted) < length:  # a word or a signal shorter than a block is one block
        return np.array([np.mean(weighted.astype(np.float64) ** 2)]) if len(weighted) else np.zeros(0)
    sums = np.concatenate([[0.0], np.cumsum(weighted.astype(np.float64) ** 2)])
    starts = np.arange(0, len(weighted) - length + 1, step)
    powers: npt.NDArray[np.float64] = (sums[starts + length] - sums[starts]) / length
    return powers


def _k_weighted(pcm: Pcm, rate: int) -> Pcm:
    """As an ear weighs it; through the spectrum, for there is no recursive filter in numpy."""
    size = 1 << (len(pcm) + rate // 10).bit_length()  # room for the filter to ring out
    spectrum = np.fft.rfft(pcm, size) * _k_filter(rate, size)
    weighted: Pcm = np.fft.irfft(spectrum, size)[: len(pcm)].astype(np.float32)
    return weighted


@cache
def _k_filter(rate: int, size: int) -> npt.NDArray[np.complex128]:
    """The two filters of the standard, drawn for any rate: a shelf for the head, a high pass for the ear."""
    z = np.exp(-2j * pi * np.arange(size // 2 + 1) / size)
    k, q, high = tan(pi * 1681.974450955533 / rate), 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    band = exp(np.log(high) * 0.4996667741545416)
    shelf = _biquad(
        z,
        (high + band * k / q + k * k, 2 * (k * k - high), high - band * k / q + k * k),
        (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k),
    )
    k, q = tan(pi * 38.13547087602444 / rate), 0.5003270373238773
    divisor = 1 + k / q + k * k
    high_pass = _biquad(z, (1, -2, 1), (1, 2 * (k * k - 1) / divisor, (1 - k / q + k * k) / divisor))
    return shelf * high_pass


def _biquad(
    z: npt.NDArray[np.complex128], above: tuple[float, float, float], below: tuple[float, float, float]
) -> npt.NDArray[np.complex128]:
    answer: npt.NDArray[np.complex128] = np.polyval(above[::-1], z) / np.polyval(below[::-1], z)
    return answer


def _true_peaks(pcm: Pcm) -> npt.NDArray[np.float64]:
    """For each sample, the highest the wave rises around it, also between samples."""
    if not pcm.size:
        return np.zeros(0)
    size = -(-len(pcm) // 4096) * 4096  # a length that a Fourier transform is fast with
    between = np.abs(np.fft.irfft(np.fft.rfft(pcm, size), size * OVERSAMPLING) * OVERSAMPLING)
    around = between.reshape(size, OVERSAMPLING).max(axis=1)[: len(pcm)]
    # Transforms of 32 bits stay so; the sums of the limiter need more.
    peaks: npt.NDArray[np.float64] = np.maximum(around, np.abs(pcm)).astype(np.float64)
    return peaks
