"""Alexa's requests over HTTP: 200 with an answer, or 400 for whatever is not Alexa's."""

import logging

from flask import Blueprint, Response, jsonify, request

from voice.alexa.door import House
from voice.alexa.errors import NotAlexaError
from voice.alexa.skill import Skill
from voice.alexa.verify import CHAIN_HEADER, SIGNATURE_HEADER, Verifier

LARGEST = 1 << 16
"""Bytes of a request; real ones have a few thousand."""
log = logging.getLogger(__name__)


def blueprint(house: House, verifier: Verifier, skill_id: str, public_url: str) -> Blueprint:
    """The door, for one skill."""
    door = Blueprint("alexa", __name__)
    skill = Skill(house, public_url)

    @door.post("/alexa")
    def alexa() -> Response:
        request.max_content_length = LARGEST
        url, signature = request.headers.get(CHAIN_HEADER), request.headers.get(SIGNATURE_HEADER)
        try:
            answer = skill.answer(verifier.envelope(url, signature, request.get_data(), skill_id))
        except NotAlexaError as error:
            log.warning("A request to the Alexa door was refused: %s.", error)  # the reason alone: no name, no body
            return Response(status=400)
        return jsonify(answer)

    return door
