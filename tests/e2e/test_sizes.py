"""On every screen the dice and the main action are in sight, without scrolling, in every game."""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .people import ALONE, table_for

pytestmark = pytest.mark.e2e

SIZES = {
    "phone": {
        "upright": (390, 844),
        "on its side": (844, 390),
        "small": (320, 568),
        "with its keyboard up": (390, 480),
    },
    "desktop": {"whole": (1280, 800), "at 200 %": (640, 400)},
}
GAMES: dict[str, dict[str, Any]] = {
    "dicewords": {},
    "icewords": {"round_seconds": 600},
    "bookworm": {"first_seat": 0},
    "crossword-cubes": {},
    "speed-dice": {},
}
DICE = "button.pick, .display button.die-of"
MAIN = ".actions > .button.tall:last-child, button[data-bowl]"
LEAST = 40
"""Pixels that a target is high and wide at least; dice of Crossword Cubes, which are fourteen, may be smaller."""

HIDDEN = """(what) => [...document.querySelectorAll(what)].filter((node) => {
    const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
    if (!width || left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
    const points = [[left + width / 2, top + height / 2], [left + width / 2, bottom - 3], [left + width / 2, top + 3]];
    return !points.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
}).map((node) => node.dataset.die ?? node.textContent.trim())"""
"""What of some elements is outside the screen or under something else."""


def begun(page: Page, game: str) -> None:
    """Sit down alone, and go on until dice lie to be used."""
    table_for(page, game, GAMES[game], ALONE if game != "bookworm" else [*ALONE, {"kind": "bot"}])
    start = page.locator("button.pick, button.ready, button.go, .namer, .paper li button")
    start.first.wait_for()
    for first in ("button.ready", "button.go", ".paper li button"):
        if page.locator(first).count():
            page.locator(first).first.click()
    page.locator("button.pick, button.die-of").first.wait_for()
    if page.locator("#word").count():
        page.locator("#word").focus()
    expect(page.locator(".tumbling")).to_have_count(0)


@pytest.mark.parametrize("device", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_dice_and_the_main_action_are_in_sight(visit: Visit, game: str, device: str) -> None:
    """Turning a phone or opening its keyboard is a change of size, so one table goes through all of them."""
    page = visit(phone=device == "phone")
    begun(page, game)
    for size, (width, height) in SIZES[device].items():
        page.set_viewport_size({"width": width, "height": height})
        assert out_of_sight(page) == [], size
        if folder := os.environ.get("SCREENSHOTS"):
            page.screenshot(path=Path(folder) / f"{game} {device} {size}.png")


def out_of_sight(page: Page) -> list[str]:
    """Dice and main action that cannot be seen and hit, and pins that are too small."""
    page.evaluate("() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))")
    assert page.locator(DICE).count() >= 7
    assert page.locator(MAIN).count() == 1
    boxes = [pin.bounding_box() for pin in page.locator("button.pin").all()]
    low = [f"a pin of {box['height']} px" for box in boxes if box and box["height"] < LEAST]
    return [*page.evaluate(HIDDEN, DICE), *page.evaluate(HIDDEN, MAIN), *low]


def test_what_is_hidden_is_seen_to_be(visit: Visit) -> None:
    """The measure fails where something lies over a die, or the screen is too low for it."""
    page = visit()
    begun(page, "dicewords")
    page.set_viewport_size({"width": 1280, "height": 120})
    assert page.evaluate(HIDDEN, "button.pick")
