"""`nightcaller settings`: what the table likes, and where that is written down."""

from dataclasses import asdict

import click

from games import ONENIGHT
from scripts import languages, words
from scripts.names import choose
from voice import show
from voice.errors import DoorError
from voice.places import settings_file
from voice.settings import KEYS, read, write
from voice.spoken import LANGUAGE_VARIABLE, SpokenCommand


@click.command(cls=SpokenCommand)
@click.argument("key", required=False)
@click.argument("value", required=False)
@click.option("--reset", is_flag=True, help="Take the key out of the file: the usual counts again.")
@click.option("--lang", "language", envvar=LANGUAGE_VARIABLE, help=f"Language: {', '.join(languages())}.")
def settings(key: str | None, value: str | None, reset: bool, language: str | None) -> None:
    """Shows what counts and where it is written down; with a key and a value, writes one."""
    if key:
        key = choose("setting", key, KEYS)
        if value is None and not reset:
            raise DoorError("setting-no-value", key=key)
        write(key, None if reset else value)
    wishes, troubles = read()
    spoken = words(choose("language", language or wishes.language or "en", languages()))
    path = settings_file()
    show.line(spoken.text("settings-file" if path.exists() else "settings-absent", {"path": str(path)}))
    columns = [spoken.text(each) for each in ("settings-key", "settings-value", "settings-what")]
    unset = spoken.text("settings-unset")
    rows = [
        [name, unset if wish is None else _shown(wish), spoken.text("setting-meaning", {"key": name})]
        for name, wish in asdict(wishes).items()
        if key in (None, name)
    ]
    show.table("", columns, rows)
    for trouble in troubles:
        show.advise(spoken.error(trouble, ONENIGHT))


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(value) if isinstance(value, tuple) else str(value)
