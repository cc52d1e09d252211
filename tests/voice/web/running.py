"""`nightcaller serve` in a process of its own, as people run it; it can be killed, and started again."""

import os
import re
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Self

from tests.voice.web.calling import Caller

ROOT = Path(__file__).parents[3]
PATIENCE = 60


@dataclass
class Service:
    """A service whose state and models lie in a folder; without models it speaks to nobody and hears nothing."""

    folder: Path
    options: tuple[str, ...] = ()
    shown: list[str] = field(default_factory=list)
    """What it said when it was ready."""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.end(signal.SIGKILL)

    def start(self, *, port: int = 0) -> None:
        self.__dict__.pop("caller", None)
        self._log = (self.folder / "log").open("ab")
        state = {"NIGHTCALLER_STATE": str(self.folder / "state"), "NIGHTCALLER_CACHE": str(self.folder / "cache")}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "voice", "serve", "--port", str(port), *self.options],
            cwd=ROOT,
            env={**os.environ, **state, "NIGHTCALLER_LANG": "en"},
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        assert self._process.stdout
        self.shown = []
        while not (self.shown and "Ctrl and C" in self.shown[-1]):
            row = self._process.stdout.readline()
            assert row, self.log
            self.shown.append(row.strip())

    def end(self, by: signal.Signals) -> int:
        """Ends it; its exit code."""
        self._process.send_signal(by)
        code = self._process.wait(PATIENCE)
        assert self._process.stdout
        self._process.stdout.close()
        self._log.close()
        return code

    @cached_property
    def caller(self) -> Caller:
        found = re.search(r"http://[^:]+:(\d+)/(?:#key=(\S+))?", self.shown[-2])
        assert found, self.shown
        return Caller(int(found[1]), {"Authorization": f"Bearer {found[2]}"} if found[2] else {})

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text("utf-8")

    @property
    def memory(self) -> int:
        """Bytes."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
