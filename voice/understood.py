"""What was understood, as one JSON object: the same from text and from sound."""

from typing import Any

from intents.parser import Reading


def as_json(
    source: str,
    reading: Reading,
    text: str | None = None,
    confidence: float | None = None,
    error: str | None = None,
) -> dict[str, Any]:
    """The stable shape of a line of `understand` and `hear`."""
    sure = reading.confidence if confidence is None else confidence
    line: dict[str, Any] = {
        "source": source,
        "text": reading.text if text is None else text,
        "intent": reading.intent,
        "slots": dict(reading.slots) if reading.intent else {},
        "confidence": round(sure, 2) if reading.intent else 0,
    }
    if reading.intent and reading.repairs:
        line["repaired"] = [{"heard": each.heard, "taken": each.taken} for each in reading.repairs]
    if error is not None:
        line["error"] = error
    return line
