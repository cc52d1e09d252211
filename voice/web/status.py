"""The HTTP status of whatever can go wrong."""

STATUS = {
    "no-table": 404,
    "no-sound": 404,
    "no-page": 404,
    "no-method": 405,
    "table-taken": 409,
    "too-large": 413,
    "not-json-body": 415,
    "not-sound": 415,
    "sound-range": 416,
    "wrong-host": 403,
    "other-page": 403,
    "token-missing": 401,
    "token-wrong": 401,
    "banned": 429,
    "too-fast": 429,
    "house-full": 503,
    "ears-busy": 503,
    "sound-late": 503,
    "recognizer-broken": 503,
    "streams-full": 503,
    "went-wrong": 500,
}
"""By the kind of a sentence."""


def status_of(kind: str) -> int:
    """Everything that is not listed is the caller's mistake."""
    return STATUS.get(kind, 400)
