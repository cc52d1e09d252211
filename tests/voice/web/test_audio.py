"""Sound as files: lines, signals and whole nights, from the beginning or from anywhere, and nothing else."""

import io
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
import soundfile
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.voice.web.calling import Caller, Got, served
from tests.voice.web.conftest import PLENTY
from voice.engines.espeak import EspeakEngine
from voice.house import House
from voice.mouth import Unspoken
from voice.speech_cache import SpeechCache
from voice.synthesizer import Narrator, Synthesizer

PATHS = 500


@pytest.fixture(scope="module")
def caller(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Caller]:
    """Speaks Ukrainian aloud, and English to nobody."""
    folder = tmp_path_factory.mktemp("house")
    ukrainian = Narrator(EspeakEngine("uk"), cache=SpeechCache(folder / "speech"))

    def voice(language: str) -> Synthesizer:
        return ukrainian if language == "uk" else Unspoken(language)

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder))
        house = House(voice=voice, folder=folder)
    house.load()
    with served(house, PLENTY) as caller:
        yield caller
    house.close()


@pytest.fixture(scope="module")
def line(caller: Caller) -> str:
    """Where a line can be heard."""
    (path,) = caller.say(caller.open(language="uk"), "допомога")["audio"]
    return str(path)


@dataclass(frozen=True)
class Night:
    """Where a night can be heard, and how it was when it was still being made."""

    path: str
    growing: Got


@pytest.fixture(scope="module")
def night(caller: Caller) -> Night:
    path = str(caller.say(caller.night(), "repeat")["media"])
    return Night(path, caller.get(path))


@pytest.fixture(params=["line", "night"])
def path(request: pytest.FixtureRequest, line: str, night: Night) -> str:
    return line if request.param == "line" else night.path


def sound(got: Got) -> "soundfile._SoundFileInfo":
    return soundfile.info(io.BytesIO(got.body))


@pytest.mark.parametrize(("ending", "kind", "packing"), [(".wav", "audio/wav", "WAV"), (".mp3", "audio/mpeg", "MP3")])
def test_a_line_as_a_file_of_either_kind(caller: Caller, line: str, ending: str, kind: str, packing: str) -> None:
    got = caller.get(line.replace(".wav", ending))
    assert (got.status, got.headers["Content-Type"], sound(got).format) == (200, kind, packing)
    assert sound(got).duration > 0.5
    assert got.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert got.headers["Cross-Origin-Resource-Policy"] == "cross-origin"


def test_signals_are_files_too(caller: Caller) -> None:
    code = caller.night()
    assert caller.say(code, "pause")["chime"] == "heard"
    assert sound(caller.get("/audio/heard.wav")).duration > 0.05


def test_any_part_of_it(caller: Caller, path: str) -> None:
    whole = caller.get(path)
    size = len(whole.body)
    assert whole.headers["Accept-Ranges"] == "bytes"
    for asked, first, last in (
        ("bytes=0-99", 0, 99),
        ("bytes=100-", 100, size - 1),
        ("bytes=-50", size - 50, size - 1),
        (f"bytes=10-{size * 2}", 10, size - 1),
    ):
        part = caller.get(path, Range=asked)
        assert (part.status, part.headers["Content-Range"]) == (206, f"bytes {first}-{last}/{size}")
        assert part.body == whole.body[first : last + 1]
    beyond = caller.get(path, Range=f"bytes={size}-")
    assert (beyond.status, beyond.headers["Content-Range"], beyond.error) == (416, f"bytes */{size}", "sound-range")
    for nonsense in ("bytes=9-1", "lines=1-2", "bytes=", "bytes=0-1,5-6,9-10", "bytes=x-y"):
        assert caller.get(path, Range=nonsense).status in (200, 206, 416)


def test_what_has_been_fetched_is_not_fetched_again(caller: Caller, path: str) -> None:
    tag = caller.get(path).headers["Etag"]
    same = caller.get(path, If_None_Match=tag)
    assert (same.status, same.body) == (304, b"")
    assert caller.get(path, If_None_Match='"another"').status == 200
    assert caller.get(path, Range="bytes=0-9", If_Range=tag).status == 206
    assert caller.get(path, Range="bytes=0-9", If_Range='"another"').status == 200


def test_how_large_it_is(caller: Caller, path: str) -> None:
    head = caller.ask("HEAD", path)
    assert (head.status, head.body) == (200, b"")
    assert int(head.headers["Content-Length"]) == len(caller.get(path).body)


def test_the_night_from_here_on_has_an_address_that_stays(caller: Caller) -> None:
    code = caller.night()
    there = caller.get(f"/api/tables/{code}/media")
    assert there.status == 302
    assert sound(caller.get(there.headers["Location"])).duration > 60
    caller.say(code, "pause")
    assert caller.get(f"/api/tables/{code}/media").error == "no-sound"


def test_a_night_can_be_heard_while_it_is_made(night: Night, caller: Caller) -> None:
    assert night.growing.status == 200
    assert sound(night.growing).duration > 60
    assert caller.get(night.path).body == night.growing.body


def test_jumping_into_a_night_that_is_being_made(night: Night, caller: Caller) -> None:
    part = caller.get(night.path.replace(".mp3", ".wav"), Range="bytes=0-3")
    assert (part.status, part.body) == (206, b"RIFF")


BY_HAND = [
    "..", ".", "../token", "../../etc/passwd", "..%2ftoken", "..%2f..%2f..%2fetc%2fpasswd", "%2e%2e/token",
    "%2e%2e%2ftoken", "%252e%252e%252ftoken", "....//token", "..\\token", "..%5ctoken", "%5c%5cserver%5cshare",
    "\\\\server\\share", "/etc/passwd", "%2fetc%2fpasswd", "//etc/passwd", "file:///etc/passwd", "C:\\x.wav",
    "c:%5cwindows%5cwin.ini", "%00", "a%00.wav", "token%00.wav", "..%c0%af..%c0%afetc%c0%afpasswd",
    "%c0%ae%c0%ae/token", "%e0%80%ae%e0%80%ae/token", "..%u2216token", "%ff%fe", "~root/.wav", "token", "token.wav",
    "tables.sqlite", "../tables.sqlite", f"{'a' * 64}.wav", f"{'a' * 64}.mp3", f"{'A' * 64}.wav", f"{'a' * 63}.wav",
    f"{'a' * 64}.wav/..", f"{'a' * 64}.wav%00", f"{'a' * 64}.wav\x7f", f"{'a' * 5000}.wav", "heard.ogg", "heard.wav.",
    "heard.wav%20", "HEARD.WAV", "heard.wav;x", "heard.wav%0a", "con.wav", "nul.mp3", ".wav", "..wav", "...mp3",
    "%ef%bc%8e%ef%bc%8e%ef%bc%8ftoken", "narrations/x.wav", "speech/x.wav", "..;/token", "%2e%2e%3b/token",
]  # fmt: skip


def no_escape(caller: Caller, path: str) -> None:
    got = caller.get(path)
    assert got.status in (400, 401, 404), (path, got.status)
    assert b"root:" not in got.body
    assert got.headers["Content-Type"] == "application/json"


@pytest.mark.parametrize("room", ["/audio/", "/static/"])
def test_paths_made_by_hand_lead_nowhere(caller: Caller, room: str) -> None:
    for name in BY_HAND:
        no_escape(caller, room + name.replace("\x7f", "%7f").replace(" ", "%20"))


PIECES = st.sampled_from(
    r".. . / %2e %2f %5c %00 \ %c0%af %c0%ae etc passwd token .wav .mp3 tables.sqlite %25 %ef%bc%8f : ~ %0d%0a".split()
)
SIGNS = st.text(st.characters(min_codepoint=33, max_codepoint=126, blacklist_characters="?#"))
NAMES = st.lists(PIECES | SIGNS | st.just("a" * 64), max_size=9)


@settings(max_examples=PATHS, suppress_health_check=[HealthCheck.function_scoped_fixture], derandomize=True)
@given(room=st.sampled_from(["/audio/", "/static/"]), pieces=NAMES)
def test_no_path_from_outside_reaches_a_file(caller: Caller, room: str, pieces: list[str]) -> None:
    no_escape(caller, room + "".join(pieces))
