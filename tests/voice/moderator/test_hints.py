"""Whatever the moderator puts into quotes is understood when somebody says it."""

import re

import pytest

from intents.commands import Phase
from scripts import languages, words
from scripts.words import Words
from tests.evening import parser

PHASES: tuple[Phase, ...] = ("setup", "night", "day", "vote", "over")
QUESTIONS: dict[str, Phase] = {
    "roles": "setup",
    "players": "setup",
    "start": "setup",
    "card": "vote",
    "saw": "vote",
    "artifacts": "vote",
    "stop": "night",
    "deaths": "night",
    "nominees": "day",
    "executed": "vote",
    "winner": "day",
    "dealt": "setup",
    "accusations": "day",
    "votes": "vote",
}
ISLAND: dict[str, Phase] = {
    "ask-deaths": "night",
    "ask-nominees": "day",
    "ask-executed": "vote",
    "ask-next-night": "day",
    "ask-winner": "day",
    "dealt": "setup",
    "hint-secret": "night",
    "ask-nightfall": "day",
    "ask-points": "over",
    "ask-prizes": "over",
}
COUNTED: dict[str, Phase] = {"accusations-missing": "day", "ballots-missing": "vote"}


def quoted(text: str) -> list[str]:
    return re.findall("[“«]([^”»]+)[”»]", text)


def spoken_hints(spoken: Words) -> list[tuple[Phase, str]]:
    hints = [(phase, spoken.text("hint", {"phase": phase})) for phase in PHASES]
    hints += [(phase, spoken.text("hint-question", {"ask": ask})) for ask, phase in QUESTIONS.items()]
    hints += [("setup", spoken.text("hello")), ("over", spoken.text("stopped")), ("over", spoken.text("ask-again"))]
    hints += [("vote", spoken.text(key)) for key in ("ask-votes", "whose-card", "whose-artifact", "ask-artifacts")]
    hints += [(phase, spoken.text(key, {"n": 2, "players": "Ana"})) for key, phase in COUNTED.items()]
    return hints + [(phase, spoken.text(key)) for key, phase in ISLAND.items()]


@pytest.mark.parametrize("language", languages())
def test_what_is_quoted_is_understood(language: str) -> None:
    for phase, hint in spoken_hints(words(language)):
        assert quoted(hint), hint
        for phrase in quoted(hint):
            reading = parser(language, ()).read(phrase, phase)
            assert reading.intent, phrase
            assert not reading.repairs, phrase
