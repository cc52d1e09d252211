"""Calls the door as Home Assistant does: the library's own client, a connection for each utterance."""

import asyncio
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from wyoming.asr import Transcribe, Transcript
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.client import AsyncClient
from wyoming.event import Event
from wyoming.info import Describe, Info
from wyoming.tts import Synthesize, SynthesizeVoice

PATIENCE = 60.0
LAST = {"info", "pong", "handled", "not-handled", "transcript", "audio-stop", "error"}
"""What ends an answer."""


def call(uri: str, *events: Event, last: Iterable[str] = LAST) -> list[Event]:
    """Sends events on a connection of its own, and gives everything that is answered up to the last."""

    async def talk() -> list[Event]:
        async with AsyncClient.from_uri(uri, connect_timeout=PATIENCE, read_timeout=PATIENCE) as client:
            for event in events:
                await client.write_event(event)
            return await answer(client, last)

    return asyncio.run(talk())


async def answer(client: AsyncClient, last: Iterable[str] = LAST) -> list[Event]:
    answers: list[Event] = []
    while event := await client.read_event():
        answers.append(event)
        if event.type in last:
            break
    return answers


def describe(uri: str) -> Info:
    (event,) = call(uri, Describe().event())
    return Info.from_event(event)


def say(uri: str, text: str, language: str = "en") -> Event:
    """What Home Assistant's conversation agent does with a sentence."""
    context = {"conversation_id": "01J9", "device_id": "kitchen"}
    (event,) = call(uri, Transcript(text, context=context, language=language).event())
    return event


def hear(uri: str, sound: bytes, rate: int = 16_000, width: int = 2, channels: int = 1, language: str = "en") -> Event:
    """What Home Assistant does with what a satellite hears: pieces as they come."""
    piece = 1024 * width * channels
    chunks = [sound[at : at + piece] for at in range(0, len(sound), piece)]
    (event,) = call(
        uri,
        Transcribe(language=language).event(),
        AudioStart(rate, width, channels).event(),
        *(AudioChunk(rate, width, channels, chunk).event() for chunk in chunks),
        AudioStop().event(),
    )
    return event


def speak(uri: str, text: str, voice: str | None = None) -> list[Event]:
    """What Home Assistant does with an answer that is to be spoken."""
    return call(uri, Synthesize(text, SynthesizeVoice(voice) if voice else None).event())


def connected(uri: str) -> socket.socket:
    """A plain socket, for whoever does not keep to the protocol."""
    where = urlsplit(uri)
    assert where.hostname
    assert where.port
    return socket.create_connection((where.hostname, where.port), PATIENCE)
