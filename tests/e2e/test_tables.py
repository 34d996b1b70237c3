"""Setting up a table: teams that share a seat, words of the house, a family table."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .people import clean

pytestmark = pytest.mark.e2e


def test_a_team_shares_its_seat(visit: Visit) -> None:
    """CC-1: Anna and Cleo are the Reds, each at a device of their own; Bo plays for the Blues."""
    anna = visit("/new/crossword-cubes")
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("button", name="Remove").click()
    anna.get_by_role("button", name="Friend").click()
    anna.get_by_label("Play in teams").check()
    anna.get_by_label("Team 1").fill("Reds")
    anna.get_by_label("Team 2").fill("Blues")
    clean(anna)
    anna.locator("button[type=submit]").click()
    link = anna.get_by_label("Send this link", exact=True).input_value()
    path = link[link.index("/join/") :]

    eve = visit(path)
    expect(eve.get_by_label("Team code")).to_be_visible()
    eve.get_by_label("Team code").fill("Reds")
    eve.get_by_role("button", name="Play for this team").click()
    expect(eve.get_by_role("alert").filter(has_text="No team of this match has that invitation")).to_be_visible()
    eve.close()

    anna.get_by_role("button", name="Invite a partner").click()
    partners = anna.get_by_label("Send this link to your partner").input_value()
    clean(anna)
    anna.get_by_role("button", name="Close").click()
    cleo = visit(partners[partners.index("/join/") :], phone=True)
    cleo.get_by_label("Your name").fill("Cleo")
    expect(cleo.get_by_text("You are invited to play for a team.")).to_be_visible()
    clean(cleo)
    cleo.get_by_role("button", name="Play for this team").click()
    expect(anna.get_by_text("Reds: Anna, Cleo")).to_be_visible()

    bo = visit(path)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    for page in (anna, bo, cleo):
        expect(page.get_by_role("heading", name="Crossword Cubes", level=1)).to_be_attached()
        expect(page.get_by_label("Send this link")).to_have_count(0)
    bo.get_by_text("Reds").first.wait_for()


def test_the_host_agrees_on_words(visit: Visit) -> None:
    """A house list is remembered on this device, a word that is none is said by the field's own line."""
    page = visit("/new/dicewords", phone=True)
    page.get_by_text("Adjust the rules").click()
    page.get_by_label("Family table").check()
    house = page.get_by_label("House list")
    house.fill("zzyx it's")
    page.locator("button[type=submit]").click()
    expect(page.get_by_role("alert").filter(has_text="house list")).to_be_visible()
    house.fill("zzyx, qoph")
    page.locator("button[type=submit]").click()
    page.locator("button.pick").first.wait_for()
    header = page.evaluate("fetch('/api/matches/' + location.pathname.split('/').pop()).then((a) => a.json())")[
        "header"
    ]
    assert header["lexicon"]["family"] is True
    assert header["lexicon"]["house"] == ["qoph", "zzyx"]
    page.goto(page.evaluate("location.origin") + "/new/dicewords")
    page.get_by_text("Adjust the rules").click()
    expect(page.get_by_label("House list")).to_have_value(re.compile(r"^zzyx[, ]+qoph\s*$"))
