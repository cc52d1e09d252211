"""`nightcaller serve`: the service for speakers, programs and the page."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import TYPE_CHECKING

import click

from voice import show
from voice.cli.leaving import leave_cleanly
from voice.cli.options import LANGUAGE, spoken_in, whole
from voice.errors import DoorError
from voice.spoken import SpokenCommand

if TYPE_CHECKING:
    from scripts import Words
    from voice.house import House
    from voice.web.doors import Doors

PORT = 8477
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 (only compared with)


@click.command(cls=SpokenCommand)
@LANGUAGE
@click.option("--host", default="127.0.0.1", metavar="H", help="Address to listen at; 0.0.0.0 for the whole network.")
@click.option("--port", type=whole, default=PORT, metavar="P", help=f"Port; {PORT} by default, 0 takes a free one.")
@click.option("--public-url", default="", metavar="URL", help="How speakers of other houses reach it, by https.")
@click.option("--alexa-skill", default="", metavar="ID", help="Take the requests of this Alexa skill.")
@click.option("--wyoming", default="", metavar="URI", help="A Wyoming door besides, such as tcp://127.0.0.1:10500.")
@click.option("--zeroconf", is_flag=True, help="Announce the Wyoming door on the network.")
def serve(language: str, host: str, port: int, public_url: str, alexa_skill: str, wyoming: str, zeroconf: bool) -> None:
    """The service: tables for speakers, programs and the page. Beyond this machine it needs a key, and shows it."""
    spoken = spoken_in(language)
    if zeroconf and not wyoming:
        raise DoorError("wyoming-nowhere")
    from voice.house import House
    from voice.web import Doors, create_app
    from voice.web.server import loopback, server, token

    # Whoever reaches the public address must know the key, even where a proxy on this machine passes it on.
    alone = loopback(host) and not public_url
    doors = Doors(token="" if alone else token(), public_url=public_url.rstrip("/"), alexa_skill=alexa_skill)
    house = House(language=spoken.language, tell=lambda error: show.complain(spoken.error(error, "onenight")))
    with ExitStack() as stack:
        leave_cleanly(stack)
        stack.callback(house.close)
        try:
            listening = stack.enter_context(closing(server(create_app(house, doors), host, port, doors, house.rest)))
            house.load()
            stack.enter_context(_wyoming(house, wyoming, zeroconf, spoken))
            house.warm(spoken.language)
            _tell(spoken, host, listening.effective_port, doors)
            listening.run()
        except KeyboardInterrupt:
            pass


@contextmanager
def _wyoming(house: "House", uri: str, zeroconf: bool, spoken: "Words") -> Iterator[None]:
    """The Wyoming door, where one was asked for."""
    if not uri:
        yield
        return
    from voice.wyoming_door import serve_wyoming

    with serve_wyoming(house, uri, zeroconf=zeroconf) as door:
        show.line(spoken.text("serve-wyoming", {"uri": door.uri}))
        yield


def _tell(spoken: "Words", host: str, port: int, doors: "Doors") -> None:
    from voice.web.server import address

    name = address() if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    url = f"http://{name}:{port}/"
    show.line(spoken.text("serve-here", {"url": url}))
    if doors.token:
        url = f"{url}#key={doors.token}"
        show.line(spoken.text("serve-scan", {"url": url}))
        if sys.stdout.isatty():
            import segno

            segno.make(url, micro=False).terminal(compact=True)
    show.line(spoken.text("serve-stop"))
    sys.stdout.flush()
