"""The nights of Curse of the Wolfen, sentence by sentence of the rules."""

import pytest

from games.wolfen import Bless, Event, Hunt, Jinx, Next, Point, Side, apply, replay
from games.wolfen.night import calls
from tests.games.wolfen.tables import (
    NORMAL,
    THREE_WOLFEN,
    call,
    died,
    execute,
    night,
    quiet_day,
    refused,
    seats,
    second_night,
    shown,
    table_of,
)

WITH_STORYTELLER = f"{NORMAL} Storyteller"


class TestFirstNight:
    """For getting known."""

    def test_each_role_is_called_once_also_those_who_never_wake_again(self) -> None:
        assert calls(table_of()) == (
            *("psychic", "magus", "priest", "occultist", "romantic", "troublemaker", "lunatic", "wolfen"),
            *("half_blood", "wolfsbane", "werehamster"),
        )

    def test_the_romantic_chooses_a_lover_and_both_know(self) -> None:
        table = night(table_of(), romantic="Beta")
        assert table.lover == "Beta"
        assert shown(table, "Romantic") == [("lover", ("Beta",))]
        assert ("lover", ("Romantic",)) in shown(table, "Beta")

    @pytest.mark.parametrize("side", ["human", "wolfen"])
    def test_the_lunatic_picks_a_faction(self, side: str) -> None:
        assert night(table_of(), lunatic=side).side == side

    def test_the_wolfen_know_each_other(self) -> None:
        table = night(table_of())
        assert shown(table, "Alpha") == [("pack", ("Alpha", "Beta"))] == shown(table, "Beta")
        assert shown(table, "Half_Blood") == []

    def test_nobody_but_the_storyteller_dies(self) -> None:
        table = night(table_of(WITH_STORYTELLER))
        assert died(table) == ["Storyteller"]
        assert table.ghosts == ()

    def test_where_the_moderator_tells_the_story_nobody_dies(self) -> None:
        assert died(night(table_of(NORMAL))) == []

    @pytest.mark.parametrize("role", ["psychic", "priest", "troublemaker"])
    def test_nobody_acts_yet(self, role: str) -> None:
        assert refused(call(table_of(), role), Point(role, "Alpha")) == "wolfen-first-night"

    def test_neither_magus_nor_wolfen_act_yet(self) -> None:
        for event in (Bless(), Jinx("Alpha")):
            assert refused(call(table_of(), "magus"), event) == "wolfen-first-night"
        assert refused(call(table_of(), "wolfen"), Hunt("Psychic")) == "wolfen-first-night"

    def test_the_lunatic_does_not_kill_yet(self) -> None:
        table = apply(call(table_of(), "lunatic"), Side("human"))
        assert refused(table, Point("lunatic", "Alpha")) == "wolfen-first-night"

    def test_romantic_and_lunatic_must_choose(self) -> None:
        for role in ("romantic", "lunatic"):
            assert refused(call(table_of(), role), Next()) == "wolfen-must-choose"

    def test_what_a_broken_off_first_night_left_open_is_chosen_in_the_next(self) -> None:
        table = quiet_day(night(table_of()))
        assert night(table, romantic="Beta", lunatic="wolfen").lover == "Beta"


class TestCalls:
    """Each waking role in the deck is called every night, dead or alive."""

    ORDER = ("psychic", "magus", "priest", "occultist", "romantic", "troublemaker", "lunatic", "wolfen")

    def test_the_order_from_the_second_night_on(self) -> None:
        assert calls(second_night()) == self.ORDER

    def test_the_dead_are_called_as_well(self) -> None:
        table = execute(night(second_night(), wolfen="Psychic"), "Magus")
        assert calls(table) == self.ORDER
        assert table.turn == "psychic"

    def test_a_dead_role_does_not_act(self) -> None:
        table = quiet_day(night(second_night(), wolfen="Priest"))
        assert refused(call(table, "priest"), Point("priest", "Alpha")) == "wolfen-dead-role"
        assert apply(call(table, "priest"), Next()).turn == "occultist"

    def test_who_is_not_called_does_not_act(self) -> None:
        assert refused(second_night(), Point("priest", "Alpha")) == "wolfen-not-called"

    def test_who_is_not_in_the_deck_does_not_act(self) -> None:
        assert refused(second_night(NORMAL), Point("priest", "Alpha")) == "wolfen-not-in-deck"

    def test_by_day_nobody_acts(self) -> None:
        assert refused(night(second_night()), Point("psychic", "Alpha")) == "wolfen-not-night"

    @pytest.mark.parametrize("role", ["psychic", "priest", "wolfen"])
    def test_whoever_must_choose_is_waited_for(self, role: str) -> None:
        table = call(second_night(), role)
        assert refused(table, Next()) == "wolfen-must-choose"
        assert apply(table, Next(anyway=True)).turn != role

    @pytest.mark.parametrize("role", ["magus", "occultist", "romantic", "troublemaker", "lunatic"])
    def test_whoever_may_choose_is_not(self, role: str) -> None:
        assert apply(call(second_night(), role), Next()).turn != role

    def test_a_choice_is_made_once_a_night(self) -> None:
        table = apply(second_night(), Point("psychic", "Alpha"))
        assert refused(table, Point("psychic", "Beta")) == "wolfen-chosen"

    def test_the_dead_are_not_chosen(self) -> None:
        table = quiet_day(night(second_night(), wolfen="Magus"))
        assert refused(table, Point("psychic", "Magus")) == "wolfen-target-dead"
        assert refused(call(table, "wolfen"), Hunt("Magus")) == "wolfen-target-dead"

    def test_the_storyteller_is_not_chosen(self) -> None:
        table = second_night(WITH_STORYTELLER)
        assert refused(table, Point("psychic", "Storyteller")) == "wolfen-storyteller-apart"


class TestPsychic:
    @pytest.mark.parametrize("player", ["Alpha", "Beta"])
    def test_thumb_up_for_a_wolfen(self, player: str) -> None:
        assert shown(night(second_night(), psychic=player), "Psychic")[-1] == ("wolfen", (player,))

    @pytest.mark.parametrize("player", ["Half_Blood", "Lunatic", "Werehamster", "Magus"])
    def test_thumb_down_for_anyone_else(self, player: str) -> None:
        assert shown(night(second_night(), psychic=player), "Psychic")[-1] == ("not-wolfen", (player,))

    def test_asks_again_and_is_answered_again(self) -> None:
        table = night(quiet_day(night(second_night(), psychic="Alpha")), psychic="Alpha")
        assert [each.night for each in table.learned if each.player == "Psychic"][-2:] == [2, 3]

    def test_nobody_else_learns_it(self) -> None:
        before = second_night()
        table = night(before, psychic="Alpha")
        assert {each.player for each in table.learned[len(before.learned) :]} == {"Psychic"}


class TestOccultist:
    def test_learns_that_the_last_executed_was_a_wolfen(self) -> None:
        table = execute(night(second_night()), "Beta")
        assert shown(night(table), "Occultist") == [("executed-wolfen", ("Beta",))]

    def test_learns_that_the_last_executed_was_none(self) -> None:
        table = execute(night(second_night()), "Half_Blood")
        assert shown(night(table), "Occultist") == [("executed-not-wolfen", ("Half_Blood",))]

    def test_learns_nothing_before_an_execution(self) -> None:
        assert shown(night(second_night()), "Occultist") == []

    def test_a_dead_occultist_learns_nothing(self) -> None:
        table = execute(night(second_night(), wolfen="Occultist"), "Beta")
        assert shown(night(table), "Occultist") == []


class TestDeathsOfANight:
    @pytest.mark.parametrize(
        ("choices", "victim"),
        [
            ({"wolfen": "Magus"}, "Magus"),
            ({"lunatic": "Magus"}, "Magus"),
            ({"jinx": "Magus"}, "Magus"),
            ({"psychic": "Werehamster"}, "Werehamster"),
        ],
    )
    def test_who_dies(self, choices: dict[str, str], victim: str) -> None:
        assert died(night(second_night(), **choices)) == [victim]

    def test_all_of_them_in_one_night(self) -> None:
        table = night(second_night(), wolfen="Priest", lunatic="Occultist", jinx="Beta", psychic="Werehamster")
        assert sorted(died(table)) == ["Beta", "Occultist", "Priest", "Werehamster"]

    def test_one_victim_of_two_dies_once(self) -> None:
        assert died(night(second_night(), wolfen="Magus", lunatic="Magus")) == ["Magus"]

    def test_the_dead_are_ghosts(self) -> None:
        assert night(second_night(), wolfen="Magus").ghosts == ("Magus",)

    def test_the_blessing_undoes_them_all(self) -> None:
        everything = {"wolfen": "Priest", "lunatic": "Occultist", "jinx": "Beta", "psychic": "Werehamster"}
        assert died(night(second_night(), bless=None, **everything)) == []

    def test_a_role_acts_in_the_night_it_dies(self) -> None:
        table = night(second_night(), jinx="Alpha", wolfen={"Alpha": "Priest", "Beta": "Priest"}, priest="Psychic")
        assert died(table) == ["Priest", "Alpha"]


class TestPriest:
    def test_stops_the_wolfen(self) -> None:
        assert died(night(second_night(), priest="Magus", wolfen="Magus")) == []

    def test_saves_a_werehamster_the_psychic_saw(self) -> None:
        assert died(night(second_night(), priest="Werehamster", psychic="Werehamster")) == []

    def test_does_not_stop_the_lunatic(self) -> None:
        assert died(night(second_night(), priest="Magus", lunatic="Magus")) == ["Magus"]

    def test_does_not_stop_the_jinx(self) -> None:
        assert died(night(second_night(), priest="Alpha", jinx="Alpha")) == ["Alpha"]

    def test_does_not_protect_himself(self) -> None:
        assert refused(call(second_night(), "priest"), Point("priest", "Priest")) == "wolfen-priest-self"

    def test_protects_for_one_night(self) -> None:
        table = quiet_day(night(second_night(), priest="Magus"))
        assert died(night(table, wolfen="Magus")) == ["Magus"]

    def test_may_protect_the_same_player_again(self) -> None:
        table = quiet_day(night(second_night(), priest="Magus"))
        assert died(night(table, priest="Magus", wolfen="Magus")) == []


class TestMagus:
    def test_a_second_blessing_is_refused(self) -> None:
        table = call(quiet_day(night(second_night(), bless=None)), "magus")
        assert refused(table, Bless()) == "wolfen-blessing-spent"

    def test_a_second_jinx_is_refused(self) -> None:
        table = call(quiet_day(night(second_night(), jinx="Beta")), "magus")
        assert refused(table, Jinx("Alpha")) == "wolfen-jinx-spent"

    def test_each_spell_has_its_own_once(self) -> None:
        table = quiet_day(night(second_night(), bless=None))
        assert died(night(table, jinx="Beta")) == ["Beta"]

    def test_a_jinx_undone_by_the_blessing_is_spent(self) -> None:
        table = call(quiet_day(night(second_night(), bless=None, jinx="Beta")), "magus")
        assert refused(table, Jinx("Beta")) == "wolfen-jinx-spent"

    def test_a_spell_refused_is_not_spent(self) -> None:
        table = call(quiet_day(night(second_night(), wolfen="Beta")), "magus")
        assert refused(table, Jinx("Beta")) == "wolfen-target-dead"
        assert table.spells == frozenset()


class TestImmune:
    def test_wolfsbane_to_the_wolfen(self) -> None:
        assert died(night(second_night(), wolfen="Wolfsbane")) == []

    def test_wolfsbane_to_the_jinx(self) -> None:
        assert died(night(second_night(), jinx="Wolfsbane")) == []

    def test_wolfsbane_not_to_the_lunatic(self) -> None:
        assert died(night(second_night(), lunatic="Wolfsbane")) == ["Wolfsbane"]

    def test_werehamster_to_the_wolfen(self) -> None:
        assert died(night(second_night(), wolfen="Werehamster")) == []

    def test_werehamster_to_the_lunatic(self) -> None:
        assert died(night(second_night(), lunatic="Werehamster")) == []

    def test_werehamster_not_to_the_jinx(self) -> None:
        assert died(night(second_night(), jinx="Werehamster")) == ["Werehamster"]

    @pytest.mark.parametrize("player", ["Wolfsbane", "Werehamster"])
    def test_neither_to_the_vote(self, player: str) -> None:
        assert execute(night(second_night()), player).ghosts == (player,)


class TestWolfen:
    def test_they_agree(self) -> None:
        assert died(night(second_night(), wolfen={"Beta": "Magus", "Alpha": "Magus"})) == ["Magus"]

    def test_no_agreement_the_highest_rank_alive_decides(self) -> None:
        assert died(night(second_night(), wolfen={"Beta": "Magus", "Alpha": "Priest"})) == ["Priest"]

    def test_with_the_alpha_dead_it_is_the_beta(self) -> None:
        table = execute(night(second_night(THREE_WOLFEN)), "Alpha")
        assert died(night(table, wolfen={"Delta": "Pilot", "Beta": "Doctor"})) == ["Doctor"]

    def test_rank_is_stronger_than_number(self) -> None:
        picks = {"Delta": "Pilot", "Beta": "Pilot", "Alpha": "Doctor"}
        assert died(night(second_night(THREE_WOLFEN), wolfen=picks)) == ["Doctor"]

    def test_can_wolfen_kill_each_other_yes_with_majority_agreement(self) -> None:
        picks = {"Delta": "Alpha", "Beta": "Alpha", "Alpha": "Doctor"}
        assert died(night(second_night(THREE_WOLFEN), wolfen=picks)) == ["Alpha"]

    def test_but_not_by_rank_alone(self) -> None:
        picks = {"Delta": "Pilot", "Beta": "Doctor", "Alpha": "Beta"}
        assert died(night(second_night(THREE_WOLFEN), wolfen=picks)) == ["Doctor"]

    def test_half_of_them_is_no_majority(self) -> None:
        assert died(night(second_night(), wolfen={"Alpha": "Beta", "Beta": "Magus"})) == ["Magus"]

    @pytest.mark.parametrize("player", ["Half_Blood", "Magus"])
    def test_only_a_living_wolfen_hunts(self, player: str) -> None:
        assert refused(call(second_night(), "wolfen"), Hunt("Priest", player)) == "wolfen-no-hunter"

    def test_a_dead_wolfen_does_not_hunt(self) -> None:
        table = call(execute(night(second_night()), "Beta"), "wolfen")
        assert refused(table, Hunt("Priest", "Beta")) == "wolfen-no-hunter"


class TestRomantic:
    def test_chooses_a_lover_once(self) -> None:
        table = call(second_night(), "romantic")
        assert refused(table, Point("romantic", "Beta")) == "wolfen-lover-chosen"

    def test_loves_another(self) -> None:
        assert refused(call(table_of(), "romantic"), Point("romantic", "Romantic")) == "wolfen-romantic-self"

    def test_can_romantic_choose_a_dead_player_no_only_living_players(self) -> None:
        players = f"{NORMAL} Romantic Storyteller"
        assert refused(call(table_of(players), "romantic"), Point("romantic", "Storyteller")) == (
            "wolfen-storyteller-apart"
        )
        broken_off = quiet_day(night(table_of()))  # nobody was chosen, so it is made up for
        later = quiet_day(night(broken_off, wolfen="Magus"))
        assert refused(call(later, "romantic"), Point("romantic", "Magus")) == "wolfen-target-dead"

    def test_the_lovers_death_kills_nobody_else(self) -> None:
        assert died(night(second_night(lover="Magus"), wolfen="Magus")) == ["Magus"]


class TestTroublemaker:
    def test_points_at_a_nominee_for_the_next_day(self) -> None:
        assert night(second_night(), troublemaker="Magus").forced == "Magus"

    def test_a_choice_that_dies_in_the_night_is_no_nominee(self) -> None:
        assert night(second_night(), troublemaker="Magus", wolfen="Magus").forced == ""

    def test_only_for_one_day(self) -> None:
        table = quiet_day(night(second_night(), troublemaker="Magus"))
        assert night(table).forced == ""


class TestLunatic:
    def test_chooses_a_faction_once(self) -> None:
        table = call(second_night(), "lunatic")
        assert refused(table, Side("wolfen")) == "wolfen-side-chosen"

    def test_chooses_a_faction_before_a_victim(self) -> None:
        table = call(quiet_day(night(table_of())), "lunatic")
        assert refused(table, Point("lunatic", "Magus")) == "wolfen-no-side"

    def test_may_kill_every_night(self) -> None:
        table = night(second_night(), lunatic="Magus")
        assert died(night(quiet_day(table), lunatic="Priest")) == ["Priest"]


def test_what_if_no_one_dies_at_night_the_game_continues() -> None:
    table = night(second_night())
    assert (died(table), table.phase) == ([], "discussion")


def test_can_psychic_target_werehamster_yes_but_dies_unless_protected() -> None:
    assert died(night(second_night(), psychic="Werehamster")) == ["Werehamster"]
    assert died(night(second_night(), psychic="Werehamster", priest="Werehamster")) == []


def test_does_priest_protection_stop_lunatic_no() -> None:
    assert died(night(second_night(), priest="Magus", lunatic="Magus")) == ["Magus"]


@pytest.mark.parametrize("role", ["occultist", "magus"])
def test_roles_that_point_at_nobody(role: str) -> None:
    assert refused(call(second_night(), role), Point(role, "Alpha")) == "wolfen-points-at-nobody"


def test_nobody_of_that_name() -> None:
    assert refused(second_night(), Point("psychic", "Zoe")) == "wolfen-nobody"


def test_what_if_storyteller_makes_a_mistake_the_step_is_left_out() -> None:
    dealt = seats(NORMAL)
    events: list[Event] = [Next(), Next(), Next(), Next(anyway=True), Point("psychic", "Pilot")]
    mistaken = replay(dealt, events)
    mended = replay(dealt, [*events[:-1], Point("psychic", "Alpha")])
    assert shown(mistaken, "Psychic") == [("not-wolfen", ("Pilot",))]
    assert shown(mended, "Psychic") == [("wolfen", ("Alpha",))]
