"""Whole matches of Crossword Cubes in a real browser against the real server."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from shakespell.presets.lexicons import lexicon

from .conftest import Visit
from .people import ALONE, both_themes, clean, fits, glyphs, tab_to, table_for, two_at
from .words import spelled

pytestmark = pytest.mark.e2e

GAME = "crossword-cubes"
CALM: dict[str, Any] = {"turn_seconds": 900, "challenge_seconds": 300, "rounds": 1}
IN_TURNS = CALM | {"together": "off", "first_seat": 0}


def build(page: Page, longest: int = 8) -> str:
    """Type a word across, and see that the screen has reckoned it; the word comes back."""
    lying = glyphs(page)
    word = _some_word(lying, longest) or spelled(lying, shortest=2, longest=longest)
    assert word, "no word of two letters is on these cubes"
    page.keyboard.type(word.lower())
    expect(page.locator(".laid")).to_have_count(len(word))
    return word


def _some_word(lying: list[str], longest: int) -> str | None:
    """The first word of the lexicon of four to ``longest`` letters that real cubes spell: quick to find."""
    have = Counter(lying)
    words = (word for word in lexicon("english").graph if 4 <= len(word) <= longest)
    return next((word for word in words if not Counter(word) - have), None)


def finish(page: Page) -> int:
    """End the turn with Enter; what the button said it would bring comes back."""
    button = page.locator("button.finish")
    expect(button).to_be_enabled()
    said = button.inner_text().removeprefix("Done: ").replace("−", "-").replace("–", "-")
    page.keyboard.press("Enter")
    return int(said)


def total(page: Page, name: str) -> int:
    player = page.locator(".players li", has_text=re.compile(rf"^\s*{re.escape(name)}"))
    return int(player.locator(".score").inner_text().replace("−", "-").replace("–", "-"))


def test_two_people_play_a_match_to_its_end(visit: Visit) -> None:
    """CC-2, CC-5, CC-15: both build in secret; what the screen reckoned is what the server writes down."""
    anna, bo = two_at(visit, GAME, CALM | {"rounds": 2})
    totals = {anna: 0, bo: 0}
    for number in (1, 2):
        for page in (anna, bo):
            expect(page.locator(".where")).to_contain_text(f"Round {number} of 2")
            expect(page.locator("button.pick")).to_have_count(14)
        word = build(anna)
        totals[anna] += finish(anna)
        expect(anna.get_by_role("heading", name="You are done.")).to_be_visible()
        assert word not in bo.locator("main").inner_text(), "crosswords are hidden until all are done"
        build(bo)
        totals[bo] += finish(bo)
    for page, other in ((anna, "Bo"), (bo, "Anna")):
        expect(page.locator(".ended h2")).to_be_visible()
        assert total(page, "You") == totals[page]
        assert total(page, other) == sum(totals.values()) - totals[page]
    anna.get_by_role("button", name=re.compile("^You, turn 1")).click()
    dialog = anna.get_by_role("dialog")
    expect(dialog.get_by_role("row", name=re.compile("^This turn"))).to_be_visible()
    _adds_up(dialog.locator("td.adds:not(.total)").all_inner_texts(), dialog.locator("td.total").inner_text())


def _adds_up(parts: list[str], shown: str) -> None:
    """CC-5: the turn is the sum of its words less the unused cubes."""
    numbers = [int(part.replace("−", "-").replace("–", "-")) for part in parts if part]
    assert sum(numbers) == int(shown.replace("−", "-").replace("–", "-"))


def test_by_keyboard_alone(visit: Visit) -> None:
    """Issue 6, item 8: from the form to the end without a pointer; words cross, and everything can be shifted."""
    page = visit(f"/new/{GAME}")
    page.get_by_role("heading", name="Set up").wait_for()
    while page.get_by_role("button", name="Remove").count():
        tab_to(page, "Remove")
        page.keyboard.press("Enter")
    tab_to(page, "Adjust the rules")
    page.keyboard.press("Enter")
    page.get_by_label("Rounds", exact=True).focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("1")
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    word = build(page)
    grid = page.get_by_role("grid", name="Your crossword")
    tab_to(page, "Your crossword")
    expect(grid).to_be_focused()
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    expect(grid.get_by_role("gridcell", name="picked up")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    swapped = word[:-2] + word[-1] + word[-2]
    expect(page.locator(".line .term").first).to_contain_text(swapped)
    page.keyboard.press("Control+Z")
    expect(page.locator(".line .term").first).to_contain_text(word)
    page.keyboard.press("Enter")
    expect(page.locator(".ended h2")).to_be_visible()


def test_by_touch_on_a_phone(visit: Visit) -> None:
    """360 px: a cell and cubes are tapped, a cube moves, comes back, and the turn ends; nothing lies outside."""
    page = visit(phone=True)
    table_for(page, GAME, CALM | {"invalid_word": "zero"}, ALONE)
    real = page.locator("button.pick:not([aria-label*='wild'])")
    real.first.wait_for()
    assert fits(page)
    page.locator("[data-row='0'][data-col='2']").tap()
    for place in (0, 1, 2):
        real.nth(place).tap()
    expect(page.locator(".laid")).to_have_count(3)
    page.locator(".laid").nth(2).tap()
    page.locator("[data-row='2'][data-col='2']").tap()
    expect(page.locator(".shape")).to_contain_text("in no word")
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".shape")).to_have_count(0)
    real.nth(0).tap()
    expect(page.locator(".laid")).to_have_count(2)
    done = page.locator("button.finish")
    box = done.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 740, "the main button lies within the thumb's reach"
    done.tap()
    expect(page.locator(".ended h2")).to_be_visible()
    assert fits(page)


def test_dragging_with_a_finger(visit: Visit) -> None:
    """B-54: on a phone too; the page does not scroll away under the cube."""
    page = visit(phone=True)
    table_for(page, GAME, CALM, ALONE)
    cube = page.locator("button.pick:not([aria-label*='wild'])").first
    expect(page.locator(".die.tumbling")).to_have_count(0)
    start, end = (_middle(node) for node in (cube, page.locator("[data-row='1'][data-col='2']")))
    finger = page.context.new_cdp_session(page)
    for kind, share in (("touchStart", 0.0), ("touchMove", 0.3), ("touchMove", 0.7), ("touchMove", 1.0)):
        point = {axis: start[axis] + (end[axis] - start[axis]) * share for axis in ("x", "y")}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".laid")).to_have_count(1)
    assert page.evaluate("scrollY") == 0


def _middle(node: Locator) -> dict[str, float]:
    box = node.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_dragging_with_the_mouse(visit: Visit) -> None:
    """B-54: cubes are dragged onto the grid, to another cell, onto each other, and back to the tray."""
    page = visit()
    table_for(page, GAME, CALM, ALONE)
    real = page.locator("button.pick:not([aria-label*='wild'])")
    expect(real.first).to_be_enabled()
    expect(page.locator(".die.tumbling")).to_have_count(0)
    page.evaluate("document.fonts.ready")
    first, second = (real.nth(place).get_attribute("data-die") for place in (0, 1))
    cell = page.locator("[data-row='0'][data-col='0']")
    page.locator(f".rack [data-die={first}]").drag_to(cell)
    expect(page.locator(".laid")).to_have_count(1)
    page.locator(f".rack [data-die={second}]").drag_to(page.locator("[data-row='0'][data-col='1']"))
    expect(page.locator(".line .term").first).to_be_visible()
    word = page.locator(".line .term").first.inner_text().split()[0]
    page.locator(f".laid[data-die={first}]").drag_to(page.locator(f".laid[data-die={second}]"))
    expect(page.locator(".line .term").first).to_contain_text(word[::-1])
    page.locator(f".laid[data-die={first}]").drag_to(page.locator(".rack"))
    expect(page.locator(".laid")).to_have_count(1)


def test_in_turns_the_others_watch_the_crossword_grow(visit: Visit) -> None:
    """CC-1, CC-9: the dice pass on; a word that is not allowed may be mended while time lasts (CC-6)."""
    anna, bo = two_at(visit, GAME, IN_TURNS)
    word = build(anna)
    expect(bo.get_by_role("heading", name="Anna builds")).to_be_visible()
    expect(bo.get_by_role("img", name=f"Crossword: {word}")).to_be_visible()
    for _ in word:
        anna.keyboard.press("Backspace")
    letters = "".join(glyph for glyph in glyphs(anna) if glyph != "?")
    anna.keyboard.type(letters.lower())
    anna.keyboard.press("Enter")
    expect(anna.locator(".shape")).to_be_visible()
    expect(anna.locator(".laid.wrong").first).to_be_visible()
    anna.get_by_role("button", name="Take all dice back").click()
    anna.keyboard.type(word.lower())
    finish(anna)
    build(bo)
    finish(bo)
    expect(anna.locator(".ended")).to_be_visible()


def test_game_two(visit: Visit) -> None:
    """CC-10 to CC-14: the length card, two turns that must be taken, the third taken by one and passed by the other."""
    anna, bo = two_at(visit, GAME, {"game": "two", "rounds": 1, "together": "off", "untimed": True, "first_seat": 0})
    for longest in (8, 4):
        for page in (anna, bo):
            word = build(page, longest)
            card = page.get_by_role("list", name="Length card")
            expect(card.get_by_text(re.compile(f"^{len(word)} letters: (on the grid|made)"))).to_have_count(1)
            finish(page)
    expect(bo.get_by_text("Anna decides about another turn")).to_be_visible()
    anna.get_by_role("button", name="Shake").click()
    build(anna, 3)
    finish(anna)
    bo.get_by_role("button", name="Pass").click()
    anna.get_by_role("button", name="Pass").click()
    for page in (anna, bo):
        expect(page.locator(".ended")).to_be_visible()
    assert total(anna, "You") == total(bo, "Anna")


def test_an_arrangement_survives_a_reload_and_is_the_same_in_a_second_tab(visit: Visit) -> None:
    """B-7, B-9: the crossword as it lies is at the server, without any button."""
    page = visit()
    table_for(page, GAME, CALM, ALONE)
    word = build(page)
    page.wait_for_timeout(400)
    page.reload()
    expect(page.locator(".laid")).to_have_count(len(word))
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".laid")).to_have_count(len(word))
    other.locator(".laid").last.click()
    other.keyboard.press("Delete")
    expect(page.locator(".laid")).to_have_count(len(word) - 1)


def test_when_time_is_up_what_lies_counts(visit: Visit) -> None:
    """CC-8: no button is needed."""
    page = visit()
    table_for(page, GAME, {"rounds": 1, "turn_seconds": 10}, ALONE)
    word = build(page)
    expect(page.get_by_role("timer")).to_be_visible()
    expect(page.locator(".ended")).to_be_visible()
    expect(page.locator(".turns").first).to_contain_text(word)


@pytest.mark.parametrize("judging", ["challenge", "vote", "host"])
def test_words_are_judged_as_the_table_chose(visit: Visit, judging: str) -> None:
    """CC-3, CC-6: by challenge, by vote, by the host; a word that does not count leaves its cubes unused."""
    anna, bo = two_at(visit, GAME, CALM | {"judging": judging})
    words = {}
    for page in (anna, bo):
        words[page] = build(page)
        finish(page)
    if judging == "challenge":
        anna.get_by_role("button", name=f"Challenge {words[bo]}").click()
        bo.get_by_role("button", name="Let them stand").click()
        expect(anna.locator(".ended")).to_be_visible()
        return
    # On the host's own word the others decide, as they do in a vote.
    bo.get_by_role("button", name=f"{words[anna]} does not count").click()
    bo.get_by_role("button", name="1 does not count").click()
    anna.get_by_role("button", name="All count").click()
    for page in (anna, bo):
        expect(page.locator(".ended")).to_be_visible()
        refused = page.locator(".turns li", has=page.get_by_role("heading", name="You" if page is anna else "Anna"))
        expect(refused.locator("tr.out").first).to_contain_text(words[anna])


@both_themes
def test_axe(visit: Visit, theme: str, phone: bool) -> None:
    """Issue 6, item 8: set-up, an empty grid, a crossword, papers and end."""
    page = visit(f"/new/{GAME}", theme=theme, phone=phone)
    page.get_by_role("heading", name="Set up").wait_for()
    clean(page)
    table_for(page, GAME, CALM | {"judging": "host", "game": "two", "turns": 1}, ALONE)
    page.locator("button.pick").first.wait_for()
    clean(page)
    build(page)
    clean(page)
    page.keyboard.press("Enter")
    expect(page.locator(".ended")).to_be_visible()
    clean(page)
    page.get_by_role("button", name=re.compile("^You, turn 1")).locator("visible=true").or_(
        page.get_by_role("button", name="Score sheet").locator("visible=true")
    ).first.click()
    page.get_by_role("dialog").wait_for()
    clean(page)
