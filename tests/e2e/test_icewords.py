"""Whole matches of Icewords in a real browser against the real server."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .people import ALONE, both_themes, clean, fits, glyphs, tab_to, table_for, two_at
from .words import spelled

pytestmark = pytest.mark.e2e

CALM: dict[str, Any] = {"study_seconds": 300, "round_seconds": 600, "vote_seconds": 300}


def go(*pages: Page) -> None:
    """Whoever is to say Go says it."""
    for page in pages:
        page.locator(".study").wait_for()
    starter = next(page for page in pages if page.locator("button.go").count())
    starter.locator("button.go").click()


def spell(page: Page) -> str:
    """Type the longest word on the dice, and see that the server has it; the word comes back."""
    word = spelled(glyphs(page), shortest=2)
    assert word, "no word of two letters is on these dice"
    page.keyboard.type(word.lower())
    expect(page.get_by_role("button", name=f"Lock in {word}")).to_be_enabled()
    expect(page.get_by_text("on your board")).to_be_visible()
    return word


def lock(page: Page) -> None:
    page.get_by_role("button", name="Lock in").click()
    expect(page.locator(".board")).to_have_count(0)


def total(page: Page, name: str) -> int:
    player = page.locator(".players li", has_text=re.compile(rf"^\s*{re.escape(name)}"))
    return int(player.locator(".score").inner_text())


def test_two_people_play_a_match_to_its_end(visit: Visit) -> None:
    """KW-2 to KW-11: Go, spell in secret, lock in, the reveal as a sum, the same score sheets for both."""
    anna, bo = two_at(visit, "icewords", CALM | {"rounds": 2})
    for number in (1, 2):
        go(anna, bo)
        words = {anna: spell(anna), bo: spell(bo)}
        assert words[anna] not in bo.locator("main").inner_text(), "words are secret until the reveal (KW-4)"
        for page in (anna, bo):
            shown = page.locator(".sum.large .score b").inner_text()
            lock(page)
            assert int(shown) >= 0
        for page in (anna, bo):
            expect(page.locator(".reveal h2")).to_have_text(f"Round {number}: the words")
            expect(page.locator(".reveal figure")).to_have_count(2)
            for word in words.values():
                expect(page.locator(".reveal")).to_contain_text(word)
    for page in (anna, bo):
        expect(page.locator(".ended h2")).to_be_visible()
    assert (total(anna, "You"), total(anna, "Bo")) == (total(bo, "Anna"), total(bo, "You"))
    sheet = anna.get_by_role("region", name="Score sheet: You")
    expect(sheet.get_by_role("columnheader")).to_have_text(
        ["Round", "Word", "Word score", "Targets matched", "Subtotal", "Bonus", "Round score", "Total"]
    )
    for row in sheet.locator("tbody tr").all():
        _adds_up([cell.inner_text() for cell in row.locator("td").all()])


def _adds_up(cells: list[str]) -> None:
    """KW-6, KW-9: every line of the sheet is the sum it shows."""
    value, targets, subtotal, bonus, scored, _ = map(int, cells[1:])
    assert (value * targets, value * targets + bonus) == (subtotal, scored)


def test_what_the_screen_reckons_is_what_the_server_writes_down(visit: Visit) -> None:
    """KW-5 to KW-8, KW-13: the sum under the word, for a player without targets on side B of the board."""
    anna, bo = two_at(
        visit, "icewords", CALM | {"rounds": 1}, {}, {"options": {"ignore_targets": True, "side_b": True}}
    )
    go(anna, bo)
    shown = {}
    for page in (anna, bo):
        spell(page)
        shown[page] = page.locator(".sum.large .score b").inner_text()
    expect(bo.locator(".sum.large")).to_contain_text("letters")
    expect(bo.get_by_text("You play without the targets")).to_be_visible()
    lock(anna)
    lock(bo)
    for page in (anna, bo):
        expect(page.locator(".ended")).to_be_visible()
        assert total(page, "You") == int(shown[page])


def test_by_keyboard_alone(visit: Visit) -> None:
    """Issue 6, item 8: from the form to the end without a pointer; pinned dice stay when the others roll (KW-3)."""
    page = visit("/new/icewords")
    page.get_by_role("heading", name="Set up").wait_for()
    while page.get_by_role("button", name="Remove").count():
        tab_to(page, "Remove")
        page.keyboard.press("Enter")
    tab_to(page, "Adjust the rules")
    page.keyboard.press("Enter")
    page.get_by_label("Rounds", exact=True).focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("1")
    page.get_by_label("Seconds a round").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("600")
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    page.locator("button.go").wait_for()
    page.keyboard.press("Enter")
    before = glyphs(page)
    page.keyboard.type("123")
    page.keyboard.press("Shift+Enter")
    expect(page.get_by_text("1 reroll left")).to_be_visible()
    assert glyphs(page)[:3] == before[:3]
    word = spell(page)
    page.locator(".groove button").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    moved = word[1] + word[0] + word[2:]
    expect(page.get_by_role("button", name=f"Lock in {moved}")).to_be_enabled()
    expect(page.locator(".groove button").nth(1)).to_be_focused()
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.get_by_role("button", name=f"Lock in {word}")).to_be_enabled()
    tab_to(page, f"Lock in {word}")
    page.keyboard.press("Enter")
    expect(page.locator(".ended h2")).to_be_visible()


def test_by_touch_on_a_phone(visit: Visit) -> None:
    """360 px: dice are tapped in and out, pinned and rolled, and the word is locked in; nothing lies outside."""
    page = visit(phone=True)
    table_for(page, "icewords", CALM | {"rounds": 1, "min_length": 2}, ALONE)
    page.locator("button.go").tap()
    real = page.locator("button.pick:not([aria-label*='wild'])")
    expect(page.locator("button.pick")).to_have_count(7)
    assert fits(page)
    for place in (0, 1, 2):
        real.nth(place).tap()
    expect(page.locator(".groove button")).to_have_count(3)
    page.locator(".groove button").first.tap()
    expect(page.locator(".groove button")).to_have_count(2)
    page.locator("button.pin:not([aria-pressed='true'])").last.tap()
    page.get_by_role("button", name="Reroll 4").tap()
    expect(page.get_by_text("1 reroll left")).to_be_visible()
    expect(page.locator(".groove button")).to_have_count(2)
    lock_in = page.get_by_role("button", name="Lock in")
    box = lock_in.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 740, "the main button lies within the thumb's reach"
    lock_in.tap()
    expect(page.locator(".ended h2")).to_be_visible()
    assert fits(page)


def test_dragging_with_the_mouse(visit: Visit) -> None:
    """B-54: dice are dragged into the word, to another place in it, and out again."""
    page = visit()
    table_for(page, "icewords", CALM, ALONE)
    page.locator("button.go").click()
    real = page.locator("button.pick:not([aria-label*='wild'])")
    first, second = (real.nth(place).get_attribute("data-die") for place in (0, 1))
    groove = page.locator(".groove")
    page.locator(f".rack [data-die={first}]").drag_to(groove)
    expect(groove.locator("button")).to_have_count(1)
    page.locator(f".rack [data-die={second}]").drag_to(groove, target_position={"x": 20, "y": 30})
    assert [die.get_attribute("data-die") for die in groove.locator("button").all()] == [second, first]
    groove.locator("button").last.drag_to(groove, target_position={"x": 20, "y": 30})
    assert [die.get_attribute("data-die") for die in groove.locator("button").all()] == [first, second]
    groove.locator("button").last.drag_to(page.locator(".glass"), target_position={"x": 20, "y": 150})
    expect(groove.locator("button")).to_have_count(1)


def test_an_arrangement_survives_a_reload_and_is_the_same_in_a_second_tab(visit: Visit) -> None:
    """KW-4, B-7, B-9: the letters as they lie are at the server, without any button."""
    page = visit()
    table_for(page, "icewords", CALM, ALONE)
    page.locator("button.go").click()
    word = spell(page)
    page.reload()
    expect(page.get_by_role("button", name=f"Lock in {word}")).to_be_enabled()
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_role("button", name=f"Lock in {word}")).to_be_enabled()
    other.keyboard.press("Backspace")
    expect(page.locator(".groove button")).to_have_count(len(word) - 1)


def test_at_the_bell_the_letters_as_they_lie_are_the_word(visit: Visit) -> None:
    """KW-4: no button is needed; the sand runs out and the word is on the sheet."""
    page = visit()
    table_for(page, "icewords", {"rounds": 1, "round_seconds": 10, "grace_seconds": 1}, ALONE)
    page.locator("button.go").click()
    word = spell(page)
    expect(page.get_by_role("timer")).to_be_visible()
    expect(page.locator(".ended")).to_be_visible(timeout=20_000)
    expect(page.get_by_role("region", name="Score sheet: You")).to_contain_text(word)


def test_a_head_start_comes_first(visit: Visit) -> None:
    """KW-13, aid 2: one plays alone while the other waits; then the timer runs for both."""
    anna, bo = two_at(visit, "icewords", CALM | {"rounds": 1}, {"options": {"head_start": True}}, {})
    go(anna, bo)
    expect(anna.get_by_text("Your head start")).to_be_visible()
    expect(bo.get_by_text("Anna has a head start")).to_be_visible()
    assert bo.locator("button.pick").count() == 0
    spell(anna)
    lock(anna)
    spell(bo)
    lock(bo)
    expect(anna.locator(".ended")).to_be_visible()


def test_other_target_letters_by_agreement(visit: Visit) -> None:
    """KW-14: only if everybody agrees, and once."""
    anna, bo = two_at(visit, "icewords", CALM | {"reroll_targets": True})
    anna.get_by_role("button", name="Roll again").click()
    expect(anna.get_by_text("1 of 2 have answered")).to_be_visible()
    bo.get_by_role("button", name="Roll again").click()
    expect(anna.locator("ol.feed")).to_contain_text("New target letters")
    expect(anna.get_by_role("button", name="Roll again")).to_have_count(0)


@pytest.mark.parametrize("judging", ["challenge", "vote", "host"])
def test_words_are_judged_as_the_table_chose(visit: Visit, judging: str) -> None:
    """KW-10: by challenge, by vote, by the host."""
    anna, bo = two_at(visit, "icewords", CALM | {"rounds": 1, "judging": judging})
    go(anna, bo)
    for page in (anna, bo):
        spell(page)
        lock(page)
    if judging == "challenge":
        anna.get_by_role("button", name="Challenge").click()
        _let_stand(anna, bo)
    elif judging == "vote":
        bo.get_by_role("button", name="It counts").click()
        anna.get_by_role("button", name="It does not").click()
    else:  # on the host's own word the other decides
        for judge in (bo, anna):
            judge.get_by_role("button", name="It counts").click()
    expect(anna.locator(".ended")).to_be_visible()
    if judging == "vote":
        assert total(bo, "You") == 0, "who is outvoted scores nothing"


def _let_stand(*pages: Page) -> None:
    """Everybody who is asked lets the words stand, until the match is over."""
    for _ in range(25):
        for page in pages:
            # At once, or not at all: the other player's answer may take the button away at any moment.
            page.locator(".trial > button.main:enabled").evaluate_all("asked => asked.forEach(each => each.click())")
        if pages[0].locator(".ended").count():
            return
        pages[0].wait_for_timeout(200)


def test_on_one_device_dice_are_hidden_between_players(visit: Visit) -> None:
    """B-31: each arranges in secret and passes the device on; without a clock nobody's sand runs meanwhile."""
    page = visit(phone=True)
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "local", "name": "Bo"}]
    table_for(page, "icewords", CALM | {"rounds": 1, "timed": False, "first_seat": 0}, seats)
    page.locator("button.go").tap()
    first = spell(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Bo, it is your turn")).to_be_visible()
    assert page.locator("button.pick").count() == 0
    assert first not in page.locator("main").inner_text()
    page.get_by_role("button", name="Show my dice").tap()
    spell(page)
    lock(page)
    expect(page.locator(".ended")).to_be_visible()


def test_aids_of_a_seat_are_set_in_the_form(visit: Visit) -> None:
    """KW-13: each seat has its own aids."""
    page = visit("/new/icewords")
    aids = page.locator("details.aids").nth(1)
    aids.locator("summary").click()
    aids.get_by_label("Targets ignored").check()
    aids.get_by_label("Head start").check()
    expect(aids.locator("summary")).to_contain_text("2 chosen")
    with page.expect_request("**/api/matches") as asked:
        page.get_by_role("button", name="Open the table").click()
    body = asked.value.post_data_json
    assert body is not None
    seats = body["seats"]
    assert "options" not in seats[0]
    assert seats[1]["options"] == {"ignore_targets": True, "head_start": True}


@both_themes
def test_axe(visit: Visit, theme: str, phone: bool) -> None:
    """Issue 6, item 8: set-up, study, playing, papers, trial, reveal and end."""
    page = visit("/new/icewords", theme=theme, phone=phone)
    page.locator("details.aids summary").first.click()
    clean(page)
    table_for(page, "icewords", CALM | {"rounds": 2, "judging": "host"}, ALONE)
    page.locator("button.go").wait_for()
    clean(page)
    page.locator("button.go").click()
    spell(page)
    clean(page)
    for paper in ("How words score", "Score sheet"):
        if page.get_by_role("button", name=paper).is_visible():
            page.get_by_role("button", name=paper).click()
            clean(page)
            page.keyboard.press("Escape")
    lock(page)
    for _ in range(2):
        page.locator(".trial, .reveal").first.wait_for()
        clean(page)
        if page.get_by_role("button", name="It counts").count():
            page.get_by_role("button", name="It counts").click()
    page.locator("button.go").click()
    page.get_by_role("button", name="Lock in without a word").click()
    clean(page)
    page.get_by_role("button", name="Yes, no word").click()
    expect(page.locator(".ended")).to_be_visible()
    clean(page)
