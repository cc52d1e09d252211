"""Who is let in, and with how much."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Doors:
    """How a service is reached."""

    token: str = ""
    """What everyone must know who is not on this machine; none where only this machine can reach it."""
    hosts: frozenset[str] = frozenset({"localhost", "127.0.0.1", "[::1]"})
    """Names that the service answers to where it has no token: a page elsewhere cannot borrow one of them."""
    public_url: str = ""
    """How speakers of other houses reach it: “https://example.org”, without a slash at the end."""
    alexa_skill: str = ""
    """The id of the skill whose requests are taken; none where there is no skill."""
    requests_a_second: float = 50.0
    burst: int = 200
    """What one address may ask for, and how much of it at once."""
    most_streams: int = 100
    """Pages that may follow a table at the same time; each takes a thread."""
    largest_body: int = 64 * 1024
    largest_sound: int = 4 * 1024 * 1024
    """Bytes."""
    patience: float = 30.0
    """Seconds that a connection may be idle."""
