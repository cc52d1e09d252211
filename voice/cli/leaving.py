"""Programs are ended by others, too: what was opened is closed all the same."""

import signal
import sys
from contextlib import ExitStack


def leave_cleanly(stack: ExitStack) -> None:
    """Whoever ends the program or closes its window ends it like its own host; the stack puts things back."""

    def leave(number: int, _frame: object) -> None:
        sys.exit(128 + number)

    for name in ("SIGTERM", "SIGHUP"):
        if number := getattr(signal, name, None):
            stack.callback(signal.signal, number, signal.signal(number, leave))
