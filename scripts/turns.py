"""Writing cues one after the other: the shape every turn of a night has."""

from collections.abc import Mapping
from typing import Literal

from scripts.cues import Cue, Fact, Say, Sound, SoundName, Wait
from scripts.tempo import Style

BETWEEN_TURNS = 2.0

Form = Literal["same", "brief", "full only"]
"""How experts hear a line: as it is, in its short form, or not at all."""


class Cues:
    """Collects the cues of one script. Lines belong to the turn that is open."""

    def __init__(self, game: str, style: Style, facts: Mapping[str, Fact] | None = None) -> None:
        self.game = game
        self.style = style
        self.facts = dict(facts or {})
        """Facts that any line may use."""
        self.role: str | None = None
        self.cues: list[Cue] = []

    def say(self, key: str, form: Form = "same", **facts: Fact) -> None:
        brief = self.style.detail == "brief"
        if brief and form == "full only":
            return
        suffix = ".brief" if brief and form == "brief" else ""
        self.cues.append(Say(f"{self.game}-{key}{suffix}", self.role, {**self.facts, **facts}))

    def sound(self, name: SoundName) -> None:
        self.cues.append(Sound(name))

    def pause(self, what: str, seconds: float) -> None:
        """Time to act: paced, jittered, or until "next"."""
        self.cues.append(self.style.pause(what, seconds, self.role))

    def clock(self, seconds: float) -> None:
        """Time that was announced: exact."""
        self.cues.append(Wait(float(seconds), self.role))

    def wake(self, role: str, key: str | None = None, form: Form = "brief", **facts: Fact) -> None:
        """Opens a turn."""
        self.role = role
        self.sound("wake")
        self.say(f"{key or role}-wake", form, **facts)

    def sleep(self, what: str | None = None) -> None:
        """Ends the turn that is open."""
        self.say(f"{self.role}-sleep")
        self.sound("sleep")
        self.pause(f"{what or self.role} asleep", BETWEEN_TURNS)
        self.role = None


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
    if half > max(marks):
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
