"""Who comes in: by the code, by the picture, by the key, and back after a cut."""

import io
import re
from pathlib import Path
from urllib.parse import urlsplit

import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from tests.voice.page.conftest import Opener
from tests.voice.page.reading import Reader
from tests.voice.page.served import Served, served

REFUSED = ("401", "404", "400")
"""What the console says of requests that are refused on purpose."""


def test_joining_by_code(house: Served, open_page: Opener) -> None:
    table = house.house.open("kitchen", language="uk")
    page = open_page(house.url, expects=REFUSED)
    reader = Reader(page, "en")
    reader.type(reader.text("join-code"), "nowhere")
    page.keyboard.press("Enter")
    expect(page.locator("#alerts")).to_contain_text("nowhere")
    page.locator("#code").fill("Kitchen")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{house.url}/table/{table.code}")
    # Nobody has chosen a language on this page, so it is the table’s.
    Reader(page, "uk").expect_phase("setup")


def test_a_table_that_is_not_there_can_be_opened(house: Served, open_page: Opener) -> None:
    page = open_page(f"{house.url}/table/garden", expects=REFUSED)
    page.locator("#open-missing").click()
    Reader(page, "en").expect_phase("setup")
    assert house.table.code == "garden"
    house.house.close_table("garden")
    page.locator("#open-missing").wait_for()


def test_the_language_can_be_changed_at_any_time(house: Served, open_page: Opener) -> None:
    house.house.open("one")
    page = open_page(f"{house.url}/table/one")
    Reader(page, "en").expect_phase("setup")
    page.locator("#language").select_option("uk")
    reader = Reader(page, "uk")
    reader.expect_phase("setup")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.get_by_role("button", name=reader.role("witch"), exact=True)).to_be_visible()
    page.reload()
    reader.expect_phase("setup")  # and it stays
    assert house.table.language == "en"  # the table's own is another matter
    page.locator("#more summary").click()
    page.locator("#table-language").select_option("uk")
    expect(reader.caption).to_have_attribute("lang", "uk")


def test_the_picture_leads_here_with_the_key(guarded_house: Served, open_page: Opener) -> None:
    guarded_house.house.open("one")
    page = open_page(f"{guarded_house.url}/table/one#key=lantern-and-moon")
    Reader(page, "en").expect_phase("setup")
    assert page.url == f"{guarded_house.url}/table/one"  # the key does not stay where everybody sees it
    page.locator("#invite summary").click()
    picture = page.locator("#invite-picture[src]")
    picture.wait_for()
    page.wait_for_function("() => document.getElementById('invite-picture').complete")
    (code,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(picture.screenshot())))
    assert code.text == page.locator("#invite-address").input_value()
    found, port = urlsplit(code.text), urlsplit(guarded_house.url).port
    assert (found.scheme, found.port, found.path, found.fragment) == ("http", port, "/join/one", "key=lantern-and-moon")
    assert found.hostname != "127.0.0.1"  # a phone has to find this machine

    phone = open_page(f"{guarded_house.url}{found.path}#{found.fragment}")
    Reader(phone, "en").expect_phase("setup")
    assert phone.url == f"{guarded_house.url}/table/one"


def test_the_key_is_asked_for(guarded_house: Served, open_page: Opener) -> None:
    guarded_house.house.open("one")
    page = open_page(f"{guarded_house.url}/table/one", expects=REFUSED)
    reader = Reader(page, "en")
    expect(page.locator("#key-title")).to_have_text(reader.text("key-title"))
    expect(page.locator("#key-input")).to_be_focused()
    page.keyboard.type("something else")
    page.keyboard.press("Enter")
    expect(page.locator("#alerts")).to_contain_text("key")
    page.locator("#key-input").fill("lantern-and-moon")
    page.keyboard.press("Enter")
    reader.expect_phase("setup")
    expect(page.locator("#alerts")).to_be_empty()


def test_a_night_goes_on_after_the_service_was_started_anew(tmp_path: Path, open_page: Opener) -> None:
    with served(tmp_path) as before:
        before.house.open("one")
        page = open_page(f"{before.url}/table/one", expects=("ERR_",))
        page.locator("#presets button").last.click()
        page.locator("#begin").click()
        Reader(page, "en").expect_phase("night")
        before.until_call("robber")
        call = page.locator("[aria-current=step]")
        expect(call).to_have_text("Robber")
        port = urlsplit(before.url).port
    expect(page.locator("#connection")).to_have_text(Reader(page, "en").text("lost"))
    with served(tmp_path, port=port or 0) as after:
        expect(page.locator("#connection")).to_have_text(Reader(page, "en").text("back"))
        expect(call).to_have_text("Robber")
        after.clock.until(lambda: after.table.moderator.state.course.until is not None)  # type: ignore[union-attr]
        expect(page.locator("#captions p").last).to_have_text(after.table.view()["known"]["caption"][-1])
        after.until("day")
        Reader(page, "en").expect_phase("day")


def test_what_the_service_refuses_is_one_sentence(house: Served, open_page: Opener) -> None:
    house.house.open("one")
    page = open_page(f"{house.url}/table/one", expects=REFUSED)
    page.locator("#names").fill("Ana, Ana, Bo")
    page.locator("#presets button").first.click()
    page.locator("#begin").click()
    expect(page.locator("#alerts")).to_contain_text(re.compile("name", re.IGNORECASE))
    page.locator("#names").fill("Ana, Bea, Bo")
    page.locator("#begin").click()
    Reader(page, "en").expect_phase("night")
    expect(page.locator("#alerts")).to_be_empty()
