"""The lobby: every role at a glance, what is wrong always in sight, and picks that outlast a reload."""

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts import words
from tests.voice.page.conftest import Opener
from tests.voice.page.reading import Reader
from tests.voice.page.served import Served
from tests.voice.page.test_access import DESKTOP, PHONE

TALLEST = 4.5
"""Windows that the lobby of a phone may be long."""
ON_TOP = """at => {
  const { left, top, width, height } = at.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && at.contains(there);
}"""


def expect_in_sight(element: Locator) -> None:
    expect(element).to_be_in_viewport(ratio=1)
    assert element.evaluate(ON_TOP)


def short_of_a_card(page: Page) -> None:
    page.locator("#presets button").first.click()
    page.locator("#fewer").click()
    page.locator("#problems li button").first.wait_for(state="attached")


def test_what_is_wrong_stands_beside_the_start(house: Served, open_page: Opener) -> None:
    house.house.open("one")
    page = open_page(f"{house.url}/table/one", viewport=DESKTOP)
    short_of_a_card(page)
    for place in (page.locator("h1:visible"), page.locator("#roles li").last):
        place.scroll_into_view_if_needed()
        for element in (page.locator("#problems li"), page.locator("#problems button"), page.locator("#begin")):
            expect_in_sight(element)
    page.locator("#problems button").click()
    expect(page.locator("#problems-box")).to_be_hidden()


def test_on_a_phone_the_lobby_is_short_and_its_foot_tells_how_it_stands(house: Served, open_page: Opener) -> None:
    house.house.open("one")
    page = open_page(f"{house.url}/table/one", viewport=PHONE)
    reader = Reader(page, "en")
    short_of_a_card(page)
    assert page.evaluate("() => document.documentElement.scrollHeight") < TALLEST * PHONE["height"]
    expect(page.locator("#deck-count")).to_have_text(reader.text("deck-count", n="6", of="7"))
    mend = page.locator("#problems-open")
    expect(mend).to_have_text(reader.text("problems-count", n="1"))
    for element in (page.locator("#deck-count"), mend, page.locator("#begin")):
        expect_in_sight(element)
    expect(page.locator("#problems")).to_be_hidden()
    mend.press("Enter")
    expect_in_sight(page.locator("#problems button"))
    below = page.evaluate("() => scrollY")
    page.locator("#problems button").press("Enter")
    expect(mend).to_be_hidden()
    expect(page.locator("#begin")).to_be_focused()  # and the page stays where it was
    assert page.evaluate("() => scrollY") == below > 0


def test_the_foot_never_covers_what_has_the_focus(house: Served, open_page: Opener) -> None:
    house.house.open("one")
    page = open_page(f"{house.url}/table/one", viewport=PHONE, reduced_motion="reduce")
    short_of_a_card(page)
    page.locator("#search").focus()
    at = page.locator(":focus")
    stops = page.locator("#roles button:visible").count()
    assert stops > 2 * page.locator("#roles li").count() - 1
    for _ in range(stops):
        page.keyboard.press("Tab")
        assert at.evaluate(ON_TOP), at.get_attribute("aria-label")


@pytest.mark.parametrize("language", ["en", "uk"])
def test_what_a_role_does_is_told_when_asked(house: Served, open_page: Opener, language: str) -> None:
    house.house.open("one", language=language)
    page = open_page(f"{house.url}/table/one", language)
    reader = Reader(page, language)
    name = reader.role("witch")
    card = page.get_by_role("button", name=name, exact=True)
    about = page.get_by_role("button", name=reader.text("role-about", role=name), exact=True)
    told = page.locator("#help-witch")
    expect(told).to_be_hidden()
    text = words(language).help("witch", "onenight")
    expect(card).to_have_accessible_description(text)  # a screen reader tells it without being asked
    about.press("Enter")
    expect(about).to_have_attribute("aria-expanded", "true")
    expect(told).to_have_text(text)
    expect(told).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")
    about.press("Enter")
    expect(told).to_be_hidden()


def test_picks_outlast_a_reload_until_the_table_moves_on(house: Served, open_page: Opener) -> None:
    house.house.open("one")
    page = open_page(f"{house.url}/table/one")
    for role in ("seer", "robber"):
        page.get_by_role("button", name=words("en").role(role, "onenight"), exact=True).click()
    page.locator("#names").fill("Ana, Bo, Cid, Dee")
    expect(page.locator("#deck li")).to_have_count(2)
    page.reload()
    expect(page.locator("#deck li")).to_have_text(["Seer ×", "Robber ×"])
    expect(page.locator("#players")).to_have_text("4")
    expect(page.locator("#names")).to_have_value("Ana, Bo, Cid, Dee")
    expect(page.locator("#deck-count")).to_have_text(Reader(page, "en").text("deck-count", n="2", of="7"))
    house.table.say("play with only Minion, Hunter and two Werewolves")
    expect(page.locator("#deck li")).to_contain_text(["Hunter"])
    page.reload()
    expect(page.get_by_role("button", name="Seer", exact=True)).to_have_attribute("aria-pressed", "false")
