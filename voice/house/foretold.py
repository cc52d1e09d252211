"""What a table will be told if nobody says a word: the same moderator, asked ahead of time."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from scripts import words
from scripts.timeline import SOUND, speaking_seconds
from voice.moderator import Moderator, State
from voice.moderator.effects import Chime, Effect, Speak, WakeMe
from voice.moderator.secrets import public
from voice.store import timeless

LONGEST = 3 * 3600.0
"""Seconds; no speaker plays for longer without being asked."""


@dataclass(frozen=True)
class Silence:
    """People act, or talk."""

    seconds: float


Piece: TypeAlias = Speak | Chime | Silence


def foretold(state: State, now: float) -> Iterator[Piece]:
    """From the present line, or the rest of the present pause, until somebody has to say something.

    Of a game whose secrets the moderator keeps, no more than the present part: nobody hears of the dead before dawn.
    """
    moderator = Moderator(untold(state, now))
    part = state.course.part if state.course and state.table else None
    at, ends = 0.0, LONGEST
    effects: Iterable[Effect] = moderator.carry_on(at)
    while at < ends and moderator.state.question is None and (part is None or _part(moderator) == part):
        said = [effect for effect in effects if isinstance(effect, Speak | Chime)]
        wakes = [effect.at for effect in effects if isinstance(effect, WakeMe)]
        yield from said
        if said:
            # Only the order matters here: how long a line really takes, its sound will tell.
            at += sum(_seconds(each) for each in said)
            effects = moderator.spoken(at)
        elif wakes:
            yield Silence(round(wakes[-1] - at, 1))
            at = wakes[-1]
            effects = moderator.tick(at)
        else:
            return


def untold(state: State, now: float) -> State:
    """All of a state that what is to come depends on: the same where the same is to come."""
    public_state = public(timeless(state, now))
    return replace(public_state, held=False, question=None, last_said=(), before=None)


def _part(moderator: Moderator) -> str | None:
    return moderator.state.course.part if moderator.state.course else None


def _seconds(piece: Speak | Chime) -> float:
    return speaking_seconds(piece.text, words(piece.language)) if isinstance(piece, Speak) else SOUND
