"""A night told as JSON: the deal and everyone's choices in, the cards at dawn out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games import ONENIGHT, Deck, GameError, Problem, Refusal, game, problems
from games.choices import Choice, Flip, Give, Look, Move, Pass, Shield, Swap
from games.deck import CENTER
from games.learned import Learned, SawArtifact, SawCard
from games.night import Night, begin, choose, skip
from games.table import Place, Seat, Table, deal
from games.turns import Turn
from scripts import Words
from scripts.names import choose as choose_name
from scripts.names import find_role
from scripts.tellings import told_learned
from voice.documents import as_list, as_object, as_text, player_names
from voice.errors import DoorError

CENTER_WEREWOLF = "werewolf"
EXAMPLES = {
    "sentinel": '{"shield": "Ana"}',
    "doppelganger": '{"look": "Ana", "then": {}}',
    "werewolf": '{"center": 0}',
    "alpha_wolf": '{"swap": "Ana"}',
    "mystic_wolf": '{"look": "Ana"}',
    "seer": '{"look": "Ana"} / {"center": [0, 1]}',
    "apprentice_seer": '{"center": 0}',
    "paranormal_investigator": '{"look": ["Ana", "Ben"]}',
    "robber": '{"rob": "Ana"}',
    "witch": '{"center": 0, "give": "Ana"}',
    "troublemaker": '{"swap": ["Ana", "Ben"]}',
    "village_idiot": '{"move": "left"} / {"move": "right"}',
    "drunk": '{"center": 0}',
    "insomniac": '{"look": true}',
    "revealer": '{"flip": "Ana"}',
    "curator": '{"give": "Ana", "artifact": "claw"}',
}
MOST_LOOKS = {"seer": 2, "paranormal_investigator": 2}


@dataclass(frozen=True)
class Dealt:
    """What a document says lies on the table, and what everyone does."""

    names: tuple[str, ...]
    table: Table
    choices: Mapping[str, Any]
    """By the role as dealt."""

    @property
    def deck_problems(self) -> tuple[Problem, ...]:
        """What nobody should have dealt; the night is played all the same."""
        return problems(Deck(self.table.players, self.table.printed[: self.table.players + CENTER]))


@dataclass
class _Played:
    """A night as it goes on, with what was refused on the way."""

    night: Night
    problems: list[GameError] = field(default_factory=list)
    turns: set[tuple[str, bool]] = field(default_factory=set)
    """Who had a turn: the role, and whether a Doppelgänger copied it."""


def read_deal(document: Mapping[str, Any], language: str) -> Dealt:
    """The table of a document; whatever is wrong with it is raised."""
    players = as_list(document.get("players"), "players")
    names = player_names(players)
    center = as_list(document.get("center"), "center")
    werewolf = document.get("center_werewolf")

    def card(value: object, where: str) -> str:
        return find_role(as_text(value, where), ONENIGHT, language)

    table = deal(
        (card(each.get("card"), "card") for each in players),
        (card(each, "center") for each in center),
        None if werewolf is None else card(werewolf, "center_werewolf"),
    )
    choices: dict[str, Any] = {}
    given = document.get("choices")
    for name, choice in as_object({} if given is None else given, "choices").items():
        if (role := card(name, "choices")) in choices:
            raise DoorError("choices-twice", role=role)
        choices[role] = choice
    return Dealt(names, table, choices)


def play(dealt: Dealt, words: Words, edition: str = "") -> dict[str, Any]:
    """The stable shape of `nightcaller night --json`."""
    played = _Played(begin(dealt.table, edition or words.edition))
    while turn := played.night.turn:
        played.turns.add((turn.role, turn.copied))
        _take_turn(played, turn, dealt)
    played.problems += _never_used(played, dealt)
    table, names = played.night.table, dealt.names
    cards = [table.card(place) for place in range(len(table.cards))]
    shields = [names[seat] for seat in sorted(table.shields)]
    return {
        "cards": dict(zip(names, cards, strict=False)),
        "center": cards[table.players : table.players + CENTER],
        "center_werewolf": None if table.center_werewolf is None else cards[table.center_werewolf],
        "became": {names[card]: role for card, role in sorted(table.became.items())},
        "roles": {name: table.role(seat) for seat, name in enumerate(names)},
        "shield": shields[0] if shields else None,
        "shields": shields,
        "face_up": [names[seat] for seat in sorted(table.face_up)],
        "artifacts": {names[seat]: artifact for seat, artifact in sorted(table.artifacts.items())},
        "learned": [_learned_json(each, names, words) for each in played.night.learned],
        "problems": [words.error(each, ONENIGHT) for each in played.problems],
    }


def _take_turn(played: _Played, turn: Turn, dealt: Dealt) -> None:
    """Everything of a turn, or nothing."""
    night, chosen = played.night, False
    try:
        for choice in _Reader(turn, dealt).choices(_given(turn, dealt)):
            night, chosen = choose(night, choice), True
            if not _goes_on(night):
                break  # the Investigator who has become something looks no further
        played.night = choose(night, Pass()) if not chosen or _goes_on(night) else night
    except GameError as problem:
        played.problems.append(problem)
        played.night = skip(played.night)


def _goes_on(night: Night) -> bool:
    """Whether the turn is still the one in which a choice was just made."""
    return night.turn is not None and bool(night.turn.seen)


def _given(turn: Turn, dealt: Dealt) -> Any:
    """What the document says a player does in this turn."""
    if not turn.copied:
        return _of(turn.role, turn.seat, dealt)
    hers = _of("doppelganger", turn.seat, dealt)
    return hers.get("then") if isinstance(hers, dict) else None


def _of(role: str, seat: Seat, dealt: Dealt) -> Any:
    """A role's choice; where several players were dealt it, a list has one for each of them, clockwise."""
    given = dealt.choices.get(role)
    if not isinstance(given, list):
        return given
    holders = [each for each in range(dealt.table.players) if dealt.table.printed[each] == role]
    at = holders.index(seat) if seat in holders else 0
    return given[at] if at < len(given) else None


@dataclass(frozen=True)
class _Reader:
    """Reads what one player does in a turn."""

    turn: Turn
    dealt: Dealt

    def choices(self, given: Any) -> list[Choice]:
        """One thing after the other; nothing where nothing was said."""
        if given in (None, {}):
            return []
        try:
            return list(self._choices(given))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            if isinstance(error, GameError):
                raise
            example = f'"then": {EXAMPLES[self.turn.role]}' if self.turn.copied else EXAMPLES[self.turn.role]
            raise Refusal("night-shape", role=self.turn.chooser, example=example) from error

    def _choices(self, given: Any) -> Iterator[Choice]:  # noqa: C901 (a line a role reads best in one place)
        mine, table = self.turn.seat, self.dealt.table
        match self.turn.role:
            case "sentinel":
                yield Shield(self._seat(given["shield"]))
            case "doppelganger" | "mystic_wolf":
                yield Look(self._seat(given["look"]))
            case "werewolf" | "apprentice_seer":
                yield Look(self._center(given["center"]))
            case "seer":
                # A player's card or center cards, not both.
                (field,) = (field for field in ("look", "center") if given.get(field) is not None)
                looks = [self._seat(given["look"])] if field == "look" else self._few(given["center"], self._center)
                yield from map(Look, looks)
            case "paranormal_investigator":
                yield from map(Look, self._few(given["look"], self._seat))
            case "alpha_wolf":
                yield Swap(table.players + CENTER, self._seat(given["swap"]))
            case "robber":
                yield Swap(mine, self._seat(given["rob"]))
            case "witch":
                looked = self._center(given["center"])
                yield Look(looked)
                if given.get("give") is not None:
                    yield Swap(looked, self._seat(given["give"]))
            case "troublemaker":
                if not isinstance(given["swap"], list):
                    raise TypeError(given["swap"])
                first, second = map(self._seat, given["swap"])
                yield Swap(first, second)
            case "village_idiot":
                yield Move({"left": "left", "right": "right"}[given["move"]])  # type: ignore[arg-type]
            case "drunk":
                yield Swap(mine, self._center(given["center"]))
            case "insomniac":
                yield from [Look(mine)] if {True: True, False: False}[given["look"]] else []
            case "revealer":
                yield Flip(self._seat(given["flip"]))
            case "curator":
                seat, artifact = self._seat(given["give"]), str(given["artifact"])
                yield Give(seat, choose_name("artifact", artifact, game(ONENIGHT).artifacts))

    def _few(self, places: Any, read: Callable[[Any], Place]) -> list[Place]:
        """One place or a list; too many looks are refused before the first."""
        given = places if isinstance(places, list) else [places]
        most = MOST_LOOKS[self.turn.role]
        if len(given) > most:
            raise Refusal("night-looks", role=self.turn.chooser, most=most)
        chosen = [read(each) for each in given]
        if len(set(chosen)) < len(chosen):
            raise Refusal("night-twice", role=self.turn.chooser)
        return chosen

    def _seat(self, name: Any) -> Seat:
        if not isinstance(name, str):
            raise TypeError(name)
        return self.dealt.names.index(choose_name("player", name, self.dealt.names))

    def _center(self, place: Any) -> Place:
        table = self.dealt.table
        if place == CENTER_WEREWOLF and table.center_werewolf is not None:
            return table.center_werewolf
        if isinstance(place, int) and not isinstance(place, bool) and 0 <= place < CENTER:
            return table.players + place
        raise Refusal("night-no-place", role=self.turn.chooser)


def _never_used(played: _Played, dealt: Dealt) -> Iterator[Refusal]:
    """Choices of the document for which no turn came."""
    hands = dealt.table.printed[: dealt.table.players]
    for role, given in dealt.choices.items():
        if given in (None, {}, []) or (role, False) in played.turns:
            continue
        if role == "werewolf" and played.night.werewolves:
            yield Refusal("night-not-alone", role=role)
        else:
            yield Refusal("night-no-turn" if role in hands else "night-nobody", role=role)
    for seat, copied in played.night.copied.items():
        hers = _of("doppelganger", seat, dealt)
        if hers.get("then") and (copied, True) not in played.turns:
            yield Refusal("night-then", role=copied)


def _learned_json(learned: Learned, names: Sequence[str], words: Words) -> dict[str, Any]:
    """What somebody learned: a sentence for people, and the same for programs."""
    line: dict[str, Any] = {"player": names[learned.seat], "what": told_learned(learned, names, words)}
    match learned:
        case SawCard(_, place, card):
            return {**line, **_place_json(place, names), "card": card}
        case SawArtifact(_, artifact):
            return {**line, "artifact": artifact}
        case _:
            return {**line, "role": learned.role, "players": [names[seat] for seat in learned.players]}


def _place_json(place: Place, names: Sequence[str]) -> dict[str, Any]:
    if place < len(names):
        return {"of": names[place]}
    at = place - len(names)
    return {"center": at if at < CENTER else CENTER_WEREWOLF}
