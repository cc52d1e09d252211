"""`make home-assistant`: the configuration in docs/, loaded and obeyed by a real Home Assistant of its own."""

import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from threading import Thread

from tests.voice.home_assistant.flow import EVENINGS, Done, check, config_folder
from voice.house import House
from voice.mouth import Unspoken
from voice.web import Doors, create_app
from voice.web.server import server

PACKAGES = ("homeassistant==2024.3.3", "hassil==1.6.1", "home-assistant-intents==2024.3.12")
"""The last that runs on Python 3.11, and what it would install by itself."""
TOKEN = "the-key-of-this-house"  # noqa: S105 (of a test)
RUNNER = Path(__file__).with_name("in_home_assistant.py")


def home_assistant(folder: Path) -> Path:
    """Its Python; beside ours, since the two want different versions of the same packages."""
    python = folder / "bin" / "python"
    if not (folder / "bin" / "hass").exists():
        print(f"Installing {PACKAGES[0]}: a few minutes …")
        venv.create(folder, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES], check=True)
    return python


def evening(python: Path, language: str) -> None:
    """One evening, with a house of its own."""
    with tempfile.TemporaryDirectory() as name:
        folder, doors = Path(name), Doors(token=TOKEN)
        house = House(voice=Unspoken, folder=folder / "house")
        listening = server(create_app(house, doors), "127.0.0.1", 0, doors)
        Thread(target=listening.run, daemon=True).start()
        address = f"http://127.0.0.1:{listening.effective_port}"
        config = config_folder(folder / "config", address, TOKEN)
        asked = [python, RUNNER, config]
        with subprocess.Popen(asked, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as home:

            def talk(language: str, said: str) -> Done:
                assert home.stdin
                assert home.stdout
                home.stdin.write(json.dumps([language, said]) + "\n")
                home.stdin.flush()
                done = json.loads(home.stdout.readline())
                print(f"{said} → {done['speech'] or '…'}")
                return Done(done["speech"], [(service, data) for service, data in done["calls"]])

            check(talk, language, address)
        listening.close()
        house.close()


if __name__ == "__main__":
    python = home_assistant(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(sys.prefix) / "home-assistant")
    for language in EVENINGS:
        evening(python, language)
    print(f"{PACKAGES[0]} does as the document says.")
