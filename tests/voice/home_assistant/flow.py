"""What people say to Home Assistant, and what must come of it, whoever stands in for Home Assistant."""

import io
import json
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

FILES = Path(__file__).parents[3] / "docs" / "home-assistant"
A_MINUTE = 60
"""Seconds; no night is shorter."""
SPEAKER = "media_player.living_room"


@dataclass(frozen=True)
class Done:
    """What Home Assistant said, and what it told its speaker."""

    speech: str
    calls: list[tuple[str, dict[str, Any]]] = field(default_factory=list)


Talk = Callable[[str, str], Done]
"""Says something to Home Assistant in a language."""
Speaker = Literal["plays", "pauses", "as before"]

EVENINGS: Mapping[str, tuple[tuple[str, str, Speaker], ...]] = {
    "en": (
        ("start night with Sentinel and Witch", "How many play?", "as before"),
        ("nightcaller, 5", "Sentinel, two Werewolves and Witch: eight cards for five players. Start?", "as before"),
        ("Nightcaller, yes.", "", "plays"),
        ("ask nightcaller what does the witch do", "The Witch may look at one card", "plays"),
        ("tell nightcaller to pause", "Done.", "pauses"),
        ("moderator resume", "Done.", "plays"),
        ("nightcaller what a dramatic moment", "I did not understand that.", "plays"),
        ("nightcaller stop", "Stop the game?", "pauses"),
        ("nightcaller yes", "The game is stopped.", "pauses"),
    ),
    "uk": (
        ("почни ніч із Вартовим і Відьмою", "Скільки гравців?", "as before"),
        ("ведучий, п'ятеро", "Вартовий, двоє Вовкулак та Відьма", "as before"),
        ("ведуча, так", "", "plays"),
        ("найтколер пауза", "Зроблено.", "pauses"),
        ("ведучий продовжуй", "Зроблено.", "plays"),
    ),
}


def check(talk: Talk, language: str, address: str) -> None:
    """An evening by voice: every answer, and every order to the speaker, whose sound is there to be fetched."""
    heard: set[str] = set()
    for said, told, speaker in EVENINGS[language]:
        done = talk(language, said)
        assert done.speech.startswith(told) if told else not done.speech, (said, done)
        if speaker == "as before":
            assert done.calls == [], said
            continue
        ((service, data),) = done.calls
        assert data["entity_id"] in (SPEAKER, [SPEAKER])
        assert service == ("play_media" if speaker == "plays" else "media_pause"), said
        if speaker == "plays":
            sound = data["media_content_id"]
            assert sound.startswith(f"{address}/audio/")
            heard.add(sound)
    for sound in heard:
        assert seconds(fetched(sound)) > A_MINUTE


def fetched(url: str) -> bytes:
    """As a media player fetches it: without any key."""
    where = urlsplit(url)
    line = HTTPConnection(where.netloc, timeout=60)
    line.request("GET", where.path)
    response = line.getresponse()
    assert response.status == 200
    assert response.getheader("Content-Type") == "audio/mpeg"
    sound = response.read()
    line.close()
    return sound


def seconds(sound: bytes) -> float:
    import soundfile

    with soundfile.SoundFile(io.BytesIO(sound)) as file:
        assert file.format == "MP3"
        return len(file.read()) / float(file.samplerate)


def config_folder(folder: Path, address: str, token: str = "") -> Path:
    """The files of the document, with the secrets of a house."""
    shutil.copytree(FILES, folder, dirs_exist_ok=True)
    secrets = {"nightcaller_url": address, "nightcaller_key": f"Bearer {token}"}
    (folder / "secrets.yaml").write_text(json.dumps(secrets), "utf-8")
    return folder
