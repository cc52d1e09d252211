"""The night and the day of One Night and Daybreak."""

from collections.abc import Iterable
from dataclasses import replace

from games import ONENIGHT, WakeStep, game, wake_order
from games.deck import CENTER
from scripts.cues import AnyOf, Cards, Hailed, Named, Part, Script, join
from scripts.errors import ScriptError
from scripts.tempo import LOOK, OPEN_EYES, THINK, USUAL_PLAYERS, Style, action_seconds
from scripts.turns import BETWEEN_TURNS, Cues, countdown

USUAL_MINUTES = 5
MOST_MINUTES = 60
REMINDERS = {
    "bodyguard": "vote-bodyguard",
    "hunter": "vote-hunter",
    "prince": "vote-prince",
    "curator": "vote-shroud",
}
"""Cards that change the vote, and the line that says how."""


def night(
    roles: Iterable[str], players: int | None = None, edition: str = "english", style: Style | None = None
) -> Script:
    """The night of these cards: a whole deck, or just the roles somebody named."""
    cards = game(ONENIGHT).sort(roles)
    steps = wake_order(cards, edition)
    cues = _cues(cards, style, "opening")
    _opening(cues, cards, players)
    for step in steps:
        _turn(cues, step, cards, players)
    _dawn(cues, cards)
    return Script(ONENIGHT, edition, "night", cards, tuple(cues.cues))


def day(
    roles: Iterable[str],
    players: int | None = None,
    minutes: int = USUAL_MINUTES,
    edition: str = "english",
    style: Style | None = None,
) -> Script:
    """Discussion and vote."""
    cards = tuple(roles)
    if not 1 <= minutes <= MOST_MINUTES:
        raise ScriptError("minutes", least=1, most=MOST_MINUTES)
    talk, choice = discussion(cards, minutes * 60, edition, style), vote(cards, players, edition, style)
    return replace(join(talk, choice), part="day")


def discussion(
    roles: Iterable[str], seconds: int = USUAL_MINUTES * 60, edition: str = "english", style: Style | None = None
) -> Script:
    """The talk of the day, with its warnings."""
    cards = game(ONENIGHT).sort(roles)
    cues = _cues(cards, style, "discussion")
    countdown(cues, seconds, minutes=max(1, round(seconds / 60)))
    return Script(ONENIGHT, edition, "day", cards, tuple(cues.cues))


def vote(
    roles: Iterable[str], players: int | None = None, edition: str = "english", style: Style | None = None
) -> Script:
    """The vote, what the cards in play do to it, and who wins."""
    cards = game(ONENIGHT).sort(roles)
    cues = _cues(cards, style, "vote")
    _vote(cues, cards, USUAL_PLAYERS if players is None else players)
    cues.begin("verdict")
    _who_wins(cues, cards)
    return Script(ONENIGHT, edition, "day", cards, tuple(cues.cues))


def _cues(cards: tuple[str, ...], style: Style | None, part: Part) -> Cues:
    in_play = {"shield": "sentinel" in cards, "dream": "dream_wolf" in cards, "tanner": _tanner_possible(cards)}
    return Cues(ONENIGHT, style, part, {fact: "yes" if holds else "no" for fact, holds in in_play.items()})


def _tanner_possible(cards: tuple[str, ...]) -> bool:
    """The Curator's Cudgel makes a Tanner of anyone."""
    return "tanner" in cards or "curator" in cards


def _opening(cues: Cues, cards: tuple[str, ...], players: int | None) -> None:
    if players is not None and len(cards) == players + CENTER:
        cues.say("opening-deck", "brief", players=players, cards=len(cards), roles=Cards(cards))
    elif cards:
        cues.say("opening-named", "brief", roles=Named(cards))
    if "alpha_wolf" in cards:
        cues.say("opening-centerwolf", "full only")
    if "sentinel" in cards:
        cues.say("opening-shield", "full only")
    if "curator" in cards:
        cues.say("opening-artifacts", "full only")
    cues.say("opening-card", "full only")
    if cues.style.detail == "full":
        cues.pause("look at cards", OPEN_EYES + LOOK)
    cues.nightfall("opening-close")


def _turn(cues: Cues, step: WakeStep, cards: tuple[str, ...], players: int | None) -> None:
    if step.copying:
        _copied_turn(cues, step)
        return
    cues.wake(step.role)
    match step.role:
        case "doppelganger":
            _doppelganger(cues, cards, players)
        case "werewolf":
            _werewolves(cues, cards)
        case "minion":
            cues.say("minion-thumbs", "brief")
            cues.pause("minion", OPEN_EYES + LOOK)
            cues.say("minion-thumbs-end")
        case role:
            cues.say(f"{role}-act", "full only")
            cues.pause(role, action_seconds(game(ONENIGHT).role(role), players))
    cues.sleep()


def _werewolves(cues: Cues, cards: tuple[str, ...]) -> None:
    if too := tuple(card for card in ("alpha_wolf", "mystic_wolf") if card in cards):
        cues.say("werewolf-too", "full only", roles=Hailed(too), count=len(too))
    dream = "dream_wolf" in cards
    if dream:
        cues.say("werewolf-dream", "brief")
    cues.pause("werewolf", OPEN_EYES + LOOK)
    # Said in every night: whether a Werewolf is alone is nobody else's business.
    cues.say("werewolf-alone", "brief")
    cues.pause("werewolf alone", OPEN_EYES + LOOK)
    if dream:
        cues.say("werewolf-dream-end")


def _doppelganger(cues: Cues, cards: tuple[str, ...], players: int | None) -> None:
    """Her look, then everything the cards in play may ask of her before she sleeps."""
    roles = [game(ONENIGHT).role(card) for card in dict.fromkeys(cards)]
    cues.say("doppelganger-act", "full only")
    cues.pause("doppelganger", action_seconds(game(ONENIGHT).role("doppelganger")))

    if at_once := [role for role in roles if role.copied == "at_once"]:
        cues.say("doppelganger-now", "brief")
        for role in at_once:
            cues.say(f"doppelganger-as-{role.id}", "full only")
        # Long enough for the slowest of them, whichever she saw.
        cues.pause("doppelganger now", THINK + max(action_seconds(role, players) for role in at_once))
    if pack := [role for role in roles if role.werewolf and role.copied != "thumb"]:
        cues.say("doppelganger-pack", "full only", roles=AnyOf(tuple(role.id for role in pack)))
    if "dream_wolf" in cards:
        cues.say("doppelganger-dream", "full only")
    if "mason" in cards:
        cues.say("doppelganger-mason", "full only")
    if "minion" in cards:
        cues.say("doppelganger-minion", "brief")
        # Nobody shows a thumb before every other Doppelgänger has closed her eyes.
        cues.pause("doppelganger no minion", BETWEEN_TURNS)
        cues.say("doppelganger-minion-thumbs", "brief")
        cues.pause("doppelganger minion", OPEN_EYES + LOOK)
        cues.say("doppelganger-minion-end")


def _copied_turn(cues: Cues, step: WakeStep) -> None:
    name = f"doppelganger-{step.copying}"
    cues.wake("doppelganger", step.copying)
    cues.say(f"{name}-act", "full only")
    cues.pause(name, action_seconds(game(ONENIGHT).role(step.copying)))
    cues.sleep(name)


def _dawn(cues: Cues, cards: tuple[str, ...]) -> None:
    cues.begin("dawn")
    cues.sound("dawn")
    cues.say("dawn", "brief")
    cues.say("dawn-cards", "full only")
    if "sentinel" in cards:
        cues.say("dawn-shield")
    if "revealer" in cards:
        cues.say("dawn-revealed")
    if "curator" in cards:
        cues.say("dawn-artifacts", "brief")
        cues.pause("artifacts", OPEN_EYES + LOOK)
        cues.say("dawn-mask")
        cues.say("dawn-shroud")


def _vote(cues: Cues, cards: tuple[str, ...], players: int) -> None:
    for card, reminder in REMINDERS.items():
        if card in cards:
            cues.say(reminder)
    cues.say("vote-ready", "brief")
    cues.pause("vote ready", THINK)
    for number in (3, 2, 1):
        cues.say(f"vote-{number}")
        cues.clock(1)
    cues.sound("timer")
    cues.say("vote-now")
    cues.clock(2)
    cues.say("vote-aloud", "brief")
    cues.pause("vote aloud", THINK * players)
    cues.say("vote-count", "full only")
    if "vampire" in cards:
        cues.say("vote-epic", "brief")
    cues.say("vote-cards-bodyguard" if "bodyguard" in cards else "vote-cards", "brief")


def _who_wins(cues: Cues, cards: tuple[str, ...]) -> None:
    cues.say("win-village", "full only")
    cues.say("win-werewolf", "full only")
    if "minion" in cards:
        cues.say("win-minion", "full only")
    if _tanner_possible(cards):
        cues.say("win-tanner", "full only")
    if "vampire" in cards:
        cues.say("win-epic", "full only")
