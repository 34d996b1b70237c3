"""Two thumbs at once, and letters with marks: what is typed and tapped arrives (B-48, B-54)."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .people import ALONE, glyphs, table_for

pytestmark = pytest.mark.e2e

GAMES: dict[str, dict[str, Any]] = {
    "dicewords": {},
    "icewords": {"round_seconds": 600},
    "crossword-cubes": {},
    "speed-dice": {},
}


def both_thumbs(page: Page, *places: Locator) -> None:
    """Put a finger on each place before the first is lifted, as two thumbs do."""
    touch = page.context.new_cdp_session(page)
    boxes = [place.bounding_box() for place in places]
    points = [
        {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": finger}
        for finger, box in enumerate(boxes)
        if box
    ]
    assert len(points) == len(places)
    for down in range(1, len(points) + 1):
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:down]})
    for lifted in range(1, len(points) + 1):
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": points[lifted:]})


def begun(page: Page, game: str) -> None:
    """Sit at the game alone, with dice on the table."""
    table_for(page, game, GAMES[game], ALONE)
    start = page.locator("button.pick, button.ready, button.go")
    start.first.wait_for()
    if not page.locator("button.pick").count():
        start.first.click()
    page.locator("button.pick").first.wait_for()


def used(page: Page) -> Locator:
    return page.locator("button.pick[aria-pressed=true]")


@pytest.mark.parametrize("game", GAMES)
def test_overlapping_taps_all_count(visit: Visit, game: str) -> None:
    page = visit(phone=True)
    begun(page, game)
    plain = [place for place, glyph in enumerate(glyphs(page)) if glyph != "?"][:2]
    both_thumbs(page, *[page.locator("button.pick").nth(place) for place in plain])
    expect(used(page)).to_have_count(2)
    page.wait_for_timeout(400)  # no late click of the browser takes one back
    expect(used(page)).to_have_count(2)


def test_one_finger_taps_once(visit: Visit) -> None:
    page = visit(phone=True)
    begun(page, "dicewords")
    place = next(place for place, glyph in enumerate(glyphs(page)) if glyph != "?")
    both_thumbs(page, page.locator("button.pick").nth(place))
    expect(used(page)).to_have_count(1)


def test_a_thumb_on_a_die_and_one_on_its_pin(visit: Visit) -> None:
    page = visit(phone=True)
    begun(page, "dicewords")
    place = next(place for place, glyph in enumerate(glyphs(page)) if glyph != "?")
    other = page.locator("button.pin").nth((place + 1) % 9)
    both_thumbs(page, page.locator("button.pick").nth(place), other)
    expect(used(page)).to_have_count(1)
    expect(other).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", GAMES)
def test_a_letter_with_a_mark_takes_the_die_that_shows_it(visit: Visit, game: str) -> None:
    """B-48: é is the E that lies there, not the wild; ß is two letters."""
    page = visit()
    begun(page, game)
    shown = glyphs(page)
    letter = next(glyph for glyph in shown if glyph in MARKED)
    page.evaluate(
        "key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))", MARKED[letter]
    )
    chosen = used(page)
    expect(chosen).to_have_count(1)
    assert (chosen.get_attribute("aria-label") or "").split(", ")[1] == letter


MARKED = {"E": "é", "A": "ä", "O": "ö", "U": "ü", "I": "ï", "N": "ñ", "C": "ç", "S": "ś", "T": "ť", "R": "ř", "L": "ľ"}


def places(page: Page) -> list[Any]:
    """Where each button below the dice lies."""
    buttons = page.locator(".actions button").all()
    return [box for box in (button.bounding_box() for button in buttons) if box]


REFUSING: dict[str, dict[str, Any]] = {
    "dicewords": {"rounds": 2},
    "icewords": {"invalid_word": "refuse", "round_seconds": 600},
}
"""Rules by which a word that is refused may be tried again."""


@pytest.mark.parametrize("game", REFUSING)
def test_two_quick_taps_reach_no_other_button(visit: Visit, game: str) -> None:
    """A refusal moves nothing: the second tap on *Declare* falls where the first fell, and passes nothing."""
    page = visit(phone=True)
    table_for(page, game, REFUSING[game], ALONE)
    start = page.locator("button.pick, button.ready, button.go").first
    start.wait_for()
    if not page.locator("button.pick").count():
        start.click()
    plain = [place for place, glyph in enumerate(glyphs(page)) if glyph != "?"][:7]
    for place in plain:
        page.locator("button.pick").nth(place).tap()
    expect(used(page)).to_have_count(7 if game == "dicewords" else len(plain))
    main = page.locator(".actions > .button.tall").last
    expect(main).to_be_enabled()
    before, box = places(page), main.bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.touchscreen.tap(*at)
    page.touchscreen.tap(*at)
    expect(page.locator("[role=alert]").filter(has_text="not in the").first).to_be_visible()
    page.touchscreen.tap(*at)
    assert [(spot["x"], spot["y"]) for spot in places(page)] == [(spot["x"], spot["y"]) for spot in before]
    expect(used(page)).to_have_count(len(plain))
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_text("Round 1")).to_be_visible()
