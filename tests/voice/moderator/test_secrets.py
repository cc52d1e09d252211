"""What one player alone sees and chooses; nobody else hears, sees or feels anything of it."""

import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import game
from games.wolfen import MIN_PLAYERS, Next
from games.wolfen.options import choices
from intents.commands import Died, Skip
from scripts import languages, words
from tests.evening import Evening
from tests.voice.moderator.island import cards, dealt_from, of, quiet_day, table, until_called, until_part
from voice.house.foretold import foretold
from voice.moderator import Moderator, State
from voice.moderator.effects import Save, Whisper
from voice.moderator.secrets import NOTHING, Choice, Do, at_present, offers, public, role_called, view
from voice.moderator.typed import typed
from voice.store import timeless

SPECIALS = game("wolfen").specials
DOS: tuple[Do, ...] = ("point", "bless", "jinx", "side", "hunt", "nothing")
DECKS = st.builds(
    lambda players, named: cards(*named[: (players - 3) // 2], players=players),
    st.integers(MIN_PLAYERS, 12),
    st.permutations(SPECIALS),
)
CHANCE = st.integers(0, 99_999).map(Random)
HELD = ("psychic", "magus", "priest", "romantic", "alpha", "beta", "doctor", "lunatic")


def whispers(evening: Evening, chance: Random, often: float) -> None:
    """Now and then somebody chooses something, allowed or not."""
    state = evening.moderator.state
    for seat in state.plan.seats:
        if chance.random() < often:
            allowed = offers(state, seat)
            wild = Choice(chance.choice(DOS), chance.choice((*state.plan.seats, "human", "nobody")))
            evening.whisper(seat, chance.choice(allowed) if allowed and chance.random() < 0.9 else wild)


def told_until_dawn(evening: Evening, chance: Random, often: float) -> Iterator[str]:
    """Each row of a night with its time from nightfall on, while choices come in."""
    until_part(evening, "night")
    seen, began = len(evening.rows), evening.now
    while evening.moderator.state.course and evening.moderator.state.course.part == "night":
        whispers(evening, chance, often)
        assert evening.step()
        for row in evening.rows[seen:]:
            if not row.endswith("~ dawn"):
                yield f"{evening.now - began:.1f} {row.partition(' ')[2]}"
        seen = len(evening.rows)


@settings(max_examples=25)  # each is three nights of two games
@given(DECKS, st.integers(1, 99), st.integers(1, 99), CHANCE, st.sampled_from((0.0, 0.3)))
def test_a_night_sounds_the_same_whatever_is_chosen_and_whoever_holds_what(
    deck: tuple[str, ...], deal: int, other_deal: int, chance: Random, often: float
) -> None:
    one, other = dealt_from(deal, deck), dealt_from(other_deal, deck)
    for night in range(3):
        told = [list(told_until_dawn(each, chance, share)) for each, share in ((one, often), (other, 0.3))]
        assert told[0] == told[1]
        assert len(told[0]) > 10
        if of(one).verdict or of(other).verdict or night == 2:
            return
        for each in (one, other):
            quiet_day(each)


@given(DECKS, st.integers(1, 99), CHANCE, st.integers(0, 200), st.booleans())
def test_a_whisper_is_answered_and_nothing_else_happens(
    deck: tuple[str, ...], deal: int, chance: Random, steps: int, later: bool
) -> None:
    evening = dealt_from(deal, deck)
    if later:
        quiet_day(evening)
    for _ in range(steps):
        evening.step()
    state = evening.moderator.state
    for seat in state.plan.seats:
        about = chance.choice((*state.plan.seats, "human", "wolfen", ""))
        effects = evening.moderator.whisper(seat, Choice(chance.choice(DOS), about), evening.now)
        assert [type(effect) for effect in effects] == [Whisper, Save]
        assert all(effect.seat == seat for effect in effects if isinstance(effect, Whisper))
        now = evening.moderator.state
        assert public(now) == public(state)
        assert list(foretold(now, evening.now)) == list(foretold(state, evening.now))
        assert msgspec.json.decode(msgspec.json.encode(now), type=State) == now


@settings(max_examples=25)
@given(DECKS, st.integers(1, 99), CHANCE)
def test_what_is_offered_is_what_the_rules_allow(deck: tuple[str, ...], deal: int, chance: Random) -> None:
    evening = dealt_from(deal, deck)
    list(told_until_dawn(evening, chance, 0.3))
    quiet_day(evening)
    while evening.moderator.state.phase == "night":
        state, table = evening.moderator.state, at_present(evening.moderator.state)
        assert table is not None
        offered = [choice for seat in state.plan.seats for choice in offers(state, seat) if choice != NOTHING]
        possible = [event for event in choices(table) if event != Next() and getattr(event, "by", "one") != ""]
        assert len(offered) == (len(possible) if role_called(state) else 0)
        for seat in state.plan.seats:
            for choice in offers(state, seat):
                assert Evening(Moderator(state)).whisper(seat, choice).startswith("Chosen: ")
        assert evening.step()


def test_nothing_of_it_is_in_what_others_are_given() -> None:
    evening = table(*HELD)
    quiet_day(evening)
    until_called(evening, "psychic")
    evening.whisper("1", Choice("point", "5"))
    left = public(evening.moderator.state.changed(held=True))
    assert (left.table, left.seed) == (None, 0)
    assert left.before is not None
    assert (left.before.table, left.before.seed) == (None, 0)
    assert '"card"' not in msgspec.json.encode(left).decode()


@pytest.mark.parametrize("language", languages())
def test_the_first_night_makes_the_pack_and_the_lovers_known_to_themselves(language: str) -> None:
    evening, spoken = table(*HELD, language=language), words(language)
    until_called(evening, "romantic")
    seen = view(evening.moderator.state, "4")
    assert seen is not None
    assert seen.called
    assert [offer.choice for offer in seen.offers] == [*(Choice("point", seat) for seat in "1235678"), NOTHING]
    assert spoken.text("seat", {"n": 7}) in evening.whisper("4", Choice("point", "7"))
    until_called(evening, "wolfen")
    shown = {seat: view(evening.moderator.state, seat) for seat in evening.moderator.state.plan.seats}
    learned = {seat: [lesson.what for lesson in each.learned] for seat, each in shown.items() if each}
    assert learned == {"1": [], "2": [], "3": [], "4": ["lover"], "5": ["pack"], "6": ["pack"], "7": ["lover"], "8": []}
    assert spoken.text("secret-learned-pack", {"about": spoken.text("seat", {"n": 6})}) in str(shown["5"])
    assert all(json.loads(json.dumps(asdict(each))) for each in shown.values() if each)


def test_a_wolfen_alone_knows_it() -> None:
    evening = table("psychic", "doctor", "alpha", "soldier", "pilot", "student")
    until_called(evening, "wolfen")
    assert "You are the only Wolfen." in str(view(evening.moderator.state, "3"))


def test_what_has_shown_something_stands_and_the_rest_can_be_chosen_anew() -> None:
    evening = table(*HELD)
    until_called(evening, "lunatic")
    assert evening.whisper("8", Choice("side", "human")) == "Chosen: with the Humans."
    assert evening.whisper("8", Choice("side", "wolfen")) == "Chosen: with the Wolfen."
    quiet_day(evening)
    until_called(evening, "psychic")
    assert evening.whisper("1", Choice("point", "5")) == "Chosen: player five. Player five is a Wolfen."
    assert evening.whisper("1", Choice("point", "6")) == "There is nothing for you to choose now."
    until_called(evening, "magus")
    for choice in (Choice("jinx", "1"), Choice("bless"), Choice("jinx", "6")):
        assert evening.whisper("2", choice).startswith("Chosen: ")
    assert (of(evening).choices["jinx"], sorted(of(evening).spells)) == ("6", ["bless", "jinx"])
    evening.whisper("2", NOTHING)
    assert ("jinx" in of(evening).choices, of(evening).spells) == (False, frozenset())
    until_called(evening, "priest")
    evening.whisper("3", Choice("point", "1"))
    evening.whisper("3", Choice("point", "2"))
    assert evening.whisper("3", Choice("point", "3")).startswith("That cannot be chosen now; choose player one, ")
    until_called(evening, "wolfen")
    evening.whisper("5", Choice("hunt", "1"))
    evening.whisper("6", Choice("hunt", "2"))
    assert "Player six wants player two." in str(view(evening.moderator.state, "5"))
    evening.whisper("5", Choice("hunt", "7"))
    assert of(evening).picks == {"6": "2", "5": "7"}
    marked = view(evening.moderator.state, "5")
    assert marked is not None
    assert [offer.choice for offer in marked.offers if offer.chosen] == [Choice("hunt", "7")]
    until_part(evening, "dawn")
    assert evening.moderator.state.island.fallen == ("7",)


def test_who_may_not_choose_is_told_so_alone() -> None:
    evening = table(*HELD)
    assert evening.whisper("nobody", Choice("bless")) == "No cards are dealt here."
    assert Evening().whisper("1", Choice("bless")) == "No cards are dealt here."
    quiet_day(evening)
    until_called(evening, "wolfen")
    evening.whisper("5", Choice("hunt", "1"))
    quiet_day(evening)
    until_called(evening, "psychic")
    assert evening.whisper("1", Choice("point", "2")) == "You are dead, and sleep till morning."
    assert evening.whisper("2", Choice("jinx", "5")) == "It is not your turn; wait until you are called."
    until_called(evening, "wolfen")
    assert evening.whisper("6", Choice("hunt", "1")).startswith("That cannot be chosen now; choose player two")


@pytest.mark.parametrize("steps", range(0, 60, 3))
def test_a_crash_in_the_night_loses_no_choice_and_tells_no_secret(steps: int) -> None:
    def night(crash: bool) -> Evening:
        evening = table(*HELD)
        quiet_day(evening)
        for at in range(200):
            state = evening.moderator.state
            if state.course and state.course.part != "night":
                break
            for seat, choice in (("1", Choice("point", "5")), ("2", Choice("jinx", "7")), ("5", Choice("hunt", "4"))):
                if choice in offers(state, seat):
                    evening.whisper(seat, choice)
            if crash and at == steps:
                evening.crash()
                evening.until_quiet()
                evening.host("yes")
            evening.step()
        until_part(evening, "dawn")
        return evening

    crashed, whole = night(True), night(False)
    assert crashed.moderator.state.island.fallen == whole.moderator.state.island.fallen == ("4", "7")
    assert of(crashed).learned == of(whole).learned
    assert not any("five is a Wolfen" in row or "Chosen" in row for row in crashed.rows)
    saved = msgspec.json.encode(timeless(crashed.moderator.state, 0.0))
    assert msgspec.json.decode(saved, type=State).table == crashed.moderator.state.table


@pytest.mark.parametrize(
    ("role", "line", "meant"),
    [
        ("psychic", "3", [("1", Choice("point", "3"))]),
        ("psychic", "player 3", [("1", Choice("point", "3"))]),
        ("psychic", "Гравець три", [("1", Choice("point", "3"))]),
        ("psychic", "3 more seconds", None),
        ("psychic", "pause", None),
        ("magus", "bless", [("2", Choice("bless"))]),
        ("magus", "jinx 3", [("2", Choice("jinx", "3"))]),
        ("magus", "проклясти 3", [("2", Choice("jinx", "3"))]),
        ("magus", "nothing", [("2", NOTHING)]),
        ("magus", "3", None),
        ("lunatic", "human", [("8", Choice("side", "human"))]),
        ("wolfen", "8", [("5", Choice("hunt", "8")), ("6", Choice("hunt", "8"))]),
        ("wolfen", "нічого", [("5", NOTHING), ("6", NOTHING)]),
        ("wolfen", "9", None),
        ("wolfen", "", None),
    ],
)
def test_a_typed_line_is_the_choice_of_whoever_is_called(
    role: str, line: str, meant: list[tuple[str, Choice]] | None
) -> None:
    evening = table(*HELD)
    until_called(evening, role)
    assert typed(evening.moderator.state, line) == meant


def test_names_are_typed_as_they_are() -> None:
    names = ("Ana Maria", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gwen", "Hugo")
    evening = table(*HELD, names=names)
    assert typed(evening.moderator.state, "Bo") is None  # nobody is called yet
    until_called(evening, "wolfen")
    assert typed(evening.moderator.state, "ana maria") == [
        ("Eva", Choice("hunt", "Ana Maria")),
        ("Finn", Choice("hunt", "Ana Maria")),
    ]
    quiet_day(evening)
    until_called(evening, "wolfen")
    evening.whisper("Eva", Choice("hunt", "Ana Maria"))
    quiet_day(evening)
    until_called(evening, "psychic")
    assert typed(evening.moderator.state, "Bo") == []  # the dead choose nothing, and nothing shows it


def test_accusations_between_lovers_sound_like_any_and_do_not_count() -> None:
    evening = table(*HELD)
    until_called(evening, "romantic")
    evening.whisper("4", Choice("point", "7"))
    until_part(evening, "day")
    evening.host("let's vote")
    evening.until_quiet()
    before = len(evening.rows)
    evening.host("player seven accuses player four")
    evening.until_quiet()
    assert [row.partition("« ")[2] for row in evening.rows[before + 1 :]] == ["Player seven accuses player four."]
    assert "does not count" in str(view(evening.moderator.state, "7"))
    assert "does not count" not in str(view(evening.moderator.state, "4"))
    evening.order(Skip())
    evening.until_quiet()
    assert "Nobody is executed today." in evening.rows[-2]


def test_what_a_storyteller_would_tell_is_turned_down() -> None:
    evening = table(*HELD)
    quiet_day(evening)
    until_called(evening, "wolfen")
    evening.order(Died(("1",)))
    evening.until_said("I tell this story")
    assert of(evening).living == evening.moderator.state.plan.seats


def test_without_a_game_there_is_nothing_to_see() -> None:
    assert view(State(), "1") is None
    evening = table(*HELD)
    assert view(evening.moderator.state, "9") is None
    assert view(replace(evening.moderator.state, table=None), "1") is None
