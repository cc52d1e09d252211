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
    """A running daemon: the variables that lead programs to it, and a way to pull its plug."""

    def __init__(self, variables: Mapping[str, str], daemon: "subprocess.Popen[str]") -> None:
        self.variables = variables
        self.pid = daemon.pid


@contextmanager
def sound_card(*modules: str) -> Iterator[SoundCard]:
    """A speaker that nobody hears, with its monitor as the microphone."""
    with TemporaryDirectory(prefix="card") as name:  # a socket's path must be short
        folder = Path(name)
        socket = folder / "socket"
        own = {"HOME": name, "XDG_RUNTIME_DIR": name, "PULSE_COOKIE": str(folder / "cookie")}
        loaded = [f"module-native-protocol-unix socket={socket} auth-anonymous=1", "module-null-sink", *modules]
        flags = "-n --daemonize=no --use-pid-file=no --exit-idle-time=-1 --disable-shm=yes --log-target=stderr"
        daemon = subprocess.Popen(
            ["pulseaudio", *flags.split(), "--log-level=info", *(f"--load={module}" for module in loaded)],
            env={**os.environ, **own, "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert daemon.stderr
        told: list[str] = []
        while READY not in (line := daemon.stderr.readline()):
            assert line, "".join(told)
            told.append(line)
        draining = Thread(target=daemon.stderr.read, daemon=True)
        draining.start()
        try:
            yield SoundCard({**own, "PULSE_SERVER": f"unix:{socket}"}, daemon)
        finally:
            daemon.kill()
            daemon.wait()
            draining.join()
            daemon.stderr.close()
