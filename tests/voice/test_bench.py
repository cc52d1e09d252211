"""The bench measures what it says, on a miniature: no recognizer, one voice, one word."""

from pathlib import Path

import numpy as np
import pytest

from tests.bench import commands, house, noise, report, speakers, summary, talk, timing
from tests.bench.speakers import SPEAKERS, said, silence, spoken
from tests.intents.sentences import PLAYERS, parser_of
from voice.audio import RATE
from voice.speech_cache import SpeechCache

(ESPEAK,) = [each for each in SPEAKERS if each.name == "espeak us"]


@pytest.fixture(autouse=True)
def kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Recordings of a test stay in it."""
    monkeypatch.setattr(speakers, "kept", lambda: SpeechCache(tmp_path))


def test_talk_is_no_command() -> None:
    assert len(talk.talk()) >= 150
    assert [text for text in talk.talk() if parser_of("en").read(text).intent] == []


def test_the_sentences_are_commands_without_players() -> None:
    few, many = commands.sentences(40), commands.sentences(1)
    assert 5 < len(few) < len(many)
    assert all(parser_of("en").read(each.text).intent == each.intent for each in few)
    assert not any(name in each.text.split() for each in many for name in PLAYERS["en"])


def test_a_voice_says_the_same_twice() -> None:
    first = said(ESPEAK, "pause")
    assert 0.2 < len(first) / RATE < 2
    assert np.allclose(first, said(ESPEAK, "pause"), atol=1e-4)
    assert len(spoken(ESPEAK, "pause", 0.5, 0.5)) - len(first) == RATE


@pytest.mark.parametrize("decibels", [20, 5])
def test_noise_is_as_loud_as_asked(decibels: int) -> None:
    speech = np.concatenate([silence(1), said(ESPEAK, "pause"), silence(1)])
    white = np.random.default_rng(0).standard_normal(4 * RATE, np.float32)
    added = noise.mixed(speech, white, decibels, 1) - speech
    measured = 10 * np.log10(noise.active_power(speech) / float(np.mean(added**2)))
    assert measured == pytest.approx(decibels, abs=0.3)


def test_in_noise_each_sentence_is_said_once_by_changing_voices() -> None:
    sentences = commands.sentences(40)
    trials = commands.trials(sentences, SPEAKERS, (10,), whole=False)
    white = [each for each in trials if each.condition == commands.Condition("white", 10)]
    assert [each.sentence for each in white] == sentences
    assert len({each.speaker for each in white}) > 1
    quiet = [each for each in trials if each.condition == commands.Condition()]
    by_voice = {voice: [each.sentence for each in quiet if each.speaker == voice] for voice in SPEAKERS}
    assert all(said == sentences for voice, said in by_voice.items() if not voice.tuned)
    assert all(0 < len(said) < len(sentences) for voice, said in by_voice.items() if voice.tuned)


def test_sayings_are_what_a_person_could_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "wisdom").write_text("Start the night.  Cats always know.\n\t\t-- A dog\n%\nX=1; y++ is so.\n%\n")
    monkeypatch.setattr(talk, "FORTUNES", tmp_path)
    assert talk.fortunes() == ["Start the night.", "Cats always know."]
    (only,) = talk.sayings(SPEAKERS, None, 1)
    assert [text for _, text in only.lines] == ["Cats always know."]


def test_an_outcome_is_right_only_with_all_its_slots() -> None:
    (five, *_) = [each for each in commands.sentences(1) if each.text == "five players"]
    trial = commands.Trial(five, ESPEAK, commands.Condition())
    assert commands.Outcome(trial, "five players", "SetPlayers", {"players": 5}, 1.0).kind == "right"
    nine = commands.Outcome(trial, "nine players", "SetPlayers", {"players": 9}, 1.0)
    assert (nine.kind, nine.sure_and_wrong) == ("other slots", True)
    assert commands.Outcome(trial, "", None, {}, 0.0).kind == "nothing"
    assert commands.Outcome(trial, "pause", "Pause", {}, 0.75).kind == "another command"


@pytest.mark.parametrize(("count", "hours", "highest"), [(0, 1, 3.0), (0, 6, 0.5), (1, 1, 4.74), (5, 1, 10.51)])
def test_few_false_commands_in_a_short_time_prove_little(count: int, hours: float, highest: float) -> None:
    assert talk.most_likely_below(count, hours) == pytest.approx(highest, abs=0.01)


def test_a_stretch_of_the_party_knows_what_was_said_when() -> None:
    stretch = talk.Stretch("party", None, ((ESPEAK, "pause"), (ESPEAK, "my back hurts")))
    sound, times = talk.party_sound(stretch)
    assert [text for *_, text in times] == ["pause", "my back hurts"]
    assert times[-1][1] < len(sound) / RATE
    assert talk.between(times, times[1][0] + 0.1, times[1][1]) == "my back hurts"


def test_figures_say_whether_an_aim_is_met() -> None:
    rows = [
        report.Figure("fast", "10 ms", "< 50 ms", True),
        report.Figure("slow", "90 ms", "< 50 ms", False),
        report.Figure("rare", "0.0", "< 0.5", None),
        report.Figure("free", "1 s"),
    ]
    assert [row.verdict for row in rows] == ["met", "NOT met", "not shown", ""]
    assert report.quantile([1.0, 2.0, 3.0, 4.0], 0.5) == 2.0
    assert report.quantile([float(n) for n in range(1, 101)], 0.95) == 95.0
    assert timing.peak_memory() > 10


def test_a_house_of_three_tables_is_measured_from_outside(tmp_path: Path) -> None:
    measured = house.load(3, 6.0, tmp_path, mute=True)
    assert measured.telling == 3
    assert {each.status for each in measured.asked} == {200}
    assert {each.way for each in measured.asked} == {"say", "look"}
    assert 0 < measured.waits[0] < measured.waits[-1]
    assert measured.late
    assert measured.seen_late
    assert min(measured.late) >= 0
    assert 10 < measured.memory < 1000
    command, cues, _ = house.figures_of(measured)
    assert command.what.startswith("3 tables")
    assert cues.aim == "< 100 ms"


def test_what_is_done_and_what_is_asked_back_are_counted_apart(capsys: pytest.CaptureFixture[str]) -> None:
    mistaken = [talk.Mistaken("", "stop", "Stop", confidence) for confidence in (0.72, 0.75, 0.9)]
    summary.false_commands([talk.Listened(talk.Stretch("sayings", None), 3600, tuple(mistaken))])
    rows = {row.split("  ")[1]: row for row in capsys.readouterr().out.splitlines() if row.startswith("  sayings")}
    assert "1.0 (1 in 60 min" in rows["sayings, all phases: taken for a command and done"]
    assert "2.0 (2 in 60 min" in rows["sayings, all phases: asked back about"]
