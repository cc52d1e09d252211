"""Connections that cannot be held up: a request has its time, an address its share, and every refusal our headers."""

import json
import socket
import time
from collections.abc import Callable
from typing import Any

from waitress.channel import HTTPChannel
from waitress.task import ErrorTask, ThreadedTaskDispatcher

from games import ONENIGHT
from scripts import words
from voice.errors import DoorError
from voice.web.guard import HEADERS

LONGEST_REQUEST = 60.0
"""Seconds from the first byte of a request to its last; one byte now and then is too slow."""
MOST_OF_ONE = 400
"""Connections from one address; a proxy on this machine is one."""
STATUS = {413: ("413 Content Too Large", "too-large")}
BROKEN = ("400 Bad Request", "bad-request")
OURS = ("500 Internal Server Error", "went-wrong")


class Refusal(ErrorTask):
    """What is no request at all is refused like one: JSON, one sentence, all headers."""

    def execute(self) -> None:
        refused: Any = self.request
        code = refused.error.code
        self.status, kind = STATUS.get(code, OURS if code == 500 else BROKEN)
        message = words("en").error(DoorError(kind), ONENIGHT)
        body = json.dumps({"error": kind, "message": message}).encode()
        kind_of_body = {"Content-Type": "application/json", "Cache-Control": "no-store"}
        self.response_headers = [*{**HEADERS, **kind_of_body}.items()]
        self.set_close_on_finish()
        self.content_length = len(body)
        self.write(body)


class Connection(HTTPChannel):
    """Closed where a request does not come to its end, or its address has more than its share."""

    error_task_class = Refusal
    since = 0.0
    """When the request that is being received began."""

    def __init__(self, server: Any, sock: socket.socket, addr: Any, adj: Any, map: Any = None) -> None:  # noqa: A002
        super().__init__(server, sock, addr, adj, map)
        if sum(each.addr[0] == addr[0] for each in list(server.active_channels.values())) > MOST_OF_ONE:
            self.will_close = True

    def received(self, data: bytes) -> bool:
        if self.request is None:
            self.since = time.monotonic()
        elif time.monotonic() - self.since > LONGEST_REQUEST:
            self.will_close = True
            return False
        return bool(super().received(data))


class Threads(ThreadedTaskDispatcher):
    """Threads that are told when it is over, so that nobody waits for those who follow a table."""

    def __init__(self, count: int, leaving: Callable[[], None]) -> None:
        super().__init__()
        self._leaving = leaving
        self.set_thread_count(count)

    def shutdown(self, cancel_pending: bool = True, timeout: int = 5) -> bool:
        self._leaving()
        return bool(super().shutdown(cancel_pending, timeout))
