"""The command line."""

import os
import re
from pathlib import Path
from typing import Any, get_args

import click

from games import EDITIONS, Role, game, presets
from games.catalogue import GAMES
from scripts import Request, Style, Words, languages, words, write
from scripts.cues import Cards, Choice
from scripts.formats import FORMATS, SUFFIXES
from scripts.names import choose, find_in_games
from scripts.tempo import Detail
from voice import show
from voice.errors import DoorError
from voice.files import is_folder, write_files
from voice.spoken import LANGUAGE_VARIABLE, SpokenGroup, run

LANGUAGE = click.option(
    "--lang",
    "language",
    default="en",
    show_default=True,
    envvar=LANGUAGE_VARIABLE,
    help=f"Language: {', '.join(languages())}.",
)


def names(value: str) -> tuple[str, ...]:
    """Several names in one option, with commas between."""
    return tuple(name for part in re.split("[,;]", value) if (name := part.strip()))


def whole(value: str | int) -> int:
    try:
        return int(value)
    except ValueError:
        raise ValueError(value) from None


def decimal(value: str | float) -> float:
    """Both "1.5" and "1,5"."""
    try:
        return float(str(value).replace(",", "."))
    except ValueError:
        raise ValueError(value) from None


@click.group(
    cls=SpokenGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(package_name="nightcaller")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """A voice moderator for One Night Ultimate Werewolf, Daybreak and Curse of the Wolfen."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@cli.command()
@click.option("--roles", type=names, default="", metavar="R,R", help="Roles by id or name; a whole deck or some.")
@click.option("--preset", default="", metavar="NAME", help="A set of roles; see “nightcaller presets”.")
@click.option("--players", type=whole, metavar="N", help="How many play.")
@click.option("--game", "game_id", default="onenight", show_default=True, help=f"Game: {', '.join(GAMES)}.")
@LANGUAGE
@click.option("--edition", default="", help=f"Wake order: {', '.join(EDITIONS)}. By default that of the language.")
@click.option("--format", "formats", type=names, default="", metavar="F,F", help=f"{', '.join(FORMATS)}.")
@click.option("--out", help="File, or folder for several formats.")
@click.option("--part", default="night", show_default=True, help="night, day, all; Wolfen also dawn and end.")
@click.option("--only", is_flag=True, help="Call these roles alone, no Werewolves besides.")
@click.option("--complete", is_flag=True, help="Fill the deck up around the roles.")
@click.option("--detail", default="full", show_default=True, help="How much is said: full or brief.")
@click.option("--pace", type=decimal, default=1.0, show_default=True, help="Pauses this many times as long: 0.5 to 10.")
@click.option("--untimed", is_flag=True, help="Every pause but a countdown waits for “next”.")
@click.option("--seed", type=whole, default=0, show_default=True, help="Chance in the length of pauses.")
@click.option("--minutes", type=whole, default=5, show_default=True, help="Discussion.")
@click.option("--night", type=whole, default=1, show_default=True, help="Wolfen: which night.")
@click.option("--special/--no-special", "specials", default=True, help="Wolfen: with Special Humans.")
@click.option("--storyteller/--no-storyteller", default=True, help="Wolfen: a person tells the story.")
@click.option("--died", type=names, default="", metavar="P,P", help="Wolfen: who died in the night.")
@click.option("--survivors", type=whole, help="Wolfen: how many live at dawn.")
@click.option("--nominees", type=names, default="", metavar="P,P", help="Wolfen: who stands accused.")
@click.option("--executed", default="", metavar="P", help="Wolfen: who is executed.")
@click.option("--winner", default="", help="Wolfen: human, wolfen or werehamster.")
def script(
    game_id: str,
    language: str,
    formats: tuple[str, ...],
    out: str | None,
    detail: str,
    pace: float,
    untimed: bool,
    seed: int,
    **wishes: Any,
) -> None:
    """The narration of a night, or of another part of the game."""
    spoken = _spoken(language)
    out = None if out == "-" else out
    how_much: Any = choose("detail", detail, get_args(Detail))
    style = Style(detail=how_much, pace=pace, untimed=untimed, seed=seed)
    written = write(Request(language=spoken.language, game=game_id, style=style, **wishes))
    chosen = _formats(formats, out)
    for advice in written.advice:
        show.advise(spoken.advice(advice, written.script.game))
    texts = {name: FORMATS[name](written.script, spoken) for name in chosen}
    if out is None:
        (text,) = texts.values()
        show.script_text(text) if chosen == ["text"] else print(text, end="")
        return
    folder = len(chosen) > 1 or _is_folder(out, formats)
    stem = f"{written.script.part}.{spoken.language}"
    files = {Path(out, stem + SUFFIXES[name]) if folder else Path(out): text for name, text in texts.items()}
    write_files(files)
    for path in files:
        show.advise(spoken.text("table-written", {"path": str(path)}))


def _spoken(language: str) -> Words:
    return words(choose("language", language, languages()))


def _is_folder(out: str, formats: tuple[str, ...]) -> bool:
    """A folder that is there, one named with a slash, or a name without an ending that no format was named for."""
    there = is_folder(Path(out))
    if there is not None:
        return there
    return out.endswith(("/", os.sep)) or not (formats or Path(out).suffix)


def _formats(asked: tuple[str, ...], out: str | None) -> list[str]:
    """The formats asked for; without a word, that of the file's ending, or text."""
    chosen = list(dict.fromkeys(choose("format", name, FORMATS) for name in asked))
    if len(chosen) > 1 and out is None:
        raise DoorError("several-formats")
    if chosen:
        return chosen
    ending = Path(out or "").suffix.lower()
    if out is None or not ending or _is_folder(out, asked):
        return ["text"]
    by_ending = {suffix: name for name, suffix in SUFFIXES.items()}
    if ending not in by_ending:
        raise DoorError("unknown-ending", ending=ending, known=Choice(tuple(by_ending)))
    return [by_ending[ending]]


@cli.command()
@click.argument("asked", nargs=-1, metavar="[ROLE]…")
@click.option("--game", "game_id", default="", help=f"Game: {', '.join(GAMES)}. By default both.")
@LANGUAGE
def roles(asked: tuple[str, ...], game_id: str, language: str) -> None:
    """The catalogue of roles; with names, what those roles do."""
    spoken = _spoken(language)
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


@cli.command("presets")
@LANGUAGE
def list_presets(language: str) -> None:
    """The sets of roles that play well."""
    spoken = _spoken(language)
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


def main(arguments: list[str] | None = None) -> None:
    """The console script."""
    run(cli, arguments)
