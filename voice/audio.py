"""Sound on its way to the recognizer: one rate, one channel, and recordings of any kind brought to it."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import numpy.typing as npt

from voice.errors import DoorError

if TYPE_CHECKING:
    import soundfile

RATE = 16_000
"""What Vosk's models and the voice detector were made for."""
LONGEST = 15 * 60
"""Seconds; a recording that is longer is no command, and would fill the memory."""
BLOCK = 60
"""Seconds that are read at once."""
STREAMED = 0x7FFF_0000
SLACK = 64
"""Bytes that a careless program may be wrong by."""
LOUDEST = 65_536.0
"""Some programs write 16-bit samples as floats without dividing them."""
SOFT, MOST_GAIN = 0.1, 30.0
"""A recording that never gets louder than the first is made so, by at most the second."""
LOWEST_RATE, HIGHEST_RATE = 4_000, 384_000
Sound: TypeAlias = npt.NDArray[np.float32]
"""Mono, between -1 and 1."""


def recording(path: Path, longest: int = LONGEST) -> Sound:
    """A recording as the recognizer wants it; whatever is wrong with the file is one sentence."""
    import soundfile  # here, where a recording is read, and not in every command

    try:
        if path.is_dir():
            raise DoorError("recording-folder", path=path)
        if path.stat().st_size == 0:
            raise DoorError("recording-empty", path=path)
        _check_length(path)
        with soundfile.SoundFile(path) as file:
            return _whole(file, path, longest)
    except FileNotFoundError:
        raise DoorError("recording-missing", path=path) from None
    except OSError as error:
        raise DoorError("recording-unreadable", path=path, reason=error.strerror or str(error)) from error
    except (soundfile.SoundFileError, ValueError) as error:
        if isinstance(error, DoorError):
            raise
        raise DoorError("recording-kind", path=path) from error


def _check_length(path: Path) -> None:
    """A WAV file says how long it is; one that ends earlier was cut off, and so was the command in it."""
    with path.open("rb") as file:
        head = file.read(12)
    promised = int.from_bytes(head[4:8], "little") + 8
    streamed = promised == 8 or promised >= STREAMED  # whoever wrote it did not know the length yet
    if head[:4] == b"RIFF" and head[8:] == b"WAVE" and not streamed and promised > path.stat().st_size + SLACK:
        raise DoorError("recording-cut", path=path)


def _whole(file: "soundfile.SoundFile", path: Path, longest: int) -> Sound:
    if not LOWEST_RATE <= file.samplerate <= HIGHEST_RATE:
        raise DoorError("recording-kind", path=path)
    if file.frames > longest * file.samplerate:
        raise DoorError("recording-long", path=path, minutes=longest // 60, seconds=longest)
    blocks = list(resampled(_blocks(file), file.samplerate))
    sound = np.concatenate(blocks) if blocks else np.zeros(0, np.float32)
    if not sound.size:
        raise DoorError("recording-empty", path=path)
    return _even(sound)


def _even(sound: Sound) -> Sound:
    """Round zero, and neither beyond full scale nor too soft to be heard."""
    level = sound - np.float32(sound.mean())
    peak = float(np.abs(level).max())
    if peak > 1:
        return level / np.float32(peak)
    return level * np.float32(min(MOST_GAIN, SOFT / peak)) if 0 < peak < SOFT else level


def _blocks(file: "soundfile.SoundFile") -> Iterator[Sound]:
    while (block := file.read(BLOCK * file.samplerate, dtype="float32", always_2d=True)).size:
        # What is no number is silence; other floats may be louder than full scale, and are made softer as a whole.
        yield np.nan_to_num(block, nan=0, posinf=0, neginf=0).clip(-LOUDEST, LOUDEST).mean(axis=1, dtype=np.float32)


def resampled(blocks: Iterable[Sound], rate: int) -> Iterator[Sound]:
    """Mono sound of any rate at the recognizer's."""
    if rate == RATE:
        yield from blocks
        return
    import soxr

    stream = soxr.ResampleStream(rate, RATE, 1, dtype="float32")
    for block in blocks:
        yield stream.resample_chunk(block)
    yield stream.resample_chunk(np.zeros(0, np.float32), last=True)


def from_pcm(data: bytes, channels: int = 1) -> Sound:
    """16-bit samples, as a microphone gives them."""
    samples = np.frombuffer(data[: len(data) // (2 * channels) * 2 * channels], "<i2").reshape(-1, channels)
    return np.asarray((samples.astype(np.float32) / np.float32(32768)).mean(axis=1, dtype=np.float32))


def to_pcm(sound: Sound) -> bytes:
    return (np.clip(sound, -1, 1) * np.float32(32767)).astype("<i2").tobytes()
