"""Home Assistant finds the door by itself, where that was asked for: real multicast, on this machine alone."""

from collections.abc import Iterator
from queue import Queue

import pytest
from zeroconf import ServiceBrowser, ServiceListener, Zeroconf

from voice.errors import DoorError
from voice.house import House
from voice.wyoming_door import announcing, serve_wyoming

PATIENCE = 30.0
MILLISECONDS = 3_000


class Seen(ServiceListener):
    """What Home Assistant learns."""

    def __init__(self) -> None:
        self.came: Queue[tuple[str, list[str], int | None]] = Queue()
        self.went: Queue[str] = Queue()

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        about = zc.get_service_info(type_, name, MILLISECONDS)
        if about:
            self.came.put((name, about.parsed_addresses(), about.port))

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None: ...

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        self.went.put(name)


@pytest.fixture
def seen() -> Iterator[Seen]:
    with Zeroconf(interfaces=["127.0.0.1"]) as network:
        seen = Seen()
        ServiceBrowser(network, announcing.KIND, seen)
        yield seen


def test_the_door_is_announced_while_it_is_open(monkeypatch: pytest.MonkeyPatch, house: House, seen: Seen) -> None:
    monkeypatch.setattr(announcing, "addresses", lambda _: ["127.0.0.1"])
    with serve_wyoming(house, "tcp://0.0.0.0:0", zeroconf=True) as door:
        name, addresses, port = seen.came.get(timeout=PATIENCE)
        assert name.startswith("Nightcaller")
        assert (addresses, port) == (["127.0.0.1"], int(door.uri.rpartition(":")[2]))
    assert seen.went.get(timeout=PATIENCE) == name


def test_a_machine_with_a_long_name_is_announced(monkeypatch: pytest.MonkeyPatch, house: House, seen: Seen) -> None:
    monkeypatch.setattr(announcing, "addresses", lambda _: ["127.0.0.1"])
    monkeypatch.setattr("socket.gethostname", lambda: "n" * 63)
    with serve_wyoming(house, "tcp://0.0.0.0:0", zeroconf=True):
        assert seen.came.get(timeout=PATIENCE)[0].startswith("Nightcaller (nnn")


def test_whatever_is_wrong_with_announcing_is_known_at_once(monkeypatch: pytest.MonkeyPatch, house: House) -> None:
    monkeypatch.setattr(announcing, "addresses", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        serve_wyoming(house, "tcp://0.0.0.0:0", zeroconf=True)


def test_without_a_network_it_is_one_sentence(monkeypatch: pytest.MonkeyPatch, house: House) -> None:
    monkeypatch.setattr(announcing, "addresses", lambda _: [])
    with pytest.raises(DoorError) as refused:
        serve_wyoming(house, "tcp://0.0.0.0:0", zeroconf=True)
    assert refused.value.kind == "wyoming-zeroconf"


def test_a_chosen_address_is_the_one_announced() -> None:
    assert announcing.addresses("192.0.2.7") == ["192.0.2.7"]
    assert "127.0.0.1" not in announcing.addresses("0.0.0.0")  # noqa: S104 (nothing listens)
