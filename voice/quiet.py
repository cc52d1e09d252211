"""What libraries write to the error stream by themselves would stand in a drawn screen, or be read out."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

STREAM = 2


@contextmanager
def libraries_silenced() -> Iterator[None]:
    """PortAudio, ALSA and Vosk write for nobody; what Python itself has to say still gets to the error stream."""
    try:
        kept = os.dup(STREAM)
    except OSError:  # there is no error stream
        yield
        return
    before = sys.stderr
    with os.fdopen(kept, "w", encoding="utf-8", errors="backslashreplace", buffering=1) as ours:
        if before is sys.__stderr__ and before is not None:  # otherwise somebody has taken it over already
            before.flush()
            sys.stderr = ours
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, STREAM)
        os.close(nowhere)
        try:
            yield
        finally:
            os.dup2(kept, STREAM)
            sys.stderr = before
