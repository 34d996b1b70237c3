"""What a player does at the Dicewords table, in a player's words."""

import re

from playwright.sync_api import Page, expect

DICE = ("gold", "indigo", "orange", "red", "purple", "blue", "brown", "black", "green")


def rolled(page: Page) -> list[str]:
    """The glyphs that lie before this player, in the order of the dice table."""
    expect(page.locator("button.pick")).to_have_count(9)
    seen: dict[str, str] = {}
    for die in page.locator("button.pick").all():
        name, glyph = (die.get_attribute("aria-label") or "").split(", ")[:2]
        seen[name.removesuffix(" die")] = "?" if glyph == "wild" else glyph
    return [seen[name] for name in DICE]


def best_word(page: Page) -> tuple[str, int] | None:
    """The best word on the dice and its score, as the server's solver finds it."""
    answer = page.request.post(
        page.evaluate("location.origin") + "/api/solve/dicewords", data={"dice": rolled(page), "top": 1}
    )
    assert answer.ok, answer.text()
    words = answer.json()["words"]
    return (words[0]["word"], words[0]["score"]) if words else None


def type_and_declare(page: Page) -> str | None:
    """Play the turn by keyboard: type the best word and press Enter, or pass where there is none."""
    found = best_word(page)
    if found is None:
        page.get_by_role("button", name="Pass", exact=True).click()
        page.get_by_role("button", name="Yes, pass").click()
        return None
    word, score = found
    page.keyboard.type(word)
    expect(page.get_by_role("button", name=f"Declare {word}")).to_be_enabled()
    expect(page.locator(".word .sum.large .score b")).to_have_text(str(score).replace("-", "\u2212"))
    page.keyboard.press("Enter")
    return word


def my_turn(page: Page) -> bool:
    """Wait until this player has dice to play, or the match is over; False where it is over."""
    page.locator("button.pick, .ended").first.wait_for(timeout=60_000)
    return page.locator("button.pick").count() > 0


def open_table(page: Page, rules: str, seats: str) -> str:
    """Create a match by the interface for programs and sit down in this browser; the match's id comes back."""
    made = page.evaluate(
        """async ([rules, seats]) => {
            const body = { game: 'dicewords', rules: JSON.parse(rules), seats: JSON.parse(seats) };
            const headers = { 'content-type': 'application/json' };
            const answer = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(body) });
            const made = await answer.json();
            const local = made.seats.filter((seat) => seat.kind === 'local').map((seat) => seat.seat);
            const seat = { seat: made.seat, token: made.token, local };
            localStorage.setItem('shakespell.seat.' + made.match, JSON.stringify(seat));
            return made;
        }""",
        [rules, seats],
    )
    assert "match" in made, made
    return str(made["match"])


def total(page: Page, name: str) -> int:
    """A player's total as the list of players shows it."""
    player = page.locator(".players li", has_text=re.compile(rf"^\s*{re.escape(name)}"))
    return int(player.locator(".score").inner_text().replace("\u2212", "-"))
