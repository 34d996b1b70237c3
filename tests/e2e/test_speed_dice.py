"""Whole matches of Speed Dice in a real browser against the real server."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .people import ALONE, both_themes, clean, fits, glyphs, tab_to, table_for, two_at
from .words import linked

pytestmark = pytest.mark.e2e

CALM: dict[str, Any] = {"ready_seconds": 300, "round_seconds": 600, "vote_seconds": 300}
STRICT = CALM | {"unknown_words": "refuse"}


def roll(*pages: Page) -> None:
    """Everybody is ready, and the dice roll; whoever has none that can be linked agrees to a new roll."""
    for page in pages:
        page.get_by_role("button", name="Ready").click()
    for page in pages:
        page.locator("button.pick").first.wait_for()


def roll_for(page: Page, *others: Page) -> list[tuple[int, int, str]]:
    """Roll until this player's dice can be linked; how they can comes back."""
    roll(page, *others)
    for _ in range(10):
        before = glyphs(page)
        found = linked(before, len(before) - 1)
        if found:
            return found
        for each in (page, *others):
            each.get_by_role("button", name="Roll anew").last.click()
            each.wait_for_timeout(200)
    raise AssertionError("ten rolls that nobody can link")


def lay(page: Page, cells: list[tuple[int, int, str]]) -> None:
    """Put the cursor on a cell and type its letter, cell by cell."""
    middle = max(row for row, _, _ in cells) // 2
    for row, col, reads in cells:
        page.locator(f"[role=gridcell][data-row='{row - middle}'][data-col='{col}']").click()
        page.keyboard.press(reads.lower())


def bowl(page: Page) -> Any:
    return page.locator("button[data-bowl]")


def test_two_people_play_for_the_trophy_to_the_end(visit: Visit) -> None:
    """SD-1 to SD-6: silver, gold, and the third round wins; both see the winner's dice and words."""
    anna, bo = two_at(visit, "speed-dice", STRICT)
    for held in ("silver", "gold", ""):
        lay(anna, roll_for(anna, bo))
        expect(bowl(anna)).to_be_enabled()
        expect(anna.locator(".count i.on")).to_have_count(7)
        assert bo.locator(".laid").count() == 0, "how others lay their dice is not seen (SD-4)"
        anna.keyboard.press("Enter")
        for page, who in ((anna, "yours"), (bo, "Anna")):
            expect(page.locator(".check h2")).to_contain_text(f"The round is {who}")
            expect(page.locator(".check .linked > *")).to_have_count(7)
        if held:
            expect(anna.locator(".trophy")).to_contain_text(f"You have the trophy, {held} side up")
            expect(bo.locator(".trophy")).to_contain_text(f"Anna has the trophy, {held} side up")
    for page in (anna, bo):
        expect(page.locator(".ended h2")).to_be_visible()
    expect(anna.locator(".ended h2")).to_have_text("You win!")
    expect(bo.locator(".ended h2")).to_have_text("Anna wins")


def test_by_keyboard_alone(visit: Visit) -> None:
    """Issue 6, item 8: from the form to the end; the cursor walks by arrows, letters lie down, Enter tosses."""
    page = visit("/new/speed-dice")
    page.get_by_role("heading", name="Set up").wait_for()
    while page.get_by_role("button", name="Remove").count():
        tab_to(page, "Remove")
        page.keyboard.press("Enter")
    tab_to(page, "Adjust the rules")
    page.keyboard.press("Enter")
    for label, value in (("Rounds, or dice set aside, to win", "1"), ("Seconds to get ready", "300")):
        page.get_by_label(label).focus()
        page.keyboard.press("Control+A")
        page.keyboard.type(value)
    page.get_by_role("radio", name="rounds", exact=True).focus()
    page.keyboard.press("Space")
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    page.locator("button.ready").wait_for()
    page.keyboard.press("Enter")
    cells = None
    while cells is None:
        cells = linked(glyphs(page), 7)
        if cells is None:
            tab_to(page, "Nobody can? Roll anew")
            page.keyboard.press("Enter")
            expect(page.locator("ol.feed")).to_contain_text("rolled anew")
            page.wait_for_timeout(200)
    _walk_and_type(page, cells)
    expect(bowl(page)).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator(".ended h2")).to_be_visible()


def _walk_and_type(page: Page, cells: list[tuple[int, int, str]]) -> None:
    """The cursor begins at 0, 0; typing moves it on in the direction of the last arrow."""
    row = col = 0
    middle = max(down for down, _, _ in cells) // 2
    for down, right, reads in cells:
        target = down - middle
        for _ in range(abs(target - row)):
            page.keyboard.press("ArrowDown" if target > row else "ArrowUp")
        # The last step is to the side, or there and back, so that typing goes on to the right.
        steps = ["ArrowRight" if right > col else "ArrowLeft"] * abs(right - col) or ["ArrowRight", "ArrowLeft"]
        for step in steps:
            page.keyboard.press(step)
        page.keyboard.press(reads.lower())
        row, col = target, right + 1


def test_by_touch_on_a_phone(visit: Visit) -> None:
    """360 px: dice are tapped onto the grid, one is dragged by finger into the bowl; nothing lies outside."""
    page = visit(phone=True)
    table_for(page, "speed-dice", STRICT | {"goal": "wins", "wins": 1}, ALONE)
    cells = roll_for(page)
    assert fits(page)
    middle = max(row for row, _, _ in cells) // 2
    for row, col, reads in cells:
        page.locator(f"[role=gridcell][data-row='{row - middle}'][data-col='{col}']").tap()
        plain = page.locator(f"button.pick[aria-pressed=false][aria-label*=', {reads}']")
        if plain.count():
            plain.first.tap()
        else:
            page.locator("button.pick[aria-pressed=false][aria-label*='wild']").first.tap()
            page.get_by_role("dialog").get_by_role("button", name=reads, exact=True).tap()
    expect(bowl(page)).to_be_enabled()
    assert fits(page)
    assert page.evaluate("document.activeElement.tagName") != "INPUT", "no phone keyboard may jump up (B-55)"
    bowl(page).tap()
    expect(page.locator(".ended h2")).to_be_visible()
    assert fits(page)


def test_dragging_onto_the_grid_and_into_the_bowl(visit: Visit) -> None:
    """SD-4: the bowl takes no die before seven are linked; then the last one is thrown in."""
    page = visit()
    table_for(page, "speed-dice", STRICT | {"goal": "wins", "wins": 1}, ALONE)
    cells = roll_for(page)
    page.locator("button.pick:not([aria-label*='wild'])").first.drag_to(bowl(page), force=True)
    expect(page.locator(".check")).to_have_count(0)
    first = page.locator("button.pick:not([aria-label*='wild'])").first
    first.drag_to(page.locator("[role=gridcell][data-row='1'][data-col='2']"))
    expect(page.locator(".laid")).to_have_count(1)
    page.get_by_role("button", name="Take all dice back").click()
    lay(page, cells)
    page.locator("button.pick[aria-pressed=false]").drag_to(bowl(page), force=True)
    expect(page.locator(".ended h2")).to_be_visible()


def test_what_is_wanting_is_said_while_building(visit: Visit) -> None:
    """SD-2: how many are linked, and that some lie apart; the words are shown, not judged."""
    page = visit()
    table_for(page, "speed-dice", STRICT, ALONE)
    roll(page)
    real = page.locator("button.pick[aria-pressed=false]:not([aria-label*='wild'])")
    real.first.click()
    real.first.click()
    expect(page.get_by_text("5 more dice to link")).to_be_visible()
    expect(page.locator(".words li")).to_have_count(1)
    expect(bowl(page)).to_be_disabled()
    page.locator("[role=gridcell][data-row='-3'][data-col='6']").click()
    for _ in range(5):
        if real.count():
            real.first.click()
    laid = page.locator(".laid").count()
    if laid == 7:
        expect(page.get_by_text("All must touch")).to_be_visible()
        expect(page.locator(".laid.island").first).to_be_visible()
    expect(bowl(page)).to_be_disabled()


def test_a_word_in_no_list_goes_to_the_others(visit: Visit) -> None:
    """SD-12: all the others must agree; a mistake gives the tile back (SD-7)."""
    anna, bo = two_at(visit, "speed-dice", CALM)
    roll(anna, bo)
    anna.keyboard.press("ArrowRight")
    anna.keyboard.press("ArrowLeft")
    for _ in range(7):
        free = anna.locator("button.pick[aria-pressed=false]")
        free.first.click()
        if anna.get_by_role("dialog").count():
            anna.get_by_role("dialog").get_by_role("button", name="Q", exact=True).click()
    bowl(anna).click()
    expect(anna.get_by_text("The others decide on your word.")).to_be_visible()
    bo.get_by_role("button", name="It does not").tap()
    for page in (anna, bo):
        expect(page.locator(".check h2")).to_contain_text("A mistake")
        expect(page.locator(".check li.falls")).to_have_count(1)
        expect(page.locator(".trophy")).to_contain_text("in the middle")
    roll(anna, bo)
    expect(anna.locator(".laid")).to_have_count(0)


def test_a_layout_survives_a_reload_and_is_the_same_in_a_second_tab(visit: Visit) -> None:
    """B-7, B-9."""
    page = visit()
    table_for(page, "speed-dice", STRICT, ALONE)
    roll(page)
    real = page.locator("button.pick[aria-pressed=false]:not([aria-label*='wild'])")
    for _ in range(3):
        real.first.click()
    page.reload()
    expect(page.locator(".laid")).to_have_count(3)
    page.wait_for_timeout(1500)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".laid")).to_have_count(3)


def test_the_bowl_stays_open_for_the_others_where_the_next_die_counts(visit: Visit) -> None:
    """SD-4, SD-7 (house rule): the second die may still be tossed, and the order in the bowl is told."""
    anna, bo = two_at(visit, "speed-dice", STRICT | {"next_die": True, "bowl_seconds": 60})
    lay(anna, roll_for(anna, bo))
    anna.keyboard.press("Enter")
    expect(anna.get_by_text("Yours lies at the bottom.")).to_be_visible()
    expect(bo.get_by_text("Anna is first in the bowl!", exact=False).first).to_be_visible()


def test_set_aside_plays_on_with_one_fewer(visit: Visit) -> None:
    """SD-10: the second edition has no trophy; the winner sets a die aside."""
    page = visit()
    table_for(page, "speed-dice", STRICT | {"goal": "set-aside", "wins": 2}, ALONE)
    lay(page, roll_for(page))
    page.keyboard.press("Enter")
    expect(page.locator(".players")).to_contain_text("1 set aside")
    roll(page)
    expect(page.locator("button.pick")).to_have_count(7)
    expect(page.locator(".count i")).to_have_count(6)


@both_themes
def test_axe(visit: Visit, theme: str, phone: bool) -> None:
    """Issue 6, item 8: set-up, ready, race, open bowl, check, papers and end."""
    page = visit("/new/speed-dice", theme=theme, phone=phone)
    page.get_by_text("Adjust the rules").click()
    clean(page)
    table_for(page, "speed-dice", STRICT | {"goal": "wins", "wins": 2}, ALONE)
    for number in (1, 2):
        page.locator("button.ready").wait_for()
        clean(page)
        cells = roll_for(page)
        if number == 1:
            clean(page)
        lay(page, cells)
        expect(bowl(page)).to_be_enabled()
        clean(page)
        bowl(page).click()
        page.locator(".check").wait_for()
        clean(page)
    if phone:
        page.get_by_role("button", name="Rounds").click()
        clean(page)
