"""Curse of the Wolfen as a script."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import WOLFEN, game, wolfen_deck
from scripts import Say, Script, ScriptError, Style, Wait, languages, wolfen, words
from scripts.tempo import Detail

EVERYONE = wolfen_deck(24)


def lines(script: Script, language: str = "en") -> list[str]:
    return [words(language).line(cue, WOLFEN) for cue in script.cues if isinstance(cue, Say)]


def calls(script: Script) -> list[str]:
    return [str(cue.place.role) for cue in script.cues if isinstance(cue, Say) and "-wake" in cue.key]


def test_the_first_night_makes_each_role_known_once() -> None:
    assert calls(wolfen.night(EVERYONE, 1)) == [
        *["psychic", "magus", "priest", "occultist", "romantic", "troublemaker", "lunatic", "wolfen"],
        *["half_blood", "wolfsbane", "werehamster"],
    ]


def test_a_storyteller_shows_the_card_and_keeps_the_eyes_open() -> None:
    for number in (1, 2):
        assert "Everyone but the Storyteller, close your eyes." in " ".join(lines(wolfen.night(wolfen_deck(8), number)))
        alone = " ".join(lines(wolfen.night(wolfen_deck(8, storyteller=False), number)))
        assert "Storyteller" not in alone
    assert "Storyteller, you alone show your card, and your eyes stay open." in lines(wolfen.night(wolfen_deck(8), 1))


def test_the_storyteller_who_dies_first_is_not_asked_to_speak_as_a_ghost() -> None:
    assert "Ghost" not in " ".join(lines(wolfen.dawn(wolfen_deck(8), 1)))
    assert "Ghost" in " ".join(lines(wolfen.dawn(wolfen_deck(8), 2, ["Ana"])))


def test_the_troublemakers_choice_is_remembered_where_there_is_one() -> None:
    assert any("Troublemaker" in line for line in lines(wolfen.day(EVERYONE, 8)))
    assert not any("Troublemaker" in line for line in lines(wolfen.day(wolfen_deck(8, specials=False), 8)))


def test_nobody_acts_against_another_in_the_first_night() -> None:
    spoken = " ".join(lines(wolfen.night(EVERYONE, 1)))
    assert "victim" not in spoken
    assert "dies" not in spoken


def test_romantic_and_lunatic_choose_in_the_first_night() -> None:
    keys = [cue.key for cue in wolfen.night(EVERYONE, 1).cues if isinstance(cue, Say)]
    assert "wolfen-first-romantic-act" in keys
    assert "wolfen-first-lunatic-act" in keys


@pytest.mark.parametrize("number", [2, 3, 7])
def test_every_later_night_calls_the_same_roles_dead_or_alive(number: int) -> None:
    assert calls(wolfen.night(EVERYONE, number)) == [
        *["psychic", "magus", "priest", "occultist", "romantic", "troublemaker", "lunatic", "wolfen"],
    ]


@pytest.mark.parametrize("number", [1, 2])
def test_a_pause_depends_on_nothing_but_its_own_turn(number: int) -> None:
    """The first night of six and of twenty-four give each role the same time."""

    def pauses(players: int) -> dict[str | None, list[float | None]]:
        found: dict[str | None, list[float | None]] = {}
        for cue in wolfen.night(wolfen_deck(players), number).cues:
            if isinstance(cue, Wait):
                found.setdefault(cue.place.role, []).append(cue.seconds)
        return found

    small, large = pauses(8), pauses(24)
    assert small.keys() < large.keys()
    for role, lengths in small.items():
        assert large[role] == lengths


def test_a_night_asks_for_no_list_of_the_dead() -> None:
    """What is not passed in cannot be heard: pauses of two nights differ by chance alone."""
    second, third = wolfen.night(EVERYONE, 2), wolfen.night(EVERYONE, 3)
    for one, other in zip(second.cues, third.cues, strict=True):
        if isinstance(one, Wait) and isinstance(other, Wait):
            assert 0.8 < (one.seconds or 0) / (other.seconds or 1) < 1.25


def test_the_storyteller_is_the_only_one_to_die_in_the_first_night() -> None:
    assert lines(wolfen.dawn(wolfen_deck(8), 1))[1].startswith("The Storyteller was found")
    assert "Nobody died" in " ".join(lines(wolfen.dawn(wolfen_deck(8, storyteller=False), 1)))


@pytest.mark.parametrize(
    ("deaths", "english", "ukrainian"),
    [
        (
            [],
            "Count yourselves. Nobody died in the night.",
            "Полічіть одне одного. Цієї ночі ніхто не помер.",
        ),
        (["Ana"], "One of us did not wake: Ana.", "Цього ранку на острові на одного менше. Жертва ночі: Ana."),
        (
            ["Ana", "Bo"],
            "Two of us did not wake: Ana and Bo.",
            "Цього ранку не всі прокинулися. Жертви ночі: Ana та Bo.",
        ),
        (
            ["Ana", "Bo", "Vira"],
            "Three of us did not wake: Ana, Bo and Vira.",
            "Цього ранку не всі прокинулися. Жертви ночі: Ana, Bo та Vira.",
        ),
    ],
)
def test_dawn_tells_any_list_of_deaths(deaths: list[str], english: str, ukrainian: str) -> None:
    script = wolfen.dawn(EVERYONE, 2, deaths)
    assert english in lines(script)
    assert ukrainian in lines(script, "uk")


def test_one_minute_for_each_survivor() -> None:
    script = wolfen.day(EVERYONE, 9)
    assert lines(script)[0] == "Nine survivors, nine minutes. Who is not only human? Talk."
    assert sum(cue.seconds or 0 for cue in wolfen.discussion(EVERYONE, 9).cues if isinstance(cue, Wait)) == 9 * 60


@pytest.mark.parametrize(
    ("survivors", "line"),
    [
        (1, "Один живий, одна хвилина. Хто з вас не лише людина? Говоріть."),
        (2, "Двоє живих, дві хвилини. Хто з вас не лише людина? Говоріть."),
        (5, "П’ятеро живих, п’ять хвилин. Хто з вас не лише людина? Говоріть."),
        (21, "Двадцять один живий, двадцять одна хвилина. Хто з вас не лише людина? Говоріть."),
        (22, "Двадцять двоє живих, двадцять дві хвилини. Хто з вас не лише людина? Говоріть."),
    ],
)
def test_ukrainian_counts_in_proper_plurals(survivors: int, line: str) -> None:
    assert lines(wolfen.day(EVERYONE, survivors), "uk")[0] == line


def test_a_day_from_discussion_to_execution() -> None:
    keys = [cue.key for cue in wolfen.day(EVERYONE, 8, ["Ana", "Bo"], "Bo").cues if isinstance(cue, Say)]
    stages = [key for key in keys if "-day-" not in key]
    assert stages == [
        *["wolfen-accuse", "wolfen-accuse-troublemaker", "wolfen-accuse-unanimous", "wolfen-nominees"],
        *[
            "wolfen-defence-each",
            "wolfen-defence-each",
            "wolfen-defence-end",
            "wolfen-vote",
            "wolfen-vote-end",
            "wolfen-executed",
        ],
    ]


def test_everyone_accusing_one_player_ends_in_execution_without_a_trial() -> None:
    keys = [cue.key for cue in wolfen.day(EVERYONE, 8, ["Bo"], "Bo").cues if isinstance(cue, Say)]
    assert keys[-1] == "wolfen-unanimous"
    assert "wolfen-vote" not in keys


def test_one_nominee_who_is_not_executed_yet_is_tried() -> None:
    keys = [cue.key for cue in wolfen.day(EVERYONE, 8, ["Bo"], "").cues if isinstance(cue, Say)]
    assert "wolfen-vote" in keys


def test_the_voice_as_storyteller_asks_without_a_sound() -> None:
    voice = " ".join(lines(wolfen.night(wolfen_deck(24, storyteller=False), 1)))
    person = " ".join(lines(wolfen.night(wolfen_deck(24), 1)))
    assert "Make yourself known to me, without a sound." in voice
    assert "Look up, so that the Storyteller knows your face." in person
    assert "Lover, open your eyes" not in voice
    assert "Lover, open your eyes" in person


def test_named_roles_get_no_opening_that_counts_players() -> None:
    assert "crawled ashore" not in " ".join(lines(wolfen.night(["psychic", "alpha"], 1, named=True)))


def test_a_day_whose_nominees_are_not_known_yet() -> None:
    keys = [cue.key for cue in wolfen.day(EVERYONE, 8).cues if isinstance(cue, Say)]
    assert "wolfen-defence" in keys
    assert keys[-1] == "wolfen-vote-end"


def test_both_nominees_get_the_same_time() -> None:
    times = {cue.seconds for cue in wolfen.defence(EVERYONE, ["Ana", "Bo"]).cues if isinstance(cue, Wait)}
    assert len(times) == 1


@pytest.mark.parametrize(
    ("winner", "won"),
    [("human", "the Humans have won"), ("wolfen", "the Wolfen have won"), ("werehamster", "wins alone")],
)
def test_the_end(winner: wolfen.Winner, won: str) -> None:
    assert won in lines(wolfen.end(EVERYONE, winner))[0]


def test_nights_are_numbered_from_one() -> None:
    with pytest.raises(ScriptError, match="night-number"):
        wolfen.night(EVERYONE, 0)


@given(
    st.integers(6, 24),
    st.booleans(),
    st.booleans(),
    st.integers(1, 30),
    st.sampled_from(["full", "brief"]),
)
def test_law_every_part_can_be_said_in_every_language(
    players: int, specials: bool, storyteller: bool, number: int, detail: Detail
) -> None:
    deck = wolfen_deck(players, specials=specials, storyteller=storyteller)
    style = Style(detail=detail)
    parts = [
        wolfen.night(deck, number, style=style),
        wolfen.dawn(deck, number, ["Ана"], style=style),
        wolfen.day(deck, players, ["Ана", "Бо"], "Бо", style=style),
        *(wolfen.end(deck, winner, style=style) for winner in ("human", "wolfen", "werehamster")),
    ]
    for language, part in product(languages(), parts):
        for line in lines(part, language):
            assert line
            assert line[0] == line[0].upper()


@given(st.integers(6, 24), st.integers(1, 9))
def test_law_every_role_is_asleep_before_the_next_wakes(players: int, number: int) -> None:
    awake = None
    for cue in wolfen.night(wolfen_deck(players), number).cues:
        if isinstance(cue, Say) and cue.key.endswith("-wake"):
            assert awake is None
            awake = cue.place.role
        elif isinstance(cue, Say) and cue.key.endswith("-sleep"):
            assert awake == cue.place.role
            awake = None
    assert awake is None


def test_the_wolfen_are_called_by_one_name() -> None:
    assert "alpha" not in calls(wolfen.night(EVERYONE, 2))
    assert game(WOLFEN).groups.keys() == {"wolfen"}
