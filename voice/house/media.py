"""The narration from here on as one file, for speakers that play nothing else; it can be heard while it is made."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Condition, Thread

import numpy as np

from voice.audio_file import KINDS
from voice.errors import DoorError
from voice.house.clips import ENCODING, Clips
from voice.house.foretold import Piece, Silence, foretold, untold
from voice.moderator import State
from voice.moderator.effects import Chime, Speak
from voice.mouth import Wish
from voice.speech_cache import Samples, speech_key
from voice.store import encoded

RATE = 22_050
BLOCK = RATE
PLANS = 5000
"""Narrations that can be asked for: every answer of every table names one, and a speaker may take its time."""
KEPT = 20
"""Files on disk."""
LEFT_BEHIND = 12 * 3600
"""Seconds after which nobody can be playing a file any more."""
CHUNK = 32_768


@dataclass(frozen=True)
class Media:
    """A narration that can be played."""

    key: str

    @property
    def path(self) -> str:
        """Where the service has it."""
        return f"/audio/{self.key}.mp3"


@dataclass(frozen=True)
class _Plan:
    """A moment from which on it is told."""

    state: State
    now: float


class Narrations:
    """Each is made once, when it is first asked for."""

    def __init__(self, clips: Clips, folder: Path) -> None:
        self._clips, self._folder = clips, folder
        self._plans: OrderedDict[str, _Plan] = OrderedDict()
        self._files: OrderedDict[str, Growing] = OrderedDict()
        self._lock = Condition()

    def plan(self, state: State, now: float) -> Media | None:
        """What is told from here on; None where nothing is. What it is in full is looked at when it is asked for."""
        if next(foretold(state, now), None) is None:
            return None
        key = speech_key("narration", encoded(untold(state, now), now), state.table is not None)
        with self._lock:
            self._plans[key] = _Plan(state, now)
            self._plans.move_to_end(key)
            while len(self._plans) > PLANS:
                self._plans.popitem(last=False)
        return Media(key)

    def knows(self, key: str) -> bool:
        return key in self._plans

    def file(self, key: str, ending: str) -> "Growing":
        """The file, which may still be on its way."""
        with self._lock:
            plan, name = self._plans.get(key), f"{key}{ending}"
            if plan is None:
                raise DoorError("no-sound")
            if name not in self._files or self._files[name].failed:
                self._files[name] = Growing(self._folder / name)
                Thread(target=self._make, args=(plan, self._files[name]), name="narration", daemon=True).start()
            self._files.move_to_end(name)
            while len(self._files) > KEPT and next(iter(self._files.values())).whole:
                self._files.popitem(last=False)[1].remove()
            return self._files[name]

    def sweep(self) -> None:
        """What a house that was killed left behind; another house that plays now has younger files."""
        with suppress(OSError):
            for file in self._folder.iterdir():
                if time.time() - file.stat().st_mtime > LEFT_BEHIND:
                    file.unlink()

    def close(self) -> None:
        """Nobody plays any more: what was made goes."""
        with self._lock:
            for file in self._files.values():
                file.remove()
            self._files.clear()

    def _make(self, plan: _Plan, file: "Growing") -> None:
        import soundfile

        kind, subtype = KINDS[file.path.suffix]
        try:
            file.path.parent.mkdir(parents=True, exist_ok=True)
            how = ENCODING.get(file.path.suffix, {})
            with soundfile.SoundFile(file.path, "w", RATE, 1, format=kind, subtype=subtype, **how) as sound:
                for piece in foretold(plan.state, plan.now):
                    for block in self._blocks(piece, plan.state.settings.pace):
                        if file.gone:
                            return
                        sound.write(block)
                    sound.flush()
                    file.grew()
            file.finish()
        except (OSError, RuntimeError, DoorError):  # soundfile's errors are RuntimeErrors: most likely a full disk
            file.fail()

    def _blocks(self, piece: Piece, pace: float) -> Iterator[Samples]:
        match piece:
            case Silence(seconds):
                left = round(seconds * RATE)
                while left > 0:
                    yield np.zeros(min(left, BLOCK), np.int16)
                    left -= BLOCK
            case Chime(name):
                yield self._clips.sound(name).samples
            case Speak(text, language):
                clip = self._clips.clip(Wish(text, language, pace))
                spoken = self._clips.sound(clip.key)
                yield _resampled(spoken.samples, spoken.rate)
                whole = self._clips.seconds(clip) or spoken.seconds
                yield np.zeros(round((whole - spoken.seconds) * RATE), np.int16)


def _resampled(samples: Samples, rate: int) -> Samples:
    if rate == RATE:
        return samples
    import soxr

    return np.asarray(soxr.resample(samples, rate, RATE), np.int16)


class Growing:
    """A file that is read while it is written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.whole = self.failed = self.gone = False
        self._changed = Condition()

    def grew(self) -> None:
        with self._changed:
            self._changed.notify_all()

    def finish(self) -> None:
        self.whole = True
        self.grew()

    def fail(self) -> None:
        self.failed = True
        self.grew()

    def remove(self) -> None:
        self.gone = True
        self.grew()
        with suppress(OSError):
            self.path.unlink()

    def wait(self, patience: float) -> bool:
        """Whether it is whole, now or soon."""
        with self._changed:
            self._changed.wait_for(lambda: self.whole or self.failed, patience)
        return self.whole

    def chunks(self) -> Iterator[bytes]:
        """All of it, as fast as it comes."""
        with self._changed:
            self._changed.wait_for(lambda: self.path.exists() or self.failed or self.gone)
        if self.failed or self.gone:
            return
        with self.path.open("rb") as file:
            while True:
                ended = self.whole or self.failed or self.gone
                if chunk := file.read(CHUNK):
                    yield chunk
                elif ended:
                    return
                else:
                    with self._changed:
                        self._changed.wait(1.0)
