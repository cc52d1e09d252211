"""Whether the service is well: told at once, whatever it is doing, in figures that Prometheus reads."""

from pathlib import Path
from threading import Event

from prometheus_client.parser import text_string_to_metric_families

import models
from tests.voice.web.calling import Caller, served
from tests.voice.web.conftest import PLENTY
from voice.house import House
from voice.house.ears import Ears
from voice.mouth import Unspoken


def figures(caller: Caller) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    got = caller.get("/metrics")
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(got.body.decode())
        for sample in family.samples
    }


def one(caller: Caller, name: str, **labels: str) -> float:
    return figures(caller)[f"nightcaller_{name}", frozenset(labels.items())]


def test_what_an_operator_wants_to_know(caller: Caller) -> None:
    way = "/api/tables/<code>/commands"
    code = caller.night()
    before = one(caller, "requests_total", way=way, status="200")
    caller.send(code, "Pause")
    caller.send(code, "Dance")
    assert one(caller, "requests_total", way=way, status="200") == before + 1
    assert one(caller, "requests_total", way=way, status="400") == 1
    assert one(caller, "request_seconds_count", way=way) == before + 2
    assert one(caller, "tables") >= one(caller, "tables_telling") >= 1
    with caller.follow(code) as following:
        assert next(iter(following)).kind == "state"
        assert one(caller, "followers") == 1
    assert one(caller, "cue_lateness_seconds") >= 0
    assert one(caller, "lines_waiting") >= 0
    assert one(caller, "tables_unwritten") >= 0
    assert one(caller, "ears_ready", language="uk") == 0


def test_ways_that_are_none_do_not_fill_the_memory(caller: Caller) -> None:
    for number in range(5):
        caller.get(f"/nothing/{number}")
    ways = {dict(labels).get("way") for _, labels in figures(caller)}
    assert "none" in ways
    assert not any(way and way.startswith("/nothing") for way in ways)


def test_it_answers_while_models_are_being_loaded(english_ears: Path, tmp_path: Path) -> None:
    found = Event()

    def find(kind: models.Kind, language: str) -> Path:
        if found.is_set():
            return english_ears
        raise models.ModelError("model-missing")

    ears = Ears(find)
    house = House(voice=Unspoken, ears=ears, folder=tmp_path)
    house.load()
    with served(house, PLENTY) as caller:
        assert caller.get("/healthz").json["ears"] == {"en": "missing", "uk": "missing"}
        found.set()
        assert caller.get("/healthz").json["ears"] == {"en": "idle", "uk": "idle"}
        ears.warm("en")
        seen = set()
        while "ready" not in seen:
            answer = caller.get("/healthz")
            assert (answer.status, answer.json["status"]) == (200, "ok")
            seen.add(answer.json["ears"]["en"])
            assert caller.post("/api/tables").status == 201  # everything else goes on
            for table in house.tables:
                house.close_table(table.code)
        assert seen >= {"loading", "ready"}
        assert one(caller, "ears_ready", language="en") == 1
    house.close()
