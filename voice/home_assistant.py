"""Sentences for Home Assistant: a night is started as everywhere, and all else is said to the moderator by name."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import yaml
from hassil.expression import Alternative, Expression, Group, RuleReference, TextChunk
from hassil.parse_expression import parse_sentence

from intents.pack import SENTENCES
from intents.packfiles import merged, yaml_files
from scripts import words

INTENT = "NightcallerSay"
OWN = "nightcaller_"
"""Before every name of ours: rules and lists of all files are one dictionary there."""
WORDS = f"{OWN}words"
OPENING = re.compile(r"(<\w+> <night>) \[?<with>\]? \{roles\}")
RULE = re.compile(r"<(\w+)>")


def sentences(language: str) -> str:
    """The file `custom_sentences/<language>/nightcaller.yaml`; what is said is handed on as it is."""
    pack = merged(yaml_files(SENTENCES / language), language)
    rules: Mapping[str, str] = pack["expansion_rules"]
    opening = _opening(pack)
    filled = {"names": _names(language), "words": f"{{{WORDS}}}"}
    named = [words(language).text(key, filled) for key in ("home-assistant-ask", "home-assistant-tell")]
    content = {
        "language": language,
        "intents": {
            INTENT: {
                "data": [
                    {"sentences": named, "slots": {"language": language}},
                    {
                        "sentences": [f"{_ours(opening)} {{{WORDS}}}"],
                        "slots": {"opening": _plainest(opening, rules), "language": language},
                    },
                ]
            }
        },
        "lists": {WORDS: {"wildcard": True}},
        "expansion_rules": {f"{OWN}{name}": _ours(rules[name]) for name in sorted(set(_used(opening, rules)))},
    }
    written = yaml.safe_dump(content, allow_unicode=True, sort_keys=False, width=10_000)
    return f"# nightcaller home-assistant sentences --lang {language}\n{written}"


def _opening(pack: Mapping[str, Any]) -> str:
    """How a night is started, up to the roles."""
    blocks = pack["intents"]["StartNight"]["data"]
    found = (OPENING.match(sentence) for block in blocks for sentence in block["sentences"])
    return f"{next(each for each in found if each)[1]} <with>"


def _names(language: str) -> str:
    """What the moderator is called."""
    return f"({'|'.join(name.strip() for name in words(language).text('language-wake-names').split(','))})"


def _ours(template: str) -> str:
    return RULE.sub(rf"<{OWN}\1>", template)


def _used(template: str, rules: Mapping[str, str]) -> Iterator[str]:
    for name in RULE.findall(template):
        yield name
        yield from _used(rules[name], rules)


def _plainest(template: str, rules: Mapping[str, str]) -> str:
    """The first that a template stands for, without what may be left out."""

    def said(part: Expression) -> str:
        match part:
            case TextChunk():
                return part.original_text
            case RuleReference():
                return _plainest(rules[part.rule_name], rules)
            case Alternative() if part.is_optional:
                return ""
            case Alternative():
                return said(part.items[0])
            case Group():
                return "".join(said(each) for each in part.items)
        raise ValueError(part)

    return " ".join(said(parse_sentence(template).expression).split())
