"""`nightcaller simulate`: the same seed, the same games, whoever plays them."""

import json
import os
import signal
from collections import deque
from collections.abc import Iterable
from dataclasses import asdict, replace
from multiprocessing import parent_process
from pathlib import Path
from xml.etree import ElementTree

import pytest

from games import ONENIGHT, WOLFEN, complete, wolfen_deck
from games.simulation import Simulation, Tally
from tests.voice.conftest import Runner
from voice.simulating import AT_ONCE, WORTH_IT, play_many, share

SIMULATION = Simulation(ONENIGHT, 5, complete(("seer", "minion", "tanner"), 5).cards, seed=7)


def last(games: int, processes: int) -> Tally:
    (tally,) = deque(play_many(SIMULATION, games, processes), maxlen=1)
    return tally


def test_every_core_plays_the_same_games() -> None:
    games = WORTH_IT + 1
    alone = SIMULATION.play(range(games))
    assert last(games, 1) == last(games, 2) == alone
    assert alone.games == games


class Killed(Simulation):
    """Whoever plays it in a process of its own is killed."""

    def play(self, games: Iterable[int]) -> Tally:
        if parent_process():
            os.kill(os.getpid(), signal.SIGKILL)
        return super().play(games)


def test_a_process_that_is_killed_costs_time_alone() -> None:
    games = WORTH_IT + 1
    (tally,) = deque(play_many(Killed(**asdict(SIMULATION)), games, 2), maxlen=1)
    assert tally == SIMULATION.play(range(games))


def test_another_seed_is_another_evening() -> None:
    other = replace(SIMULATION, seed=8)
    assert SIMULATION.play(range(50)) == SIMULATION.play(range(50)) != other.play(range(50))


def test_every_game_has_winners_or_nobody() -> None:
    tally = SIMULATION.play(range(300))
    assert tally.held.total() == 300 * SIMULATION.players
    # Only the Tanner ever wins beside another team.
    assert 300 <= tally.teams.total() <= 300 + tally.teams["tanner"]
    assert all(tally.won[card] <= tally.held[card] for card in tally.won)


def test_the_long_game_is_played_to_its_end() -> None:
    tally = Simulation(WOLFEN, 8, wolfen_deck(8)).play(range(60))
    assert tally.teams.total() == tally.games == 60
    assert tally.held.total() == 60 * 7  # the Storyteller takes no side
    assert 0 < tally.won["alpha"] < tally.held["alpha"] == 60


def test_progress_is_told_part_by_part() -> None:
    assert [tally.games for tally in play_many(SIMULATION, 600)] == [AT_ONCE, 2 * AT_ONCE, 600]


def test_a_share_of_few_games_is_less_sure() -> None:
    part, spread = share(5, 10)
    assert part == 0.5
    assert spread > share(500, 1000)[1] > 0
    assert share(0, 0) == (0.0, 0.0)


def test_the_table_says_how_often_each_team_wins(run: Runner) -> None:
    code, out, _ = run("simulate", "--players", "5", "--roles", "seer,minion,tanner", "--games", "200")
    assert code == 0
    title, *rows = out.splitlines()
    assert title.startswith("200 random games of 5 players with two Werewolves, Minion, Seer,")
    assert [row.split("\t")[0] for row in rows[:4]] == ["Village", "Werewolves", "Tanner", "Nobody"]
    assert rows[0].split("\t")[2].endswith(")")


def test_the_table_of_the_long_game(run: Runner) -> None:
    code, out, _ = run("simulate", "--game", "wolfen", "--players", "8", "--roles", "werehamster", "--games", "30")
    assert code == 0
    assert [row.split("\t")[0] for row in out.splitlines()[1:4]] == ["Humans", "Wolfen", "Werehamster"]


def test_programs_get_the_counts(run: Runner) -> None:
    code, out, _ = run("simulate", "--preset", "total chaos", "--games", "100", "--seed", "3", "--json")
    assert code == 0
    told = json.loads(out)
    assert (told["players"], told["games"], told["seed"], told["edition"]) == (5, 100, 3, "english")
    assert len(told["roles"]) == 8
    assert sum(each["held"] for each in told["cards"].values()) == 500
    again = run("simulate", "--preset", "total chaos", "--games", "100", "--seed", "3", "--json")
    assert again[1] == out


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_picture_whose_text_can_be_read_aloud(run: Runner, tmp_path: Path, language: str) -> None:
    target = tmp_path / "deck.svg"
    code, _, err = run("simulate", "--preset", "total chaos", "--games", "50", "--out", str(target), "--lang", language)
    assert code == 0
    assert str(target) in err
    texts = [element.text for element in ElementTree.parse(target).iter("{http://www.w3.org/2000/svg}text")]
    assert {"en": "Werewolves", "uk": "Вовкулаки"}[language] in texts
    drawn = target.read_bytes()
    run("simulate", "--preset", "total chaos", "--games", "50", "--out", str(target), "--lang", language)
    assert target.read_bytes() == drawn


def test_a_picture_in_pixels(run: Runner, tmp_path: Path) -> None:
    target = tmp_path / "deck.png"
    assert run("simulate", "--preset", "total chaos", "--games", "50", "--out", str(target))[0] == 0
    assert target.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--roles", "seer"], "Say how many play, with --players."),
        (["--players", "5"], "Name some roles with --roles, or a set with --preset."),
        (["--players", "5", "--roles", "seer", "--games", "0"], "Games are counted from 1 to 10,000,000."),
        (["--players", "3", "--roles", "seer", "--out", "x.pdf"], "A picture that ends in “.pdf” cannot be drawn;"),
        (["--players", "3", "--roles", "seer", "--out", "x"], "A picture that ends in “” cannot be drawn;"),
        (["--players", "3", "--roles", "sear"], "There is no role called “sear”. Did you mean Seer?"),
        (["--players", "3", "--roles", "seer,robber,drunk,mason,villager,villager"], "There is no Werewolf."),
        (["--players", "2", "--roles", "seer"], "Two is too few"),
        (["--game", "wolfen"], "Say how many play, with --players."),
        (["--game", "wolfen", "--preset", "total chaos"], "--preset belongs to One Night;"),
    ],
)
def test_mistakes_are_one_sentence(run: Runner, arguments: list[str], sentence: str) -> None:
    code, out, err = run("simulate", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1
