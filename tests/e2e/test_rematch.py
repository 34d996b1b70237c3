"""After a match: the same people at one table again, without a link being sent."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .people import two_at

pytestmark = pytest.mark.e2e


def pass_turn(page: Page) -> None:
    """Wait for this player's turn and give it away."""
    page.get_by_role("button", name="Pass", exact=True).click()
    page.get_by_role("button", name="Yes, pass").click()


def test_a_rematch_gathers_everybody_at_their_seats(visit: Visit) -> None:
    """Bo wants another match; Anna is told, joins with one click, and both are at the same table in their old seats."""
    anna, bo = two_at(visit, "dicewords", {"rounds": 1, "first_seat": 0})
    pass_turn(anna)
    pass_turn(bo)
    bo.get_by_role("button", name="Play again").click()
    expect(bo.get_by_role("listitem").filter(has_text="Anna").filter(has_text="kept for the rematch")).to_be_visible()
    expect(anna.locator("p.gathering")).to_be_visible()
    anna.get_by_role("button", name="Join the rematch").click()
    for page in (anna, bo):
        expect(page.locator("button.pick, .other .rack").first).to_be_visible()
    assert anna.url == bo.url
    pass_turn(anna)
    pass_turn(bo)
    expect(anna.locator(".ended h2")).to_be_visible()
