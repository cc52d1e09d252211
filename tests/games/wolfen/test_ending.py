"""How Curse of the Wolfen ends, sentence by sentence of the rules."""

import pytest

from games.wolfen import Next, Suicide, Table, Verdict, apply
from games.wolfen.ending import faction
from tests.games.wolfen.tables import NORMAL, call, execute, night, quiet_day, refused, second_night, table_of

SIX = "Psychic Alpha Athlete Doctor Half_Blood Werehamster"
"""One Wolfen among six."""


def won(table: Table) -> str:
    return table.verdict.faction if table.verdict else ""


def winners(table: Table) -> set[str]:
    assert table.verdict
    return set(table.verdict.winners)


def test_humans_win_when_no_wolfen_lives() -> None:
    table = execute(night(second_night(NORMAL)), "Alpha")
    assert won(table) == ""
    table = execute(night(table), "Beta")
    assert (won(table), table.phase) == ("human", "over")


def test_wolfen_win_when_they_are_at_least_as_many_as_the_living_others() -> None:
    table = second_night("Psychic Alpha Athlete Doctor Gambler Pilot")
    for victim in ("Psychic", "Athlete"):
        table = quiet_day(night(table, wolfen=victim))
    assert won(table) == ""  # one Wolfen, three others
    table = quiet_day(night(table, wolfen="Doctor"))
    assert won(table) == ""  # one and two
    table = night(table, wolfen="Gambler")
    assert (won(table), table.living) == ("wolfen", ("Alpha", "Pilot"))


@pytest.mark.parametrize("other", ["Half_Blood", "Lunatic"])
def test_half_blood_and_lunatic_count_as_others(other: str) -> None:
    table = second_night(f"Psychic Alpha Athlete Doctor Pilot {other}", side="wolfen")
    for victim in ("Psychic", "Athlete", "Doctor"):
        table = quiet_day(night(table, wolfen=victim))
    assert (won(table), table.living) == ("", ("Alpha", "Pilot", other))


def test_the_werehamster_counts_as_one_of_the_others() -> None:
    table = second_night(SIX)
    for victim in ("Psychic", "Athlete", "Doctor"):
        table = quiet_day(night(table, wolfen=victim))
    assert (won(table), table.living) == ("", ("Alpha", "Half_Blood", "Werehamster"))


def test_the_end_is_looked_for_after_each_night_and_after_each_day() -> None:
    table = second_night("Psychic Alpha Athlete Doctor Gambler Pilot")
    assert won(execute(night(table), "Alpha")) == "human"
    assert won(night(table, wolfen="Alpha")) == "human"


@pytest.mark.parametrize("role", ["Alpha", "Doctor"])
def test_a_living_werehamster_wins_alone_in_place_of_either(role: str) -> None:
    table = second_night(SIX)
    if role == "Alpha":  # the Humans would have won
        table = execute(night(table), "Alpha")
    else:  # the Wolfen would have won
        for victim in ("Psychic", "Athlete", "Doctor", "Half_Blood"):
            table = night(table, wolfen=victim)
            table = table if table.verdict else quiet_day(table)
    assert table.verdict == Verdict("werehamster", ("Werehamster",))


def test_a_dead_werehamster_wins_with_nobody() -> None:
    table = execute(night(second_night(SIX), psychic="Werehamster"), "Alpha")
    assert winners(table) == {"Psychic", "Athlete", "Doctor"}


def test_the_half_blood_wins_with_the_wolfen() -> None:
    table = second_night("Psychic Alpha Athlete Doctor Pilot Half_Blood")
    for victim in ("Half_Blood", "Psychic", "Athlete", "Doctor"):
        table = night(table, wolfen=victim)
        table = table if table.verdict else quiet_day(table)
    assert winners(table) == {"Alpha", "Half_Blood"}


def test_the_half_blood_does_not_win_with_the_humans() -> None:
    table = execute(night(second_night("Psychic Alpha Athlete Doctor Pilot Half_Blood")), "Alpha")
    assert winners(table) == {"Psychic", "Athlete", "Doctor", "Pilot"}


@pytest.mark.parametrize("side", ["human", "wolfen"])
def test_the_lunatic_wins_with_the_faction_chosen(side: str) -> None:
    table = second_night("Psychic Alpha Athlete Doctor Pilot Lunatic", side=side)
    assert ("Lunatic" in winners(execute(night(table), "Alpha"))) == (side == "human")
    for victim in ("Psychic", "Athlete", "Doctor", "Pilot"):
        table = night(table, wolfen=victim)
        table = table if table.verdict else quiet_day(table)
    assert ("Lunatic" in winners(table)) == (side == "wolfen")


def test_dead_members_win_with_their_faction() -> None:
    table = execute(night(second_night(NORMAL), wolfen="Doctor"), "Alpha")
    table = execute(night(table, wolfen="Pilot"), "Beta")
    assert winners(table) == {"Psychic", "Athlete", "Doctor", "Gambler", "Inventor", "Pilot"}


def test_who_gave_the_own_role_away_does_not_win() -> None:
    table = quiet_day(apply(second_night("Psychic Alpha Athlete Doctor Gambler Pilot"), Suicide("Doctor")))
    assert winners(execute(night(table), "Alpha")) == {"Psychic", "Athlete", "Gambler", "Pilot"}


def test_the_last_wolfen_may_be_the_one_who_tells() -> None:
    table = apply(second_night("Psychic Alpha Athlete Doctor Gambler Pilot"), Suicide("Alpha"))
    assert won(table) == "human"


def test_the_storyteller_wins_with_nobody() -> None:
    table = execute(night(table_of("Psychic Alpha Athlete Doctor Gambler Storyteller")), "Alpha")
    assert winners(table) == {"Psychic", "Athlete", "Doctor", "Gambler"}
    assert faction(table, "Storyteller") == "storyteller"


def test_when_nobody_is_left_no_wolfen_lives() -> None:
    table = second_night("Psychic Alpha Athlete Magus Lunatic Pilot")
    for victim in ("Psychic", "Athlete"):
        table = quiet_day(night(table, wolfen=victim))
    table = night(table, wolfen="Magus", lunatic="Pilot", jinx="Alpha")
    assert (won(table), table.living) == ("human", ("Lunatic",))


def test_after_the_end_nothing_happens() -> None:
    table = execute(night(second_night("Psychic Alpha Athlete Doctor Gambler Pilot")), "Alpha")
    assert refused(table, Next()) == refused(table, Suicide("Pilot")) == "wolfen-over"


def test_the_wolfen_are_not_yet_as_many_while_the_night_lasts() -> None:
    table = call(second_night("Psychic Alpha Athlete Doctor Gambler Pilot"), "wolfen")
    assert won(table) == ""
