"""Whether a request comes from Alexa, now, and for this skill; done before anything in it is believed."""

import base64
import binascii
import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.x509.verification import Store

from voice.alexa.certificates import Chains, Fetch, over_the_network, usual_roots
from voice.alexa.errors import NotAlexaError

CHAIN_HEADER = "SignatureCertChainUrl"
SIGNATURE_HEADER = "Signature-256"
TOLERANCE = timedelta(seconds=150)
"""How old a request may be, or how far ahead of our clock."""
Clock = Callable[[], datetime]


def by_the_clock() -> datetime:
    return datetime.now(UTC)


class Verifier:
    """Tells Alexa's requests from all others."""

    def __init__(
        self, fetch: Fetch = over_the_network, roots: Store | None = None, clock: Clock = by_the_clock
    ) -> None:
        self._chains = Chains(fetch, roots or usual_roots())
        self._clock = clock

    def envelope(self, url: str | None, signature: str | None, body: bytes, skill_id: str) -> Mapping[str, Any]:
        """What the body says, by the two headers; what costs nothing to check comes before what asks the network."""
        if not url or not signature:
            raise NotAlexaError("header is missing")
        now = self._clock()
        envelope = _read(body)
        _check_time(envelope, now)
        _check_skill(envelope, skill_id)
        key = self._chains.signer(url, now).public_key()
        if not isinstance(key, RSAPublicKey):
            raise NotAlexaError("certificate has another kind of key")
        try:
            key.verify(base64.b64decode(signature, validate=True), body, PKCS1v15(), SHA256())
        except (binascii.Error, ValueError, InvalidSignature) as error:
            raise NotAlexaError("signature is wrong") from error
        return envelope


def _read(body: bytes) -> Mapping[str, Any]:
    try:
        envelope = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise NotAlexaError("body is no JSON") from error
    if not isinstance(envelope, dict):
        raise NotAlexaError("body is no envelope")
    return envelope


def _check_time(envelope: Mapping[str, Any], now: datetime) -> None:
    try:
        sent = datetime.fromisoformat(_at(envelope, "request", "timestamp"))
        away = abs(now - sent)
    except (TypeError, ValueError, OverflowError) as error:
        raise NotAlexaError("timestamp cannot be read") from error
    if away > TOLERANCE:
        raise NotAlexaError("timestamp is too far from our clock")


def _check_skill(envelope: Mapping[str, Any], skill_id: str) -> None:
    """Every place that names the skill must name this one."""
    named = [
        _at(envelope, "context", "System", "application", "applicationId"),
        _at(envelope, "session", "application", "applicationId"),
    ]
    if [each for each in named if each is not None] not in ([skill_id], [skill_id, skill_id]):
        raise NotAlexaError("request is for another skill")


def _at(envelope: Any, *keys: str) -> Any:
    """What lies deep in an envelope, or None."""
    for key in keys:
        envelope = envelope.get(key) if isinstance(envelope, dict) else None
    return envelope
