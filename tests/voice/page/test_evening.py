"""A whole game on the page, with the keyboard alone, in both languages."""

import pytest
from playwright.sync_api import expect

from scripts import words
from tests.voice.page.conftest import Opener
from tests.voice.page.reading import Reader
from tests.voice.page.served import Served

NAMES = {"en": ("Ana", "Bo", "Cid"), "uk": ("Ганна", "Богдан", "Віра")}
DECK = ("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager")
CARDS = ("werewolf", "seer", "villager")


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_game_with_the_keyboard_alone(house: Served, open_page: Opener, language: str) -> None:
    page = open_page(house.url, language)
    reader = Reader(page, language)
    spoken, names = words(language), NAMES[language]

    reader.press(reader.text("open"))
    reader.expect_phase("setup")
    reader.type(reader.text("names"), ", ".join(names))
    reader.type(reader.text("search"), "")
    for role in DECK:
        page.keyboard.type(reader.role(role))
        page.keyboard.press("Enter")
    expect(page.locator("#deck-count")).to_have_text(reader.text("deck-count", n="6", of="6"))
    reader.press(reader.text("start"))

    reader.expect_phase("night")
    expect(page.locator("h1:visible")).to_be_focused()  # what was pressed is gone, and a reader knows where it is
    assert house.table.moderator.state.plan.roles == DECK
    house.until_call("seer")
    house.clock.until(lambda: house.table.moderator.state.course.until is not None)  # type: ignore[union-attr]
    expect(page.locator("[aria-current=step]")).to_have_text(spoken.call("seer", "onenight"))
    said = house.table.view()["known"]["caption"]
    expect(reader.caption).to_have_text(said[-1])
    expect(reader.caption).to_have_attribute("lang", language)

    page.keyboard.press("F2")
    expect(page.locator("#paused")).to_be_visible()
    assert house.table.moderator.state.held
    reader.press(reader.text("resume"))
    expect(page.locator("#paused")).to_be_hidden()
    page.keyboard.press("F8")
    reader.press(reader.text("repeat"))
    expect(reader.caption).to_have_text(said[0] if len(said) == 1 else said[-2])

    house.until("day")
    reader.expect_phase("day")
    house.clock.until(lambda: house.table.moderator.state.course.until is not None)  # type: ignore[union-attr]
    expect(page.locator("#clock")).to_contain_text(":")
    reader.press(reader.text("vote-now"))

    reader.expect_phase("vote")
    house.clock.until(lambda: house.table.moderator.state.course is None)
    for voter, target in ((0, 1), (1, 0), (2, 0)):
        expect(page.locator("#vote-pick .prompt")).to_have_text(reader.text("vote-who", player=names[voter]))
        if voter == 0:
            reader.press(names[target])  # from then on the focus goes along
        else:
            expect(page.locator("#vote-pick button").first).to_be_focused()
            page.keyboard.press("Enter")

    for name, card in zip(names, CARDS, strict=True):
        expect(page.locator("#cards-pick .prompt")).to_have_text(reader.text("card-who", player=name))
        reader.press(reader.role(card))

    reader.expect_phase("over")
    expect(reader.heading("result")).to_be_visible()
    result = house.table.view()["known"]["result"]
    assert result is not None
    assert (result["deaths"], result["winners"], result["teams"]) == ([names[0]], [*names[1:]], ["village"])
    expect(page.locator("#outcome .won")).to_have_text(f"{', '.join(names[1:])} ({spoken.text('team-village')})")
    expect(page.locator("#outcome .why")).to_have_text(result["reason"])

    # The result comes first; the lobby is folded away until it is asked for.
    expect(page.locator("#begin")).to_be_hidden()
    reader.press(reader.text("change-deck"))
    expect(page.locator("#deck li")).to_have_count(len(set(DECK)))
    reader.press(reader.text("same-again"))
    expect(page.locator("#question-text")).to_contain_text("?")
    reader.press(reader.text("yes"))
    reader.expect_phase("night")
