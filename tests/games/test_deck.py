"""Decks of One Night."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import ONENIGHT, Deck, GameError, Repair, advice, complete, game, problems, with_werewolves
from tests.decks import ALL_CARDS, heaps, legal_decks


def deck(players: int, cards: str) -> Deck:
    return Deck(players, tuple(cards.split()))


def kinds(deck: Deck) -> list[str]:
    return [problem.kind for problem in problems(deck)]


def advised(deck: Deck) -> list[str]:
    return [each.kind for each in advice(deck)]


SOUND = "werewolf werewolf seer robber troublemaker villager"


def test_cards_are_players_plus_three() -> None:
    assert kinds(deck(3, SOUND)) == []
    assert kinds(deck(4, SOUND)) == ["too-few-cards"]
    assert kinds(deck(3, SOUND + " villager")) == ["too-many-cards"]


def test_the_center_werewolf_is_not_counted() -> None:
    with_alpha = deck(3, "alpha_wolf werewolf seer robber troublemaker villager")
    assert kinds(with_alpha) == []
    assert with_alpha.center_werewolf
    assert not deck(3, SOUND).center_werewolf


def test_one_mason_is_mended_by_the_second() -> None:
    (problem,) = problems(deck(3, "werewolf mason seer robber drunk villager"))
    assert problem.kind == "one-mason"
    assert problem.repair == Repair(add=("mason",), remove=("villager",))
    assert kinds(problem.repair.apply(deck(3, "werewolf mason seer robber drunk villager"))) == []


def test_one_mason_in_an_unfinished_deck_takes_nobodys_place() -> None:
    problem = problems(deck(5, "werewolf mason seer"))[0]
    assert problem.repair == Repair(add=("mason",))


def test_a_deck_without_a_werewolf_gets_one() -> None:
    (problem,) = problems(deck(3, "seer robber troublemaker drunk insomniac villager"))
    assert problem.kind == "no-werewolf"
    assert problem.repair == Repair(add=("werewolf",), remove=("villager",))


@pytest.mark.parametrize("wolf", ["werewolf", "alpha_wolf", "mystic_wolf", "dream_wolf"])
def test_any_werewolf_card_will_do(wolf: str) -> None:
    assert kinds(deck(3, f"{wolf} seer robber troublemaker drunk villager")) == []


@pytest.mark.parametrize(("players", "kind", "limit"), [(2, "too-few-players", 3), (25, "too-many-players", 24)])
def test_the_number_of_players(players: int, kind: str, limit: int) -> None:
    (problem,) = problems(deck(players, SOUND))
    assert (problem.kind, problem.repair.players) == (kind, limit)


def test_advice_is_no_error() -> None:
    quiet = deck(3, "werewolf insomniac seer villager villager hunter")
    assert kinds(quiet) == []
    assert advised(quiet) == ["insomniac-undisturbed"]


@pytest.mark.parametrize("mover", ["robber", "troublemaker", "drunk", "witch", "village_idiot", "alpha_wolf"])
def test_the_insomniac_is_fine_with_anything_that_moves_cards(mover: str) -> None:
    assert "insomniac-undisturbed" not in advised(deck(3, f"werewolf insomniac seer villager hunter {mover}"))


def test_the_bodyguard_is_for_more_than_five_players() -> None:
    assert advised(complete(["bodyguard"], 5)) == ["bodyguard-small-table"]
    assert advised(complete(["bodyguard"], 6)) == []


def test_more_cards_than_the_box_holds() -> None:
    (found,) = advice(deck(3, "werewolf werewolf werewolf seer robber villager"))
    assert (found.kind, found.facts) == ("beyond-box", {"role": "werewolf", "count": 3, "cards": 2})


def test_more_than_ten_players_want_a_helper() -> None:
    assert advised(complete([], 11)) == ["helper"]
    assert advised(complete([], 10)) == []


def test_a_center_werewolf_needs_a_werewolf_card_that_is_left() -> None:
    pack = "alpha_wolf werewolf werewolf mystic_wolf dream_wolf"
    assert advised(deck(3, f"{pack} robber")) == ["no-center-werewolf"]


def test_vampires_have_no_night() -> None:
    assert advised(deck(3, "werewolf vampire seer robber troublemaker villager")) == ["vampires-sleep"]


def test_completing_a_deck() -> None:
    assert complete(["sentinel", "witch"], 5).cards == tuple(
        "sentinel werewolf werewolf seer robber witch troublemaker villager".split()
    )


def test_a_quiet_deck_calls_what_was_named() -> None:
    assert complete(["sentinel", "witch"], 5, quiet=True).cards == tuple(
        "sentinel werewolf werewolf witch hunter villager villager villager".split()
    )


def test_a_deck_grows_in_a_sensible_order() -> None:
    order: list[str] = []
    for players in range(3, 25):
        order += (Counter(complete([], players).cards) - Counter(order)).elements()
    assert [card for card in order if card not in ("werewolf", "villager", "mason")] == [
        *["seer", "robber", "troublemaker", "drunk", "insomniac", "hunter", "minion", "tanner", "witch", "sentinel"],
        *["apprentice_seer", "bodyguard", "paranormal_investigator", "mystic_wolf", "revealer", "village_idiot"],
        *["curator", "dream_wolf", "doppelganger", "alpha_wolf"],
    ]
    assert Counter(complete([], 24).cards) == Counter(ALL_CARDS)


def test_a_quiet_deck_keeps_the_bodyguard_for_six_and_wakes_nobody() -> None:
    assert "bodyguard" not in complete([], 5, quiet=True).cards
    assert complete(["seer"], 6, quiet=True).cards == tuple(
        "werewolf werewolf seer bodyguard hunter tanner villager villager villager".split()
    )


def test_a_repair_never_takes_what_it_brings() -> None:
    (problem,) = problems(deck(3, "werewolf mason seer robber drunk troublemaker"))
    assert problem.repair == Repair(add=("mason",), remove=("drunk",))


def test_three_masons_are_advice_not_a_problem() -> None:
    three = deck(4, "werewolf mason mason mason seer robber drunk")
    assert kinds(three) == []
    assert advised(three) == ["beyond-box"]


def test_what_holds_a_deck_up_is_not_taken_out() -> None:
    (problem,) = problems(deck(3, "alpha_wolf mason mason seer robber troublemaker drunk"))
    assert problem.repair.remove == ("drunk",)
    (problem,) = problems(deck(3, "prince seer robber troublemaker werewolf drunk insomniac"))
    assert problem.repair.remove == ("insomniac",)


def test_one_werewolf_card_left_is_enough_for_the_center() -> None:
    assert advised(deck(3, "alpha_wolf werewolf werewolf mystic_wolf seer robber")) == []


def test_one_named_mason_brings_the_other() -> None:
    assert complete(["mason"], 4).cards.count("mason") == 2


@pytest.mark.parametrize(
    ("cards", "gone"),
    [
        ("seer seer seer werewolf robber drunk tanner", "seer"),
        ("werewolf werewolf werewolf werewolf werewolf seer robber", "werewolf"),
        ("werewolf werewolf seer villager insomniac hunter witch", "villager"),
        ("werewolf werewolf seer insomniac hunter minion witch", "minion"),
        ("werewolf seer robber drunk insomniac hunter curator", "curator"),
    ],
)
def test_the_card_that_goes_is_the_one_missed_least(cards: str, gone: str) -> None:
    (problem,) = problems(deck(3, cards))
    assert problem.repair.remove == (gone,)


@pytest.mark.parametrize("players", [2, 25, 10**9])
def test_a_deck_is_completed_only_for_a_table_that_can_play(players: int) -> None:
    with pytest.raises(GameError, match="players"):
        complete(["seer"], players)


def test_named_roles_bring_a_werewolf_with_them() -> None:
    assert with_werewolves(["witch", "sentinel"]) == ("sentinel", "werewolf", "witch")
    assert with_werewolves(["witch", "dream_wolf"]) == ("dream_wolf", "witch")


@given(
    st.lists(st.sampled_from([role.id for role in game(ONENIGHT).roles.values() if role.box != "guest"]), unique=True),
    st.integers(3, 24),
    st.booleans(),
)
def test_law_a_completed_deck_has_no_problem_but_too_many_named_cards(
    named: list[str], players: int, quiet: bool
) -> None:
    done = complete(named, players, quiet=quiet)
    assert set(named) <= set(done.cards)
    assert set(kinds(done)) <= {"too-many-cards"}
    assert kinds(done) == [] or len(named) + 2 > players + 3


@given(heaps)
def test_law_saying_yes_to_every_repair_ends_with_a_legal_deck(heap: Deck) -> None:
    rounds = 0
    while found := problems(heap):
        heap = found[0].repair.apply(heap)
        rounds += 1
        assert rounds <= 5
    assert heap.full


@given(legal_decks(), st.randoms(use_true_random=False))
def test_law_the_order_of_naming_changes_nothing(deck: Deck, random: Random) -> None:
    shuffled = list(deck.cards)
    random.shuffle(shuffled)
    assert Deck(deck.players, tuple(shuffled)) == deck
