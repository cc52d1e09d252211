"""From what people type to the role, set or choice they mean."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from games import game, presets
from scripts.cues import Choice
from scripts.errors import ScriptError
from scripts.words import languages, words

FORMS = ("", ".called", ".vocative", ".plural")
"""Whoever writes "Werewolves" or "Відьмо" is understood as well."""
CLOSE_ENOUGH = 60.0
"""Of 100; below that a suggestion would be a guess."""


def find_role(text: str, game_id: str, language: str) -> str:
    """A role by its id, or by its name in any language."""
    role, guess = _search(text, list(game(game_id).roles), f"{game_id}-")
    if role is None:
        suggestion = words(language).role(guess, game_id) if guess else "none"
        raise ScriptError("unknown-role", role=text.strip(), suggestion=suggestion)
    return role


def find_preset(text: str, language: str) -> str:
    """A set by its id, or by its name in any language."""
    preset, guess = _search(text, [preset.id for preset in presets()], "preset-")
    if preset is None:
        suggestion = words(language).text(f"preset-{guess}") if guess else "none"
        raise ScriptError("unknown-preset", preset=text.strip(), suggestion=suggestion)
    return preset


def choose(what: str, text: str, known: Iterable[str]) -> str:
    """One of a few words, such as an edition or a format."""
    names = {word: word for word in known}
    found = _find(text, names)
    if found is None:
        facts = {what: text.strip(), "suggestion": _closest(text, names) or "none", "known": Choice(tuple(names))}
        raise ScriptError(f"unknown-{what}", **facts)
    return found


def _search(text: str, ids: Sequence[str], prefix: str) -> tuple[str | None, str | None]:
    """What is meant, or else what comes close; languages are read only where the id alone does not do."""
    names = {each: each for each in ids}
    if found := _find(text, names):
        return found, None
    for spoken in map(words, languages()):
        for each, form in product(ids, FORMS):
            if spoken.has(key := f"{prefix}{each}{form}"):
                names.setdefault(spoken.text(key), each)
    if found := _find(text, names):
        return found, None
    return None, _closest(text, names)


def _find(text: str, names: Mapping[str, str]) -> str | None:
    plain = _plain(text)
    return next((meaning for name, meaning in names.items() if _plain(name) == plain), None)


def _closest(text: str, names: Mapping[str, str]) -> str | None:
    from rapidfuzz import fuzz, process  # only a mistake needs it; a start without one is faster

    found = process.extractOne(_plain(text), {name: _plain(name) for name in names}, scorer=fuzz.ratio)
    return names[found[2]] if found and found[1] >= CLOSE_ENOUGH else None


def _plain(text: str) -> str:
    """Letters and digits alone, without case, accents and signs: "Doppelgänger" is "doppelganger"."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    # Cyrillic й and ї are letters of their own, not и and і with an accent.
    kept = re.sub(r"(?<=[a-z])[\u0300-\u036f]+", "", letters)
    return re.sub(r"[\W_]+", "", unicodedata.normalize("NFC", kept))
