"""What can be wrong with a pack of sentences."""

from collections.abc import Mapping


class IntentError(ValueError):
    """A mistake with a sentence in every language: `kind` names the sentence, `facts` fill it."""

    def __init__(self, kind: str, **facts: object) -> None:
        super().__init__(f"{kind}: {', '.join(f'{name}={value}' for name, value in facts.items())}")
        self.kind = kind
        self.facts: Mapping[str, object] = facts
