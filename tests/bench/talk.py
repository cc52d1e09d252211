"""How often talk is taken for a command: a party of synthesized voices, and real people's recordings."""

import gzip
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from math import exp
from pathlib import Path

import numpy as np

from intents.commands import Phase
from intents.pack import builtin
from intents.parser import Parser
from tests.bench.noise import mixed
from tests.bench.speakers import Speaker, said, silence, surrounded
from tests.bench.workers import hearing
from tests.intents.sentences import golden
from voice.audio import RATE, Sound, recording
from voice.errors import DoorError
from voice.hearing import NOT_SURE, SURE
from voice.loudness import level
from voice.names import spoken_names
from voice.utterances import CHUNK

TALK = Path(__file__).with_name("talk.txt")
RECORDED = Path("/usr/share/asterisk/sounds")
PROMPTS = RECORDED / "en_US_f_Allison"
"""Debian's asterisk-core-sounds-en-wav: a woman reads what a telephone exchange says, at 8 kHz."""
ABROAD = ("es_MX_f_Allison", "fr_CA_f_June", "it_IT_f_Menardi", "it_IT_m_Carlo", "ru_RU_f_IvrvoiceRU")
"""The same by people who speak other languages: whatever they say, it is no command."""
TRANSCRIPT = Path("/usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz")
FEWEST_WORDS = 3
"""Below that a prompt is a word by itself, which talk hardly has."""
FORTUNES = Path("/usr/share/games/fortunes")
"""Debian's fortunes and fortunes-min: thousands of sayings."""
SAYABLE = re.compile(r"[A-Za-z][A-Za-z ,;:'-]+[.!?]")
MOST_WORDS = 25
SAYINGS_AN_HOUR = 780
"""With the gaps between them."""
AT_ONCE = 20
"""Sentences in a stretch of talk."""
GAPS = 0.2, 1.0
"""Seconds between two people's sentences."""


@dataclass(frozen=True)
class Stretch:
    """Talk in one phase of the game: sentences and who says them, or a recording."""

    source: str
    phase: Phase | None
    lines: tuple[tuple[Speaker, str], ...] = ()
    file: Path | None = None
    seed: int = 0


@dataclass(frozen=True)
class Mistaken:
    """What was taken for a command, and what was said then."""

    said: str
    heard: str
    intent: str
    confidence: float

    @property
    def sure(self) -> bool:
        return self.confidence >= SURE


@dataclass(frozen=True)
class Listened:
    """What a stretch of talk was taken for."""

    stretch: Stretch
    seconds: float
    mistaken: tuple[Mistaken, ...]


def talk() -> list[str]:
    """Sentences that are no commands, ours and the golden ones in turn."""
    ours = TALK.read_text("utf-8").splitlines()
    return [*ours, *(each["say"] for each in golden("en")["none"])]


def party(voices: Sequence[Speaker], phase: Phase | None, rounds: int, step: int = 1) -> list[Stretch]:
    """The whole talk a few times, each time in another order and by other voices."""
    stretches = []
    for turn in range(rounds):
        chance = np.random.default_rng(turn)
        texts = [str(text) for text in chance.permutation(np.array(talk()))[::step]]
        lines = [(voices[int(chance.integers(len(voices)))], text) for text in texts]
        for at in range(0, len(lines), AT_ONCE):
            stretches.append(Stretch("party", phase, tuple(lines[at : at + AT_ONCE]), seed=turn * 1000 + at))
    return stretches


def sayings(voices: Sequence[Speaker], phase: Phase | None, hours: float) -> list[Stretch]:
    """So much of what Debian's fortunes say, each saying once, by one voice after the other."""
    mixed_up = np.random.default_rng(11).permutation(np.array(fortunes(), dtype=object))
    no_commands = (str(text) for text in mixed_up if not _parser().read(str(text)).intent)
    texts = islice(no_commands, round(hours * SAYINGS_AN_HOUR))
    lines = [(voices[at % len(voices)], text) for at, text in enumerate(texts)]
    return [Stretch("sayings", phase, tuple(lines[at : at + AT_ONCE]), seed=at) for at in range(0, len(lines), AT_ONCE)]


def fortunes() -> list[str]:
    """Their sentences that a person could say; none where the package is not installed."""
    files = [file for file in sorted(FORTUNES.glob("*")) if not file.suffix and not file.is_symlink()]
    cookies = [text for file in files for text in file.read_text("utf-8", "replace").split("\n%\n")]
    sentences = (
        sentence
        for cookie in cookies
        for sentence in re.split(r"(?<=[.!?])\s+", " ".join(cookie.partition("--")[0].split()))
        if SAYABLE.fullmatch(sentence) and FEWEST_WORDS <= len(sentence.split()) <= MOST_WORDS
    )
    return list(dict.fromkeys(sentences))


def abroad(phase: Phase | None, step: int) -> list[Stretch]:
    """Every so manieth recording of people who speak another language."""
    files = [file for voice in ABROAD for file in sorted((RECORDED / voice).rglob("*.wav"))]
    return [Stretch("abroad", phase, file=file) for file in files[::step]]


def prompts(phase: Phase | None, step: int) -> list[Stretch]:
    """Every so manieth recording of a person, where they are installed; without tones, and without real commands."""
    stretches = []
    for file in sorted(PROMPTS.rglob("*.wav"))[::step]:
        text = _read_by_her().get(_name(file), "")
        if not text.startswith("[") and not _parser().read(text).intent:
            single = text and len(text.split()) < FEWEST_WORDS
            stretches.append(Stretch("words" if single else "prompts", phase, file=file))
    return stretches


@cache
def _parser() -> Parser:
    return Parser(builtin("en", spoken_names("en")))


@cache
def _read_by_her() -> dict[str, str]:
    """The prompts by name; machines without documents do not know what she says."""
    if not TRANSCRIPT.exists():
        return {}
    rows = gzip.decompress(TRANSCRIPT.read_bytes()).decode().splitlines()
    pairs = [row.partition(": ") for row in rows if not row.startswith(";")]
    return {name: text.strip() for name, _, text in pairs if text}


def _name(file: Path) -> str:
    home = PROMPTS if file.is_relative_to(PROMPTS) else RECORDED
    return file.relative_to(home).with_suffix("").as_posix()


def listen(stretch: Stretch) -> Listened:
    """All of a stretch, in a worker."""
    sound, times = party_sound(stretch) if stretch.file is None else _prompt(stretch.file)
    blocks = (sound[at : at + CHUNK] for at in range(0, len(sound), CHUNK))
    mistaken = tuple(
        Mistaken(between(times, heard.start, heard.end), heard.text, heard.reading.intent, heard.confidence)
        for heard in hearing().listen(blocks, stretch.phase)
        if heard.reading.intent and heard.confidence >= NOT_SURE
    )
    return Listened(stretch, len(sound) / RATE, mistaken)


def most_likely_below(count: int, hours: float) -> float:
    """The rate an hour that chance would hide behind so few in so short a time only once in twenty."""
    low, high = 0.0, 10.0 + 3 * count
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if _at_most(count, middle) > 0.05 else (low, middle)
    return high / hours if hours else float("inf")


def _at_most(count: int, expected: float) -> float:
    """Poisson: how likely no more than `count` are."""
    term, total = exp(-expected), 0.0
    for number in range(count + 1):
        total += term
        term *= expected / (number + 1)
    return total


Times = list[tuple[float, float, str]]


def party_sound(stretch: Stretch) -> tuple[Sound, Times]:
    chance = np.random.default_rng(stretch.seed)
    parts: list[Sound] = [silence(0.5)]
    times: Times = []
    for speaker, text in stretch.lines:
        start = sum(map(len, parts)) / RATE
        parts.append(said(speaker, text))
        times.append((start, sum(map(len, parts)) / RATE, text))
        parts.append(silence(float(chance.uniform(*GAPS))))
    return mixed(surrounded(parts, 0, 0.5), None, 0, stretch.seed), times


def _prompt(file: Path) -> tuple[Sound, Times]:
    try:
        sound = level(recording(file), RATE, -24)
    except DoorError:  # some of the files hold nothing
        return silence(1), []
    return mixed(surrounded([sound], 0.5, 1), None, 0, 0), [
        (0.0, len(sound) / RATE, _read_by_her().get(_name(file), _name(file)))
    ]


def between(times: Times, start: float, end: float) -> str:
    return " ".join(_overlapping(times, start, end))


def _overlapping(times: Times, start: float, end: float) -> Iterator[str]:
    for begins, ends, text in times:
        if begins < end and ends > start:
            yield text
