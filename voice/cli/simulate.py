"""`nightcaller simulate`: how often each team wins with a deck, by games played at random."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from games import EDITIONS, ONENIGHT
from games.catalogue import GAMES, game
from games.simulation import NOBODY, Simulation
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
@click.option("--game", "game_id", default=ONENIGHT, show_default=True, help=f"Game: {', '.join(GAMES)}.")
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
    game_id: str,
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
    request = Request(spoken.language, choose("game", game_id, GAMES), roles, preset, players)
    deck = full_deck(request)
    simulation = Simulation(request.game, deck.players, deck.cards, seed, edition)
    tally = _played(simulation, games, spoken)
    if out is not None:
        write_files({Path(out): _picture(simulation, tally, ending, spoken)})
        show.advise(spoken.text("table-written", {"path": out}))
    if as_json:
        print(json.dumps(_json(simulation, tally)))
    else:
        _show(simulation, tally, spoken)


def _ending(out: str | None) -> str:
    """Known before the games are played: nobody waits for a picture that cannot be drawn."""
    ending = Path(out or "bars.svg").suffix.lower()
    if ending not in ENDINGS:
        raise DoorError("unknown-ending-picture", ending=ending, known=Choice(ENDINGS))
    return ending.removeprefix(".")


def _played(simulation: Simulation, games: int, spoken: Words) -> "Tally":
    from games.simulation import Tally
    from voice.simulating import play_many

    tally = Tally()
    with _progress(games, spoken) as report:
        for tally in play_many(simulation, games):
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


def _teams(simulation: Simulation, tally: "Tally") -> list[str]:
    """The teams whose cards are in the deck, or that an artifact brought in; and nobody, where that can be."""
    roles = game(simulation.game).roles
    known = {card if roles[card].team == "alone" else roles[card].team for card in simulation.cards} | (
        {NOBODY} if simulation.game == ONENIGHT else set()
    )
    return [team for team in (*simulation.teams, NOBODY) if team in known or tally.teams[team]]


def _percent(count: int, of: int, spoken: Words) -> str:
    from voice.simulating import share

    part, spread = share(count, of)
    return spoken.text("simulate-share", {"percent": round(100 * part, 1), "spread": round(100 * spread, 1)})


def _show(simulation: Simulation, tally: "Tally", spoken: Words) -> None:
    show.line(_title(simulation, tally, spoken))
    columns = ["table-team", "simulate-won", "simulate-of-games"]
    rows = [
        [_team(team, spoken), str(tally.teams[team]), _percent(tally.teams[team], tally.games, spoken)]
        for team in _teams(simulation, tally)
    ]
    show.table("", [spoken.text(column) for column in columns], rows)
    show.line("")
    columns = ["simulate-dealt", "simulate-times", "simulate-holder-won"]
    cards = [
        [spoken.role(card, simulation.game), str(tally.held[card]), _percent(tally.won[card], tally.held[card], spoken)]
        for card in game(simulation.game).roles
        if tally.held[card]
    ]
    show.table("", [spoken.text(column) for column in columns], cards)


def _title(simulation: Simulation, tally: "Tally", spoken: Words) -> str:
    facts: dict[str, Fact] = {"games": tally.games, "players": simulation.players, "roles": Cards(simulation.cards)}
    return spoken.text("simulate-title", facts, simulation.game)


def _team(team: str, spoken: Words) -> str:
    own = {NOBODY: "team-nobody", "werehamster": "wolfen-werehamster"}  # who is no team
    return spoken.text(own.get(team, f"team-{team}"))


def _picture(simulation: Simulation, tally: "Tally", ending: str, spoken: Words) -> bytes:
    from voice.pictures import Bar, bars
    from voice.simulating import share

    rows = [
        Bar(
            team,
            _team(team, spoken),
            *share(tally.teams[team], tally.games),
            _percent(tally.teams[team], tally.games, spoken),
        )
        for team in _teams(simulation, tally)
    ]
    return bars(spoken.text("simulate-picture"), _title(simulation, tally, spoken), rows, ending)


def _json(simulation: Simulation, tally: "Tally") -> dict[str, Any]:
    held = {card: tally.held[card] for card in game(simulation.game).roles if tally.held[card]}
    return {
        "game": simulation.game,
        "players": simulation.players,
        "roles": list(simulation.cards),
        "edition": simulation.edition if simulation.game == ONENIGHT else None,
        "seed": simulation.seed,
        "games": tally.games,
        "teams": {team: tally.teams[team] for team in _teams(simulation, tally)},
        "cards": {card: {"held": count, "won": tally.won[card]} for card, count in held.items()},
    }
