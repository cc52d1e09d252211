"""What this machine offers: told from what lies on the disk, so that nobody waits for a model to load."""

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

from wyoming.info import AsrModel, AsrProgram, Attribution, HandleModel, HandleProgram, Info, TtsProgram, TtsVoice

import models
from scripts import languages
from voice.engines import rhvoice
from voice.house.ears import Ears

NAME = "Nightcaller"
NIGHTCALLER = Attribution(NAME, "")
VOSK = Attribution("Alpha Cephei", "https://alphacephei.com/vosk/")
PIPER = Attribution("Open Home Foundation", "https://github.com/OHF-Voice/piper1-gpl")
RHVOICE = Attribution("RHVoice", "https://rhvoice.org")
ESPEAK = Attribution("eSpeak NG", "https://github.com/espeak-ng/espeak-ng")


def offer(ears: Ears) -> Info:
    """Everything a client may ask for. No satellite: Home Assistant would look at nothing else."""
    heard = [language for language in languages() if ears.readiness(language) != "missing"]
    understands = HandleModel(**_artifact("sentences", NAME), languages=list(languages()))
    return Info(
        asr=[AsrProgram(**_artifact(NAME), models=_recognizers(heard))] if heard else [],
        tts=[
            TtsProgram(
                **_artifact(NAME),
                voices=[offered_voice(language) for language in languages()],
                supports_synthesize_streaming=True,
            )
        ],
        handle=[HandleProgram(**_artifact(NAME), models=[understands])],
    )


def offered_voice(language: str) -> TtsVoice:
    """Who speaks a language here: the best there is, as at every table."""
    if model := _here("voice", language):
        about = _artifact(model.id, model.title, PIPER)
    elif found := rhvoice.installed(language):
        about = _artifact(f"rhvoice-{found}", f"RHVoice {found.capitalize()}", RHVOICE)
    else:
        about = _artifact(f"espeak-{language}", f"eSpeak NG {language}", ESPEAK)
    return TtsVoice(**about, languages=[language])


def language_of_voice(name: str) -> str | None:
    return next((language for language in languages() if offered_voice(language).name == name), None)


def _recognizers(heard: Sequence[str]) -> list[AsrModel]:
    return [
        AsrModel(**_artifact(model.id, model.title, VOSK), languages=[language])
        for language in heard
        if (model := _here("recognizer", language))
    ]


def _here(kind: models.Kind, language: str) -> models.Model | None:
    """The model that `models.find` would take."""
    known = (model for model in models.manifest() if (model.kind, model.language) == (kind, language))
    return next((model for model in known if models.installed(model)), None)


def _artifact(name: str, title: str = NAME, made_by: Attribution = NIGHTCALLER) -> dict[str, Any]:
    """What the protocol wants to know of everything it names."""
    return {
        "name": name,
        "description": title,
        "attribution": made_by,
        "installed": True,
        "version": version("nightcaller"),
    }
