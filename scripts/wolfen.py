"""Curse of the Wolfen: nights, dawns and days from the first to the last."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal

from games import WOLFEN, game, wake_order
from scripts.cues import Cards, Part, People, Script, join
from scripts.errors import ScriptError
from scripts.tempo import LOOK, OPEN_EYES, THINK, Style
from scripts.turns import Cues, countdown

DEFENCE = 30
"""Seconds a nominee may speak."""
POINT = OPEN_EYES + LOOK + THINK
"""To choose a player and be understood."""
FIND = 8.0
"""Besides, to find a phone or the keyboard in the dark, where no Storyteller sees a finger."""

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
    cues = _cues(cards, style, "opening" if number == 1 else "nightfall")
    calls = [step.role for step in wake_order(cards, edition, WOLFEN)]
    if number == 1:
        _first_night(cues, cards, calls, named)
    else:
        cues.nightfall("night-close", number=number)
        for call in calls:
            _turn(cues, call, f"night {number}")
    return _script(cards, edition, "night", cues)


def _cues(cards: Sequence[str], style: Style | None, part: Part) -> Cues:
    return Cues(WOLFEN, style, part, {"storyteller": "person" if "storyteller" in cards else "voice"})


def _act(cues: Cues, what: str, seconds: float) -> None:
    """Time for a role to act: as long for everyone, dead or alive."""
    cues.pause(what, seconds + (FIND if cues.facts["storyteller"] == "voice" else 0))


def _first_night(cues: Cues, cards: tuple[str, ...], calls: list[str], named: bool) -> None:
    """For getting known: each role that will matter once, and nobody acts against another."""
    if not named:
        cues.say("first-opening", "full only", players=len(cards))
    cues.say("first-roles", "brief", roles=Cards(cards))
    cues.say("first-card", "full only")
    cues.say("first-secret", "full only")
    if "storyteller" in cards:
        cues.say("first-storyteller", "brief")
    if cues.style.detail == "full":
        cues.pause("look at cards", OPEN_EYES + LOOK)
    cues.nightfall("first-close")
    never_wake = [card for card in cards if game(WOLFEN).role(card).kind == "special" and card not in calls]
    for call in calls + never_wake:
        cues.wake(call)
        match call:
            case "romantic":
                cues.say("first-romantic-act")
                _act(cues, "romantic chooses", POINT)
                cues.say("first-romantic-lover", "brief")
            case "lunatic":
                cues.say("first-lunatic-act")
            case "wolfen":
                cues.say("first-wolfen-act", "full only")
            case _:
                cues.say("first-known", "full only")
        _act(cues, call, POINT)
        cues.sleep()


def _turn(cues: Cues, call: str, when: str) -> None:
    cues.wake(call)
    # The Lover has no card of that name and must be called in words; the others know what to do.
    cues.say(f"{call}-act", "brief" if call == "romantic" else "full only")
    _act(cues, f"{call} {when}", POINT + (THINK if call in ("magus", "wolfen") else 0))
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
    cues = _cues(cards, style, "dawn")
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
    return _script(cards, edition, "dawn", cues)


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
    parts = [
        discussion(cards, survivors, edition, style),
        accusations(cards, max(survivors, len(cards)), edition, style),
    ]
    if not unanimous:
        parts += [defence(cards, nominees, edition, style), vote(cards, survivors, edition, style)]
    if executed:
        parts.append(execution(cards, executed, edition, style, unanimous=unanimous))
    return replace(join(*parts), part="day")


def discussion(
    deck: Iterable[str],
    survivors: int,
    edition: str = "english",
    style: Style | None = None,
    *,
    seconds: int | None = None,
) -> Script:
    """One minute for each survivor, or as long as the table wants."""
    cues = Cues(WOLFEN, style, "discussion")
    countdown(cues, seconds or survivors * 60, survivors=survivors, minutes=survivors)
    return _script(deck, edition, "day", cues)


def accusations(deck: Iterable[str], people: int, edition: str = "english", style: Style | None = None) -> Script:
    """Everyone accuses, the Ghosts too."""
    cards = game(WOLFEN).sort(deck)
    cues = Cues(WOLFEN, style, "accusations")
    cues.say("accuse" if "storyteller" in cards else "accuse-aloud", "brief")
    if "troublemaker" in cards:
        cues.say("accuse-troublemaker", "full only")
    cues.say("accuse-unanimous", "full only")
    cues.pause("accusations", THINK * people)
    return _script(cards, edition, "day", cues)


def defence(
    deck: Iterable[str], nominees: Sequence[str] = (), edition: str = "english", style: Style | None = None
) -> Script:
    """The nominees speak, each as long as the other."""
    cues = Cues(WOLFEN, style, "defence")
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
    return _script(deck, edition, "day", cues)


def vote(deck: Iterable[str], survivors: int, edition: str = "english", style: Style | None = None) -> Script:
    cards = game(WOLFEN).sort(deck)
    cues = Cues(WOLFEN, style, "vote")
    cues.say("vote" if "storyteller" in cards else "vote-aloud", "brief")
    cues.pause("vote", THINK * survivors)
    if "storyteller" in cards:  # without one, the vote is closed when the last vote is told
        cues.say("vote-end")
    return _script(cards, edition, "day", cues)


def execution(
    deck: Iterable[str],
    name: str,
    edition: str = "english",
    style: Style | None = None,
    *,
    unanimous: bool = False,
) -> Script:
    cues = Cues(WOLFEN, style, "execution")
    if name:
        cues.say("unanimous" if unanimous else "executed", "brief", name=name)
    else:
        cues.say("no-execution")
    return _script(deck, edition, "day", cues)


def end(deck: Iterable[str], winner: Winner, edition: str = "english", style: Style | None = None) -> Script:
    """Who has won, and the cards at last."""
    cards = game(WOLFEN).sort(deck)
    cues = Cues(WOLFEN, style, "end")
    cues.sound("dawn")
    cues.say(f"end-{winner}", "brief")
    cues.say("end-cards" if "storyteller" in cards else "end-told", "brief")
    return _script(cards, edition, "end", cues)


def _script(deck: Iterable[str], edition: str, part: str, cues: Cues) -> Script:
    return Script(WOLFEN, edition, part, game(WOLFEN).sort(deck), tuple(cues.cues))
