"""`nightcaller tournament`: games over evenings, with points for everyone who took part."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from games import WOLFEN
from games.wolfen.points import Result, points, result
from scripts import Words
from scripts.cues import Fact, People
from scripts.names import choose, find_role
from scripts.people import find_player, tidy
from voice import show
from voice.cli.options import LANGUAGE, names, spoken_in
from voice.errors import DoorError
from voice.files import write_files
from voice.spoken import SpokenCommand, SpokenGroup
from voice.tournaments import FILE_VARIABLE, PARTS, Played, Tournaments, parts, tournaments_file
from voice.wolfen_file import load

FACTIONS = {
    "human": "wolfen-faction-human",
    "wolfen": "wolfen-faction-wolfen",
    "werehamster": "wolfen-faction-werehamster",
    "": "tournament-not-noted",
}
STANDINGS = ["tournament-rank", "tournament-player", "tournament-games", "tournament-wins", "tournament-points"]

GAMES = [
    "tournament-game",
    "tournament-date",
    "tournament-winner",
    "tournament-winners",
    "tournament-storyteller",
    "tournament-role-player",
    "tournament-most-fun",
]


class TournamentCommand(SpokenCommand):
    """A command whose mistakes name the roles of Curse of the Wolfen."""

    game_id = WOLFEN


NAME = click.argument("name", required=False, metavar="NAME")
FILE = click.option("--file", metavar="FILE", help=f"Where tournaments are kept; {FILE_VARIABLE} says it for good.")
CSV = click.option("--csv", "csv_file", metavar="FILE|-", help="As CSV, into a file or to the output.")
JSON = click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")


@click.group("tournament", cls=SpokenGroup, invoke_without_command=True)
@click.pass_context
def tournament_group(ctx: click.Context) -> None:
    """Games over evenings: three points for winning, one for losing, two for the Storyteller, one for each bonus."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _store(file: str | None) -> Tournaments:
    return Tournaments(Path(file) if file else tournaments_file())


def _chosen(name: str | None, store: Tournaments, command: str) -> str:
    """The tournament that is meant; without a name, the only one there is."""
    known = store.names()
    if name is None:
        if len(known) != 1:
            raise DoorError("tournament-name", command=command)
        return known[0]
    asked = tidy(name)
    alike = [each for each in known if each.casefold() == asked.casefold()]
    return alike[0] if alike else choose("tournament", asked, known)


@tournament_group.command("new", cls=TournamentCommand)
@NAME
@FILE
@LANGUAGE
def new(name: str | None, file: str | None, language: str) -> None:
    """Starts a tournament."""
    spoken = spoken_in(language)
    store = _store(file)
    called = tidy(name or "")
    if not called or not called.isprintable():
        raise DoorError("tournament-name", command="new")
    store.new(called)
    show.line(spoken.text("tournament-made", {"tournament": called, "path": str(store.path)}))


@tournament_group.command("list", cls=TournamentCommand)
@FILE
@LANGUAGE
def list_tournaments(file: str | None, language: str) -> None:
    """The tournaments that are kept."""
    spoken = spoken_in(language)
    known = _store(file).names()
    for name in known:
        show.line(name)
    if not known:
        show.line(spoken.text("tournament-none"))


@tournament_group.command("record", cls=TournamentCommand)
@NAME
@click.option("--from", "from_file", metavar="FILE", help="A finished game of “nightcaller wolfen”.")
@click.option("--players", type=names, default="", metavar="P,P", help="Everyone who took part.")
@click.option("--winners", type=names, default="", metavar="P,P", help="Everyone who won, the dead too.")
@click.option("--faction", default="", help="Who won: human, wolfen or werehamster.")
@click.option("--roles", type=names, default="", metavar="R,R", help="The cards, in the order of the players.")
@click.option("--storyteller", default="", metavar="P", help="Who told the story.")
@click.option("--role-player", default="", metavar="P", help="Voted the best role-player.")
@click.option("--most-fun", default="", metavar="P", help="Voted the most fun.")
@click.option("--date", default="", metavar="YYYY-MM-DD", help="By default today.")
@FILE
@LANGUAGE
def record(
    name: str | None,
    from_file: str | None,
    file: str | None,
    language: str,
    role_player: str,
    most_fun: str,
    date: str,
    **told: Any,
) -> None:
    """Adds a game, told by hand or taken from the file of a finished one."""
    spoken = spoken_in(language)
    store = _store(file)
    tournament = _chosen(name, store, "record")
    day = _date(date)
    if from_file and any(told.values()):
        raise DoorError("tournament-from-and-players")
    played, source = _from_file(Path(from_file), spoken) if from_file else (_by_hand(spoken, **told), "")
    bonuses = [find_player(each, played.players) if each else "" for each in (role_player, most_fun)]
    played = replace(played, role_player=bonuses[0], most_fun=bonuses[1])
    number = store.record(tournament, day, _as_before(played, store.games(tournament)), source)
    show.line(spoken.text("tournament-recorded", {"number": number, "tournament": tournament}))


def _date(asked: str) -> str:
    from datetime import date

    if not asked:
        return date.today().isoformat()
    try:
        return date.fromisoformat(asked).isoformat()
    except ValueError as error:
        raise DoorError("tournament-date", date=asked) from error


def _from_file(path: Path, spoken: Words) -> tuple[Result, str]:
    """A finished game, and what tells it from every other."""
    from hashlib import sha256

    kept, table = load(path, spoken)
    return result(table), sha256(kept.text().encode()).hexdigest()


def _by_hand(
    spoken: Words,
    players: tuple[str, ...],
    winners: tuple[str, ...],
    faction: str,
    roles: tuple[str, ...],
    storyteller: str,
) -> Result:
    if not players:
        raise DoorError("tournament-nobody")
    if not winners:
        raise DoorError("tournament-no-winners")
    if roles and len(roles) != len(players):
        raise DoorError("tournament-roles", roles=len(roles), players=len(players))
    seated = tuple(tidy(player) for player in players)
    return Result(
        players=seated,
        winners=tuple(find_player(winner, seated) for winner in winners),
        faction=choose("faction", faction, [each for each in FACTIONS if each]) if faction else "",
        storyteller=find_player(storyteller, seated) if storyteller else "",
        roles=tuple(find_role(role, WOLFEN, spoken.language) for role in roles),
    )


def _as_before(played: Result, earlier: Sequence[Played]) -> Result:
    """The same person under the same name: who was Ana last week is not ana today."""
    known = {name.casefold(): name for each in reversed(earlier) for name in each.result.players}

    def same(name: str) -> str:
        return known.get(name.casefold(), name)

    return replace(
        played,
        players=tuple(map(same, played.players)),
        winners=tuple(map(same, played.winners)),
        storyteller=same(played.storyteller),
        role_player=same(played.role_player),
        most_fun=same(played.most_fun),
    )


@tournament_group.command("standings", cls=TournamentCommand)
@NAME
@CSV
@JSON
@FILE
@LANGUAGE
def show_standings(name: str | None, csv_file: str | None, as_json: bool, file: str | None, language: str) -> None:
    """The table: rank, player, games, wins, points."""
    spoken = spoken_in(language)
    store = _store(file)
    tournament = _chosen(name, store, "standings")
    found = store.standings(tournament)
    rows = [[str(value) for value in (each.rank, each.player, each.games, each.wins, each.points)] for each in found]
    if csv_file:
        _write_csv(csv_file, ["rank", "player", "games", "wins", "points"], rows, spoken)
    elif as_json:
        for each in found:
            print(json.dumps(vars(each), ensure_ascii=False))
    elif rows:
        show.table(tournament, [spoken.text(column) for column in STANDINGS], rows)
    else:
        show.line(spoken.text("tournament-no-games", {"tournament": tournament}))


@tournament_group.command("games", cls=TournamentCommand)
@NAME
@JSON
@FILE
@LANGUAGE
def show_games(name: str | None, as_json: bool, file: str | None, language: str) -> None:
    """The games that were recorded, the first one first."""
    spoken = spoken_in(language)
    store = _store(file)
    tournament = _chosen(name, store, "games")
    found = store.games(tournament)
    if as_json:
        for each in found:
            facts = {"game": each.number, "date": each.date, **vars(each.result), "points": points(each.result)}
            print(json.dumps(facts, ensure_ascii=False))
        return
    if found:
        show.table(tournament, [spoken.text(column) for column in GAMES], [_game_row(each, spoken) for each in found])
    else:
        show.line(spoken.text("tournament-no-games", {"tournament": tournament}))


def _game_row(each: Played, spoken: Words) -> list[str]:
    found = each.result
    nobody = spoken.text("tournament-nobody")
    winners = spoken.text("page-roles-value", {"roles": People(found.winners)}) if found.winners else nobody
    marks = (found.storyteller, found.role_player, found.most_fun)
    return [
        str(each.number),
        each.date,
        spoken.text(FACTIONS[found.faction]),
        winners,
        *(mark or nobody for mark in marks),
    ]


@tournament_group.command("export", cls=TournamentCommand)
@NAME
@click.option("--csv", "csv_file", default="-", metavar="FILE|-", help="Where to; by default the output.")
@FILE
@LANGUAGE
def export(name: str | None, csv_file: str, file: str | None, language: str) -> None:
    """Everything as CSV: a line for each player of each game, with role, bonuses and points."""
    spoken = spoken_in(language)
    store = _store(file)
    rows = [row for each in store.games(_chosen(name, store, "export")) for row in parts(each)]
    _write_csv(csv_file, PARTS, rows, spoken)


def _plain(cell: str) -> str:
    """A spreadsheet takes what begins so for a formula; an apostrophe before it makes it a name again."""
    return f"'{cell}" if cell.startswith(("=", "+", "-", "@", "\t", "\r")) else cell


def _write_csv(file: str, columns: Sequence[str], rows: Sequence[Sequence[str]], spoken: Words) -> None:
    import csv  # few ask for it; a start without it is faster
    import io

    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([columns, *(map(_plain, row) for row in rows)])
    if file == "-":
        print(text.getvalue(), end="")
        return
    write_files({Path(file): text.getvalue()})
    show.advise(spoken.text("table-written", {"path": file}))


@tournament_group.command("undo", cls=TournamentCommand)
@NAME
@FILE
@LANGUAGE
def undo(name: str | None, file: str | None, language: str) -> None:
    """Takes the game that was recorded last out again."""
    spoken = spoken_in(language)
    store = _store(file)
    tournament = _chosen(name, store, "undo")
    gone = store.undo(tournament)
    facts: dict[str, Fact] = {"number": gone.number, "date": gone.date, "tournament": tournament}
    show.line(spoken.text("tournament-undone", facts))
