"""An evening before it begins: what was saved, what the settings say, and what was asked for this time."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scripts import languages
from scripts.names import choose
from voice.errors import DoorError
from voice.moderator import State
from voice.settings import LASTING, Device, Wishes, checked


@dataclass(frozen=True)
class Asked:
    """What was asked for at the command line, for this time; None and empty where nothing was."""

    language: str | None = None
    names: Sequence[str] = ()
    players: int | None = None
    microphone: Device = None
    speaker: Device = None
    typed: bool = False
    """Without a microphone."""
    silent: bool = False
    """Without a speaker."""
    plain: bool = False
    wake_phrase: bool = True
    ambience: bool | None = None
    """The sound of the night."""
    record: str | None = None
    """A folder for what was heard and not understood."""


def with_wishes(asked: Asked, wishes: Wishes) -> Asked:
    """What counts this time: the command line first, then the settings file."""
    if asked.language is not None:
        asked = replace(asked, language=choose("language", asked.language, languages()))
    names = checked("names", list(asked.names)) if asked.names else ()
    if names and asked.players not in (None, len(names)):
        raise DoorError("names-and-players", names=len(names), players=asked.players)
    fits = wishes.names and asked.players in (None, len(wishes.names))
    return replace(
        asked,
        names=names or (wishes.names if fits else None) or (),
        microphone=wishes.microphone if asked.microphone is None else asked.microphone,
        speaker=wishes.speaker if asked.speaker is None else asked.speaker,
        plain=asked.plain or bool(wishes.plain),
        wake_phrase=asked.wake_phrase and wishes.wake_phrase is not False,
        ambience=wishes.ambience if asked.ambience is None else asked.ambience,
    )


def broke_off(state: State) -> bool:
    """Whether a game is under way that nobody has ended."""
    return state.course is not None or state.phase == "vote"


def begun(saved: State | None, asked: Asked, wishes: Wishes) -> State:
    """Where the evening begins. A game that broke off is as it was, but for the language that is asked for now."""
    state = saved or State()
    if asked.language:
        state = replace(state, settings=replace(state.settings, language=asked.language))
    if broke_off(state):
        return state
    lasting = {key: wish for key in LASTING if (wish := getattr(wishes, key)) is not None}
    if asked.language:
        lasting["language"] = asked.language
    plan = state.plan
    if asked.names:
        plan = replace(plan, names=tuple(asked.names), players=len(asked.names))
    elif asked.players is not None:
        names = plan.names if len(plan.names) == asked.players else ()
        plan = replace(plan, names=names, players=asked.players)
    if state.phase == "over":  # the deck of the last evening is still there for "same again"
        state = State(games=state.games, settings=state.settings, results=state.results)
    return replace(state, settings=replace(state.settings, **lasting), plan=plan)
