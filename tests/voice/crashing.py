"""A night that is killed at every cue: each time by SIGKILL, in a process of its own with a store of its own."""

import os
import signal
import sys
from collections.abc import Iterable
from pathlib import Path

from intents.commands import StartNight, Yes
from voice.moderator import Moderator, State
from voice.moderator.effects import Chime, Effect, Hush, Save, Speak, WakeMe
from voice.store import Store

ROLES = ("doppelganger", "sentinel", "mason", "mason", "werewolf", "witch", "curator", "seer")
PLAYERS = 5
AT_ONCE = 10
"""Processes: while one waits for its disk, another plays."""


class Table:
    """A moderator whose mouth takes a second for anything, and whose clock waits for nobody."""

    def __init__(self, store: Store, state: State | None = None, now: float = 1000.0) -> None:
        self.now = now
        self.moderator = Moderator(state)
        self.store = store
        self.narrated: list[tuple[int, str]] = []
        """What was narrated or sounded, with the number of its cue."""
        self.answered: list[str] = []
        self.unsaved: int | None = None
        """A cue at which to die once it is spoken, before it is saved."""
        self._speaking = False
        self._wake: float | None = None

    @property
    def at(self) -> int:
        course = self.moderator.state.course
        return course.at if course else -1

    def do(self, effects: Iterable[Effect]) -> None:
        self._wake = None
        for effect in effects:
            match effect:
                case Speak(text, _, narration):
                    (self.narrated.append((self.at, text)) if narration else self.answered.append(text))
                    self._speaking = True
                case Chime(name):
                    self.narrated.append((self.at, name))
                    self._speaking = True
                case Hush():
                    self._speaking = False
                case WakeMe(at):
                    self._wake = at
                case Save():
                    if self.at == self.unsaved and self.moderator.state.course:
                        os.kill(os.getpid(), signal.SIGKILL)
                    self.store.save(self.moderator.state)

    def start_night(self) -> None:
        self.do(self.moderator.start(self.now))
        self.do(self.moderator.handle(StartNight(ROLES, players=PLAYERS, now=True), self.now))

    def go_on(self) -> None:
        """The yes after a crash, until the first words that follow it."""
        self.do(self.moderator.start(self.now))
        self.do(self.moderator.handle(Yes(), self.now))
        self.step()

    def step(self) -> None:
        """The next thing that happens if nobody says anything."""
        if self._speaking:
            self._speaking = False
            self.now += 1
            self.do(self.moderator.spoken(self.now))
        else:
            assert self._wake is not None
            self.now = max(self.now, self._wake)
            self.do(self.moderator.tick(self.now))


def die_at(cue: int, folder: Path, saved: bool) -> None:
    store = Store(lambda error: sys.exit(error.kind), folder)
    store.load()
    table = Table(store)
    table.unsaved = None if saved else cue
    table.start_night()
    while table.at < cue:
        table.step()
    os.kill(os.getpid(), signal.SIGKILL)


def main(folder: Path, cues: int) -> None:
    """Plays and dies at each cue, once with it saved and once just before."""
    unsaved = Table(Store(lambda _: None, folder))
    unsaved.start_night()  # so that the words are read once, not in every process
    while unsaved.moderator.state.phase == "night":
        unsaved.step()
    running: set[int] = set()
    for number in range(2 * cues):
        child = os.fork()
        if not child:
            die_at(number // 2, folder / str(number), saved=bool(number % 2))
        running.add(child)
        while len(running) >= AT_ONCE or (number == 2 * cues - 1 and running):
            ended, status = os.wait()
            assert os.WTERMSIG(status) == signal.SIGKILL, status
            running.remove(ended)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
