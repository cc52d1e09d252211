"""What programs do, over a real socket: every answer is held against the document that the service gives of itself."""

import json
import re
import socket
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import cached_property
from http.client import HTTPConnection, HTTPResponse
from threading import Thread
from typing import Any, Self

from jsonschema import Draft202012Validator
from waitress.wasyncore import close_all

from voice.house import House
from voice.web import Doors, create_app
from voice.web.guard import HEADERS
from voice.web.server import server

PATIENCE = 30
"""Seconds; nothing here takes as long."""


@dataclass(frozen=True)
class Got:
    """An answer."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def error(self) -> str:
        return str(self.json["error"]) if self.body else ""


@dataclass
class Caller:
    """Somebody who calls the service."""

    port: int
    headers: Mapping[str, str] = field(default_factory=dict)

    def ask(self, method: str, path: str, body: Any = None, /, **headers: str) -> Got:
        """A request on a connection of its own; what is no bytes is sent as JSON."""
        sent = {**self.headers, **{name.replace("_", "-"): value for name, value in headers.items()}}
        if body is not None and not isinstance(body, bytes):
            body, sent = json.dumps(body).encode(), {"Content-Type": "application/json", **sent}
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as line:
            line.request(method, path, body, sent)
            answer = line.getresponse()
            got = Got(answer.status, {k.title(): v for k, v in answer.getheaders()}, answer.read())
        for name in HEADERS:
            assert name.title() in got.headers, (method, path, name)
        if method in ("GET", "POST", "PUT", "DELETE") and path != "/openapi.json":
            self.document.check(method, path, got)
        return got

    def get(self, path: str, /, **headers: str) -> Got:
        return self.ask("GET", path, **headers)

    def post(self, path: str, body: Any = None, /, **headers: str) -> Got:
        return self.ask("POST", path, body, **headers)

    def open(self, **wanted: Any) -> str:
        """The code of a new table."""
        opened = self.post("/api/tables", wanted)
        assert opened.status == 201, opened.body
        return str(opened.json["code"])

    def say(self, code: str, text: str) -> Any:
        said = self.post(f"/api/tables/{code}/commands", {"text": text})
        assert said.status == 200, said.body
        return said.json

    def send(self, code: str, intent: str, **slots: Any) -> Got:
        return self.post(f"/api/tables/{code}/commands", {"intent": intent, "slots": slots})

    def view(self, code: str) -> Any:
        return self.get(f"/api/tables/{code}").json

    def night(self, language: str = "en", **wanted: Any) -> str:
        """A table in its night."""
        code = self.open(language=language, **wanted)
        begun = self.send(code, "StartNight", roles=["sentinel", "witch"], players=5, now=True)
        assert begun.json["phase"] == "night", begun.body
        return code

    def follow(self, code: str, last: str = "") -> "Following":
        return Following(self.port, code, {**self.headers, **({"Last-Event-ID": last} if last else {})})

    @cached_property
    def document(self) -> "Document":
        return Document(self.ask("GET", "/openapi.json").json)


class Document:
    """What the service says of itself."""

    def __init__(self, document: Any) -> None:
        self.document = document
        self._closed = {**document, "components": _strict(document["components"])}

    def check(self, method: str, path: str, got: Got) -> None:
        """Whether an answer is one that the document tells of, to the last name in it."""
        operation = self.operation(method, path.partition("?")[0])
        if operation is None:
            return
        assert str(got.status) in operation["responses"], (method, path, got.status, got.body[:200])
        response = operation["responses"][str(got.status)]
        kind = got.headers.get("Content-Type", "").replace("; charset=utf-8", "")
        if "content" not in response:
            assert not got.body
            return
        assert kind in response["content"], (method, path, kind)
        if schema := response["content"][kind].get("schema"):
            self.valid(schema, got.json)
        for name in response.get("headers", {}):
            assert name in got.headers

    def operation(self, method: str, path: str) -> Any:
        for template, operations in self.document["paths"].items():
            if re.fullmatch(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(template)), path):
                return operations.get(method.lower())
        return None

    def valid(self, schema: Any, value: Any) -> None:
        Draft202012Validator({**schema, "components": self._closed["components"]}).validate(value)

    def shape(self, name: str, value: Any) -> None:
        self.valid({"$ref": f"#/components/schemas/{name}"}, value)


def _strict(schema: Any) -> Any:
    """Nothing but what is told of."""
    if isinstance(schema, dict):
        more = (
            {"additionalProperties": False} if "properties" in schema and isinstance(schema["properties"], dict) else {}
        )
        return {**more, **{name: _strict(each) for name, each in schema.items()}}
    return [_strict(each) for each in schema] if isinstance(schema, list) else schema


@dataclass(frozen=True)
class Happened:
    """An event of a stream."""

    id: str
    kind: str
    data: Any


class Following:
    """Somebody who follows a table."""

    def __init__(self, port: int, code: str, headers: Mapping[str, str]) -> None:
        self._line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self._line.request("GET", f"/api/tables/{code}/events", headers=dict(headers))
        self.answer: HTTPResponse = self._line.getresponse()

    def __enter__(self) -> Self:
        assert self.answer.status == 200
        assert self.answer.getheader("Content-Type") == "text/event-stream; charset=utf-8"
        return self

    def __exit__(self, *_: object) -> None:
        self.hang_up()

    def hang_up(self) -> None:
        if self._line.sock:
            self._line.sock.shutdown(socket.SHUT_RDWR)
        self.answer.close()
        self._line.close()

    def __iter__(self) -> Iterator[Happened]:
        """Until the service ends it."""
        told: dict[str, str] = {}
        while row := self.answer.readline():
            name, _, value = row.decode().rstrip("\n").partition(": ")
            if name == "" and "event" in told:
                yield Happened(told.get("id", ""), told["event"], json.loads(told["data"]))
            told = {**told, name: value} if name else {}

    def until(self, kind: str, **facts: Any) -> Happened:
        """The next event of a kind with these facts."""
        for happened in self:
            if happened.kind == kind and facts.items() <= happened.data.items():
                return happened
        raise AssertionError(f"never told: {kind} {facts}")


@contextmanager
def served(house: House, doors: Doors | None = None) -> Iterator[Caller]:
    """A house on a free port of this machine."""
    doors = doors or Doors()
    listening = server(create_app(house, doors), "127.0.0.1", 0, doors, house.rest)
    thread = Thread(target=listening.run, name="listening")
    thread.start()
    try:
        yield Caller(listening.effective_port)
    finally:
        waitress: Any = listening
        waitress.task_dispatcher.shutdown()
        # In its own thread, so that it need not first find out.
        with suppress(OSError):  # it was faster
            waitress.trigger.pull_trigger(lambda: close_all(waitress._map))
        thread.join(PATIENCE)
        assert not thread.is_alive()
