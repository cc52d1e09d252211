"""Writing cues one after the other: the shape every turn of a night has."""

from collections.abc import Mapping
from typing import Literal

from scripts.cues import Cue, Fact, Part, Place, Say, Sound, SoundName, Wait
from scripts.tempo import OPEN_EYES, Style

BETWEEN_TURNS = 2.0

Form = Literal["same", "brief", "full only"]
"""How experts hear a line: as it is, in its short form, or not at all."""


class Cues:
    """Collects the cues of one script. Each stands in the part that has begun and the turn that is open."""

    def __init__(self, game: str, style: Style | None, part: Part, facts: Mapping[str, Fact] | None = None) -> None:
        self.game = game
        self.style = style or Style()
        self.place = Place(part)
        self.facts = dict(facts or {})
        """Facts that any line may use."""
        self.cues: list[Cue] = []

    def begin(self, part: Part) -> None:
        self.place = Place(part)

    def say(self, key: str, form: Form = "same", **facts: Fact) -> None:
        brief = self.style.detail == "brief"
        if brief and form == "full only":
            return
        suffix = ".brief" if brief and form == "brief" else ""
        self.cues.append(Say(f"{self.game}-{key}{suffix}", self.place, {**self.facts, **facts}))

    def sound(self, name: SoundName) -> None:
        self.cues.append(Sound(name, self.place))

    def pause(self, what: str, seconds: float) -> None:
        """Time to act: paced, jittered, or until "next"."""
        self.cues.append(Wait(self.style.pause(what, seconds), self.place))

    def clock(self, seconds: float) -> None:
        """Time that was announced."""
        self.cues.append(Wait(float(seconds), self.place, exact=True))

    def nightfall(self, key: str, **facts: Fact) -> None:
        """Everyone closes their eyes."""
        self.sound("dusk")
        self.say(key, "brief", **facts)
        self.pause("close eyes", OPEN_EYES)

    def wake(self, role: str, copying: str = "") -> None:
        """Opens a turn."""
        self.place = Place("turn", role, copying)
        self.sound("wake")
        if copying:
            self.say(f"{role}-{copying}-wake")
        else:
            self.say(f"{role}-wake", "brief")

    def sleep(self, what: str | None = None) -> None:
        """Ends the turn that is open."""
        role = self.place.role
        self.say(f"{role}-sleep")
        self.sound("sleep")
        self.pause(f"{what or role} asleep", BETWEEN_TURNS)


def countdown(cues: Cues, seconds: int, **start: Fact) -> None:
    """A discussion with its warnings: half time, one minute, thirty seconds, ten."""
    if cues.style.untimed:
        cues.say("day-untimed")
        cues.pause("discussion", seconds)
        cues.sound("timer")
        cues.say("day-end", "brief")
        return
    cues.say("day-start", "same", **start)
    half = seconds // 2
    marks = {mark: f"day-{mark}" for mark in (60, 30, 10) if mark < seconds}
    if half > max(marks, default=half):
        marks[half] = "day-half"
    left = seconds
    for mark in sorted(marks, reverse=True):
        cues.clock(left - mark)
        cues.sound("timer")
        cues.say(marks[mark], minutes=mark // 60, seconds=mark % 60)
        left = mark
    cues.clock(left)
    cues.sound("timer")
    cues.say("day-end", "brief")
