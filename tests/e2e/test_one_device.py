"""Where a table is set up for several players on one device, the page says what gets in their way."""

import pytest
from playwright.sync_api import expect

from .conftest import Visit


@pytest.mark.parametrize(
    ("game", "says"),
    [
        ("icewords", "Everybody plays at once"),
        ("crossword-cubes", "Everybody plays at once"),
        ("speed-dice", "A race needs a device for each player"),
        ("bookworm", "The clock is short"),
    ],
)
def test_what_gets_in_the_way_is_said(visit: Visit, game: str, says: str) -> None:
    page = visit(f"/new/{game}", phone=True)
    page.get_by_role("button", name="Add a player on this device").click()
    expect(page.get_by_role("status").filter(has_text=says)).to_be_visible()


def test_it_follows_what_the_table_is_set_up_with(visit: Visit) -> None:
    """DW-12: in turns a device goes round; where everybody plays at once by the clock it does not."""
    page = visit("/new/dicewords", phone=True)
    warning = page.get_by_text("Everybody plays at once")
    page.get_by_text("Blitz", exact=True).click()
    expect(warning).to_have_count(0)
    page.get_by_role("button", name="Add a player on this device").click()
    expect(warning).to_be_visible()
    page.get_by_text("Quick", exact=True).click()
    expect(warning).to_have_count(0)
    page.get_by_text("Same dice for all", exact=True).click()
    expect(warning).to_be_visible()
