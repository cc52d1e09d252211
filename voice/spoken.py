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
from scripts import WordsError, languages, words
from voice import show
from voice.errors import DoorError

LANGUAGE_VARIABLE = "NIGHTCALLER_LANG"


class Mistake(click.ClickException):
    """One sentence a person can act on."""

    exit_code = 2


class SpokenCommand(click.Command):
    """A command whose mistakes are told in the language it was called in."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        language = next((word for flag, word in pairwise(args) if flag == "--lang"), os.environ.get(LANGUAGE_VARIABLE))
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.BadParameter as error:
            if error.param is None or not isinstance(error.param.type, FuncParamType):
                raise
            # Where a function of ours did not take the value, the message is the value.
            self.fail(language, DoorError("number", option=error.param.opts[0], value=error.message))
        if ctx.args:
            self.fail(language, DoorError("extra", value=" ".join(ctx.args)))
        return rest

    def invoke(self, ctx: click.Context) -> Any:
        language, game_id = ctx.params.get("language"), ctx.params.get("game_id")
        try:
            done = super().invoke(ctx)
            sys.stdout.flush()
        except GameError as error:
            self.fail(language, error, game_id)
        except WordsError as error:
            self.fail("en", DoorError("words", language=language, reason=error))
        except BrokenPipeError:
            raise
        except OSError as error:
            _drop_output()
            self.fail(language, DoorError("cannot-print", reason=error.strerror))
        return done

    def fail(self, language: str | None, error: GameError, game_id: str | None = None) -> NoReturn:
        asked, game_id = (language or "").casefold(), (game_id or "").casefold()
        spoken = words(asked if asked in languages() else "en")
        raise Mistake(spoken.error(error, game_id if game_id in GAMES else ONENIGHT)) from error


def _drop_output() -> None:
    """What nobody can take any more is not tried again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class SpokenGroup(click.Group):
    command_class = SpokenCommand


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
    except click.ClickException as error:
        show.complain(error.format_message())
        sys.exit(error.exit_code)
    except click.Abort:
        sys.exit(130)
    except BrokenPipeError:
        _drop_output()  # whoever read us has read enough: "nightcaller script … | head"
        sys.exit(1)
