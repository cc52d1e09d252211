"""`nightcaller roles` and `nightcaller presets`: what can be played."""

import click

from games import Role, game, presets
from games.catalogue import GAMES
from scripts import Words
from scripts.cues import Cards
from scripts.names import choose, find_in_games
from voice import show
from voice.cli.options import LANGUAGE, spoken_in
from voice.spoken import SpokenCommand


@click.command(cls=SpokenCommand)
@click.argument("asked", nargs=-1, metavar="[ROLE]…")
@click.option("--game", "game_id", default="", help=f"Game: {', '.join(GAMES)}. By default both.")
@LANGUAGE
def roles(asked: tuple[str, ...], game_id: str, language: str) -> None:
    """The catalogue of roles; with names, what those roles do."""
    spoken = spoken_in(language)
    games = [choose("game", game_id, GAMES)] if game_id else list(GAMES)
    for name in asked:
        for found_in, role in find_in_games(name, games, spoken.language):
            show.line(spoken.help(role, found_in))
    if asked:
        return
    for each in games:
        columns = ["table-role", "table-id", "table-team", "table-box", "table-cards", "table-wakes", "table-action"]
        rows = [_role_row(role, each, spoken) for role in game(each).roles.values()]
        show.table(spoken.text(f"game-{each}"), [spoken.text(column) for column in columns], rows)


def _role_row(role: Role, game_id: str, spoken: Words) -> list[str]:
    never = spoken.text("table-never")
    places = role.wakes or game(game_id).groups.get(role.joins, {})
    may = {True: "table-optional", False: "table-mandatory", None: "table-never"}[role.optional]
    return [
        spoken.role(role.id, game_id),
        role.id,
        spoken.text(f"team-{role.team}"),
        spoken.text(f"box-{role.box}"),
        str(role.cards),
        places.get(spoken.edition, never),
        spoken.text(may),
    ]


@click.command("presets", cls=SpokenCommand)
@LANGUAGE
def list_presets(language: str) -> None:
    """The sets of roles that play well."""
    spoken = spoken_in(language)
    columns = ["table-name", "table-id", "table-players", "page-roles"]
    rows = [
        [
            spoken.preset(preset.id),
            preset.id,
            f"{preset.players}+",
            spoken.text("page-roles-value", {"roles": Cards(preset.roles)}, "onenight"),
        ]
        for preset in presets()
    ]
    show.table("", [spoken.text(column) for column in columns], rows)
