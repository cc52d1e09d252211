"""`nightcaller alexa`: what Amazon's console needs to know of the skill."""

import json

import click

from voice.cli.options import LANGUAGE, spoken_in
from voice.errors import DoorError
from voice.spoken import SpokenCommand, SpokenGroup


@click.group("alexa", cls=SpokenGroup, invoke_without_command=True)
@click.pass_context
def alexa_group(ctx: click.Context) -> None:
    """The skill for Alexa."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@alexa_group.command("model", cls=SpokenCommand)
@LANGUAGE
def model(language: str) -> None:
    """The interaction model: paste it into the skill's JSON editor."""
    from intents.pack import builtin  # hassil comes with it; other commands must not wait for it
    from voice.alexa.model import model as interaction_model
    from voice.alexa.skill import HEARD_IN
    from voice.names import spoken_names

    if spoken_in(language).language != HEARD_IN:
        raise DoorError("alexa-language")
    print(json.dumps(interaction_model(builtin(HEARD_IN, spoken_names(HEARD_IN))), indent=2))
