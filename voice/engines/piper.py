"""Speech from a Piper voice: a neural model that runs on two cores many times faster than it speaks."""

import json
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np

from voice.errors import DoorError
from voice.loudness import Pcm

if TYPE_CHECKING:
    from piper import PiperVoice


class PiperEngine:
    """One voice in its folder. It is loaded when it first speaks: a night that is kept needs no model at all."""

    name = "piper"

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self._model = _model(folder, language)
        self._loaded: PiperVoice | None = None
        self._loading = Lock()
        try:
            kept = self._model.stat()
            config = json.loads(self._model.with_name(f"{self._model.name}.json").read_text("utf-8"))
            self.rate = int(config["audio"]["sample_rate"])
        except (OSError, ValueError, LookupError, TypeError) as error:
            raise self._unreadable(error) from error
        self.voice = f"piper {self._model.stem} {kept.st_size} {kept.st_mtime_ns}"

    def load(self) -> None:
        """Reads the model and speaks once for itself, for the first time is the slowest."""
        with self._loading:
            if self._loaded is not None:
                return
            try:
                voice = _patient_voice(self._model)
                _synthesized(voice, "a.", 1.0)
            except Exception as error:  # onnxruntime's errors have no base of their own; a torn file raises any of them
                raise self._unreadable(error) from error
            self._loaded = voice

    def sound(self, text: str, length: float) -> Pcm:
        self.load()
        assert self._loaded is not None
        return _synthesized(self._loaded, text, length)

    def _unreadable(self, error: Exception) -> DoorError:
        reason = getattr(error, "strerror", None) or (str(error).strip().splitlines() or [type(error).__name__])[0]
        return DoorError("bad-voice", path=str(self._model), reason=reason.rstrip("."), language=self.language)


def _patient_voice(model: Path) -> "PiperVoice":
    """A voice whose threads sleep while they wait: turning on the spot, they would take a third of both cores more."""
    from onnxruntime import InferenceSession, SessionOptions
    from piper import PiperConfig, PiperVoice

    options = SessionOptions()
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    config = json.loads(model.with_name(f"{model.name}.json").read_text("utf-8"))
    session = InferenceSession(str(model), options, providers=["CPUExecutionProvider"])
    return PiperVoice(session=session, config=PiperConfig.from_dict(config))


def _synthesized(voice: "PiperVoice", text: str, length: float) -> Pcm:
    from piper import SynthesisConfig

    # Piper's own normalizing would make a whisper as high as a shout; loudness is measured later.
    wishes = SynthesisConfig(length_scale=voice.config.length_scale * length, normalize_audio=False)
    chunks = [chunk.audio_float_array for chunk in voice.synthesize(text, wishes)]
    return np.concatenate(chunks) if chunks else np.zeros(0, np.float32)


def _model(folder: Path, language: str) -> Path:
    """The model in a folder: a voice is one .onnx with its .json beside."""
    found = sorted(folder.glob("*.onnx"))
    if not found:
        raise DoorError("no-voice-file", path=str(folder), language=language)
    return found[0]
