"""Words that an engine would say wrong, told to it another way. Only the engine sees this; captions keep the words."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

DATA = files("voice") / "data" / "pronunciation"
ACCENT = "\u0301"
WORD = re.compile(r"[^\W\d_]+(?:[’'ʼ][^\W\d_]+)*")

Stress = Callable[[str], str]
"""An engine's way to say a word that carries an accent on its stressed vowel."""


class Pronunciation:
    """The overrides of one engine in one language."""

    def __init__(self, say: Mapping[str, str], stress: Mapping[str, str], stressed: Stress | None) -> None:
        self._say = {plain.casefold(): spoken for plain, spoken in say.items()}
        longest_first = sorted(self._say, key=len, reverse=True)
        names = "|".join(map(re.escape, longest_first))
        self._names = re.compile(rf"(?<!\w)(?:{names})(?!\w)", re.IGNORECASE) if names else None
        self._stress = stress
        self._stressed = stressed

    def __call__(self, text: str) -> str:
        """The text as the engine is to read it."""
        # An engine would take these brackets, in a player's name, for phonemes.
        text = re.sub(r"[\[\]]{2,}", " ", text)
        if self._stressed and self._stress:
            text = WORD.sub(self._with_stress, text)
        if self._names:
            text = self._names.sub(lambda found: self._say[found[0].casefold()], text)
        return text

    def _with_stress(self, found: re.Match[str]) -> str:
        accented = self._stress.get(_plain(found[0]))
        return self._stressed(accented) if accented and self._stressed else found[0]


def pronunciation(engine: str, language: str, stressed: Stress | None = None) -> Pronunciation:
    """What is known of an engine's mistakes in a language; often nothing."""
    known = _read(language).get(engine) or {}
    accented = {_plain(word): word for word in " ".join(known.get("stress") or ()).split()}
    return Pronunciation(known.get("say") or {}, accented, stressed)


def _plain(word: str) -> str:
    return re.sub("['ʼ]", "’", word.replace(ACCENT, "").casefold())


@cache
def _read(language: str) -> Mapping[str, Any]:
    file = DATA / f"{language}.yaml"
    return yaml.safe_load(file.read_text("utf-8")) or {} if file.is_file() else {}
