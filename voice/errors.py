"""What can be wrong at a door."""

from scripts import ScriptError


class DoorError(ScriptError):
    """A mistake at a door, with a sentence in every language."""
