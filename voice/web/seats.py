"""Who sits at a table; and the door that nobody hears: each seat's own phone, with what that player alone may know."""

from flask import Blueprint, Response, jsonify, make_response, request
from werkzeug.wrappers import Response as AnyResponse

from scripts import words
from voice.errors import DoorError
from voice.house import House, ServedTable
from voice.moderator.secrets import Choice, SecretView
from voice.settings import checked
from voice.web.bodies import Chosen, Names, body
from voice.web.shapes import Seats, Secret, SecretOffer

KEY = "Seat-Key"
"""The header with the key of a seat: in no address, so in no log."""


def blueprint(house: House) -> Blueprint:
    ways = Blueprint("seats", __name__, url_prefix="/api/tables/<code>")

    @ways.put("/names")
    def names(code: str) -> Response:
        table = house.table(code)
        given = body(Names).names
        table.name(checked("names", given) if given else ())
        return jsonify(table.view())

    @ways.get("/seats")
    def seats(code: str) -> Response:
        taken = house.seat_keys.taken(code)
        seated = house.table(code).view()["seats"]
        shown: Seats = {"seats": [{**seat, "taken": seat["id"] in taken} for seat in seated]}
        return jsonify(shown)

    @ways.post("/seats/<seat>")
    def take(code: str, seat: str) -> AnyResponse:
        _seated(house, code, seat)
        response = jsonify(key=house.seat_keys.take(code, seat))
        response.status_code = 201
        return response

    @ways.delete("/seats/<seat>")
    def free(code: str, seat: str) -> AnyResponse:
        """Anybody may: a phone can be lost. All pages are told, so that nobody does it in secret."""
        table = _seated(house, code, seat)
        if seat in house.seat_keys.taken(code):
            house.seat_keys.free(code, seat)
            name = next(each["name"] for each in table.view()["seats"] if each["id"] == seat)
            table.trouble(words(table.language).text("web-seat-freed", {"player": name}))
        return make_response("", 204)

    @ways.get("/seats/<seat>")
    def look(code: str, seat: str) -> Response:
        return jsonify(_shown(_own(house, code, seat).secret(seat)))

    @ways.post("/seats/<seat>/choice")
    def choose(code: str, seat: str) -> Response:
        table, chosen = _own(house, code, seat), body(Chosen)
        answer = table.whisper(seat, Choice(chosen.do, chosen.about))
        return jsonify({**_shown(table.secret(seat)), "answer": answer})

    return ways


def _seated(house: House, code: str, seat: str) -> ServedTable:
    table = house.table(code)
    if seat not in table.moderator.state.plan.seats:
        raise DoorError("no-seat", seat=seat)
    return table


def _own(house: House, code: str, seat: str) -> ServedTable:
    table = _seated(house, code, seat)
    house.seat_keys.check(code, seat, request.headers.get(KEY, ""))
    return table


def _shown(view: SecretView | None) -> Secret:
    """The same keys for everyone, whatever they hold and whether anything is dealt."""
    if view is None:
        return {"card": "", "lines": [], "offers": []}
    offers: list[SecretOffer] = [
        {"do": offer.choice.do, "about": offer.choice.about, "text": offer.text, "chosen": offer.chosen}
        for offer in view.offers
    ]
    return {"card": view.card, "lines": list(view.lines), "offers": offers}
