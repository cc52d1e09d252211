"""What holds for every night of every legal deck."""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import EDITIONS, ONENIGHT, Deck, game, wake_order
from scripts import Say, Script, Sound, Style, Wait, languages, words
from scripts.onenight import day, night
from scripts.tempo import Detail
from tests.decks import legal_decks

editions = st.sampled_from(EDITIONS)
styles = st.builds(
    Style,
    detail=st.sampled_from(["full", "brief"]),
    pace=st.floats(0.5, 10),
    untimed=st.booleans(),
    seed=st.integers(0, 2**32),
)


def calls(script: Script) -> list[str]:
    """The roles that are woken, in order."""
    return [
        str(cue.place.role) for cue in script.cues if isinstance(cue, Say) and re.search(r"-wake(\.brief)?$", cue.key)
    ]


@given(legal_decks(), editions, styles)
def test_each_waking_role_is_called_exactly_once_in_order(deck: Deck, edition: str, style: Style) -> None:
    script = night(deck.cards, deck.players, edition, style)
    assert calls(script) == [step.role for step in wake_order(deck.cards, edition)]
    expected = {role.id for role in deck.roles() if role.has_turn} | {"werewolf"}
    assert set(calls(script)) == expected


@given(legal_decks(), editions, styles)
def test_everyone_is_put_to_sleep_before_the_next_wakes(deck: Deck, edition: str, style: Style) -> None:
    awake = None
    for cue in night(deck.cards, deck.players, edition, style).cues:
        if isinstance(cue, Sound):
            continue
        if isinstance(cue, Say) and re.search(r"-wake(\.brief)?$", cue.key):
            assert awake is None
            awake = cue.place.role
        elif isinstance(cue, Say) and cue.key.endswith("-sleep"):
            assert cue.place.role == awake
            awake = None
        elif awake:
            assert cue.place.role == awake
    assert awake is None


@given(legal_decks(), editions, styles)
def test_every_line_exists_in_every_language_with_every_variable_filled(deck: Deck, edition: str, style: Style) -> None:
    scripts = [night(deck.cards, deck.players, edition, style), day(deck.cards, deck.players, 5, edition, style)]
    for language in languages():
        for script in scripts:
            for cue in script.cues:
                if isinstance(cue, Say):
                    line = words(language).line(cue, script.game)  # raises where something is missing
                    assert line.strip() == line != ""
                    assert not re.search(r"[{}$\u2068\u2069]|  ", line)
                    assert line[0] == line[0].upper()
                    assert line[-1] in ".!?", line


@given(legal_decks(), editions, styles)
def test_no_latin_letter_in_ukrainian_and_no_cyrillic_in_english(deck: Deck, edition: str, style: Style) -> None:
    for cue in night(deck.cards, deck.players, edition, style).cues:
        if isinstance(cue, Say):
            assert not re.search("[A-Za-z]", words("uk").line(cue, ONENIGHT))
            assert not re.search("[\u0400-\u04ff]", words("en").line(cue, ONENIGHT))


@given(legal_decks(), editions, styles)
def test_the_same_deck_and_seed_give_the_same_script(deck: Deck, edition: str, style: Style) -> None:
    assert night(deck.cards, deck.players, edition, style) == night(deck.cards, deck.players, edition, style)


@given(legal_decks(), editions, styles, st.randoms(use_true_random=False))
def test_who_holds_what_changes_nothing(deck: Deck, edition: str, style: Style, random: Random) -> None:
    dealt = list(deck.cards)
    random.shuffle(dealt)  # the players' cards, then the center's
    assert night(dealt, deck.players, edition, style) == night(deck.cards, deck.players, edition, style)


@given(legal_decks(), st.integers(0, 2**32), st.data())
def test_a_pause_depends_on_nothing_but_its_own_turn(deck: Deck, seed: int, data: st.DataObject) -> None:
    """Taking one card of the night out leaves every other turn's pauses as they were."""
    waking = sorted({role.id for role in deck.roles() if role.has_turn and not role.werewolf})
    if not waking:
        return
    gone = data.draw(st.sampled_from(waking))
    left = [card for card in deck.cards if card != gone]

    def pauses(cards: list[str], role: str) -> list[float | None]:
        script = night(cards, deck.players, style=Style(seed=seed))
        return [cue.seconds for cue in script.cues if isinstance(cue, Wait) and cue.place.role == role]

    for other in waking:
        if other not in (gone, "doppelganger"):
            assert pauses(left, other) == pauses(list(deck.cards), other)


@given(legal_decks(), st.integers(0, 2**32))
def test_brief_is_shorter_and_gives_the_same_time_to_act(deck: Deck, seed: int) -> None:
    def in_turns(detail: Detail) -> list[Wait]:
        script = night(deck.cards, deck.players, style=Style(detail=detail, seed=seed))
        return [cue for cue in script.cues if isinstance(cue, Wait) and cue.place.role]

    def letters(detail: Detail) -> int:
        script = night(deck.cards, deck.players, style=Style(detail=detail, seed=seed))
        return sum(len(words("en").line(cue, ONENIGHT)) for cue in script.cues if isinstance(cue, Say))

    assert in_turns("brief") == in_turns("full")
    assert letters("brief") < letters("full")


@given(legal_decks(), st.floats(0.5, 10), st.integers(0, 2**32))
def test_pace_stretches_every_pause_alike(deck: Deck, pace: float, seed: int) -> None:
    usual = [
        cue.seconds for cue in night(deck.cards, deck.players, style=Style(seed=seed)).cues if isinstance(cue, Wait)
    ]
    paced = [
        cue.seconds
        for cue in night(deck.cards, deck.players, style=Style(pace=pace, seed=seed)).cues
        if isinstance(cue, Wait)
    ]
    for before, after in zip(usual, paced, strict=True):
        assert before is not None
        # Both are rounded to a tenth of a second.
        assert after == pytest.approx(before * pace, abs=0.05 * pace + 0.06)


@given(legal_decks())
def test_untimed_waits_for_next_everywhere(deck: Deck) -> None:
    script = night(deck.cards, deck.players, style=Style(untimed=True))
    assert {cue.seconds for cue in script.cues if isinstance(cue, Wait)} == {None}


def test_jitter_moves_with_the_seed_and_stays_small() -> None:
    cards = tuple(game(ONENIGHT).roles)

    def pauses(seed: int) -> list[float]:
        return [cue.seconds or 0 for cue in night(cards, style=Style(seed=seed)).cues if isinstance(cue, Wait)]

    assert pauses(1) != pauses(2)
    for one, two in zip(pauses(1), pauses(2), strict=True):
        assert 0.8 < one / two < 1.25
