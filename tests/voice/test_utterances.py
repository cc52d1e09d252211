"""Where speech begins and ends, and what noise is left in it."""

import numpy as np
import pytest

from tests.voice.sayings import noise, said, silence
from voice.audio import RATE, Sound
from voice.denoise import DELAY, FRAME, Denoiser, RoomNoise, noise_of
from voice.engines.espeak import EspeakEngine
from voice.recognizer import Recognizer
from voice.utterances import CHUNK, utterances


@pytest.fixture(scope="module")
def sentence(english_robot: EspeakEngine) -> Sound:
    return said(english_robot, "start the timer for five minutes")


def test_speech_is_cut_out_of_silence(sentence: Sound) -> None:
    stream = np.concatenate([silence(2), sentence, silence(2), sentence, silence(1)])
    first, second = utterances([stream])
    speech = len(sentence) / RATE - 1.1
    for found, start in ((first, 2.3), (second, 4.3 + len(sentence) / RATE)):
        assert start - 0.6 < found.start < start + 0.2
        assert speech - 0.3 < found.end - found.start < speech + 1.5


def test_blocks_of_any_size_give_the_same(sentence: Sound) -> None:
    whole = [each.sound for each in utterances([sentence])]
    pieces = [each.sound for each in utterances(sentence[at : at + 331] for at in range(0, len(sentence), 331))]
    assert len(whole) == len(pieces) == 1
    assert np.array_equal(whole[0], pieces[0])


def test_a_stream_that_ends_in_the_middle_gives_what_was_said(sentence: Sound) -> None:
    (found,) = utterances([sentence[: len(sentence) // 2]])
    assert found.end <= len(sentence) / 2 / RATE + 2 * CHUNK / RATE


def test_clicks_and_hums_are_no_speech() -> None:
    click = silence(3)
    click[RATE : RATE + 40] = 0.9
    hum = (0.1 * np.sin(2 * np.pi * 50 * np.arange(3 * RATE) / RATE)).astype(np.float32)
    assert not list(utterances([click]))
    assert not list(utterances([hum]))


def test_vosk_hears_the_end_of_a_sentence_earlier(recognizer: Recognizer, sentence: Sound) -> None:
    stream = np.concatenate([sentence, silence(2)])
    listener = recognizer.listen_for(["start the timer for five minutes"])
    (alone,) = utterances([stream])
    (together,) = utterances([stream], listener)
    assert listener.finish()[0].text == "start the timer for five minutes"
    assert together.end <= alone.end


def level(sound: Sound) -> float:
    return float(np.sqrt(np.mean(sound**2)))


def test_known_noise_is_taken_out_and_speech_is_left(sentence: Sound) -> None:
    hiss = noise(sentence, 10)
    sound = sentence + hiss
    known = noise_of(sound)
    assert known is not None
    steps = len(sound) // FRAME * FRAME
    cleaned = Denoiser(known).clean(sound[:steps])
    quiet = slice(len(sentence) - RATE // 3, steps)  # nobody speaks there
    assert level(cleaned[quiet]) < level(sound[quiet]) / 4
    speech = slice(RATE // 2, RATE)
    late = cleaned[speech.start + DELAY : speech.stop + DELAY]
    assert np.corrcoef(late, sentence[speech])[0, 1] > 0.9


def test_without_noise_speech_stays_as_it_is(sentence: Sound) -> None:
    cleaner = Denoiser(RoomNoise().spectrum())
    steps = len(sentence) // FRAME * FRAME
    pieces = [cleaner.clean(sentence[at : at + FRAME]) for at in range(0, steps, FRAME)]
    assert np.allclose(np.concatenate(pieces)[DELAY:], sentence[: steps - DELAY], atol=1e-3)


def test_the_noise_of_a_room_is_learnt_from_what_goes_on_in_it(sentence: Sound) -> None:
    rng = np.random.default_rng(0)
    room = RoomNoise()
    for _ in range(100):
        room.learn(rng.normal(0, 0.01, FRAME).astype(np.float32))
    learnt = room.spectrum()
    true = np.mean(
        [np.abs(np.fft.rfft(rng.normal(0, 0.01, FRAME) * np.sqrt(np.hanning(FRAME)))) ** 2 for _ in range(500)]
    )
    assert true / 3 < float(np.mean(learnt)) < true * 3


def test_too_short_a_recording_has_no_noise_to_know() -> None:
    assert noise_of(silence(0.5)) is None
