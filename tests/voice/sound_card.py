"""A sound card for machines without one: a PulseAudio of our own whose microphone hears what its speaker plays."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

import pytest

READY = "Daemon startup complete"

needs_pulseaudio = pytest.mark.skipif(
    shutil.which("pulseaudio") is None or shutil.which("pactl") is None,
    reason="PulseAudio is not installed; make system installs it (Debian: pulseaudio, pulseaudio-utils)",
)


class SoundCard:
    """A daemon: the variables that lead programs to it, and a way to pull its plug and to put it in again."""

    def __init__(self, folder: Path, modules: tuple[str, ...]) -> None:
        socket = folder / "socket"
        self._own = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "PULSE_COOKIE": str(folder / "cookie")}
        self.variables: Mapping[str, str] = {**self._own, "PULSE_SERVER": f"unix:{socket}"}
        self._socket = socket
        self._loaded = [f"module-native-protocol-unix socket={socket} auth-anonymous=1", "module-null-sink", *modules]
        self.pid = 0
        self._daemon: subprocess.Popen[str] | None = None
        self._draining: Thread | None = None

    def plug_in(self) -> None:
        self._socket.unlink(missing_ok=True)
        flags = "-n --daemonize=no --use-pid-file=no --exit-idle-time=-1 --disable-shm=yes --log-target=stderr"
        daemon = self._daemon = subprocess.Popen(
            ["pulseaudio", *flags.split(), "--log-level=info", *(f"--load={module}" for module in self._loaded)],
            env={**os.environ, **self._own, "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert daemon.stderr
        told: list[str] = []
        while READY not in (line := daemon.stderr.readline()):
            assert line, "".join(told)
            told.append(line)
        self._draining = Thread(target=daemon.stderr.read, daemon=True)
        self._draining.start()
        self.pid = daemon.pid

    def pull_out(self) -> None:
        if self._daemon and self._draining and self._daemon.stderr:
            self._daemon.kill()
            self._daemon.wait()
            self._draining.join()
            self._daemon.stderr.close()
            self._daemon = None


@contextmanager
def sound_card(*modules: str) -> Iterator[SoundCard]:
    """A speaker that nobody hears, with its monitor as the microphone."""
    with TemporaryDirectory(prefix="card") as name:  # a socket's path must be short
        card = SoundCard(Path(name), modules)
        card.plug_in()
        try:
            yield card
        finally:
            card.pull_out()
