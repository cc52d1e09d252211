"""What the speaker adds to what the microphone hears, taken away again: its own voice must never command it.

Two look at it. A linear filter learns the way from speaker to microphone and leaves whoever talks over the narration
untouched; WebRTC's canceller, where it is installed, is a witness: what it suppresses was an echo.
"""

from collections import deque
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from voice.audio import RATE, Sound

HOP = 256
"""Samples that the filter takes at a time."""
PARTS = 24
"""Hops that an echo may last, the delay of both devices included: 0.38 seconds."""
STEADY = 0.9999
"""How much of the way stays as it is from one hop to the next: people move, furniture does not."""
SMOOTH = 0.7
"""Of what cannot be echo, as it was estimated before."""
UNKNOWN_WAY = 1.0
"""How wrong a filter that has heard nothing may be."""
LEAST = 1e-8
MENDED = 4
"""Parts a hop whose wrap-around is cleared: all of them would cost more than it brings."""
FRAME = RATE // 100
"""Samples that WebRTC takes at a time."""
AUDIBLE = 1e-3
"""Below that nothing is being played."""
FORGET = 0.98
TRUSTED = 10.0
"""Times less power: then the way from speaker to microphone is known."""
FAINT = 1e-4
"""Of the power that is played: nobody hears words in so little of it."""
KEPT = 25 * RATE
"""Samples that are remembered of what the witness let through; an utterance is shorter."""

Spectra: TypeAlias = npt.NDArray[np.complex64]


class EchoFilter:
    """A partitioned Kalman filter in the frequency domain: it learns fast, and a second voice does not lead it astray.

    After Kuech, Mabande and Enzner, State-space architecture of the partitioned-block-based acoustic echo controller.
    """

    def __init__(self, parts: int = PARTS) -> None:
        bins = HOP + 1
        self._played: Spectra = np.zeros((parts, bins), np.complex64)
        self._way: Spectra = np.zeros((parts, bins), np.complex64)
        self._doubt = np.full((parts, bins), UNKNOWN_WAY, np.float32)
        self._other = np.full(bins, 1e-3, np.float32)
        self._last = np.zeros(2 * HOP, np.float32)
        self._turn = 0

    def forget(self) -> None:
        """The way has changed; where it went before is no longer of use."""
        self._way[:] = 0
        self._doubt[:] = UNKNOWN_WAY

    def clean(self, near: Sound, far: Sound) -> Sound:
        """One hop without its echo."""
        self._last = np.concatenate([self._last[HOP:], far])
        self._played = np.roll(self._played, 1, axis=0)
        self._played[0] = np.fft.rfft(self._last)
        echo = np.fft.irfft((self._played * self._way).sum(axis=0))[HOP:]
        left: Sound = (near - echo).astype(np.float32)
        self._learn(left)
        return left

    def _learn(self, left: Sound) -> None:
        wrong = np.fft.rfft(np.pad(left, (HOP, 0)))
        power = np.abs(self._played) ** 2
        self._other = SMOOTH * self._other + (1 - SMOOTH) * np.abs(wrong).astype(np.float32) ** 2
        gain = self._doubt / (0.5 * (self._doubt * power).sum(axis=0) + self._other + 1e-10)
        self._way += (gain * self._played.conj() * wrong).astype(np.complex64)
        rest = np.clip(1 - 0.5 * gain * power, 0, None)
        drift = (1 - STEADY**2) * (np.abs(self._way) ** 2 + LEAST)
        self._doubt = (STEADY**2 * rest * self._doubt + drift).astype(np.float32)
        for _ in range(MENDED):
            taps = np.fft.irfft(self._way[self._turn])
            taps[HOP:] = 0
            self._way[self._turn] = np.fft.rfft(taps)
            self._turn = (self._turn + 1) % len(self._way)


class Witness:
    """WebRTC's canceller behind the filter: how much of a stretch it takes for an echo."""

    def __init__(self) -> None:
        from pywebrtc_audio import AudioProcessor

        self._processor: Any = AudioProcessor(sample_rate=RATE, echo_cancellation=True, noise_suppression=True)
        self._powers: deque[tuple[float, float]] = deque(maxlen=KEPT // FRAME)
        self._near = self._far = np.zeros(0, np.float32)

    def look(self, near: Sound, far: Sound) -> None:
        self._near, self._far = np.concatenate([self._near, near]), np.concatenate([self._far, far])
        whole = len(self._near) // FRAME * FRAME
        if not whole:
            return
        passed = self._processor.process(self._near[:whole], self._far[:whole])
        for frame, let in zip(self._near[:whole].reshape(-1, FRAME), passed.reshape(-1, FRAME), strict=True):
            self._powers.append((float(np.mean(frame**2)), float(np.mean(let**2))))
        self._near, self._far = self._near[whole:], self._far[whole:]

    def suppressed(self, seconds: float) -> float:
        """Decibels by which the last seconds were turned down."""
        frames = list(self._powers)[-max(1, round(seconds * RATE / FRAME)) :]
        before, after = (sum(powers) + 1e-12 for powers in zip(*frames, strict=True)) if frames else (1.0, 1.0)
        return float(10 * np.log10(before / after))


class EchoCanceller:
    """Microphone and loudspeaker side by side in, the room alone out."""

    def __init__(self, witness: bool = True) -> None:
        self._filter = EchoFilter()
        self._witness = _witness() if witness else None
        self._near = self._far = np.zeros(0, np.float32)
        self._powers = np.full(3, LEAST)
        """Of what came in, what was left of it, and what was played, while something was."""

    def clean(self, near: Sound, far: Sound) -> Sound:
        """As many samples as are ready; up to a hop of them waits for more."""
        self._near, self._far = np.concatenate([self._near, near]), np.concatenate([self._far, far])
        whole = len(self._near) // HOP * HOP
        left = [self._hop(self._near[at : at + HOP], self._far[at : at + HOP]) for at in range(0, whole, HOP)]
        self._near, self._far = self._near[whole:], self._far[whole:]
        return np.concatenate(left) if left else np.zeros(0, np.float32)

    def forget(self) -> None:
        """The way from speaker to microphone is learnt anew."""
        self._filter.forget()
        self._powers[:] = LEAST

    @property
    def trusted(self) -> bool:
        """Whether the way from speaker to microphone is known so well that hardly anything of it is left."""
        return bool(self._powers[0] > TRUSTED * self._powers[1])

    @property
    def unheard(self) -> bool:
        """Whether the microphone hears nothing of the speaker: headphones, or no speaker at all."""
        return bool(self._powers[0] < FAINT * self._powers[2])

    def suppressed(self, seconds: float) -> float:
        """Decibels of the last seconds that were an echo after all; none where there is no witness."""
        return self._witness.suppressed(seconds) if self._witness else 0.0

    def _hop(self, near: Sound, far: Sound) -> Sound:
        left = self._filter.clean(near, far)
        if np.abs(far).max() > AUDIBLE:
            now = np.array([np.mean(near**2), np.mean(left**2), np.mean(far**2)])
            self._powers = FORGET * self._powers + (1 - FORGET) * now
        if self._witness:
            self._witness.look(left, far)
        return left


def _witness() -> Witness | None:
    """There is no wheel for every machine; the filter alone does most of the work."""
    try:
        return Witness()
    except ImportError:
        return None


class Reference:
    """What is being played, beside what is heard at the same time: both are counted in samples, never by the clock."""

    LEAD = round(0.12 * RATE)
    """Samples by which it is read behind its newest end: devices take and give several blocks at once. A speaker's
    buffer and a microphone's together are longer, so what is heard is still behind what is read."""
    MOST = RATE // 2
    """Wrong by more, the devices have lost samples: both are brought together again."""

    def __init__(self) -> None:
        self._kept = np.zeros(0, np.float32)
        self._owed = 0
        """Samples that came too late to stand beside theirs, and are dropped when they come."""
        self._together = False

    def put(self, played: Sound) -> None:
        """What goes to the speaker now."""
        late = min(self._owed, len(played))
        self._owed -= late
        self._kept = np.concatenate([self._kept, played[late:]])

    def part(self) -> None:
        """The speaker has thrown samples away."""
        self._kept, self._owed, self._together = self._kept[:0], 0, False

    def take(self, count: int) -> Sound:
        """What was played beside the next samples of the microphone."""
        if self._owed > self.MOST or len(self._kept) > count + self.LEAD + self.MOST:
            self._owed, self._together = 0, False
        if not self._together:
            if len(self._kept) < count + self.LEAD:
                return np.zeros(count, np.float32)
            self._kept, self._together = self._kept[-(count + self.LEAD) :], True
        taken, self._kept = self._kept[:count], self._kept[count:]
        self._owed += count - len(taken)
        return np.pad(taken, (0, count - len(taken)))
