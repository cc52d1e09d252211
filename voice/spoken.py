"""Commands whose mistakes are one sentence, in the language they were called in."""

import os
import sys
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

import click
from click.types import FuncParamType

from games import ONENIGHT, GameError
from games.catalogue import GAMES
from intents.errors import IntentError
from models.errors import ModelError
from scripts import WordsError, languages, words
from scripts.names import choose
from voice import show
from voice.errors import DoorError

LANGUAGE_VARIABLE = "NIGHTCALLER_LANG"


class Mistake(click.ClickException):
    """One sentence a person can act on."""

    exit_code = 2


class SpokenCommand(click.Command):
    """A command whose mistakes are told in the language it was called in."""

    game_id = ""
    """Whose roles its mistakes name, where no option says it."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        language = asked_language(args)
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            guess = next(iter(error.possibilities or ()), "none")
            fail(language, DoorError("unknown-option", option=error.option_name, suggestion=guess))
        except click.BadOptionUsage as error:
            fail(language, DoorError("option-value", option=error.option_name))
        except click.BadParameter as error:
            if error.param is None or not isinstance(error.param.type, FuncParamType):
                raise
            # Where a function of ours did not take the value, the message is the value.
            fail(language, DoorError("number", option=error.param.opts[0], value=error.message))
        if ctx.args:
            fail(language, DoorError("extra", value=" ".join(ctx.args)))
        return rest

    def invoke(self, ctx: click.Context) -> Any:
        language, game_id = ctx.params.get("language"), ctx.params.get("game_id") or self.game_id
        try:
            done = super().invoke(ctx)
        except (GameError, IntentError, ModelError) as error:
            fail(language, error, game_id)
        except WordsError as error:
            fail("en", DoorError("words", language=language, reason=error))
        return done


class SpokenGroup(click.Group):
    """The commands by name; a name that is none gets a suggestion."""

    command_class = SpokenCommand

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            args = [choose("command", args[0], self.commands), *args[1:]]
        except GameError as error:
            fail(asked_language(args), error)
        return super().resolve_command(ctx, args)


def asked_language(args: list[str]) -> str | None:
    """The language a command was called in, even where its line could not be read; the last one counts."""
    asked = [word.removeprefix("--lang=") for word in args if word.startswith("--lang=")]
    asked += [word for flag, word in pairwise(args) if flag == "--lang"]
    return asked[-1] if asked else os.environ.get(LANGUAGE_VARIABLE)


def fail(language: str | None, error: GameError | IntentError | ModelError, game_id: str | None = None) -> NoReturn:
    asked, game_id = (language or "").casefold(), (game_id or "").casefold()
    spoken = words(asked if asked in languages() else "en")
    raise Mistake(spoken.error(error, game_id if game_id in GAMES else ONENIGHT)) from error


def _drop_output() -> None:
    """What nobody can take any more is not tried again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(group: click.Group, arguments: list[str] | None) -> None:
    """Runs a command; a mistake is one sentence on the error stream and exit code 2."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever called
            setattr(sys, name, Path(os.devnull).open("w"))  # noqa: SIM115 (open until the end)
        if isinstance(stream := getattr(sys, name), TextIOWrapper):
            # Whatever was typed can be said back, even bytes that are no letters.
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        group.main(arguments, prog_name="nightcaller", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        show.complain(error.format_message())
        sys.exit(error.exit_code)
    except click.Abort:
        sys.exit(130)
    except BrokenPipeError:
        _drop_output()  # whoever read us has read enough: "nightcaller script … | head"
        sys.exit(1)
    except OSError as error:
        _drop_output()
        spoken = words("en" if (asked := asked_language(arguments or sys.argv[1:])) not in languages() else asked)
        show.complain(spoken.error(DoorError("cannot-print", reason=error.strerror), ONENIGHT))
        sys.exit(2)
