"""From the words of one step, as a Storyteller types it, to the event they mean."""

import re
from collections.abc import Sequence

from games import WOLFEN
from games.wolfen import Accuse, Bless, Count, Drawn, Event, Hunt, Jinx, Next, Point, Side, Suicide, Table, Vote
from scripts.cues import Choice
from scripts.errors import ScriptError
from scripts.names import choose, find_role
from scripts.people import find_player
from scripts.words import languages, words

ACTS = {
    "next": "wolfen-word-next",
    "accuse": "wolfen-word-accuse",
    "vote": "wolfen-word-vote",
    "count": "wolfen-word-count",
    "draw": "wolfen-word-draw",
    "suicide": "wolfen-word-suicide",
    "bless": "wolfen-word-bless",
    "jinx": "wolfen-word-jinx",
}
FACTIONS = {"human": "wolfen-word-human", "wolfen": "wolfen-word-wolfen"}
ANYWAY = {"anyway": "wolfen-word-anyway"}
WOLFEN_ROLES = ("alpha", "beta", "delta", "gamma")


def read_step(said: Sequence[str], table: Table, language: str) -> list[Event]:
    """One step in any language: “psychic Ana”, “accuse Ana,Ben Carl”, “next”. A draw without names is `Drawn(())`."""
    first, *rest = said
    act = _meant(first, ACTS) or _role(first, language)
    if act in ("accuse", "vote") and len(rest) == 2 and rest[0].strip(" ,"):
        # Several who accuse the same player are several events.
        return [_act(act, [name, rest[1]], table) for name in rest[0].split(",") if name.strip()]
    return [_act(act, rest, table) if act in ACTS else _choice(act, rest, table)]


def _meant(text: str, known: dict[str, str]) -> str | None:
    """One of our words, by its id or in any language."""
    names = {word: word for word in known}
    for language in languages():
        names |= {words(language).text(key): word for word, key in known.items()}
    try:
        found = choose("act", text, names)
    except ScriptError:
        return None
    return names[found]


def _role(text: str, language: str) -> str:
    try:
        role = find_role(text, WOLFEN, language)
    except ScriptError as error:
        raise _unknown(text, language, error) from None
    return "wolfen" if role in WOLFEN_ROLES else role


def _unknown(text: str, language: str, no_role: ScriptError) -> ScriptError:
    """What was typed is neither a word of ours nor a role: what comes close, or else what there is."""
    spoken = words(language)
    ours = [spoken.text(key) for key in ACTS.values()]
    try:
        choose("act", text, dict.fromkeys((*ours, *ACTS)))
    except ScriptError as no_act:
        if no_act.facts["suggestion"] != "none":
            return no_act
    return (
        no_role
        if no_role.facts["suggestion"] != "none"
        else ScriptError("unknown-act", act=text, known=Choice(tuple(ours)))
    )


def _act(act: str, rest: Sequence[str], table: Table) -> Event:
    match act, [find_player(name, table.names) for name in rest] if act not in ("count", "next") else rest:
        case "accuse", [by, player]:
            return Accuse(by, player)
        case "vote", [by, player]:
            return Vote(by, player)
        case "draw", players:
            return Drawn(tuple(players))
        case "suicide", [player]:
            return Suicide(player)
        case "jinx", [player]:
            return Jinx(player)
        case "bless", []:
            return Bless()
        case "next", []:
            return Next()
        case "next", [word] if _meant(word, ANYWAY):
            return Next(anyway=True)
        case "count", [_, *_]:
            return _count(rest, table)
    raise ScriptError("wolfen-do-names", act=act)


def _count(rest: Sequence[str], table: Table) -> Count:
    """“Ana=3 Ben=2”, in any order."""
    votes = dict.fromkeys(table.nominees, 0)
    for part in rest:
        name, _, number = part.rpartition("=")
        player = find_player(name, table.names) if name else ""
        if player not in votes or not re.fullmatch("[0-9]{1,3}", number):
            raise ScriptError("wolfen-do-names", act="count")
        votes[player] = int(number)
    first, second = votes.values() if len(votes) == 2 else (0, 0)
    return Count(first, second)


def _choice(role: str, rest: Sequence[str], table: Table) -> Event:
    if role == "magus" and rest and (spell := _meant(rest[0], ACTS)) in ("bless", "jinx"):
        return _act(str(spell), rest[1:], table)
    if role == "lunatic" and not table.side and len(rest) == 1 and (faction := _meant(rest[0], FACTIONS)):
        return Side(faction)
    players = [find_player(name, table.names) for name in rest]
    if role == "wolfen" and len(players) in (1, 2):
        return Hunt(players[-1], players[0] if len(players) == 2 else "")
    if role in ("magus", "wolfen") or len(players) != 1:
        raise ScriptError("wolfen-do-names", act=role if role in ("magus", "wolfen") else "point")
    return Point(role, players[0])
