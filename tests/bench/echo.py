"""The narration in its own ear: whether it commands itself, and whether a host who talks over it is understood."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from queue import SimpleQueue

import numpy as np
import soxr

from intents.commands import Phase
from scripts import Say, words
from scripts.cues import Sound as SoundCue
from scripts.onenight import night
from tests.bench.report import Figure
from tests.bench.speakers import Speaker, said, speakers
from voice import player
from voice.attention import Attentions
from voice.audio import RATE, Sound
from voice.ear import Caught, Listening
from voice.live_bed import LiveBed
from voice.loudness import Pcm, level
from voice.player import Player
from voice.sounds import earcon
from voice.synthesizer import Synthesizer
from voice.table import heard_in, spoken_by

BLOCK = RATE // 50
DELAY = 0.24
"""Seconds from the speaker's buffer to the microphone's: about what PulseAudio takes on both ways together."""
RINGS = 0.1
"""Seconds that the room rings."""
FLOOR = 10 ** (-65 / 20)
HOST_LOUDNESS = -18.0
"""LUFS, as loud as the narration itself: an echo at -6 dB is so much below the host."""
FIRST, EVERY = 12.0, 5.0
"""Seconds: when a host speaks first, and how often. Before that the room is not known."""
LATE = 2.0
"""Seconds after its end in which a command must have been understood."""
GAP = 1.0
"""Seconds of each pause of the script: what matters is said, not waited."""
LEVELS = (0, -6, -12)
AIM = 90.0
TWENTY = (
    "sentinel doppelganger werewolf werewolf alpha_wolf mystic_wolf minion mason mason seer apprentice_seer "
    "paranormal_investigator robber witch troublemaker village_idiot drunk insomniac revealer curator "
    "dream_wolf bodyguard hunter tanner villager"
).split()
"""Twenty roles that are called, and some that sleep."""
WORDS = {
    "stop": "Stop",
    "pause": "Pause",
    "repeat": "Repeat",
    "stop the game": "Stop",
    "wait": "Pause",
    "repeat that": "Repeat",
    "hold on": "Pause",
    "say that again": "Repeat",
}


@dataclass(frozen=True)
class Shout:
    """A host's command over the narration."""

    at: float
    end: float
    text: str
    voice: str


@dataclass
class Room:
    """A speaker, a microphone, walls, and perhaps a host: plays and hears in steps of 20 milliseconds."""

    decibels: float
    host: Sound
    player: Player = field(default_factory=lambda: Player(lambda _mark, _at: None))
    played: SimpleQueue[Sound | None] = field(default_factory=SimpleQueue)
    time: float = 0.0
    bed: LiveBed | None = None
    """The sound of the night: it sounds, and is not among what was played."""

    def blocks(self) -> Iterator[Sound]:
        chance = np.random.default_rng(1)
        down = soxr.ResampleStream(player.RATE, RATE, 1, dtype="float32", quality="MQ")
        way = _way() * np.float32(10 ** (self.decibels / 20))
        line = np.zeros(len(way) + round(DELAY * RATE), np.float32)
        waiting = np.zeros(0, np.float32)
        for at in range(0, len(self.host), BLOCK):
            block = self.player.give(player.RATE // 50, self.time)
            self.played.put(block)
            aloud = block + self.bed.give(len(block), self.player.sounding) if self.bed else block
            waiting = np.concatenate([waiting, down.resample_chunk(aloud)])
            sound = np.pad(waiting[:BLOCK], (max(0, BLOCK - len(waiting)), 0))
            waiting = waiting[BLOCK:]
            line = np.concatenate([line[BLOCK:], sound])
            heard = np.convolve(line[: len(way) + BLOCK - 1], way, "valid") if self.decibels > -90 else 0 * sound
            noise = FLOOR * chance.standard_normal(BLOCK, np.float32)
            self.time += BLOCK / RATE
            host = self.host[at : at + BLOCK]
            yield np.clip(heard[: len(host)] + host + noise[: len(host)], -1, 1).astype(np.float32)


@cache
def _way() -> Sound:
    """From speaker to microphone: straight, and by way of the walls."""
    chance = np.random.default_rng(5)
    length = round(RINGS * RATE)
    way = 0.25 * chance.standard_normal(length) * np.exp(-np.arange(length) / (0.025 * RATE))
    way[0] = 1
    made: Sound = (way / np.sqrt((way**2).sum())).astype(np.float32)
    return made


@cache
def narration(seconds: float, roles: tuple[str, ...] = tuple(TWENTY)) -> tuple[tuple[str, Pcm], ...]:
    """The beginning of a night as it is spoken, line by line, at the player's rate."""
    script, voice = night(list(roles), len(roles) - 3), spoken_by("en")
    lines: list[tuple[str, Pcm]] = []
    total = 0.0
    for cue in script.cues:
        if total > seconds:
            break
        text = words("en").line(cue, script.game) if isinstance(cue, Say) else ""
        sound = spoken(text, voice) if text else np.zeros(round(GAP * player.RATE), np.float32)
        if isinstance(cue, SoundCue):
            sound = earcon(cue.name, player.RATE)
        lines.append((text, sound))
        total += len(sound) / player.RATE
    return tuple(lines)


def spoken(text: str, voice: Synthesizer) -> Pcm:
    pause = np.zeros(round(0.4 * player.RATE), np.float32)
    pieces = [soxr.resample(pcm, voice.rate, player.RATE) for pcm in voice.speak(text)]
    return np.concatenate([part for piece in pieces for part in (piece, pause)]).astype(np.float32)


def shouts(seconds: float, voices: Sequence[Speaker]) -> tuple[Sound, list[Shout]]:
    """A host, now with one voice and now with another, over the whole narration."""
    track = np.zeros(round(seconds * RATE), np.float32)
    made: list[Shout] = []
    texts = list(WORDS)
    at = FIRST
    while at < seconds - EVERY:
        number = len(made)
        text, voice = texts[number % len(texts)], voices[(number + number // len(texts)) % len(voices)]
        sound = level(said(voice, text), RATE, HOST_LOUDNESS)
        start = round(at * RATE)
        track[start : start + len(sound)] += sound[: len(track) - start]
        made.append(Shout(at, at + len(sound) / RATE, text, voice.name))
        at += EVERY
    return track, made


def caught(
    seconds: float,
    decibels: float,
    host: Sound,
    heard_by: Attentions,
    phase: Phase = "night",
    question: bool = False,
    bed: LiveBed | None = None,
) -> list[tuple[float, Caught]]:
    """What the ear makes of a night that it narrates itself, with when it did."""
    room = Room(decibels, host, bed=bed)
    for text, sound in narration(seconds):
        room.player.add(room.player.line(0, 0.0, text), sound, last=True)
    listening = Listening(lambda _: heard_by, room.played, lambda: room.player.saying, lambda on: room.player.duck(on))
    listening.expect(phase, question, "en")
    return [(room.time, each) for each in listening.catch(room.blocks())]


def self_made(found: Sequence[tuple[float, Caught]]) -> list[str]:
    """What would have been obeyed, or asked about."""
    return [f"{at:.0f} s: {each.text}" for at, each in found if each.reading.intent]


def understood(found: Sequence[tuple[float, Caught]], made: Sequence[Shout]) -> list[Shout]:
    """The commands that were."""
    right = []
    for shout in made:
        intents = {each.reading.intent for at, each in found if shout.at < at < shout.end + LATE}
        if intents == {WORDS[shout.text]}:
            right.append(shout)
    return right


def echo_figures(quick: bool) -> Iterator[Figure]:
    """A figure at a time; the whole night of twenty roles, or its beginning."""
    heard_by = heard_in("en")
    others = [each for each in speakers() if each.engine != "piper"]  # the narrator is one of Piper's
    asked = 60.0 if quick else 10_000.0
    seconds = sum(len(sound) for _, sound in narration(asked)) / player.RATE
    for decibels in LEVELS:
        start = time.perf_counter()
        found = self_made(caught(asked, decibels, np.zeros(round(seconds * RATE), np.float32), heard_by))
        took = (time.perf_counter() - start) / seconds
        what = f"its own night of 20 roles at {decibels} dB, {seconds / 60:.1f} min: commands it gave itself"
        yield Figure(what, f"{len(found)} {'; '.join(found)}".strip(), "0", not found)
    yield Figure("  the ear's time for a second of that", f"{took:.3f} s")
    track, made = shouts(seconds, others)
    for decibels in LEVELS:
        right = understood(caught(asked, decibels, track, heard_by), made)
        share = 100 * len(right) / len(made)
        what = f"a host's stop, pause, repeat over it at {decibels} dB, {len({each.voice for each in made})} voices"
        aimed = decibels == -6
        yield Figure(
            what,
            f"{share:.1f} % ({len(right)}/{len(made)})",
            f"≥ {AIM:g} %" if aimed else "",
            share >= AIM if aimed else None,
        )
        if aimed:
            dark = LiveBed(player.RATE)
            dark.make()
            dark.dark(True)
            beside = caught(asked, decibels, track, heard_by, bed=dark)
            share = 100 * len(understood(beside, made)) / len(made)
            yield Figure("  the same with the sound of the night", f"{share:.1f} %")
            missed = [f"{each.text} ({each.voice})" for each in made if each not in right]
            yield Figure("  not understood", ", ".join(missed) or "none")
