"""From the wish for a script, as any door may put it, to the script."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, get_args

from games import EDITIONS, ONENIGHT, WOLFEN, Advice, Deck, advice, complete, preset, problems, with_werewolves
from games import game as catalogue
from games.catalogue import GAMES
from games.deck import CENTER
from games.wolfen import MAX_PLAYERS, wolfen_advice, wolfen_deck
from scripts import onenight, wolfen
from scripts.cues import Script, join
from scripts.errors import DeckError, ScriptError
from scripts.names import choose, find_preset, find_role
from scripts.tempo import Style
from scripts.words import languages, words

ONENIGHT_OPTIONS = {"preset": "--preset", "complete": "--complete", "minutes": "--minutes"}
WOLFEN_OPTIONS = {
    "night": "--night",
    "specials": "--no-special",
    "storyteller": "--no-storyteller",
    "died": "--died",
    "survivors": "--survivors",
    "nominees": "--nominees",
    "executed": "--executed",
    "winner": "--winner",
}
"""Wishes that only one of the games has, and what the command line calls them."""
PARTS = {ONENIGHT: ("night", "day", "all"), WOLFEN: ("night", "dawn", "day", "end", "all")}


@dataclass(frozen=True)
class Request:
    """Everything that can be asked for; names as people write them."""

    language: str = "en"
    game: str = ONENIGHT
    roles: Sequence[str] = ()
    preset: str = ""
    players: int | None = None
    only: bool = False
    """Call these roles and no Werewolves besides."""
    complete: bool = False
    """Fill the deck up around the named roles."""
    edition: str = ""
    part: str = "night"
    minutes: int = onenight.USUAL_MINUTES
    style: Style = field(default_factory=Style)
    night: int = 1
    """Curse of the Wolfen, from here on: which night or day it is."""
    specials: bool = True
    storyteller: bool = True
    """A person tells the story, and holds a card for it."""
    died: Sequence[str] = ()
    survivors: int | None = None
    nominees: Sequence[str] = ()
    executed: str = ""
    winner: str = ""


@dataclass(frozen=True)
class Written:
    """The script, and what a careful host would mention about the deck."""

    script: Script
    advice: tuple[Advice, ...] = ()


def write(request: Request) -> Written:
    """The script that was asked for."""
    request = replace(request, language=choose("language", request.language, languages()))
    game_id = choose("game", request.game, GAMES)
    edition = choose("edition", request.edition or words(request.language).edition, EDITIONS)
    part = choose("part", request.part, PARTS[game_id])
    _check_options(request, ONENIGHT_OPTIONS if game_id == WOLFEN else WOLFEN_OPTIONS)
    if game_id == WOLFEN:
        died, nominees = (tuple(filter(None, map(_clean, names))) for names in (request.died, request.nominees))
        request = replace(request, died=died, nominees=nominees, executed=_clean(request.executed))
        return _wolfen(request, edition, part)
    return _onenight(request, edition, part)


def _check_options(request: Request, others: Mapping[str, str]) -> None:
    """A wish that belongs to the other game is refused, not passed over."""
    kind = "wolfen-only" if others is WOLFEN_OPTIONS else "onenight-only"
    for field_name, option in others.items():
        if getattr(request, field_name) != getattr(Request, field_name):
            raise ScriptError(kind, option=option)


def _clean(name: str) -> str:
    """A player's name in one line: nothing in it steers a terminal or breaks a file."""
    return "".join(letter for letter in " ".join(name.split()) if letter.isprintable())


def _onenight(request: Request, edition: str, part: str) -> Written:
    cards, players = _onenight_cards(request)
    scripts = []
    if part in ("night", "all"):
        scripts.append(onenight.night(cards, players, edition, request.style))
    if part in ("day", "all"):
        scripts.append(onenight.day(cards, players, request.minutes, edition, request.style))
    deck = Deck(players, cards) if players else None
    return Written(join(*scripts), advice(deck) if deck and deck.full else ())


@dataclass(frozen=True)
class WholeDeck:
    """As many cards as a game of so many players needs."""

    players: int
    cards: tuple[str, ...]


def full_deck(request: Request) -> WholeDeck:
    """The deck that was listed, or one filled up around what was named."""
    if request.game == WOLFEN:
        if request.preset:
            raise ScriptError("onenight-only", option=ONENIGHT_OPTIONS["preset"])
        if request.players is None:
            raise ScriptError("no-players")
        return WholeDeck(request.players, _wolfen_deck(request)[0])
    cards, players = _onenight_cards(replace(request, complete=not request.preset))
    assert players is not None  # a deck that is filled up knows for how many
    for problem in problems(Deck(players, cards)):
        raise DeckError(problem)
    return WholeDeck(players, cards)


def _onenight_cards(request: Request) -> tuple[tuple[str, ...], int | None]:
    """The deck of a set, a whole deck that was listed, or just the roles that were named; and for how many."""
    if request.roles and request.preset:
        raise ScriptError("roles-and-preset")
    if request.preset:
        deck = preset(find_preset(request.preset, request.language)).deck(request.players)
    else:
        named = tuple(find_role(role, ONENIGHT, request.language) for role in request.roles)
        if not named:
            raise ScriptError("no-roles")
        if not request.only and not _already_full(named, request.players):
            named = with_werewolves(named)
        if request.players is None:
            if request.complete:
                raise ScriptError("no-players")
            return named, None
        if request.complete and request.only:
            raise ScriptError("only-and-complete")
        room = not _already_full(named, request.players)
        deck = complete(named, request.players) if request.complete and room else Deck(request.players, named)
    _check(deck, request)
    return deck.cards, deck.players


def _already_full(named: Sequence[str], players: int | None) -> bool:
    """Whoever lists a whole deck is asked about its Werewolves instead of getting a card too many."""
    return players is not None and len(named) >= players + CENTER


def _check(deck: Deck, request: Request) -> None:
    """Too few cards are no fault here: whoever names roles need not list the deck."""
    pardoned = {"too-few-cards"}
    if request.only:
        pardoned.add("no-werewolf")
    if not deck.full:
        pardoned.add("one-mason")
    for problem in problems(deck):
        if problem.kind not in pardoned:
            raise DeckError(problem)


def _wolfen(request: Request, edition: str, part: str) -> Written:
    _check_wolfen(request)
    deck, named = _wolfen_deck(request)
    style = request.style
    scripts = []
    if part in ("night", "all"):
        scripts.append(wolfen.night(deck, request.night, edition, style, named=named))
    if part in ("dawn", "all"):
        scripts.append(wolfen.dawn(deck, request.night, request.died, edition, style))
    if part in ("day", "all"):
        scripts.append(wolfen.day(deck, _survivors(request, deck), request.nominees, request.executed, edition, style))
    if part == "end" or (part == "all" and request.winner):
        winner: Any = choose("winner", request.winner, get_args(wolfen.Winner))
        scripts.append(wolfen.end(deck, winner, edition, style))
    return Written(join(*scripts), () if named else wolfen_advice(deck))


def _check_wolfen(request: Request) -> None:
    """What the rules say of the people a host names."""
    if not _nominees_fit(request):
        raise ScriptError("nominees")
    if request.night == 1 and request.died:
        raise ScriptError("first-night-deaths")
    for names in (request.died, request.nominees):
        for name, count in Counter(names).items():
            if count > 1:
                raise ScriptError("same-name", name=name)


def _wolfen_deck(request: Request) -> tuple[tuple[str, ...], bool]:
    """The cards, and whether they are just the roles that were named."""
    named = [find_role(role, WOLFEN, request.language) for role in request.roles]
    if request.players is None:
        if not named:
            raise ScriptError("no-players")
        # Every deck has these two; "only" leaves them out, as it does with the Werewolves.
        always = [] if request.only else ["alpha", "psychic", *(["storyteller"] if request.storyteller else [])]
        return catalogue(WOLFEN).sort({*named, *always}), True
    deck = wolfen_deck(request.players, specials=request.specials, named=named or None, storyteller=request.storyteller)
    return deck, False


def _nominees_fit(request: Request) -> bool:
    """None are known yet, or two, or one whom everyone accused and who is executed for it."""
    nominees, executed = request.nominees, request.executed
    if len(nominees) == 1:
        return executed == nominees[0]
    return not nominees or (len(nominees) == 2 and (not executed or executed in nominees))


def _survivors(request: Request, deck: Sequence[str]) -> int:
    if request.survivors is not None:
        living = request.survivors
    elif request.night > 1:
        raise ScriptError("no-survivors")
    elif request.players is not None:
        living = request.players - ("storyteller" in deck)
    else:
        raise ScriptError("no-players")
    most = (request.players or MAX_PLAYERS) - ("storyteller" in deck)
    if not 1 <= living <= most:
        raise ScriptError("survivors", survivors=living, players=most)
    return living
