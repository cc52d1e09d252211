"""Options that several commands take, and how their values are read."""

import re
from collections.abc import Callable
from functools import reduce, wraps
from typing import Any, get_args

import click

from games import EDITIONS
from games.catalogue import GAMES
from scripts import Request, Style, Words, languages, words
from scripts.names import choose
from scripts.tempo import Detail
from voice.spoken import LANGUAGE_VARIABLE

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


def spoken_in(language: str) -> Words:
    return words(choose("language", language, languages()))


REQUEST_OPTIONS = [
    click.option("--roles", type=names, default="", metavar="R,R", help="Roles by id or name; a whole deck or some."),
    click.option("--preset", default="", metavar="NAME", help="A set of roles; see “nightcaller presets”."),
    click.option("--players", type=whole, metavar="N", help="How many play."),
    click.option("--game", "game_id", default="onenight", show_default=True, help=f"Game: {', '.join(GAMES)}."),
    LANGUAGE,
    click.option("--edition", default="", help=f"Wake order: {', '.join(EDITIONS)}. By default that of the language."),
    click.option("--part", default="night", show_default=True, help="night, day, all; Wolfen also dawn and end."),
    click.option("--only", is_flag=True, help="Call these roles alone, no Werewolves besides."),
    click.option("--complete", is_flag=True, help="Fill the deck up around the roles."),
    click.option("--detail", default="full", show_default=True, help="How much is said: full or brief."),
    click.option(
        "--pace", type=decimal, default=1.0, show_default=True, help="Pauses this many times as long: 0.5 to 10."
    ),
    click.option("--untimed", is_flag=True, help="Every pause but a countdown waits for “next”."),
    click.option("--seed", type=whole, default=0, show_default=True, help="Chance in the length of pauses."),
    click.option("--minutes", type=whole, default=5, show_default=True, help="Discussion."),
    click.option("--night", type=whole, default=1, show_default=True, help="Wolfen: which night."),
    click.option("--special/--no-special", "specials", default=True, help="Wolfen: with Special Humans."),
    click.option("--storyteller/--no-storyteller", default=True, help="Wolfen: a person tells the story."),
    click.option("--died", type=names, default="", metavar="P,P", help="Wolfen: who died in the night."),
    click.option("--survivors", type=whole, help="Wolfen: how many live at dawn."),
    click.option("--nominees", type=names, default="", metavar="P,P", help="Wolfen: who stands accused."),
    click.option("--executed", default="", metavar="P", help="Wolfen: who is executed."),
    click.option("--winner", default="", help="Wolfen: human, wolfen or werehamster."),
]


def asks_for_a_script(command: Callable[..., None]) -> Callable[..., None]:
    """Gives a command the options of a script; it gets them as one `Request`."""

    @wraps(command)
    def asked(game_id: str, language: str, detail: str, pace: float, untimed: bool, seed: int, **options: Any) -> None:
        wishes = {name: options.pop(name) for name in list(options) if name in Request.__dataclass_fields__}
        spoken = spoken_in(language)
        how_much: Any = choose("detail", detail, get_args(Detail))
        style = Style(detail=how_much, pace=pace, untimed=untimed, seed=seed)
        command(Request(language=spoken.language, game=game_id, style=style, **wishes), **options)

    return reduce(lambda decorated, option: option(decorated), reversed(REQUEST_OPTIONS), asked)
