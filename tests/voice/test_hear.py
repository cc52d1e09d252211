"""`nightcaller hear` and `nightcaller demo`: recordings of every kind, and the whole flow without a sound card."""

import json
import os
import signal
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path

import numpy as np
import pytest
import soundfile
import soxr

from tests.voice.sayings import said, silence
from voice.audio import RATE, Sound, from_pcm, recording, resampled, to_pcm
from voice.cli import main
from voice.engines.piper import PiperEngine
from voice.errors import DoorError
from voice.hearing import Heard
from voice.worker import Task, Worker


@pytest.fixture(scope="module")
def command(piper: PiperEngine) -> Sound:
    return said(piper, "start night with Sentinel and Witch")


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_recordings_of_every_kind(
    command: Sound, english_ears: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def at(rate: int) -> Sound:
        return np.asarray(soxr.resample(command, RATE, rate))

    good = [tmp_path / name for name in ("plain.wav", "k8.wav", "stereo48.wav", "float.wav", "is_a_wav.mp3", "a.flac")]
    soundfile.write(good[0], command, RATE, subtype="PCM_16")
    soundfile.write(good[1], at(8000), 8000, subtype="PCM_16")
    soundfile.write(good[2], np.stack([at(48_000), 0 * at(48_000)], axis=1), 48_000, subtype="PCM_24")
    soundfile.write(good[3], command, RATE, subtype="FLOAT")
    good[4].write_bytes(good[0].read_bytes())
    soundfile.write(good[5], at(44_100), 44_100)
    mp3 = tmp_path / "is_an_mp3.wav"
    soundfile.write(mp3, command, RATE, format="MP3")

    still = tmp_path / "ten_minutes.wav"
    soundfile.write(still, silence(600), RATE)

    bad = {name: tmp_path / name for name in ("empty.wav", "cut.wav", "letter.wav", "folder.wav", "none.wav")}
    bad["empty.wav"].touch()
    bad["cut.wav"].write_bytes(good[0].read_bytes()[:30_000])
    bad["letter.wav"].write_text("Dear host,\n" * 100)
    bad["folder.wav"].mkdir()

    order = [good[0], *bad.values(), *good[1:], mp3, still]
    with pytest.raises(SystemExit) as exit_:
        main(["hear", "--json", *map(str, order)])
    assert exit_.value.code == 1
    answers = {str(line["source"]): line for line in lines(capsys)}
    assert list(answers) == [str(path) for path in order]
    for path in (*good, mp3):
        answer = answers[str(path)]
        assert answer["intent"] == "StartNight", path.name
        assert answer["slots"] == {"roles": ["sentinel", "witch"]}
        assert set(answer) == {"source", "text", "intent", "slots", "confidence"}
    for name, word in zip(bad, ("nothing in", "cut off", "no recording", "folder", "There is no"), strict=True):
        answer = answers[str(bad[name])]
        assert answer["intent"] is None
        assert word in str(answer["error"])
    assert answers[str(still)]["intent"] is None
    assert "error" not in answers[str(still)]


def test_people_get_sentences(
    command: Sound, english_ears: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    soundfile.write(tmp_path / "command.wav", command, RATE)
    soundfile.write(tmp_path / "silence.wav", silence(1), RATE)
    main(["hear", str(tmp_path / "command.wav"), str(tmp_path / "silence.wav")])
    first, second = capsys.readouterr().out.splitlines()
    assert first.endswith("StartNight: roles Sentinel and Witch")
    assert second.endswith("nobody speaks in it.")


def test_no_recording_and_no_recognizer_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NIGHTCALLER_CACHE", str(tmp_path))
    for arguments, word in ((["hear"], "Name a recording"), (["hear", "a.wav"], "nightcaller models fetch")):
        with pytest.raises(SystemExit) as exit_:
            main(arguments)
        assert exit_.value.code == 2
        assert word in capsys.readouterr().err


def fragile(connection: Connection, task: Task) -> None:
    """A recognizer that some recordings kill, and others put to sleep."""
    connection.send(None)
    while True:
        path = connection.recv().path
        if path.name == "crash.wav":
            os.kill(os.getpid(), signal.SIGSEGV)
        elif path.name != "hang.wav":
            connection.send(None)


def test_a_recording_that_brings_the_recognizer_down_costs_itself_alone() -> None:
    with Worker(Task(Path(), "en"), patience=5, process=fragile) as worker:
        assert worker.hear(Path("good.wav")) is None
        with pytest.raises(DoorError, match="recording-crash"):
            worker.hear(Path("crash.wav"))
        assert worker.hear(Path("good.wav")) is None


def test_a_recording_that_takes_too_long_is_given_up() -> None:
    hanging = Worker(Task(Path(), "en"), patience=0.5, process=fragile)
    with hanging as worker, pytest.raises(DoorError, match="recording-hangs"):
        worker.hear(Path("hang.wav"))


def test_two_may_stop_it_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for it learns of its end, and stops it too, while the other is still at it."""
    with Worker(Task(Path(), "en"), process=fragile) as worker:
        kill = SpawnProcess.kill
        worker.ready()

        def both(process: SpawnProcess) -> None:
            monkeypatch.undo()
            kill(process)
            worker.stop()

        monkeypatch.setattr(SpawnProcess, "kill", both)
        worker.stop()
        assert worker.hear(Path("good.wav")) is None


def test_a_damaged_model_is_told(tmp_path: Path, command: Sound) -> None:
    soundfile.write(tmp_path / "a.wav", command, RATE)
    (tmp_path / "am").mkdir()
    (tmp_path / "am" / "final.mdl").write_bytes(b"half of it")
    with Worker(Task(tmp_path, "en")) as worker, pytest.raises(DoorError, match=r"recognizer-broken|recording-crash"):
        worker.hear(tmp_path / "a.wav")


def test_a_worker_hears_what_the_recording_says(command: Sound, english_ears: Path, tmp_path: Path) -> None:
    soundfile.write(tmp_path / "a.wav", command, RATE)
    with Worker(Task(english_ears, "en")) as worker:
        heard = worker.hear(tmp_path / "a.wav")
    assert isinstance(heard, Heard)
    assert heard.reading.intent == "StartNight"


def test_what_is_no_number_is_silence(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "odd.wav", np.array([np.nan, np.inf, -np.inf, 7, 0.5] * 1000), RATE, subtype="FLOAT")
    sound = recording(tmp_path / "odd.wav")
    assert np.isfinite(sound).all()
    assert np.abs(sound).max() <= 1


def test_soft_loud_and_streamed_recordings_are_brought_to_one_level(tmp_path: Path, command: Sound) -> None:
    soundfile.write(tmp_path / "soft.wav", command * 0.01 + 0.1, RATE, subtype="PCM_24")
    soundfile.write(tmp_path / "undivided.wav", command * 32_767, RATE, subtype="FLOAT")
    for name in ("soft.wav", "undivided.wav"):
        sound = recording(tmp_path / name)
        assert 0.05 < np.abs(sound).max() <= 1
        assert abs(float(sound.mean())) < 0.01
    soundfile.write(tmp_path / "streamed.wav", command, RATE)
    piped = bytearray((tmp_path / "streamed.wav").read_bytes())
    piped[4:8] = (0x7FFFF024).to_bytes(4, "little")  # written by a program that did not know the length yet
    (tmp_path / "streamed.wav").write_bytes(piped)
    assert len(recording(tmp_path / "streamed.wav")) == len(command)


def test_a_name_no_file_can_have_is_told(english_ears: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["hear", "--json", "d" * 300 + ".wav", "d" * 5000])
    for line in lines(capsys):
        assert line["intent"] is None
        assert line["error"]


def test_too_long_a_recording_is_refused(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "long.flac", np.zeros(16 * 60 * 8000, np.int16), 8000)
    with pytest.raises(DoorError, match="recording-long"):
        recording(tmp_path / "long.flac")


def test_samples_come_through_as_they_are() -> None:
    sound = np.linspace(-0.9, 0.9, 999, dtype=np.float32)
    assert np.allclose(from_pcm(to_pcm(sound)), sound, atol=1e-4)
    stereo = np.repeat(np.frombuffer(to_pcm(sound), "<i2"), 2).tobytes()
    assert np.allclose(from_pcm(stereo + b"\0", 2), sound, atol=1e-4)
    doubled = np.concatenate(list(resampled([sound, sound], 8000)))
    assert abs(len(doubled) - 4 * len(sound)) < 100


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_demo_hears_understands_and_narrates(
    language: str, english_ears: Path, english_voice: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["demo", "--lang", language, "--out", str(tmp_path)])
    printed = capsys.readouterr().out
    assert "start night with sentinel and witch" in printed
    assert {"en": "Witch, open your eyes.", "uk": "Відьмо, розплющ очі."}[language] in printed
    night = tmp_path / f"night.{language}.wav"
    cues = json.loads(night.with_suffix(".json").read_text("utf-8"))["cues"]
    seconds = soundfile.info(night).duration
    assert seconds == pytest.approx(cues[-1]["end"], rel=0.01)
    for cue in cues:
        if cue["do"] == "wait":
            assert cue["end"] - cue["start"] == pytest.approx(cue["seconds"], abs=0.001)
    assert "-->" in night.with_suffix(".srt").read_text("utf-8")
    assert night.with_suffix(".vtt").read_text("utf-8").startswith("WEBVTT")
    assert (tmp_path / "command.en.wav").is_file()
