"""Speech from espeak-ng, which knows every language and sounds like a machine."""

import ctypes
import re
from functools import cache
from threading import RLock

import numpy as np

from voice.errors import DoorError
from voice.loudness import Pcm

SYNCHRONOUS = 2
DO_NOT_EXIT = 0x8000
UTF8 = 1
PHONEMES = 0x100
END_PAUSE = 0x1000
RATE_PARAMETER = 1
WORDS_PER_MINUTE = 175
"""A narrator's rate, slower than a screen reader's."""
ACCENTS = {"en": "en-us"}
"""Where a language has several, the one our words are written in."""
VOWEL_LETTERS = "аеєиіїоуюя"
VOWELS = re.compile("[aEIiouyU@]")
"""How espeak-ng's phoneme names for Ukrainian vowels begin."""

_lock = RLock()
"""The library has one state for the whole process."""
_heard: list[Pcm] = []


def _collect(samples: "ctypes._Pointer[ctypes.c_short]", count: int, _events: int | None) -> int:
    if samples and count > 0:
        _heard.append(np.ctypeslib.as_array(samples, (count,)).astype(np.float32) / np.float32(32768))
    return 0


_callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)(_collect)


class EspeakEngine:
    """One language of the library."""

    name = "espeak"

    def __init__(self, language: str) -> None:
        self.language = language
        with _lock:  # two threads that load the library at the same time end the process
            self._library, self.rate, version = _library()
            self._accent = ACCENTS.get(language, language).encode()
            self.voice = f"espeak {version} {self._accent.decode()}"
            self._choose_voice()

    def load(self) -> None:
        """It is there already."""

    def sound(self, text: str, length: float) -> Pcm:
        data = text.encode()
        with _lock:
            self._choose_voice()
            _heard.clear()
            self._library.espeak_SetParameter(RATE_PARAMETER, round(WORDS_PER_MINUTE / length), 0)
            self._library.espeak_Synth(data, len(data) + 1, 0, 1, 0, UTF8 | PHONEMES | END_PAUSE, None, None)
            self._library.espeak_Synchronize()
            return np.concatenate(_heard) if _heard else np.zeros(0, np.float32)

    def phonemes(self, word: str) -> str:
        """How the library would say a word, in its own letters."""
        with _lock:
            self._choose_voice()
            text = ctypes.c_char_p(word.encode())
            said = self._library.espeak_TextToPhonemes(ctypes.byref(text), UTF8, 0)
            return (said or b"").decode().strip()

    def stressed(self, word: str) -> str:
        """A word with an accent on its stressed vowel, as phonemes: the library passes accents over."""
        plain = word.replace("\u0301", "")
        before = word.partition("\u0301")[0].casefold()
        syllable = sum(letter in VOWEL_LETTERS for letter in before) - 1
        said = re.sub("[',]", "", self.phonemes(plain))
        vowels = [found.start() for found in VOWELS.finditer(said)]
        if len(vowels) != sum(letter in VOWEL_LETTERS for letter in plain.casefold()) or syllable < 0:
            return plain
        at = vowels[syllable]
        full = "E" if said[at] == "@" else said[at]  # what was reduced for want of stress
        return f"[[{said[:at]}'{full}{said[at + 1 :]}]]"

    def _choose_voice(self) -> None:
        if self._library.espeak_SetVoiceByName(self._accent) != 0:
            raise DoorError("no-espeak-voice", language=self.language)


@cache
def _library() -> tuple[ctypes.CDLL, int, str]:
    """The library, its rate and its version; loaded once."""
    try:
        import espeakng_loader

        library = ctypes.CDLL(espeakng_loader.get_library_path())
        library.espeak_TextToPhonemes.restype = ctypes.c_char_p
        library.espeak_Info.restype = ctypes.c_char_p
        rate = library.espeak_Initialize(SYNCHRONOUS, 0, espeakng_loader.get_data_path().encode(), DO_NOT_EXIT)
        if rate <= 0:
            raise OSError("its data cannot be read")
        library.espeak_SetSynthCallback(_callback)
        version = (library.espeak_Info(None) or b"").decode()
    except (ImportError, OSError, RuntimeError, AttributeError) as error:
        raise DoorError("no-espeak", reason=str(error)) from error
    return library, rate, version
