"""Evenings with a host: `evenings.yaml` is played without devices, and told with times."""

from functools import cache
from pathlib import Path
from typing import Any

import yaml

from tests.evening import Evening
from tests.playthroughs import FOLDER
from voice.moderator import Moderator, Settings, State

SEED = 5
"""Of the deal where the moderator deals."""


@cache
def evenings() -> dict[str, list[dict[str, Any]]]:
    """The evenings by name, each a list of steps."""
    played: dict[str, list[dict[str, Any]]] = yaml.safe_load((FOLDER / "evenings.yaml").read_text("utf-8"))
    return played


def file_of_evening(name: str, language: str) -> Path:
    return FOLDER / language / f"evening-{name}.txt"


def play_evening(name: str, language: str) -> str:
    """What host and moderator say, line by line, with the time: "«" is an answer, "~" a signal, "-" falling silent.

    "*" is a secret choice with its answer: nobody hears it.
    """
    evening = Evening(Moderator(State(Settings(language=language)), seed=lambda: SEED))
    evening.begin()
    for step in evenings()[name]:
        if "after" in step:
            evening.until_said(step["after"][language])
        elif "wait" not in step:
            evening.until_quiet()
        evening.wait(step.get("wait", 0))
        if step.get("crash"):
            evening.crash()
        elif "secret" in step:
            evening.secret(step["secret"], step["press"][language])
        else:
            evening.host(step["say"][language])
    evening.until_quiet()
    return "\n".join(evening.rows) + "\n"
