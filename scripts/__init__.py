"""What is said and when: a game and its roles become a script of cues, and cues become lines in a language."""

from scripts.cues import Cue, Say, Script, Sound, Wait
from scripts.errors import DeckError, ScriptError, WordsError
from scripts.request import Request, Written, write
from scripts.tempo import Style
from scripts.words import Words, languages, words

__all__ = [
    "Cue",
    "DeckError",
    "Request",
    "Say",
    "Script",
    "ScriptError",
    "Sound",
    "Style",
    "Wait",
    "Words",
    "WordsError",
    "Written",
    "languages",
    "words",
    "write",
]
