"""The OpenAPI document: valid, whole, and true."""

from openapi_spec_validator import validate

from intents.commands import COMMANDS
from tests.voice.web.calling import Caller
from voice.house import House
from voice.house.shapes import EVENTS
from voice.mouth import Unspoken
from voice.web import Doors, create_app
from voice.web.contract import WAYS
from voice.web.openapi import described, path_of

EVERY_DOOR = Doors("key", public_url="https://night.example", alexa_skill="a skill")
FOR_PEOPLE = ("static", "page")
"""Endpoints and blueprints that give pages, and what belongs to them."""


def test_it_is_valid(caller: Caller) -> None:
    got = caller.get("/openapi.json")
    assert (got.status, got.json["openapi"]) == (200, "3.1.0")
    validate(got.json)


def test_every_way_of_the_app_is_in_it_and_nothing_else(house: House) -> None:
    app = create_app(house, EVERY_DOOR)
    ways = {
        (path_of(rule), method.lower())
        for rule in app.url_map.iter_rules()
        if rule.endpoint.partition(".")[0] not in FOR_PEOPLE
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    document = described(app, keyed=True)
    told = {(path, method) for path, ways in document["paths"].items() for method in ways if method != "parameters"}
    assert told == ways
    assert {rule.endpoint for rule in app.url_map.iter_rules()} >= WAYS.keys()


def test_a_house_without_a_skill_has_no_door_for_it(house: House) -> None:
    assert "/alexa" not in described(create_app(house), keyed=False)["paths"]


def test_commands_and_events_have_their_shapes(caller: Caller) -> None:
    schemas = caller.document.document["components"]["schemas"]
    assert [each["title"] for each in schemas["Said"]["anyOf"]] == ["Text", *COMMANDS]
    assert {shape.__name__ for shape in EVENTS.values()} <= schemas.keys()


def test_what_needs_the_key_is_what_is_said_to_need_it() -> None:
    house = House(voice=Unspoken)
    app = create_app(house, EVERY_DOOR)
    client = app.test_client()
    for path, ways in described(app, keyed=True)["paths"].items():
        for method in ways.keys() - {"parameters"}:
            address = path.replace("{code}", "1").replace("{name}", "1")
            status = client.open(address, method=method.upper(), base_url="http://localhost").status_code
            assert (status == 401) == bool(ways[method]["security"]), (method, path)
    house.close()
