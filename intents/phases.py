"""What makes sense in a phase of the game: some commands, and of some only a part of their sentences."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hassil.intents import Intent, Intents

from intents.commands import Phase, heard_in

KEY = "phase"
"""In `requires_context` of a block: a bare "five" answers a question, and is no command anywhere else."""


def heard_now(intents: Intents, phase: Phase | None) -> dict[str, Intent]:
    """The intents of a phase, with the sentences that are heard in it; without one, those that are heard anywhere."""
    now: dict[str, Intent] = {}
    for name, intent in intents.intents.items():
        data = [block for block in intent.data if _heard(block.requires_context, phase)]
        if data and heard_in(name, phase):
            now[name] = replace(intent, data=data)
    return now


def context(phase: Phase | None) -> dict[str, Any]:
    """What hassil is told about the phase."""
    return {KEY: phase} if phase else {}


def _heard(required: Mapping[str, Any], phase: Phase | None) -> bool:
    if KEY not in required:
        return True
    phases = required[KEY]
    return phase is not None and phase in ([phases] if isinstance(phases, str) else phases)
