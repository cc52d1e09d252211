"""Following a table: what happens as it happens, and nothing twice or never after the line was cut."""

from itertools import pairwise

from tests.voice.web.calling import Caller, served
from voice.house import House
from voice.web import Doors

A_FEW = Doors(most_streams=2, requests_a_second=1000, burst=1000)


def test_whoever_comes_is_told_how_things_stand_and_then_what_happens(caller: Caller) -> None:
    code = caller.open()
    with caller.follow(code) as following:
        first = next(iter(following))
        assert (first.kind, first.data) == ("state", caller.view(code))
        caller.say(code, "start night with Seer")
        assert following.until("heard", text="start night with Seer").data["understood"] == "start the night: Seer"
        said = following.until("say", narration=False)
        assert said.data["text"] == "How many play?"
        assert following.until("state", question="players")


def test_whoever_was_cut_off_goes_on_where_it_was(caller: Caller) -> None:
    code = caller.open()
    with caller.follow(code) as following:
        caller.say(code, "help")
        last = following.until("say")
    caller.say(code, "start night with Seer")
    with caller.follow(code) as again:
        for happened in again:
            assert happened.kind == "state"  # how things stand: it did not say what it knew
            break
    with caller.follow(code, last.id) as again:
        missed = []
        for each in again:
            missed.append(each)
            if each.kind == "state" and each.data["question"] == "players":
                break
    assert [each.data["text"] for each in missed if each.kind == "heard"] == ["start night with Seer"]
    numbers = [int(each.id.partition("-")[2]) for each in missed]
    assert all(after == before + 1 for before, after in pairwise([int(last.id.partition("-")[2]), *numbers]))


def test_an_id_of_another_time_is_as_good_as_none(caller: Caller) -> None:
    code = caller.open()
    for strange in ("00000000-1", "nonsense", "-", f"{'9' * 5000}", "x-٣"):
        with caller.follow(code, strange.encode("utf-8").decode("latin-1")) as following:
            assert next(iter(following)).kind == "state"


def test_a_table_that_is_closed_is_told_and_ends_the_stream(caller: Caller) -> None:
    code = caller.open()
    with caller.follow(code) as following:
        assert caller.ask("DELETE", f"/api/tables/{code}").status == 204
        *_, last = following
    assert (last.kind, last.data) == ("closed", {})


def test_a_table_that_nobody_knows_cannot_be_followed(caller: Caller) -> None:
    assert caller.get("/api/tables/0/events").error == "no-table"


def test_pages_that_have_gone_leave_room_for_others(house: House) -> None:
    with served(house, A_FEW) as caller:
        code = caller.open()
        with caller.follow(code) as one, caller.follow(code) as two:
            assert {next(iter(one)).kind, next(iter(two)).kind} == {"state"}
            full = caller.get(f"/api/tables/{code}/events")
            assert (full.status, full.error) == (503, "streams-full")
            assert int(full.headers["Retry-After"]) > 0
        # Nothing happens at the table, and yet it is noticed soon that both have hung up.
        while caller.ask("HEAD", f"/api/tables/{code}/events").status == 503:
            pass
        with caller.follow(code) as three:
            assert next(iter(three)).kind == "state"


def test_a_house_that_rests_lets_go_of_its_followers(house: House) -> None:
    with served(house) as caller:
        code = caller.open()
        following = caller.follow(code)
        assert next(iter(following)).kind == "state"
    assert "closed" not in [each.kind for each in following]  # the table is there again when the house is
    following.hang_up()
