"""A text on its way to being sound: sentence by sentence, so that the first is heard while the next is made."""

from collections.abc import Awaitable, Callable
from typing import Any

import numpy as np
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.event import Event

from scripts.timeline import BREATH
from voice.errors import DoorError
from voice.house.clips import RATE, Spoken
from voice.speech_cache import Samples
from voice.synthesizer import sentences
from voice.wyoming_door.desk import Desk

LONGEST_TEXT = 5_000
"""Letters."""
Off = Callable[..., Awaitable[Any]]
"""Calls something in a thread."""
PIECE = 4_096
"""Samples in one event."""


class Speech:
    """One text. What is whole of it is spoken; the rest waits for its end."""

    def __init__(
        self, voice: str | None, language: str | None, desk: Desk, off: Off, write: Callable[[Event], Awaitable[None]]
    ) -> None:
        self._voice, self._asked, self._desk, self._off, self._write = voice, language, desk, off, write
        self._language = ""
        self._text = ""
        self._letters = 0
        self._rate = 0
        """Of what has been sent; 0: nothing yet."""

    async def add(self, text: str) -> None:
        self._letters += len(text)
        if self._letters > LONGEST_TEXT:
            raise DoorError("wyoming-long", most=LONGEST_TEXT)
        self._text += text
        *whole, rest = sentences(self._text) or [""]
        if whole:
            self._text = self._text[self._text.rindex(rest) :]
            await self._speak(whole)

    async def end(self) -> None:
        await self._speak(sentences(self._text))
        if not self._rate:
            await self._write(AudioStart(RATE, 2, 1).event())
        await self._write(AudioStop().event())

    async def _speak(self, whole: list[str]) -> None:
        for sentence in whole:
            if not self._language:
                self._language = await self._off(self._desk.spoken_language, sentence, self._asked, self._voice)
            spoken: Spoken = await self._off(self._desk.speak, sentence, self._language)
            if not self._rate:
                self._rate = spoken.rate
                await self._write(AudioStart(spoken.rate, 2, 1).event())
            else:
                await self._send(np.zeros(round(BREATH * spoken.rate), np.int16))
            await self._send(spoken.samples)

    async def _send(self, samples: Samples) -> None:
        sound = samples.astype("<i2").tobytes()
        for at in range(0, len(sound), 2 * PIECE):
            await self._write(AudioChunk(self._rate, 2, 1, sound[at : at + 2 * PIECE]).event())
