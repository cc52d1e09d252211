"""The mouth of a table that is heard elsewhere: tells which line sounds now, and knows when it will have ended."""

from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import dataclass

from voice.events import Drained, Event
from voice.house.clips import Clip, Clips, Spoken
from voice.house.feed import Feed
from voice.mouth import Wish

Later = Callable[[float, Event], None]
"""Brings an event to the table at a time."""
Locked = Callable[[Callable[[], None]], None]
"""Calls with the table's lock held."""


@dataclass
class _Line:
    mark: int
    due: float
    seconds: float | None
    """None: it is still being made."""
    making: "Future[Spoken] | None" = None


class ServedMouth:
    """Called with the table's lock held; `made` comes from the thread that makes speech, and takes the lock itself."""

    def __init__(
        self,
        clips: Clips,
        feed: Feed,
        later: Later,
        now: Callable[[], float],
        locked: Callable[[Callable[[], None]], None],
    ) -> None:
        self._clips, self._feed, self._later, self._now, self._locked = clips, feed, later, now, locked
        self._free = 0.0
        """When all lines whose length is known have been said."""
        self._lines: deque[_Line] = deque()
        self.said: list[Clip] = []
        self.chimed = ""
        """What was to be said and sounded since somebody last looked."""

    def say(self, text: str, language: str, pace: float, mark: int, due: float, *, answer: bool = False) -> None:
        clip = self._clips.clip(Wish(text, language, pace))
        self.said.append(clip)
        self._feed.put("say", {"text": text, "language": language, "narration": not answer, "audio": clip.path})
        line = _Line(mark, due, self._clips.seconds(clip))
        self._lines.append(line)
        if line.seconds is None:
            line.making = self._clips.when_made(
                clip, lambda: self._locked(lambda: self._made(line, clip)), answer=answer
            )
        self._settle()

    def chime(self, name: str, mark: int, due: float) -> None:
        clip = self._clips.signal(name)
        self.chimed = name
        self._feed.put("sound", {"name": name, "audio": clip.path})
        self._lines.append(_Line(mark, due, self._clips.seconds(clip)))
        self._settle()

    def hush(self) -> None:
        unsaid, self._lines = self._lines, deque()
        for line in unsaid:
            if line.making:
                line.making.cancel()  # a speaker may still ask for it
        self._free = 0.0
        self._feed.put("hush", {})

    def volume(self, percent: int) -> None:
        """The state tells it; whoever plays the sound makes it as loud."""

    def prepare(self, coming: Iterable[str], language: str, pace: float) -> None:
        self._clips.prepare([self._clips.clip(Wish(text, language, pace)) for text in coming])

    def _made(self, line: _Line, clip: Clip) -> None:
        if not any(each is line for each in self._lines):
            return  # it was hushed
        line.due = max(line.due, self._now())  # nobody could hear it before
        line.seconds = self._clips.seconds(clip) or 0.0
        self._settle()

    def _settle(self) -> None:
        """Lines whose time is known now; one after the other, each when it is due or later."""
        while self._lines and (seconds := self._lines[0].seconds) is not None:
            line = self._lines.popleft()
            self._free = max(self._free, line.due) + seconds
            self._later(self._free, Drained(line.mark, self._free))
