"""`nightcaller wolfen`, as a Storyteller and as a program use it."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.voice.conftest import Ran, Runner
from voice.cli import main

EIGHT = "Ana,Ben,Carl,Dee,Eve,Fay,Gus,Hal"
"""With seed 1 and Hal as Storyteller: Ana is the Priest, Ben Beta, Carl the Psychic, Dee Alpha, Fay the Magus."""
Table = Callable[..., Ran]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "evening.json"


@pytest.fixture
def dealt(run: Runner, file: Path) -> Path:
    code, _, err = run("wolfen", "new", str(file), "--players", EIGHT, "--storyteller", "Hal", "--seed", "1")
    assert (code, err) == (0, "")
    return file


@pytest.fixture
def do(run: Runner, dealt: Path) -> Callable[[str], Ran]:
    """One step in the dealt game."""

    def do(step: str) -> Ran:
        return run("wolfen", "do", str(dealt), *step.split())

    return do


def play_to_the_second_night(do: Callable[[str], Ran]) -> None:
    for step in ["next"] * 5 + ["accuse Ana,Ben,Carl,Dee,Fay,Gus Eve", "next"]:
        assert do(step)[0] == 0, step


class TestNew:
    def test_deals_and_tells_what_everyone_may_know(self, run: Runner, file: Path) -> None:
        code, out, _ = run("wolfen", "new", str(file), "--players", EIGHT, "--storyteller", "hal", "--seed", "1")
        assert code == 0
        assert out.splitlines() == [
            "Eight cards are dealt: Psychic, Magus, Priest, Alpha, Beta, Athlete, Doctor and Storyteller.",
            "The Storyteller: Hal.",
            "Night one. Called: Psychic.",
        ]
        kept = json.loads(file.read_text("utf-8"))
        assert (kept["game"], kept["version"], kept["events"]) == ("wolfen", 1, [])
        assert kept["players"][7] == {"name": "Hal", "card": "storyteller"}

    def test_the_same_seed_deals_the_same_cards(self, run: Runner, tmp_path: Path) -> None:
        for name in ("one", "two"):
            run("wolfen", "new", str(tmp_path / name), "--players", EIGHT, "--seed", "9")
        assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()

    def test_without_a_person_as_storyteller_everyone_plays(self, run: Runner, file: Path) -> None:
        run("wolfen", "new", str(file), "--players", EIGHT, "--storyteller", "none")
        assert "storyteller" not in [seat["card"] for seat in json.loads(file.read_text("utf-8"))["players"]]

    def test_roles_by_name_in_any_language(self, run: Runner, file: Path) -> None:
        run("wolfen", "new", str(file), "--players", EIGHT, "--roles", "Хом’якулака,lunatic", "--lang", "uk")
        cards = {seat["card"] for seat in json.loads(file.read_text("utf-8"))["players"]}
        assert {"werehamster", "lunatic"} <= cards
        assert "priest" not in cards

    def test_without_special_humans(self, run: Runner, file: Path) -> None:
        run("wolfen", "new", str(file), "--players", EIGHT, "--no-special")
        cards = {seat["card"] for seat in json.loads(file.read_text("utf-8"))["players"]}
        assert cards == {"alpha", "beta", "psychic", "storyteller", "athlete", "doctor", "gambler", "inventor"}

    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            ([], "Say who plays, with --players"),
            (["--players", "Ana,Ben,Carl,Dee,Eve"], "Five is too few: at least six must play."),
            (["--players", f"{EIGHT},ana"], "Two players are called “Ana”"),
            (["--players", EIGHT, "--storyteller", "Zoe"], "Nobody here is called “Zoe”"),
            (["--players", EIGHT, "--roles", "seer"], "There is no role called “seer”"),
            (["--players", EIGHT, "--roles", "delta"], "With eight players, two Wolfen are in the deck"),
            (["--players", EIGHT, "--seed", "x"], "--seed takes a number, not “x”."),
        ],
    )
    def test_a_mistake_is_one_sentence_and_nothing_is_written(
        self, run: Runner, file: Path, arguments: list[str], sentence: str
    ) -> None:
        code, out, err = run("wolfen", "new", str(file), *arguments)
        assert (code, out) == (2, "")
        assert err.startswith(sentence)
        assert err.count("\n") == 1
        assert not file.exists()

    def test_a_game_that_is_there_is_not_written_over_by_chance(self, run: Runner, dealt: Path) -> None:
        before = dealt.read_bytes()
        code, _, err = run("wolfen", "new", str(dealt), "--players", EIGHT)
        assert (code, dealt.read_bytes()) == (2, before)
        assert "--force" in err
        assert run("wolfen", "new", str(dealt), "--players", EIGHT, "--force")[0] == 0

    def test_a_file_must_be_named(self, run: Runner) -> None:
        for command in ("new", "show", "do", "undo", "play"):
            code, _, err = run("wolfen", command, "--lang", "uk")
            assert (code, err) == (2, f"Назвіть файл гри: nightcaller wolfen {command} evening.json.\n")


class TestShow:
    def test_in_public_nothing_tells_who_holds_what(self, run: Runner, dealt: Path) -> None:
        _, out, _ = run("wolfen", "show", str(dealt))
        assert out.splitlines() == [
            "Night one. Called: Psychic.",
            *(f"{name}\talive" for name in EIGHT.split(",")[:7]),
            "Hal\tStoryteller",
        ]

    def test_the_storyteller_sees_all(self, run: Runner, dealt: Path) -> None:
        _, out, _ = run("wolfen", "show", str(dealt), "--secret")
        assert "Dee\talive\tAlpha\tWolfen" in out

    def test_a_player_sees_the_own_card(self, run: Runner, dealt: Path, do: Callable[[str], Ran]) -> None:
        for _ in range(3):
            do("next")
        _, out, _ = run("wolfen", "show", str(dealt), "--player", "ben")
        assert "Ben, your card: Beta." in out
        assert "Ben sees the pack: Dee and Ben." in out
        assert "Alpha" not in out

    def test_as_json(self, run: Runner, dealt: Path, do: Callable[[str], Ran]) -> None:
        play_to_the_second_night(do)
        seen = json.loads(run("wolfen", "show", str(dealt), "--json")[1])
        assert (seen["phase"], seen["number"], seen["called"]) == ("night", 2, "psychic")
        assert seen["deaths"] == [
            {"player": "Hal", "when": "night", "number": 1, "cause": "storyteller"},
            {"player": "Eve", "when": "day", "number": 1, "cause": "executed"},
        ]
        assert all(player.keys() == {"name", "state"} for player in seen["players"])
        all_of_it = json.loads(run("wolfen", "show", str(dealt), "--json", "--secret")[1])
        assert all_of_it["players"][3] == {"name": "Dee", "state": "alive", "card": "alpha", "faction": "wolfen"}
        assert all_of_it["learned"][0] == {"player": "Dee", "night": 1, "what": "pack", "about": ["Dee", "Ben"]}
        assert all_of_it["reason"].startswith("Nobody has won yet")

    def test_at_the_end_the_cards_are_open(self, run: Runner, dealt: Path, do: Callable[[str], Ran]) -> None:
        play_to_the_second_night(do)
        for step in ("suicide Ben", "suicide Dee"):
            do(step)
        _, out, _ = run("wolfen", "show", str(dealt))
        assert "Dee\tout\tAlpha\tWolfen" in out
        assert "No Wolfen is left alive, so the Humans win." in out
        assert "Winners: Ana, Carl, Eve, Fay and Gus." in out


class TestDo:
    def test_what_the_table_hears_and_what_the_storyteller_alone_sees(self, do: Callable[[str], Ran]) -> None:
        play_to_the_second_night(do)
        assert do("psychic Ben")[1].splitlines() == [
            "Noted.",
            "For the Storyteller’s eyes alone: Carl learns that Ben is a Wolfen: thumb up.",
        ]
        assert do("next")[1].splitlines() == ["Psychic, close your eyes.", "Magus, open your eyes."]

    @pytest.mark.parametrize(
        ("step", "sentence"),
        [
            ("psychic Zoe", "Nobody here is called “Zoe”; the players are listed by show."),
            ("psychic Bem", "Nobody here is called “Bem”. Did you mean Ben?"),
            ("psychic Eve", "Eve is dead; choose someone who lives."),
            ("psychic Hal", "The Storyteller stands apart, and neither chooses nor is chosen; name a player."),
            ("psychic", "Say one player: psychic Ana."),
            ("priest Ben", "Not called at the moment: Priest; next goes on to the following call."),
            ("wolfen Ana", "Not called at the moment: Wolfen; next goes on to the following call."),
            ("romantic Ana", "This card is not in the deck: Romantic."),
            ("accuse Ana Ben", "It is not the time for accusations; next goes on."),
            ("accuse Ana", "Say who accuses whom: accuse Ana Ben."),
            ("vote Ana Ben", "It is not the time to vote; next goes on."),
            ("draw", "No lot is to be drawn now; go on with next."),
            ("count Ana=3", "Say the votes for each nominee: count Ana=3 Ben=2."),
            ("next", "A choice is still to come: Psychic; enter it, or leave it out with next anyway."),
            ("next please", "After next stands nothing, or anyway."),
            ("acuse Ana Ben", "“acuse” is nothing that can happen. Did you mean accuse?"),
            ("sychic Ana", "There is no role called “sychic”. Did you mean Psychic?"),
            ("suicide Hal", "The Storyteller stands apart, and neither chooses nor is chosen; name a player."),
        ],
    )
    def test_refused_is_one_sentence_exit_code_two_and_the_file_as_it_was(
        self, do: Callable[[str], Ran], dealt: Path, step: str, sentence: str
    ) -> None:
        play_to_the_second_night(do)
        before = dealt.read_bytes()
        assert do(step) == (2, "", sentence + "\n")
        assert dealt.read_bytes() == before

    def test_of_several_accusations_all_or_none_are_taken(self, do: Callable[[str], Ran], dealt: Path) -> None:
        for _ in range(5):
            do("next")
        before = dealt.read_bytes()
        assert do("accuse Ana,Ben,Zoe Eve")[0] == 2
        assert do("accuse Ana,Ben,Ana Eve")[0] == 2
        assert dealt.read_bytes() == before

    def test_a_lot_out_of_the_programs_hat_or_out_of_a_real_one(self, do: Callable[[str], Ran], dealt: Path) -> None:
        for step in ["next"] * 5 + ["accuse Ana,Ben,Carl Eve", "accuse Dee,Fay Gus", "accuse Gus,Eve Ana", "next"]:
            assert do(step)[0] == 0, step
        before = dealt.read_bytes()
        assert do("draw")[1] in ("Nominated: Eve and Gus.\n", "Nominated: Eve and Ana.\n")
        dealt.write_bytes(before)
        assert do("draw Ana")[1] == "Nominated: Eve and Ana.\n"

    def test_in_ukrainian(self, run: Runner, tmp_path: Path) -> None:
        file = str(tmp_path / "вечір.json")
        people = "Ана,Богдан,Віра,Ґалаґан,Їжак,Яна"
        run("wolfen", "new", file, "--players", people, "--storyteller", "none", "--no-special", "--seed", "1")
        for _ in range(3):
            assert run("wolfen", "do", file, "далі", "--lang", "uk")[0] == 0
        _, out, _ = run("wolfen", "do", file, "звинуватити", "ана,ЇЖАК", "ґалаґан", "--lang", "uk")
        assert out == "Звинувачення: Ана — Ґалаґан.\nЗвинувачення: Їжак — Ґалаґан.\n"

    def test_a_step_without_words_is_asked_for_in_the_words_of_the_language(self, run: Runner, dealt: Path) -> None:
        code, _, err = run("wolfen", "do", str(dealt), "--lang", "uk")
        assert code == 2
        assert err.startswith("Скажіть, що сталося: далі, звинуватити, голос,")

    def test_names_of_any_kind(self, run: Runner, tmp_path: Path) -> None:
        file = str(tmp_path / "g.json")
        people = "🐺,🦊,李雷,Zoë,O’Neil,Mary Ann"
        code, _, _ = run("wolfen", "new", file, "--players", people, "--storyteller", "none", "--seed", "1")
        assert code == 0
        for _ in range(10):
            run("wolfen", "do", file, "next", "anyway")
            if '"phase": "accusations"' in run("wolfen", "show", file, "--json")[1]:
                break
        assert run("wolfen", "do", file, "accuse", "🐺", "🦊")[1] == "🐺 accuses 🦊.\n"
        assert run("wolfen", "do", file, "accuse", "mary  ann", "zoe")[1] == "Mary Ann accuses Zoë.\n"
        assert run("wolfen", "do", file, "accuse", "🐸", "🦊")[0] == 2


class TestUndo:
    def test_takes_the_last_step_back(self, run: Runner, do: Callable[[str], Ran], dealt: Path) -> None:
        do("next")
        before = dealt.read_bytes()
        do("next")
        assert run("wolfen", "undo", str(dealt))[1] == "Taken back. Night one. Called: Magus.\n"
        assert dealt.read_bytes() == before

    def test_the_end_of_a_game_can_be_taken_back(self, run: Runner, do: Callable[[str], Ran], dealt: Path) -> None:
        for name in ("Ben", "Dee"):
            do(f"suicide {name}")
        assert run("wolfen", "undo", str(dealt))[0] == 0
        assert do("next")[0] == 0

    def test_nothing_to_take_back(self, run: Runner, dealt: Path) -> None:
        assert run("wolfen", "undo", str(dealt))[2] == "Nothing has happened yet that could be taken back.\n"


class TestFiles:
    @pytest.mark.parametrize(
        "content",
        [
            *(b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game": "wolfen"}', b'{"game": "wolfen", "version": "1"}'),
            b'{"game": "onenight", "version": 1, "players": [], "events": []}',
            b'{"game": "wolfen", "version": 1, "players": [], "events": []}',
            b'{"game": "wolfen", "version": 1, "players": 3, "events": []}',
            b'{"game": "wolfen", "version": 1, "players": [{"name": 3, "card": "alpha"}], "events": []}',
            b'{"game": "wolfen", "version": 1, "players": [{"name": "Ana", "card": "seer"}], "events": []}',
            b"[" * 100_000,
            b'{"version": ' + b"9" * 5000 + b"}",
        ],
    )
    def test_a_file_that_is_no_game(self, run: Runner, file: Path, content: bytes) -> None:
        file.write_bytes(content)
        for command in (["show", str(file)], ["do", str(file), "next"], ["undo", str(file)]):
            code, out, err = run("wolfen", *command)
            assert (code, out) == (2, "")
            assert "is no game of Curse of the Wolfen, or damaged" in err
        assert file.read_bytes() == content

    def test_a_step_that_the_rules_do_not_allow(self, run: Runner, dealt: Path) -> None:
        kept = json.loads(dealt.read_text("utf-8"))
        kept["events"] = [{"do": "next"}, {"do": "vote", "by": "Ana", "player": "Ben"}]
        dealt.write_text(json.dumps(kept), "utf-8")
        code, _, err = run("wolfen", "show", str(dealt))
        assert code == 2
        assert "from step 2 on: It is not the time to vote" in err

    def test_a_newer_file(self, run: Runner, dealt: Path) -> None:
        dealt.write_text(dealt.read_text("utf-8").replace('"version": 1', '"version": 2'), "utf-8")
        assert "newer nightcaller" in run("wolfen", "show", str(dealt))[2]

    def test_no_file(self, run: Runner, tmp_path: Path) -> None:
        code, _, err = run("wolfen", "show", str(tmp_path / "no.json"))
        assert code == 2
        assert "nightcaller wolfen new" in err

    def test_a_folder(self, run: Runner, tmp_path: Path) -> None:
        assert run("wolfen", "show", str(tmp_path))[0] == 2
        assert run("wolfen", "new", str(tmp_path), "--players", EIGHT, "--force")[0] == 2

    def test_killed_at_any_moment_the_game_is_whole(self, dealt: Path) -> None:
        """Steps are entered and killed at random moments: each is in the file, or it is not."""
        for number in range(6):
            program = [sys.executable, "-m", "voice", "wolfen", "do", str(dealt), "next", "anyway"]
            child = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                child.wait(timeout=0.2 + 0.07 * number)
            except subprocess.TimeoutExpired:
                os.kill(child.pid, signal.SIGKILL)
                child.wait()
            assert json.loads(dealt.read_text("utf-8"))["game"] == "wolfen"
        main(["wolfen", "show", str(dealt)])


def a_document(**more: Any) -> dict[str, Any]:
    cards = "psychic alpha beta magus priest lunatic werehamster athlete".split()
    return {
        "players": [{"name": name, "card": card} for name, card in zip(EIGHT.split(","), cards, strict=True)],
        **more,
    }


class TestPlay:
    @pytest.fixture
    def play(self, run: Runner, file: Path) -> Callable[..., dict[str, Any]]:
        def play(document: dict[str, Any], *options: str) -> dict[str, Any]:
            file.write_text(json.dumps(document), "utf-8")
            code, out, err = run("wolfen", "play", str(file), "--json", *options)
            assert (code, err) == (0, "")
            told: dict[str, Any] = json.loads(out)
            return told

        return play

    def test_a_whole_game(self, play: Callable[..., dict[str, Any]]) -> None:
        """Ana is Psychic, Ben and Carl are Wolfen, Dee is Magus, Eve Priest, Fay Lunatic, Gus Werehamster."""
        tie = {"Ana": "Ben", "Carl": "Hal", "Dee": "Ben", "Eve": "Hal", "Fay": "Ben", "Gus": "Hal"}
        first = {"Ana": "Ben", "Carl": "Hal", "Dee": "Ben", "Eve": "Ben", "Fay": "Hal", "Gus": "Ben"}
        told = play(
            a_document(
                nights=[
                    {"lunatic": "human"},
                    {"psychic": "Ben", "priest": "Ana", "wolfen": {"Ben": "Ana", "Carl": "Dee"}},
                    {"psychic": "Gus", "magus": {"jinx": "Carl"}, "lunatic": "Eve"},
                ],
                days=[
                    {"accusations": {**first, "Ben": "Hal", "Hal": "Ana"}, "votes": [tie, tie], "lot": "Hal"},
                    {"accusations": {**dict.fromkeys(("Ana", "Carl", "Dee", "Eve", "Fay", "Gus", "Hal"), "Ben")}},
                ],
            )
        )
        assert told["problems"] == []
        assert told["nights"] == [
            {"night": 1, "deaths": []},
            {"night": 2, "deaths": []},
            {
                "night": 3,
                "deaths": [
                    {"player": "Carl", "cause": "jinx"},
                    {"player": "Eve", "cause": "lunatic"},
                    {"player": "Gus", "cause": "seen"},
                ],
            },
        ]
        assert told["days"] == [
            {"day": 1, "nominees": ["Ben", "Hal"], "executed": "Hal", "suicide": None},
            {"day": 2, "nominees": ["Ben"], "executed": "Ben", "suicide": None},
        ]
        assert told["draws"] == [["Hal"]]
        assert [each["text"] for each in told["learned"] if each["player"] == "Ana"] == [
            "Ana learns that Ben is a Wolfen: thumb up.",
            "Ana learns that Gus is no Wolfen: thumb down.",
        ]
        assert (told["winners"], told["factions"]) == (["Ana", "Dee", "Eve", "Fay", "Hal"], ["human"])
        assert told["reason"] == "No Wolfen is left alive, so the Humans win."

    def test_an_illegal_choice_is_refused_alone(self, play: Callable[..., dict[str, Any]]) -> None:
        night = {"psychic": "Ben", "priest": "Eve", "magus": {"jinx": "Zoe"}, "lunatic": "Gus", "wolfen": "Hal"}
        told = play(a_document(nights=[{"lunatic": "wolfen"}, night], days=[{}]))
        assert told["problems"] == [
            "Night two: Nobody here is called “Zoe”; the players are listed by show.",
            "Night two: The Priest does not protect himself; choose another player.",
        ]
        assert told["nights"][1]["deaths"] == [{"player": "Hal", "cause": "wolfen"}]
        assert [each["what"] for each in told["learned"] if each["player"] == "Ana"] == ["wolfen"]

    def test_the_end_with_winners_factions_and_a_reason(self, play: Callable[..., dict[str, Any]]) -> None:
        days = [{"suicide": "Ben"}, {"suicide": {"player": "Carl", "phase": "accusations"}}]
        told = play(a_document(nights=[{"lunatic": "human"}, {"psychic": "Gus"}], days=days), "--lang", "uk")
        assert (told["factions"], told["out"], told["ghosts"]) == (["human"], ["Ben", "Carl"], ["Gus"])
        assert told["winners"] == ["Ana", "Dee", "Eve", "Fay", "Hal"]
        assert told["reason"] == "Живих Вовкунів не лишилося, тож перемагають Люди."

    def test_what_is_told_of_after_the_end_is_a_problem(self, play: Callable[..., dict[str, Any]]) -> None:
        days = [{"suicide": "Ben"}, {"suicide": "Carl"}, {"accusations": {"Ana": "Dee"}}]
        told = play(a_document(nights=[{}, {}, {"psychic": "Dee"}], days=days))
        assert [problem.split("; ")[0] for problem in told["problems"]] == [
            "Night three: The game is over",
            "Day three: The game is over",
        ]

    def test_a_suicide_at_night_ends_it_there(self, play: Callable[..., dict[str, Any]]) -> None:
        night = {"suicide": {"player": "Hal", "turn": "priest"}, "wolfen": "Ana", "psychic": "Gus"}
        told = play(a_document(nights=[{"lunatic": "human"}, night], days=[{}]))
        assert told["nights"][1]["deaths"] == [
            {"player": "Hal", "cause": "suicide"},
            {"player": "Gus", "cause": "seen"},
        ]

    def test_lots_that_are_left_open_come_from_the_seed(self, play: Callable[..., dict[str, Any]]) -> None:
        accusations = dict(zip(EIGHT.split(","), "Ben,Carl,Ben,Carl,Dee,Dee,Hal,Eve".split(","), strict=True))
        document = a_document(nights=[{}], days=[{"accusations": accusations, "counts": [[3, 2]]}])
        assert play(document, "--seed", "3") == play(document, "--seed", "3")
        assert len({json.dumps(play(document, "--seed", str(seed))) for seed in range(12)}) > 1

    def test_without_any_night_nothing_has_happened(self, play: Callable[..., dict[str, Any]]) -> None:
        told = play(a_document())
        assert (told["nights"], told["days"], told["winners"], told["phase"]) == ([], [], [], "night")
        assert told["reason"].startswith("Nobody has won yet")

    @pytest.mark.parametrize(
        ("content", "sentence"),
        [
            ("{", "“{file}” is not JSON: look at line 1."),
            ('{\n"players": [,]}', "“{file}” is not JSON: look at line 2."),
            ("[]", "“{file}” must be an object"),
            ("{}", "“players” is missing or no list"),
            ('{"players": []}', "Zero is too few: at least six must play."),
            (json.dumps(a_document(knights=[])), "Not understood at knights"),
            (json.dumps(a_document(nights={})), "“nights” is missing or no list"),
            (json.dumps(a_document(nights=[3])), "“nights[0]” must be an object"),
            (json.dumps(a_document(nights=[{"psychic": 3}])), "“nights[0].psychic” is missing or no text"),
            (json.dumps(a_document(nights=[{"seer": "Ana"}])), "There is no role called “seer”"),
            (json.dumps(a_document(nights=[{"magus": {"curse": "Ana"}}])), "Not understood at nights[0].magus.curse"),
            (json.dumps(a_document(days=[{"accuse": {}}])), "Not understood at days[0].accuse"),
            (json.dumps(a_document(days=[{"counts": [[1, "2"]]}])), "Not understood at days[0].counts[0]"),
            (json.dumps(a_document(days=[{"votes": [{}, {}, {}]}])), "Not understood at days[0].votes[2]"),
            (json.dumps({"players": a_document()["players"][:5]}), "Five is too few: at least six must play."),
            (
                json.dumps({"players": [*a_document()["players"][:7], {"name": "ana", "card": "pilot"}]}),
                "Two players are called “Ana”",
            ),
            (
                json.dumps({"players": [*a_document()["players"][:7], {"name": "Hal", "card": "sear"}]}),
                "There is no role called “sear”",
            ),
            (
                json.dumps({"players": [*a_document()["players"][:7], {"name": "Hal", "card": "alpha"}]}),
                "The card is there twice: Alpha",
            ),
        ],
    )
    def test_a_broken_document_is_one_sentence_and_exit_code_two(
        self, run: Runner, file: Path, content: str, sentence: str
    ) -> None:
        file.write_text(content, "utf-8")
        code, out, err = run("wolfen", "play", str(file), "--json")
        assert (code, out) == (2, "")
        assert err.startswith(sentence.replace("{file}", str(file)))
        assert err.count("\n") == 1

    def test_bytes_that_are_no_letters(self, run: Runner, file: Path) -> None:
        file.write_bytes(b'{\n"players": "\xff"}')
        code, _, err = run("wolfen", "play", str(file))
        assert code == 2
        assert "is not JSON" in err

    def test_from_the_input_and_for_people(self) -> None:
        document = a_document(nights=[{}], days=[{"suicide": "Ben"}])
        program = [sys.executable, "-m", "voice", "wolfen", "play", "-"]
        done = subprocess.run(program, input=json.dumps(document), capture_output=True, text=True, check=True)
        assert done.stdout.splitlines()[-1].startswith("Nobody has won yet")


def test_the_group_without_a_word_is_help(run: Runner) -> None:
    assert "Takes the last step back" in run("wolfen")[1]
