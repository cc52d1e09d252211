"""The certificates that Alexa signs with: where they may lie, how they are fetched, whom they must come from."""

import posixpath
import re
import socket
import ssl
import warnings
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from http import HTTPStatus
from http.client import HTTPException, HTTPSConnection
from threading import BoundedSemaphore, Lock, Timer
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
"""Seconds for the whole of it, and without a byte; Alexa itself waits eight for an answer."""
LARGEST = 1 << 16
"""Bytes of a chain; a real one has about seven thousand."""
MOST_CHAINS = 8
"""That are remembered: Amazon has one, and for some days a second."""
MOST_FETCHES = 4
"""At a time: whoever knocks with made-up addresses keeps no more threads than these waiting."""
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
            line.connect()
            with _at_most(TIMEOUT, line.sock):
                line.request("GET", address.path)
                answer = line.getresponse()
                chain = answer.read(LARGEST + 1)
        except (OSError, HTTPException) as error:
            raise NotAlexaError("certificate cannot be fetched") from error
    if answer.status != HTTPStatus.OK or len(chain) > LARGEST:
        raise NotAlexaError("certificate is not there")
    if answer.length:  # bytes that did not come
        raise NotAlexaError("certificate cannot be fetched")
    return chain


@contextmanager
def _at_most(seconds: float, line: socket.socket) -> Iterator[None]:
    """Hangs up after a time: a timeout of the socket alone begins anew with every byte."""

    def hang_up() -> None:
        with suppress(OSError):  # the other side has been faster
            socket.socket.shutdown(line, socket.SHUT_RDWR)

    late = Timer(seconds, hang_up)
    late.daemon = True
    late.start()
    try:
        yield
    finally:
        late.cancel()


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
        self._fetches = BoundedSemaphore(MOST_FETCHES)

    def signer(self, url: str, now: datetime) -> Certificate:
        """The certificate of whoever signs with the chain at this address, which is Alexa."""
        url = certificate_url(url)
        with self._lock:
            chain = self._known.get(url)
        chain = chain or self._fetched(url)
        first, *others = chain
        verifier = PolicyBuilder().store(self._roots).time(now).build_server_verifier(DNSName(SIGNER))
        try:
            verifier.verify(first, others)
        except VerificationError as error:
            raise NotAlexaError("certificate is not valid") from error
        # By its own name: a certificate for all of a domain is somebody else's.
        names = first.extensions.get_extension_for_class(SubjectAlternativeName).value
        if SIGNER not in names.get_values_for_type(DNSName):
            raise NotAlexaError("certificate has another name")
        self._remember(url, chain)
        return first

    def _fetched(self, url: str) -> list[Certificate]:
        if not self._fetches.acquire(blocking=False):
            raise NotAlexaError("certificates are being fetched already")
        try:
            fetched = self._fetch(url)
        finally:
            self._fetches.release()
        try:
            return load_pem_x509_certificates(fetched)
        except ValueError as error:
            raise NotAlexaError("certificate cannot be read") from error

    def _remember(self, url: str, chain: list[Certificate]) -> None:
        """Only what is valid: the old chains that still lie beside it must not push it out."""
        with self._lock:
            self._known[url] = chain
            self._known.move_to_end(url)
            while len(self._known) > MOST_CHAINS:
                self._known.popitem(last=False)
