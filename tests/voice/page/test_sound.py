"""Push to talk, heard by the real recognizer; and lines that sound out of this device."""

import wave
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.voice.page.conftest import CHROMIUM, FLAGS, Opener
from tests.voice.page.reading import Reader
from tests.voice.page.served import Served, served
from voice.house.ears import Ears
from voice.synthesizer import Narrator

SENTENCE = "start night with Sentinel and Witch"
LEAD = 0.4
"""Seconds of silence before it: nobody speaks in the moment of the press."""
REFUSES = (
    "() => {{ navigator.mediaDevices.getUserMedia = async () => {{ throw new DOMException('', '{}') }} }}"  # a function
)
LOADING = 120_000
"""Milliseconds that a recognizer may take to load on a busy machine."""
PLAYED = """() => {
  window.played = [];
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    window.played.push([new URL(this.src).pathname, this.volume]);
    return play.call(this);
  };
}"""


@pytest.fixture
def spoken(tmp_path: Path, narrator: Narrator) -> tuple[Path, float]:
    """Somebody says a sentence, once; and how long it takes."""
    sound = np.concatenate([np.zeros(round(LEAD * narrator.rate), np.float32), *narrator.speak(SENTENCE, 1.0)])
    path = tmp_path / "command.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(narrator.rate)
        file.writeframes((sound * 32767).astype("<i2").tobytes())
    return path, len(sound) / narrator.rate


@pytest.fixture
def talkative(playwright: Playwright, spoken: tuple[Path, float]) -> Iterator[Browser]:
    """A browser whose microphone hears the sentence."""
    path, _ = spoken
    flags = (
        *FLAGS,
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-audio-capture={path}%noloop",
    )
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
    yield browser
    browser.close()


@pytest.fixture
def hearing_house(tmp_path: Path, english_ears: Path) -> Iterator[Served]:
    """Hears with the real recognizer."""
    with served(tmp_path, ears=Ears(lambda *_: english_ears)) as house:
        yield house


def test_push_to_talk_is_heard(
    hearing_house: Served, talkative: Browser, spoken: tuple[Path, float], open_page: Opener
) -> None:
    hearing_house.house.open("one", players=5)
    page = open_page(f"{hearing_house.url}/table/one", browser=talkative)
    reader = Reader(page, "en")
    reader.expect_phase("setup")
    page.keyboard.down("F9")
    expect(page.locator("#talk")).to_have_attribute("aria-pressed", "true")
    # Speech takes its time.
    enough = page.evaluate("() => performance.now()") + (spoken[1] + 0.5) * 1000
    page.wait_for_function("enough => performance.now() > enough", arg=enough)
    page.keyboard.up("F9")
    expect(page.locator("#talk-state")).to_contain_text("start night with sentinel and witch", timeout=LOADING)
    # It was taken for what it was, and asks before the night begins.
    expect(page.locator("#question-text")).to_contain_text("Sentinel")
    assert sorted(hearing_house.table.moderator.state.plan.roles) == ["sentinel", "werewolf", "werewolf", "witch"]


@pytest.mark.parametrize(
    ("setting", "key"),
    [
        ("() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined })", "talk-insecure"),
        (
            REFUSES.format("NotAllowedError"),
            "talk-denied",
        ),
        (
            REFUSES.format("NotFoundError"),
            "talk-none",
        ),
    ],
)
def test_no_microphone_is_one_sentence(house: Served, open_page: Opener, setting: str, key: str) -> None:
    house.house.open("one")
    page = open_page(f"{house.url}/table/one")
    reader = Reader(page, "en")
    reader.expect_phase("setup")
    page.evaluate(setting)
    page.locator("#talk").click()
    expect(page.locator("#talk-state")).to_have_text(reader.text(key))
    expect(page.locator("#talk")).to_have_attribute("aria-pressed", "false")


def sounding(page: Page) -> list[str]:
    played: list[tuple[str, float]] = page.evaluate("() => window.played")
    return [path for path, _ in played]


def test_lines_sound_here_only_when_asked(house: Served, open_page: Opener) -> None:
    house.house.open("one", players=3)
    page = open_page(f"{house.url}/table/one")
    reader = Reader(page, "en")
    reader.expect_phase("setup")
    page.evaluate(PLAYED)
    log = page.locator("#captions")
    expect(log).to_have_attribute("aria-live", "polite")
    house.table.say("help")
    expect(reader.caption).to_contain_text("Say")
    assert sounding(page) == []

    page.locator("#settings summary").click()
    page.locator("#speak").click()
    expect(page.locator("#speak")).to_have_attribute("aria-checked", "true")
    expect(log).to_have_attribute("aria-live", "off")  # what sounds is not read out as well
    page.wait_for_function("() => window.played.length === 1")
    answer = house.table.say("volume fifty percent")
    assert answer.chime
    answer = house.table.say("which roles are in")
    page.wait_for_function("path => window.played.some(([each]) => each === path)", arg=answer.audio[0])
    assert page.evaluate("() => window.played.at(-1)[1]") == pytest.approx(0.5)
    page.locator("#speak").click()
    expect(log).to_have_attribute("aria-live", "polite")
