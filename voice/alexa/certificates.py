"""The certificates that Alexa signs with: where they may lie, how they are fetched, whom they must come from."""

import posixpath
import re
import ssl
import warnings
from collections import OrderedDict
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import datetime
from http import HTTPStatus
from http.client import HTTPException, HTTPSConnection
from threading import Lock
from urllib.parse import urlsplit

import certifi
from cryptography.utils import CryptographyDeprecationWarning
from cryptography.x509 import (
    Certificate,
    DNSName,
    SubjectAlternativeName,
    load_der_x509_certificate,
    load_pem_x509_certificates,
)
from cryptography.x509.verification import PolicyBuilder, Store, VerificationError

from voice.alexa.errors import NotAlexaError

HOST = "s3.amazonaws.com"
PATH = re.compile(r"/echo\.api/[\w.\-]+(/[\w.\-]+)*", re.ASCII)
"""The folder is Amazon's in these letters only; nothing in the rest may mean something else to another reader."""
SIGNER = "echo-api.amazon.com"
TIMEOUT = 5.0
"""Seconds without a byte; Alexa itself waits eight for the whole answer."""
LARGEST = 1 << 16
"""Bytes of a chain; a real one has about seven thousand."""
MOST_CHAINS = 8
"""That are remembered: Amazon has one, and for some days a second."""
Fetch = Callable[[str], bytes]


def certificate_url(url: str) -> str:
    """The address of a chain as it is fetched, if it is one that Alexa's can have."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise NotAlexaError("certificate URL cannot be read") from error
    if parts.scheme.lower() != "https" or (parts.hostname or "").lower() != HOST or port not in (None, 443):
        raise NotAlexaError("certificate URL is not Amazon's")
    if parts.username is not None or parts.password is not None or parts.query or parts.fragment:
        raise NotAlexaError("certificate URL has too much in it")
    path = posixpath.normpath(parts.path)
    if not PATH.fullmatch(path):
        raise NotAlexaError("certificate URL leads elsewhere")
    return f"https://{HOST}{path}"


def over_the_network(url: str) -> bytes:
    """A chain from Amazon's store; whatever is in the way is no certificate, and neither is what lies elsewhere."""
    address = urlsplit(url)
    trusted = ssl.create_default_context(cafile=certifi.where())
    with closing(HTTPSConnection(address.netloc, timeout=TIMEOUT, context=trusted)) as line:
        try:
            line.request("GET", address.path)
            answer = line.getresponse()
            chain = answer.read(LARGEST + 1)
        except (OSError, HTTPException) as error:
            raise NotAlexaError("certificate cannot be fetched") from error
    if answer.status != HTTPStatus.OK or len(chain) > LARGEST:
        raise NotAlexaError("certificate is not there")
    return chain


def usual_roots() -> Store:
    """Mozilla's authorities, as `certifi` brings them."""
    roots = []
    listed = ssl.create_default_context(cafile=certifi.where()).get_ca_certs(binary_form=True)
    with warnings.catch_warnings():
        # An old root with a faulty number, which cryptography is about to refuse, is left out already.
        warnings.simplefilter("error", CryptographyDeprecationWarning)
        for each in listed:
            with suppress(ValueError, CryptographyDeprecationWarning):
                roots.append(load_der_x509_certificate(each))
    return Store(roots)


class Chains:
    """The chains seen so far; who signed is checked anew each time, for a certificate ends while we remember it."""

    def __init__(self, fetch: Fetch, roots: Store) -> None:
        self._fetch = fetch
        self._roots = roots
        self._known: OrderedDict[str, list[Certificate]] = OrderedDict()
        self._lock = Lock()

    def signer(self, url: str, now: datetime) -> Certificate:
        """The certificate of whoever signs with the chain at this address, which is Alexa."""
        first, *others = self._chain(certificate_url(url))
        verifier = PolicyBuilder().store(self._roots).time(now).build_server_verifier(DNSName(SIGNER))
        try:
            verifier.verify(first, others)
        except VerificationError as error:
            raise NotAlexaError("certificate is not valid") from error
        # By its own name: a certificate for all of a domain is somebody else's.
        names = first.extensions.get_extension_for_class(SubjectAlternativeName).value
        if SIGNER not in names.get_values_for_type(DNSName):
            raise NotAlexaError("certificate has another name")
        return first

    def _chain(self, url: str) -> list[Certificate]:
        with self._lock:
            if url in self._known:
                self._known.move_to_end(url)
                return self._known[url]
        fetched = self._fetch(url)
        try:
            chain = load_pem_x509_certificates(fetched)
        except ValueError as error:
            raise NotAlexaError("certificate cannot be read") from error
        with self._lock:
            self._known[url] = chain
            while len(self._known) > MOST_CHAINS:
                self._known.popitem(last=False)
        return chain
