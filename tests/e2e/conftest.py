"""A real server on a file of its own, and Debian's Chromium; each test gets fresh browser contexts."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from .server import ARGUMENTS, CHROMIUM, DESKTOP, PHONE, WEB, Server

PATIENCE = 20_000
"""Milliseconds: a busy machine may be slow; only what never comes is a fault."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not WEB.is_file():
        pytest.fail("the web client is not built: run `make setup` or `npm --prefix web run build`")
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.fail("these tests need Chromium: apt-get install chromium-headless-shell, or set CHROMIUM to its path")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        yield launched
        launched.close()


@pytest.fixture(autouse=True)
def same_dice_every_run(server: Server, request: pytest.FixtureRequest) -> None:
    """What passes here cannot fail elsewhere for a lucky roll."""
    server.test.write_text(request.node.nodeid, encoding="utf-8")


Visit = Callable[..., Page]

SAME_SHARE = "crypto.getRandomValues = (array) => array.fill(7)"
"""What a browser adds to the dice is the same in every run, as the seeds of the server are."""


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens an address in a browser context of its own; a fault in the page's script fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(
        path: str = "/", *, phone: bool = False, theme: str = "light", init: str = "", **options: Any
    ) -> Page:
        size = PHONE if phone else DESKTOP
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            color_scheme=theme,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            **options,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        for script in filter(None, (SAME_SHARE, init)):
            context.add_init_script(script)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.goto(server.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults, f"the page's script failed: {faults}"


@contextmanager
def same_page(page: Page) -> Iterator[None]:
    """Nothing in here may load the page again."""
    page.evaluate("window.stayed = true")
    yield
    assert page.evaluate("window.stayed === true")
