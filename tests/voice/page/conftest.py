"""A real browser, and a house for it."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, Request, expect, sync_playwright

from tests.voice.page.served import Served, served

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
LOCALES = {"en": "en-US", "uk": "uk-UA"}
KEY = "lantern-and-moon"
PATIENCE = 30_000
"""Milliseconds."""
expect.set_options(timeout=PATIENCE)
Opener = Callable[..., Page]


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """For the tests of the page alone: while it runs, no other test of this process may run a loop."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here; on Debian, make as root installs it")
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    """Nobody but this machine reaches it; it speaks without a sound, and its clock is moved by hand."""
    with served(tmp_path) as house:
        yield house


@pytest.fixture
def guarded_house(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path, token=KEY) as house:
        yield house


class Watched:
    """Everything that a page must not do."""

    def __init__(self, page: Page) -> None:
        self.wrong: list[str] = []
        self.expected: tuple[str, ...] = ()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("request", lambda request: self._request(request))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        host = urlsplit(request.url).hostname
        if request.url.startswith("http") and host != "127.0.0.1":
            self.wrong.append(f"asked another host: {request.url}")

    def check(self) -> None:
        found = [each for each in self.wrong if not any(text in each for text in self.expected)]
        assert found == []


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Opener]:
    """Opens a page as somebody would; `expects` names what its console may say. All else that is wrong fails."""
    watched: list[tuple[Page, Watched]] = []

    def open_page(url: str, language: str = "en", expects: tuple[str, ...] = (), **options: Any) -> Page:
        context = (options.pop("browser", None) or browser).new_context(locale=LOCALES[language], **options)
        context.set_default_timeout(PATIENCE)
        page: Page = context.new_page()
        watch = Watched(page)
        watch.expected = expects
        watched.append((page, watch))
        page.goto(url)
        return page

    yield open_page
    for page, watch in watched:
        page.context.close()
        watch.check()
