"""`nightcaller simulate`: how often each team wins with a deck, by games played at random."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from games import EDITIONS, ONENIGHT, Deck
from games.catalogue import game
from games.simulation import NOBODY
from games.verdict import TEAMS
from scripts import Request, Words
from scripts.cues import Cards, Choice, Fact
from scripts.names import choose
from scripts.request import full_deck
from voice import show
from voice.cli.options import LANGUAGE, names, spoken_in, whole
from voice.errors import DoorError
from voice.files import write_files
from voice.spoken import SpokenCommand

if TYPE_CHECKING:
    from games.simulation import Tally

ENDINGS = (".svg", ".png")
MOST_GAMES = 10_000_000


@click.command(cls=SpokenCommand)
@click.option("--players", type=whole, metavar="N", help="How many play.")
@click.option("--roles", type=names, default="", metavar="R,R", help="The deck, or roles to fill one up around.")
@click.option("--preset", default="", metavar="NAME", help="A set of roles; see “nightcaller presets”.")
@click.option("--games", type=whole, default=1000, show_default=True, metavar="K", help="How many games.")
@click.option("--seed", type=whole, default=0, show_default=True, help="Another seed, other games.")
@click.option("--edition", default="", help=f"Wake order: {', '.join(EDITIONS)}. By default that of the language.")
@click.option("--out", metavar="FILE", help=f"A picture of it: {', '.join(ENDINGS)}.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@LANGUAGE
def simulate(
    players: int | None,
    roles: tuple[str, ...],
    preset: str,
    games: int,
    seed: int,
    edition: str,
    out: str | None,
    as_json: bool,
    language: str,
) -> None:
    """Plays random legal games with a deck: how often each team wins, to balance it by."""
    spoken = spoken_in(language)
    edition = choose("edition", edition or spoken.edition, EDITIONS)
    ending = _ending(out)
    if not 1 <= games <= MOST_GAMES:
        raise DoorError("games", least=1, most=MOST_GAMES)
    deck = full_deck(Request(language=spoken.language, roles=roles, preset=preset, players=players))
    tally = _played(deck, games, seed, edition, spoken)
    if out is not None:
        write_files({Path(out): _picture(deck, tally, ending, spoken)})
        show.advise(spoken.text("table-written", {"path": out}))
    if as_json:
        print(json.dumps(_json(deck, tally, seed, edition)))
    else:
        _show(deck, tally, spoken)


def _ending(out: str | None) -> str:
    """Known before the games are played: nobody waits for a picture that cannot be drawn."""
    ending = Path(out or "bars.svg").suffix.lower()
    if ending not in ENDINGS:
        raise DoorError("unknown-ending-picture", ending=ending, known=Choice(ENDINGS))
    return ending.removeprefix(".")


def _played(deck: Deck, games: int, seed: int, edition: str, spoken: Words) -> "Tally":
    from games.simulation import Tally
    from voice.simulating import play_many

    tally = Tally()
    with _progress(games, spoken) as report:
        for tally in play_many(deck, games, seed, edition):
            report(tally.games)
    return tally


@contextmanager
def _progress(games: int, spoken: Words) -> Iterator[Callable[[int], None]]:
    """A bar for people who look; for others the answer is soon enough there."""
    if not show.problems.is_terminal or show.problems.is_dumb_terminal:
        yield lambda _: None
        return
    from rich.progress import Progress  # only a long wait needs it; a start is faster so

    with Progress(console=show.problems, transient=True) as bar:
        task = bar.add_task(spoken.text("simulate-playing"), total=games)
        yield lambda done: bar.update(task, completed=done)


def _teams(deck: Deck, tally: "Tally") -> list[str]:
    """The teams whose cards are in the deck, or that an artifact brought in; and nobody."""
    known = {role.team for role in deck.roles()}
    return [team for team in (*TEAMS, NOBODY) if team in known or tally.teams[team]]


def _percent(count: int, of: int, spoken: Words) -> str:
    from voice.simulating import share

    part, spread = share(count, of)
    return spoken.text("simulate-share", {"percent": round(100 * part, 1), "spread": round(100 * spread, 1)})


def _show(deck: Deck, tally: "Tally", spoken: Words) -> None:
    show.line(_title(deck, tally, spoken))
    columns = ["table-team", "simulate-won", "simulate-of-games"]
    rows = [
        [_team(team, spoken), str(tally.teams[team]), _percent(tally.teams[team], tally.games, spoken)]
        for team in _teams(deck, tally)
    ]
    show.table("", [spoken.text(column) for column in columns], rows)
    show.line("")
    columns = ["simulate-dealt", "simulate-times", "simulate-holder-won"]
    cards = [
        [spoken.role(card, ONENIGHT), str(tally.held[card]), _percent(tally.won[card], tally.held[card], spoken)]
        for card in game(ONENIGHT).roles
        if tally.held[card]
    ]
    show.table("", [spoken.text(column) for column in columns], cards)


def _title(deck: Deck, tally: "Tally", spoken: Words) -> str:
    facts: dict[str, Fact] = {"games": tally.games, "players": deck.players, "roles": Cards(deck.cards)}
    return spoken.text("simulate-title", facts, ONENIGHT)


def _team(team: str, spoken: Words) -> str:
    return spoken.text("team-nobody" if team == NOBODY else f"team-{team}")


def _picture(deck: Deck, tally: "Tally", ending: str, spoken: Words) -> bytes:
    from voice.pictures import Bar, bars
    from voice.simulating import share

    rows = [
        Bar(
            team,
            _team(team, spoken),
            *share(tally.teams[team], tally.games),
            _percent(tally.teams[team], tally.games, spoken),
        )
        for team in _teams(deck, tally)
    ]
    return bars(spoken.text("simulate-picture"), _title(deck, tally, spoken), rows, ending)


def _json(deck: Deck, tally: "Tally", seed: int, edition: str) -> dict[str, Any]:
    return {
        "players": deck.players,
        "roles": list(deck.cards),
        "edition": edition,
        "seed": seed,
        "games": tally.games,
        "teams": {team: tally.teams[team] for team in _teams(deck, tally)},
        "cards": {
            card: {"held": tally.held[card], "won": tally.won[card]}
            for card in game(ONENIGHT).roles
            if tally.held[card]
        },
    }
