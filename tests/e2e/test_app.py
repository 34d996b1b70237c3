"""The page as an app: installable, there without a line, and silent until it is asked to sound."""

import json
import urllib.request

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .people import ALONE, table_for
from .server import Server

pytestmark = pytest.mark.e2e

COUNT_SOUNDS = """
window.sounds = 0;
for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = source.prototype.start;
    source.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };
}
"""


def test_it_can_be_installed(visit: Visit, server: Server) -> None:
    """Issue 6, item 5: a manifest with icons that are there, and a service worker that takes over."""
    page = visit()
    manifest = json.loads(_fetched(server.address + page.locator("link[rel=manifest]").get_attribute("href")))  # type: ignore[operator]
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert _fetched(server.address + icon["src"])
    assert page.evaluate("navigator.serviceWorker.ready.then((ready) => ready.scope)") == server.address + "/"


def _fetched(address: str) -> bytes:
    with urllib.request.urlopen(address) as answer:
        content: bytes = answer.read()
    return content


def test_without_a_line_it_opens_and_says_so(visit: Visit) -> None:
    page = visit()
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("link", name="Shakespell, Front page")).to_be_visible()
    expect(page.get_by_text("This device has no network")).to_be_visible()


def test_answers_of_the_server_are_never_kept(visit: Visit) -> None:
    """What a match shows is the server's word of this moment."""
    page = visit()
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller")
    kept = page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((c) => c.keys()))))"
        ".then((all) => all.flat().map((request) => new URL(request.url).pathname))"
    )
    assert "/index.html" in kept
    assert not [path for path in kept if path.startswith("/api")]


def test_it_sounds_only_when_asked(visit: Visit) -> None:
    """Issue 6, item 4: off by default, one switch, remembered."""
    page = visit(init=COUNT_SOUNDS)
    table_for(page, "dicewords", {"rounds": 1}, ALONE)
    page.locator("button.pick").first.wait_for()
    assert _sounds(page) == 0
    page.get_by_role("button", name="Switch sounds on").click()
    _more_than(page, 0)
    before = _sounds(page)
    page.get_by_role("button", name="Reroll").first.click()
    _more_than(page, before)
    page.reload()
    expect(page.get_by_role("button", name="Switch sounds off")).to_be_visible()


def _more_than(page: Page, before: int) -> None:
    """Wait until there was another sound."""
    for _ in range(200):
        if _sounds(page) > before:
            return
        page.wait_for_timeout(50)
    raise AssertionError("nothing was heard")


def _sounds(page: Page) -> int:
    made: int = page.evaluate("window.sounds")
    return made
