"""DW-8 on screen: with a clock, what lies finished on the tray counts when time is up, and the screen says so."""

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .people import ALONE, table_for
from .table import best_word

pytestmark = pytest.mark.e2e


def test_a_word_that_lies_on_the_tray_counts_when_time_is_up(visit: Visit) -> None:
    page = visit(phone=True)
    table_for(page, "dicewords", {"rounds": 1, "turn_seconds": 10, "rerolls": 0}, ALONE)
    expect(page.get_by_text("What lies here counts when time is up.")).to_be_visible()
    found = best_word(page)
    assert found is not None
    word, score = found
    page.keyboard.type(word)
    expect(page.get_by_role("button", name=f"Declare {word}")).to_be_enabled()
    ended = page.locator(".ended")
    expect(ended).to_be_visible()
    expect(ended).to_contain_text(str(score).replace("-", "\u2212"))


def test_a_word_is_declared_at_once_though_it_is_still_being_told(visit: Visit) -> None:
    """Typing and Enter are as quick as without a clock."""
    page = visit()
    table_for(page, "dicewords", {"rounds": 1, "turn_seconds": 600}, ALONE)
    found = best_word(page)
    assert found is not None
    page.keyboard.type(found[0])
    page.keyboard.press("Enter")
    expect(page.locator(".ended")).to_contain_text(str(found[1]).replace("-", "\u2212"))
