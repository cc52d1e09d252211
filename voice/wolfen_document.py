"""A whole game of Curse of the Wolfen as one JSON document: who had which card, what each night and day brought."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from games import WOLFEN, GameError, Refusal
from games.wolfen import Accuse, Bless, Count, Drawn, Event, Hunt, Jinx, Next, Point, Seat, Side, Suicide, Table, Vote
from games.wolfen.chance import draw
from games.wolfen.day import BALLOTS
from games.wolfen.hat import Hat
from games.wolfen.night import calls
from games.wolfen.rules import apply, start
from games.wolfen.view import learned
from scripts import ScriptError, Words
from scripts.cues import Fact
from scripts.names import choose, find_role
from scripts.people import find_player, tidy
from scripts.wolfen_told import lesson, reason
from scripts.wolfen_words import WOLFEN_ROLES
from voice.documents import as_list, as_object, as_text
from voice.errors import DoorError

DAY_KEYS = ("accusations", "drawn", "votes", "counts", "lot", "suicide")
TALKING = ("discussion", "accusations", "defence", "vote")
LEFT_OVER = {
    "accusations": "wolfen-no-accusations",
    "votes": "wolfen-no-vote",
    "drawn": "wolfen-no-draw",
    "lot": "wolfen-no-draw",
}
"""What to say of a part of the day that is told of but never came."""


def play_document(data: Mapping[str, Any], spoken: Words, hat: Hat) -> dict[str, Any]:
    """Plays it to its end; what the rules refuse is a problem in words, and the rest goes on."""
    if unknown := next((key for key in data if key not in ("game", "players", "nights", "days")), None):
        raise DoorError("wolfen-document", where=unknown)
    nights, days = (as_list(data.get(key, []), key) for key in ("nights", "days"))
    playing = Playing(_seats(data, spoken), spoken, hat)
    for at in range(max(len(nights), len(days))):
        where = f"nights[{at}]"
        playing.night(as_object(nights[at] if at < len(nights) else {}, where), where, at + 1)
        if at < len(days) or at + 1 < len(nights):
            where = f"days[{at}]"
            playing.day(_only(days[at] if at < len(days) else {}, where, DAY_KEYS), where, at + 1)
    return playing.told()


def _seats(data: Mapping[str, Any], spoken: Words) -> tuple[Seat, ...]:
    seats = []
    for at, each in enumerate(as_list(data.get("players"), "players")):
        where = f"players[{at}]"
        player = _only(each, where, ("name", "card"))
        name, card = (as_text(player.get(key), f"{where}.{key}") for key in ("name", "card"))
        seats.append(Seat(tidy(name), find_role(card, WOLFEN, spoken.language)))
    return tuple(seats)


class Playing:
    """The table while a document is played, and what was refused."""

    def __init__(self, seats: tuple[Seat, ...], spoken: Words, hat: Hat) -> None:
        self.table = start(seats)
        self.spoken = spoken
        self.hat = hat
        self.problems: list[str] = []
        self.draws: list[list[str]] = []

    def night(self, choices: Mapping[str, Any], where: str, number: int) -> None:
        """Each role as it is called; who is not in the document chooses nothing."""
        suicide, turn = self._suicide(choices, "turn", where)
        chosen: dict[str, list[Event]] = {}
        for key, choice in choices.items():
            if key != "suicide":
                role = _role(key, self.spoken)
                chosen.setdefault(role, []).extend(self._chosen(role, choice, f"{where}.{key}"))
        order = calls(self.table) if self.table.phase == "night" else ()
        for role in (*order, *(role for role in chosen if role not in order)):
            for event in chosen.get(role, ()):
                self._try(event, "night", number)
            if suicide and turn == role and self._try(Suicide(suicide), "night", number):
                return
            if role in order[:-1]:
                self._go(Next(anyway=True))
        if suicide and turn not in order and self._try(Suicide(suicide), "night", number):
            return
        if order:
            self._go(Next(anyway=True))

    def _suicide(self, choices: Mapping[str, Any], when: str, where: str) -> tuple[str, str]:
        """Who gave their own role away, and when; a name alone is at the end of a night, at the start of a day."""
        told = choices.get("suicide")
        where = f"{where}.suicide"
        if told is None:
            return "", ""
        if isinstance(told, str):
            return self._player(told, where), "" if when == "turn" else TALKING[0]
        told = _only(told, where, ("player", when))
        moment = as_text(told.get(when), f"{where}.{when}")
        moment = _role(moment, self.spoken) if when == "turn" else choose("phase", moment, TALKING)
        return self._player(told.get("player"), f"{where}.player"), moment

    def _chosen(self, role: str, value: Any, where: str) -> Iterator[Event]:
        match role, value:
            case _, None:
                return
            case "magus", _:
                yield from self._spells(_only(value, where, ("bless", "jinx")), where)
            case "lunatic", Mapping():
                yield from self._lunatic(_only(value, where, ("side", "kill")), where)
            case "lunatic", _ if not self.table.side:
                yield Side(as_text(value, where))
            case "wolfen", Mapping():
                for hunter, victim in value.items():
                    yield Hunt(self._player(victim, f"{where}.{hunter}"), self._player(hunter, where))
            case "wolfen", _:
                yield Hunt(self._player(value, where))
            case _:
                yield Point(role, self._player(value, where))

    def _spells(self, spells: Mapping[str, Any], where: str) -> Iterator[Event]:
        bless = spells.get("bless", False)
        if not isinstance(bless, bool):
            raise DoorError("wolfen-document", where=f"{where}.bless")
        if bless:
            yield Bless()
        if spells.get("jinx") is not None:
            yield Jinx(self._player(spells["jinx"], f"{where}.jinx"))

    def _lunatic(self, wishes: Mapping[str, Any], where: str) -> Iterator[Event]:
        if wishes.get("side") is not None:
            yield Side(as_text(wishes["side"], f"{where}.side"))
        if wishes.get("kill") is not None:
            yield Point("lunatic", self._player(wishes["kill"], f"{where}.kill"))

    def day(self, choices: Mapping[str, Any], where: str, number: int) -> None:
        """Accusations, lots, ballots; a day that nobody accuses on ends without an execution."""
        over = self.table.verdict is not None
        suicide, moment = self._suicide(choices, "phase", where)
        pairs = self._pairs(choices.get("accusations", {}), f"{where}.accusations")
        told: dict[str, list[Event]] = {
            "accusations": [Accuse(by, player) for by, player in pairs],
            **{key: self._lot(choices[key], f"{where}.{key}") for key in ("drawn", "lot") if choices.get(key)},
        }
        ballots = self._ballots(choices, where)
        while self.table.number == number and not self.table.verdict:
            phase = self.table.phase
            if phase == "draw":
                self._draw(told)
                continue
            for event in ballots.pop(0) if phase == "vote" and ballots else told.pop(phase, []):
                self._try(event, "day", number)
            if suicide and phase == moment and self._try(Suicide(suicide), "day", number):
                break
            self._go(Next(anyway=True))
        told["votes"] = [event for ballot in ballots for event in ballot]
        for part, events in told.items():
            if events:
                self._refuse(Refusal("wolfen-over" if over else LEFT_OVER[part]), "day", number)

    def _ballots(self, choices: Mapping[str, Any], where: str) -> list[list[Event]]:
        """The votes of the first and the second ballot, by name or counted."""
        by_name = choices.get("votes", [])
        if isinstance(by_name, Mapping):
            by_name = [by_name]
        ballots: list[list[Event]] = [[] for _ in range(BALLOTS)]
        for at, each in enumerate(_ballots(by_name, f"{where}.votes")):
            ballots[at] += [Vote(by, player) for by, player in self._pairs(each, f"{where}.votes[{at}]")]
        for at, each in enumerate(_ballots(choices.get("counts", []), f"{where}.counts")):
            ballots[at].append(_count(each, f"{where}.counts[{at}]"))
        return ballots

    def _lot(self, value: Any, where: str) -> list[Event]:
        names = [value] if isinstance(value, str) else as_list(value, where)
        return [Drawn(tuple(self._player(name, where) for name in names))]

    def _draw(self, told: dict[str, list[Event]]) -> None:
        """The lot that the document tells of, or else one out of the hat."""
        assert self.table.lots
        before = self.table
        for lot in told.pop("lot" if self.table.lots.execution else "drawn", []):
            self._try(lot, "day", before.number)
            drawn = lot
        if self.table is before:
            drawn = draw(before, self.hat)
            self._go(drawn)
        assert isinstance(drawn, Drawn)
        self.draws.append(list(drawn.players))

    def _pairs(self, value: Any, where: str) -> list[tuple[str, str]]:
        pairs = as_object(value, where).items()
        return [(self._player(by, where), self._player(player, f"{where}.{by}")) for by, player in pairs]

    def _player(self, name: Any, where: str) -> str:
        """The player who is meant; the rules refuse a choice of somebody who is not there."""
        asked = as_text(name, where)
        try:
            return find_player(asked, self.table.names)
        except ScriptError:
            return tidy(asked)

    def _go(self, event: Event) -> None:
        self.table = apply(self.table, event)

    def _try(self, event: Event, part: str, number: int) -> bool:
        try:
            self._go(event)
        except GameError as error:
            self._refuse(error, part, number)
            return False
        return True

    def _refuse(self, error: GameError, part: str, number: int) -> None:
        facts: dict[str, Fact] = {"part": part, "number": number, "text": self.spoken.error(error, WOLFEN)}
        self.problems.append(self.spoken.text("wolfen-problem", facts))

    def told(self) -> dict[str, Any]:
        """What came of it."""
        table, verdict = self.table, self.table.verdict
        return {
            "phase": table.phase,
            "nights": list(_nights(table)),
            "days": list(_days(table)),
            "draws": self.draws,
            "living": list(table.living),
            "ghosts": list(table.ghosts),
            "out": list(table.out),
            "learned": [
                learned(table, at) | {"text": lesson(each, self.spoken)} for at, each in enumerate(table.learned)
            ],
            "winners": list(verdict.winners) if verdict else [],
            "factions": [verdict.faction] if verdict else [],
            "reason": reason(table, self.spoken),
            "problems": self.problems,
        }


def _nights(table: Table) -> Iterator[dict[str, Any]]:
    done = table.number - (table.phase == "night")
    for number in range(1, done + 1):
        deaths = [death for death in table.deaths if (death.when, death.number) == ("night", number)]
        yield {"night": number, "deaths": [{"player": death.player, "cause": death.cause} for death in deaths]}


def _days(table: Table) -> Iterator[dict[str, Any]]:
    for number, nominees in enumerate(table.days, start=1):
        deaths = {death.cause: death.player for death in table.deaths if (death.when, death.number) == ("day", number)}
        executed, suicide = deaths.get("executed"), deaths.get("suicide")
        yield {"day": number, "nominees": list(nominees), "executed": executed, "suicide": suicide}


def _role(name: str, spoken: Words) -> str:
    role = find_role(name, WOLFEN, spoken.language)
    return "wolfen" if role in WOLFEN_ROLES else role


def _only(value: Any, where: str, keys: Collection[str]) -> Mapping[str, Any]:
    """An object that has no other keys: what is misspelt is not passed over."""
    found = as_object(value, where)
    for key in found:
        if key not in keys:
            raise DoorError("wolfen-document", where=f"{where}.{key}")
    return found


def _ballots(value: Any, where: str) -> Sequence[Any]:
    found = as_list(value, where)
    if len(found) > BALLOTS:
        raise DoorError("wolfen-document", where=f"{where}[{BALLOTS}]")
    return found


def _count(value: Any, where: str) -> Count:
    numbers = as_list(value, where)
    if len(numbers) != 2 or not all(type(number) is int for number in numbers):
        raise DoorError("wolfen-document", where=where)
    return Count(*numbers)
