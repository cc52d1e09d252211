"""What each speaker is playing: so that a night does not go on unheard while its speaker is silent."""

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock

MOST = 1000
"""Speakers that are remembered; one that is forgotten plays on all the same, and is known by what it tells."""


@dataclass
class _Playing:
    token: str
    silent: bool = False
    """It fell silent by itself: somebody asked Alexa something else, or the sound could not be fetched."""


class Players:
    """Speakers by their table's code."""

    def __init__(self) -> None:
        self._playing: OrderedDict[str, _Playing] = OrderedDict()
        self._lock = Lock()

    def plays(self, code: str, token: str) -> None:
        """It has been told to play this."""
        with self._lock:
            self._playing[code] = _Playing(token)
            self._playing.move_to_end(code)
            while len(self._playing) > MOST:
                self._playing.popitem(last=False)

    def knows(self, code: str) -> bool:
        with self._lock:
            return code in self._playing

    def forget(self, code: str) -> bool:
        """It is told to stop; whether it was playing."""
        with self._lock:
            return self._playing.pop(code, None) is not None

    def falls_silent(self, code: str, token: str | None) -> bool:
        """Whether what it should be playing has stopped; what was replaced or told to stop does not count."""
        with self._lock:
            playing = self._playing.get(code)
            if playing is None or playing.token != token or playing.silent:
                return False
            playing.silent = True
            return True

    def is_back(self, code: str) -> bool:
        """Whether it had fallen silent by itself; it has not any more."""
        with self._lock:
            playing = self._playing.get(code)
            silent = playing is not None and playing.silent
            if playing:
                playing.silent = False
            return silent
