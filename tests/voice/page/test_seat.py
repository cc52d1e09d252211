"""A player's own phone: the door that nobody hears, in Curse of the Wolfen without a Storyteller."""

import json
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from games.wolfen import Table
from intents.commands import Accuse, StartNight, StartVote, Yes
from scripts import words
from tests.voice.page.conftest import Opener
from tests.voice.page.reading import Reader
from tests.voice.page.served import Served, served
from tests.voice.page.test_access import PHONE, check

NAMES = ("Ana", "Bo", "Cid", "Dee", "Eva", "Fay")
PACK = ("alpha", "beta", "delta", "gamma")
REFUSED = ("403", "404", "409")


@pytest.fixture
def dealt(house: Served) -> Served:
    table = house.house.open("one", names=NAMES)
    table.send(StartNight(game="wolfen", storyteller="voice", now=True))
    return house


def island(house: Served) -> Table:
    table = house.table.moderator.state.table
    assert table is not None
    return table


def holder(house: Served, role: str) -> str:
    return next(seat for seat in NAMES if island(house).card(seat) == role)


def take(page: Page, seat: str) -> None:
    page.locator("#seats").get_by_role("button", name=seat, exact=True).click()
    page.locator("#reveal").wait_for()


def call(house: Served, method: str, path: str, body: Any = None, key: str | None = None) -> tuple[int, Any]:
    where = urlsplit(house.url)
    line = HTTPConnection(where.hostname or "", where.port)
    headers = {"Content-Type": "application/json"} | ({"Seat-Key": key} if key is not None else {})
    line.request(method, f"/api/tables/one{path}", None if body is None else json.dumps(body), headers)
    answer = line.getresponse()
    told = answer.read()
    line.close()
    return answer.status, json.loads(told) if told else None


def test_a_phone_shows_its_own_card_and_takes_its_choice(dealt: Served, open_page: Opener) -> None:
    seat = holder(dealt, "psychic")
    page = open_page(f"{dealt.url}/table/one/seat", viewport=PHONE)
    take(page, seat)
    expect(page.locator("#card")).to_be_hidden()  # it lies covered
    check(page)
    Reader(page, "en").press("Show my card")
    expect(page.locator("#card")).to_have_text(words("en").role("psychic", "wolfen"))
    check(page)

    other = open_page(f"{dealt.url}/table/one/seat", expects=REFUSED)
    expect(other.locator("#seats")).to_contain_text(f"{seat}: taken")
    second = next(each for each in NAMES if each != seat)
    take(other, second)
    other.locator("#reveal").click()
    expect(other.locator("#card")).to_have_text(words("en").role(island(dealt).card(second), "wolfen"))
    # Both phones have the same shape, whoever may choose.
    shape = "() => [...document.querySelectorAll('#secret > *')].map(each => each.tagName + each.id)"
    assert page.evaluate(shape) == other.evaluate(shape)

    dealt.table.send(Yes())
    dealt.until("day")
    dealt.table.send(StartVote())
    victim = next(each for each in NAMES if island(dealt).card(each) not in ("psychic", *PACK))
    for each in NAMES:
        if each != victim:
            dealt.table.send(Accuse(each, victim))
    dealt.clock.until(lambda: (asked := dealt.table.moderator.state.question) is not None and asked.ask == "next night")
    dealt.table.send(Yes())
    dealt.until_call("psychic")
    before = json.dumps(dealt.table.view()["known"]), dealt.table.feed.last
    page.bring_to_front()
    if page.locator("#secret").is_hidden():
        page.locator("#reveal").click()
    target = next(each for each in NAMES if each not in (seat, victim))
    page.locator("#offer").select_option(label=target)
    page.locator("#choice button").click()
    expect(page.locator("#answer")).to_contain_text(target)
    assert (json.dumps(dealt.table.view()["known"]), dealt.table.feed.last) == before  # nobody else can know


def test_a_seat_is_taken_once_and_opens_to_its_own_key_alone(dealt: Served) -> None:
    status, told = call(dealt, "POST", "/seats/Ana")
    assert (status, list(told)) == (201, ["key"])
    assert call(dealt, "POST", "/seats/Ana")[0] == 409
    assert call(dealt, "GET", "/seats/Ana", key=told["key"])[1]["card"]
    for key in (None, "", "wrong", "ключ".encode().decode("latin-1")):
        assert call(dealt, "GET", "/seats/Ana", key=key)[0] == 403
        assert call(dealt, "POST", "/seats/Ana/choice", {"do": "nothing"}, key)[0] == 403
    assert call(dealt, "GET", "/seats/Bo", key=told["key"])[0] == 403
    assert call(dealt, "POST", "/seats/Nobody")[0] == 404
    assert call(dealt, "POST", "/seats/Ana/choice", {"do": "marry"}, told["key"])[0] == 400
    kept = (dealt.house.register.path.parent / "seats.json").read_text("utf-8")
    assert told["key"] not in kept


def test_a_seat_is_freed_before_everyone(dealt: Served, open_page: Opener) -> None:
    page = open_page(f"{dealt.url}/table/one/seat", expects=REFUSED)
    take(page, "Bo")
    table = open_page(f"{dealt.url}/table/one", expects=REFUSED)
    table.locator("html[data-following=yes]").wait_for()
    assert call(dealt, "DELETE", "/seats/Bo")[0] == 204
    expect(table.locator("#alerts")).to_contain_text("Bo: this seat was given up")
    page.reload()
    expect(page.locator("#choosing")).to_be_visible()  # the phone no longer has it


def test_phones_keep_their_seats_after_a_power_cut(tmp_path: Path) -> None:
    with served(tmp_path) as before:
        before.house.open("one", names=NAMES)
        key = call(before, "POST", "/seats/Ana")[1]["key"]
    with served(tmp_path) as after:
        assert call(after, "GET", "/seats/Ana", key=key) == (200, {"card": "", "lines": [], "offers": []})
        after.house.close_table("one")
        after.house.open("one", names=NAMES)
        assert call(after, "GET", "/seats/Ana", key=key)[0] == 403  # another table, though it has the same code


def test_names_are_written_down_between_games(house: Served) -> None:
    house.house.open("one", players=3)
    status, view = call(house, "PUT", "/names", {"names": ["Ana", "Bo", "Cid"]})
    assert (status, view["players"], view["seats"][0]) == (200, 3, {"id": "Ana", "name": "Ana"})
    assert call(house, "PUT", "/names", {"names": ["Ana", "ana", "Bo"]})[0] == 400
    house.table.say("start now with only Seer and two Werewolves")
    assert house.table.moderator.state.phase == "night"
    assert call(house, "PUT", "/names", {"names": []})[1]["error"] == "names-not-now"
    house.table.say("stop the game")
    house.table.say("yes")
    assert call(house, "PUT", "/names", {"names": []})[1]["seats"][0] == {"id": "1", "name": "player one"}
