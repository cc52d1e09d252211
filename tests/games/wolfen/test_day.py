"""The days of Curse of the Wolfen, sentence by sentence of the rules."""

import pytest

from games.wolfen import Accuse, Count, Drawn, Next, Point, Suicide, Table, Vote, apply
from games.wolfen.day import minutes, voters
from games.wolfen.view import public
from tests.games.wolfen.tables import (
    NORMAL,
    accusations,
    after,
    call,
    execute,
    night,
    quiet_day,
    refused,
    second_night,
    table_of,
    to_vote,
    vote,
)

WITH_STORYTELLER = f"{NORMAL} Storyteller"


def morning(players: str = NORMAL, **choices: str) -> Table:
    """The morning after the second night."""
    return night(second_night(players), **choices)


def accusing(players: str = NORMAL, **choices: str) -> Table:
    return apply(morning(players, **choices), Next())


class TestDiscussion:
    def test_deaths_are_announced_by_name_alone(self) -> None:
        assert public(morning(wolfen="Pilot"))["deaths"] == [{"player": "Pilot", "when": "night", "number": 2}]

    def test_one_minute_for_each_survivor(self) -> None:
        assert minutes(morning(wolfen="Pilot")) == 7

    def test_the_storyteller_is_no_survivor(self) -> None:
        assert minutes(night(table_of(WITH_STORYTELLER))) == 8


class TestAccusations:
    def test_by_everyone_ghosts_too(self) -> None:
        table = accusing(wolfen="Pilot")
        assert apply(table, Accuse("Pilot", "Alpha")).accusations == {"Pilot": "Alpha"}

    def test_the_table_waits_for_everyone(self) -> None:
        assert refused(apply(accusing(), Accuse("Pilot", "Alpha")), Next()) == "wolfen-still-to-accuse"

    def test_not_by_the_storyteller(self) -> None:
        assert refused(accusing(WITH_STORYTELLER), Accuse("Storyteller", "Alpha")) == "wolfen-storyteller-apart"

    def test_not_by_one_who_is_out(self) -> None:
        table = apply(second_night(), Suicide("Beta"))
        assert refused(apply(table, Next()), Accuse("Beta", "Alpha")) == "wolfen-out"

    def test_one_token_each(self) -> None:
        table = apply(accusing(), Accuse("Pilot", "Alpha"))
        assert refused(table, Accuse("Pilot", "Beta")) == "wolfen-accused-already"

    def test_the_dead_are_not_accused(self) -> None:
        assert refused(accusing(wolfen="Pilot"), Accuse("Alpha", "Pilot")) == "wolfen-target-dead"

    def test_nobody_accuses_oneself(self) -> None:
        assert refused(accusing(), Accuse("Pilot", "Pilot")) == "wolfen-accuse-self"

    def test_not_before_the_discussion_is_over(self) -> None:
        assert refused(morning(), Accuse("Pilot", "Alpha")) == "wolfen-no-accusations"

    def test_a_stranger_neither_accuses_nor_is_accused(self) -> None:
        assert refused(accusing(), Accuse("Zoe", "Alpha")) == "wolfen-nobody"
        assert refused(accusing(), Accuse("Alpha", "Zoe")) == "wolfen-nobody"


class TestNominees:
    def test_the_two_most_accused(self) -> None:
        table = accusations(morning(), others="Alpha", Alpha="Beta", Pilot="Beta", Doctor="Gambler")
        assert (table.phase, table.nominees) == ("defence", ("Alpha", "Beta"))

    def test_a_tie_for_the_second_place_is_drawn(self) -> None:
        table = accusations(morning(), others="Alpha", Alpha="Beta", Pilot="Gambler")
        assert table.phase == "draw"
        assert refused(table, Next()) == "wolfen-draw-first"
        assert refused(table, Drawn(("Alpha",))) == "wolfen-not-in-hat"
        assert refused(table, Drawn(())) == refused(table, Drawn(("Beta", "Gambler"))) == "wolfen-draw-number"
        assert apply(table, Drawn(("Gambler",))).nominees == ("Alpha", "Gambler")

    def test_a_tie_for_both_places_is_drawn(self) -> None:
        tied = {"Psychic": "Alpha", "Pilot": "Alpha", "Alpha": "Beta", "Doctor": "Beta"}
        table = accusations(morning(), **tied, Beta="Gambler", Inventor="Gambler", Athlete="Pilot")
        assert table.lots is not None
        assert table.lots.among == ("Alpha", "Beta", "Gambler")
        assert refused(table, Drawn(("Beta", "Beta"))) == "wolfen-draw-number"
        assert apply(table, Drawn(("Gambler", "Beta"))).nominees == ("Gambler", "Beta")

    def test_two_tied_for_two_places_need_no_lot(self) -> None:
        tied = dict.fromkeys(("Psychic", "Beta", "Pilot", "Doctor"), "Alpha")
        table = accusations(morning(), others="Beta", **tied)
        assert set(table.nominees) == {"Alpha", "Beta"}

    def test_no_lot_is_drawn_where_none_is_due(self) -> None:
        assert refused(accusing(), Drawn(("Alpha",))) == "wolfen-no-draw"

    def test_the_troublemakers_choice_is_one_of_the_two(self) -> None:
        table = morning(f"{NORMAL} Troublemaker", troublemaker="Pilot")
        table = accusations(table, others="Alpha", Alpha="Beta", Doctor="Beta")
        assert table.nominees == ("Alpha", "Pilot")

    @pytest.mark.parametrize("forced", ["", "Alpha", "Pilot"])
    def test_the_order_of_the_nominees_does_not_tell_whom_the_troublemaker_forced(self, forced: str) -> None:
        table = morning(f"{NORMAL} Troublemaker", **({"troublemaker": forced} if forced else {}))
        table = accusations(table, others="Pilot", Pilot="Alpha", Doctor="Alpha")
        assert table.nominees == ("Pilot", "Alpha")

    def test_beside_the_troublemakers_choice_a_tie_is_drawn(self) -> None:
        table = morning(f"{NORMAL} Troublemaker", troublemaker="Pilot")
        half = dict.fromkeys(("Psychic", "Alpha", "Pilot", "Doctor"), "Beta")
        table = accusations(table, others="Alpha", **half, Troublemaker="Gambler")
        assert table.lots is not None
        assert (table.lots.among, table.lots.nominated) == (("Alpha", "Beta"), ("Pilot",))
        assert apply(table, Drawn(("Beta",))).nominees == ("Pilot", "Beta")

    def test_the_troublemaker_was_dead_by_then_and_is_obeyed_all_the_same(self) -> None:
        table = morning(f"{NORMAL} Troublemaker", troublemaker="Pilot", wolfen="Troublemaker")
        assert accusations(table, others="Alpha", Alpha="Beta", Doctor="Beta").nominees == ("Alpha", "Pilot")

    def test_where_nobody_accuses_nobody_is_executed(self) -> None:
        table = quiet_day(morning())
        assert (table.phase, table.number, table.ghosts) == ("night", 3, ())


class TestUnanimous:
    def test_if_everyone_accuses_one_player_executed_at_once(self) -> None:
        table = accusations(morning(), others="Beta", Beta="Pilot")
        assert (table.phase, table.ghosts, table.days[-1]) == ("night", ("Beta",), ("Beta",))

    def test_nobody_waits_for_the_accused(self) -> None:
        table = accusing()
        for name in table.living:
            table = apply(table, Accuse(name, "Beta")) if name != "Beta" else table
        assert apply(table, Next()).ghosts == ("Beta",)

    def test_ghosts_have_a_say_in_it(self) -> None:
        table = accusations(morning(wolfen="Doctor"), others="Beta", Beta="Pilot", Doctor="Alpha")
        assert table.ghosts == ("Doctor",)

    def test_it_is_stronger_than_the_troublemaker(self) -> None:
        table = morning(f"{NORMAL} Troublemaker", troublemaker="Pilot")
        assert accusations(table, others="Beta", Beta="Alpha").ghosts == ("Beta",)

    def test_not_while_somebody_has_not_accused(self) -> None:
        table = accusing()
        for name in ("Psychic", "Alpha", "Athlete"):
            table = apply(table, Accuse(name, "Beta"))
        table = apply(table, Next(anyway=True))
        assert table.ghosts == ()
        assert table.phase == "draw"


class TestVote:
    def test_by_the_living_who_are_not_nominees(self) -> None:
        table = to_vote(morning(wolfen="Doctor"), "Alpha", "Pilot")
        assert voters(table) == ("Psychic", "Beta", "Athlete", "Gambler", "Inventor")

    def test_defence_comes_first(self) -> None:
        table = accusations(morning(), others="Alpha", Alpha="Beta", Pilot="Beta", Doctor="Gambler")
        assert refused(table, Vote("Psychic", "Alpha")) == "wolfen-no-vote"

    def test_a_ghost_has_no_vote(self) -> None:
        table = to_vote(morning(wolfen="Doctor"), "Alpha", "Pilot")
        assert refused(table, Vote("Doctor", "Alpha")) == "wolfen-dead-voter"

    def test_nor_has_the_storyteller(self) -> None:
        table = to_vote(morning(WITH_STORYTELLER), "Alpha", "Pilot")
        assert refused(table, Vote("Storyteller", "Alpha")) == "wolfen-storyteller-apart"

    def test_nor_has_a_nominee(self) -> None:
        table = to_vote(morning(), "Alpha", "Pilot")
        assert refused(table, Vote("Pilot", "Alpha")) == "wolfen-nominee-voter"

    def test_only_nominees_are_voted_for(self) -> None:
        table = to_vote(morning(), "Alpha", "Pilot")
        assert refused(table, Vote("Psychic", "Beta")) == "wolfen-not-nominated"
        assert refused(table, Vote("Psychic", "Zoe")) == refused(table, Vote("Zoe", "Alpha")) == "wolfen-nobody"

    def test_one_vote_each(self) -> None:
        table = apply(to_vote(morning(), "Alpha", "Pilot"), Vote("Psychic", "Alpha"))
        assert refused(table, Vote("Psychic", "Pilot")) == "wolfen-voted-already"

    def test_the_table_waits_for_everyone(self) -> None:
        assert refused(to_vote(morning(), "Alpha", "Pilot"), Next()) == "wolfen-still-to-vote"

    def test_the_majority_executes_and_the_executed_is_a_ghost(self) -> None:
        table = vote(to_vote(morning(), "Alpha", "Pilot"), others="Pilot", Psychic="Alpha")
        assert (table.ghosts, table.executed, table.phase) == (("Pilot",), "Pilot", "night")

    def test_a_tie_is_voted_again(self) -> None:
        halves = dict.fromkeys(("Psychic", "Beta", "Athlete"), "Alpha")
        table = vote(to_vote(morning(), "Alpha", "Pilot"), others="Pilot", **halves)
        assert (table.phase, table.ballot, table.votes) == ("vote", 2, {})
        assert vote(table, others="Pilot").ghosts == ("Pilot",)

    def test_then_drawn(self) -> None:
        halves = dict.fromkeys(("Psychic", "Beta", "Athlete"), "Alpha")
        table = vote(vote(to_vote(morning(), "Alpha", "Pilot"), others="Pilot", **halves), others="Pilot", **halves)
        assert table.phase == "draw"
        assert refused(table, Drawn(("Beta",))) == "wolfen-not-in-hat"
        assert apply(table, Drawn(("Alpha",))).ghosts == ("Alpha",)

    def test_tokens_may_be_counted_without_names(self) -> None:
        table = to_vote(morning(), "Alpha", "Pilot")
        first, second = table.nominees
        assert after(table, Count(2, 4), Next()).ghosts == (second,)
        assert after(table, Count(4, 2), Next()).ghosts == (first,)
        assert after(table, Count(3, 3), Next()).ballot == 2

    @pytest.mark.parametrize("counted", [Count(4, 3), Count(-1, 2), Count(7, 0)])
    def test_there_are_no_more_tokens_than_voters(self, counted: Count) -> None:
        assert refused(to_vote(morning(), "Alpha", "Pilot"), counted) == "wolfen-count"

    def test_tokens_are_counted_once(self) -> None:
        table = to_vote(morning(), "Alpha", "Pilot")
        assert refused(apply(table, Count(2, 2)), Count(1, 1)) == "wolfen-counted-already"
        assert refused(apply(table, Vote("Psychic", "Alpha")), Count(1, 1)) == "wolfen-counted-already"
        assert refused(apply(table, Count(2, 2)), Vote("Psychic", "Alpha")) == "wolfen-counted-already"

    def test_a_token_that_is_missing_is_not_passed_over(self) -> None:
        table = to_vote(morning(), "Alpha", "Pilot")
        assert refused(apply(table, Count(2, 1)), Next()) == "wolfen-count-short"
        assert after(table, Count(2, 1), Next(anyway=True)).ghosts


class TestRomanticAndLover:
    PLAYERS = f"{NORMAL} Romantic"

    def table(self, lover: str = "Pilot") -> Table:
        return night(second_night(self.PLAYERS, lover=lover))

    def test_do_not_accuse_each_other(self) -> None:
        table = apply(self.table(), Next())
        assert refused(table, Accuse("Romantic", "Pilot")) == "wolfen-lovers"
        assert refused(table, Accuse("Pilot", "Romantic")) == "wolfen-lovers"
        assert apply(table, Accuse("Doctor", "Romantic")).accusations

    @pytest.mark.parametrize(("voter", "nominee"), [("Romantic", "Pilot"), ("Pilot", "Romantic")])
    def test_do_not_vote_against_each_other(self, voter: str, nominee: str) -> None:
        table = to_vote(self.table(), nominee, "Alpha")
        assert refused(table, Vote(voter, nominee)) == "wolfen-lovers"
        assert apply(table, Vote(voter, "Alpha")).votes == {voter: "Alpha"}

    def test_nor_as_ghosts(self) -> None:
        table = apply(night(second_night(self.PLAYERS, lover="Pilot"), wolfen="Romantic"), Next())
        assert refused(table, Accuse("Romantic", "Pilot")) == "wolfen-lovers"


class TestSuicide:
    """Giving one's role away: the player is out, no Ghost, and the phase ends."""

    def test_by_day_night_falls_and_nobody_is_executed(self) -> None:
        table = apply(to_vote(morning(), "Alpha", "Pilot"), Suicide("Doctor"))
        assert (table.phase, table.number, table.out, table.ghosts) == ("night", 3, ("Doctor",), ())

    @pytest.mark.parametrize("phase", ["discussion", "accusations"])
    def test_in_any_part_of_the_day(self, phase: str) -> None:
        table = apply(morning() if phase == "discussion" else accusing(), Suicide("Doctor"))
        assert (table.phase, table.days[-1]) == ("night", ())

    def test_by_night_the_morning_comes(self) -> None:
        table = apply(call(second_night(NORMAL), "wolfen"), Suicide("Doctor"))
        assert (table.phase, table.number, table.out) == ("discussion", 2, ("Doctor",))

    def test_what_was_chosen_before_counts_and_what_was_not_is_lost(self) -> None:
        table = apply(second_night(), Point("psychic", "Werehamster"))
        table = apply(call(table, "priest"), Suicide("Magus"))
        assert [death.player for death in table.deaths] == ["Magus", "Werehamster"]

    def test_in_the_first_night_too(self) -> None:
        table = apply(table_of(WITH_STORYTELLER), Suicide("Doctor"))
        assert (table.phase, table.out, table.ghosts) == ("discussion", ("Doctor",), ())

    def test_a_ghost_who_tells_is_a_ghost_no_longer(self) -> None:
        table = apply(morning(wolfen="Pilot"), Suicide("Pilot"))
        assert (table.ghosts, table.out, table.phase) == ((), ("Pilot",), "night")

    def test_cheating_is_immediate_removal(self) -> None:
        table = apply(accusing(), Suicide("Doctor"))
        assert "Doctor" not in table.living
        assert refused(table, Suicide("Doctor")) == "wolfen-out"

    def test_the_storytellers_role_is_no_secret(self) -> None:
        assert refused(morning(WITH_STORYTELLER), Suicide("Storyteller")) == "wolfen-storyteller-apart"

    def test_the_executed_one_is_remembered_when_the_ghost_tells(self) -> None:
        table = apply(execute(morning(f"{NORMAL} Occultist"), "Beta"), Suicide("Beta"))
        assert table.executed == "Beta"
