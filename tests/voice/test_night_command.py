"""`nightcaller night` and `nightcaller settle` as programs use them: JSON in, JSON or one sentence out."""

import io
import json
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import ONENIGHT, game
from voice.cli import main

Json = dict[str, Any]
Ran = tuple[int, str, str]

NIGHT_KEYS = ["cards", "center", "center_werewolf", "became", "shield", "face_up", "artifacts", "learned", "problems"]


def run(*arguments: str, stdin: bytes = b"") -> Ran:
    """Exit code, output and complaint. Anything but an answer or a sentence is raised here."""
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))
    code = 0
    with (
        mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8")),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main(list(arguments))
        except SystemExit as stop:
            code = int(stop.code or 0)
    texts = []
    for stream in (out, err):
        stream.flush()
        assert isinstance(stream.buffer, io.BytesIO)
        texts.append(stream.buffer.getvalue().decode())
    return code, texts[0], texts[1]


def night(cards: str, *options: str, **choices: Any) -> Json:
    """The answer for "Ana seer, Ben robber, Cleo werewolf / villager drunk tanner"."""
    code, out, _ = run("night", "-", "--json", *options, stdin=json.dumps(deal(cards, **choices)).encode())
    assert code == 0
    answer = json.loads(out)
    assert isinstance(answer, dict)
    return answer


def deal(cards: str, **choices: Any) -> Json:
    hands, center = cards.split("/")
    players = [dict(zip(("name", "card"), player.split(), strict=True)) for player in hands.split(",")]
    return {"players": players, "center": center.split(), "choices": choices}


def settled(votes: str, *options: str, **more: Any) -> Json:
    code, out, err = run("settle", "-", "--json", *options, stdin=json.dumps(ballot(votes, **more)).encode())
    assert (code, err) == (0, "")
    answer = json.loads(out)
    assert isinstance(answer, dict)
    return answer


def ballot(votes: str, **more: Any) -> Json:
    """ "Ana seer > Ben, …"; behind the target, saw=role and artifact=name."""
    players = []
    for line in votes.split(","):
        name, card, _, target, *rest = line.split()
        players.append({"name": name, "card": card, "points_at": target, **dict(word.split("=") for word in rest)})
    return {"game": "onenight", "players": players, **more}


def told(answer: Json, name: str) -> list[str]:
    return [each["what"] for each in answer["learned"] if each["player"] == name]


# The shape of a night

PLAIN = "Ana seer, Ben robber, Cleo werewolf / villager drunk tanner"


def test_the_answer_has_every_field_of_the_contract() -> None:
    answer = night(PLAIN)
    assert [key for key in answer if key in NIGHT_KEYS] == NIGHT_KEYS
    assert answer["cards"] == {"Ana": "seer", "Ben": "robber", "Cleo": "werewolf"}
    assert answer["center"] == ["villager", "drunk", "tanner"]
    assert (answer["center_werewolf"], answer["shield"]) == (None, None)
    assert (answer["became"], answer["artifacts"], answer["face_up"], answer["problems"]) == ({}, {}, [], [])
    assert all({"player", "what"} <= set(each) for each in answer["learned"])


def test_from_a_file_too(tmp_path: Path) -> None:
    file = tmp_path / "night.json"
    file.write_text(json.dumps(deal(PLAIN, robber={"rob": "Cleo"})), "utf-8")
    code, out, err = run("night", str(file), "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["cards"] == {"Ana": "seer", "Ben": "werewolf", "Cleo": "robber"}


REST = "Ben villager, Cleo werewolf / hunter tanner minion"


def changes(answer: Json) -> Json:
    return {key: answer[key] for key in ("cards", "center", "shield", "face_up", "artifacts", "became")}


@pytest.mark.parametrize(
    ("role", "choice", "expected"),
    [
        ("sentinel", {"shield": "Ben"}, {"shield": "Ben"}),
        ("doppelganger", {"look": "Ben"}, {"became": {"Ana": "villager"}}),
        ("robber", {"rob": "Ben"}, {"cards": {"Ana": "villager", "Ben": "robber", "Cleo": "werewolf"}}),
        (
            "witch",
            {"center": 0, "give": "Ana"},
            {
                "cards": {"Ana": "hunter", "Ben": "villager", "Cleo": "werewolf"},
                "center": ["witch", "tanner", "minion"],
            },
        ),
        (
            "troublemaker",
            {"swap": ["Ben", "Cleo"]},
            {"cards": {"Ana": "troublemaker", "Ben": "werewolf", "Cleo": "villager"}},
        ),
        (
            "village_idiot",
            {"move": "left"},
            {"cards": {"Ana": "village_idiot", "Ben": "werewolf", "Cleo": "villager"}},
        ),
        (
            "drunk",
            {"center": 1},
            {
                "cards": {"Ana": "tanner", "Ben": "villager", "Cleo": "werewolf"},
                "center": ["hunter", "drunk", "minion"],
            },
        ),
        ("revealer", {"flip": "Ben"}, {"face_up": ["Ben"]}),
        ("curator", {"give": "Ben", "artifact": "claw"}, {"artifacts": {"Ben": "claw"}}),
        ("paranormal_investigator", {"look": ["Ben", "Cleo"]}, {"became": {"Ana": "werewolf"}}),
    ],
)
def test_every_choice_that_changes_something(role: str, choice: Json, expected: Json) -> None:
    answer = night(f"Ana {role}, {REST}", **{role: choice})
    assert answer["problems"] == []
    assert changes(answer) == {**changes(night(f"Ana {role}, {REST}")), **expected}


@pytest.mark.parametrize(
    ("role", "choice", "learned"),
    [
        ("mystic_wolf", {"look": "Ben"}, ["Werewolf among the others: Cleo.", "Ben’s card: Villager."]),
        ("seer", {"look": "Cleo"}, ["Cleo’s card: Werewolf."]),
        ("seer", {"center": [0, 2]}, ["The first center card: Hunter.", "The third center card: Minion."]),
        ("seer", {"center": [1]}, ["The second center card: Tanner."]),
        ("seer", {"look": "Cleo", "center": None}, ["Cleo’s card: Werewolf."]),
        ("apprentice_seer", {"center": 1}, ["The second center card: Tanner."]),
        ("paranormal_investigator", {"look": ["Ben"]}, ["Ben’s card: Villager."]),
        ("paranormal_investigator", {"look": ["Cleo", "Ben"]}, ["Cleo’s card: Werewolf."]),
        ("paranormal_investigator", {"look": "Ben"}, ["Ben’s card: Villager."]),
        ("insomniac", {"look": True}, ["Your own card: Insomniac."]),
        ("insomniac", {"look": False}, []),
        ("robber", {"rob": "Cleo"}, ["Your own card: Werewolf."]),
        ("revealer", {"flip": "Cleo"}, ["Cleo’s card: Werewolf."]),
        ("doppelganger", {"look": "Cleo"}, ["Cleo’s card: Werewolf.", "Werewolf among the others: Cleo."]),
        ("curator", {"give": "Ana", "artifact": "mask"}, ["The artifact on your card: Mask of Muting."]),
    ],
)
def test_every_choice_that_shows_something(role: str, choice: Json, learned: list[str]) -> None:
    answer = night(f"Ana {role}, {REST}", **{role: choice})
    assert answer["problems"] == []
    assert told(answer, "Ana") == learned


def test_the_lone_werewolf_looks() -> None:
    answer = night("Ana werewolf, Ben seer, Cleo mason / mason tanner minion", werewolf={"center": 1})
    assert told(answer, "Ana") == ["None of the others is a Werewolf.", "The second center card: Tanner."]


def test_the_alpha_wolf_and_the_center_werewolf() -> None:
    document = deal("Ana alpha_wolf, Ben drunk, Cleo seer / mason mason hunter")
    document |= {"center_werewolf": "mystic_wolf"}
    document["choices"] = {"alpha_wolf": {"swap": "Cleo"}, "drunk": {"center": "werewolf"}}
    answer = json.loads(run("night", "-", "--json", stdin=json.dumps(document).encode())[1])
    assert answer["cards"] == {"Ana": "alpha_wolf", "Ben": "seer", "Cleo": "mystic_wolf"}
    assert (answer["center_werewolf"], answer["problems"]) == ("drunk", [])


def test_the_center_werewolf_is_a_werewolf_unless_said() -> None:
    answer = night("Ana alpha_wolf, Ben drunk, Cleo seer / mason mason hunter", alpha_wolf={"swap": "Ben"})
    assert (answer["cards"]["Ben"], answer["center_werewolf"]) == ("werewolf", "drunk")


def test_the_doppelganger_then() -> None:
    choice = {"look": "Ben", "then": {"rob": "Cleo"}}
    answer = night("Ana doppelganger, Ben robber, Cleo werewolf / villager drunk tanner", doppelganger=choice)
    assert answer["cards"] == {"Ana": "werewolf", "Ben": "robber", "Cleo": "doppelganger"}
    assert (answer["became"], answer["problems"]) == ({"Ana": "robber"}, [])


def test_a_refusal_names_the_role_under_which_the_choice_was_written() -> None:
    cards = "Ana doppelganger, Ben robber, Cleo werewolf / villager drunk tanner"
    wrong = {"look": "Ben", "then": {"rob": "Ana"}}
    assert night(cards, doppelganger=wrong)["problems"] == ["Doppelgänger: not the own card; choose another player."]
    wrong = {"look": "Ben", "then": {"steal": "Ana"}}
    assert night(cards, doppelganger=wrong, robber={"rob": "Cleo"})["problems"] == [
        'Doppelgänger: this cannot be read; write it like "then": {"rob": "Ana"}.'
    ]


def test_several_players_of_one_role_choose_in_a_list() -> None:
    cards = "Ana drunk, Ben drunk, Cleo werewolf / villager robber tanner"
    answer = night(cards, drunk=[{"center": 0}, {"center": 2}])
    assert (answer["cards"], answer["problems"]) == ({"Ana": "villager", "Ben": "tanner", "Cleo": "werewolf"}, [])


def test_the_doppelganger_then_much_later() -> None:
    choice = {"look": "Ben", "then": {"look": True}}
    answer = night("Ana doppelganger, Ben insomniac, Cleo werewolf / villager drunk tanner", doppelganger=choice)
    assert told(answer, "Ana") == ["Ben’s card: Insomniac.", "Your own card: Doppelgänger."]


def test_left_is_the_next_player_in_the_list() -> None:
    cards = "Ana villager, Ben werewolf, Cleo village_idiot, Dan hunter / mason mason seer"
    assert night(cards, village_idiot={"move": "left"})["cards"]["Ben"] == "villager"
    assert night(cards, village_idiot={"move": "right"})["cards"]["Ana"] == "werewolf"


# Refused choices: a problem in words, and nothing of it happens


@pytest.mark.parametrize(
    ("role", "choice", "problem"),
    [
        ("sentinel", {"shield": "Ana"}, "Sentinel: not the own card; choose another player."),
        ("robber", {"rob": "Ana"}, "Robber: not the own card; choose another player."),
        ("robber", {"rob": "Bem"}, "Nobody at this table is called “Bem”. Did you mean Ben?"),
        ("robber", {"rob": "Xyz"}, "Nobody at this table is called “Xyz”; choose Ana, Ben or Cleo."),
        ("robber", {"steal": "Ben"}, 'Robber: this cannot be read; write it like {"rob": "Ana"}.'),
        ("robber", "Ben", 'Robber: this cannot be read; write it like {"rob": "Ana"}.'),
        ("robber", 7, 'Robber: this cannot be read; write it like {"rob": "Ana"}.'),
        ("robber", {"rob": 1}, 'Robber: this cannot be read; write it like {"rob": "Ana"}.'),
        ("troublemaker", {"swap": ["Ana", "Ben"]}, "Troublemaker: not the own card; choose another player."),
        (
            "troublemaker",
            {"swap": ["Ben", "ben"]},
            "Troublemaker: the same card was chosen twice; choose different ones.",
        ),
        (
            "troublemaker",
            {"swap": ["Ben"]},
            'Troublemaker: this cannot be read; write it like {"swap": ["Ana", "Ben"]}.',
        ),
        (
            "troublemaker",
            {"swap": {"Ben": 1, "Cleo": 2}},
            'Troublemaker: this cannot be read; write it like {"swap": ["Ana", "Ben"]}.',
        ),
        (
            "seer",
            {"look": "Ben", "center": [0, 1]},
            'Seer: this cannot be read; write it like {"look": "Ana"} / {"center": [0, 1]}.',
        ),
        ("seer", {"center": [0, 1, 2]}, "Seer: only two cards may be looked at."),
        ("seer", {"center": [1, 1]}, "Seer: the same card was chosen twice; choose different ones."),
        (
            "seer",
            {"center": [0, 3]},
            "Seer: there is no such card; center places are 0, 1 and 2, and with an Alpha Wolf “werewolf”.",
        ),
        (
            "drunk",
            {"center": "werewolf"},
            "Drunk: there is no such card; center places are 0, 1 and 2, and with an Alpha Wolf “werewolf”.",
        ),
        (
            "drunk",
            {"center": True},
            "Drunk: there is no such card; center places are 0, 1 and 2, and with an Alpha Wolf “werewolf”.",
        ),
        ("drunk", {}, "Drunk: this must be done; choose a card."),
        ("drunk", None, "Drunk: this must be done; choose a card."),
        ("witch", {"center": 0}, "Witch: whoever looks must swap; say who gets the card."),
        (
            "paranormal_investigator",
            {"look": ["Ben", "Cleo", "Ana"]},
            "Paranormal Investigator: only two cards may be looked at.",
        ),
        (
            "paranormal_investigator",
            {"look": ["Cleo", "cleo"]},
            "Paranormal Investigator: the same card was chosen twice; choose different ones.",
        ),
        (
            "village_idiot",
            {"move": "up"},
            'Village Idiot: this cannot be read; write it like {"move": "left"} / {"move": "right"}.',
        ),
        ("insomniac", {"look": "yes"}, 'Insomniac: this cannot be read; write it like {"look": true}.'),
        ("curator", {"give": "Ben", "artifact": "clow"}, "There is no artifact “clow”. Did you mean claw?"),
        (
            "curator",
            {"give": "Ben"},
            'Curator: this cannot be read; write it like {"give": "Ana", "artifact": "claw"}.',
        ),
        (
            "doppelganger",
            {"look": "Ben", "then": {"rob": "Cleo"}},
            "Doppelgänger: as this role she chooses nothing more: Villager.",
        ),
    ],
)
def test_a_refused_choice(role: str, choice: Any, problem: str) -> None:
    answer = night(f"Ana {role}, {REST}", **{role: choice})
    assert answer["problems"] == [problem]
    if role != "doppelganger":
        assert changes(answer) == changes(night(f"Ana {role}, {REST}"))
        assert told(answer, "Ana") == []
    (ukrainian,) = night(f"Ana {role}, {REST}", "--lang", "uk", **{role: choice})["problems"]
    assert ukrainian != problem


def test_a_choice_of_a_role_that_nobody_has() -> None:
    answer = night(PLAIN, drunk={"center": 0}, hunter={"look": "Ben"})
    assert answer["problems"] == [
        "Drunk: no player was dealt this card, so nobody chooses.",
        "Hunter: no player was dealt this card, so nobody chooses.",
    ]


def test_a_choice_of_a_role_that_has_none() -> None:
    answer = night("Ana hunter, Ben mason, Cleo mason / werewolf seer drunk", hunter={"look": "Ben"})
    assert answer["problems"] == ["Hunter: there is nothing for this role to choose at night."]


def test_two_werewolves_look_at_nothing() -> None:
    cards = "Ana werewolf, Ben werewolf, Cleo seer / villager drunk tanner"
    assert night(cards, werewolf={"center": 0})["problems"] == [
        "Werewolf: only a Werewolf who is alone may look at a center card."
    ]


def test_the_shield_stops_a_document_too() -> None:
    cards = "Ana sentinel, Ben drunk, Cleo robber / villager werewolf tanner"
    answer = night(cards, sentinel={"shield": "Ben"}, drunk={"center": 0}, robber={"rob": "Ben"})
    assert answer["shield"] == "Ben"
    assert answer["cards"] == {"Ana": "sentinel", "Ben": "drunk", "Cleo": "robber"}
    assert [problem.split(":")[0] for problem in answer["problems"]] == ["Robber", "Drunk"]


def test_a_refused_choice_does_not_stop_the_night() -> None:
    answer = night(PLAIN, seer={"look": "Ana"}, robber={"rob": "Cleo"})
    assert len(answer["problems"]) == 1
    assert answer["cards"]["Ben"] == "werewolf"


# The shape of a vote


def test_the_verdict_has_the_fields_of_the_contract() -> None:
    assert settled("Ana seer > Cleo, Ben robber > Cleo, Cleo werewolf > Ana") == {
        "deaths": ["Cleo"],
        "winners": ["Ana", "Ben"],
        "teams": ["village"],
        "reason": "The village wins: Cleo, a Werewolf, died.",
    }


def test_the_center_decides_nothing() -> None:
    votes = "Ana seer > Cleo, Ben robber > Cleo, Cleo werewolf > Ana"
    plain = settled(votes)
    assert settled(votes, center=["tanner", "drunk", "werewolf"]) == plain
    assert settled(votes, center=["tanner", "drunk", "alpha_wolf", "werewolf"]) == plain


def test_what_a_doppelganger_saw_is_what_she_is() -> None:
    assert settled("Ana doppelganger > Ben saw=tanner, Ben werewolf > Ana, Cleo seer > Ana")["teams"] == ["tanner"]
    assert settled("Ana doppelganger > Ben, Ben werewolf > Ana, Cleo seer > Ana")["teams"] == ["werewolf"]


def test_what_an_investigator_saw_counts_only_where_he_became_it() -> None:
    votes = "Ana paranormal_investigator > Ben saw={}, Ben mason > Ana, Cleo mason > Ana"
    assert settled(votes.format("dream_wolf"))["teams"] == ["village"]
    assert settled(votes.format("hunter"))["deaths"] == ["Ana"]


def test_an_artifact_is_stronger() -> None:
    votes = "Ana doppelganger > Ben saw=tanner artifact=claw, Ben mason > Ana, Cleo mason > Ana"
    assert settled(votes)["teams"] == ["village"]
    assert settled(votes.replace("claw", "void"))["teams"] == ["tanner"]


def test_a_night_and_its_vote_agree() -> None:
    choice = {"look": "Ben", "then": {"rob": "Cleo"}}
    dawn = night("Ana doppelganger, Ben robber, Cleo werewolf / villager drunk tanner", doppelganger=choice)
    assert dawn["roles"] == {"Ana": "werewolf", "Ben": "robber", "Cleo": "robber"}
    assert settled("Ana werewolf > Ben, Ben robber > Ana, Cleo doppelganger > Ana saw=robber")["winners"] == [
        "Ben",
        "Cleo",
    ]


# Ukrainian


def test_a_ukrainian_night() -> None:
    document = {
        "players": [
            {"name": "Оля", "card": "Провидиця"},
            {"name": "Їжак", "card": "Крадій"},
            {"name": "Ґанна", "card": "вовкулака"},
        ],
        "center": ["Селянин", "П'яниця", "Золотар"],
        "choices": {"Крадій": {"rob": "ґанна"}, "seer": {"look": "Оля"}},
    }
    code, out, err = run("night", "-", "--json", "--lang", "uk", stdin=json.dumps(document).encode())
    assert (code, err) == (0, "")
    answer = json.loads(out)
    assert answer["cards"] == {"Оля": "seer", "Їжак": "werewolf", "Ґанна": "robber"}
    assert told(answer, "Їжак") == ["Твоя картка: Вовкулака."]
    assert answer["problems"] == ["Провидиця: свою картку вибрати не можна; оберіть когось іншого."]


def test_a_ukrainian_verdict() -> None:
    votes = "Оля Провидиця > Ґанна, Їжак Крадій > Ґанна, Ґанна Вовкулака > Оля"
    answer = settled(votes, "--lang", "uk")
    assert (answer["teams"], answer["reason"]) == (["village"], "Перемагає село: гине Вовкулака Ґанна.")


def test_the_edition_follows_the_language_and_can_be_chosen() -> None:
    cards = "Ana revealer, Ben curator, Cleo werewolf / villager drunk tanner"
    choices = {"revealer": {"flip": "Ana"}, "curator": {"give": "Cleo"}}
    english = [problem.split(":")[0] for problem in night(cards, **choices)["problems"]]
    assert english == ["Revealer", "Curator"]
    ukrainian = [problem.split(":")[0] for problem in night(cards, "--lang", "uk", **choices)["problems"]]
    assert ukrainian == ["Старійшина", "Викривач"]
    chosen = night(cards, "--edition", "ukrainian", **choices)["problems"]
    assert [problem.split(":")[0] for problem in chosen] == ["Curator", "Revealer"]


# Documents that are none

Change = Callable[[Json], object]


@pytest.mark.parametrize("command", ["night", "settle"])
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "“<stdin>” is not JSON: look at line 1."),
        (b"{", "“<stdin>” is not JSON: look at line 1."),
        (b'{"players":\n[}', "“<stdin>” is not JSON: look at line 2."),
        (b"\xff\xfe\xfd", "“<stdin>” is not JSON: look at line 1."),
        (b'{"players": "\xe9"}', "“<stdin>” is not JSON: look at line 1."),
        (b"[" * 100_000, "“<stdin>” is not JSON: look at line 1."),
        (b'{"players": ' + b"9" * 5000 + b"}", "“<stdin>” is not JSON: look at line 1."),
        (b"[]", "“<stdin>” must be an object with names and values: {…}."),
        (b"null", "“<stdin>” must be an object with names and values: {…}."),
        (b"7", "“<stdin>” must be an object with names and values: {…}."),
        (b"{}", "“players” is missing or no list; write it as […]."),
        (b'{"players": {}}', "“players” is missing or no list; write it as […]."),
        (b'{"players": [1]}', "“players” must be an object with names and values: {…}."),
        (b'{"players": [{}]}', "“name” is missing or no text; write it in quotes."),
        (b" " * 10_000_001, "“<stdin>” is too long for a game; hand in one game at a time."),
    ],
)
def test_what_is_no_document_is_one_sentence(command: str, text: bytes, sentence: str) -> None:
    assert run(command, "-", "--json", stdin=text) == (2, "", sentence + "\n")
    code, out, ukrainian = run(command, "-", "--json", "--lang", "uk", stdin=text)
    assert (code, out) == (2, "")
    assert ukrainian.count("\n") == 1
    assert ukrainian != sentence + "\n"


@pytest.mark.parametrize("command", ["night", "settle"])
def test_what_cannot_be_read_is_one_sentence(command: str, tmp_path: Path) -> None:
    assert run(command) == (2, "", "Name a file with one game as JSON, or - to read it from the standard input.\n")
    for path in (tmp_path / "none.json", tmp_path, "null\0byte", "x" * 5000):
        code, out, err = run(command, str(path), "--json")
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert err.startswith(f"“{str(path)[:1000]}")


@pytest.mark.parametrize("prefix", [b"\xef\xbb\xbf", b"  \n"])
def test_a_mark_or_blank_before_the_document_does_no_harm(prefix: bytes) -> None:
    assert run("night", "-", "--json", stdin=prefix + json.dumps(deal(PLAIN)).encode())[0] == 0


def names(document: Json, *names: str) -> None:
    for player, name in zip(document["players"], names, strict=True):
        player["name"] = name


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda d: names(d, "Ana", "Ben", "ana"), "Two players are called “ana”; give one of them another name."),
        (lambda d: names(d, "Ana", "Ben", " "), "“name” is missing or no text; write it in quotes."),
        (lambda d: d["players"].pop(), "Two is too few: at least three must play."),
        (
            lambda d: d["players"].extend({**d["players"][0], "name": f"P{seat}"} for seat in range(997)),
            "1,000 is too many: there are cards for twenty-four.",
        ),
        (lambda d: d["players"][0].pop("card"), "“card” is missing or no text; write it in quotes."),
        (lambda d: d["players"][0].update(card=3), "“card” is missing or no text; write it in quotes."),
        (lambda d: d["players"][0].update(card="wich"), "There is no role called “wich”. Did you mean Witch?"),
    ],
)
@pytest.mark.parametrize("command", ["night", "settle"])
def test_a_wrong_table_is_one_sentence(command: str, change: Change, sentence: str) -> None:
    votes = "Ana seer > Ben, Ben robber > Cleo, Cleo werewolf > Ana"
    document = deal(PLAIN) if command == "night" else ballot(votes)
    change(document)
    for player in document["players"] if command == "settle" else []:
        player["points_at"] = document["players"][0]["name"]
    assert run(command, "-", "--json", stdin=json.dumps(document).encode()) == (2, "", sentence + "\n")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda d: d.pop("center"), "“center” is missing or no list; write it as […]."),
        (lambda d: d.update(center="seer"), "“center” is missing or no list; write it as […]."),
        (lambda d: d["center"].pop(), "There are two cards in the center; three belong there."),
        (lambda d: d["center"].append("seer"), "There are four cards in the center; three belong there."),
        (lambda d: d["center"].append(None), "“center” is missing or no text; write it in quotes."),
        (
            lambda d: d.update(center_werewolf="seer"),
            "The Center Werewolf is a Werewolf card other than the Alpha Wolf, not this one: Seer.",
        ),
        (lambda d: d.update(center_werewolf=1), "“center_werewolf” is missing or no text; write it in quotes."),
        (lambda d: d.update(choices=[]), "“choices” must be an object with names and values: {…}."),
        (lambda d: d.update(choices=[1]), "“choices” must be an object with names and values: {…}."),
        (lambda d: d.update(choices={"wich": {}}), "There is no role called “wich”. Did you mean Witch?"),
        (
            lambda d: d.update(choices={"seer": {}, "Провидиця": {}}),
            "“choices” names a role twice; leave one of the two out: Seer.",
        ),
    ],
)
def test_a_wrong_night_is_one_sentence(change: Change, sentence: str) -> None:
    document = deal(PLAIN)
    change(document)
    assert run("night", "-", "--json", stdin=json.dumps(document).encode()) == (2, "", sentence + "\n")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda d: d["players"][0].pop("points_at"), "Ana points at nobody; everyone points at one other player."),
        (lambda d: d["players"][0].update(points_at="Ana"), "Ana points at Ana; everyone points at another player."),
        (
            lambda d: d["players"][0].update(points_at="Bem"),
            "Nobody at this table is called “Bem”. Did you mean Ben?",
        ),
        (lambda d: d["players"][0].update(points_at=1), "“points_at” is missing or no text; write it in quotes."),
        (
            lambda d: d["players"][0].update(saw="seer"),
            "Only a Doppelgänger or Paranormal Investigator card was changed by what it saw; leave “saw” out for Ana.",
        ),
        (lambda d: d["players"][0].update(artifact="clow"), "There is no artifact “clow”. Did you mean claw?"),
        (lambda d: d["players"][0].update(artifact=[]), "“artifact” is missing or no text; write it in quotes."),
        (lambda d: d.update(center=["seer"]), "There is one card in the center; three belong there."),
        (lambda d: d.update(game="chess"), "There is no game “chess”; choose onenight or wolfen."),
        (lambda d: d.update(game="wolfen"), "Curse of the Wolfen has votes of its own; use nightcaller wolfen."),
        (lambda d: d.update(game=1), "“game” is missing or no text; write it in quotes."),
    ],
)
def test_a_wrong_vote_is_one_sentence(change: Change, sentence: str) -> None:
    document = ballot("Ana seer > Ben, Ben robber > Cleo, Cleo werewolf > Ana")
    change(document)
    assert run("settle", "-", "--json", stdin=json.dumps(document).encode()) == (2, "", sentence + "\n")


def test_the_problems_of_a_deck_go_beside_the_answer() -> None:
    document = deal("Ana seer, Ben robber, Cleo villager / villager drunk tanner")
    code, out, err = run("night", "-", "--json", stdin=json.dumps(document).encode())
    assert code == 0
    assert json.loads(out)["problems"] == []
    assert err.startswith("There is no Werewolf")


def test_players_who_are_almost_called_the_same_are_not_confused() -> None:
    for one, other in (("Zoë", "Zoe"), ("!!", "??"), ("🐺", "🐱"), ("Al-2", "Al 2")):
        document = deal("Ana villager, Ben hunter, Cleo robber / werewolf drunk tanner", robber={"rob": other})
        names(document, one, other, "Cleo")
        answer = json.loads(run("night", "-", "--json", stdin=json.dumps(document).encode())[1])
        assert answer["cards"] == {one: "villager", other: "robber", "Cleo": "hunter"}


def test_names_of_any_length_can_be_said() -> None:
    wolves = ", ".join(f"{'x' * 300}{seat} werewolf" for seat in range(20))
    answer = night(f"{wolves}, Ana robber / seer drunk tanner", robber={"rob": "y" * 3000})
    assert len(answer["learned"][0]["players"]) == 19
    assert answer["learned"][0]["what"].startswith("Werewolves among the others: xxx")
    assert answer["problems"][0].startswith("Nobody at this table is called “yyy")


# For people


def test_a_night_for_people_to_read() -> None:
    code, out, err = run("night", "-", stdin=json.dumps(deal(PLAIN, robber={"rob": "Cleo"}, seer={})).encode())
    assert (code, err) == (0, "")
    assert "Ben learned: Your own card: Werewolf." in out


def test_a_verdict_for_people_to_read() -> None:
    votes = ballot("Ana seer > Cleo, Ben robber > Cleo, Cleo werewolf > Ana")
    assert run("settle", "-", stdin=json.dumps(votes).encode()) == (
        0,
        "Cleo dies.\nThe village wins: Cleo, a Werewolf, died.\nWinners: Ana and Ben.\n",
        "",
    )


# Anything at all

WORDS = [*game(ONENIGHT).roles, *game(ONENIGHT).artifacts, "Ana", "Ben", "Cleo", "left", "Вовкулака", "werewolf"]
FIELDS = "name card points_at saw artifact shield look then center swap rob give move flip".split()
scraps = (
    st.none()
    | st.booleans()
    | st.integers(-1, 4)
    | st.integers()
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=5)
    | st.sampled_from(["\ud800", "\0", "{ $role }", "[bold]", "\u202e"])
)
junk = st.recursive(
    scraps,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=4), inner),
    max_leaves=8,
)
PLAYERS = st.permutations(sorted(set(game(ONENIGHT).roles))).map(
    lambda roles: [
        {"name": n, "card": c, "points_at": p}
        for n, c, p in zip(("Ana", "Ben", "Cleo"), roles, ("Ben", "Ana", "Ana"), strict=False)
    ]
)
documents = st.fixed_dictionaries(
    {"players": PLAYERS | st.lists(st.dictionaries(st.sampled_from(FIELDS), junk), max_size=4) | junk},
    optional={
        "center": st.lists(st.sampled_from(WORDS), min_size=3, max_size=3) | junk,
        "center_werewolf": st.sampled_from(["werewolf", "dream_wolf", None]) | junk,
        "choices": st.dictionaries(st.sampled_from(sorted(game(ONENIGHT).roles)), junk) | junk,
        "game": st.just("onenight") | junk,
    },
)


def check_answer(command: str, text: bytes, language: str) -> None:
    code, out, err = run(command, "-", "--json", "--lang", language, stdin=text)
    if code == 0:
        answer = json.loads(out)
        assert isinstance(answer, dict)
        assert set(NIGHT_KEYS) <= set(answer) if command == "night" else list(answer)[:2] == ["deaths", "winners"]
    else:
        assert (code, out) == (2, "")
        assert err.strip()
        assert "Traceback" not in err


@given(st.sampled_from(["night", "settle"]), documents | junk, st.sampled_from(["en", "uk"]))
def test_any_document_gets_an_answer_or_a_sentence(command: str, document: Any, language: str) -> None:
    check_answer(command, json.dumps(document).encode(), language)


@given(st.sampled_from(["night", "settle"]), st.binary(max_size=30))
def test_any_bytes_get_a_sentence(command: str, text: bytes) -> None:
    check_answer(command, text, "en")


@given(st.sampled_from(sorted(game(ONENIGHT).roles)), junk, st.sampled_from(sorted(game(ONENIGHT).roles)))
def test_any_choice_is_made_or_refused_and_no_card_is_lost(role: str, choice: Any, seen: str) -> None:
    cards = f"Ana {role}, Ben {seen}, Cleo doppelganger, Dan sentinel / werewolf drunk tanner"
    document = deal(cards, doppelganger={"look": "Ben", "then": choice}, sentinel={"shield": "Dan"}) | {
        "center_werewolf": "werewolf"
    }
    document["choices"].setdefault(role, choice)
    code, out, _ = run("night", "-", "--json", stdin=json.dumps(document).encode())
    answer = json.loads(out)
    assert (code, answer["problems"].count("")) == (0, 0)
    dealt = [player["card"] for player in document["players"]] + document["center"] + ["werewolf"]
    assert sorted([*answer["cards"].values(), *answer["center"], answer["center_werewolf"]]) == sorted(dealt)


@pytest.mark.parametrize("depth", [100, 900, 950, 970, 980, 985, 990, 995, 2000])
@pytest.mark.parametrize("role", ["seer", "robber", "paranormal_investigator", "doppelganger", "insomniac"])
def test_however_deep_a_choice_is_nested(depth: int, role: str) -> None:
    nested = "[" * depth + "]" * depth
    choice = f'{{"look": {nested}, "center": {nested}}}'
    text = json.dumps(deal(f"Ana {role}, {REST}", **{role: "HERE"})).replace('"HERE"', choice)
    check_answer("night", text.encode(), "en")
