"""axe finds nothing wrong, on any view of the page, in light and in the dark."""

import io
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.voice.page.conftest import Opener
from tests.voice.page.served import Served

AXE = (Path(str(files("axe_playwright_python"))) / "axe.min.js").read_text("utf-8")
RUN = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


def check(page: Page) -> None:
    """Rules of WCAG 2.2 and good practice. Injected beside the page, whose own rules let no foreign script in."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    violations: list[dict[str, Any]] = page.evaluate(RUN)
    found = [(each["id"], [node["html"] for node in each["nodes"]]) for each in violations]
    assert found == []
    wider = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    assert not wider, "the page is wider than its window"


def covered(page: Page) -> None:
    """The sky reaches the end of the page, however long that is."""
    picture = Image.open(io.BytesIO(page.screenshot(full_page=True))).convert("RGB")
    assert picture.height > page.evaluate("() => innerHeight")
    low = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    assert picture.getpixel((2, picture.height - 2)) == tuple(map(int, re.findall(r"\d+", low)[:3]))


@pytest.mark.parametrize(
    ("language", "scheme", "viewport"), [("en", "light", DESKTOP), ("uk", "dark", PHONE)], ids=["light", "dark"]
)
def test_every_view_is_accessible(
    house: Served, open_page: Opener, language: str, scheme: str, viewport: dict[str, int]
) -> None:
    page = open_page(house.url, language, color_scheme=scheme, viewport=viewport, reduced_motion="reduce")
    page.locator("#open").wait_for()
    check(page)

    page.locator("#open").click()
    page.locator("#roles li").first.wait_for()
    for each in page.locator("details summary").all():
        each.click()
    page.locator("#invite-picture[src]").wait_for()
    check(page)
    page.locator("#games input").last.click()
    page.locator("#deck li").first.wait_for()
    check(page)

    page.locator("#games input").first.click()
    page.locator("#presets button").first.click()
    page.locator("#fewer").click()
    if page.locator("#problems-open").is_visible():
        page.locator("#problems-open").click()
    page.locator("#roles .about").first.click()
    check(page)
    page.locator("#problems li button").first.click()
    page.locator("#begin").click()
    page.locator("html[data-phase=night]").wait_for()
    house.until_call("werewolf")
    expect(page.locator("[aria-current=step]")).to_have_count(1)
    check(page)
    page.keyboard.press("F2")
    page.locator("#paused").wait_for()
    check(page)
    page.keyboard.press("F2")
    page.locator("#paused").wait_for(state="hidden")
    page.locator("#more-orders button").last.click()
    page.locator("#answers button").first.wait_for()
    check(page)
    page.locator("#answers button").last.click()

    house.until("day")
    page.locator("html[data-phase=day]").wait_for()
    check(page)
    covered(page)
    house.until("vote")
    house.clock.until(lambda: house.table.moderator.state.course is None)
    players = len(house.table.moderator.state.plan.seats)
    for told in range(players - 1):
        page.locator("#vote-pick button").first.click()
        page.locator("#vote-given li").nth(told).wait_for()
    check(page)
    page.locator("#vote-pick button").first.click()
    page.locator("#cards-pick button").first.wait_for()
    check(page)
    for told in range(players - 1):
        page.locator("#cards-pick button").last.click()
        page.locator("#cards-told li").nth(told).wait_for()
    page.locator("#cards-pick button").last.click()
    page.locator("#outcome .won").wait_for()
    check(page)
    page.locator("#change-deck").click()
    page.locator("#roles li").first.wait_for()
    check(page)


@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("uk", "dark")], ids=["light", "dark"])
def test_the_key_form_is_accessible(guarded_house: Served, open_page: Opener, language: str, scheme: str) -> None:
    page = open_page(guarded_house.url, language, expects=("401",), color_scheme=scheme, viewport=PHONE)
    page.locator("#key-input").wait_for()
    check(page)
    page.locator("#key-input").fill("something else")
    page.keyboard.press("Enter")
    page.locator("#alerts .notice").wait_for()
    check(page)
