"""axe finds nothing on any page, in both themes and both sizes; what a referee says reaches a screen reader."""

import json

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .people import both_themes, clean
from .table import open_table, rolled, type_and_declare

pytestmark = pytest.mark.e2e


def _table(page: Page, rules: str = "{}", seats: str = '[{"kind": "human", "name": "Anna"}]') -> None:
    match = open_table(page, rules, seats)
    page.goto(page.evaluate("location.origin") + f"/m/{match}")


@both_themes
def test_pages(visit: Visit, theme: str, phone: bool) -> None:
    """Issue 2, item 7: front page, set-up, joining, waiting, the table, its papers, and the end."""
    page = visit(theme=theme, phone=phone)
    front = rolled(page)
    clean(page)
    page.keyboard.press(front[5])
    page.keyboard.press(front[6])
    clean(page)

    page.goto(page.evaluate("location.origin") + "/new/dicewords")
    page.get_by_text("Adjust the rules").click()
    clean(page)

    _table(page, seats=json.dumps([{"kind": "human", "name": "Anna"}, {"kind": "open"}]))
    code = page.locator(".code").inner_text()
    clean(page)
    joining = visit(f"/join/{code}", theme=theme, phone=phone)
    joining.get_by_label("Your name").wait_for()
    clean(joining)

    _table(page, json.dumps({"rounds": 1}))
    rolled(page)
    clean(page)
    for paper in ("Dice table", "Reckoner"):
        page.get_by_role("button", name=paper).click()
        clean(page)
        page.keyboard.press("Escape")
    type_and_declare(page)
    page.locator(".ended").wait_for()
    clean(page)

    page.goto(page.evaluate("location.origin") + "/elsewhere")
    page.get_by_role("link", name="To the front page").wait_for()
    clean(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_trial(visit: Visit, theme: str) -> None:
    """The challenge window, as the one who declared sees it and as the other does."""
    anna = visit(theme=theme)
    rules = json.dumps({"rounds": 1, "judging": "challenge", "first_seat": 0, "challenge_seconds": 600})
    _table(anna, rules, json.dumps([{"kind": "human", "name": "Anna"}, {"kind": "open"}]))
    bo = visit("/join/" + anna.locator(".code").inner_text(), theme=theme)
    bo.get_by_role("button", name="Sit down").click()
    if type_and_declare(anna) is None:
        pytest.skip("no word was on these dice")
    for page in (anna, bo):
        page.locator(".trial").wait_for()
        clean(page)


def test_a_referee_is_heard(visit: Visit) -> None:
    """B-57: what happens is said in one polite live region; the tree names dice by die, letter and points."""
    page = visit()
    _table(page, json.dumps({"rounds": 2}))
    rolled(page)
    said = page.locator("[role=status][aria-live=polite]")
    expect(said).to_have_count(1)
    word = type_and_declare(page)
    if word:
        expect(said).to_contain_text(f"You: {word}")
    tree = page.locator("main").aria_snapshot()
    assert 'list "Your dice"' in tree
    assert "gold die, " in tree
