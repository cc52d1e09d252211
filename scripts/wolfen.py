"""Curse of the Wolfen: nights, dawns and days from the first to the last."""

from collections.abc import Iterable, Sequence
from typing import Literal

from games import WOLFEN, game, wake_order
from scripts.cues import Cards, Cue, People, Script
from scripts.errors import ScriptError
from scripts.tempo import LOOK, OPEN_EYES, THINK, Style
from scripts.turns import Cues, countdown

DEFENCE = 30
"""Seconds a nominee may speak."""
POINT = OPEN_EYES + LOOK + THINK
"""To choose a player and be understood."""

Winner = Literal["human", "wolfen", "werehamster"]


def night(
    deck: Iterable[str], number: int = 1, edition: str = "english", style: Style | None = None, *, named: bool = False
) -> Script:
    """A night with these cards; those whose holders are dead are called all the same.

    `named` says that these are just the roles somebody named, not the whole deck.
    """
    if number < 1:
        raise ScriptError("night-number")
    cards = game(WOLFEN).sort(deck)
    cues = _cues(cards, style)
    calls = [step.role for step in wake_order(cards, edition, WOLFEN)]
    if number == 1:
        _first_night(cues, cards, calls, named)
    else:
        cues.sound("dusk")
        cues.say("night-close", "brief", number=number)
        cues.pause("close eyes", OPEN_EYES)
        for call in calls:
            _turn(cues, call, f"night {number}")
    return Script(WOLFEN, edition, "night", cards, tuple(cues.cues))


def _cues(cards: Sequence[str], style: Style | None) -> Cues:
    return Cues(WOLFEN, style or Style(), {"storyteller": "person" if "storyteller" in cards else "voice"})


def _first_night(cues: Cues, cards: tuple[str, ...], calls: list[str], named: bool) -> None:
    """For getting known: each role that will matter once, and nobody acts against another."""
    if not named:
        cues.say("first-opening", "full only", players=len(cards))
    cues.say("first-roles", "full only", roles=Cards(cards))
    cues.say("first-card", "full only")
    cues.say("first-secret", "full only")
    if "storyteller" in cards:
        cues.say("first-storyteller", "brief")
    if cues.style.detail == "full":
        cues.pause("look at cards", OPEN_EYES + LOOK)
    cues.sound("dusk")
    cues.say("first-close", "brief")
    cues.pause("close eyes", OPEN_EYES)
    never_wake = [card for card in cards if game(WOLFEN).role(card).kind == "special" and card not in calls]
    for call in calls + never_wake:
        cues.wake(call)
        match call:
            case "romantic":
                cues.say("first-romantic-act", "same")
                cues.pause("romantic chooses", POINT)
                cues.say("first-romantic-lover", "brief")
            case "lunatic":
                cues.say("first-lunatic-act", "same")
            case "wolfen":
                cues.say("first-wolfen-act", "full only")
            case _:
                cues.say("first-known", "full only")
        cues.pause(call, POINT)
        cues.sleep()


def _turn(cues: Cues, call: str, when: str) -> None:
    cues.wake(call)
    # The Lover has no card of that name and must be called in words; the others know what to do.
    cues.say(f"{call}-act", "brief" if call == "romantic" else "full only")
    cues.pause(f"{call} {when}", POINT + (THINK if call in ("magus", "wolfen") else 0))
    cues.sleep(f"{call} {when}")


def dawn(
    deck: Iterable[str],
    number: int = 1,
    deaths: Sequence[str] = (),
    edition: str = "english",
    style: Style | None = None,
) -> Script:
    """Who did not survive the night."""
    cards = game(WOLFEN).sort(deck)
    cues = _cues(cards, style)
    cues.sound("dawn")
    cues.say("dawn", "brief")
    storyteller = number == 1 and "storyteller" in cards
    if storyteller:
        # Who knows every role haunts nobody: this death makes no Ghost that would speak or accuse.
        cues.say("dawn-storyteller", "brief")
    if deaths:
        cues.say("dawn-deaths", count=len(deaths), names=People(tuple(deaths)))
        cues.say("dawn-ghosts", "full only")
    elif not storyteller:
        cues.say("dawn-none", "brief")
    return Script(WOLFEN, edition, "dawn", cards, tuple(cues.cues))


def day(
    deck: Iterable[str],
    survivors: int,
    nominees: Sequence[str] = (),
    executed: str = "",
    edition: str = "english",
    style: Style | None = None,
) -> Script:
    """Discussion, accusations, defence, vote and execution; names where they are known already.

    One nominee who is executed stands for a unanimous accusation: no defence and no vote.
    """
    cards = game(WOLFEN).sort(deck)
    unanimous = len(nominees) == 1 and list(nominees) == [executed]
    parts = [discussion(survivors, style), accusations(cards, style)]
    parts += [] if unanimous else [defence(nominees, style), vote(survivors, style)]
    if executed:
        parts.append(execution(executed, style, unanimous=unanimous))
    return Script(WOLFEN, edition, "day", cards, tuple(cue for part in parts for cue in part))


def discussion(survivors: int, style: Style | None = None) -> list[Cue]:
    """One minute for each survivor."""
    cues = Cues(WOLFEN, style or Style())
    countdown(cues, survivors * 60, survivors=survivors, minutes=survivors)
    return cues.cues


def accusations(cards: Sequence[str], style: Style | None = None) -> list[Cue]:
    """Everyone accuses, the Ghosts too."""
    cues = Cues(WOLFEN, style or Style())
    cues.say("accuse", "brief")
    if "troublemaker" in cards:
        cues.say("accuse-troublemaker", "full only")
    cues.say("accuse-unanimous", "full only")
    cues.pause("accusations", THINK * len(cards))
    return cues.cues


def defence(nominees: Sequence[str] = (), style: Style | None = None) -> list[Cue]:
    cues = Cues(WOLFEN, style or Style())
    if nominees:
        cues.say("nominees", names=People(tuple(nominees)))
    for name in nominees:
        cues.say("defence-each", "brief", name=name)
        cues.pause("defence", DEFENCE)
    if not nominees:
        cues.say("defence", "brief")
        cues.pause("defence", 2 * DEFENCE)
    cues.sound("timer")
    cues.say("defence-end")
    return cues.cues


def vote(survivors: int, style: Style | None = None) -> list[Cue]:
    cues = Cues(WOLFEN, style or Style())
    cues.say("vote", "brief")
    cues.pause("vote", THINK * survivors)
    cues.say("vote-end")
    return cues.cues


def execution(name: str, style: Style | None = None, *, unanimous: bool = False) -> list[Cue]:
    cues = Cues(WOLFEN, style or Style())
    cues.say("unanimous" if unanimous else "executed", "brief", name=name)
    return cues.cues


def end(deck: Iterable[str], winner: Winner, edition: str = "english", style: Style | None = None) -> Script:
    """Who has won, and the cards at last."""
    cues = Cues(WOLFEN, style or Style())
    cues.sound("dawn")
    cues.say(f"end-{winner}", "brief")
    cues.say("end-cards", "brief")
    return Script(WOLFEN, edition, "end", game(WOLFEN).sort(deck), tuple(cues.cues))
