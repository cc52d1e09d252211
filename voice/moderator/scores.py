"""The points of an evening of long games."""

from dataclasses import replace
from itertools import groupby

from games import WOLFEN, game
from games.wolfen.points import Result, check, standings
from intents.commands import Award, Command, Scores
from scripts import words
from scripts.cues import People
from scripts.names import choose
from voice.moderator.lines import Line, Said
from voice.moderator.reply import Reply
from voice.moderator.state import State


def reply(state: State, command: Command) -> Reply | None:
    match command:
        case Scores():
            return Reply(state, scores(state))
        case Award(player, prize) if state.results:
            *earlier, last = state.results
            seat = choose("player", player, last.players)
            voted = replace(last, role_player=seat) if prize == "role_player" else replace(last, most_fun=seat)
            check(voted)
            line = Line("award", {"player": _player(state, seat), "prize": prize})
            return Reply(state.changed(results=(*earlier, voted)), (line,))
        case Award():
            return Reply(state, (Line("no-scores"),))
    return None


def scores(state: State) -> tuple[Said, ...]:
    """Everyone who has played tonight, the most points first."""
    if not state.results:
        return (Line("no-scores"),)
    groups = groupby(standings(state.results), key=lambda standing: standing.points)
    ranked: list[Said] = []
    for points, standing in groups:
        players = People(tuple(_player(state, each.player) for each in standing))
        ranked.append(Line("score", {"points": points, "players": players}))
    return (Line("scores", {"games": len(state.results)}), *ranked)


def counted(state: State) -> Reply:
    """A game that a person told, by the cards that were read out at its end."""
    cards = {seat: told.card for seat, told in state.cards.items()}
    teller = next((seat for seat, card in cards.items() if card == "storyteller"), "")
    found = Result(
        players=tuple(cards),
        winners=tuple(seat for seat in cards if _won(state, seat)),
        faction=state.island.winner,
        storyteller=teller,
        roles=tuple(cards.values()),
    )
    check(found)
    over = replace(state.changed(results=(*state.results, found)), question=None)
    return Reply(over, (*scores(over), Line("ask-prizes"), Line("ask-again")))


def _won(state: State, seat: str) -> bool:
    """Whether a player is on the side that has won; whoever gave a role away wins nothing."""
    told, winner = state.cards[seat], state.island.winner
    if seat in state.island.out:
        return False
    if winner == "werehamster":
        return told.card == "werehamster"
    team = game(WOLFEN).role(told.card).team
    return (told.saw if team == "chosen" else team) == winner


def _player(state: State, seat: str) -> str:
    """As people call them; a table may have got names after some games."""
    return words(state.settings.language).text("seat", {"n": int(seat)}) if seat.isdigit() else seat
