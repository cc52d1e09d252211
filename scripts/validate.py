"""Finds what Fluent would let pass in silence, and a narrator would then say aloud.

A translator runs it as a test; every finding names the file, the line and what to do.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

REFERENCE = "en"
LATIN = "A-Za-zÀ-ÖØ-öø-ÿ"
CYRILLIC = "\u0400-\u04ff"
MIXED = re.compile(rf"[{LATIN}]+[’-]?[{CYRILLIC}]|[{CYRILLIC}]+[’-]?[{LATIN}]")
FUNCTIONS = {"SPELL", "NUMBER"}
LATIN_ALLOWED = ("error-", "language-", "serve-", "web-serve-")
"""Where a language in Cyrillic letters names commands and options all the same."""
WRONG_APOSTROPHE = re.compile("['\u02bc\u2018`]")


@dataclass
class Message:
    """A message or one of its forms, as the validator sees it."""

    where: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join(self.texts)


def findings(locales: Traversable) -> list[str]:
    """Everything wrong with the words of all languages; nothing is a good answer."""
    found: list[str] = []
    languages = {
        folder.name: _messages(folder, found)
        for folder in sorted(locales.iterdir(), key=lambda entry: entry.name)
        if folder.is_dir()
    }
    reference = languages[REFERENCE]
    for language, messages in languages.items():
        found += _parity(language, messages, reference)
        cyrillic = _is_cyrillic(messages)
        for key, message in messages.items():
            found += _inside(key, message, messages)
            if cyrillic and not key.startswith(LATIN_ALLOWED) and (latin := re.search(f"[{LATIN}]+", message.text)):
                found.append(f"{message.where}: {key} has Latin letters: “{latin[0]}”")
    return found


def _is_cyrillic(messages: Mapping[str, Message]) -> bool:
    text = "".join(message.text for message in messages.values())
    return len(re.findall(f"[{CYRILLIC}]", text)) > len(re.findall(f"[{LATIN}]", text))


def _messages(folder: Traversable, found: list[str]) -> dict[str, Message]:
    messages: dict[str, Message] = {}
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if not file.name.endswith(".ftl"):
            continue
        source = file.read_text("utf-8").replace("\r\n", "\n")
        for entry in FluentParser().parse(source).body:
            where = f"{folder.name}/{file.name}:{source[: entry.span.start if entry.span else 0].count(chr(10)) + 1}"
            if isinstance(entry, ast.Junk):
                found.append(f"{where}: cannot be read: {entry.annotations[0].message}")
            elif isinstance(entry, ast.Message | ast.Term):
                for key, pattern in _patterns(entry):
                    if key in messages:
                        found.append(f"{where}: {key} stands already at {messages[key].where}; remove one")
                    messages[key] = _read(where, pattern)
    return messages


def _patterns(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    if entry.value:
        yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value


def _read(where: str, pattern: ast.Pattern) -> Message:
    message = Message(where)
    reader = _Reader(message)
    reader.visit(pattern)
    return message


class _Reader(Visitor):
    """Notes what a pattern uses."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent names it)
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        form = f".{node.attribute.name}" if node.attribute else ""
        self.message.references.add(f"{node.id.name}{form}")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.message.references.add(f"-{node.id.name}")

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.message.texts.append(node.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.message.functions.add(node.id.name)
        # The form that SPELL is asked for is a message of its own.
        self.message.forms |= {f"number-{argument.value.parse()['value']}" for argument in node.arguments.named}
        for value in node.arguments.positional:
            self.visit(value)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.message.texts.append(node.value)


def _parity(language: str, messages: Mapping[str, Message], reference: Mapping[str, Message]) -> Iterator[str]:
    for key in reference.keys() - messages.keys():
        yield f"{language}: {key} is missing; {reference[key].where} has it"
    for key in messages.keys() - reference.keys():
        yield f"{messages[key].where}: {key} is unknown to {REFERENCE}; a misspelling?"
    for key in messages.keys() & reference.keys():
        here, there = _variables(key, messages), _variables(key, reference)
        for variable in here - there:
            yield f"{messages[key].where}: {key} asks for ${variable}, which {REFERENCE} does not have"
        for variable in there - here:
            yield f"{messages[key].where}: {key} leaves ${variable} out, which {REFERENCE} says"


def _variables(key: str, messages: Mapping[str, Message], seen: frozenset[str] = frozenset()) -> set[str]:
    """What a message asks for, also through the messages it refers to."""
    if key not in messages or key in seen:
        return set()
    message = messages[key]
    deeper = (_variables(other, messages, seen | {key}) for other in message.references)
    return message.variables.union(*deeper)


def _inside(key: str, message: Message, messages: Mapping[str, Message]) -> Iterator[str]:
    for reference in (message.references | message.forms) - messages.keys():
        yield f"{message.where}: {key} refers to {reference}, which does not exist"
    for function in message.functions - FUNCTIONS:
        yield f"{message.where}: {key} calls {function}, which does not exist; there is SPELL"
    if mixed := MIXED.search(message.text):
        yield f"{message.where}: {key} mixes Latin and Cyrillic letters at “{mixed[0]}”"
    if wrong := WRONG_APOSTROPHE.search(message.text):
        yield f"{message.where}: {key} has {wrong[0]!r}; the apostrophe here is ’"
