#!/usr/bin/env python3
"""Photograph every screen in both sizes and both themes into screenshots/; ``--readme`` renews docs/images/ as well.

``--language de`` photographs them in another language, into screenshots/de/: the matches are played in English, and
the screens are switched for each photograph.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.people import glyphs, table_for  # noqa: E402
from tests.e2e.server import ARGUMENTS, CHROMIUM, DESKTOP, PHONE, Server  # noqa: E402 - the clone is the path
from tests.e2e.table import best_word, my_turn, open_table, rolled, type_and_declare  # noqa: E402
from tests.e2e.words import linked, spelled  # noqa: E402

GAMES = ("dicewords", "icewords", "bookworm", "crossword-cubes", "speed-dice")
SETTLED = 900
"""Milliseconds until dice have stopped and dialogs have opened."""


class Album:
    """Photographs of one size and theme."""

    def __init__(
        self, browser: Browser, server: Server, folder: Path, size: str, theme: str, scale: int, language: str
    ) -> None:
        self.browser, self.server, self.folder, self.size, self.theme = browser, server, folder, size, theme
        self.scale, self.language = scale, language

    @contextmanager
    def visitor(self, path: str = "/") -> Iterator[Page]:
        """Somebody with a browser of their own."""
        phone = self.size == "phone"
        context = self.browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            color_scheme=self.theme,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=self.scale,
        )
        page = context.new_page()
        page.goto(self.server.address + path)
        yield page
        context.close()

    def take(self, page: Page, name: str, *, whole: bool = False) -> None:
        self.speak(page, self.language)
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=self.folder / f"{name}-{self.size}-{self.theme}.png", full_page=whole)
        self.speak(page, "en")

    def speak(self, page: Page, language: str) -> None:
        """Switch the language of the screens, behind a dialog too."""
        if self.language == "en":
            return
        page.evaluate("document.querySelector('header .language').click()")
        page.locator("dialog:has(#words-text) select").first.select_option(language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        page.locator("dialog:has(#words-text) button").first.evaluate("button => button.click()")

    def sit(self, page: Page, rules: dict[str, object], seats: list[dict[str, str]]) -> None:
        match = open_table(page, json.dumps(rules), json.dumps(seats))
        page.goto(f"{self.server.address}/m/{match}")

    def build_word(self, page: Page) -> None:
        """Lay the best word into the tray, without declaring it."""
        found = best_word(page)
        page.keyboard.type(found[0] if found else rolled(page)[4])


def front(album: Album) -> None:
    """The front page: the turn, a word, what was possible, names for this device."""
    with album.visitor() as page:
        rolled(page)
        album.take(page, "front", whole=True)
        album.build_word(page)
        album.take(page, "front-word")
        page.keyboard.press("Enter")
        page.wait_for_timeout(SETTLED)
        album.take(page, "front-possible")
        page.get_by_role("button", name="On this device").click()
        album.take(page, "on-this-device")


def set_up(album: Album) -> None:
    """The form of a table, and an address that leads nowhere."""
    with album.visitor("/new/dicewords") as page:
        page.get_by_text("Adjust the rules").click()
        page.get_by_role("button", name="Add a friend").click()
        album.take(page, "set-up", whole=True)
    with album.visitor("/elsewhere") as page:
        album.take(page, "nothing-here")


def against_bot(album: Album) -> None:
    """A short match against a bot, with everything at hand."""
    with album.visitor() as page:
        album.sit(page, {"rounds": 3}, [{"kind": "human", "name": "Anna"}, {"kind": "bot"}])
        turn = 0
        while my_turn(page):
            turn += 1
            page.wait_for_timeout(SETTLED)
            if turn == 2:
                _at_hand(album, page)
            if turn == 3:
                album.build_word(page)
                album.take(page, "turn")
                page.keyboard.press("Escape")
            type_and_declare(page)
            page.wait_for_timeout(SETTLED)
            if turn == 2:
                album.take(page, "bot-turn")
            page.get_by_text(f"Round {turn + 1} of 3").or_(page.locator(".ended")).first.wait_for(timeout=60_000)
        album.take(page, "ended", whole=True)


def _at_hand(album: Album, page: Page) -> None:
    for button, name in (("Dice table", "dice-table"), ("Reckoner", "reckoner"), ("Score sheet", "score-sheet")):
        if page.get_by_role("button", name=button).is_visible():
            page.get_by_role("button", name=button).click()
            album.take(page, name)
            page.keyboard.press("Escape")


def with_friend(album: Album) -> None:
    """Waiting, joining, somebody else's turn, the challenge window."""
    with album.visitor() as anna, album.visitor() as bo:
        rules = {"rounds": 1, "judging": "challenge", "first_seat": 0, "turn_seconds": 180, "challenge_seconds": 60}
        album.sit(anna, rules, [{"kind": "human", "name": "Anna"}, {"kind": "open"}])
        album.take(anna, "waiting")
        bo.goto(f"{album.server.address}/join/{anna.locator('.code').inner_text()}")
        bo.get_by_label("Your name").fill("Bo")
        album.take(bo, "join")
        bo.get_by_role("button", name="Sit down").click()
        rolled(anna)
        album.take(bo, "other-turn")
        if type_and_declare(anna):
            bo.locator(".trial").wait_for()
            album.take(bo, "challenge")


def icewords(album: Album) -> None:
    """The ice, the board with a word, the reveal, the end."""
    with album.visitor() as anna, album.visitor() as bo:
        rules = {"rounds": 2, "study_seconds": 300, "sugar_cube": True}
        seats = [{"kind": "human", "name": "Anna"}, {"kind": "open"}]
        bo.goto(f"{album.server.address}/join/{table_for(anna, 'icewords', rules, seats)}")
        bo.get_by_label("Your name").fill("Bo")
        bo.get_by_role("button", name="Sit down").click()
        for number in (1, 2):
            anna.locator(".study").wait_for()
            album.take(anna, f"icewords-{'study' if number == 1 else 'reveal'}")
            (anna if anna.locator("button.go").count() else bo).locator("button.go").click()
            for page in (anna, bo):
                page.keyboard.type((spelled(glyphs(page), shortest=2) or "").lower())
            album.take(anna, f"icewords-board-{number}")
            for page in (anna, bo):
                page.get_by_role("button", name="Lock in").click()
        anna.locator(".ended").wait_for()
        album.take(anna, "icewords-ended", whole=True)


def speed_dice(album: Album) -> None:
    """Getting ready, the race, the open bowl, the check."""
    with album.visitor() as page:
        rules = {"ready_seconds": 300, "unknown_words": "refuse"}
        table_for(page, "speed-dice", rules, [{"kind": "human", "name": "Anna"}])
        page.locator("button.ready").wait_for()
        album.take(page, "speed-dice-ready")
        page.locator("button.ready").click()
        while (cells := linked(glyphs(page), 7)) is None:
            page.get_by_role("button", name="Roll anew").click()
            page.wait_for_timeout(SETTLED)
        album.take(page, "speed-dice-race")
        middle = max(row for row, _, _ in cells) // 2
        for row, col, reads in cells:
            page.locator(f"[role=gridcell][data-row='{row - middle}'][data-col='{col}']").click()
            page.keyboard.press(reads.lower())
        album.take(page, "speed-dice-bowl")
        page.keyboard.press("Enter")
        page.locator(".check").wait_for()
        album.take(page, "speed-dice-check")


def crossword_cubes(album: Album) -> None:
    """Game Two: a crossword with its sum and the length card, another turn or not, the turn explained, the end."""
    with album.visitor() as page:
        rules = {"game": "two", "rounds": 1, "turn_seconds": 900}
        table_for(page, "crossword-cubes", rules, [{"kind": "human", "name": "Anna"}])
        album.take(page, "crossword-cubes-shaken")
        for turn in (1, 2):
            lay_linked(page, 11)
            album.take(page, f"crossword-cubes-{turn}")
            page.keyboard.press("Enter")
            page.locator("button.last, button.short").locator("visible=true").wait_for()
        page.locator("button.last, button.short").locator("visible=true").click()
        album.take(page, "crossword-cubes-explained")
        page.keyboard.press("Escape")
        album.take(page, "crossword-cubes-another-turn")
        page.get_by_role("button", name="Pass").click()
        page.locator(".ended").wait_for()
        album.take(page, "crossword-cubes-ended", whole=True)


def lay_linked(page: Page, count: int) -> None:
    """Lay so many dice as one crossword, or fewer where so many do not link."""
    lying = glyphs(page)
    cells = next(filter(None, (linked(lying, fewer) for fewer in range(count, 2, -1))), [])
    middle = max((row for row, _, _ in cells), default=0) // 2
    for row, col, reads in cells:
        page.locator(f"[role=gridcell][data-row='{row - middle}'][data-col='{col}']").click()
        page.keyboard.press(reads.lower())


def bookworm(album: Album) -> None:
    """The card, the display with piles, a vote, the counted five, the sums of the round."""
    with album.visitor() as anna, album.visitor() as bo:
        rules = {"first_seat": 0, "think_seconds": 9, "judging": "vote", "special_die": True}
        seats = [{"kind": "human", "name": "Anna"}, {"kind": "open"}]
        bo.goto(f"{album.server.address}/join/{table_for(anna, 'bookworm', rules, seats)}")
        bo.get_by_label("Your name").fill("Bo")
        bo.get_by_role("button", name="Sit down").click()
        anna.locator(".paper button").first.wait_for()
        album.take(anna, "bookworm-card")
        anna.locator(".paper button").first.click()
        for number, page in enumerate((bo, anna, bo)):
            page.locator(".display [data-die]").nth(number % 2).click()
            label = page.locator("[data-die][aria-pressed=true]").get_attribute("aria-label") or ""
            page.locator("#word").fill(label.split(", ")[0].split(" or ")[0] + "abc"[number] * 3)
            if number == 2:
                album.take(page, "bookworm-word")
            page.locator("#word").press("Enter")
            other = anna if page is bo else bo
            other.get_by_role("button", name="It fits").wait_for()
            if number == 1:
                album.take(other, "bookworm-vote")
            other.get_by_role("button", name="It fits").click()
        anna.locator(".count").wait_for()
        album.take(anna, "bookworm-count")
        anna.locator(".sums").wait_for()
        album.take(anna, "bookworm-sums")


def hot_seat(album: Album) -> None:
    """The cover between two players of one device."""
    with album.visitor() as page:
        album.sit(page, {}, [{"kind": "human", "name": "Anna"}, {"kind": "local", "name": "Bo"}])
        rolled(page)
        type_and_declare(page)
        page.get_by_role("button", name="Show my dice").wait_for()
        album.take(page, "pass-it-on")


def learning(album: Album) -> None:
    """The first games with their coach, the rule at hand, and all rules."""
    for game in GAMES:
        with album.visitor(f"/learn/{game}") as page:
            page.locator(".coach .sentence").wait_for()
            album.take(page, f"learn-{game}")
    with album.visitor("/learn/dicewords") as page:
        page.get_by_role("button", name="Go on").click()
        page.keyboard.type("WAIT")
        album.take(page, "learn-sum")
        page.get_by_role("button", name="Rules", exact=True).click()
        page.locator("dialog details[open]").wait_for()
        album.take(page, "rule-at-hand")
    with album.visitor("/rules/icewords") as page:
        page.locator("details").first.wait_for()
        album.take(page, "rules", whole=True)


def lost(album: Album) -> None:
    """The banner of a lost connection."""
    with album.visitor() as page:
        album.sit(page, {}, [{"kind": "human", "name": "Anna"}])
        rolled(page)
        album.speak(page, album.language)  # without the server it could not be fetched
        album.server.kill()
        expect(page.locator(".banner.warn")).to_be_visible()
        album.take(page, "connection-lost")
        album.server.start()


def main() -> None:
    """Take the photographs asked for."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--readme", action="store_true", help="renew the pictures of the README too")
    options.add_argument("--only", choices=[f"{size}-{theme}" for size in SIZES for theme in THEMES])
    options.add_argument("--language", default="en", help="of the screens, as the page's menu has it: de, nl, da, it")
    options.add_argument("--screen", choices=[screen.__name__ for screen in SCREENS], help="this one alone")
    asked = options.parse_args()
    folder = ROOT / "screenshots" / ("" if asked.language == "en" else asked.language)
    folder.mkdir(exist_ok=True, parents=True)
    scale = 1 if asked.readme else 2  # what is committed is to be small
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
            for size, theme in product(SIZES, THEMES):
                if asked.only in (None, f"{size}-{theme}"):
                    for screen in SCREENS:
                        if asked.screen in (None, screen.__name__):
                            screen(Album(browser, server, folder, size, theme, scale, asked.language))
            browser.close()
        finally:
            server.kill()
    if asked.readme:
        renew_readme(folder)


SCREENS = (
    front,
    set_up,
    against_bot,
    with_friend,
    hot_seat,
    icewords,
    bookworm,
    crossword_cubes,
    speed_dice,
    learning,
    lost,
)
SIZES, THEMES = ("desktop", "phone"), ("light", "dark")
README = {"turn-desktop-light": "table.png", "turn-phone-dark": "phone.png"}


def renew_readme(folder: Path) -> None:
    """Copy the best ones to where the README shows them."""
    images = ROOT / "docs" / "images"
    images.mkdir(parents=True, exist_ok=True)
    for name, target in README.items():
        (images / target).write_bytes((folder / f"{name}.png").read_bytes())


if __name__ == "__main__":
    main()
