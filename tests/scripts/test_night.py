"""Nights of One Night and Daybreak, line by line where a rule asks for it."""

import pytest

from games import ONENIGHT, game
from scripts import Say, Script, Sound, Style, Wait, words
from scripts.onenight import day, discussion, night
from scripts.tempo import Detail


def lines(script: Script, language: str = "en") -> list[str]:
    return [words(language).line(cue, script.game) for cue in script.cues if isinstance(cue, Say)]


def turn(script: Script, role: str, language: str = "en") -> list[str]:
    return [
        words(language).line(cue, script.game) for cue in script.cues if isinstance(cue, Say) and cue.place.role == role
    ]


def keys(script: Script) -> list[str]:
    return [cue.key.removeprefix("onenight-") for cue in script.cues if isinstance(cue, Say)]


def test_start_night_with_sentinel_and_witch() -> None:
    script = night(["sentinel", "werewolf", "witch"], 5)
    assert list(dict.fromkeys(cue.place.role for cue in script.cues if isinstance(cue, Say) and cue.place.role)) == [
        "sentinel",
        "werewolf",
        "witch",
    ]


def test_the_lone_wolf_may_look_at_a_center_card() -> None:
    assert "If you are the only one awake, you may look at one card in the center." in turn(
        night(["werewolf"]), "werewolf"
    )


def test_with_a_dream_wolf_about_a_lone_wolf_also_sees_no_thumb() -> None:
    wolves = turn(night(["werewolf", "dream_wolf"]), "werewolf")
    assert wolves[0] == "Werewolves, all but the Dream Wolf, open your eyes and find your pack."
    assert wolves[1] == "Dream Wolf, sleep on, and put out your thumb."
    assert "If you are the only one awake and see no thumb, you may look at one card in the center." in wolves
    assert wolves[-2] == "Dream Wolf, put your thumb away."


def test_the_dream_wolf_shows_his_thumb_to_the_minion_too() -> None:
    with_dream = turn(night(["werewolf", "dream_wolf", "minion"]), "minion")
    assert "Werewolves, and you too, Dream Wolf, put out a thumb for your servant. Your eyes stay closed." in with_dream
    assert "Dream Wolf" not in " ".join(turn(night(["werewolf", "minion"]), "minion"))


def test_the_alpha_wolf_has_a_center_werewolf() -> None:
    script = night(["alpha_wolf", "seer"])
    assert "opening-centerwolf" in keys(script)
    assert "Center Werewolf" in " ".join(turn(script, "alpha_wolf"))
    assert "opening-centerwolf" not in keys(night(["werewolf", "seer"]))


def test_the_doppelganger_is_told_which_roles_act_at_once() -> None:
    script = night(["doppelganger", "werewolf", "seer", "robber", "insomniac", "hunter"])
    told = [key for key in keys(script) if key.startswith("doppelganger-as-")]
    assert told == ["doppelganger-as-seer", "doppelganger-as-robber"]
    assert (
        "As the Robber: You may trade your card for another player’s. If you do, look at the new card: that is you now."
        in turn(script, "doppelganger")
    )


def test_the_doppelganger_alone_with_sleepers_is_not_told_to_act() -> None:
    assert "doppelganger-now" not in keys(night(["doppelganger", "werewolf", "hunter", "villager"]))


def test_the_doppelganger_learns_with_whom_she_wakes() -> None:
    said = turn(night(["doppelganger", "werewolf", "mystic_wolf", "dream_wolf", "mason", "mason"]), "doppelganger")
    assert "If you saw a Werewolf or the Mystic Wolf, you will wake with the Werewolves." in said
    assert "If you saw the Dream Wolf, you will show your thumb whenever the Dream Wolf does." in said
    assert "If you saw a Mason, you will wake with the Masons." in said


def test_the_doppelganger_minion_keeps_her_eyes_open_while_the_werewolves_show_thumbs() -> None:
    both = keys(night(["doppelganger", "werewolf", "minion"]))
    watch = both.index("doppelganger-minion")
    assert both[watch : watch + 4] == [
        *["doppelganger-minion", "doppelganger-minion-thumbs", "doppelganger-minion-end", "doppelganger-sleep"],
    ]
    assert "doppelganger-minion" not in keys(night(["doppelganger", "werewolf"]))
    assert "doppelganger-minion" not in keys(night(["minion", "werewolf"]))


@pytest.mark.parametrize("detail", ["full", "brief"])
def test_no_thumb_is_shown_before_every_other_doppelganger_was_told_to_sleep_and_had_time_to(detail: Detail) -> None:
    cues = night(["doppelganger", "werewolf", "minion"], style=Style(detail=detail)).cues
    told = next(n for n, cue in enumerate(cues) if isinstance(cue, Say) and "doppelganger-minion" in cue.key)
    sleep, pause, thumbs = cues[told : told + 3]
    assert isinstance(sleep, Say)
    assert "close" in words("en").line(sleep, ONENIGHT)
    assert isinstance(pause, Wait)
    assert isinstance(thumbs, Say)
    assert "thumbs" in thumbs.key


def test_the_doppelganger_alpha_chooses_neither_herself_nor_the_alpha() -> None:
    said = turn(night(["doppelganger", "alpha_wolf"]), "doppelganger")
    assert any("Choose neither yourself nor the Alpha Wolf you saw." in line for line in said)


def test_alpha_and_mystic_wolf_hear_that_the_werewolves_are_they() -> None:
    assert "Alpha Wolf and Mystic Wolf, you are with them." in turn(night(["alpha_wolf", "mystic_wolf"]), "werewolf")
    assert "Mystic Wolf, you are one of them." in turn(night(["werewolf", "mystic_wolf"]), "werewolf")


@pytest.mark.parametrize("role", ["insomniac", "revealer", "curator"])
def test_the_doppelganger_wakes_again_right_behind(role: str) -> None:
    both = keys(night(["doppelganger", "werewolf", role]))
    asleep = both.index(f"{role}-sleep")
    assert both[asleep + 1] == f"doppelganger-{role}-wake"


def test_the_doppelganger_has_time_for_the_slowest_action_she_may_copy() -> None:
    def longest(cards: list[str]) -> float:
        return max(
            cue.seconds or 0
            for cue in night(cards, 10).cues
            if isinstance(cue, Wait) and cue.place.role == "doppelganger"
        )

    assert longest(["doppelganger", "werewolf", "seer", "village_idiot"]) > longest(
        ["doppelganger", "werewolf", "seer"]
    )


def test_the_village_idiot_gets_more_time_at_a_larger_table() -> None:
    def seconds(players: int) -> float:
        return next(
            cue.seconds or 0
            for cue in night(["werewolf", "village_idiot"], players).cues
            if isinstance(cue, Wait) and cue.place.role == "village_idiot"
        )

    assert seconds(10) > seconds(3)


def test_the_shield_is_spoken_of_only_where_there_is_one() -> None:
    assert "shielded" in " ".join(turn(night(["werewolf", "village_idiot", "sentinel"]), "village_idiot"))
    assert "shielded" not in " ".join(turn(night(["werewolf", "village_idiot"]), "village_idiot"))


def test_artifacts_ask_something_of_people_at_dawn() -> None:
    said = " ".join(lines(night(["werewolf", "curator"])))
    assert "look at it in secret" in said
    assert "Mask of Muting" in said
    assert "Shroud of Shame" in said
    assert "Mask" not in " ".join(lines(night(["werewolf", "seer"])))


def test_the_deck_is_read_out_for_those_who_cannot_see_it() -> None:
    deck = "werewolf werewolf seer robber troublemaker villager".split()
    assert lines(night(deck, 3))[0] == (
        "Three players, six cards. In play tonight: two Werewolves, Seer, Robber, Troublemaker and Villager."
    )
    assert lines(night(deck, 3), "uk")[0] == (
        "Три гравці, шість карток. Цієї ночі в грі: двоє Вовкулак, Провидиця, Крадій, Бешкетниця та Селянин."
    )


def test_named_roles_are_read_out_as_what_they_are() -> None:
    assert lines(night(["witch", "werewolf"], 5))[0] == "On the list tonight: Werewolves and Witch."


def test_the_edition_moves_revealer_and_curator() -> None:
    def last_two(edition: str) -> list[str]:
        script = night(["werewolf", "revealer", "curator"], edition=edition)
        return [key for key in keys(script) if key.endswith("-wake")][-2:]

    assert last_two("english") == ["revealer-wake", "curator-wake"]
    assert last_two("ukrainian") == ["curator-wake", "revealer-wake"]


def test_ukrainian_calls_in_the_vocative() -> None:
    script = night(list(game(ONENIGHT).roles))
    opened = [
        words("uk").line(cue, ONENIGHT).partition(",")[0]
        for cue in script.cues
        if isinstance(cue, Say) and cue.key.endswith("-wake")
    ]
    assert opened == (
        "Вартовий · Личино · Вовкулаки · Альфа-вовче · Вовчице-медіуме · Прихвосню · Масони · Провидице · "
        "Ученице провидиці · Досліднику · Крадію · Відьмо · Бешкетнице · Сільський дурнику · П’янице · Сновидо · "
        "Личино · Викривачу · Личино · Старійшино · Личино"
    ).split(" · ")


def test_a_turn_is_signal_call_pause_sleep_signal_pause() -> None:
    cues = night(["werewolf", "seer"]).cues
    start = next(n for n, cue in enumerate(cues) if isinstance(cue, Say) and cue.key == "onenight-seer-wake")
    shape = [
        cue.name if isinstance(cue, Sound) else cue.key if isinstance(cue, Say) else "wait"
        for cue in cues[start - 1 : start + 6]
    ]
    assert shape == ["wake", "onenight-seer-wake", "onenight-seer-act", "wait", "onenight-seer-sleep", "sleep", "wait"]


def test_experts_hear_calls_and_what_must_be_said_to_others() -> None:
    cards = ["werewolf", "dream_wolf", "seer"]
    assert lines(night(cards, style=Style(detail="brief"))) == [
        "On the list: Werewolves, Dream Wolf and Seer.",
        "Night falls. Close your eyes, everyone.",
        "Werewolves, all but the Dream Wolf, open your eyes.",
        "Dream Wolf, thumb out.",
        "Nobody else, and no thumb? One card in the center.",
        "Dream Wolf, put your thumb away.",
        "Werewolves, close your eyes.",
        "Seer, open your eyes.",
        "Seer, close your eyes.",
        "Everyone, open your eyes.",
    ]


def test_the_day_warns_at_half_time_one_minute_thirty_and_ten_seconds() -> None:
    script = day(["werewolf"], 5, 5)
    spoken = {cue.key: words("en").line(cue, ONENIGHT) for cue in script.cues if isinstance(cue, Say)}
    assert spoken["onenight-day-half"] == "Half your time is gone, with two and a half minutes left."
    waits = [cue.seconds for cue in script.cues if isinstance(cue, Wait)]
    assert waits[:5] == [150, 90, 30, 20, 10]
    assert keys(script)[:6] == ["day-start", "day-half", "day-60", "day-30", "day-10", "day-end"]


@pytest.mark.parametrize(
    ("minutes", "warned"), [(1, ["30", "10"]), (2, ["60", "30", "10"]), (3, ["half", "60", "30", "10"])]
)
def test_no_warning_comes_twice_or_at_the_start(minutes: int, warned: list[str]) -> None:
    script = day(["werewolf"], 5, minutes)
    assert keys(script)[1 : 1 + len(warned)] == [f"day-{mark}" for mark in warned]
    assert sum(cue.seconds or 0 for cue in script.cues[: 3 * len(warned) + 2] if isinstance(cue, Wait)) == minutes * 60


def test_the_vote_is_counted_down() -> None:
    said = keys(day(["werewolf"]))
    assert said[said.index("vote-3") : said.index("vote-now") + 1] == ["vote-3", "vote-2", "vote-1", "vote-now"]


def test_bodyguard_and_hunter_are_remembered_where_they_are_in_play() -> None:
    assert {"vote-bodyguard", "vote-hunter"} <= set(keys(day(["werewolf", "bodyguard", "hunter"])))
    assert not {"vote-bodyguard", "vote-hunter"} & set(keys(day(["werewolf", "seer"])))


def test_with_a_bodyguard_all_cards_are_turned_right_after_the_vote() -> None:
    said = keys(day(["werewolf", "bodyguard"]))
    assert said[said.index("vote-count") + 1] == "vote-cards-bodyguard"
    assert "vote-cards" not in said


def test_prince_and_vampires_change_the_vote() -> None:
    said = keys(day(["werewolf", "prince", "vampire"]))
    assert {"vote-prince", "vote-epic", "win-epic"} <= set(said)


def test_who_wins_is_told_of_the_cards_in_play() -> None:
    assert keys(day(["werewolf"]))[-2:] == ["win-village", "win-werewolf"]
    assert keys(day(["werewolf", "minion", "tanner"]))[-2:] == ["win-minion", "win-tanner"]


def test_the_curators_cudgel_may_make_a_tanner() -> None:
    script = day(["werewolf", "curator"])
    assert keys(script)[-1] == "win-tanner"
    assert "neither a Werewolf nor the Tanner dies" in lines(script)[-2]


@pytest.mark.parametrize("detail", ["full", "brief"])
def test_what_others_see_is_said_to_those_who_cannot(detail: Detail) -> None:
    """The deck on the table, the Shield, a card face up, who points at whom: experts or not."""
    style = Style(detail=detail)
    cards = ["werewolf", "sentinel", "revealer", "curator"]
    told = {key.partition(".")[0] for key in keys(night(cards, style=style)) + keys(day(cards, style=style))}
    assert {"opening-named", "dawn-shield", "dawn-revealed", "dawn-artifacts", "vote-aloud"} <= told


def test_an_untimed_day_waits_for_next_and_rings() -> None:
    script = discussion(["werewolf"], style=Style(untimed=True))
    assert keys(script) == ["day-untimed", "day-end"]
    assert lines(script)[0] == "Take all the time you need. Who can be trusted? Talk."
    assert [cue.seconds for cue in script.cues if isinstance(cue, Wait)] == [None]
    assert [cue.name for cue in script.cues if isinstance(cue, Sound)] == ["timer"]


@pytest.mark.parametrize("pace", [0.5, 10])
def test_what_was_announced_keeps_its_time_at_any_pace(pace: float) -> None:
    def exact(style: Style) -> list[float | None]:
        return [cue.seconds for cue in day(["werewolf"], style=style).cues if isinstance(cue, Wait) and cue.exact]

    assert exact(Style(pace=pace, seed=7)) == exact(Style()) == [150, 90, 30, 20, 10, 1, 1, 1, 2]


def test_experts_are_not_told_what_lies_where() -> None:
    assert "opening-shield" not in keys(night(["sentinel"], style=Style(detail="brief")))


def test_nothing_by_day_belongs_to_a_role() -> None:
    assert all(cue.place.role is None for cue in day(list(game(ONENIGHT).roles)).cues if not isinstance(cue, Sound))
