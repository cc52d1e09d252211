"""What Amazon does: certificates from an authority of the test, signed requests built with Amazon's own models."""

import base64
import json
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

from ask_sdk_core.serialize import DefaultSerializer
from ask_sdk_model import (
    Application,
    Context,
    Device,
    Intent,
    IntentRequest,
    LaunchRequest,
    ListSlotValue,
    RequestEnvelope,
    ResponseEnvelope,
    Session,
    SimpleSlotValue,
    Slot,
    SupportedInterfaces,
    User,
)
from ask_sdk_model.interfaces.audioplayer import AudioPlayerInterface
from ask_sdk_model.interfaces.system import SystemState
from ask_sdk_model.slu.entityresolution import Resolution, Resolutions, Status, StatusCode, Value, ValueWrapper
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

NOW = datetime(2026, 11, 18, 20, 0, tzinfo=UTC)
MONTH = timedelta(days=30)
LONG_AGO, FAR_OFF = datetime(2000, 1, 1, tzinfo=UTC), datetime(2100, 1, 1, tzinfo=UTC)
CHAIN_URL = "https://s3.amazonaws.com/echo.api/echo-api-cert-12.pem"
SIGNER = "echo-api.amazon.com"
SKILL = "amzn1.ask.skill.night"
DEVICE = "amzn1.ask.device.KITCHEN"


@dataclass(frozen=True)
class Authority:
    """Somebody who signs certificates."""

    key: ec.EllipticCurvePrivateKey
    certificate: x509.Certificate


@cache
def root(name: str) -> Authority:
    key = ec.generate_private_key(ec.SECP256R1())
    return Authority(key, _authority(name, key, name, key))


@cache
def intermediate(of: str) -> Authority:
    key = ec.generate_private_key(ec.SECP256R1())
    return Authority(key, _authority(f"{of} issuing", key, of, root(of).key))


@cache
def rsa_key(name: str) -> rsa.RSAPrivateKey:
    """A key for each name."""
    return rsa.generate_private_key(65537, 2048)


def chain(
    *names: str,
    of: str = "root",
    key: rsa.RSAPrivateKey | ec.EllipticCurvePrivateKey | None = None,
    since: datetime = NOW - MONTH,
    until: datetime = NOW + MONTH,
) -> bytes:
    """A signer's certificate and its issuer's, as Amazon stores them."""
    above = intermediate(of)
    leaf = (
        _certificate("Amazon", f"{of} issuing", key or rsa_key("Amazon"), above.key, since, until)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(each) for each in names or (SIGNER,)]), critical=False)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(above.key, hashes.SHA256())
    )
    return leaf.public_bytes(Encoding.PEM) + above.certificate.public_bytes(Encoding.PEM)


def _authority(
    name: str, key: ec.EllipticCurvePrivateKey, issuer: str, signs: ec.EllipticCurvePrivateKey
) -> x509.Certificate:
    usage = dict.fromkeys(
        ("content_commitment", "key_encipherment", "data_encipherment", "key_agreement", "encipher_only"), False
    )
    return (
        _certificate(name, issuer, key, signs, LONG_AGO, FAR_OFF)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .add_extension(
            x509.KeyUsage(digital_signature=True, key_cert_sign=True, crl_sign=True, decipher_only=False, **usage),
            critical=True,
        )
        .sign(signs, hashes.SHA256())
    )


def _certificate(
    name: str,
    issuer: str,
    key: rsa.RSAPrivateKey | ec.EllipticCurvePrivateKey,
    signs: ec.EllipticCurvePrivateKey,
    since: datetime,
    until: datetime,
) -> x509.CertificateBuilder:
    public = key.public_key()
    return (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)]))
        .issuer_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, issuer)]))
        .public_key(public)
        .serial_number(x509.random_serial_number())
        .not_valid_before(since)
        .not_valid_after(until)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(public), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(signs.public_key()), critical=False)
    )


def signed(body: bytes, key: rsa.RSAPrivateKey | None = None, url: str = CHAIN_URL) -> dict[str, str]:
    """The headers of a request."""
    signature = (key or rsa_key("Amazon")).sign(body, PKCS1v15(), hashes.SHA256())
    return {"SignatureCertChainUrl": url, "Signature-256": base64.b64encode(signature).decode()}


@dataclass
class Store:
    """Where certificates are fetched from; it counts how often."""

    files: dict[str, bytes] = field(default_factory=lambda: {CHAIN_URL: chain()})
    asked: list[str] = field(default_factory=list)

    def __call__(self, url: str) -> bytes:
        self.asked.append(url)
        return self.files[url]


def envelope(
    request: object, *, skill: str = SKILL, device: str = DEVICE, player: bool = True, session: bool = True
) -> dict[str, Any]:
    """A request on its way to the skill."""
    interfaces = SupportedInterfaces(audio_player=AudioPlayerInterface() if player else None)
    system = SystemState(
        application=Application(application_id=skill),
        user=User(user_id="amzn1.ask.account.HOST"),
        device=Device(device_id=device, supported_interfaces=interfaces),
        api_endpoint="https://api.amazonalexa.com",
    )
    talk = Session(new=False, session_id="s", user=system.user, application=Application(application_id=skill))
    whole = RequestEnvelope(
        version="1.0", session=talk if session else None, context=Context(system=system), request=request
    )
    written: dict[str, Any] = DefaultSerializer().serialize(whole)
    return written


def launch(**facts: Any) -> LaunchRequest:
    return LaunchRequest(**{"request_id": "r", "timestamp": NOW, "locale": "en-US", **facts})


def intent(name: str, locale: str = "en-US", **slots: Slot) -> IntentRequest:
    heard = Intent(name=name, slots=slots or None)
    return IntentRequest(request_id="r", timestamp=NOW, locale=locale, intent=heard)


def one(value: str, id: str = "") -> Slot:  # noqa: A002 (Alexa names it)
    """A slot with one value, and the id that Alexa found for it."""
    return Slot(
        name="",
        value=value,
        resolutions=_resolutions(value, id),
        slot_value=_said(value, id),
    )


def several(*values: str | tuple[str, str]) -> Slot:
    """A slot that takes several values, each with the id that Alexa found, or none."""
    said = [_said(*each) if isinstance(each, tuple) else _said(each) for each in values]
    return Slot(name="", slot_value=ListSlotValue(values=said))


def _said(value: str, id: str = "") -> SimpleSlotValue:  # noqa: A002
    return SimpleSlotValue(value=value, resolutions=_resolutions(value, id))


def _resolutions(name: str, id: str) -> Resolutions:  # noqa: A002
    code = StatusCode.ER_SUCCESS_MATCH if id else StatusCode.ER_SUCCESS_NO_MATCH
    found = [ValueWrapper(value=Value(name=name, id=id))] if id else []
    return Resolutions(resolutions_per_authority=[Resolution(authority="a", status=Status(code=code), values=found)])


def body(request: object, **facts: Any) -> bytes:
    return json.dumps(envelope(request, **facts)).encode()


def taken(response: object) -> ResponseEnvelope:
    """An answer as Amazon's own library reads it; what it does not know would be lost, so nothing may be."""
    read = DefaultSerializer().deserialize(json.dumps(response), ResponseEnvelope)
    assert DefaultSerializer().serialize(read) == response
    return read
