"""Tables: opened, spoken to, looked at, closed."""

from flask import Blueprint, Response, jsonify, make_response, request
from werkzeug.wrappers import Response as AnyResponse

from intents.commands import COMMANDS, Command
from intents.commands import command as command_of
from scripts import languages
from scripts.names import choose
from voice.errors import DoorError
from voice.house import Answer, House, ServedTable
from voice.web.bodies import NewTable, Said, body
from voice.web.shapes import Answered
from voice.web.slots import checked_slots


def blueprint(house: House) -> Blueprint:  # noqa: C901 (one small function a way)
    ways = Blueprint("tables", __name__, url_prefix="/api/tables")

    @ways.post("")
    def open_table() -> AnyResponse:
        return _opened(house, "", body(NewTable, empty=True))

    @ways.put("/<code>")
    def seat(code: str) -> AnyResponse:
        wanted = body(NewTable, empty=True)
        choose("language", wanted.language or house.language, languages())
        try:
            return jsonify(house.table(code).view())
        except DoorError:
            pass
        try:
            return _opened(house, code, wanted)
        except DoorError as error:
            if error.kind != "table-taken":
                raise
            return jsonify(house.table(code).view())  # somebody was faster

    @ways.get("/<code>")
    def look(code: str) -> Response:
        return jsonify(house.table(code).view())

    @ways.delete("/<code>")
    def close(code: str) -> AnyResponse:
        house.close_table(code)
        return make_response("", 204)

    @ways.post("/<code>/commands")
    def say(code: str) -> Response:
        table = house.table(code)
        said = body(Said)
        if bool(said.text.strip()) == bool(said.intent):
            raise DoorError("text-or-intent")
        return _answered(table, table.send(_command(said)) if said.intent else table.say(said.text))

    @ways.post("/<code>/sound")
    def sound(code: str) -> Response:
        table = house.table(code)
        if not request.mimetype.startswith("audio/") and request.mimetype != "application/octet-stream":
            raise DoorError("not-sound")
        return _answered(table, table.sound(request.get_data()))

    @ways.get("/<code>/media")
    def media(code: str) -> AnyResponse:
        """The narration from here on, under an address that stays the same."""
        found = house.table(code).media()
        if found is None:
            raise DoorError("no-sound")
        return make_response("", 302, {"Location": found.path})

    return ways


def _opened(house: House, code: str, wanted: NewTable) -> AnyResponse:
    table = house.open(code, language=wanted.language, names=wanted.names, players=wanted.players)
    response = jsonify(table.view())
    response.status_code = 201
    response.headers["Location"] = f"/api/tables/{table.code}"
    return response


def _command(said: Said) -> Command:
    if said.intent not in COMMANDS:
        raise DoorError("unknown-intent", intent=said.intent)
    return command_of(said.intent, checked_slots(said.intent, said.slots))


def _answered(table: ServedTable, answer: Answer) -> Response:
    media = table.media() if not answer.left else None
    return jsonify(Answered(**vars(answer), media=media.path if media else None))
