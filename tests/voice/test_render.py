"""A night in a file: every pause exact, every line equally loud, captions that fit what is heard."""

import json
import re
import resource
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
import soundfile
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts import Request, Say, Script, Sound, Style, Wait, words, write
from scripts.captions import Heard, srt, vtt
from scripts.cues import Cue, Place
from scripts.formats import timed_json
from scripts.timeline import Moment
from tests.voice.test_synthesizer import Humming
from voice import audio_file, synthesizer
from voice.audio_file import KINDS
from voice.cli import main
from voice.engines.espeak import EspeakEngine
from voice.errors import DoorError
from voice.loudness import Pcm, loudness
from voice.render import PEAK, render
from voice.synthesizer import Narrator

SCRIPT = write(Request(roles=("witch",), only=True, players=3)).script
EN = words("en")


def samples_of(path: Path) -> tuple[Pcm, int]:
    pcm, rate = soundfile.read(path, dtype="float32")
    return pcm, rate


class Night:
    """A rendered script: the moments and what is in the file."""

    def __init__(self, script: Script, narrator: Narrator, path: Path, ambience: bool, language: str = "en") -> None:
        self.path = path
        self.moments = render(script, words(language), narrator, path, ambience=ambience)
        self.pcm, self.rate = samples_of(path)

    def heard(self, moment: Moment) -> Pcm:
        return self.pcm[round(moment.start * self.rate) : round(moment.end * self.rate)]

    def said(self) -> list[Pcm]:
        """What is heard of each line, without the breath after it."""
        spans = [(m.sentences[0].start, m.sentences[-1].end) for m in self.moments if isinstance(m, Heard)]
        return [self.pcm[round(start * self.rate) : round(end * self.rate)] for start, end in spans]


@pytest.fixture(scope="session")
def plain(narrator: Narrator, tmp_path_factory: pytest.TempPathFactory) -> Night:
    return Night(SCRIPT, narrator, tmp_path_factory.mktemp("plain") / "night.wav", ambience=False)


@pytest.fixture(scope="session")
def dark(narrator: Narrator, tmp_path_factory: pytest.TempPathFactory) -> Night:
    return Night(SCRIPT, narrator, tmp_path_factory.mktemp("dark") / "night.wav", ambience=True)


def test_the_moments_are_the_cues_one_after_the_other(plain: Night) -> None:
    assert [moment.cue for moment in plain.moments] == list(SCRIPT.cues)
    assert plain.moments[0].start == 0
    for before, after in pairwise(plain.moments):
        assert before.end == after.start
    assert round(plain.moments[-1].end * plain.rate) == len(plain.pcm)
    assert plain.moments[-1].end * plain.rate == pytest.approx(len(plain.pcm), abs=1e-6)


def test_each_pause_is_exact_to_the_sample_and_silent(plain: Night) -> None:
    waits = [moment for moment in plain.moments if isinstance(moment.cue, Wait)]
    assert waits
    for wait in waits:
        assert isinstance(wait.cue, Wait)
        assert wait.cue.seconds is not None
        assert len(plain.heard(wait)) == round(wait.cue.seconds * plain.rate)
        assert not plain.heard(wait).any()


def test_the_silences_found_in_the_file_are_the_pauses_of_the_script(plain: Night) -> None:
    """Looking at nothing but the sound."""
    loud = np.flatnonzero(np.abs(plain.pcm) > 1e-4)
    gaps = np.diff(loud)
    found = [gap / plain.rate for gap in gaps if gap > 1.5 * plain.rate]
    asked = [cue.seconds for cue in SCRIPT.cues if isinstance(cue, Wait)]
    assert found == pytest.approx(asked, abs=0.03)


def test_lines_are_equally_loud_and_nothing_clips(plain: Night, dark: Night) -> None:
    for night in (plain, dark):
        levels = [loudness(line, night.rate) for line in night.said()]
        assert max(levels) - min(levels) < 2
        assert np.mean(levels) == pytest.approx(-18, abs=1.5)
        assert np.abs(night.pcm).max() <= PEAK


def test_no_cue_begins_or_ends_with_a_click(plain: Night) -> None:
    for moment in plain.moments:
        if (heard := plain.heard(moment)).size:
            assert abs(heard[0]) < 0.002
            assert abs(heard[-1]) < 0.002


def test_the_night_is_heard_where_cards_move_and_steps_back_for_speech(plain: Night, dark: Night) -> None:
    assert len(plain.pcm) == len(dark.pcm)
    bed = dark.pcm - plain.pcm
    levels: dict[type[Cue], list[float]] = {Say: [], Wait: []}
    for moment in dark.moments:
        if moment.cue.place.part == "turn" and type(moment.cue) in levels:
            settled = round((moment.start + 0.6) * dark.rate)
            levels[type(moment.cue)].append(loudness(bed[settled : round(moment.end * dark.rate)], dark.rate))
    assert max(levels[Say]) + 6 < min(levels[Wait])
    by_day = next(dark.heard(moment) for moment in dark.moments if isinstance(moment.cue, Wait))
    assert not by_day.any()  # everyone looks at their cards, with open eyes


def clock(text: str) -> float:
    hours, minutes, seconds = text.replace(",", ".").split(":")
    return int(hours) * 3600 + int(minutes) * 60 + float(seconds)


def test_captions_come_in_order_within_the_file_and_show_the_words_as_written(plain: Night) -> None:
    for made in (srt(plain.moments), vtt(plain.moments)):
        times = [(clock(start), clock(end)) for start, end in re.findall(r"([\d:.,]+) --> ([\d:.,]+)", made)]
        assert all(start < end for start, end in times)
        assert all(before[1] <= after[0] for before, after in pairwise(times))
        assert times[-1][1] <= len(plain.pcm) / plain.rate
        said = " ".join(row for row in made.splitlines()[1:] if row and "-->" not in row and not row.isdigit())
        assert said == " ".join(moment.text for moment in plain.moments if moment.text)


def test_each_sentence_has_its_own_time(plain: Night) -> None:
    spoken = [moment for moment in plain.moments if isinstance(moment, Heard)]
    assert any(len(moment.sentences) > 1 for moment in spoken)
    for moment in spoken:
        assert moment.sentences[0].start == moment.start
        assert moment.sentences[-1].end <= moment.end
        for before, after in pairwise(moment.sentences):
            between = plain.pcm[round(before.end * plain.rate) : round(after.start * plain.rate)]
            assert 0.3 < len(between) / plain.rate < 0.6
            assert not between.any()


def test_captions_keep_a_name_that_the_engine_is_told_otherwise(narrator: Narrator, tmp_path: Path) -> None:
    script = write(Request(game="wolfen", roles=("magus",), only=True, style=Style(detail="brief"))).script
    heard = Night(replace(script, cues=script.cues[:12]), narrator, tmp_path / "night.wav", ambience=False)
    assert "Magus" in srt(heard.moments)
    assert "maygus" not in srt(heard.moments)


def test_the_json_has_the_shape_of_a_script_and_its_times(plain: Night) -> None:
    read = json.loads(timed_json(SCRIPT, EN, plain.moments))
    assert list(read) == ["game", "edition", "language", "roles", "cues"]
    assert [list(cue)[-2:] for cue in read["cues"]] == [["start", "end"]] * len(SCRIPT.cues)
    assert read["cues"][-1]["end"] == pytest.approx(len(plain.pcm) / plain.rate, abs=1e-5)


@pytest.mark.parametrize("ending", KINDS)
def test_every_kind_of_file_can_be_read_back(narrator: Narrator, plain: Night, tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"night{ending.upper()}"
    render(SCRIPT, EN, narrator, path, ambience=False)
    pcm, rate = samples_of(path)
    assert len(pcm) / rate == pytest.approx(len(plain.pcm) / plain.rate, abs=0.1)
    assert loudness(pcm, rate) == pytest.approx(loudness(plain.pcm, rate), abs=0.5)


def test_the_same_night_twice_is_the_same_to_the_bit(narrator: Narrator, dark: Night, tmp_path: Path) -> None:
    again = Night(SCRIPT, narrator, tmp_path / "again.wav", ambience=True)
    assert again.path.read_bytes() == dark.path.read_bytes()


def test_a_ukrainian_night_is_spoken(ukrainian: EspeakEngine, tmp_path: Path) -> None:
    night = Night(SCRIPT, Narrator(ukrainian), tmp_path / "ніч.wav", ambience=True, language="uk")
    assert [loudness(line, night.rate) for line in night.said()] == pytest.approx([-18] * len(night.said()), abs=1.5)


TURN = Place("turn", "witch")
CUES = st.one_of(
    st.sampled_from([Say("onenight-witch-sleep", TURN), Say("onenight-dawn-cards", Place("dawn"))]),
    st.sampled_from([Sound("wake", TURN), Sound("timer", Place("vote")), Wait(None, TURN)]),
    st.floats(0, 4).map(lambda seconds: Wait(round(seconds, 2), TURN)),
)


@settings(max_examples=25)
@given(cues=st.lists(CUES, max_size=7), ambience=st.booleans())
def test_any_cues_fill_a_file_to_the_sample(
    tmp_path_factory: pytest.TempPathFactory, cues: list[Cue], ambience: bool
) -> None:
    path = tmp_path_factory.mktemp("any") / "any.wav"
    moments = render(replace(SCRIPT, cues=tuple(cues)), EN, Narrator(Humming()), path, ambience=ambience)
    pcm, rate = samples_of(path)
    counts = [round((moment.end - moment.start) * rate) for moment in moments]
    assert sum(counts) == len(pcm)
    for moment, count in zip(moments, counts, strict=True):
        if isinstance(moment.cue, Wait):
            assert count == round((5 if moment.cue.seconds is None else moment.cue.seconds) * rate)


def test_progress_is_told(tmp_path: Path) -> None:
    shares: list[float] = []
    render(SCRIPT, EN, Narrator(Humming()), tmp_path / "night.wav", progress=shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_a_slow_pace_makes_speech_longer_not_signals(tmp_path: Path) -> None:
    usual, slow = (
        render(SCRIPT, EN, Narrator(Humming()), tmp_path / "night.wav", ambience=False, pace=pace) for pace in (1, 2)
    )
    for one, other in zip(usual, slow, strict=True):
        if isinstance(one, Heard) and isinstance(other, Heard):
            assert other.sentences[0].end - other.start > one.sentences[0].end - one.start
        elif isinstance(one.cue, Wait):
            assert other.end - other.start == pytest.approx(one.end - one.start)


# Files


class Broken(Humming):
    """An engine that fails in the middle of a night."""

    def sound(self, text: str, length: float) -> Pcm:
        if self.asked:
            raise DoorError("no-espeak", reason="gone")
        return super().sound(text, length)


def test_a_night_that_breaks_off_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "night.wav"
    path.write_text("before", "utf-8")
    with pytest.raises(DoorError, match="no-espeak"):
        render(SCRIPT, EN, Narrator(Broken()), path)
    assert path.read_text("utf-8") == "before"
    assert list(tmp_path.iterdir()) == [path]


FULL = """
import resource, sys
from pathlib import Path
from scripts import words
from tests.voice.test_render import EN, SCRIPT, Humming, Narrator, render
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, resource.RLIM_INFINITY))
try:
    render(SCRIPT, EN, Narrator(Humming()), Path(sys.argv[1]))
except Exception as error:
    print(EN.error(error, "onenight"))
"""


@pytest.mark.parametrize("ending", KINDS)
def test_a_full_disk_is_one_sentence_and_leaves_nothing_behind(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"night{ending}"
    done = subprocess.run([sys.executable, "-c", FULL, path], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout == f"“{path}” cannot be written: No space left on device. Choose another place with --out.\n"
    assert list(tmp_path.iterdir()) == []


def test_an_hour_needs_no_more_memory_than_a_minute(tmp_path: Path) -> None:
    script = write(Request(roles=("hunter",), part="day", minutes=60)).script
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    moments = render(script, EN, Narrator(Humming()), tmp_path / "day.flac", ambience=False)
    assert moments[-1].end > 3600
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 50_000


def test_a_link_keeps_leading_to_its_file(tmp_path: Path) -> None:
    real, link = tmp_path / "real.wav", tmp_path / "link.wav"
    real.touch(0o600)
    link.symlink_to(real)
    render(replace(SCRIPT, cues=()), EN, Narrator(Humming()), link)
    assert link.is_symlink()
    assert real.stat().st_size > 0
    assert real.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("place", ["folder.wav", "file/night.wav", "loop.wav"])
def test_a_place_that_cannot_be_written(tmp_path: Path, place: str) -> None:
    (tmp_path / "folder.wav").mkdir()
    (tmp_path / "file").touch()
    (tmp_path / "loop.wav").symlink_to(tmp_path / "loop.wav")
    with pytest.raises(DoorError, match="cannot-write"):
        render(SCRIPT, EN, Narrator(Humming()), tmp_path / place)


# The command


@pytest.fixture
def quiet_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(synthesizer, "cache_folder", lambda: tmp_path / "cache")
    return tmp_path


def ran(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = 0
    try:
        main(["render", "--roles", "witch", "--only", "--detail", "brief", *arguments])
    except SystemExit as stop:
        code = int(stop.code or 0)
    return code, *capsys.readouterr()


def test_the_command_writes_sound_captions_and_times(
    quiet_cache: Path, english_voice: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = quiet_cache / "new" / "night.flac"
    code, printed, told = ran(capsys, "--out", str(out), "--pace", "0.5")
    assert (code, told) == (0, "")
    written = [out, *(out.with_suffix(ending) for ending in (".srt", ".vtt", ".json"))]
    assert all(path.is_file() for path in written)
    pcm, rate = samples_of(out)
    minutes, seconds = divmod(round(len(pcm) / rate), 60)
    assert printed.splitlines() == [*(f"Written: {path}" for path in written), f"Length: {minutes}:{seconds:02}"]


def test_the_command_in_ukrainian_without_captions(quiet_cache: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = quiet_cache / "ніч.ogg"
    asked = ("--lang", "uk", "--voice", "espeak", "--no-captions", "--no-ambience", "--out", str(out))
    code, printed, _ = ran(capsys, *asked)
    assert code == 0
    assert printed.startswith(f"Записано: {out}\nТривалість: ")
    assert [path.name for path in quiet_cache.glob("ніч.*")] == ["ніч.ogg"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "Say where the sound goes, with --out night.wav."),
        ("--lang uk", "Скажіть, куди записати звук: --out night.wav."),
        (
            "--out night.pdf",
            "Sound cannot be written into “.pdf”; choose a name that ends in .wav, .mp3, .flac or .ogg.",
        ),
        ("--out night", "Sound cannot be written into “night”; choose a name that ends in .wav, .mp3, .flac or .ogg."),
        ("--out night.wav --voice pipr", "There is no voice engine “pipr”. Did you mean piper?"),
        ("--out night.wav --lang uk --voice x", "Рушія голосу «x» немає; оберіть piper, rhvoice або espeak."),
    ],
)
def test_a_mistake_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: str, sentence: str) -> None:
    assert ran(capsys, *arguments.split()) == (2, "", sentence + "\n")


def test_a_bar_for_whoever_looks(
    quiet_cache: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from rich.console import Console

    from voice import show

    monkeypatch.setattr(show, "problems", Console(stderr=True, force_terminal=True, width=80))
    code, _, told = ran(capsys, "--voice", "espeak", "--out", str(quiet_cache / "night.wav"))
    assert code == 0
    assert "Speaking" in told


def test_the_kinds_of_files_are_what_the_library_can_write() -> None:
    for kind, samples in audio_file.KINDS.values():
        assert soundfile.check_format(kind, samples)
