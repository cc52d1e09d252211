"""Narration as files, by the hash of what is said and how: whoever has the address may hear it."""

import io
import re

from flask import Blueprint, Response, request, send_file
from werkzeug.wrappers import Response as AnyResponse

from voice.errors import DoorError
from voice.house import House
from voice.sounds import EARCONS

PATIENCE = 8.0
"""Seconds that a line may take which is still to be made."""
KINDS = {".wav": "audio/wav", ".mp3": "audio/mpeg"}
HASH = re.compile("[0-9a-f]{64}")
FOREVER = "public, max-age=31536000, immutable"


def blueprint(house: House) -> Blueprint:
    ways = Blueprint("audio", __name__)

    @ways.get("/audio/<name>")
    def sound(name: str) -> AnyResponse:
        key, ending = name[:-4], name[-4:]
        if ending not in KINDS or not (HASH.fullmatch(key) or key in EARCONS):
            raise DoorError("no-sound")
        response = _narration(house, key, ending) if house.narrations.knows(key) else _line(house, key, ending)
        # Players of other houses may fetch it, and so may a page of Home Assistant.
        response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        return response

    return ways


def _line(house: House, key: str, ending: str) -> AnyResponse:
    data = house.clips.file(key, ending, PATIENCE)
    return _lasting(send_file(io.BytesIO(data), KINDS[ending], conditional=True, etag=f"{key}{ending}"))


def _narration(house: House, key: str, ending: str) -> AnyResponse:
    """The whole of it where it is there, so that a player may jump in it; else as it comes."""
    file = house.narrations.file(key, ending)
    if "Range" in request.headers:
        file.wait(PATIENCE)
    if not file.whole:
        return Response(file.chunks(), mimetype=KINDS[ending])
    return _lasting(send_file(file.path.absolute(), KINDS[ending], conditional=True, etag=f"{key}{ending}"))


def _lasting(response: Response) -> Response:
    response.headers["Cache-Control"] = FOREVER
    return response
