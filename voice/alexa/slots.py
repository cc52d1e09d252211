"""From an intent and its slots to the command that is meant."""

from collections.abc import Iterator
from dataclasses import MISSING, fields
from typing import Any

from hassil.intents import TextSlotList

from games import game
from games.catalogue import GAMES
from intents.commands import COMMANDS, Command
from intents.commands import command as command_of
from intents.pack import Pack
from intents.plain import plain
from intents.repair import Mender
from scripts.names import find_in_games
from voice.alexa.envelope import Intent, Said, Slot
from voice.alexa.phrasebook import FIRST_NAME, NUMBER, Place, phrasebook

ROLES = frozenset(role for each in GAMES for role in game(each).roles)


class Understanding:
    """What Alexa heard, in our commands."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._book = phrasebook(pack)
        self._run = next(run for run in pack.runs if run.of == "role")
        self._mender = Mender(pack)

    def command(self, heard: Intent) -> Command | None:
        """The command; None where Alexa did not catch what it needs, or the intent is none of ours."""
        meant = self._book.get(heard.name)
        if meant is None:
            return None
        slots = dict(meant.means)
        for name, slot in (heard.slots or {}).items():
            place = meant.places.get(name)
            value = self._value(place, slot) if place else None
            if place and value is not None:
                slots[place.slot] = value
        return command_of(meant.command, slots) if _needed(meant.command) <= slots.keys() else None

    def _value(self, place: Place, slot: Slot) -> Any:
        """What a slot means; None for nothing."""
        said = list(slot.each())
        if place.kind == "Role":
            roles = [role for each in said for role in self._roles(each)]
            return (roles if place.several else roles[0]) if roles else None
        values = [value for each in said if (value := self._one(place, each)) is not None]
        return (values if place.several else values[0]) if values else None

    def _one(self, place: Place, said: Said) -> Any:
        text = said.value or ""
        if place.kind == NUMBER:
            return int(text) * place.factor if text.isdecimal() else None
        if place.kind == FIRST_NAME:
            return said.id or text  # the table knows who plays
        return said.id or next(self._listed(place.of, plain(text)), None)

    def _listed(self, of: str, text: str) -> Iterator[str]:
        """The values of a list that go by a name."""
        values = self._pack.lists.get(of)
        for value in values.values if isinstance(values, TextSlotList) else ():
            if plain(getattr(value.text_in, "text", "")) == text:
                yield value.value_out

    def _roles(self, said: Said) -> tuple[str, ...]:
        """The roles in what was said, as often as their cards are meant; Alexa's own guess where we know no better."""
        text = said.value or ""
        found = self._run_of_roles(plain(text).split()) or self._run_of_roles(self._mender.mend(plain(text).split())[0])
        if said.id in ROLES and set(found) != {said.id}:
            return (said.id,)
        # A name in another language, or one that nobody has: then the mistake suggests another.
        return found or (find_in_games(text, list(GAMES), self._pack.language)[0][1],)

    def _run_of_roles(self, words: list[str]) -> tuple[str, ...]:
        """The names, if they are all that was said."""
        found = next(self._run.find(words), None)
        return found.values if found and (found.start, found.end) == (0, len(words)) else ()


def _needed(command: str) -> set[str]:
    """The slots without which a command means nothing."""
    return {field.name for field in fields(COMMANDS[command]) if field.default is MISSING}
