"""Whole matches of Bookworm in a real browser against the real server."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .people import ALONE, both_themes, clean, fits, tab_to, table_for, two_at

pytestmark = pytest.mark.e2e

GAME = "bookworm"
CALM: dict[str, Any] = {
    "think_seconds": 300,
    "choice_seconds": 300,
    "ballot_seconds": 120,
    "dispute_seconds": 120,
    "first_seat": 0,
}
TRUSTING = CALM | {"judging": "host"}
"""The host says what fits, and the other where the host has named it, so that any word will do."""

BEFORE_ME = ".piles.own [data-die]"


def choose(page: Page) -> None:
    page.locator(".paper button").first.click()
    expect(page.locator(".paper .one h2")).to_be_visible()


def say(page: Page, die: str, number: int) -> str:
    """Name a word that begins as this die shows, and that nobody has named."""
    expect(page.get_by_role("button", name="I know none")).to_be_enabled()
    label = page.locator(f"[data-die={die}]").get_attribute("aria-label") or ""
    initial = label.split(", ")[0].split(" or ")[0]
    word = f"{initial}{'abcdefghijklmnopqrstuvwxyz'[number] * 3}"
    page.locator("#word").fill(word)
    if page.locator(f"[data-die={die}]").get_attribute("aria-pressed") != "true":
        page.locator(f"[data-die={die}]").click()
    page.locator("#word").press("Enter")
    return word


def on_display(page: Page) -> list[str]:
    dice = page.locator(".display [data-die]")
    dice.first.wait_for()
    return [die.get_attribute("data-die") or "" for die in dice.all()]


def total(page: Page, name: str) -> int:
    line = page.locator(".ranks li", has_text=re.compile(rf"{re.escape(name)}\s"))
    return int(line.locator(".total").inner_text().replace("−", "-").replace("–", "-"))


def test_two_people_play_a_match_to_its_end(visit: Visit) -> None:
    """BW-1 to BW-7: pick, take all seven dice in turns, the sums of the round, the next Bookworm, the end."""
    anna, bo = two_at(visit, GAME, TRUSTING | {"target_score": 5})
    expect(bo.get_by_role("heading", name="Anna picks a category")).to_be_visible()
    choose(anna)
    acting = bo
    taken = {anna: 0, bo: 0}
    for number in range(7):
        left = on_display(acting)
        assert len(left) == 7 - number
        word = say(acting, left[0], number)
        (bo if acting is anna else anna).get_by_role("button", name="It fits").click()
        taken[acting] += 1
        if number < 6:
            for page in (anna, bo):
                expect(page.locator(".display [data-die]")).to_have_count(6 - number)
                expect(page.locator(".moment")).to_contain_text(word)
            expect(acting.locator(BEFORE_ME)).to_have_count(taken[acting])
        acting = anna if acting is bo else bo
    for page in (anna, bo):
        expect(page.locator(".ended h2, .sums").first).to_be_visible()
        for row in page.locator(".sums li").all():
            _adds_up(row.locator(".sum").inner_text())
    expect(anna.locator(".ended h2")).to_be_visible()
    assert total(anna, "You") == total(bo, "Anna")
    assert total(bo, "You") == total(anna, "Bo")
    assert max(total(anna, "You"), total(anna, "Bo")) >= 5


def _adds_up(shown: str) -> None:
    """BW-6: dots + cards - 2 for who failed."""
    terms = re.findall(r"-?\d+", shown.replace("−", "-").replace("–", "-").replace("- ", "-").replace("-\n", "-"))
    *parts, score = map(int, terms)
    assert sum(parts) == score, shown


def test_a_die_is_stolen_and_a_card_given_for_it(visit: Visit) -> None:
    """BW-2, BW-3, BW-4: from the pile of another, seen by both; one's own dice are not for the taking."""
    anna, bo = two_at(visit, GAME, TRUSTING)
    choose(anna)
    die = on_display(bo)[0]
    say(bo, die, 0)
    anna.get_by_role("button", name="It fits").click()
    expect(anna.locator(f".piles:not(.own) [data-die={die}]")).to_be_visible()
    say(anna, die, 1)
    bo.get_by_role("button", name="It fits").click()
    expect(anna.locator(f"{BEFORE_ME}")).to_have_count(1)
    expect(bo.locator(".moment")).to_contain_text("of yours")
    expect(bo.locator(".piles.own")).to_contain_text("1 Bookworm card")
    expect(bo.get_by_text("5 Bookworm cards in the middle")).to_be_attached()
    expect(anna.locator(f"{BEFORE_ME}")).to_be_disabled()


def test_by_keyboard_alone(visit: Visit) -> None:
    """Issue 6, item 8: from the form to a named word and the end of a round without a pointer."""
    page = visit(f"/new/{GAME}")
    page.get_by_role("heading", name="Set up").wait_for()
    tab_to(page, "Adjust the rules")
    page.keyboard.press("Enter")
    # The bot in the second seat picks the category, so that the first word is ours.
    for field, value in (("Seconds to think", "120"), ("First Bookworm", "1")):
        page.get_by_label(field).focus()
        page.keyboard.press("Control+A")
        page.keyboard.type(value)
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="I know none")).to_be_enabled(timeout=20_000)
    page.keyboard.type("zzz")
    expect(page.locator("#word")).to_be_focused()
    expect(page.locator("#word")).to_have_value("zzz")
    page.keyboard.press("Escape")
    expect(page.locator("#word")).to_have_value("")
    tab_to(page, "I know none")
    page.keyboard.press("Enter")
    tab_to(page, "Yes, give up")
    page.keyboard.press("Enter")
    expect(page.locator(".sums")).to_contain_text("failed")


def test_by_touch_on_a_phone(visit: Visit) -> None:
    """360 px: a category, a word, a die, all by touch; the field does not make the phone zoom (B-55)."""
    anna, bo = two_at(visit, GAME, TRUSTING)
    choose(anna)
    die = on_display(bo)[0]
    assert fits(bo)
    size = bo.locator("#word").evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
    assert size >= 16, "smaller text in a field makes phones zoom"
    bo.locator(f"[data-die={die}]").tap()
    expect(bo.locator(f"[data-die={die}]")).to_have_attribute("aria-pressed", "true")
    label = bo.locator(f"[data-die={die}]").get_attribute("aria-label") or ""
    bo.locator("#word").tap()
    bo.keyboard.type(label.split(", ")[0].split(" or ")[0].lower() + "xyz")
    take = bo.get_by_role("button", name=re.compile("^Take "))
    box = take.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 740, "the main button lies within the thumb's reach"
    take.tap()
    anna.get_by_role("button", name="It does not").click()
    expect(bo.get_by_role("alert").filter(has_text=re.compile(r"\S")).first).to_be_visible()
    bo.get_by_role("button", name="I know none").tap()
    bo.get_by_role("button", name="Yes, give up").tap()
    expect(anna.locator(".sums")).to_contain_text("failed")
    assert fits(bo)


def test_the_counted_five(visit: Visit) -> None:
    """BW-8: after the time to think everybody sees the count; at 0 the round is over."""
    anna, bo = two_at(visit, GAME, TRUSTING | {"think_seconds": 3, "count_seconds": 4})
    choose(anna)
    for page in (anna, bo):
        expect(page.get_by_role("timer", name="The count")).to_be_visible()
    expect(bo.locator(".sums")).to_contain_text("failed")


def test_a_word_in_the_making_survives_a_reload(visit: Visit) -> None:
    """B-55, B-19: also one that is thought of in another's turn."""
    anna, bo = two_at(visit, GAME, TRUSTING)
    choose(anna)
    on_display(anna)
    anna.locator("#word").fill("thinking ahead")
    expect(anna.get_by_role("button", name="Bo is thinking")).to_be_disabled()
    bo.locator("#word").fill("my word")
    for page, text in ((anna, "thinking ahead"), (bo, "my word")):
        page.reload()
        expect(page.locator("#word")).to_have_value(text)


@pytest.mark.parametrize("judging", ["challenge", "vote"])
def test_a_word_is_judged_as_the_table_chose(visit: Visit, judging: str) -> None:
    """BW-9: disputed or not, the others vote, the namer does not; a word voted down may be followed by another."""
    anna, bo = two_at(visit, GAME, CALM | {"judging": judging})
    choose(anna)
    word = say(bo, on_display(bo)[0], 0)
    if judging == "challenge":
        anna.get_by_role("button", name="I doubt it").click()
    expect(bo.get_by_text("The others decide on your word")).to_be_visible()
    anna.get_by_role("button", name="It does not").click()
    expect(bo.get_by_role("button", name="I know none")).to_be_enabled()
    expect(bo.locator(".words")).to_contain_text("does not fit")
    expect(bo.locator(".words s")).to_have_text(word)


@both_themes
def test_axe(visit: Visit, theme: str, phone: bool) -> None:
    """Issue 6, item 8: set-up, the card, naming, judging, the sums of a round, papers, with the green die."""
    page = visit(f"/new/{GAME}", theme=theme, phone=phone)
    page.get_by_role("heading", name="Set up").wait_for()
    clean(page)
    seats = [*ALONE, {"kind": "local", "name": "Bo"}]
    table_for(page, GAME, TRUSTING | {"special_die": True}, seats)
    page.locator(".paper button").first.wait_for()
    clean(page)
    choose_here(page)
    say(page, next(die for die in on_display(page) if die != "special"), 0)
    shown(page)
    page.get_by_role("button", name="It fits").wait_for()
    clean(page)
    page.get_by_role("button", name="It fits").click()
    shown(page)
    page.locator("#word").wait_for()
    clean(page)
    page.get_by_role("button", name="I know none").click()
    page.get_by_role("button", name="Yes, give up").click()
    shown(page)
    page.locator(".sums").wait_for()
    clean(page)


def choose_here(page: Page) -> None:
    """Pick, and pass the one device on."""
    page.locator(".paper button").first.click()
    shown(page)
    page.locator("#word").wait_for()


def shown(page: Page) -> None:
    """Whoever has the device now looks at it, where it was passed on."""
    page.wait_for_timeout(400)
    cover = page.get_by_role("button", name="Show my dice")
    if cover.count():
        cover.click()
