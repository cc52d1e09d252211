"""What can be wrong with a speech model."""

from collections.abc import Mapping


class ModelError(ValueError):
    """A mistake with a sentence in every language: `kind` names the sentence, `facts` fill it."""

    def __init__(self, kind: str, **facts: object) -> None:
        super().__init__(f"{kind}: {', '.join(f'{name}={value}' for name, value in facts.items())}")
        self.kind = kind
        self.facts: Mapping[str, object] = facts


class NotFetchedError(ModelError):
    """No source gave the model; `tries` tells why, source by source."""

    def __init__(self, kind: str, tries: tuple[ModelError, ...], **facts: object) -> None:
        super().__init__(kind, **facts)
        self.tries = tries
