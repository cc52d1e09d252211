"""A terminal of our own: what a program draws on it, and keys that are pressed."""

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from select import select
from typing import Any

PATIENCE = 60.0


class Terminal:
    """A program in a terminal; `wait_for` reads until something has been shown."""

    def __init__(self, main_end: int, terminal: int, process: "subprocess.Popen[bytes]") -> None:
        self.process = process
        self.shown = ""
        """All that has been written to the terminal, with its control sequences."""
        self._main_end = main_end
        self._terminal = terminal

    def press(self, keys: str) -> None:
        os.write(self._main_end, keys.encode())

    def wait_for(self, text: str) -> str:
        """What was shown since the last call, up to where the text has come."""
        until = time.monotonic() + PATIENCE
        read = b""
        while text not in plain(read.decode("utf-8", "ignore")):
            assert time.monotonic() < until, f"no {text!r} in {plain(read.decode('utf-8', 'ignore'))[-2000:]}"
            if select([self._main_end], [], [], 0.1)[0]:
                read += os.read(self._main_end, 65536)
        self.shown += read.decode("utf-8", "ignore")
        return plain(read.decode("utf-8", "ignore"))

    def end(self) -> int:
        """The exit code, after everything that was still to be shown."""
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None or select([self._main_end], [], [], 0)[0]:
            assert time.monotonic() < until, plain(self.shown)[-2000:]
            if select([self._main_end], [], [], 0.05)[0]:
                self.shown += os.read(self._main_end, 65536).decode("utf-8", "ignore")
        return self.process.wait()

    def resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    @property
    def mode(self) -> list[Any]:
        return termios.tcgetattr(self._terminal)


def plain(shown: str) -> str:
    """Without control sequences."""
    return re.sub(r"\x1b(\[[0-9;?]*[@-~]|[^\[])", "", shown)


def _interruptible() -> None:
    """A shell's job in the background ignores Ctrl+C from the start, and so would whatever it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def terminal(*arguments: str, columns: int = 80, rows: int = 24, **variables: str) -> Iterator[Terminal]:
    main_end, end = pty.openpty()
    environment: Mapping[str, str] = {**os.environ, "TERM": "xterm-256color", **variables}
    program = [sys.executable, "-m", "voice", *arguments]
    names = ("COLUMNS", "LINES", "NO_COLOR")
    environment = {name: value for name, value in environment.items() if name not in names}
    fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    with subprocess.Popen(
        program, stdin=end, stdout=end, stderr=end, env=environment, preexec_fn=_interruptible
    ) as process:
        try:
            yield Terminal(main_end, end, process)
        finally:
            process.kill()
            process.wait()
            os.close(end)
            os.close(main_end)
