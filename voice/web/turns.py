"""Requests take turns: twenty threads that all want Python at once would keep the clock of the tables waiting."""

from collections.abc import Iterable
from threading import Semaphore
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

AT_ONCE = 4
"""Requests that are worked on; the others wait in the order in which they came."""
WAITING = ("/events", "/sound", "/media", "/alexa")
"""How the ways end that wait for something themselves: what happens next, a recognizer, another host."""
FILES = ("/audio/", "/static/")


class Turns:
    """The app, for no more than so many at once."""

    def __init__(self, app: "WSGIApplication", at_once: int = AT_ONCE) -> None:
        self._app = app
        self._turn = Semaphore(at_once)

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        path: str = environ.get("PATH_INFO", "")
        if path.endswith(WAITING) or path.startswith(FILES):
            return self._app(environ, start_response)
        with self._turn:
            return self._app(environ, start_response)
