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
    ((_, role),) = find_in_games(text, [game_id], language)
    return role


def find_in_games(text: str, games: Sequence[str], language: str) -> list[tuple[str, str]]:
    """The game and the role, for each of the games that has one of that name."""
    found, close = [], []
    for game_id in games:
        role, guess, likeness = _search(text, _role_ids(game_id), f"{game_id}-")
        if role:
            found.append((game_id, role))
        elif guess:
            close.append((likeness, words(language).role(guess, game_id)))
    if not found:
        suggestion = max(close)[1] if close else "none"
        raise ScriptError("unknown-role", role=text.strip(), suggestion=suggestion)
    return found


def _role_ids(game_id: str) -> dict[str, str]:
    """Ids as they may be written; the name of a group stands for the first of its cards."""
    roles = game(game_id).roles
    groups = {group: next(role.id for role in roles.values() if role.joins == group) for group in game(game_id).groups}
    return {role: role for role in roles} | groups


def find_preset(text: str, language: str) -> str:
    """A set by its id, or by its name in any language."""
    preset, guess, _ = _search(text, {preset.id: preset.id for preset in presets()}, "preset-")
    if preset is None:
        suggestion = words(language).preset(guess) if guess else "none"
        raise ScriptError("unknown-preset", preset=text.strip(), suggestion=suggestion)
    return preset


def choose(what: str, text: str, known: Iterable[str]) -> str:
    """One of a few words, such as an edition or a format."""
    names = {word: word for word in known}
    found = _find(text, names)
    if found is None:
        facts = {what: text.strip(), "suggestion": _closest(text, names)[0] or "none", "known": Choice(tuple(names))}
        raise ScriptError(f"unknown-{what}", **facts)
    return found


def _search(text: str, ids: Mapping[str, str], prefix: str) -> tuple[str | None, str | None, float]:
    """What is meant, or else what comes close and how close; languages are read only where the id does not do."""
    if found := _find(text, ids):
        return found, None, 0
    names = dict(ids)
    for spoken in map(words, languages()):
        for each, form in product(ids, FORMS):
            if spoken.has(key := f"{prefix}{each}{form}"):
                names.setdefault(spoken.text(key), ids[each])
    if found := _find(text, names):
        return found, None, 0
    return None, *_closest(text, names)


def _find(text: str, names: Mapping[str, str]) -> str | None:
    # Two players may be Zoe and Zoë, or two signs without a letter: whoever is named exactly is meant.
    if text.strip() in names:
        return names[text.strip()]
    plain = _plain(text)
    return next((meaning for name, meaning in names.items() if plain and _plain(name) == plain), None)


def _closest(text: str, names: Mapping[str, str]) -> tuple[str | None, float]:
    from rapidfuzz import fuzz, process  # only a mistake needs it; a start without one is faster

    found = process.extractOne(_plain(text), {name: _plain(name) for name in names}, scorer=fuzz.ratio)
    return (names[found[2]], found[1]) if found and found[1] >= CLOSE_ENOUGH else (None, 0)


def _plain(text: str) -> str:
    """Letters and digits alone, without case, accents, signs and any apostrophe: "Doppelgänger" is "doppelganger"."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    # Cyrillic й and ї are letters of their own, not и and і with an accent.
    kept = re.sub(r"(?<=[a-z])[\u0300-\u036f]+", "", letters)
    return re.sub(r"[\W_\u02bc]+", "", unicodedata.normalize("NFC", kept))
