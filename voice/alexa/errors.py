"""What can be wrong with a request."""


class NotAlexaError(ValueError):
    """A request that is not Alexa's, not for this skill, or too old; it says why in a word for the log."""
