"""The house: many tables at once, each with its moderator, heard and seen through whatever door people have."""

from voice.house.answer import Answer
from voice.house.house import House
from voice.house.table import ServedTable

__all__ = ["Answer", "House", "ServedTable"]
