"""First games in a real browser: learned by keyboard alone, by touch, left and resumed; the rules at hand."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .people import clean, fits, tab_to

pytestmark = pytest.mark.e2e

GAMES = ("dicewords", "icewords", "bookworm", "crossword-cubes", "speed-dice")
FINISHED = "You know the game"
PATIENCE = 20_000
"""Milliseconds that the coach may take to see what was done, on a busy machine."""


def coach(page: Page, says: str) -> None:
    """Wait until the coach says it."""
    expect(page.locator(".coach .said")).to_contain_text(says, timeout=PATIENCE)


def keys(page: Page, *pressed: str) -> None:
    """Press keys by name; whatever is no single key is typed letter by letter."""
    for key in pressed:
        if key.isupper() and len(key) > 1:
            page.keyboard.type(key)
        else:
            page.keyboard.press(key)


def learn_dicewords(page: Page) -> None:
    """DW-1, DW-4 to DW-6."""
    coach(page, "Nine dice, one word")
    keys(page, "Enter")
    coach(page, "Type WAIT")
    keys(page, "WAIT")
    coach(page, "7 × 4 = 28")
    keys(page, "Enter")
    coach(page, "You may roll twice more")
    keys(page, "Shift+Enter")
    coach(page, "Type ING")
    keys(page, "ING")
    coach(page, "Only a declared word counts")
    keys(page, "Enter")
    coach(page, "WAITING: 11 × 7 = 77")
    coach(page, "type COTEM")
    keys(page, "COTEM")
    coach(page, "Now declare it")
    keys(page, "Enter")
    coach(page, "Refused, and nothing is lost")
    keys(page, "Enter")
    coach(page, "The star is wild")
    keys(page, "Escape", "ECONOMY")
    coach(page, "10 × 7 = 70")
    keys(page, "Enter")
    coach(page, "That was a match")
    keys(page, "Enter")


def learn_icewords(page: Page) -> None:
    """KW-2 to KW-9."""
    coach(page, "A, E, L, and W")
    keys(page, "Enter")
    coach(page, "Say Go")
    keys(page, "Enter")
    coach(page, "Type WANT")
    keys(page, "WANT")
    coach(page, "6 × 2 = 12")
    keys(page, "Enter")
    coach(page, "You may reroll twice")
    keys(page, "Shift+Enter")
    coach(page, "Type ED")
    keys(page, "ED")
    coach(page, "lock it in now")
    keys(page, "Enter")
    coach(page, "WANTED: 9 × 3 + 10 = 37")
    keys(page, "Enter")


def learn_crossword_cubes(page: Page) -> None:
    """CC-2, CC-4, CC-5."""
    coach(page, "Fourteen cubes")
    keys(page, "Enter")
    coach(page, "Type SCHOOL")
    keys(page, "SCHOOL")
    coach(page, "Words cross")
    keys(page, "ArrowLeft", "ArrowDown", "ABOR")
    coach(page, "counts in both")
    keys(page, "Enter")
    coach(page, "type MIT")
    keys(page, "ArrowLeft", "ArrowLeft", *["ArrowUp"] * 4, "MIT")
    coach(page, "All but the blank is used")
    keys(page, "Enter")
    coach(page, "A real turn lasts")
    keys(page, "Enter")
    coach(page, "Your turn brings 24")
    keys(page, "Enter")


def learn_speed_dice(page: Page) -> None:
    """SD-1, SD-2, SD-4 to SD-6."""
    coach(page, "Are you?")
    keys(page, "Enter")
    coach(page, "Link seven of them")
    keys(page, "Enter")
    coach(page, "Type POINT")
    keys(page, "POINT")
    coach(page, "Five are linked")
    keys(page, "ArrowLeft", "ArrowDown", "HE")
    coach(page, "the bowl is open")
    keys(page, "Enter")
    coach(page, "takes the trophy")
    keys(page, "Enter")


def learn_bookworm(page: Page) -> None:
    """BW-1 to BW-6, BW-9: pick, vote, name, steal, and go on until the display is empty."""
    coach(page, "pick one of the three categories")
    keys(page, "1")
    coach(page, "Does it fit")
    tab_to(page, "It fits")
    keys(page, "Enter")
    coach(page, "Your turn: name something")
    _name(page)
    coach(page, "dots for you")
    _until(page, "Now steal")
    _name(page)
    coach(page, "Robin gets a Bookworm card")
    while not _until(page, "Go on until", "The round is over"):
        _name(page)
    keys(page, "Enter")


def _name(page: Page) -> None:
    """Name the word that the coach proposes, and see that the coach goes on."""
    said = page.locator(".coach .sentence")
    sentence = said.inner_text()
    proposed = re.findall(r"“([^”]+)”", sentence)
    page.keyboard.type(proposed[0] if "such as" in sentence else proposed[-1])
    keys(page, "Enter")
    expect(said).not_to_have_text(sentence, timeout=PATIENCE)


def _until(page: Page, *says: str) -> bool:
    """Vote for Robin's words until the coach says one of these; whether it was the last of them."""
    said = page.locator(".coach .sentence")
    vote = page.get_by_role("button", name="It fits")
    while True:
        said.filter(has_text=re.compile("|".join((*says, "Does it fit")))).wait_for()
        text = said.inner_text()
        if "Does it fit" not in text:
            return len(says) > 1 and says[-1] in text
        tab_to(page, "It fits")
        keys(page, "Enter")
        expect(vote).to_have_count(0)


LESSONS: dict[str, Callable[[Page], None]] = {
    "dicewords": learn_dicewords,
    "icewords": learn_icewords,
    "bookworm": learn_bookworm,
    "crossword-cubes": learn_crossword_cubes,
    "speed-dice": learn_speed_dice,
}


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_by_keyboard_alone_and_then_a_real_one(visit: Visit, game: str) -> None:
    """Issue 6, point 3; the last step is a match against a bot, one press away."""
    page = visit(f"/learn/{game}")
    LESSONS[game](page)
    coach(page, FINISHED)
    tab_to(page, "Play a real game against a bot")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/m/"))
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.get_by_role("button", name="Rules", exact=True)).to_be_visible()


def test_a_first_game_by_touch_on_a_small_screen(visit: Visit) -> None:
    """360 px wide, no key pressed; the wild asks for its letter on the page's own pad."""
    page = visit("/learn/dicewords", phone=True)
    assert fits(page)

    def tap(name: str) -> None:
        page.get_by_role("button", name=re.compile(f"^{name}")).tap()

    def spell(word: str) -> None:
        for letter in word:
            page.locator(f'.rack button.pick[aria-pressed=false][aria-label*=", {letter},"]').first.tap()

    tap("Go on")
    coach(page, "Tap W, A, I, T")
    spell("WAIT")
    tap("Go on")
    tap("Reroll 5")
    coach(page, "Tap them: WAITING")
    spell("ING")
    tap("Declare WAITING")
    coach(page, "tap C, O, T, E, M")
    spell("COTEM")
    tap("Declare COTEM")
    tap("Go on")
    for _ in range(5):
        page.locator(".groove button").last.tap()
    spell("ECO")
    page.locator('.rack [data-die="gold"]').tap()
    page.get_by_role("button", name="N", exact=True).tap()
    spell("OMY")
    tap("Declare ECONOMY")
    tap("Go on")
    coach(page, FINISHED)
    assert fits(page)


def test_it_can_be_left_resumed_skipped_and_repeated(visit: Visit) -> None:
    """What is done stays done, through a reload and on the way back from elsewhere."""
    page = visit("/")
    page.get_by_role("link", name=re.compile("Learn it by playing.*Dicewords")).click()
    page.get_by_role("button", name="Go on").click()
    coach(page, "Type WAIT")
    page.keyboard.type("WAIT")
    coach(page, "7 × 4 = 28")
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("heading", name="Set up Dicewords").wait_for()
    page.get_by_role("link", name="Go on with your first game").click()
    coach(page, "7 × 4 = 28")
    page.reload()
    coach(page, "7 × 4 = 28")
    page.get_by_role("button", name="Go on").click()
    for says in ("Type ING|kept other dice", "Only a declared word", "COTEM"):
        page.get_by_role("button", name="Skip this step").click()
        expect(page.locator(".coach .said")).to_contain_text(re.compile(says), timeout=PATIENCE)
    for _ in range(5):
        page.locator(".coach .ways button").first.click()
    coach(page, FINISHED)
    page.get_by_role("button", name="Once more").click()
    coach(page, "Nine dice, one word")


def test_another_word_is_answered_and_counts(visit: Visit) -> None:
    """The table is a real one: what else the learner does is played, and the lesson goes on from there."""
    page = visit("/learn/dicewords")
    page.get_by_role("button", name="Go on").click()
    coach(page, "Type WAIT")
    page.keyboard.type("ICED")
    coach(page, "ICED is a start of your own")
    page.keyboard.press("Enter")
    coach(page, "ICED:")
    coach(page, "Turn two")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(visit: Visit, game: str, theme: str) -> None:
    """A first game at its first and second step, the rule at hand, and all rules."""
    page = visit(f"/learn/{game}", theme=theme, phone=theme == "dark")
    page.locator(".coach .sentence").wait_for()
    clean(page)
    page.get_by_role("button", name=re.compile("Go on|Skip this step")).click()
    clean(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    page.locator("dialog details[open]").wait_for()
    clean(page)
    page.get_by_role("link", name="All rules").click()
    page.get_by_role("heading", level=1, name=re.compile("The rules of")).wait_for()
    clean(page)
    assert fits(page)


def test_why_a_word_is_refused_and_a_button_greyed(visit: Visit) -> None:
    """One sentence, and the rule behind it one press away, by keyboard too."""
    page = visit("/learn/dicewords")
    page.get_by_role("button", name="Declare").focus()
    page.keyboard.press("Enter")
    why = page.get_by_role("dialog")
    expect(why).to_contain_text("There is no word to declare yet")
    expect(why.locator("details[open]")).to_contain_text("at least three letters")
    page.keyboard.press("Escape")
    page.keyboard.type("CAWIT")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Why?").click()
    expect(why.locator("details[open]")).to_contain_text("What the chosen word list has")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(why).to_contain_text("The rules of Dicewords")


def test_a_part_of_the_page_that_does_not_come_says_so(visit: Visit) -> None:
    """A line that is down, or a page older than its server, is no empty page."""
    page = visit("/rules/dicewords", service_workers="block")
    page.locator("details").first.wait_for()
    page.route("**/Lesson-*.js", lambda route: route.abort())
    page.get_by_role("link", name="Learn it by playing").click()
    expect(page.get_by_role("main")).to_contain_text(re.compile("The server does not answer|There is a newer version"))
    page.unroute("**/Lesson-*.js")
    page.get_by_role("button", name=re.compile("Try again|Load the page again")).first.click()
    coach(page, "Nine dice, one word")
