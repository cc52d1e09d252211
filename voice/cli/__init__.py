"""The command line: one module a command, each with a spoken line for every mistake."""

import click

from voice.cli.alexa import alexa_group
from voice.cli.catalogue import list_presets, roles
from voice.cli.demo import demo
from voice.cli.doctor import doctor
from voice.cli.evening import evening
from voice.cli.hear import hear
from voice.cli.home_assistant import home_assistant_group
from voice.cli.models import models_group
from voice.cli.night import night, settle
from voice.cli.render import render
from voice.cli.script import script
from voice.cli.serve import serve
from voice.cli.settings import settings
from voice.cli.simulate import simulate
from voice.cli.tournament import tournament_group
from voice.cli.understand import understand
from voice.cli.wolfen import wolfen_group
from voice.spoken import SpokenGroup, run

__all__ = ["cli", "main"]


class Nightcaller(SpokenGroup):
    """All commands; without one of them it is the evening that is meant."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        own = {option for parameter in self.get_params(ctx) for option in parameter.opts}
        if not args or (args[0].startswith("-") and args[0] not in own):
            args = ["evening", *args]
        return super().parse_args(ctx, args)


@click.group(
    cls=Nightcaller,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(package_name="nightcaller")
def cli() -> None:
    """A voice moderator for One Night Ultimate Werewolf, Daybreak and Curse of the Wolfen.

    Without a command the evening begins; “nightcaller evening --help” shows its options.
    """


for command in (
    evening,
    demo,
    script,
    understand,
    hear,
    render,
    serve,
    night,
    settle,
    simulate,
    roles,
    list_presets,
    wolfen_group,
    tournament_group,
    models_group,
    alexa_group,
    home_assistant_group,
    settings,
    doctor,
):
    cli.add_command(command)


def main(arguments: list[str] | None = None) -> None:
    """The console script."""
    run(cli, arguments)
