"""The words of a language: messages of `scripts/locale/<lang>/*.ftl` filled with facts."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, reduce
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource

from games import ONENIGHT
from games import game as catalogue
from games.deck import Advice, Problem
from scripts.cues import AnyOf, Cards, Choice, Fact, Hailed, Named, People, Say, Wait
from scripts.errors import DeckError, ScriptError, WordsError

LOCALES: Traversable = files("scripts") / "locale"
LONGEST = 1000
"""Letters of a fact; Fluent takes 2500 in one place. Only what somebody handed in is ever longer, and is cut."""


class Told(Protocol):
    """Any room's mistake that has a sentence: its kind names it, its facts fill it."""

    kind: str
    facts: Mapping[str, object]


class Words:
    """One language. Whatever is missing raises: it would be spoken otherwise."""

    def __init__(self, language: str, folder: Traversable | None = None) -> None:
        self.language = language
        functions: dict[str, Any] = {"SPELL": self._spell}  # returns text, which Fluent's own type does not foresee
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for file in sorted((folder or LOCALES / language).iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def has(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def text(self, key: str, facts: Mapping[str, Fact] | None = None, game: str = "") -> str:
        """The message "key", or its form "key.attribute"; `game` tells whose roles the facts name."""
        if not self.has(key):
            raise WordsError(f"{self.language}: no message {key}")
        message, _, attribute = key.partition(".")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None  # `has` looked
        spoken = {name: _cut(self._fact(fact, game)) for name, fact in (facts or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise WordsError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def line(self, say: Say, game: str) -> str:
        """A cue as a spoken line."""
        return _sentence(self.text(say.key, say.facts, game))

    @property
    def edition(self) -> str:
        """The order people know from the rulebook in this language."""
        return self.text("language-edition")

    def role(self, role: str, game: str, form: str = "") -> str:
        return self.text(f"{game}-{role}.{form}" if form else f"{game}-{role}")

    def call(self, role: str, game: str) -> str:
        """The name of a call: "Werewolves", "Witch"."""
        return self.role(role, game, "called" if self.has(f"{game}-{role}.called") else "")

    def preset(self, preset: str) -> str:
        return self.text(f"preset-{preset}")

    def help(self, role: str, game: str) -> str:
        """What a role does."""
        return self.text(f"{game}-{role}-help")

    def pause(self, wait: Wait) -> str:
        """A pause, for whoever reads a script."""
        return self.text("page-next") if wait.seconds is None else self.text("page-wait", {"seconds": wait.seconds})

    def error(self, error: Told, game: str) -> str:
        """One sentence a person can act on."""
        if isinstance(error, DeckError):
            return self.problem(error.problem, game)
        facts: dict[str, Fact] = {"suggestion": "none"}
        for name, value in error.facts.items():
            # Ids become names; what was typed is said back as it was.
            if name == "role" and value in catalogue(game).roles:
                facts[name] = self.role(str(value), game)
            elif name == "role" and value in catalogue(game).groups:
                facts[name] = self.call(str(value), game)
            elif name == "preset" and value in catalogue(ONENIGHT).presets:
                facts[name] = self.preset(str(value))
            else:
                facts[name] = value if isinstance(value, int | Fact) else str(value)
        return _sentence(self.text(f"error-{error.kind}", facts, game))

    def problem(self, problem: Problem, game: str) -> str:
        """What is wrong with a deck, and the question that mends it."""
        repair = problem.repair
        swap = "yes" if repair.add and repair.remove else "no"
        facts: dict[str, Fact] = {
            **problem.facts,
            "swap": swap,
            "add": Cards(repair.add),
            "remove": Cards(repair.remove),
        }
        return _sentence(self.text(f"problem-{problem.kind}", facts, game))

    def advice(self, advice: Advice, game: str) -> str:
        facts: dict[str, Fact] = dict(advice.facts)
        if "role" in facts:
            facts["role"] = self.role(str(facts["role"]), game)
        return _sentence(self.text(f"advice-{advice.kind}", facts, game))

    def _fact(self, fact: Fact, game: str) -> str | float:
        match fact:
            case Cards(roles):
                return self._join((self._counted(role, n, game) for role, n in Counter(roles).items()), "list-and")
            case Named(roles):
                return self._join((self.call(role, game) for role in dict.fromkeys(roles)), "list-and")
            case Hailed(roles):
                return self._join((self.role(role, game, "vocative") for role in roles), "list-and")
            case AnyOf(roles):
                return self._join((self.role(role, game, "object") for role in roles), "list-or")
            case People(names):
                return self._join(names, "list-and")
            case Choice(words):
                return self._join(words, "list-or")
            case _:
                return fact

    def _counted(self, role: str, n: int, game: str) -> str:
        if n == 1:
            return self.role(role, game)
        return self.text("counted", {"n": n, "plural": self.role(role, game, "plural")})

    def _join(self, items: Iterable[str], last_key: str) -> str:
        *most, last = tuple(items) or ("",)
        if not most:
            return last
        head = reduce(lambda done, item: self.text("list-more", {"list": done, "next": item}), most)
        return self.text(last_key, {"list": head, "last": last})

    def _spell(self, n: int, form: str = "") -> str:
        """Fluent function: a number in words."""
        key = f"number-{form}" if form else "number"
        number = int(n)
        if number <= 20 or number % 10 == 0 or number > 99:
            return self.text(key, {"n": number})
        tens, ones = self.text(key, {"n": number // 10 * 10}), self.text(key, {"n": number % 10})
        return self.text("number-compound", {"tens": tens, "ones": ones})


def languages() -> tuple[str, ...]:
    """Every language that has a folder of words."""
    return tuple(sorted(entry.name for entry in LOCALES.iterdir() if entry.is_dir()))


@cache
def words(language: str) -> Words:
    """The words of a language; read once."""
    if language not in languages():
        raise ScriptError("unknown-language", language=language, known=Choice(languages()))
    return Words(language)


def _cut(fact: str | float) -> str | float:
    return f"{fact[:LONGEST]}…" if isinstance(fact, str) and len(fact) > LONGEST else fact


def _sentence(text: str) -> str:
    """Numbers in words may come first; a sentence starts with a capital all the same."""
    return text[:1].upper() + text[1:]
