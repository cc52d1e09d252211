"""The moderator: the one place that decides. Doors give it commands, the conductor carries out its effects."""

from voice.moderator.moderator import Moderator
from voice.moderator.reply import NotUnderstood
from voice.moderator.state import Plan, Settings, State

__all__ = ["Moderator", "NotUnderstood", "Plan", "Settings", "State"]
