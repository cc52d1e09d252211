"""Laws of the night: true of any legal deal, whatever anyone does."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from games.chance import random_night
from games.choices import Choice, Flip, Give, Look, Move, Pass, Shield, Swap
from games.learned import Learned, SawArtifact, SawCard, SawPlayers
from games.night import Night, begin, choose
from games.table import Place, Seat, Table
from scripts.tellings import told_learned
from scripts.words import words
from tests.games.nights import Played, deals, nights

WOLVES = {"werewolf", "alpha_wolf", "mystic_wolf", "dream_wolf"}


# Cards


@given(nights)
def test_no_card_is_lost_or_doubled_in_any_night(played: Played) -> None:
    for table in (step.after.table for step in played.steps):
        assert sorted(table.cards) == list(range(len(played.dealt.printed)))
        everywhere = Counter(table.card(place) for place in range(len(table.cards)))
        assert everywhere == Counter(played.dealt.printed)


@given(nights)
def test_a_shielded_card_neither_moves_nor_is_seen_nor_gets_an_artifact(played: Played) -> None:
    for step in played.steps:
        before, after = step.before.table, step.after.table
        new = step.after.learned[len(step.before.learned) :]
        for seat in before.shields:
            assert seat in after.shields
            assert after.cards[seat] == before.cards[seat]
            assert (seat in after.artifacts, seat in after.face_up) == (
                seat in before.artifacts,
                seat in before.face_up,
            )
            assert not [each for each in new if isinstance(each, SawCard) and each.place == seat]


@given(nights)
def test_only_the_one_whose_turn_it_is_changes_or_learns_anything(played: Played) -> None:
    for step in played.steps:
        if isinstance(step.choice, Pass):
            assert step.after.table == step.before.table
        new = step.after.learned[len(step.before.learned) :]
        assert {each.seat for each in new if isinstance(each, SawCard)} <= {step.turn.seat}


# Knowledge


@given(nights)
def test_a_player_learns_only_what_the_rules_show(played: Played) -> None:
    saw = [each for each in played.dawn.learned if isinstance(each, SawCard)]
    assert saw == list(cards_shown(played))
    met = [each for each in played.dawn.learned if isinstance(each, SawPlayers)]
    assert Counter(met) == Counter(fellows_shown(played))
    found = [each for each in played.dawn.learned if isinstance(each, SawArtifact)]
    given_away = [step.choice for step in played.steps if isinstance(step.choice, Give)]
    assert Counter(found) == Counter(SawArtifact(each.seat, each.artifact) for each in given_away)


def cards_shown(played: Played) -> Iterator[SawCard]:
    """What hands and eyes did, on cards laid out anew."""
    cards = list(played.dealt.printed)
    for step in played.steps:
        seat = step.turn.seat
        match step.choice:
            case Look(place) | Flip(place):
                yield SawCard(seat, place, cards[place])
            case Swap(first, second):
                cards[first], cards[second] = cards[second], cards[first]
                if step.turn.role == "robber":
                    yield SawCard(seat, seat, cards[seat])
            case Move(side):
                ring = [s for s in range(played.dealt.players) if s != seat and s not in step.before.table.shields]
                lie = [cards[s] for s in ring]
                moved = lie[-1:] + lie[:-1] if side == "left" else lie[1:] + lie[:1]
                for s, card in zip(ring, moved, strict=True):
                    cards[s] = card


def fellows_shown(played: Played) -> Iterator[SawPlayers]:
    """Who shows an open eye or a thumb to whom, by the cards dealt and the one the Doppelgänger saw."""
    players = range(played.dealt.players)
    woke = [played.dealt.printed[seat] for seat in players]
    for step in played.steps:
        if step.turn.role == "doppelganger" and isinstance(step.choice, Look):
            woke[step.turn.seat] = played.dealt.printed[step.choice.place]
    for seat in players:
        if woke[seat] in WOLVES - {"dream_wolf"} or woke[seat] == "minion":
            yield SawPlayers(seat, "werewolf", tuple(s for s in players if woke[s] in WOLVES and s != seat))
        if woke[seat] == "mason":
            yield SawPlayers(seat, "mason", tuple(s for s in players if woke[s] == "mason" and s != seat))


@given(nights)
def test_everything_learned_is_a_sentence(played: Played) -> None:
    names = [f"P{seat}" for seat in range(played.dealt.players)]
    for language in ("en", "uk"):
        assert all(told_learned(each, names, words(language)).endswith(".") for each in played.dawn.learned)


@dataclass(frozen=True)
class Reseated:
    """Everyone some seats further on; in a mirror, left is right."""

    players: int
    by: int
    mirrored: bool

    def place(self, place: Place) -> Place:
        if place >= self.players:
            return place
        return ((-place if self.mirrored else place) + self.by) % self.players

    def choice(self, choice: Choice) -> Choice:
        match choice:
            case Look(place):
                return Look(self.place(place))
            case Swap(first, second):
                return Swap(self.place(first), self.place(second))
            case Move(side) if self.mirrored:
                return Move("right" if side == "left" else "left")
            case Shield(seat):
                return Shield(self.place(seat))
            case Flip(seat):
                return Flip(self.place(seat))
            case Give(seat, artifact):
                return Give(self.place(seat), artifact)
            case _:
                return choice

    def learned(self, each: Learned) -> Learned:
        seat = self.place(each.seat)
        match each:
            case SawCard(_, place, card):
                return SawCard(seat, self.place(place), card)
            case SawPlayers(_, role, players):
                return SawPlayers(seat, role, tuple(sorted(map(self.place, players))))
            case _:
                return replace(each, seat=seat)

    def table(self, table: Table) -> Table:
        """A deal at the new seats."""
        printed = list(table.printed)
        for place, card in enumerate(table.printed):
            printed[self.place(place)] = card
        return replace(table, printed=tuple(printed))


def replayed(played: Played, table: Table, edition: str, changed: Reseated | None = None) -> Night:
    """The same choices on another table, or in another order of calls."""
    made: dict[tuple[Seat, str, bool], list[Choice]] = {}
    for step in played.steps:
        seat, choice = step.turn.seat, step.choice
        if changed:
            seat, choice = changed.place(seat), changed.choice(choice)
        made.setdefault((seat, step.turn.role, step.turn.copied), []).append(choice)
    night = begin(table, edition)
    while turn := night.turn:
        night = choose(night, made[turn.seat, turn.role, turn.copied].pop(0))
    assert not any(made.values())
    return night


# Order, seats and names


@given(nights)
def test_revealer_and_curator_cannot_touch_each_other_so_the_edition_changes_nothing(played: Played) -> None:
    for edition in ("english", "ukrainian"):
        night = replayed(played, played.dealt, edition)
        assert night.table == played.dawn.table
        assert Counter(night.learned) == Counter(played.dawn.learned)


@given(deals(), st.data())
def test_two_swaps_that_share_no_card_may_come_in_any_order(table: Table, data: st.DataObject) -> None:
    a, b, c, d = data.draw(st.permutations(range(len(table.cards))))[:4]
    assert table.swapped(a, b).swapped(c, d) == table.swapped(c, d).swapped(a, b)


@given(nights, st.integers(0, 9), st.booleans())
def test_a_night_does_not_depend_on_the_seats_but_for_left_and_right(played: Played, by: int, mirrored: bool) -> None:
    seats = Reseated(played.dealt.players, by, mirrored)
    night = replayed(played, seats.table(played.dealt), "english", seats)
    dawn = played.dawn.table
    assert all(night.table.role(seats.place(seat)) == dawn.role(seat) for seat in range(dawn.players))
    assert all(night.table.card(seats.place(place)) == dawn.card(place) for place in range(len(dawn.cards)))
    assert Counter(night.learned) == Counter(map(seats.learned, played.dawn.learned))


@given(deals(), st.integers())
def test_a_night_depends_on_the_chance_passed_in_alone(table: Table, seed: int) -> None:
    assert random_night(table, Random(seed)) == random_night(table, Random(seed))  # noqa: S311
