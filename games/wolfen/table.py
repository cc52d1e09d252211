"""A table of Curse of the Wolfen at one moment: who sits there, who lives, what has been chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from games.catalogue import WOLFEN, game
from games.errors import Refusal
from games.wolfen.deck import check_deck

Phase = Literal["night", "discussion", "accusations", "draw", "defence", "vote", "over"]
Cause = Literal["storyteller", "wolfen", "lunatic", "jinx", "seen", "executed", "suicide"]
NO_GHOSTS = ("storyteller", "suicide")
"""The Storyteller knows every role, and whoever gave a role away is out: neither haunts the table."""
RANKS = ("alpha", "beta", "delta", "gamma")


@dataclass(frozen=True)
class Seat:
    """A player and the card that was dealt."""

    name: str
    card: str


@dataclass(frozen=True)
class Death:
    """Who left the living, when and by what; the table hears the name alone."""

    player: str
    when: Literal["night", "day"]
    number: int
    cause: Cause


@dataclass(frozen=True)
class Learned:
    """What one player was shown: nobody else knows it."""

    player: str
    night: int
    what: Literal["wolfen", "not-wolfen", "executed-wolfen", "executed-not-wolfen", "pack", "lover"]
    about: tuple[str, ...]


@dataclass(frozen=True)
class Lots:
    """A draw that is due."""

    among: tuple[str, ...]
    take: int
    nominated: tuple[str, ...] = ()
    """Who is nominated already, while the lot is for the other place."""
    execution: bool = False
    """Whether the lot kills: the vote was tied twice."""


@dataclass(frozen=True)
class Verdict:
    """Who has won. A Werehamster that lives wins alone, in place of either faction."""

    faction: Literal["human", "wolfen", "werehamster"]
    winners: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """The whole state. Nothing in it changes: an event makes a new one."""

    seats: tuple[Seat, ...]
    phase: Phase = "night"
    number: int = 1
    """Of the night, and of the day that follows it."""
    turn: str = ""
    """Who is called, at night."""
    deaths: tuple[Death, ...] = ()
    lover: str = ""
    side: str = ""
    """The faction the Lunatic chose."""
    spells: frozenset[str] = frozenset()
    """The Magus's spells that are spent."""
    choices: Mapping[str, str] = field(default_factory=dict)
    """Tonight: whom each role pointed at, and the spells."""
    picks: Mapping[str, str] = field(default_factory=dict)
    """Tonight: whom each Wolfen pointed at."""
    forced: str = ""
    """Whom the Troublemaker nominates."""
    accusations: Mapping[str, str] = field(default_factory=dict)
    nominees: tuple[str, ...] = ()
    votes: Mapping[str, str] = field(default_factory=dict)
    counted: tuple[int, int] | None = None
    """The tokens for each nominee, where they were counted without names."""
    ballot: int = 1
    lots: Lots | None = None
    days: tuple[tuple[str, ...], ...] = ()
    """The nominees of each day that came to an end; one alone was accused by everyone, none: no execution."""
    learned: tuple[Learned, ...] = ()
    verdict: Verdict | None = None

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @cached_property
    def cards(self) -> tuple[str, ...]:
        return tuple(seat.card for seat in self.seats)

    @property
    def storyteller(self) -> str:
        """The person who tells the story; empty where the moderator itself does."""
        return self.holder("storyteller")

    @cached_property
    def living(self) -> tuple[str, ...]:
        """Who plays and has not died; the Storyteller never counts."""
        dead = {death.player for death in self.deaths}
        return tuple(seat.name for seat in self.seats if seat.name not in dead and seat.card != "storyteller")

    @cached_property
    def ghosts(self) -> tuple[str, ...]:
        """The dead who speak and accuse; one who gives their own role away is a Ghost no longer."""
        return tuple(
            death.player for death in self.deaths if death.cause not in NO_GHOSTS and death.player not in self.out
        )

    @cached_property
    def out(self) -> tuple[str, ...]:
        """Who gave their own role away."""
        return tuple(death.player for death in self.deaths if death.cause == "suicide")

    @cached_property
    def wolfen(self) -> tuple[str, ...]:
        """The Wolfen who live, the highest rank first."""
        living = set(self.living)
        return tuple(name for rank in RANKS if (name := self.holder(rank)) in living)

    @property
    def executed(self) -> str:
        """Who was executed last."""
        return next((death.player for death in reversed(self.deaths) if death.cause == "executed"), "")

    def holder(self, card: str) -> str:
        """Whoever was dealt a card of which there is one; empty where it is not in the deck."""
        return next((seat.name for seat in self.seats if seat.card == card), "")

    def card(self, name: str) -> str:
        found = next((seat.card for seat in self.seats if seat.name == name), None)
        if found is None:
            raise Refusal("wolfen-nobody", player=name)
        return found

    def is_wolfen(self, name: str) -> bool:
        return game(WOLFEN).role(self.card(name)).kind == "wolfen"

    def acts(self, card: str) -> bool:
        """Whether someone who lives holds the card."""
        return self.holder(card) in self.living

    def lovers(self, one: str, other: str) -> bool:
        """Whether these two are the Romantic and the Lover."""
        return self.lover in (one, other) and {one, other} == {self.holder("romantic"), self.lover}


def sit_down(seats: Sequence[Seat]) -> Table:
    """A table at which the cards have been dealt; whoever cannot play together is refused."""
    names = [seat.name for seat in seats]
    for name in names:
        if not name.strip() or not name.isprintable():
            raise Refusal("wolfen-name", name=name)
    folded = [" ".join(name.split()).casefold() for name in names]
    if twice := next((name for name, fold in zip(names, folded, strict=True) if folded.count(fold) > 1), None):
        raise Refusal("same-name", name=twice)
    check_deck([seat.card for seat in seats])
    return Table(tuple(seats))
