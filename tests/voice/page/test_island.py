"""A day of Curse of the Wolfen on the page, told by a person and by the moderator."""

import pytest
from playwright.sync_api import expect

from scripts import words
from tests.voice.page.conftest import Opener
from tests.voice.page.reading import Reader
from tests.voice.page.served import Served
from voice.moderator import State

NAMES = ("Ana", "Bo", "Cid", "Dee", "Eva", "Fay", "Gus")


@pytest.mark.parametrize("teller", ["person", "voice"])
def test_a_day_of_the_long_game(house: Served, open_page: Opener, teller: str) -> None:
    house.house.open("one")
    page = open_page(f"{house.url}/table/one")
    reader = Reader(page, "en")

    def state() -> State:
        return house.table.moderator.state

    def until(ask: str) -> None:
        house.clock.until(lambda: (question := state().question) is not None and question.ask == ask)
        expect(page.locator("#question")).to_be_visible()

    def until_part(part: str) -> None:
        house.clock.until(lambda: (course := state().course) is not None and course.part == part)

    page.locator("#games input[value=wolfen]").check()
    page.locator(f"#tellers input[value={teller}]").check()
    page.locator("#names").fill(", ".join(NAMES))
    page.locator("#search").fill("magus")
    page.keyboard.press("Enter")
    expect(page.locator("#deck")).to_contain_text(words("en").role("psychic", "wolfen"))  # it follows from the number
    page.locator("#begin").click()
    if teller == "voice":
        until("dealt")
        expect(page.locator("#my-seat")).to_be_visible()
        page.locator("#answers").get_by_role("button", name="Yes").click()
    reader.expect_phase("night")
    assert (state().plan.storyteller, state().plan.names) == (teller, NAMES)
    assert "magus" in state().plan.roles

    until_part("day")
    page.get_by_role("button", name="Vote now").click()
    for accuser in NAMES[:-1]:
        expect(page.locator("#vote-pick .prompt")).to_have_text(f"Whom does {accuser} accuse?")
        target = "Ana" if accuser != "Ana" else "Bo"
        page.locator("#vote-pick").get_by_role("button", name=target, exact=True).click()
    page.locator("#vote-given").get_by_role("button", name="Change: Fay").click()
    page.locator("#vote-pick").get_by_role("button", name="Bo", exact=True).click()
    expect(page.locator("#vote-given")).to_contain_text("Fay: Bo")
    page.locator("#vote-pick").get_by_role("button", name="Bo", exact=True).click()  # and Gus
    if teller == "person":
        until("nominees")
        for name in ("Ana", "Bo"):
            page.locator("#answers").get_by_label(name, exact=True).check()
        page.get_by_role("button", name="These are nominated").click()
    until_part("vote")
    for voter in NAMES[2:]:
        expect(page.locator("#vote-pick .prompt")).to_have_text(f"Whom does {voter} point at?")
        page.locator("#vote-pick").get_by_role("button", name="Bo", exact=True).click()
    if teller == "person":
        until("executed")
        page.locator("#answers").get_by_role("button", name="Bo", exact=True).click()
    until_part("execution")
    assert state().island.executed == "Bo"
