"""The app: its parts put together, and one sentence for whatever goes wrong."""

from traceback import format_tb
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, jsonify, request
from flask.json.provider import DefaultJSONProvider
from werkzeug.exceptions import HTTPException

from games import ONENIGHT, GameError
from intents.errors import IntentError
from models.errors import ModelError
from scripts import languages, words
from voice.errors import DoorError
from voice.house import House
from voice.web import audio, catalogue, events, health, openapi, tables
from voice.web.doors import Doors
from voice.web.guard import Guard
from voice.web.status import status_of
from voice.web.turns import Turns

if TYPE_CHECKING:
    from voice.alexa.verify import Verifier

HTTP_KINDS = {404: "no-page", 405: "no-method", 413: "too-large", 415: "not-json-body", 416: "sound-range"}
RETRY_SECONDS = {"banned": 600, "too-fast": 1, "ears-busy": 2, "sound-late": 1, "streams-full": 10, "house-full": 60}


class _Json(DefaultJSONProvider):
    """Cyrillic as it is."""

    ensure_ascii = False


def create_app(house: House, doors: Doors | None = None, verifier: "Verifier | None" = None) -> Flask:
    """The service of a house; a verifier of one's own trusts others than Amazon at Alexa's door."""
    doors = doors or Doors()
    app = Flask("voice.web")
    app.json = _Json(app)
    app.config["MAX_CONTENT_LENGTH"] = max(doors.largest_body, doors.largest_sound)
    app.url_map.strict_slashes = app.url_map.merge_slashes = False  # nobody is sent on to where they might have meant
    Guard(doors).watch(app)
    room = events.Room(doors.most_streams)
    for blueprint in (
        tables.blueprint(house),
        events.blueprint(house, room),
        audio.blueprint(house),
        catalogue.blueprint(),
        health.blueprint(house, room),
        openapi.blueprint(keyed=bool(doors.token)),
    ):
        app.register_blueprint(blueprint)
    if doors.alexa_skill:
        from voice.alexa.verify import Verifier  # cryptography comes with it; few houses have a skill
        from voice.web import alexa

        app.register_blueprint(alexa.blueprint(house, verifier or Verifier(), doors.alexa_skill, doors.public_url))
    _speak_errors(app, house)
    app.wsgi_app = Turns(app.wsgi_app)  # type: ignore[method-assign]
    return app


def _speak_errors(app: Flask, house: House) -> None:
    def told(error: GameError | IntentError | ModelError) -> Response:
        return sentence(error, spoken_language(house))

    for kind in (GameError, IntentError, ModelError):
        app.register_error_handler(kind, told)

    @app.errorhandler(HTTPException)
    def refused(error: HTTPException) -> Response:
        code = error.code or 500
        response = sentence(
            DoorError(HTTP_KINDS.get(code, "bad-request" if code < 500 else "went-wrong")), spoken_language(house)
        )
        response.status_code = code
        told = error.get_response().headers
        for name in ("Allow", "Content-Range"):
            if name in told:
                response.headers[name] = told[name]
        return response

    @app.errorhandler(Exception)
    def broken(error: Exception) -> Response:
        # Where it happened, and not what was said: the message of an error may quote it.
        where = "".join(format_tb(error.__traceback__))
        app.logger.error("%s\n%s", type(error).__name__, where)
        return sentence(DoorError("went-wrong"), spoken_language(house))


def sentence(error: Any, language: str) -> Response:
    """What went wrong, for programs and for people."""
    response = jsonify(error=error.kind, message=words(language).error(error, ONENIGHT))
    response.status_code = status_of(error.kind)
    if seconds := RETRY_SECONDS.get(error.kind):
        response.headers["Retry-After"] = str(seconds)
    return response


def spoken_language(house: House) -> str:
    """The language in which this caller is told something: of the table, asked for, or of the browser."""
    if code := (request.view_args or {}).get("code"):
        try:
            return house.table(code).language
        except DoorError:
            pass
    asked = request.args.get("lang", "")
    if asked in languages():
        return asked
    return request.accept_languages.best_match(languages()) or house.language
