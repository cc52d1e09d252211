"""A house that is served on this machine."""

from collections.abc import Iterator

import pytest

from tests.voice.web.calling import Caller, served
from voice.house import House
from voice.mouth import Unspoken
from voice.web import Doors

PLENTY = Doors(requests_a_second=100_000, burst=100_000)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Speaks to nobody."""
    house = House(voice=Unspoken, folder=tmp_path_factory.mktemp("house"))
    house.load()
    yield house
    house.close()


@pytest.fixture(scope="module")
def caller(house: House) -> Iterator[Caller]:
    with served(house, PLENTY) as caller:
        yield caller
