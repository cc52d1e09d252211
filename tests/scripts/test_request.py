"""From a wish to a script."""

from dataclasses import replace

import pytest

from games import GameError
from scripts import DeckError, Request, Say, Style, write
from scripts.cues import People


def called(request: Request) -> list[str]:
    return [
        cue.place.role or "" for cue in write(request).script.cues if isinstance(cue, Say) and cue.key.endswith("-wake")
    ]


def test_named_roles_bring_the_werewolves() -> None:
    assert called(Request(roles=("witch", "Sentinel"), players=5)) == ["sentinel", "werewolf", "witch"]


def test_only_leaves_the_werewolves_out() -> None:
    assert called(Request(roles=("witch", "sentinel"), players=5, only=True)) == ["sentinel", "witch"]


def test_complete_fills_the_deck() -> None:
    assert len(write(Request(roles=("witch", "sentinel"), players=5, complete=True)).script.roles) == 8


def test_the_edition_follows_the_language_unless_chosen() -> None:
    asked = Request(roles=("revealer", "curator"), players=5)
    assert called(asked)[1:] == ["revealer", "curator"]
    assert called(replace(asked, language="uk"))[1:] == ["curator", "revealer"]
    assert called(replace(asked, language="uk", edition="english"))[1:] == ["revealer", "curator"]


def test_a_set_is_played_by_its_fewest_players_unless_more_are_named() -> None:
    assert len(write(Request(preset="Total Chaos")).script.roles) == 8
    assert len(write(Request(preset="Повний хаос", players=7)).script.roles) == 10


def test_a_whole_deck_brings_its_advice() -> None:
    written = write(Request(roles=tuple("werewolf insomniac seer villager villager hunter".split()), players=3))
    assert [advice.kind for advice in written.advice] == ["insomniac-undisturbed"]
    assert write(Request(roles=("insomniac",), players=3)).advice == ()


def test_all_is_the_night_and_the_day() -> None:
    whole = write(Request(roles=("seer",), part="all")).script
    night, day = (write(Request(roles=("seer",), part=part)).script for part in ("night", "day"))
    assert whole.cues == night.cues + day.cues


def test_wolfen_with_named_roles_has_no_other_special_humans() -> None:
    assert called(Request(game="wolfen", players=10, roles=("magus",), night=2)) == ["psychic", "magus", "wolfen"]


def test_wolfen_without_a_number_of_players_calls_what_was_named() -> None:
    assert called(Request(game="wolfen", roles=("magus",), night=2)) == ["psychic", "magus", "wolfen"]
    assert called(Request(game="wolfen", roles=("magus",), night=2, only=True)) == ["magus"]


def test_wolfen_survivors_are_those_who_are_left() -> None:
    def survivors(request: Request) -> object:
        return next(cue for cue in write(request).script.cues if isinstance(cue, Say)).facts["survivors"]

    first_day = Request(game="wolfen", players=10, part="day")
    assert survivors(first_day) == 9  # the Storyteller is dead
    assert survivors(replace(first_day, storyteller=False)) == 10
    assert survivors(replace(first_day, night=3, survivors=4)) == 4


@pytest.mark.parametrize(
    ("request_", "kind"),
    [
        (Request(), "no-roles"),
        (Request(roles=("seer",), preset="total_chaos"), "roles-and-preset"),
        (Request(roles=("wich",)), "unknown-role"),
        (Request(preset="chaos"), "unknown-preset"),
        (Request(preset="total_chaos", players=4), "preset-too-few-players"),
        (Request(roles=("seer",), edition="french"), "unknown-edition"),
        (Request(roles=("seer",), language="xx"), "unknown-language"),
        (Request(roles=("seer",), game="chess"), "unknown-game"),
        (Request(roles=("seer",), part="dawn"), "unknown-part"),
        (Request(roles=("seer",), part="day", minutes=0), "minutes"),
        (Request(roles=("seer",), players=2), "too-few-players"),
        (Request(roles=("seer",), players=25), "too-many-players"),
        (Request(roles=("werewolf", *["seer"] * 8), players=5), "too-many-cards"),
        (Request(roles=tuple("werewolf mason seer robber drunk witch".split()), players=3), "one-mason"),
        (Request(roles=tuple("seer robber drunk witch hunter tanner".split()), players=3), "no-werewolf"),
        (Request(roles=("seer",), died=("Ana",)), "wolfen-only"),
        (Request(roles=("seer",), survivors=0), "wolfen-only"),
        (Request(roles=("seer",), night=3), "wolfen-only"),
        (Request(roles=("seer",), storyteller=False), "wolfen-only"),
        (Request(game="wolfen", players=8, minutes=3), "onenight-only"),
        (Request(game="wolfen", players=8, complete=True), "onenight-only"),
        (
            Request(
                roles=tuple("seer robber drunk tanner hunter minion witch sentinel".split()), players=5, complete=True
            ),
            "no-werewolf",
        ),
        (Request(game="wolfen", players=8, preset="total_chaos"), "onenight-only"),
        (Request(game="wolfen", players=8, part="day", nominees=("A", "B", "C")), "nominees"),
        (Request(game="wolfen", players=8, part="day", nominees=("A", "B"), executed="C"), "nominees"),
        (Request(game="wolfen"), "no-players"),
        (Request(roles=("seer",), complete=True), "no-players"),
        (Request(roles=("seer",), complete=True, only=True, players=5), "only-and-complete"),
        (Request(roles=("seer",), complete=True, players=10**9), "too-many-players"),
        (Request(preset="total_chaos", players=0), "preset-too-few-players"),
        (Request(game="wolfen", players=5), "too-few-players"),
        (Request(game="wolfen", roles=("magus",), part="day"), "no-players"),
        (Request(game="wolfen", players=8, part="end"), "unknown-winner"),
        (Request(game="wolfen", players=8, night=2, died=("Ana", "Ana")), "same-name"),
        (Request(game="wolfen", players=8, nominees=("Ana", "Ana")), "same-name"),
        (Request(game="wolfen", players=8, part="dawn", died=("Ana",)), "first-night-deaths"),
        (Request(game="wolfen", players=8, part="day", night=2), "no-survivors"),
        (Request(game="wolfen", players=8, part="day", nominees=("A",)), "nominees"),
        (Request(preset="total_chaos", players=25), "too-many-players"),
        (Request(roles=("seer",), part="day", minutes=61), "minutes"),
        (Request(game="wolfen", players=8, night=0), "night-number"),
        (Request(game="wolfen", players=8, part="day", survivors=0), "survivors"),
        (Request(game="wolfen", players=8, part="day", survivors=8), "survivors"),
    ],
)
def test_what_cannot_be_written(request_: Request, kind: str) -> None:
    with pytest.raises(GameError) as caught:
        write(request_)
    assert caught.value.kind == kind


def test_the_language_may_be_written_large() -> None:
    assert write(Request(language="UK", roles=("seer",))).script.edition == "ukrainian"


def test_the_winner_may_be_written_large() -> None:
    assert write(Request(game="wolfen", players=8, part="end", winner="HUMAN")).script.part == "end"


def test_one_mason_named_without_a_deck_is_no_fault() -> None:
    assert called(Request(roles=("mason",), players=5)) == ["werewolf", "mason"]


def test_wolfen_advice_is_for_decks_not_for_named_roles() -> None:
    three = ("magus", "priest", "romantic")
    deck = write(Request(game="wolfen", players=6, roles=three))
    assert [each.kind for each in deck.advice] == ["wolfen-many-specials"]
    assert write(Request(game="wolfen", roles=three)).advice == ()


def test_wolfen_wishes_are_kept() -> None:
    plain = Request(game="wolfen", players=12, specials=False, storyteller=False, night=2)
    assert called(plain) == ["psychic", "wolfen"]
    assert "storyteller" not in write(plain).script.roles


def test_all_of_a_wolfen_round_is_one_script() -> None:
    script = write(Request(game="wolfen", players=8, part="all", winner="wolfen")).script
    assert script.part == "all"
    assert list(dict.fromkeys(cue.place.part for cue in script.cues)) == [
        *["opening", "turn", "dawn", "discussion", "accusations", "defence", "vote", "end"],
    ]


def test_names_of_players_become_one_line_that_steers_nothing() -> None:
    asked = Request(game="wolfen", players=8, part="day", nominees=(" Lev\n", "\x1b[31mAna\x01"), executed="Lev ")
    people = [cue.facts for cue in write(asked).script.cues if isinstance(cue, Say) and cue.key.endswith("nominees")]
    assert people[0]["names"] == People(("Lev", "[31mAna"))


def test_a_name_of_nothing_is_nobody() -> None:
    asked = Request(game="wolfen", players=8, part="dawn", night=2, died=("Ana", "\u200b", "\x07"))
    deaths = [cue.facts for cue in write(asked).script.cues if isinstance(cue, Say) and cue.key.endswith("deaths")]
    assert (deaths[0]["count"], deaths[0]["names"]) == (1, People(("Ana",)))


def test_a_night_has_no_minutes_to_be_wrong() -> None:
    assert write(Request(roles=("seer",), part="night", minutes=0)).script.part == "night"


def test_a_deck_error_brings_its_repair() -> None:
    with pytest.raises(DeckError) as caught:
        write(Request(roles=tuple("werewolf mason seer robber drunk villager".split()), players=3))
    assert caught.value.problem.repair.add == ("mason",)


@pytest.mark.parametrize("pace", [0.4, 10.1, float("nan")])
def test_a_pace_has_limits(pace: float) -> None:
    with pytest.raises(GameError, match="pace"):
        Style(pace=pace)
