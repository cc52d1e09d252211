"""Who sits at a table, written down: names are hard to say to a machine, and easy to type."""

from flask import Blueprint, Response, jsonify

from voice.house import House
from voice.settings import checked
from voice.web.bodies import Names, body


def blueprint(house: House) -> Blueprint:
    ways = Blueprint("seats", __name__, url_prefix="/api/tables/<code>")

    @ways.put("/names")
    def names(code: str) -> Response:
        table = house.table(code)
        given = body(Names).names
        table.name(checked("names", given) if given else ())
        return jsonify(table.view())

    return ways
