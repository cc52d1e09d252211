"""Vosk, with everything around it that keeps it from falling over."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from intents.grammar import UNKNOWN
from voice.audio import RATE, Sound, to_pcm
from voice.errors import DoorError

if TYPE_CHECKING:
    import vosk

ALTERNATIVES = 20
LATTICE_BEAM = 6.0
"""Of score: how far below the best a reading may be. Models come with 2; in noise, what was said is farther away."""
BLOCK = RATE // 4


@dataclass(frozen=True)
class Word:
    """A word in its time."""

    text: str
    start: float
    end: float


@dataclass(frozen=True)
class Alternative:
    """One way to read an utterance."""

    text: str
    score: float
    """Vosk's: the logarithm of how well sound and sentence fit, better is higher; comparable within one utterance."""
    words: tuple[Word, ...] = ()


class Recognizer:
    """One model. Not for two threads at once: Vosk would abort the process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def model(self) -> "vosk.Model":
        """Loaded when it is first needed."""
        import vosk

        vosk.SetLogLevel(-1)
        if not (self.folder / "am" / "final.mdl").is_file():  # Vosk itself would only say "Failed"
            raise DoorError("recognizer-broken", path=self.folder)
        try:
            return _loaded(self.folder)
        except Exception as error:  # Vosk raises nothing more precise
            raise DoorError("recognizer-broken", path=self.folder) from error

    def knows(self, word: str) -> bool:
        """Whether a word is in the model's vocabulary."""
        return bool(self.model.vosk_model_find_word(word) >= 0)

    def listen_for(self, phrases: Sequence[str] = ()) -> "Listener":
        """Ready for utterances made of these phrases, or of anything."""
        import vosk

        if not phrases:
            return Listener(vosk.KaldiRecognizer(self.model, RATE))
        known = [phrase for phrase in phrases if phrase.strip()]
        return Listener(vosk.KaldiRecognizer(self.model, RATE, json.dumps([*known, UNKNOWN], ensure_ascii=False)))


class Listener:
    """Decodes one utterance after the other, always for the same phrases."""

    def __init__(self, decoder: "vosk.KaldiRecognizer") -> None:
        self._decoder = decoder
        decoder.SetMaxAlternatives(ALTERNATIVES)
        decoder.SetWords(True)
        self._parts: list[list[Alternative]] = []

    def feed(self, sound: Sound) -> bool:
        """Takes more of an utterance; True where Vosk thinks that it has ended."""
        ended = bool(self._decoder.AcceptWaveform(to_pcm(sound)))
        if ended:
            self._take(self._decoder.Result())
        return ended

    def finish(self) -> list[Alternative]:
        """The readings of what was fed, best first, and ready for the next utterance."""
        self._take(self._decoder.FinalResult())
        parts, self._parts = self._parts, []
        return _joined(parts)

    def read(self, sound: Sound) -> list[Alternative]:
        """The readings of a whole utterance."""
        for at in range(0, len(sound), BLOCK):
            self.feed(sound[at : at + BLOCK])
        return self.finish()

    def _take(self, result: str) -> None:
        alternatives = [_alternative(each) for each in json.loads(result).get("alternatives", ())]
        if any(each.text for each in alternatives):
            self._parts.append(alternatives)


def _loaded(folder: Path) -> "vosk.Model":
    """The model with our beam, which Vosk takes from a file alone; the model's own files stay as they were checked."""
    import vosk

    try:
        with TemporaryDirectory(prefix="nightcaller-") as made:
            return vosk.Model(str(_looking_wider(folder, Path(made))))
    except OSError:  # no place for files, or no links on this system: the model as it comes is good, too
        return vosk.Model(str(folder))


def _looking_wider(folder: Path, made: Path) -> Path:
    """A folder like the model's, whose settings end with ours."""
    (made / "conf").mkdir()
    for part in [*folder.iterdir(), *(folder / "conf").iterdir()]:
        if part.name not in {"conf", "model.conf"}:
            (made / part.relative_to(folder)).symlink_to(part.absolute())
    settings = (folder / "conf" / "model.conf").read_text("utf-8").rstrip()
    (made / "conf" / "model.conf").write_text(f"{settings}\n--lattice-beam={LATTICE_BEAM}\n", "utf-8")
    return made


def _alternative(result: dict[str, Any]) -> Alternative:
    words = tuple(Word(each["word"], each["start"], each["end"]) for each in result.get("result", ()))
    return Alternative(result["text"].strip(), result["confidence"], words)


def _joined(parts: list[list[Alternative]]) -> list[Alternative]:
    """An utterance that Vosk cut in two is put together again: the best with the best, then one part's next."""
    if len(parts) <= 1:
        return parts[0] if parts else []
    best = [part[0] for part in parts]
    choices = [best]
    for at, part in enumerate(parts):
        choices += [[*best[:at], other, *best[at + 1 :]] for other in part[1:]]
    joined = [
        Alternative(
            " ".join(each.text for each in choice if each.text),
            sum(each.score for each in choice),
            tuple(word for each in choice for word in each.words),
        )
        for choice in choices
    ]
    return sorted(joined, key=lambda each: -each.score)
