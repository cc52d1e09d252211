"""Speech: real voices, how names are said, what is kept, and what is said where there is no voice."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import espeakng_loader
import numpy as np
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

import models
from games import ONENIGHT, WOLFEN, game
from models.errors import ModelError
from scripts import languages, words
from voice import synthesizer as module
from voice.engines import espeak, rhvoice
from voice.engines.espeak import EspeakEngine
from voice.engines.piper import PiperEngine
from voice.errors import DoorError
from voice.loudness import CEILING, Pcm, loudness
from voice.prerender import Prerender
from voice.pronunciation import ACCENT, DATA, Pronunciation, pronunciation
from voice.speech_cache import DIGEST, SpeechCache, from_int16, speech_key, to_int16
from voice.synthesizer import Narrator, sentences, speak_to_pcm, speech_length, synthesizer

EYES = "Witch, open your eyes. The cauldron is warm."


class Humming:
    """An engine that hums a tone for each letter, and counts how often it was asked."""

    name, voice, language, rate = "humming", "humming 1", "en", 16_000

    def __init__(self) -> None:
        self.asked: list[str] = []

    def load(self) -> None:
        self.asked.append("load")

    def sound(self, text: str, length: float) -> Pcm:
        self.asked.append(text)
        time = np.arange(int(len(text) * 800 * length)) / self.rate
        return (0.2 * np.sin(2 * np.pi * 220 * time)).astype(np.float32)


# Sentences and pace


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (EYES, 2),
        ("The P.I. Hunter may look. Stop!", 2),
        ("Who? Me. “No.” Yes…", 4),
        ("Одне. Друге! Є й третє.", 3),
        ("Thirty seconds", 1),
        ("Nine players: 3.5 each", 1),
        ("", 0),
        (" \n", 0),
    ],
)
def test_sentences(text: str, count: int) -> None:
    assert len(sentences(text)) == count


@given(st.text(alphabet="aB.!? \n”Є"))
def test_no_letter_is_lost_between_sentences(text: str) -> None:
    def letters(text: str) -> str:
        return "".join(letter for letter in text if letter.isalpha())

    assert letters("".join(sentences(text))) == letters(text)
    assert all(part == part.strip() and part for part in sentences(text))


@given(st.floats(0.5, 10), st.floats(0.5, 10))
def test_speech_takes_a_moderate_share_of_the_pace(one: float, other: float) -> None:
    assert 0.8 <= speech_length(one) <= 1.4
    assert (speech_length(one) <= speech_length(other)) or one > other
    assert speech_length(1.0) == 1


# Real voices


def test_piper_speaks_a_piece_a_sentence(narrator: Narrator) -> None:
    first, second = narrator.speak(EYES)
    for piece in (first, second):
        assert piece.dtype == np.float32
        assert 0.5 < len(piece) / narrator.rate < 5
        assert loudness(piece, narrator.rate) == pytest.approx(-18, abs=1.5)
        assert np.abs(piece).max() <= CEILING + 1e-4
        assert abs(piece[0]) < 1e-3
        assert abs(piece[-1]) < 1e-3


def test_a_slower_pace_speaks_more_slowly(piper: PiperEngine) -> None:
    narrator = Narrator(piper)
    lengths = [len(next(narrator.speak("Everyone, close your eyes.", pace))) for pace in (0.5, 1.0, 3.0)]
    assert lengths[0] < lengths[1] < lengths[2]


def test_the_first_sentence_does_not_wait_for_the_second() -> None:
    engine = Humming()
    pieces = Narrator(engine).speak(EYES)
    next(pieces)
    assert engine.asked == ["Witch, open your eyes."]


def test_espeak_speaks_ukrainian(ukrainian: EspeakEngine) -> None:
    (said,) = Narrator(ukrainian, pronunciation("espeak", "uk", ukrainian.stressed)).speak("Відьмо, розплющ очі.")
    assert 1 < len(said) / ukrainian.rate < 4
    assert loudness(said, ukrainian.rate) == pytest.approx(-18, abs=1.5)


def test_both_engines_speak_in_one_process(piper: PiperEngine, ukrainian: EspeakEngine) -> None:
    """Piper has an espeak-ng of its own inside; neither may change the other's language."""
    alone = ukrainian.phonemes("Вовкулаки")
    english = EspeakEngine("en")
    for _ in range(2):
        assert len(piper.sound("Open your eyes.", 1.0)) > piper.rate // 2
        assert len(english.sound("Open your eyes.", 1.0)) > english.rate // 2
        assert ukrainian.phonemes("Вовкулаки") == alone


def test_a_command_for_a_recognizer(english_voice: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "cache_folder", lambda: tmp_path)
    pcm = speak_to_pcm("Start night with Sentinel and Witch.", "en", 16_000)
    assert pcm.dtype == np.int16
    assert 1.5 < len(pcm) / 16_000 < 5
    assert np.abs(pcm).max() > 5000
    assert list(tmp_path.glob("speech/*.pcm"))


# Pronunciation


def test_only_the_engine_is_told_another_spelling(piper: PiperEngine) -> None:
    engine = Humming()
    list(Narrator(engine, pronunciation("piper", "en")).speak("Magus, open your eyes."))
    assert engine.asked == ["maygus, open your eyes."]


@given(st.text(alphabet="ab[] "))
def test_a_name_cannot_speak_in_phonemes(name: str) -> None:
    said = Pronunciation({}, {}, None)(name)
    assert "[[" not in said
    assert "]]" not in said


def test_an_override_takes_whole_words_in_any_case() -> None:
    said_as = Pronunciation({"Mag": "x", "Mag One": "y"}, {}, None)
    assert said_as("Mag, MAG and Magus; mag one.") == "x, x and Magus; y."


@pytest.mark.parametrize(
    ("word", "phonemes"), [("вовкула́ка", "[[Bofkul'aka]]"), ("яснови́дцю", "[[jasnoB'Ittsju]]"), ("а́б", "[['ab]]")]
)
def test_stress_falls_where_the_accent_is(ukrainian: EspeakEngine, word: str, phonemes: str) -> None:
    assert ukrainian.stressed(word) == phonemes


def accented() -> list[str]:
    known = yaml.safe_load((DATA / "uk.yaml").read_text("utf-8"))
    return " ".join(known["espeak"]["stress"]).split()


def test_the_accents_are_sound(ukrainian: EspeakEngine) -> None:
    found = accented()
    plain = [word.replace(ACCENT, "") for word in found]
    assert len(set(plain)) == len(plain), sorted(word for word in plain if plain.count(word) > 1)
    for word in found:
        assert word.count(ACCENT) == 1, word
        assert word[word.index(ACCENT) - 1] in espeak.VOWEL_LETTERS, word
        assert ukrainian.stressed(word).startswith("[["), word


def test_every_accent_changes_something(ukrainian: EspeakEngine) -> None:
    """A word that espeak-ng says right by itself need not be told."""
    needless = [
        word for word in accented() if ukrainian.stressed(word) == f"[[{ukrainian.phonemes(word.replace(ACCENT, ''))}]]"
    ]
    assert needless == []


@pytest.mark.parametrize("language", languages())
def test_every_role_can_be_said(language: str) -> None:
    engine = EspeakEngine(language)
    said_as = pronunciation("espeak", language, engine.stressed)
    for game_id in (ONENIGHT, WOLFEN):
        for role in game(game_id).roles:
            spoken = said_as(words(language).role(role, game_id))
            assert len(engine.sound(spoken, 1.0)) > engine.rate // 5, role


# What is kept


@pytest.fixture
def cache(tmp_path: Path) -> SpeechCache:
    return SpeechCache(tmp_path / "speech")


def test_what_was_said_once_is_the_same_and_needs_no_engine(cache: SpeechCache) -> None:
    first, second = Humming(), Humming()
    once = list(Narrator(first, cache=cache).speak(EYES))
    again = list(Narrator(second, cache=cache).speak(EYES))
    assert len(first.asked) == 2
    assert second.asked == []
    assert all(np.array_equal(*pair) for pair in zip(once, again, strict=True))


def test_another_voice_pace_or_text_is_another_sound(cache: SpeechCache) -> None:
    engine = Humming()
    narrator = Narrator(engine, cache=cache)
    list(narrator.speak("One."))
    list(narrator.speak("One.", 2.0))
    list(narrator.speak("Two."))
    engine.voice = "humming 2"
    list(Narrator(engine, cache=cache).speak("One."))
    assert engine.asked == ["One.", "One.", "Two.", "One."]


@given(st.binary(max_size=200))
def test_a_file_that_is_not_whole_is_thrown_away(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    cache = SpeechCache(tmp_path_factory.mktemp("speech"))
    (file := cache.folder / "key.pcm").write_bytes(data)
    assert cache.get("key") is None
    assert not file.exists()


def test_speech_goes_on_where_a_kept_file_is_torn(cache: SpeechCache) -> None:
    engine = Humming()
    narrator = Narrator(engine, cache=cache)
    (said,) = narrator.speak("One.")
    (file,) = cache.folder.iterdir()
    file.write_bytes(file.read_bytes()[:-7])
    (again,) = narrator.speak("One.")
    assert np.array_equal(again, said)
    assert engine.asked == ["One.", "One."]


def test_what_was_not_used_for_longest_goes_first(cache: SpeechCache) -> None:
    second = np.ones(1000, np.float32)
    cache.limit = 3 * (2000 + DIGEST)
    for number, key in enumerate("abc"):
        cache.put(key, second)
        os.utime(cache.folder / f"{key}.pcm", (number, number))
    assert cache.get("a") is not None  # used: now it is the youngest
    cache.put("d", second)
    assert {file.stem for file in cache.folder.iterdir()} == {"a", "c", "d"}


@given(st.lists(st.integers(1, 500), max_size=12), st.integers(100, 2000))
def test_the_cache_never_outgrows_its_limit(
    tmp_path_factory: pytest.TempPathFactory, lengths: list[int], limit: int
) -> None:
    cache = SpeechCache(tmp_path_factory.mktemp("speech"), limit)
    for number, length in enumerate(lengths):
        cache.put(str(number), np.zeros(length, np.float32))
        assert sum(file.stat().st_size for file in cache.folder.iterdir()) <= limit


def test_a_place_that_cannot_be_written_stops_no_speech(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", "utf-8")
    cache = SpeechCache(tmp_path / "file")
    assert len(list(Narrator(Humming(), cache=cache).speak(EYES))) == 2


def test_a_full_disk_stops_no_speech(cache: SpeechCache, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    assert len(list(Narrator(Humming(), cache=cache).speak(EYES))) == 2
    assert list(cache.folder.iterdir()) == []


@given(st.lists(st.integers(-32767, 32767)))
def test_sixteen_bits_come_back_as_they_were(samples: list[int]) -> None:
    kept = np.array(samples, np.int16)
    assert np.array_equal(to_int16(from_int16(kept)), kept)


def test_letters_that_are_none_have_a_key() -> None:
    assert len(speech_key("\udcff")) == 64


# Which engine


@pytest.fixture
def no_voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A machine without models; what is told to its user."""
    monkeypatch.setenv("NIGHTCALLER_CACHE", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(module, "_told", set())
    return []


def test_without_a_voice_espeak_speaks_and_says_so_once(no_voice: list[str]) -> None:
    for _ in range(2):
        assert synthesizer("uk", tell=no_voice.append).voice.startswith("espeak")
    assert no_voice == [
        "Українською говорить espeak-ng, доки ви не завантажите голос: nightcaller models fetch --lang uk"
    ]


def test_whoever_asks_for_espeak_is_not_told_about_it(no_voice: list[str]) -> None:
    assert synthesizer("uk", "espeak", tell=no_voice.append).voice.startswith("espeak")
    assert no_voice == []


def test_with_its_voice_piper_speaks(english_voice: Path) -> None:
    assert synthesizer("en").voice.startswith("piper en_US-joe-medium")


def test_piper_without_its_voice_is_the_mistake_of_a_missing_model(no_voice: list[str]) -> None:
    with pytest.raises(ModelError):
        synthesizer("uk", "piper")


@pytest.mark.parametrize(("engine", "kind"), [("pipr", "unknown-engine"), ("rhvoice", "no-rhvoice")])
def test_an_engine_that_is_not_there(no_voice: list[str], engine: str, kind: str) -> None:
    with pytest.raises(ValueError, match=kind):
        synthesizer("uk", engine)


def test_espeak_does_not_know_every_word_for_a_language() -> None:
    with pytest.raises(DoorError, match="no-espeak-voice"):
        EspeakEngine("nowhere")


def test_no_library_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(espeakng_loader, "get_library_path", lambda: "/nowhere/libespeak-ng.so")
    with pytest.raises(DoorError, match="no-espeak"):
        espeak._library.__wrapped__()


@pytest.mark.parametrize("torn", ["model", "config", "no config", "nothing"])
def test_a_voice_that_is_not_whole_is_one_sentence(english_voice: Path, tmp_path: Path, torn: str) -> None:
    (model,) = english_voice.glob("*.onnx")
    config = tmp_path / f"{model.name}.json"
    if torn != "nothing":
        (tmp_path / model.name).write_bytes(model.read_bytes()[:100_000])
        config.write_text((english_voice / config.name).read_text("utf-8"), "utf-8")
    if torn == "config":
        config.write_text("{", "utf-8")
    elif torn == "no config":
        config.unlink()
    with pytest.raises(DoorError, match="no-voice-file" if torn == "nothing" else "bad-voice") as raised:
        PiperEngine(tmp_path, "en").load()
    for language in languages():
        assert "\n" not in words(language).error(raised.value, ONENIGHT)


RHVOICE = """#!{python}
import sys, numpy, soundfile
text = sys.stdin.read()
out = sys.argv[sys.argv.index("-o") + 1]
if "silent" in text:
    sys.exit(3)
soundfile.write(out, 0.3 * numpy.sin(numpy.arange(len(text) * 1000) / 10), 16000)
"""


@pytest.fixture
def installed_rhvoice(tmp_path: Path, no_voice: list[str], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that takes what RHVoice's takes."""
    program = tmp_path / rhvoice.PROGRAM
    program.write_text(RHVOICE.format(python=sys.executable), "utf-8")
    program.chmod(0o755)
    (tmp_path / "voices" / "natalia").mkdir(parents=True)
    monkeypatch.setenv(rhvoice.PLACE_VARIABLE, str(tmp_path))
    return program


def test_rhvoice_speaks_ukrainian_where_it_is_installed(installed_rhvoice: Path, no_voice: list[str]) -> None:
    narrator = synthesizer("uk", tell=no_voice.append)
    assert narrator.voice == "rhvoice natalia"
    assert no_voice == []
    (said,) = narrator.speak("Вовкулаки, розплющте очі.")
    assert len(said) / narrator.rate == pytest.approx(25_000 / 16_000, abs=0.1)


def test_rhvoice_that_fails_is_one_sentence(installed_rhvoice: Path) -> None:
    with pytest.raises(DoorError, match="rhvoice-silent"):
        list(synthesizer("uk", "rhvoice").speak("silent"))
    assert rhvoice.installed("en") is None
    assert shutil.which(rhvoice.PROGRAM)


def test_the_command_line_starts_without_the_heavy_libraries() -> None:
    heavy = ("numpy", "onnxruntime", "piper", "soundfile", "soxr", "espeakng_loader")
    code = f"import sys, voice.cli.render; sys.exit(' '.join(set({heavy!r}) & sys.modules.keys()) or 0)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# Ahead of the voice


class Slow:
    """A synthesizer whose lines wait to be let go."""

    voice, language, rate = "slow", "en", 16_000

    def __init__(self) -> None:
        self.spoken: list[str] = []
        self.go = Event()
        self.reached = Event()

    def speak(self, text: str, pace: float = 1.0) -> Iterator[Pcm]:
        self.spoken.append(text)
        if text == "wait":
            self.reached.set()
            assert self.go.wait(10)
        if text == "fail":
            raise DoorError("no-espeak", reason="gone")
        yield from (np.full(1, pace, np.float32) for _ in text.split())


def test_lines_come_in_order_and_the_next_are_made_ahead() -> None:
    slow = Slow()
    with Prerender(slow, ["a b", "c", "wait", "d"], pace=2.0) as night:
        assert slow.reached.wait(10)  # nobody has asked for a line yet
        heard = [next(lines) for lines in [iter(night)]]
        assert [list(piece) for piece in heard[0]] == [[2.0], [2.0]]
        slow.go.set()
        assert [len(list(line)) for line in night] == [2, 1, 1, 1]
    assert slow.spoken[:4] == ["a b", "c", "wait", "d"]


def test_not_everything_is_made_at_once() -> None:
    slow = Slow()
    slow.go.set()
    with Prerender(slow, ["a", "wait", "b", "c", "d"], ahead=1) as night:
        assert slow.reached.wait(10)
        assert len(list(night.line(0))) == 1
        assert len(list(night.line(2))) == 1
        assert "d" not in slow.spoken
        assert len(list(night.line(0))) == 1  # long forgotten, said once more
    assert slow.spoken.count("a") == 2


def test_a_mistake_comes_up_at_the_turn_of_its_line_and_the_rest_goes_on() -> None:
    with Prerender(Slow(), ["a", "fail", "b"]) as night:
        lines = iter(night)
        assert len(list(next(lines))) == 1
        with pytest.raises(DoorError, match="no-espeak"):
            list(next(lines))
        assert len(list(next(lines))) == 1


def test_a_night_that_is_broken_off_makes_no_more_lines() -> None:
    slow = Slow()
    night = Prerender(slow, ["wait", "never"])
    assert slow.reached.wait(10)
    breaking_off = Thread(target=night.cancel)  # which waits for the sentence in hand
    breaking_off.start()
    with night._changed:
        assert night._changed.wait_for(lambda: night._cancelled, 10)
    slow.go.set()
    breaking_off.join()
    assert slow.spoken == ["wait"]
    assert list(night.line(1)) == []


def test_a_real_night_comes_through_ahead(narrator: Narrator) -> None:
    lines = ["Witch, open your eyes.", EYES]
    with Prerender(narrator, lines) as night:
        assert [len(list(line)) for line in night] == [1, 2]


def test_the_model_of_a_language_is_found_by_the_models_room(english_voice: Path) -> None:
    assert models.find("voice", "en") == english_voice


def test_threads_that_ask_for_espeak_at_the_same_time_load_it_once() -> None:
    """Loaded twice at once, the library ends the whole process: so it is tried in another."""
    done = subprocess.run([sys.executable, "-c", MANY_LOAD_ESPEAK], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.split()) == (0, ["8"]), done.stderr


MANY_LOAD_ESPEAK = """
import ctypes
from threading import Barrier, Thread
from time import sleep

from voice.engines import espeak

inside, most, made, together = [0], [0], [], Barrier(8)
load = ctypes.CDLL

def slow(path):
    inside[0] += 1
    most[0] = max(most[0], inside[0])
    sleep(0.05)
    inside[0] -= 1
    return load(path)

def speak():
    together.wait(10)
    made.append(espeak.EspeakEngine("uk").sound("Ніч.", 1.0))

ctypes.CDLL = slow
threads = [Thread(target=speak) for _ in range(8)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert most == [1], most
print(sum(len(sound) > 0 for sound in made))
"""
