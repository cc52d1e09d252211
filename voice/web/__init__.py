"""The service: one Flask app, a blueprint a subject, every request answered at once."""

from voice.web.app import create_app
from voice.web.doors import Doors

__all__ = ["Doors", "create_app"]
