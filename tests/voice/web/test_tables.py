"""A table from its opening to the verdict, as programs play it: real requests, real answers."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile

import pytest

from games import ONENIGHT
from scripts import Request, words, write
from scripts.cues import Say
from tests.voice.house.clock import JumpingTimers
from tests.voice.web.calling import Caller, served
from tests.voice.web.conftest import PLENTY
from voice.house import House
from voice.house.shapes import EVENTS
from voice.house.view import view
from voice.moderator import Moderator, State
from voice.moderator.secrets import public
from voice.mouth import Unspoken


@dataclass(frozen=True)
class Playing:
    """A service whose time jumps."""

    caller: Caller
    house: House
    clock: JumpingTimers

    def until(self, code: str, done: Callable[[State], bool]) -> None:
        """Lets time go by until a table is there."""
        while not done(self.house.table(code).moderator.state):
            self.clock.step()


@pytest.fixture(scope="module")
def playing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playing]:
    clock = JumpingTimers()
    house = House(voice=Unspoken, timers=clock, folder=tmp_path_factory.mktemp("house"))
    house.load()
    with served(house, PLENTY) as caller:
        yield Playing(caller, house, clock)
    house.close()


def test_a_table_is_opened_looked_at_and_closed(caller: Caller) -> None:
    opened = caller.post("/api/tables", {"language": "uk", "names": ["Анна", "Борис", "Віра"]})
    assert (opened.status, opened.json["settings"]["language"]) == (201, "uk")
    code = opened.json["code"]
    assert opened.headers["Location"] == f"/api/tables/{code}"
    assert code.isdigit()
    assert len(code) == 4
    assert [seat["name"] for seat in caller.view(code)["seats"]] == ["Анна", "Борис", "Віра"]
    assert caller.ask("DELETE", f"/api/tables/{code}").status == 204
    gone = caller.get(f"/api/tables/{code}")
    assert (gone.status, gone.error) == (404, "no-table")
    assert caller.ask("DELETE", f"/api/tables/{code}").status == 404


def test_a_table_can_be_opened_without_a_body(caller: Caller) -> None:
    assert caller.post("/api/tables").status == 201


def test_a_table_has_a_code_of_ones_own(caller: Caller) -> None:
    first = caller.ask("PUT", "/api/tables/kitchen", {"language": "uk"})
    again = caller.ask("PUT", "/api/tables/kitchen", {"language": "en"})
    assert (first.status, again.status) == (201, 200)
    assert first.json == again.json
    assert caller.ask("PUT", "/api/tables/Kitchen").error == "table-code"
    assert caller.ask("PUT", "/api/tables/kitchen", {"language": "elvish"}).error == "unknown-language"


@pytest.mark.parametrize(
    ("language", "start", "players", "yes"),
    [
        ("en", "start night with Sentinel and Witch", "five", "yes"),
        ("uk", "почни ніч із Вартовим і Відьмою", "п'ятеро", "так"),
    ],
)
def test_a_night_begins_by_what_is_said(caller: Caller, language: str, start: str, players: str, yes: str) -> None:
    code = caller.open(language=language)
    asked = caller.say(code, start)
    assert (asked["intent"], asked["question"], asked["phase"]) == ("StartNight", True, "setup")
    assert asked["lines"] == [words(language).text("ask-players")]
    read_back = caller.say(code, players)
    assert words(language).role("sentinel", "onenight") in read_back["speech"]
    assert caller.view(code)["question"] == "start"
    begun = caller.say(code, yes)
    assert (begun["phase"], begun["narration"], begun["question"]) == ("night", True, False)
    assert caller.say(code, {"en": "pause", "uk": "пауза"}[language])["chime"]
    assert caller.view(code)["held"] is True


def test_the_same_with_commands_that_are_ready(caller: Caller) -> None:
    code = caller.open()
    begun = caller.send(code, "StartNight", roles=["sentinel", "witch"], players=5, now=True)
    assert (begun.status, begun.json["phase"], begun.json["heard"]) == (200, "night", "")
    assert caller.send(code, "Pause").json["intent"] == "Pause"
    assert caller.view(code)["held"] is True
    assert caller.send(code, "Resume").status == 200
    assert caller.view(code)["held"] is False


def test_what_nobody_understands_changes_nothing(caller: Caller) -> None:
    code = caller.open()
    before = caller.view(code)
    answer = caller.say(code, "the weather is nice")
    assert (answer["intent"], answer["heard"]) == (None, "the weather is nice")
    after = caller.view(code)
    assert {**after, "last_said": []} == {**before, "last_said": []}


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_night_that_is_told_is_the_script(playing: Playing, language: str) -> None:
    code = playing.caller.open(language=language)
    with playing.caller.follow(code) as following:
        assert playing.caller.send(code, "StartNight", roles=["sentinel", "witch"], players=5, now=True).status == 200
        roles = playing.caller.view(code)["roles"]
        playing.until(code, lambda state: state.phase == "day")
        told = [*takewhile(lambda each: each.kind != "state" or each.data["phase"] != "day", following)]
    for each in told:
        playing.caller.document.shape(EVENTS[each.kind].__name__, each.data)
    spoken, script = words(language), write(Request(language, roles=roles, players=5, only=True)).script
    lines = [spoken.line(cue, ONENIGHT) for cue in script.cues if isinstance(cue, Say)]
    said = [each.data["text"] for each in told if each.kind == "say" and each.data["narration"]]
    assert said[: len(lines)] == lines


def test_a_game_from_the_first_word_to_the_verdict(playing: Playing) -> None:
    caller = playing.caller
    code = caller.open(names=["Anna", "Ben", "Chris"])
    assert "Start?" in caller.say(code, "start night with Seer and Robber")["speech"]
    assert caller.say(code, "yes")["phase"] == "night"
    playing.until(code, lambda state: state.phase == "day")
    clock = caller.view(code)["clock"]
    assert (clock["exact"], clock["runs"]) == (True, True)
    assert "minute" in caller.say(code, "how long")["speech"]
    playing.until(code, lambda state: state.phase == "vote" and state.course is None)
    for vote in ("Anna votes for Ben", "Ben votes for Anna", "Chris votes for Ben"):
        assert caller.say(code, vote)["intent"] == "RecordVote"
    assert caller.view(code)["votes"] == {"Anna": "Ben", "Ben": "Anna", "Chris": "Ben"}
    cards = {"Anna": "seer", "Ben": "werewolf", "Chris": "robber"}
    while (view := caller.view(code))["phase"] == "vote":
        assert view["question"] == "card"
        verdict = caller.say(code, cards[view["about"]])
    assert caller.view(code)["phase"] == "over"
    assert "village" in verdict["speech"].casefold()


def test_the_long_game_shows_no_more_than_everyone_knows(playing: Playing) -> None:
    caller = playing.caller
    code = caller.open(names=list("ABCDEFGH"))
    dealt = caller.send(code, "StartNight", game="wolfen", players=8, storyteller="voice", now=True)
    assert (dealt.json["question"], caller.view(code)["question"]) == (True, "dealt")
    assert caller.send(code, "Yes").json["phase"] == "night"
    table = playing.house.table(code)
    seen = 0
    while table.moderator.state.phase == "night":
        state = table.moderator.state
        assert state.table
        assert public(state) != state
        assert caller.view(code) == view(code, Moderator(public(state)), playing.clock.now())
        playing.clock.step()
        seen += 1
    assert seen > 20
