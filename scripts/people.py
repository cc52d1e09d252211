"""From what somebody typed to the player who is meant."""

import unicodedata
from collections.abc import Sequence

from scripts.errors import ScriptError
from scripts.names import choose


def tidy(name: str) -> str:
    """A name as it is kept: no blanks around it, single ones inside, one way to write each letter."""
    return unicodedata.normalize("NFC", " ".join(name.split()))


def find_player(text: str, players: Sequence[str]) -> str:
    """A player by name; capital letters, accents and signs do not matter where they tell nobody apart."""
    asked = tidy(text)
    if asked in players:
        return asked
    folded = [name for name in players if name.casefold() == asked.casefold()]
    if len(folded) == 1:
        return folded[0]
    lettered = [name for name in players if any(map(str.isalnum, name))]
    try:
        if any(map(str.isalnum, asked)):
            return choose("player", asked, lettered)
        raise ScriptError("wolfen-nobody", player=asked)
    except ScriptError as error:
        raise ScriptError("wolfen-nobody", player=asked, suggestion=error.facts.get("suggestion", "none")) from None
