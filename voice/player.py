"""What is to be heard, sample by sample: lines and signals in their order and in their time, hushed at once."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock

import numpy as np

from scripts.timeline import BREATH
from voice.ambience import Kind
from voice.loudness import Pcm

RATE = 48_000
"""Of everything that is mixed here; a device that wants another gets it resampled."""
FADE = round(0.008 * RATE)
"""Samples in which a hushed sound goes."""
GLIDE = 0.04
"""Seconds from one loudness to the next."""
DUCKED = 10 ** (-14 / 20)
"""How much softer it speaks while somebody talks."""
SLIP = 0.06
"""Seconds that a sound may come late before it counts: a block or two, which must not add up over a night."""

Drained = Callable[[int, float], None]
"""Everything has been said up to a mark, at a time."""


@dataclass
class Line:
    """A sound on its way: its pieces so far, and when it is due."""

    mark: int
    due: float
    text: str = ""
    pieces: deque[Pcm] = field(default_factory=deque)
    whole: bool = False
    """No more pieces will come."""
    started: bool = False
    length: int = 0
    """Samples given so far."""

    @property
    def over(self) -> bool:
        return self.whole and not self.pieces

    @property
    def end(self) -> float:
        return self.due + self.length / RATE


class Player:
    """Gives the speaker one block after the other. Times are those of the clock that is passed in."""

    def __init__(self, drained: Drained) -> None:
        self._drained = drained
        self._lines: deque[Line] = deque()
        self._lock = Lock()
        self._tail: Pcm = np.zeros(0, np.float32)
        """What is left of a sound that was hushed."""
        self._gain = self._wanted = 1.0
        self._volume, self._ducked = 1.0, False
        self._free = 0.0
        """When the next line may begin: a breath after the last."""

    def line(self, mark: int, due: float, text: str = "") -> Line:
        """A new line, after all others; its pieces may come later."""
        with self._lock:
            line = Line(mark, due, text)
            self._lines.append(line)
            return line

    def add(self, line: Line, pcm: Pcm, *, last: bool = False) -> None:
        """The next piece of a line."""
        with self._lock:
            if pcm.size:
                line.pieces.append(pcm)
            line.whole = last

    def hush(self) -> None:
        """Drops everything; what sounds now fades away within a few milliseconds."""
        with self._lock:
            now = self._lines[0] if self._lines else None
            if now and now.started and now.pieces:
                fading = now.pieces[0][:FADE]
                self._tail = (fading * np.linspace(1, 0, len(fading), dtype=np.float32)).astype(np.float32)
            self._lines.clear()
            self._free = 0.0

    def volume(self, percent: int) -> None:
        self._volume = (percent / 100) ** 2  # an ear hears half of the power as a little less
        self._wanted = self._volume * (DUCKED if self._ducked else 1.0)

    def duck(self, on: bool) -> None:
        """Softer while somebody talks over it."""
        self._ducked = on
        self._wanted = self._volume * (DUCKED if on else 1.0)

    @property
    def saying(self) -> str:
        """The line that sounds now."""
        with self._lock:
            return self._lines[0].text if self._lines and self._lines[0].started else ""

    @property
    def sounding(self) -> Kind:
        """What sounds now: a line, a signal, or nothing."""
        with self._lock:
            first = self._lines[0] if self._lines and self._lines[0].started else None
            return "wait" if first is None else "say" if first.text else "sound"

    @property
    def busy(self) -> bool:
        with self._lock:
            return bool(self._lines)

    def give(self, count: int, now: float) -> Pcm:
        """The next samples; the first of them is heard at `now`, as far as anybody here knows."""
        out = np.zeros(count, np.float32)
        over: list[tuple[int, float]] = []
        with self._lock:
            faded, self._tail = self._tail[:count], self._tail[count:]
            out[: len(faded)] += faded
            at = 0
            while self._lines and at < count:
                at = self._fill(self._lines[0], out, at, now)
                if not self._lines[0].over:
                    break
                done = self._lines.popleft()
                self._free = done.end + BREATH
                if not self._lines:
                    over.append((done.mark, done.end))
        for mark, end in over:
            self._drained(mark, end)
        return self._levelled(out)

    def _fill(self, line: Line, out: Pcm, at: int, now: float) -> int:
        """Puts as much of a line into the block as is there, and fits; gives where it ends."""
        if not line.started:
            if not line.pieces and not line.over:
                return at  # not made yet
            line.due = max(line.due, self._free)
            late = now + at / RATE - line.due
            if late > SLIP:
                line.due += late
            at = max(at, min(len(out), round((line.due - now) * RATE)))
            if at == len(out) and line.pieces:
                return at
            line.started = True
        while line.pieces and at < len(out):
            piece = line.pieces[0]
            taken = piece[: len(out) - at]
            out[at : at + len(taken)] += taken
            at, line.length = at + len(taken), line.length + len(taken)
            if len(taken) == len(piece):
                line.pieces.popleft()
            else:
                line.pieces[0] = piece[len(taken) :]
        return at

    def _levelled(self, out: Pcm) -> Pcm:
        """As loud as wanted, without a step."""
        wanted = self._wanted
        if self._gain == wanted:
            return out * np.float32(wanted)
        most = len(out) / (GLIDE * RATE)
        reached = self._gain + float(np.clip(wanted - self._gain, -most, most))
        ramp = np.linspace(self._gain, reached, len(out), dtype=np.float32)
        self._gain = reached
        return (out * ramp).astype(np.float32)
