"""What the document allows and much that it does not, sent by schemathesis over a real socket: nothing breaks.

NIGHTCALLER_FUZZ=5000 sends so many requests; `make fuzz` does.
"""

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from tests.voice.web.calling import PATIENCE, Caller, served
from tests.voice.web.conftest import PLENTY
from voice.house import House
from voice.house.house import MOST_TABLES
from voice.mouth import Unspoken
from voice.web import guard

REQUESTS = int(os.environ.get("NIGHTCALLER_FUZZ", "300"))
KEY = "the-key-of-this-house"
WITH_KEY = {"Authorization": f"Bearer {KEY}"}
AT_HOME, NOBODY = "kitchen", "a-table-that-nobody-opens"
"""The code of a table that is always there, and of one that never is."""
Operation: TypeAlias = APIOperation[Any, Any, Any, Any]
AnyCase: TypeAlias = Case[Any]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


@pytest.fixture(scope="module")
def home(english_ears: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Caller]]:
    """With real ears, for whatever is sent as sound."""
    house = House(voice=Unspoken, folder=tmp_path_factory.mktemp("house"))
    house.load()
    with pytest.MonkeyPatch.context() as patch, served(house, replace(PLENTY, token=KEY)) as caller:
        patch.setattr(guard, "TRIES", 10**9)  # wrong keys are sent, too
        yield house, caller
    house.close()


def operations(caller: Caller) -> list[Operation]:
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{caller.port}/openapi.json")
    return [_understood(found) for found in schema.get_all_operations()]


def _understood(found: object) -> Operation:
    assert isinstance(found, Ok)
    operation: Operation = found.ok()
    return operation


def cases(operation: Operation, mode: GenerationMode) -> st.SearchStrategy[AnyCase]:
    """With the codes of strangers and with one of our own; a stream, which has no end, where there is no table."""
    if operation.path.endswith("/events"):
        return operation.as_strategy(generation_mode=mode, path_parameters={"code": NOBODY})
    anything: st.SearchStrategy[AnyCase] = operation.as_strategy(generation_mode=mode)
    if "{code}" not in operation.path:
        return anything
    return anything | operation.as_strategy(generation_mode=mode, path_parameters={"code": AT_HOME})


def test_nothing_that_is_sent_breaks_it(home: tuple[House, Caller]) -> None:
    house, caller = home
    all_of_it = operations(caller)
    share = -(-REQUESTS // (len(all_of_it) * len(MODES)))
    statuses: Counter[int] = Counter()
    # What fits the document may still be refused: a role that no game has, a number of players that none takes.
    refuses_what_fits: Any = schemathesis.checks.CHECKS.get_one("positive_data_acceptance")

    def ask(case: AnyCase) -> None:
        make_room(house)
        response = case.call(timeout=PATIENCE, allow_redirects=False, headers=WITH_KEY)
        statuses[response.status_code] += 1
        case.validate_response(response, headers=WITH_KEY, excluded_checks=[refuses_what_fits])

    for operation in all_of_it:
        for mode in MODES:
            trial = settings(
                max_examples=share,
                database=None,
                deadline=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )(given(case=cases(operation, mode))(ask))
            with suppress(Unsatisfiable):  # a way that takes nothing can be given nothing wrong
                seed(1)(trial)()
    assert statuses.total() >= REQUESTS * 3 / 4, statuses
    print(f"{statuses.total()} requests: {dict(sorted(statuses.items()))}")
    assert caller.get("/healthz").status == 200


def make_room(house: House) -> None:
    """The table of our own, and room for others."""
    house.seat(AT_HOME)
    tables = house.tables
    if len(tables) > MOST_TABLES // 2:
        for table in tables[: len(tables) // 2]:
            house.close_table(table.code)
