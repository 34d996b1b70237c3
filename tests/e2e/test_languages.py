"""The screens speak five languages; words at new tables follow them until another is chosen (issue 9, E)."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit, same_page
from .people import TOGETHER, both_themes, clean, fits, table_for
from .table import open_table

pytestmark = pytest.mark.e2e

LANGUAGES = ("en", "de", "nl", "da", "it")
GAMES = ("dicewords", "icewords", "bookworm", "crossword-cubes", "speed-dice")
AGAINST_BOT = [{"kind": "human", "name": "Anna"}, {"kind": "bot"}]
LOCALES = {"en": "en-GB", "de": "de-AT", "nl": "nl-BE", "da": "da-DK", "it": "it-IT"}


def _glyphs(page: Page, wild: str) -> list[str]:
    """What lies on the dice, in the order in which they lie."""
    expect(page.locator("button.pick")).to_have_count(9)
    labels = [die.get_attribute("aria-label") or "" for die in page.locator("button.pick").all()]
    return ["?" if (glyph := label.split(", ")[1]) == wild else glyph for label in labels]


def _best_word(page: Page, wild: str, lexicon: str) -> str:
    body = {"dice": _glyphs(page, wild), "top": 1, "lexicon": lexicon}
    answer = page.request.post(page.evaluate("location.origin") + "/api/solve/dicewords", data=body)
    return str(answer.json()["words"][0]["word"])


def _sit(page: Page, rules: dict[str, object]) -> str:
    match = open_table(page, json.dumps(rules), json.dumps([{"kind": "human", "name": "Anna"}]))
    page.goto(page.evaluate("location.origin") + f"/m/{match}")
    return match


def _lexicon(page: Page) -> str:
    """The list that decides at the table on the page."""
    match = page.evaluate("location.pathname").rsplit("/", 1)[-1]
    header = page.request.get(page.evaluate("location.origin") + f"/api/matches/{match}").json()["header"]
    return str(header["lexicon"]["name"])


def _choose(page: Page, label: str, tag: str) -> None:
    """Another language of the page or of words, at the one place for both."""
    page.locator("header .language").click()
    page.get_by_role("dialog").get_by_role("combobox", name=re.compile(f"^{label}")).select_option(tag)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_turn_in_german_from_the_front_page(visit: Visit) -> None:
    """A browser that asks for German gets German at once, and German words, as the tray says; in a match too."""
    page = visit(locale="de-DE")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Bilde ein Wort.")).to_be_visible()
    expect(page.locator(".tray .list")).to_have_text("Wörter: Deutsch")
    word = _best_word(page, "Joker", "german")
    assert (page.locator("button.pick").first.get_attribute("aria-label") or "").startswith("goldener Würfel, ")
    page.keyboard.type(word)
    expect(page.get_by_role("button", name=f"{word} ansagen")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator(".finished .yours")).to_have_text(word)
    expect(page.get_by_role("button", name="Noch ein Wurf")).to_be_visible()
    page.get_by_role("button", name="Gegen einen Bot").click()
    page.wait_for_url("**/m/*")
    expect(page.locator(".tray .list")).to_have_text("Wörter: Deutsch")
    assert _lexicon(page) == "german"


def test_words_are_chosen_beside_the_page(visit: Visit) -> None:
    """Each language of words has a turn of its own on the front page; cards follow; what is missing is said."""
    page = visit(locale="de-DE")
    german = _glyphs(page, "Joker")
    _choose(page, "Die Wörter an neuen Tischen", "en")
    expect(page.locator(".tray .list")).to_have_text("Wörter: Englisch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.locator(".tray .list")).to_have_text("Wörter: Englisch")
    _choose(page, "Die Wörter an neuen Tischen", "")
    expect(page.locator(".tray .list")).to_have_text("Wörter: Deutsch")
    assert _glyphs(page, "Joker") == german, "the turn in German has waited"
    page.keyboard.type(_best_word(page, "Joker", "german"))
    page.keyboard.press("Enter")
    page.locator(".finished").wait_for()
    _choose(page, "Die Wörter an neuen Tischen", "en")
    expect(page.locator(".tray .list")).to_have_text("Wörter: Englisch")
    expect(page.locator("button.pick")).to_have_count(9)  # the other turn is not finished
    _choose(page, "Die Wörter an neuen Tischen", "")
    page.goto(page.evaluate("location.origin") + "/new/bookworm")
    page.get_by_text("Regeln anpassen").click()
    expect(page.get_by_role("combobox", name="Wörterliste")).to_have_value("german")
    expect(page.locator("select").last).to_have_value("bookworm-german")
    _choose(page, "Diese Seite", "it")
    expect(page.get_by_text("Qui non c’è ancora una lista di parole in Italiano")).to_be_visible()
    expect(page.get_by_role("combobox", name="Dizionario")).to_have_value("english")


def test_the_language_is_switched_in_the_middle_of_a_match(visit: Visit) -> None:
    """What is on the screen, what has been told, and what is refused afterwards follow; nothing is loaded again."""
    page = visit(locale="de-DE")
    _sit(page, {"rounds": 2})
    word = _best_word(page, "Joker", "english")
    page.keyboard.type(word)
    page.keyboard.press("Enter")
    feed = page.locator(".papers .feed")
    expect(feed).to_contain_text(f"Du: {word} angesagt.")
    expect(page.get_by_text("Runde 2 von 2")).to_be_visible()
    with same_page(page):
        _choose(page, "Diese Seite", "it")
        expect(page.locator("html")).to_have_attribute("lang", "it")
        expect(page.get_by_text("Giro 2 di 2")).to_be_visible()
        expect(feed).to_contain_text(f"Tu: dichiarata {word}.")
        page.keyboard.type("".join(glyph for glyph in _glyphs(page, "jolly") if glyph != "?"))
        page.keyboard.press("Enter")
        expect(page.locator("[role=alert]").first).to_contain_text("non è nella lista «Inglese")
    page.reload()
    expect(page.get_by_text("Giro 2 di 2")).to_be_visible()
    assert _lexicon(page) == "english", "a table that stands keeps its words"


def test_screens_in_danish_and_words_in_german(visit: Visit) -> None:
    """The language of one table's words is chosen by itself."""
    page = visit("/new/dicewords", locale="da-DK")
    page.get_by_text("Tilpas reglerne").click()
    page.get_by_role("combobox", name="Ordliste").select_option("german")
    page.get_by_role("button", name="Fjern Spiller 2").click()
    page.get_by_role("button", name="Åbn bordet").click()
    page.locator("button.pick").first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "da")
    assert _lexicon(page) == "german"


@both_themes
def test_axe_in_german(visit: Visit, theme: str, phone: bool) -> None:
    """Front page, set-up, waiting and a turn have nothing to mend."""
    page = visit(locale="de-DE", theme=theme, phone=phone)
    page.locator("button.pick").first.wait_for()
    clean(page)
    page.goto(page.evaluate("location.origin") + "/new/icewords")
    page.get_by_text("Regeln anpassen").click()
    clean(page)
    table_for(page, "dicewords", {}, TOGETHER)
    page.get_by_role("heading", name="Warten auf Mitspielende").wait_for()
    clean(page)
    _sit(page, {"rounds": 1})
    page.locator("button.pick").first.wait_for()
    clean(page)


CUT = """() => [...document.querySelectorAll('button, label, legend, h1, h2, h3, th, summary, .button')]
    .filter((part) => part.checkVisibility() && !part.classList.contains('unseen') && !part.querySelector('.die'))
    .filter((part) => getComputedStyle(part).overflowX === 'visible' && part.scrollWidth > part.clientWidth + 2)
    .filter((part) => part.clientWidth > 0 && part.innerText.trim())
    .map((part) => `${part.innerText.trim()}: ${part.scrollWidth} in ${part.clientWidth}`)"""


def _whole(page: Page) -> None:
    """Nothing sticks out of the screen, and no word out of its button."""
    assert fits(page), "the page is wider than the phone"
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_fit_on_a_phone(visit: Visit, language: str) -> None:
    """At 360 pixels: the front page, and set-up and first screen of each game."""
    page = visit(locale=LOCALES[language], phone=True)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("button.pick").first.wait_for()
    _whole(page)
    for game in GAMES:
        page.goto(page.evaluate("location.origin") + f"/new/{game}")
        page.locator("details.card > summary").click()
        _whole(page)
        table_for(page, game, {}, AGAINST_BOT)
        page.locator("main section, main .table, main button.pick").first.wait_for()
        _whole(page)
