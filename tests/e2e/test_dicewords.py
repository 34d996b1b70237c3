"""Whole matches of Dicewords in a real browser against the real server."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit, same_page
from .server import Server
from .table import best_word, my_turn, open_table, rolled, total, type_and_declare

pytestmark = pytest.mark.e2e

BACK_BY_THEN = 40_000
"""Milliseconds within which a client tries again, whatever the pause it has come to."""


def test_two_people_in_two_browsers_play_a_match_to_its_end(visit: Visit) -> None:
    """Issue 2, item 7 and Proof: invite by link, play, see each other's dice, end with the same score sheet.

    B-40: whose browser sat down by itself checks the dice at the end; the table of the other was made by this test.
    """
    anna = visit()
    match = open_table(
        anna, json.dumps({"rounds": 2}), json.dumps([{"kind": "human", "name": "Anna"}, {"kind": "open"}])
    )
    anna.goto(anna.evaluate("location.origin") + f"/m/{match}")
    link = anna.get_by_label("Send this link").input_value()
    bo = visit(link[link.index("/join/") :], phone=True)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()

    for _ in range(2 * 2):
        anna.locator("button.pick, .other .rack, .ended").first.wait_for()
        bo.locator("button.pick, .other .rack, .ended").first.wait_for()
        acting, watching = (anna, bo) if anna.locator("button.pick").count() else (bo, anna)
        expect(watching.locator(".other .rack li")).to_have_count(9)
        _sees_the_same_dice(acting, watching)
        lines = acting.locator(".players .score").all_inner_texts()
        word = type_and_declare(acting)
        if word:
            expect(acting.locator(".players .score")).not_to_have_text(lines)

    for page in (anna, bo):
        expect(page.locator(".ended h2")).to_be_visible()
    assert total(anna, "You") == total(bo, "Anna")
    assert total(bo, "You") == total(anna, "Bo")
    with anna.expect_download() as download:
        anna.get_by_role("button", name="Download the record").click()
    record: dict[str, Any] = json.loads(download.value.path().read_text())
    assert record["result"]["scores"] in ([total(anna, "You"), total(anna, "Bo")],)
    assert record["seed"], "the seed is shown at the end"
    assert record["header"]["seats"][1]["entropy"], "Bo's browser added to the dice"
    expect(bo.get_by_text("The dice were fair: checked on this device.")).to_be_visible()
    expect(anna.get_by_text("Your device has no promise of the server")).to_be_visible()
    bo.get_by_role("button", name="What was checked").click()
    expect(bo.get_by_role("dialog").get_by_text("Your device added this secret to the dice")).to_be_visible()


def _sees_the_same_dice(acting: Page, watching: Page) -> None:
    mine = rolled(acting)
    seen = [text.split(", ")[1] for text in watching.locator(".other .rack li .unseen").all_inner_texts()]
    assert ["?" if glyph == "wild" else glyph for glyph in seen] == mine


def test_a_match_by_keyboard_alone(visit: Visit) -> None:
    """Issue 2, Proof: from the front page to the end without a pointer; the mouse is never touched."""
    page = visit()
    _tab_to(page, "Set up a table")
    page.keyboard.press("Enter")
    _tab_to(page, "Adjust the rules")
    page.keyboard.press("Enter")
    _tab_to_field(page, "Rounds")
    page.keyboard.type("2")
    _tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    rounds = 0
    while my_turn(page):
        rounds += 1
        if rounds == 1:
            _reroll_by_keyboard(page)
        found = best_word(page)
        if found:
            page.keyboard.type(found[0])
            page.keyboard.press("Enter")
        else:
            _tab_to(page, "Pass")
            page.keyboard.press("Enter")
            _tab_to(page, "Yes, pass")
            page.keyboard.press("Enter")
        page.locator(".players li.acts:has-text('You')").wait_for(state="hidden")
    assert rounds == 2
    expect(page.locator(".ended h2")).to_be_visible()


def _reroll_by_keyboard(page: Page) -> None:
    """DW-1: pin the first three dice with their numbers; Shift Enter rolls the other six, and they stay."""
    before = rolled(page)
    page.keyboard.type("123")
    expect(page.get_by_role("button", name="Reroll 6")).to_be_enabled()
    page.keyboard.press("Shift+Enter")
    expect(page.get_by_text("1 reroll left")).to_be_visible()
    assert rolled(page)[:3] == before[:3]


def _tab_to(page: Page, name: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        text = page.evaluate(
            "(document.activeElement?.getAttribute('aria-label') || document.activeElement?.innerText || '').trim()"
        )
        if text.startswith(name):
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", f"the focus on {name} cannot be seen"
            return
    raise AssertionError(f"Tab never reaches {name}")


def _tab_to_field(page: Page, label: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.labels?.[0]?.innerText.trim()") == label:
            page.keyboard.press("Control+A")
            return
    raise AssertionError(f"Tab never reaches the field {label}")


def test_a_turn_by_touch_on_a_phone(visit: Visit) -> None:
    """Issue 2, item 7: at 360 px dice are tapped into the word, taken back, pinned and rolled; nothing lies outside."""
    page = visit(phone=True)
    page.locator("button.pick").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    real = page.locator("button.pick:not([aria-label*='wild'])")
    real.nth(0).tap()
    real.nth(1).tap()
    expect(page.locator(".groove button")).to_have_count(2)
    page.locator(".groove button").first.tap()
    expect(page.locator(".groove button")).to_have_count(1)
    page.locator("button.pin:not([aria-pressed='true'])").last.tap()
    page.get_by_role("button", name="Reroll 7").tap()
    expect(page.get_by_text("1 reroll left")).to_be_visible()
    expect(page.locator(".groove button")).to_have_count(1)
    assert page.evaluate("document.activeElement.tagName") != "INPUT", "no phone keyboard may jump up (B-55)"


def test_the_front_page_is_a_turn_and_shows_what_was_possible(visit: Visit) -> None:
    """look.md, first 30 seconds: no sign-up; spell, declare, see what was possible, roll again."""
    page = visit()
    word = type_and_declare(page)
    if word:
        expect(page.locator(".finished .yours")).to_have_text(word)
    expect(page.locator(".finished .words li").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("button.pick")).to_have_count(9)


def test_a_word_that_is_not_in_the_dictionary_is_refused_and_may_be_tried_again(visit: Visit) -> None:
    """DW-7, B-42: the refusal says why, and the dice stay."""
    page = visit()
    page.locator("button.pick").first.wait_for()
    before = rolled(page)
    for glyph in before[3:9]:
        page.keyboard.press(glyph)
    page.keyboard.press("Enter")
    if page.locator(".said").count() or not page.locator(".finished").count():
        expect(page.locator(".said")).to_be_visible()
        assert page.locator("button.pick").count() == 9


def test_reload_in_the_middle_resumes_with_the_unsent_word(visit: Visit) -> None:
    """B-9: the seat, the dice and the word under way are there again."""
    page = visit()
    match = open_table(page, "{}", json.dumps([{"kind": "human"}, {"kind": "human", "name": "x"}][:1]))
    page.goto(page.evaluate("location.origin") + f"/m/{match}")
    before = rolled(page)
    page.keyboard.press(before[4])
    page.keyboard.press(before[5])
    expect(page.locator(".groove button")).to_have_count(2)
    page.reload()
    expect(page.locator(".groove button")).to_have_count(2)
    assert rolled(page) == before


def test_a_lost_connection_is_said_and_comes_back_by_itself(visit: Visit, server: Server) -> None:
    """B-3, B-8, B-10: the server is killed between two actions; a banner says so, and the match goes on."""
    page = visit()
    match = open_table(page, json.dumps({"rounds": 1}), json.dumps([{"kind": "human"}]))
    page.goto(page.evaluate("location.origin") + f"/m/{match}")
    before = rolled(page)
    with same_page(page):
        server.kill()
        expect(page.locator(".banner.warn")).to_contain_text("Connection lost")
        server.start()
        expect(page.locator(".banner.warn")).to_have_count(0, timeout=BACK_BY_THEN)
        assert rolled(page) == before
        type_and_declare(page)
        expect(page.locator(".ended h2")).to_be_visible()


def test_an_action_sent_while_the_line_is_down_arrives_once(visit: Visit, server: Server) -> None:
    """B-1, B-19: it is shown as under way, and counts once when the line is back."""
    page = visit()
    match = open_table(page, json.dumps({"rounds": 1}), json.dumps([{"kind": "human"}]))
    page.goto(page.evaluate("location.origin") + f"/m/{match}")
    rolled(page)
    server.kill()
    expect(page.locator(".banner.warn")).to_be_visible()
    page.get_by_role("button", name="Reroll all").click()
    expect(page.get_by_role("button", name="Sending")).to_be_visible()
    server.start()
    expect(page.get_by_text("1 reroll left")).to_be_visible(timeout=BACK_BY_THEN)


def test_two_tabs_on_one_seat(visit: Visit) -> None:
    """B-7, B-8: what is played in one is seen in the other, and closing one leaves nobody away."""
    page = visit()
    match = open_table(page, json.dumps({"rounds": 1}), json.dumps([{"kind": "human"}]))
    page.goto(page.evaluate("location.origin") + f"/m/{match}")
    rolled(page)
    other = page.context.new_page()
    other.goto(page.url)
    assert rolled(other) == rolled(page)
    page.get_by_role("button", name="Reroll all").click()
    expect(other.get_by_text("1 reroll left")).to_be_visible()
    other.close()
    expect(page.locator(".players .away")).to_have_count(0)


def test_challenge_window(visit: Visit) -> None:
    """DW-7: a declared word waits for the others; letting it stand writes it down."""
    anna, rules = visit(), json.dumps({"rounds": 1, "judging": "challenge", "first_seat": 0})
    match = open_table(anna, rules, json.dumps([{"kind": "human", "name": "Anna"}, {"kind": "open"}]))
    anna.goto(anna.evaluate("location.origin") + f"/m/{match}")
    code = anna.locator(".code").inner_text()
    bo = visit(f"/join/{code}")
    bo.get_by_role("button", name="Sit down").click()
    word = type_and_declare(anna)
    if word is None:
        pytest.skip("no word was on these dice")
    expect(bo.get_by_role("button", name=f"Challenge {word}")).to_be_visible()
    expect(bo.get_by_role("timer")).to_be_visible()
    expect(anna.get_by_text("The others may challenge it")).to_be_visible()
    bo.get_by_role("button", name=f"Challenge {word}").click()
    bo.locator("button.pick").first.wait_for()
    assert total(anna, "You") > 0, "a word of the dictionary stands"


def test_hot_seat_covers_the_dice_between_players(visit: Visit) -> None:
    """Issue 2: against a friend on the same device; the dice are hidden while it is passed on."""
    page = visit(phone=True)
    page.get_by_role("button", name="On this device").tap()
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Start").tap()
    page.locator(".players").wait_for()
    type_and_declare(page)
    expect(page.get_by_role("heading", name="it is your turn")).to_be_visible()
    assert page.locator("button.pick").count() == 0
    page.get_by_role("button", name="Show my dice").tap()
    assert len(rolled(page)) == 9


def test_watching_shows_the_dice_and_no_controls(visit: Visit) -> None:
    """B-36: a spectator sees what is public, and cannot act."""
    page = visit()
    match = open_table(page, "{}", json.dumps([{"kind": "human"}]))
    watcher = visit(f"/m/{match}")
    expect(watcher.locator(".other .rack li")).to_have_count(9)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    assert watcher.locator("button.pick, button.main").count() == 0


@pytest.mark.parametrize("path", ["/m/nowhere", "/elsewhere"])
def test_addresses_that_lead_nowhere_say_so(visit: Visit, path: str) -> None:
    """Bad input: one clear answer and a way on."""
    page = visit(path)
    expect(page.get_by_role("link", name="To the front page")).to_be_visible()
