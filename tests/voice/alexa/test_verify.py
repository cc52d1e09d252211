"""Every request that is not Alexa's, not for this skill or not of now is refused with 400, through the real door."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Event, Semaphore

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.verification import Store as Roots
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.datastructures import Headers
from werkzeug.test import TestResponse

from tests.voice.alexa.amazon import (
    CHAIN_URL,
    MONTH,
    NOW,
    SIGNER,
    SKILL,
    Store,
    body,
    chain,
    intent,
    launch,
    root,
    rsa_key,
    signed,
)
from tests.voice.alexa.fakes import FakeHouse
from voice.alexa.certificates import MOST_CHAINS, MOST_FETCHES, Chains, certificate_url, usual_roots
from voice.alexa.errors import NotAlexaError
from voice.alexa.verify import Verifier
from voice.web.alexa import LARGEST, blueprint


def client(store: Store, house: FakeHouse | None = None) -> FlaskClient:
    app = Flask(__name__)
    verifier = Verifier(store, Roots([root("root").certificate]), lambda: NOW)
    app.register_blueprint(blueprint(house or FakeHouse(), verifier, SKILL, "https://night.example"))
    return app.test_client()


def post(
    sent: bytes,
    headers: dict[str, str] | None = None,
    store: Store | None = None,
    house: FakeHouse | None = None,
) -> TestResponse:
    return client(store or Store(), house).post(
        "/alexa", data=sent, headers=signed(sent) if headers is None else headers
    )


GOOD = body(launch())


def test_a_request_of_alexas_is_answered() -> None:
    house = FakeHouse()
    answer = post(GOOD, house=house)
    assert (answer.status_code, answer.mimetype) == (200, "application/json")
    assert answer.get_json()["version"] == "1.0"
    assert len(house.seated) == 1


def refused(answer: TestResponse, house: FakeHouse) -> None:
    assert (answer.status_code, answer.data) == (400, b"")
    assert house.seated == []


def test_a_body_that_was_tampered_with() -> None:
    house = FakeHouse()
    sent = body(intent("AddRole"))
    refused(post(sent.replace(b"AddRole", b"Undo"), signed(sent), house=house), house)


def test_a_signature_by_another_key() -> None:
    house = FakeHouse()
    refused(post(GOOD, signed(GOOD, rsa_key("somebody")), house=house), house)


@pytest.mark.parametrize("signature", ["", "no base64!", "AAAA", "ÄÖÜ", "A" * 10_000])
def test_a_signature_that_is_none(signature: str) -> None:
    house = FakeHouse()
    refused(post(GOOD, {**signed(GOOD), "Signature-256": signature}, house=house), house)


@pytest.mark.parametrize("missing", ["SignatureCertChainUrl", "Signature-256"])
def test_a_header_that_is_missing(missing: str) -> None:
    house = FakeHouse()
    headers = signed(GOOD)
    del headers[missing]
    refused(post(GOOD, headers, house=house), house)


def test_the_old_signature_alone_is_not_enough() -> None:
    house = FakeHouse()
    headers = signed(GOOD)
    headers["Signature"] = headers.pop("Signature-256")
    refused(post(GOOD, headers, house=house), house)


CHAINS: dict[str, Callable[[], bytes]] = {
    "another name": lambda: chain("echo-api.example.com"),
    "a name for the whole domain": lambda: chain("*.amazon.com"),
    "a name that only ends alike": lambda: chain(f"not-{SIGNER}"),
    "expired": lambda: chain(since=NOW - 2 * MONTH, until=NOW - timedelta(seconds=1)),
    "not yet valid": lambda: chain(since=NOW + timedelta(seconds=1)),
    "an authority that nobody trusts": lambda: chain(of="stranger"),
    "without its issuer": lambda: chain()[: chain().index(b"-----END CERTIFICATE-----") + 26],
    "the issuer alone": lambda: chain()[chain().index(b"-----END CERTIFICATE-----") + 26 :],
    "a key of another kind": lambda: chain(key=ec.generate_private_key(ec.SECP256R1())),
    "no certificate": lambda: b"<Error><Code>NoSuchKey</Code></Error>",
    "nothing": lambda: b"",
    "bytes": lambda: bytes(range(256)),
    "a certificate that is none inside": lambda: b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",
}


@pytest.mark.parametrize("kind", CHAINS)
def test_a_chain_that_is_not_alexas(kind: str) -> None:
    house = FakeHouse()
    refused(post(GOOD, store=Store({CHAIN_URL: CHAINS[kind]()}), house=house), house)


def test_a_certificate_beside_the_name_of_another() -> None:
    assert post(GOOD, store=Store({CHAIN_URL: chain("alexa.example.com", SIGNER)})).status_code == 200


WRONG_URLS = [
    "http://s3.amazonaws.com/echo.api/echo-api-cert.pem",
    "ftp://s3.amazonaws.com/echo.api/echo-api-cert.pem",
    "https://notamazon.com/echo.api/echo-api-cert.pem",
    "https://s3.amazonaws.com.evil.example/echo.api/echo-api-cert.pem",
    "https://evil.example/https://s3.amazonaws.com/echo.api/echo-api-cert.pem",
    "https://s3.amazonaws.com@evil.example/echo.api/echo-api-cert.pem",
    "https://evil.example#@s3.amazonaws.com/echo.api/echo-api-cert.pem",
    "https://evil@s3.amazonaws.com/echo.api/echo-api-cert.pem",
    "https://s3.amazonaws.com/EcHo.aPi/echo-api-cert.pem",
    "https://s3.amazonaws.com/invalid.path/echo-api-cert.pem",
    "https://s3.amazonaws.com/echo.api.evil/echo-api-cert.pem",
    "https://s3.amazonaws.com/echo.api/../evil/echo-api-cert.pem",
    "https://s3.amazonaws.com/echo.api/%2e%2e/evil/echo-api-cert.pem",
    "https://s3.amazonaws.com/echo.api/..%2fevil/echo-api-cert.pem",
    "https://s3.amazonaws.com/echo.api/..\\evil\\echo-api-cert.pem",
    "https://s3.amazonaws.com//echo.api/echo-api-cert.pem",
    "https://s3.amazonaws.com/echo.api/",
    "https://s3.amazonaws.com/echo.api",
    "https://s3.amazonaws.com/echo.api/cert.pem?versionId=1",
    "https://s3.amazonaws.com/echo.api/cert.pem#here",
    "https://s3.amazonaws.com:563/echo.api/echo-api-cert.pem",
    "https://s3.amazonaws.com:80/echo.api/echo-api-cert.pem",
    "https://s3.amazonaws.com:0/echo.api/echo-api-cert.pem",
    "https://s3.amazonaws.com:443x/echo.api/echo-api-cert.pem",
    "https://s3.amazonaws.com:99999/echo.api/echo-api-cert.pem",
    "https://[s3.amazonaws.com/echo.api/echo-api-cert.pem",
    "s3.amazonaws.com/echo.api/echo-api-cert.pem",
    "//s3.amazonaws.com/echo.api/echo-api-cert.pem",
    "file:///echo.api/echo-api-cert.pem",
    "https:///echo.api/echo-api-cert.pem",
    "echo-api-cert.pem",
]


@pytest.mark.parametrize("url", WRONG_URLS)
def test_a_certificate_url_that_is_not_amazons_is_not_even_asked(url: str) -> None:
    house, store = FakeHouse(), Store()
    refused(post(GOOD, signed(GOOD, url=url), store, house), house)
    assert store.asked == []


@pytest.mark.parametrize(
    "url",
    [
        "https://s3.amazonaws.com/echo.api/echo-api-cert-12.pem",
        "https://s3.amazonaws.com:443/echo.api/echo-api-cert-12.pem",
        "HTTPS://S3.AmazonAWS.com/echo.api/echo-api-cert-12.pem",
        "https://s3.amazonaws.com/echo.api/../echo.api/echo-api-cert-12.pem",
        "https://s3.amazonaws.com/./echo.api//echo-api-cert-12.pem",
    ],
)
def test_a_certificate_url_of_amazons_in_other_forms(url: str) -> None:
    store = Store()
    assert post(GOOD, signed(GOOD, url=url), store).status_code == 200
    assert store.asked == [CHAIN_URL]


@given(st.text() | st.builds("https://s3.amazonaws.com{}".format, st.text("/.ecohapi%2\\?#@:x", max_size=40)))
def test_whatever_stands_in_the_header_leads_to_that_one_folder_or_nowhere(url: str) -> None:
    try:
        address = certificate_url(url)
    except NotAlexaError:
        return
    assert address.startswith("https://s3.amazonaws.com/echo.api/")
    assert not {"..", "", "%"} & set(address.removeprefix("https://s3.amazonaws.com/").split("/"))


@pytest.mark.parametrize("away", [timedelta(seconds=-151), timedelta(seconds=151), timedelta(days=-400)])
def test_a_timestamp_that_is_too_far_away(away: timedelta) -> None:
    house, store = FakeHouse(), Store()
    refused(post(body(launch(timestamp=NOW + away)), store=store, house=house), house)
    assert store.asked == []


@pytest.mark.parametrize("away", [timedelta(seconds=-150), timedelta(seconds=150)])
def test_a_timestamp_within_its_limits(away: timedelta) -> None:
    assert post(body(launch(timestamp=NOW + away))).status_code == 200


@pytest.mark.parametrize(
    "stamp", [None, 1_700_000_000, "now", "2026-11-18T20:00:00", "", {}, "9999-12-31T23:59:59-14:00"]
)
def test_a_timestamp_that_is_none(stamp: object) -> None:
    house = FakeHouse()
    sent = json.loads(GOOD)
    sent["request"]["timestamp"] = stamp
    refused(post(json.dumps(sent).encode(), house=house), house)


def test_a_timestamp_as_alexa_writes_it() -> None:
    sent = json.loads(GOOD)
    sent["request"]["timestamp"] = "2026-11-18T20:00:00Z"
    assert post(json.dumps(sent).encode()).status_code == 200


def test_another_skill() -> None:
    house = FakeHouse()
    refused(post(body(launch(), skill="amzn1.ask.skill.other"), house=house), house)


@pytest.mark.parametrize("where", ["context", "session"])
@pytest.mark.parametrize("named", ["amzn1.ask.skill.other", "", 7, [SKILL], {}])
def test_another_skill_in_one_of_two_places(where: str, named: object) -> None:
    house = FakeHouse()
    sent = json.loads(GOOD)
    place = sent["context"]["System"] if where == "context" else sent["session"]
    place["application"]["applicationId"] = named
    refused(post(json.dumps(sent).encode(), house=house), house)


def test_no_skill_at_all() -> None:
    house = FakeHouse()
    sent = json.loads(GOOD)
    del sent["session"], sent["context"]["System"]["application"]
    refused(post(json.dumps(sent).encode(), house=house), house)


def test_a_request_outside_a_session_names_the_skill_once() -> None:
    assert post(body(launch(), session=False)).status_code == 200


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"night",
        b"[]",
        b"null",
        b'"x"',
        b"{",
        b"{}",
        b'{"request": 7}',
        b"[" * 60_000,
        bytes(range(256)),
        b"\xff\xfe{",
    ],
)
def test_a_body_that_is_no_envelope(sent: bytes) -> None:
    house = FakeHouse()
    refused(post(sent, house=house), house)


@pytest.mark.parametrize("gone", ["device", "deviceId"])
def test_an_envelope_that_lacks_what_is_needed(gone: str) -> None:
    house = FakeHouse()
    sent = json.loads(GOOD)
    system = sent["context"]["System"]
    del (system if gone == "device" else system["device"])[gone]
    refused(post(json.dumps(sent).encode(), house=house), house)


def test_a_body_that_is_too_long() -> None:
    sent = GOOD + b" " * LARGEST
    assert post(sent).status_code == 413


def test_only_requests_are_taken() -> None:
    assert client(Store()).get("/alexa").status_code == 405


def test_a_chain_is_fetched_once_and_its_dates_are_looked_at_each_time() -> None:
    store, now = Store(), NOW
    verifier = Verifier(store, Roots([root("root").certificate]), lambda: now)
    headers = signed(GOOD)
    for _ in range(3):
        verifier.envelope(headers["SignatureCertChainUrl"], headers["Signature-256"], GOOD, SKILL)
    assert store.asked == [CHAIN_URL]
    now = NOW + 2 * MONTH
    later = body(launch(timestamp=now))
    headers = signed(later)
    with pytest.raises(NotAlexaError, match="certificate is not valid"):
        verifier.envelope(headers["SignatureCertChainUrl"], headers["Signature-256"], later, SKILL)


def test_what_could_not_be_fetched_is_asked_for_again() -> None:
    store = Store({CHAIN_URL: b"not there yet"})
    door = client(store)
    assert door.post("/alexa", data=GOOD, headers=signed(GOOD)).status_code == 400
    store.files[CHAIN_URL] = chain()
    assert door.post("/alexa", data=GOOD, headers=signed(GOOD)).status_code == 200


def test_only_some_chains_are_remembered() -> None:
    urls = [f"https://s3.amazonaws.com/echo.api/{number}.pem" for number in range(MOST_CHAINS + 1)]
    store = Store(dict.fromkeys(urls, chain()))
    chains = Chains(store, Roots([root("root").certificate]))
    for url in [*urls, urls[-1], urls[0]]:
        chains.signer(url, NOW)
    assert store.asked == [*urls, urls[0]]


def test_a_chain_that_is_not_valid_pushes_no_other_out() -> None:
    old = [f"https://s3.amazonaws.com/echo.api/{number}.pem" for number in range(MOST_CHAINS)]
    store = Store({CHAIN_URL: chain(), **dict.fromkeys(old, CHAINS["expired"]())})
    chains = Chains(store, Roots([root("root").certificate]))
    chains.signer(CHAIN_URL, NOW)
    for url in old:
        with pytest.raises(NotAlexaError, match="certificate is not valid"):
            chains.signer(url, NOW)
    chains.signer(CHAIN_URL, NOW)
    assert store.asked == [CHAIN_URL, *old]


def test_only_some_are_fetched_at_a_time_and_nobody_waits_for_a_place() -> None:
    """Whoever knows the skill's id can make us ask Amazon for what is not there, but not with all our threads."""
    asked, answer = Semaphore(0), Event()

    def fetch(url: str) -> bytes:
        asked.release()
        answer.wait()
        return chain()

    chains = Chains(fetch, Roots([root("root").certificate]))
    with ThreadPoolExecutor(MOST_FETCHES) as pool:
        first = [pool.submit(chains.signer, f"{CHAIN_URL}.{number}", NOW) for number in range(MOST_FETCHES)]
        for _ in first:
            asked.acquire()
        with pytest.raises(NotAlexaError, match="being fetched already"):
            chains.signer(CHAIN_URL, NOW)
        answer.set()
        assert all(each.result() for each in first)
    assert chains.signer(CHAIN_URL, NOW)


@pytest.mark.parametrize("name", ["SignatureCertChainUrl", "Signature-256"])
def test_a_header_that_comes_twice(name: str) -> None:
    house = FakeHouse()
    given = signed(GOOD)
    twice = Headers([*given.items(), (name, given[name])])
    refused(client(Store(), house).post("/alexa", data=GOOD, headers=twice), house)


def test_the_usual_roots_trust_no_authority_of_a_test() -> None:
    house = FakeHouse()
    app = Flask(__name__)
    app.register_blueprint(blueprint(house, Verifier(Store(), clock=lambda: NOW), SKILL, "https://night.example"))
    refused(app.test_client().post("/alexa", data=GOOD, headers=signed(GOOD)), house)
    assert usual_roots()


def test_the_log_tells_the_reason_and_nothing_of_the_request(caplog: pytest.LogCaptureFixture) -> None:
    post(body(launch(), skill="amzn1.ask.skill.other"))
    (record,) = caplog.records
    assert record.getMessage() == "A request to the Alexa door was refused: request is for another skill."
    assert "amzn1" not in caplog.text
