"""Finding one's way on the page by what it says, with the keyboard alone."""

from playwright.sync_api import Locator, Page, expect

from scripts import words
from scripts.cues import Fact

MOST_TABS = 200
FOCUSED = """() => {
  const at = document.activeElement;
  const named = at.getAttribute("aria-label") || at.labels?.[0]?.textContent || at.textContent;
  return named.replace(/\\s+/g, " ").trim();
}"""


class Reader:
    """Somebody at the page, who has no mouse."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.language = page, language

    def text(self, key: str, **facts: Fact) -> str:
        return words(self.language).text(f"web-{key}", facts)

    def role(self, role: str) -> str:
        return words(self.language).role(role, "onenight")

    def go_to(self, name: str) -> None:
        """With the tab key, as far as it takes."""
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(FOCUSED) == name:
                return
        raise AssertionError(f"the tab key does not lead to “{name}”")

    def press(self, name: str) -> None:
        self.go_to(name)
        self.page.keyboard.press("Enter")

    def type(self, name: str, text: str) -> None:
        self.go_to(name)
        self.page.keyboard.type(text)

    def heading(self, key: str) -> Locator:
        return self.page.get_by_role("heading", name=self.text(key), exact=True)

    def expect_phase(self, phase: str) -> None:
        expect(self.page.locator("h1:visible")).to_have_text(self.text(f"phase-{phase}"))

    @property
    def caption(self) -> Locator:
        """What is being said."""
        return self.page.locator("#captions p").last
