"""The command line: one module a command, each with a spoken line for every mistake."""

import click

from voice.cli.catalogue import list_presets, roles
from voice.cli.demo import demo
from voice.cli.doctor import doctor
from voice.cli.hear import hear
from voice.cli.models import models_group
from voice.cli.night import night, settle
from voice.cli.render import render
from voice.cli.script import script
from voice.cli.simulate import simulate
from voice.cli.tournament import tournament_group
from voice.cli.understand import understand
from voice.cli.wolfen import wolfen_group
from voice.spoken import SpokenGroup, run

__all__ = ["cli", "main"]


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


for command in (
    demo,
    script,
    understand,
    hear,
    render,
    night,
    settle,
    simulate,
    roles,
    list_presets,
    wolfen_group,
    tournament_group,
    models_group,
    doctor,
):
    cli.add_command(command)


def main(arguments: list[str] | None = None) -> None:
    """The console script."""
    run(cli, arguments)
