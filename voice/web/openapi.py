"""The service described for programs, from what it is made of: its ways, its shapes, its commands."""

from importlib.metadata import version
from typing import Any

import msgspec
from flask import Blueprint, Flask, Response, current_app, jsonify
from werkzeug.routing import Rule

from intents.commands import COMMANDS
from scripts import languages
from voice.house.house import CODE
from voice.house.shapes import EVENTS
from voice.web.bodies import LONGEST_LINE, NewTable
from voice.web.contract import EVERYWHERE, KEYED, WAYS, Gives, Way
from voice.web.guard import COOKIE, needs_key
from voice.web.shapes import Problem
from voice.web.slots import slot_schemas
from voice.web.status import status_of

REF = "#/components/schemas/{name}"
SAID = "Said"
INTRODUCTION = """\
Tables where Nightcaller moderates: opened, spoken to, followed, listened to. Every request is answered at once; what \
happens later is told to whoever follows the table.

What cannot be done is answered with a `Problem`: its `error` is for programs, its `message` for people, in the \
language of the table, of `?lang=`, or of `Accept-Language`."""
PARAMETERS: dict[str, dict[str, Any]] = {
    "code": {"schema": {"type": "string", "pattern": f"^{CODE.pattern}$"}, "description": "The code of a table."},
    "name": {
        "schema": {"type": "string", "pattern": r"^([0-9a-f]{64}|[a-z_]+)\.(wav|mp3)$"},
        "description": "As an answer or an event gives it.",
    },
}


def blueprint(*, keyed: bool) -> Blueprint:
    ways = Blueprint("openapi", __name__)

    @ways.get("/openapi.json")
    def document() -> Response:
        return jsonify(described(current_app, keyed=keyed))

    return ways


def described(app: Flask, *, keyed: bool) -> dict[str, Any]:
    """The document of an app, with a key or without; what has no entry in the contract is for people."""
    paths: dict[str, Any] = {}
    kinds: set[type] = {Problem, *EVENTS.values()}
    for rule in app.url_map.iter_rules():
        if way := WAYS.get(rule.endpoint):
            kinds |= {shape for shape in (way.takes, *(gives.shape for gives in way.gives.values())) if shape}
            operations = paths.setdefault(path_of(rule), {"parameters": _parameters(rule)} if rule.arguments else {})
            for method in sorted((rule.methods or set()) - {"HEAD", "OPTIONS"}):
                operations[method.lower()] = _operation(rule, way, keyed=keyed and needs_key(rule.rule))
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Nightcaller",
            "version": version("nightcaller"),
            "description": INTRODUCTION,
            "license": {"name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later"},
        },
        "paths": dict(sorted(paths.items())),
        "components": {
            "schemas": _schemas(kinds),
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer", "description": "The key that `nightcaller serve` shows."},
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "From `/api/session`."},
            },
        },
    }


def path_of(rule: Rule) -> str:
    return rule.rule.replace("<", "{").replace(">", "}")


def _parameters(rule: Rule) -> list[dict[str, Any]]:
    return [{"name": name, "in": "path", "required": True, **PARAMETERS[name]} for name in sorted(rule.arguments)]


def _operation(rule: Rule, way: Way, *, keyed: bool) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": rule.endpoint.replace(".", "-"),
        "summary": way.does,
        "security": [{"key": []}, {"cookie": []}] if keyed else [],
        "responses": _responses(way, keyed),
    }
    if way.query:
        languages_only = {"type": "string", "enum": list(languages())}
        operation["parameters"] = [
            {
                "name": name,
                "in": "query",
                "description": what,
                "schema": languages_only if name == "lang" else {"type": "string"},
            }
            for name, what in way.query.items()
        ]
    if way.takes:
        schema = {"$ref": REF.format(name=way.takes.__name__)}
        operation["requestBody"] = {"required": not way.optional, "content": {"application/json": {"schema": schema}}}
    if way.takes_sound:
        kinds = ("audio/wav", "audio/flac", "audio/ogg", "audio/mpeg", "application/octet-stream")
        operation["requestBody"] = {"required": True, "content": {kind: {} for kind in kinds}}
    return operation


def _responses(way: Way, keyed: bool) -> dict[str, Any]:
    responses = {str(status): _given(gives) for status, gives in way.gives.items()}
    refused: dict[int, list[str]] = {}
    for kind in (*EVERYWHERE, *(KEYED if keyed else ()), *way.refuses):
        if status_of(kind) not in way.gives:
            refused.setdefault(status_of(kind), []).append(kind)
    for status, kinds in sorted(refused.items()):
        told = ", ".join(f"`{kind}`" for kind in sorted(set(kinds)))
        content = {"application/json": {"schema": {"$ref": REF.format(name=Problem.__name__)}}}
        responses[str(status)] = {"description": f"{told}.", "content": content}
    return responses


def _given(gives: Gives) -> dict[str, Any]:
    response: dict[str, Any] = {"description": gives.what}
    if gives.shape:
        response["content"] = {"application/json": {"schema": {"$ref": REF.format(name=gives.shape.__name__)}}}
    if gives.kinds:
        response["content"] = {kind: {} for kind in gives.kinds}
    if gives.headers:
        response["headers"] = {
            name: {"description": what, "required": True, "schema": {"type": "string"}}
            for name, what in gives.headers.items()
        }
    return response


def _schemas(kinds: set[type]) -> dict[str, Any]:
    """The shapes of the code; what is said is a text, or one of the commands."""
    _, schemas = msgspec.json.schema_components(sorted(kinds, key=lambda kind: kind.__name__), ref_template=REF)
    code = {"type": "string", "pattern": f"^{CODE.pattern}$"}
    schemas["TableView"]["properties"]["code"] = code
    # The language of a table is one of ours; that it may be left empty is for programs that fill templates.
    schemas[NewTable.__name__]["properties"]["language"]["enum"] = ["", *languages()]
    slots = slot_schemas("#/components/schemas/{name}Slots")
    text = {
        "title": "Text",
        "type": "object",
        "properties": {"text": {"type": "string", "maxLength": LONGEST_LINE, "pattern": r"\S"}},
        "required": ["text"],
        "additionalProperties": False,
    }
    commands = [_command(intent, slots[intent]) for intent in COMMANDS]
    schemas[SAID] = {"description": schemas[SAID]["description"], "anyOf": [text, *commands]}
    return dict(sorted({**schemas, **{f"{intent}Slots": schema for intent, schema in slots.items()}}.items()))


def _command(intent: str, slots: dict[str, Any]) -> dict[str, Any]:
    return {
        "title": intent,
        "type": "object",
        "properties": {"intent": {"const": intent}, "slots": {"$ref": REF.format(name=f"{intent}Slots")}},
        "required": ["intent", "slots"] if slots.get("required") else ["intent"],
        "additionalProperties": False,
    }
