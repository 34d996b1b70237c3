"""B-14: what the clock on screen says is what the server says, however long somebody thinks and whatever the line.

The time shown is read at the moments at which it jumps from one second to the next, and held against the server's as a
client of our own measures it.
"""

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from websockets.sync.client import connect

from .conftest import Visit
from .people import table_for

pytestmark = pytest.mark.e2e

CLOSE = 300
"""Milliseconds by which screen and server may differ."""

SILENCE = 62
"""Seconds in which nobody does anything: three of the server's signs of life come by themselves."""

SLOW = 2000
"""Milliseconds a message takes on a very slow line, each way."""

ONE = [{"kind": "human", "name": "Anna"}]
TWO = [*ONE, {"kind": "local", "name": "Bo"}]

TABLES: dict[str, tuple[dict[str, Any], list[dict[str, Any]]]] = {
    "dicewords": ({"turn_seconds": 900}, ONE),
    "icewords": ({"study_seconds": 300, "round_seconds": 900}, ONE),
    "bookworm": ({"choice_seconds": 600}, TWO),
    "crossword-cubes": ({"turn_seconds": 900}, ONE),
    "speed-dice": ({"round_seconds": 900}, ONE),
}

WRONG_CLOCK = """
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
        constructor(...given) { given.length ? super(...given) : super(RealDate.now() + 5_000_000); }
        static now() { return RealDate.now() + 5_000_000; }
    };
"""

JUMPS = """(count) => { window.jumps = new Promise((done) => {
    const timer = document.querySelector('[role=timer]');
    const said = () => timer.textContent.match(/(\\d+):(\\d\\d)/);
    const left = () => Number(said()[1]) * 60_000 + Number(said()[2]) * 1000;
    const seen = [];
    let before = left();
    new MutationObserver((_, watcher) => {
        const now = left();
        if (now === before) return;
        before = now;
        seen.push([performance.timeOrigin + performance.now(), now]);
        if (seen.length === count) { watcher.disconnect(); done(seen); }
    }).observe(timer, { subtree: true, childList: true, characterData: true, attributes: true });
}); }"""
READ = 3
"""Jumps that are read: a busy machine paints late, and the best tells."""


class Umpire:
    """A client of our own that watches a match: its deadlines, and the server's time against this machine's."""

    def __init__(self, page: Page) -> None:
        address = page.url.replace("http", "ws", 1).replace("/m/", "/api/matches/") + "/socket"
        with connect(address) as line:
            line.send(json.dumps({"kind": "hello", "token": None}))
            update = self._next(line, "update")
            self.deadlines = [due[0] if isinstance(due, list) else due["at"] for due in update["view"]["deadlines"]]
            waited, self.offset = min(self._asked(line, ping) for ping in range(8))
            assert waited < CLOSE / 2

    @staticmethod
    def _next(line: Any, kind: str) -> dict[str, Any]:
        while (message := json.loads(line.recv(20)))["kind"] != kind:
            pass
        return dict(message)

    def _asked(self, line: Any, ping: int) -> tuple[float, float]:
        asked = time.time() * 1000
        line.send(json.dumps({"kind": "ping", "id": ping}))
        at = self._next(line, "pong")["at"]
        heard = time.time() * 1000
        return heard - asked, at - (asked + heard) / 2

    def off(self, jumps: list[list[float]]) -> float:
        """By how many milliseconds the time shown differs."""
        return float(min(abs(due - left - (wall + self.offset)) for wall, left in jumps for due in self.deadlines))


def off(pages: dict[str, Page]) -> dict[str, float]:
    """By how many milliseconds the time on each page differs from the server's."""
    for page in pages.values():
        expect(page.get_by_role("timer").first).to_contain_text(re.compile(r"\d:\d\d"))
        page.evaluate(JUMPS, READ)
    return {name: Umpire(page).off(page.evaluate("window.jumps")) for name, page in pages.items()}


def sit(page: Page, game: str) -> None:
    rules, seats = TABLES[game]
    table_for(page, game, rules, seats)
    expect(page.get_by_role("timer").first).to_be_visible()


def test_a_minute_of_silence_leaves_every_clock_right(visit: Visit) -> None:
    pages = {game: visit(init=WRONG_CLOCK if game == "icewords" else "") for game in TABLES}
    for game, page in pages.items():
        sit(page, game)
    pages["dicewords"].wait_for_timeout(SILENCE * 1000)
    shown = off(pages)
    assert max(shown.values()) < CLOSE, shown
    for page in pages.values():
        page.reload()
    shown = off(pages)
    assert max(shown.values()) < CLOSE, f"after a reload: {shown}"


def slow_line(route: WebSocketRoute) -> None:
    """A line on which every message takes two seconds, each way, in order."""
    server = route.connect_to_server()
    waiting: list[tuple[float, Any, str | bytes]] = []

    def keep(send: Any) -> Any:
        return lambda text: waiting.append((time.monotonic() + SLOW / 1000, send, text))

    route.on_message(keep(server.send))
    server.on_message(keep(route.send))
    LINES.append(waiting)


LINES: list[list[tuple[float, Any, str | bytes]]] = []


def pump(page: Page, seconds: float) -> None:
    """Let time pass on the slow lines."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for waiting in LINES:
            while waiting and waiting[0][0] <= time.monotonic():
                _, send, text = waiting.pop(0)
                send(text)
        page.wait_for_timeout(10)


def test_the_clock_is_right_on_a_line_of_two_seconds(visit: Visit) -> None:
    LINES.clear()
    page = visit()
    page.route_web_socket(re.compile("/socket$"), slow_line)
    table_for(page, "dicewords", {"turn_seconds": 900}, ONE)
    pump(page, 9)
    assert off({"slow": page})["slow"] < CLOSE
    pump(page, 22)
    assert off({"slow": page})["slow"] < CLOSE, "after a sign of life that came by itself"
