"""What can be wrong with a question about the rules."""

from collections.abc import Mapping


class GameError(ValueError):
    """A mistake with a sentence in every language: `kind` names the sentence, `facts` fill it."""

    def __init__(self, kind: str, **facts: object) -> None:
        super().__init__(f"{kind}: {', '.join(f'{name}={value}' for name, value in facts.items())}")
        self.kind = kind
        self.facts: Mapping[str, object] = facts


class Refusal(GameError):  # noqa: N818 (a choice is refused; nothing went wrong)
    """A choice that the rules do not allow now; nothing of it has happened."""
