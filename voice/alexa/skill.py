"""The skill: Alexa's requests to the house, and its answers back. A night is never held in a session: it is played."""

from collections.abc import Mapping
from functools import cache
from hashlib import blake2s
from logging import getLogger
from typing import Any

from games import ONENIGHT, GameError
from intents.commands import Command, Help, Pause, Repeat, Resume, Skip
from intents.pack import builtin
from scripts import languages, words
from scripts.timeline import speaking_seconds
from voice.alexa.door import Answer, House, Table
from voice.alexa.envelope import Envelope, read
from voice.alexa.players import Players
from voice.alexa.response import NOTHING, STOP, Json, Telling, play
from voice.alexa.slots import Understanding
from voice.alexa.speech import sounds, ssml
from voice.errors import DoorError
from voice.names import spoken_names
from voice.synthesizer import SLOWEST_SPEECH

HEARD_IN = "en"
"""The language that Alexa hears, and has a voice for; in all others the answers are sounds of our own."""
LEAVING = ("AMAZON.StopIntent", "AMAZON.CancelIntent", "AMAZON.NavigateHomeIntent")
SIMILAR = {"AMAZON.PreviousIntent": Repeat(), "AMAZON.StartOverIntent": Repeat()}
"""Alexa's words for a player of music, as far as they mean something at a table."""
BUTTONS: Mapping[str, Command] = {
    "PlaybackController.PlayCommandIssued": Resume(),
    "PlaybackController.PauseCommandIssued": Pause(),
    "PlaybackController.NextCommandIssued": Skip(),
    "PlaybackController.PreviousCommandIssued": Repeat(),
}
PLAYER = "AudioPlayer"
log = getLogger(__name__)


def table_code(device: str) -> str:
    """The table of a speaker: always the same, and nothing that tells the speaker."""
    return blake2s(device.encode(), digest_size=5).hexdigest()


@cache
def understanding() -> Understanding:
    """Read once: all speakers hear the same."""
    return Understanding(builtin(HEARD_IN, spoken_names(HEARD_IN)))


class Skill:
    """Answers envelopes that have been verified."""

    def __init__(self, house: House, public_url: str) -> None:
        if not public_url.startswith("https://"):
            raise DoorError("alexa-url")
        self._house = house
        self._url = public_url.rstrip("/")
        self._players = Players()
        understanding()  # the first who speaks must not wait for it

    def answer(self, envelope: Mapping[str, Any]) -> Json:
        """The response to one request."""
        asked = read(envelope)
        device = asked.context.system.device
        spoken = asked.request.type in ("LaunchRequest", "IntentRequest")
        if spoken and PLAYER not in (device.supported_interfaces or {}):
            return Telling(ssml([words(HEARD_IN).text("alexa-no-player")])).spoken()
        code = table_code(device.device_id)
        try:
            return self._listen(asked, code).spoken() if spoken else self._notice(asked, code)
        except GameError as error:
            mistake = ssml([words(HEARD_IN).error(error, ONENIGHT)])
            return Telling(mistake, mistake, asks=True).spoken() if spoken else NOTHING

    def _seat(self, asked: Envelope, code: str) -> Table:
        language = (asked.request.locale or HEARD_IN)[:2]
        return self._house.seat(code, language if language in languages() else HEARD_IN)

    def _notice(self, asked: Envelope, code: str) -> Json:
        """What happens without a word: buttons, the player's own news, the end of a session."""
        kind = asked.request.type
        if asked.request.error:
            log.warning("Alexa tells of a mistake: %s, %s.", kind, asked.request.error.type)
        if kind in BUTTONS:
            table = self._seat(asked, code)
            return self._told(code, table, self._send(code, table, BUTTONS[kind])).silent()
        if kind.startswith(f"{PLAYER}."):
            self._played(asked, code)
        return NOTHING

    def _listen(self, asked: Envelope, code: str) -> Telling:
        heard, table = asked.request.intent, self._seat(asked, code)
        if heard and heard.name in LEAVING:
            return self._leave(code, table)
        if heard is None:
            return self._open(code, table)
        command = SIMILAR.get(heard.name) or understanding().command(heard)
        if command is None:  # not caught, or nothing that can be done at a table: what can be said now
            return self._told(code, table, self._send(code, table, Help()), asks=True)
        return self._told(code, table, self._send(code, table, command), asks=isinstance(command, Help))

    def _open(self, code: str, table: Table) -> Telling:
        """The skill has been opened: a night that is under way goes on, else what was said last is said again."""
        if self._players.is_back(code):
            table.send(Resume())
        if media := table.media():
            return Telling(directive=self._play(code, media.path))
        return self._told(code, table, table.send(Repeat()), asks=True)

    def _leave(self, code: str, table: Table) -> Telling:
        """Whoever sends the skill away finds the night where it was."""
        if table.media():
            table.send(Pause())
        self._players.forget(code)
        return Telling(directive=STOP)

    def _send(self, code: str, table: Table, command: Command) -> Answer:
        """A night that waited only for its speaker goes on before anything is done with it."""
        if self._players.is_back(code):
            table.send(Resume())
        return table.send(command)

    def _told(self, code: str, table: Table, answer: Answer, *, asks: bool = False) -> Telling:
        media = None if answer.question or answer.left else table.media()
        # Votes are told one after the other: whoever has told one goes on.
        asks = (asks or answer.question or (answer.phase == "vote" and bool(answer.lines))) and not answer.left
        if media:
            # A line of the script is in what is played.
            return Telling("" if answer.narration else self._said(answer), directive=self._play(code, media.path))
        silenced = self._players.forget(code) or answer.phase != "setup"
        return Telling(self._said(answer), self._said(answer), asks, STOP if silenced else None)

    def _play(self, code: str, path: str) -> Json:
        self._players.plays(code, path)
        return play(self._url + path, path)

    def _said(self, answer: Answer) -> str:
        if answer.language == HEARD_IN:
            return ssml(answer.lines)
        spoken = words(answer.language)
        return sounds(
            [
                (self._url + path.removesuffix(".wav") + ".mp3", SLOWEST_SPEECH * speaking_seconds(line, spoken))
                for line, path in zip(answer.lines, answer.audio, strict=True)
            ]
        )

    def _played(self, asked: Envelope, code: str) -> None:
        """The table waits while its speaker is silent, and goes on with it."""
        event, token = asked.request.type.removeprefix(f"{PLAYER}."), asked.request.token
        if event in ("PlaybackStopped", "PlaybackFailed"):
            if token and not self._players.knows(code) and self._seat(asked, code).media():
                self._players.plays(code, token)  # since before the service was started anew
            if self._players.falls_silent(code, token):
                self._seat(asked, code).send(Pause())
        elif event == "PlaybackStarted" and self._players.is_back(code):
            self._seat(asked, code).send(Resume())
