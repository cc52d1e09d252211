"""One connection: events in, events out, one after the other. Home Assistant opens one for each utterance."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, ParamSpec, TypeVar

import msgspec
from wyoming.asr import Transcript
from wyoming.error import Error
from wyoming.event import Event
from wyoming.handle import Handled, NotHandled
from wyoming.ping import Pong
from wyoming.server import AsyncEventHandler
from wyoming.tts import SynthesizeStopped

from games import GameError
from intents.errors import IntentError
from models.errors import ModelError
from voice.errors import DoorError
from voice.wyoming_door import frames
from voice.wyoming_door.desk import Desk
from voice.wyoming_door.offer import offer
from voice.wyoming_door.recording import Format, Recording
from voice.wyoming_door.speech import Speech

MOST_CALLERS = 32
"""Connections at a time, each with a thread at most."""
IDLE = 60.0
"""Seconds after which a connection without a word is closed."""
AFTER_ERROR = 5.0
"""The same after an error: some clients wait for an answer until the connection ends."""
REST = frozenset({"audio-chunk", "audio-stop", "synthesize-chunk"})
"""What goes on coming after an error, and asks for nothing new."""

Asked = ParamSpec("Asked")
Done = TypeVar("Done")


class Said(msgspec.Struct):
    """A line for the table."""

    text: str
    language: str | None = None
    context: dict[str, Any] | None = None


class Listen(msgspec.Struct):
    """Sound will come."""

    language: str | None = None


class Voice(msgspec.Struct):
    """How a text is to be spoken."""

    name: str | None = None
    language: str | None = None


class Speak(msgspec.Struct):
    """A text, or a piece of one."""

    text: str = ""
    voice: Voice | None = None


class Caller(AsyncEventHandler):
    """Whoever is connected."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        desk: Desk,
        threads: Executor,
        present: "set[Caller]",
    ) -> None:
        super().__init__(reader, writer)
        self._desk, self._threads, self._present = desk, threads, present
        self._listen: str | None = None
        """The language of the sound that comes next."""
        self._recording: Recording | None = None
        self._speech: Speech | None = None
        """A text that comes in pieces."""
        self._patience = IDLE

    async def run(self) -> None:
        """Until the caller goes, or sends what is no event."""
        try:
            if len(self._present) >= MOST_CALLERS:
                raise DoorError("wyoming-full", most=MOST_CALLERS)
            self._present.add(self)
            while event := await frames.read_event(self.reader, self._patience):
                await self.handle_event(event)
        except DoorError as error:
            await self._last_words(error)
        except (OSError, TimeoutError):  # gone, or takes no answers
            self.writer.transport.abort()
        finally:
            self._present.discard(self)
            self.writer.close()

    async def _last_words(self, error: DoorError) -> None:
        try:
            await self._complain(error)
        except (OSError, TimeoutError):
            self.writer.transport.abort()

    async def handle_event(self, event: Event) -> bool:
        """Whatever goes wrong with one event is one sentence; the next one is answered."""
        try:
            await self._take(event)
            if event.type not in REST:
                self._patience = IDLE
        except (GameError, IntentError, ModelError) as error:
            self._recording = self._speech = None
            self._patience = AFTER_ERROR
            await self._complain(error)
        return True

    async def write_event(self, event: Event) -> None:
        await frames.write_event(event, self.writer)

    async def _take(self, event: Event) -> None:  # noqa: C901 (a line an event)
        match event.type:
            case "describe":
                await self.write_event((await self._off(offer, self._desk.house.ears)).event())
            case "ping":
                await self.write_event(Pong(event.data.get("text")).event())
            case "transcript":
                await self._handle(frames.read_as(Said, event))
            case "transcribe":
                self._listen, self._recording = frames.read_as(Listen, event).language, None
            case "audio-start":
                self._recording = Recording(frames.read_as(Format, event))
            case "audio-chunk":
                if self._recording:
                    self._recording.add(frames.read_as(Format, event), event.payload or b"")
            case "audio-stop":
                await self._transcribe()
            case "synthesize" if self._speech is None:  # beside a text in pieces it is the same once more
                await self._synthesize(frames.read_as(Speak, event))
            case "synthesize-start":
                self._speech = self._spoken(frames.read_as(Speak, event))
            case "synthesize-chunk":
                if self._speech:
                    await self._speech.add(frames.read_as(Speak, event).text)
            case "synthesize-stop":
                speech, self._speech = self._speech, None
                if speech:
                    await speech.end()
                await self.write_event(SynthesizeStopped().event())

    async def _handle(self, said: Said) -> None:
        answer = await self._off(self._desk.say, said.text, said.language)
        done = Handled if answer.intent else NotHandled
        await self.write_event(done(answer.speech, said.context).event())

    async def _transcribe(self) -> None:
        recording, self._recording = self._recording, None
        if recording:
            text = await self._off(self._desk.hear, recording, self._listen)
            await self.write_event(Transcript(text, language=self._listen).event())

    async def _synthesize(self, asked: Speak) -> None:
        speech = self._spoken(asked)
        await speech.add(asked.text)
        await speech.end()

    def _spoken(self, asked: Speak) -> Speech:
        voice = asked.voice or Voice()
        return Speech(voice.name, voice.language, self._desk, self._off, self.write_event)

    async def _complain(self, error: GameError | IntentError | ModelError) -> None:
        sentence = await self._off(self._desk.sentence, error, self._listen)
        await self.write_event(Error(sentence, error.kind).event())

    async def _off(self, call: Callable[Asked, Done], *asked: Asked.args, **named: Asked.kwargs) -> Done:
        """In a thread: nobody else waits meanwhile."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: call(*asked, **named))
