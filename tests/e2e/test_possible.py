"""What was possible, for every seat, on a device that saw the turn and on one that did not."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from . import test_bookworm as bookworm
from . import test_crossword_cubes as cubes
from . import test_icewords as icewords
from . import test_speed_dice as speed
from .conftest import Visit
from .people import ALONE, clean, fits, table_for, two_at
from .table import rolled, type_and_declare

pytestmark = pytest.mark.e2e

ASK = re.compile("What was possible")


def opened(page: Page) -> Locator:
    """What was possible, once it is known."""
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".possible").first).to_be_visible()
    expect(sheet.get_by_role("status")).to_have_count(0)
    expect(sheet.get_by_role("alert")).to_have_count(0)
    return sheet


def split(sheet: Locator) -> list[float]:
    """Expected, luck, rerolling, word-finding, score."""
    texts = sheet.locator(".split dd").all_inner_texts()
    return [float(text.replace("\u2212", "-").replace("+", "")) for text in texts]


@pytest.mark.parametrize("phone", [False, True])
def test_a_turn_of_dicewords_and_where_its_points_came_from(visit: Visit, phone: bool) -> None:
    """Issue 4: the best words, each roll with what was better, three figures that come to the score; after a reload."""
    page = visit(phone=phone)
    table_for(page, "dicewords", {"rounds": 2}, ALONE)
    rolled(page)
    page.get_by_role("button", name="Reroll all").click()
    expect(page.get_by_text("1 reroll left")).to_be_visible()
    word = type_and_declare(page)
    page.locator(".last").wait_for(state="attached")
    page.evaluate("localStorage.clear()")
    page.reload()
    page.locator("aside .pad tbody button").first.click()
    sheet = opened(page)
    expect(sheet.locator(".words li").first).to_be_visible()
    if word:
        expect(sheet.locator(".words li.mine")).to_contain_text(word)
    expected, luck, rerolling, words, score = split(sheet)
    assert expected + luck + rerolling + words == pytest.approx(score, abs=0.3), "each rounded to a tenth"
    assert rerolling <= 0
    assert words == 0, "the best word was declared"
    expect(sheet.locator(".rolls li")).to_have_count(2)
    expect(sheet.locator(".rolls li").first).to_contain_text("rolled all again")
    assert fits(page)
    clean(page)


def test_nothing_is_said_of_a_turn_that_still_runs(visit: Visit) -> None:
    """DW-12: while everybody plays at once nothing of it can be asked, by nobody."""
    anna, bo = two_at(visit, "dicewords", {"rounds": 1, "together": "own"})
    for page in (anna, bo):
        rolled(page)
    type_and_declare(anna)
    expect(anna.locator("button.pick")).to_have_count(0)
    for page in (anna, bo):
        expect(page.get_by_role("button", name=ASK)).to_have_count(0)
    turns = anna.request.get(anna.url.replace("/m/", "/api/matches/") + "/turns")
    assert turns.json()["turns"] == []
    type_and_declare(bo)
    for page, who in ((anna, "Bo"), (bo, "Anna")):
        page.locator("aside .pad tbody button").nth(1 if page is anna else 0).click()
        expect(page.get_by_role("dialog")).to_contain_text(f"{who}, ")
        expect(opened(page).locator(".words li").first).to_be_visible()


def test_the_best_word_of_a_round_of_icewords(visit: Visit) -> None:
    """KW-5 to KW-8: against the targets of that round, for both seats, from the reveal and from the score sheet."""
    anna, bo = two_at(visit, "icewords", icewords.CALM | {"rounds": 2})
    icewords.go(anna, bo)
    for page in (anna, bo):
        icewords.spell(page)
        icewords.lock(page)
    for page in (anna, bo):
        page.locator(".reveal").get_by_role("button", name=ASK).nth(1).click()
        sheet = opened(page)
        expect(sheet.locator(".words li").first).to_be_visible()
        expected, luck, rerolling, words, score = split(sheet)
        assert expected + luck + rerolling + words == pytest.approx(score, abs=0.3)
        assert fits(page)
    clean(bo)


def test_the_best_crossword_of_a_turn(visit: Visit) -> None:
    """CC-5: what could be laid, what no crossword exceeds, and what was laid."""
    page = visit()
    table_for(page, cubes.GAME, cubes.CALM | {"rounds": 1}, ALONE)
    expect(page.locator("button.pick")).to_have_count(14)
    cubes.build(page)
    laid = cubes.finish(page)
    expect(page.locator(".ended h2")).to_be_visible()
    page.reload()
    page.locator("aside .pad tbody button").first.click()
    page.get_by_role("dialog").get_by_role("button", name=ASK).click()
    sheet = opened(page)
    expect(sheet.locator(".possible .shape")).to_be_visible()
    said = sheet.locator(".possible .score").inner_text()
    found = int(re.findall(r"[\u2212-]?\d+", said)[0].replace("\u2212", "-"))
    assert found >= laid
    assert f"{laid} were laid".replace("-", "\u2212") in said.replace("-", "\u2212")
    expect(sheet.locator(".possible")).to_contain_text(re.compile("no crossword of these cubes brings more", re.I))
    clean(page)


def test_dice_that_everybody_could_have_linked(visit: Visit) -> None:
    """SD-1, SD-9: after a round everybody's dice, linked by the commonest words; nothing of it while a round runs."""
    anna, bo = two_at(visit, "speed-dice", speed.STRICT)
    speed.lay(anna, speed.roll_for(anna, bo))
    expect(speed.bowl(anna)).to_be_enabled()
    for page in (anna, bo):
        expect(page.get_by_role("button", name=ASK)).to_have_count(0)
    anna.keyboard.press("Enter")
    for page in (anna, bo):
        expect(page.locator(".check h2")).to_be_visible()
        if page is bo:
            page.get_by_role("button", name="Rounds").click()
        page.get_by_role("button", name=ASK).first.click()
        sheet = opened(page)
        expect(sheet.locator(".possible li").nth(1)).to_be_visible()
        expect(sheet.locator(".possible .shape").first).to_be_visible()
        assert fits(page)
        clean(page)


def test_words_of_a_round_of_bookworm(visit: Visit) -> None:
    """BW-2: words of the category for the dice that lay, the commonest first."""
    anna, bo = two_at(visit, bookworm.GAME, bookworm.TRUSTING)
    bookworm.choose(anna)
    dice = len(bookworm.on_display(bo))
    for page in (anna, bo):
        expect(page.get_by_role("button", name=ASK)).to_have_count(0)
    bo.get_by_role("button", name="I know none").click()
    bo.get_by_role("button", name="Yes, give up").click()
    for page in (anna, bo):
        page.locator(".sums").get_by_role("button", name=ASK).click()
        sheet = opened(page)
        assert 0 < sheet.locator(".possible li").count() <= dice
        expect(sheet.locator(".possible")).to_contain_text("The commonest first.")
        assert fits(page)
    clean(bo)
