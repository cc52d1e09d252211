"""A night: every role in its turn, in the wake order of the edition, until dawn."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from games.catalogue import ONENIGHT, game
from games.choices import Choice, Flip, Give, Look, Move, Pass, Shield, Swap
from games.errors import Refusal
from games.learned import Learned, SawArtifact, SawCard, SawPlayers
from games.table import Seat, Table
from games.turns import Turn, converts, goes_on, offers, refusal, ring
from games.wake import WakeStep, wake_order


@dataclass(frozen=True)
class Night:
    """Where a night stands. Players act in the role they were dealt, wherever its card went since."""

    table: Table
    steps: tuple[WakeStep, ...]
    """The calls still to come."""
    queue: tuple[Turn, ...] = ()
    """Whose turn it is, and who else acts at this call."""
    copied: Mapping[Seat, str] = field(default_factory=dict)
    """Which role each Doppelgänger saw."""
    learned: tuple[Learned, ...] = ()

    @property
    def turn(self) -> Turn | None:
        """Who decides now; nobody at dawn."""
        return self.queue[0] if self.queue else None

    @cached_property
    def offers(self) -> tuple[Choice, ...]:
        """What the player whose turn it is may do."""
        return offers(self.table, self.queue[0]) if self.queue else ()

    def plays(self, seat: Seat) -> str:
        """The role in which a player wakes: the one dealt, or the one a Doppelgänger copied."""
        return self.copied.get(seat) or self.table.printed[seat]

    def players(self, *roles: str) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.table.players) if self.plays(seat) in roles)

    @property
    def werewolves(self) -> tuple[Seat, ...]:
        """All whom the Werewolves' turn shows, awake or with a thumb out."""
        pack = game(ONENIGHT).roles
        return tuple(seat for seat in range(self.table.players) if pack[self.plays(seat)].werewolf)


def begin(table: Table, edition: str = "english") -> Night:
    """The night of a deal, up to the first decision."""
    deck = table.printed[: table.center_werewolf]
    return _onward(Night(table, wake_order(deck, edition)))


def choose(night: Night, choice: Choice) -> Night:
    """The night after a decision; one that is not offered is refused."""
    turn = night.turn
    if turn is None:
        raise Refusal("night-over")
    if choice not in night.offers:
        raise refusal(night.table, turn, choice)
    return _onward(_done(night, turn, choice))


def skip(night: Night) -> Night:
    """The night after a turn in which nothing happened, whatever the rules wanted."""
    if night.turn is None:
        raise Refusal("night-over")
    return _onward(replace(night, queue=night.queue[1:]))


def _done(night: Night, turn: Turn, choice: Choice) -> Night:
    table, seat, later = night.table, turn.seat, night.queue[1:]
    match choice:
        case Look(place):
            return _looked(night, replace(turn, seen=(*turn.seen, place)))
        case Swap(first, second):
            table = table.swapped(first, second)
            seen = (SawCard(seat, seat, table.card(seat)),) if turn.role == "robber" else ()
            return replace(night, queue=later, table=table, learned=(*night.learned, *seen))
        case Move(side):
            # Left is the next seat.
            return replace(night, queue=later, table=table.passed_on(ring(table, turn), 1 if side == "left" else -1))
        case Shield(chosen):
            return replace(night, queue=later, table=replace(table, shields=table.shields | {chosen}))
        case Flip(chosen):
            card = table.card(chosen)
            face_up = table.face_up if converts(card) else table.face_up | {chosen}
            learned = (*night.learned, SawCard(seat, chosen, card))
            return replace(night, queue=later, table=replace(table, face_up=face_up), learned=learned)
        case Give(chosen, artifact):
            artifacts = {**table.artifacts, chosen: artifact}
            return replace(night, queue=later, table=replace(table, artifacts=artifacts))
        case Pass():
            return replace(night, queue=later)


def _looked(night: Night, turn: Turn) -> Night:
    """After a look: the turn may go on, and the card may change who looked."""
    place, later = turn.seen[-1], night.queue[1:]
    card = night.table.card(place)
    queue = (turn, *later) if goes_on(night.table, turn) else later
    night = replace(night, queue=queue, learned=(*night.learned, SawCard(turn.seat, place, card)))
    if turn.role == "doppelganger":
        return _copied(night, turn.seat, card)
    if turn.role == "paranormal_investigator" and converts(card):
        return _became(night, turn.seat, card)
    return night


def _became(night: Night, seat: Seat, role: str) -> Night:
    """A card's number is the seat it was dealt to: what became of it goes with it."""
    return replace(night, table=replace(night.table, became={**night.table.became, seat: role}))


def _copied(night: Night, seat: Seat, role: str) -> Night:
    night = _became(replace(night, copied={**night.copied, seat: role}), seat, role)
    match game(ONENIGHT).role(role).copied:
        case "at_once":
            # As Alpha Wolf she may not choose the Alpha Wolf.
            barred = frozenset(s for s in range(night.table.players) if night.table.printed[s] == role)
            turn = Turn(seat, role, copied=True, barred=barred if role == "alpha_wolf" else frozenset())
            return replace(night, queue=(turn, *night.queue))
        case "watch":
            return replace(night, learned=(*night.learned, _sees(seat, "werewolf", night.werewolves)))
        case _:
            return night


def _onward(night: Night) -> Night:
    """On to the next decision, or to dawn."""
    if night.queue:
        return night
    learned = list(night.learned)
    for at, step in enumerate(night.steps, start=1):
        learned += _fellows(night, step)
        if queue := tuple(_turns(night, step)):
            return replace(night, steps=night.steps[at:], queue=queue, learned=tuple(learned))
    # At dawn, whoever finds an artifact looks at it in secret.
    learned += (SawArtifact(seat, artifact) for seat, artifact in sorted(night.table.artifacts.items()))
    return replace(night, steps=(), learned=tuple(learned))


def _turns(night: Night, step: WakeStep) -> Iterator[Turn]:
    """Who decides something at a call."""
    printed = night.table.printed
    match step.role:
        case "werewolf":
            # The lone wolf: one awake, and no Dream Wolf's thumb.
            if len(night.werewolves) == 1 and not night.players("dream_wolf"):
                yield Turn(night.werewolves[0], "werewolf")
        case "minion" | "mason":
            return
        case "doppelganger" if step.copying:
            yield from (
                Turn(seat, step.copying, copied=True) for seat, role in night.copied.items() if role == step.copying
            )
        case role:
            # The Alpha Wolf has seen who is a Werewolf.
            barred = frozenset(night.werewolves if role == "alpha_wolf" else ())
            yield from (Turn(s, role, barred=barred) for s in range(night.table.players) if printed[s] == role)


def _fellows(night: Night, step: WakeStep) -> Iterator[SawPlayers]:
    """Whom people see with their own eyes at a call."""
    match step.role:
        case "werewolf":
            awake = (seat for seat in night.werewolves if night.plays(seat) != "dream_wolf")
            yield from (_sees(seat, "werewolf", night.werewolves) for seat in awake)
        case "minion":
            # A Doppelgänger who is the Minion has seen them in her own turn.
            minions = (seat for seat in night.players("minion") if seat not in night.copied)
            yield from (_sees(seat, "werewolf", night.werewolves) for seat in minions)
        case "mason":
            yield from (_sees(seat, "mason", night.players("mason")) for seat in night.players("mason"))


def _sees(seat: Seat, role: str, players: tuple[Seat, ...]) -> SawPlayers:
    return SawPlayers(seat, role, tuple(player for player in players if player != seat))
