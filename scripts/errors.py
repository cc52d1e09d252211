"""What can be wrong with a wish for a script."""

from games import GameError, Problem


class ScriptError(GameError):
    """A mistake with a sentence in every language, like those of the rules."""


class DeckError(ScriptError):
    """A deck that cannot be played; its problem brings its own sentence and repair."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.kind, **problem.facts)
        self.problem = problem


class WordsError(LookupError):
    """The words of a language are incomplete: a message or a variable is missing. Never spoken, always raised."""
