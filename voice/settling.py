"""A vote told as JSON: who holds which card and points at whom in, deaths and winners out."""

from collections.abc import Mapping
from typing import Any

from games import ONENIGHT, WOLFEN, GameError, Refusal, game
from games.catalogue import GAMES
from games.deck import CENTER, check_players
from games.table import CHANGED_BY, Seat
from games.turns import converts
from games.verdict import Verdict, settle
from scripts import Words
from scripts.names import choose, find_role
from scripts.tellings import told_verdict
from voice.documents import as_list, as_text, player_names
from voice.errors import DoorError


def read_vote(document: Mapping[str, Any], language: str) -> tuple[tuple[str, ...], Verdict]:
    """The players' names and the verdict; whatever is wrong with the document is raised."""
    if choose("game", as_text(document.get("game", ONENIGHT), "game"), GAMES) == WOLFEN:
        raise DoorError("settle-wolfen")
    players = as_list(document.get("players"), "players")
    names = player_names(players)
    check_players(len(names))
    _check_center(document.get("center"), language)
    roles = [_role(each, name, language) for name, each in zip(names, players, strict=True)]
    pointing = [_target(each.get("points_at"), name, names) for name, each in zip(names, players, strict=True)]
    try:
        return names, settle(roles, pointing)
    except Refusal as refused:
        seat = refused.facts["seat"]
        assert isinstance(seat, int)
        raise Refusal(refused.kind, player=names[seat]) from refused


def _check_center(center: Any, language: str) -> None:
    """The center decides nothing in the vote; it must be cards all the same."""
    if center is not None:
        cards = [find_role(as_text(card, "center"), ONENIGHT, language) for card in as_list(center, "center")]
        if len(cards) not in (CENTER, CENTER + 1):  # the Center Werewolf may be among them
            raise GameError("center-cards", cards=len(cards), needed=CENTER)


def _role(player: Mapping[str, Any], name: str, language: str) -> str:
    """Who a player is at dawn."""
    card = find_role(as_text(player.get("card"), "card"), ONENIGHT, language)
    if player.get("saw") is not None:
        saw = find_role(as_text(player["saw"], "saw"), ONENIGHT, language)
        if card not in ("doppelganger", "paranormal_investigator"):
            raise DoorError("saw", player=name)
        if card == "doppelganger" or converts(saw):
            card = saw
    if player.get("artifact") is None:
        return card
    artifact = choose("artifact", as_text(player["artifact"], "artifact"), game(ONENIGHT).artifacts)
    return CHANGED_BY.get(artifact, card)


def _target(name: Any, voter: str, names: tuple[str, ...]) -> Seat:
    if name is None:
        raise Refusal("vote-nobody", player=voter)
    return names.index(choose("player", as_text(name, "points_at"), names))


def settled(document: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """The stable shape of `nightcaller settle --json`."""
    names, verdict = read_vote(document, words.language)
    return {
        "deaths": [names[seat] for seat in verdict.deaths],
        "winners": [names[seat] for seat in verdict.winners],
        "teams": list(verdict.teams),
        "reason": told_verdict(verdict, names, words),
    }
