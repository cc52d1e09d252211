"""`nightcaller home-assistant`: what Home Assistant needs to know of the sentences."""

import click

from voice.cli.options import LANGUAGE, spoken_in
from voice.spoken import SpokenCommand, SpokenGroup


@click.group("home-assistant", cls=SpokenGroup, invoke_without_command=True)
@click.pass_context
def home_assistant_group(ctx: click.Context) -> None:
    """The moderator in Home Assistant."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@home_assistant_group.command("sentences", cls=SpokenCommand)
@LANGUAGE
def sentences(language: str) -> None:
    """The sentences of a language: save them as custom_sentences/LANGUAGE/nightcaller.yaml."""
    spoken = spoken_in(language)
    from voice import home_assistant  # hassil comes with it; other commands must not wait for it

    print(home_assistant.sentences(spoken.language), end="")
