"""What holds in every game of Curse of the Wolfen, however it is dealt and played."""

from collections import Counter
from dataclasses import dataclass, replace
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import WOLFEN, Refusal, game
from games.wolfen import (
    Accuse,
    Bless,
    Drawn,
    Event,
    Hunt,
    Jinx,
    Next,
    Point,
    Seat,
    Side,
    Suicide,
    Table,
    Vote,
    apply,
    legal,
    replay,
    start,
    wolfen_deck,
)
from games.wolfen.chance import deal, draw, play, random_game
from games.wolfen.log import read, written
from games.wolfen.night import POINTING, calls
from games.wolfen.view import known, public, secret


def hat(seed: int) -> Random:
    return Random(seed)  # noqa: S311 (a game, no secret)


SPECIALS = [role.id for role in game(WOLFEN).roles.values() if role.kind == "special"]


@dataclass(frozen=True)
class Played:
    """A game that was dealt and played at random: the table after each event, the first one before any."""

    seats: tuple[Seat, ...]
    events: tuple[Event, ...]
    tables: tuple[Table, ...]

    @property
    def end(self) -> Table:
        return self.tables[-1]

    def __repr__(self) -> str:
        return f"Played({self.seats}, {self.events})"


@st.composite
def dealt(draw: st.DrawFn, most: int = 24) -> tuple[Seat, ...]:
    players = draw(st.integers(6, most))
    storyteller = draw(st.booleans())
    plain = wolfen_deck(players, specials=False, storyteller=storyteller)
    humans = sum(game(WOLFEN).role(card).kind == "normal" for card in plain)
    named = draw(st.lists(st.sampled_from(SPECIALS), unique=True, max_size=min(humans, len(SPECIALS))))
    deck = wolfen_deck(players, named=named or None, storyteller=storyteller)
    return deal([f"P{number}" for number in range(players)], deck, hat(draw(st.integers(0, 2**32))))


@st.composite
def played(draw: st.DrawFn, most: int = 16) -> Played:
    seats = draw(dealt(most))
    suicides = draw(st.sampled_from([0, 0.02]))
    steps = list(random_game(seats, hat(draw(st.integers(0, 2**32))), suicides))
    return Played(seats, tuple(event for event, _ in steps), (start(seats), *(table for _, table in steps)))


@given(dealt(), st.integers(0, 2**32))
def test_any_random_legal_play_ends(seats: tuple[Seat, ...], seed: int) -> None:
    *_, (_, table) = random_game(seats, hat(seed))
    assert table.verdict
    assert table.number <= len(seats)  # there is an execution or a Suicide on each day


@given(played())
def test_the_dead_stay_dead(one: Played) -> None:
    for before, after in zip(one.tables, one.tables[1:], strict=False):
        assert set(after.living) <= set(before.living)
        assert after.deaths[: len(before.deaths)] == before.deaths
        assert set(before.ghosts) - set(after.ghosts) <= set(after.out)


@given(played())
def test_everyone_is_alive_a_ghost_out_or_the_storyteller(one: Played) -> None:
    for table in one.tables:
        teller = [table.storyteller] if table.storyteller else []
        assert sorted([*table.living, *table.ghosts, *table.out, *teller]) == sorted(table.names)


@given(played())
def test_ghosts_and_nominees_never_vote(one: Played) -> None:
    for before, event in zip(one.tables, one.events, strict=False):
        if isinstance(event, Vote):
            assert event.by in before.living
            assert event.by not in before.nominees
            assert event.player in before.nominees


@given(played())
def test_two_are_nominated_before_a_vote_and_one_is_executed_a_day(one: Played) -> None:
    assert all(len(table.nominees) == 2 for table in one.tables if table.phase in ("defence", "vote"))
    executed = Counter(death.number for death in one.end.deaths if death.cause == "executed")
    assert set(executed.values()) <= {1}


@given(played())
def test_spells_are_used_once(one: Played) -> None:
    assert sum(isinstance(event, Bless) for event in one.events) <= 1
    assert sum(isinstance(event, Jinx) for event in one.events) <= 1


@given(played())
def test_nobody_but_the_storyteller_dies_in_the_first_night(one: Played) -> None:
    first = {death.cause for death in one.end.deaths if (death.when, death.number) == ("night", 1)}
    assert first <= {"storyteller", "suicide"}


@given(played())
def test_the_immune_do_not_die_of_what_they_are_immune_to(one: Played) -> None:
    causes = {(one.end.card(death.player), death.cause) for death in one.end.deaths}
    assert not causes & {("wolfsbane", "wolfen"), ("wolfsbane", "jinx")}
    assert not causes & {("werehamster", "wolfen"), ("werehamster", "lunatic")}


@given(played())
def test_the_romantic_and_the_lover_never_turn_on_each_other(one: Played) -> None:
    for before, event in zip(one.tables, one.events, strict=False):
        if isinstance(event, Accuse | Vote) and before.lover:
            assert {event.by, event.player} != {before.holder("romantic"), before.lover}


@given(played())
def test_every_waking_role_is_called_every_night_dead_or_alive(one: Played) -> None:
    whole = {table.number for table in one.tables if table.phase == "night"} - {
        before.number
        for before, event in zip(one.tables, one.events, strict=False)
        if isinstance(event, Suicide) and before.phase == "night"
    }
    for number in whole:
        heard = [table.turn for table in one.tables if (table.phase, table.number) == ("night", number)]
        assert list(dict.fromkeys(heard)) == list(calls(replace(one.tables[0], number=number)))


@given(played())
def test_exactly_the_stated_factions_win_together(one: Played) -> None:
    table = one.end
    assert table.verdict
    living = [table.card(name) for name in table.living]
    wolfen = sum(game(WOLFEN).role(card).kind == "wolfen" for card in living)
    assert wolfen == 0 or wolfen >= len(living) - wolfen
    sides = {"human": "human", "wolfen": "wolfen", "alone": "", "storyteller": "", "chosen": table.side}
    winning = "wolfen" if wolfen else "human"
    together = {
        seat.name
        for seat in table.seats
        if sides[game(WOLFEN).role(seat.card).team] == winning and seat.name not in table.out
    }
    if "werehamster" in living:
        assert table.verdict.faction == "werehamster"
        together = {table.holder("werehamster")}
    else:
        assert table.verdict.faction == winning
    assert set(table.verdict.winners) == together


def renamed(event: Event, names: dict[str, str]) -> Event:
    return read(
        {
            key: [names[name] for name in value] if isinstance(value, list) else names.get(value, value)
            for key, value in written(event).items()
        }
    )


@given(played())
def test_the_verdict_does_not_change_when_players_are_renamed(one: Played) -> None:
    names = {seat.name: f"{seat.name[::-1]} the {len(one.seats)}th" for seat in one.seats}
    other = replay(
        [Seat(names[seat.name], seat.card) for seat in one.seats], [renamed(event, names) for event in one.events]
    )
    assert other.verdict
    assert one.end.verdict
    assert other.verdict.faction == one.end.verdict.faction
    assert other.verdict.winners == tuple(names[name] for name in one.end.verdict.winners)


@given(played())
def test_the_events_are_the_game(one: Played) -> None:
    assert replay(one.seats, one.events) == one.end
    assert [read(written(event)) for event in one.events] == list(one.events)


@given(played(), st.data())
def test_undo_is_replay_without_the_last_event(one: Played, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(one.events) - 1))
    assert replay(one.seats, one.events[:at]) == one.tables[at]


SHOWN = {
    "wolfen": {"psychic"},
    "not-wolfen": {"psychic"},
    "executed-wolfen": {"occultist"},
    "executed-not-wolfen": {"occultist"},
    "pack": {"alpha", "beta", "delta", "gamma"},
}


@given(played())
def test_a_player_learns_only_what_the_rules_show_and_it_is_true(one: Played) -> None:
    table = one.end
    for each in table.learned:
        if each.what == "lover":
            assert table.lovers(each.player, each.about[0])
            continue
        assert table.card(each.player) in SHOWN[each.what]
        are_wolfen = {table.is_wolfen(name) for name in each.about}
        assert are_wolfen == {"not-" not in each.what}


@given(played(), st.data())
def test_a_player_sees_no_card_but_the_own(one: Played, data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(one.tables[:-1]))
    name = data.draw(st.sampled_from([name for name in table.names if name != table.storyteller]))
    seen = known(table, name)
    assert seen["card"] == table.card(name)
    assert {each["player"] for each in seen["learned"]} <= {name}
    assert all("card" not in player for player in seen["players"])
    assert not {"lover", "side", "choices", "picks", "forced", "cast", "spells"} & seen.keys()


@given(played(), st.data())
def test_what_is_public_does_not_depend_on_who_holds_which_quiet_card(one: Played, data: st.DataObject) -> None:
    """Two Normal Humans, or a Normal Human and the Half-Blood, change cards: nobody can see it before the end."""
    quiet = [
        seat.name for seat in one.seats if game(WOLFEN).role(seat.card).kind == "normal" or seat.card == "half_blood"
    ]
    if len(quiet) < 2:
        return
    first, second = data.draw(st.permutations(quiet))[:2]
    cards = {seat.name: seat.card for seat in one.seats}
    cards[first], cards[second] = cards[second], cards[first]
    at = data.draw(st.integers(0, len(one.events) - 1))
    other = replay([Seat(name, card) for name, card in cards.items()], one.events[:at])
    assert public(other) == public(one.tables[at])


@given(played())
def test_the_storyteller_sees_all(one: Played) -> None:
    for table in one.tables[:: max(1, len(one.tables) // 5)]:
        seen = secret(table)
        assert [player["card"] for player in seen["players"]] == list(table.cards)
        if table.storyteller:
            assert known(table, table.storyteller) == seen


def everything(table: Table) -> list[Event]:
    """Any event at all with these players, sense or not; tokens without names and “anyway” aside."""
    names = [*table.names, "Zoe"]
    events: list[Event] = [Bless(), Side("human"), Side("wolfen"), Next()]
    events += [Point(role, name) for role, name in product([*POINTING, "magus", "occultist"], names)]
    for name in names:
        events += [Jinx(name), Suicide(name), Hunt(name)]
    for one, other in product(names, names):
        events += [Accuse(one, other), Vote(one, other), Hunt(one, other)]
    events += [Drawn((name,)) for name in names] + [Drawn(pair) for pair in combinations(table.names, 2)]
    return [*events, Drawn(())]


@given(played(most=9), st.data())
def test_legal_is_what_is_not_refused(one: Played, data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(one.tables))
    before = repr(table)
    offered = set(legal(table))
    for event in everything(table):
        try:
            apply(table, event)
        except Refusal:
            assert event not in offered, event
        else:
            assert event in offered, event
    assert repr(table) == before


@given(played(), st.integers(0, 9))
def test_lots_fall_among_those_in_the_hat(one: Played, seed: int) -> None:
    for table in one.tables:
        if table.lots:
            assert draw(table, hat(seed)) == draw(table, hat(seed))
            apply(table, draw(table, hat(seed)))


def test_a_game_left_to_chance_is_the_same_for_the_same_hat() -> None:
    names, deck = [f"P{number}" for number in range(10)], wolfen_deck(10)
    assert play(names, deck, hat(7)) == play(names, deck, hat(7))
    assert {play(names, deck, hat(seed)).verdict for seed in range(9)} != {play(names, deck, hat(7)).verdict}


@pytest.mark.parametrize("storyteller", ["P0", "P9"])
def test_a_deal_gives_the_named_storyteller_that_card(storyteller: str) -> None:
    names, deck = [f"P{number}" for number in range(10)], wolfen_deck(10)
    seats = deal(names, deck, hat(3), storyteller)
    assert {seat.name: seat.card for seat in seats}[storyteller] == "storyteller"
    assert sorted(seat.card for seat in seats) == sorted(deck)
