"""The Wyoming door: Home Assistant and its satellites hear, speak and ask here, on a port of its own."""

from voice.wyoming_door.server import WyomingDoor, serve_wyoming

__all__ = ["WyomingDoor", "serve_wyoming"]
