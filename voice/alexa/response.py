"""An answer as Alexa takes it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Json = Mapping[str, Any]
NOTHING: Json = {"version": "1.0", "response": {}}
"""All that may be said to an event."""
STOP: Json = {"type": "AudioPlayer.Stop"}


def play(url: str, token: str) -> Json:
    """Plays this at once, in place of whatever is being played."""
    stream = {"url": url, "token": token, "offsetInMilliseconds": 0}
    return {"type": "AudioPlayer.Play", "playBehavior": "REPLACE_ALL", "audioItem": {"stream": stream}}


@dataclass(frozen=True)
class Telling:
    """What the speaker is to say, ask and play."""

    speech: str = ""
    reprompt: str = ""
    asks: bool = False
    """The speaker listens on after it."""
    directive: Json | None = None

    def spoken(self) -> Json:
        """The answer to somebody who spoke."""
        response: dict[str, Any] = {"shouldEndSession": not self.asks}
        if self.speech:
            response["outputSpeech"] = {"type": "SSML", "ssml": self.speech}
        if self.asks and self.reprompt:
            response["reprompt"] = {"outputSpeech": {"type": "SSML", "ssml": self.reprompt}}
        return {"version": "1.0", "response": response | self._directives()}

    def silent(self) -> Json:
        """The answer to a button, to which nothing may be said."""
        return {"version": "1.0", "response": self._directives()}

    def _directives(self) -> dict[str, Any]:
        return {"directives": [self.directive]} if self.directive else {}
