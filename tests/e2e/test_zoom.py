"""At 200 % zoom, and on the narrowest phone, nothing is cut off and every control can be reached (issue 6, item 4)."""

from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Visit
from .people import fits, table_for
from .server import DESKTOP

pytestmark = pytest.mark.e2e

ZOOMED = {side: length // 2 for side, length in DESKTOP.items()}
"""A desktop's page at 200 %: half as many CSS pixels each way."""

PAGES = ("/", "/new/crossword-cubes", "/learn/dicewords", "/rules/bookworm")
PAIR = [{"kind": "human", "name": "Anna"}, {"kind": "local", "name": "Maximiliane"}]
GAMES: dict[str, dict[str, Any]] = {
    "dicewords": {"first_seat": 0},
    "icewords": {"first_seat": 0},
    "bookworm": {"first_seat": 0},
    "crossword-cubes": {"first_seat": 0},
    "speed-dice": {},
}

COVERED = """() => {
    const covered = [];
    for (const control of document.querySelectorAll('main button, main a[href], main input, main select')) {
        if (control.disabled || control.classList.contains('unseen') || !control.checkVisibility()) continue;
        control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        if (!width || !height) continue;
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        const label = control.labels?.[0];
        if (!there || !(control.contains(there) || there.contains(control) || label?.contains(there)))
            covered.push(control.getAttribute('aria-label') || control.textContent.trim() || control.outerHTML);
    }
    return covered;
}"""
"""Controls that something else lies over, even where they have been scrolled to the middle of the screen."""


def zoomed(page: Page) -> Page:
    page.set_viewport_size(ZOOMED)  # type: ignore[arg-type]
    return page


def check(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.locator("main :is(h1, h2, button)").first.wait_for(state="attached")
    assert fits(page)
    assert page.evaluate(COVERED) == []


def test_the_check_sees_what_is_covered(visit: Visit) -> None:
    page = visit("/new/dicewords")
    page.locator("main button").first.wait_for()
    page.evaluate(
        "Object.assign(document.body.appendChild(document.createElement('div')).style, { position: 'fixed', inset: 0 })"
    )
    assert page.evaluate(COVERED)


@pytest.mark.parametrize("path", PAGES)
def test_pages_at_200_percent(visit: Visit, path: str) -> None:
    check(zoomed(visit(path)))


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", GAMES)
def test_games_at_200_percent(visit: Visit, game: str, language: str) -> None:
    """German too, whose words are longest."""
    page = zoomed(visit(locale=language))
    table_for(page, game, GAMES[game], PAIR)
    page.locator("main button:not(:disabled)").first.wait_for()
    check(page)


@pytest.mark.parametrize("game", GAMES)
def test_games_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(phone=True)
    table_for(page, game, GAMES[game], PAIR)
    page.locator("main button:not(:disabled)").first.wait_for()
    check(page)
