"""Setting a table and sitting down at it, as people do in their browsers."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from .conftest import Visit

TOGETHER = [{"kind": "human", "name": "Anna"}, {"kind": "open"}]
ALONE = TOGETHER[:1]

both_themes = pytest.mark.parametrize(
    ("theme", "phone"), [("light", True), ("dark", False)], ids=["light-phone", "dark-desktop"]
)
"""Each theme and each size once: colours depend on the one, the layout on the other."""


def table_for(page: Page, game: str, rules: dict[str, Any], seats: list[dict[str, Any]]) -> str:
    """Create a match by the interface for programs and go to it; its code comes back."""
    made = page.evaluate(
        """async (body) => {
            const headers = { 'content-type': 'application/json' };
            const answer = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(body) });
            const made = await answer.json();
            const local = body.seats.flatMap((seat, place) => (seat.kind === 'local' ? [place] : []));
            const seat = { seat: made.seat, token: made.token, local };
            localStorage.setItem('shakespell.seat.' + made.match, JSON.stringify(seat));
            return made;
        }""",
        {"game": game, "rules": rules, "seats": seats},
    )
    assert "match" in made, made
    page.goto(page.evaluate("location.origin") + f"/m/{made['match']}")
    return str(made["code"])


def two_at(visit: Visit, game: str, rules: dict[str, Any], *seats: dict[str, Any]) -> tuple[Page, Page]:
    """Anna on a desktop and Bo on a phone, at one table; ``seats`` may give them options."""
    asked = [kind | more for kind, more in zip(TOGETHER, seats or ({}, {}), strict=True)]
    anna = visit()
    code = table_for(anna, game, rules, asked)
    bo = visit(f"/join/{code}", phone=True)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    return anna, bo


def glyphs(page: Page) -> list[str]:
    """What lies before this player, wilds as ``?``."""
    page.locator("button.pick").first.wait_for()
    labels = [die.get_attribute("aria-label") or "" for die in page.locator("button.pick").all()]
    return ["?" if (glyph := label.split(", ")[1]) == "wild" else glyph for label in labels]


def clean(page: Page) -> None:
    """Axe finds nothing to mend."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def fits(page: Page) -> bool:
    """Whether nothing lies outside the screen to the right."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide <= 0


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the focus, which must be seen, is on the control of this name."""
    for said in _tabs(page):
        if said.startswith(name):
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", f"the focus on {name} cannot be seen"
            return
    raise AssertionError(f"Tab never reaches {name}")


def _tabs(page: Page) -> Iterator[str]:
    for _ in range(80):
        page.keyboard.press("Tab")
        yield page.evaluate(
            "(document.activeElement?.getAttribute('aria-label') || document.activeElement?.innerText || '').trim()"
        )
