"""Ways back to a match and out of one, to a friend's table, and past whatever does not load (issue 9, ways back)."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Visit, same_page
from .people import TOGETHER, clean, fits, table_for, two_at

pytestmark = pytest.mark.e2e

FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
FORBIDDEN = """for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });"""
FAULT = {"code": "fault", "detail": "Something went wrong in the server; it has been noted."}
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"


def _origin(page: Page) -> str:
    return str(page.evaluate("location.origin"))


def _front(page: Page) -> None:
    page.goto(_origin(page) + "/")


# Back to a match, and out of one


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_match_that_was_left_is_found_on_the_front_page(visit: Visit, phone: bool) -> None:
    """The list says whose turn it is, leads back, and does not hold the turn of the front page itself."""
    page = visit(phone=phone)
    page.locator("button.pick").first.wait_for()
    _front(page)
    page.locator("button.pick").first.wait_for()
    expect(page.locator(".mine")).to_have_count(0)
    table_for(
        page, "dicewords", {"first_seat": 0}, [{"kind": "human", "name": "Anna"}, {"kind": "bot", "level": "club"}]
    )
    page.get_by_role("button", name="Leave the match").wait_for()
    at = page.url
    page.get_by_role("link", name="Front page", exact=True).click()
    mine = page.get_by_role("region", name="Your matches")
    expect(mine.get_by_role("link", name=re.compile("Dicewords"))).to_contain_text("with Club bot")
    expect(mine).to_contain_text("Your turn")
    assert fits(page)
    clean(page)
    mine.get_by_role("link", name=re.compile("Dicewords")).click()
    assert page.url == at


def test_whoever_leaves_is_seen_to_have_left(visit: Visit) -> None:
    """Asked first; then the seat is gone from this device, and the others are told and play on."""
    anna, bo = two_at(visit, "dicewords", {"rounds": 3})
    anna.locator("button.pick, .table").first.wait_for()
    bo.locator("button.pick, .table").first.wait_for()
    anna.get_by_role("button", name="Leave the match").click()
    sheet = anna.get_by_role("dialog")
    expect(sheet).to_contain_text("The others play on and see that you have left.")
    sheet.get_by_role("button", name="Stay").click()
    expect(anna.get_by_role("dialog")).to_have_count(0)
    anna.get_by_role("button", name="Leave the match").click()
    anna.get_by_role("dialog").get_by_role("button", name="Leave for good").click()
    expect(anna).to_have_url(_origin(anna) + "/")
    anna.locator("button.pick").first.wait_for()
    expect(anna.locator(".mine")).to_have_count(0)
    expect(
        bo.locator("[role=status]", has_text="Anna left.").or_(bo.locator(".feed", has_text="Anna left.")).first
    ).to_be_attached()


def test_a_table_is_taken_away_from_the_front_page(visit: Visit) -> None:
    """The list tells what leaving means: here the invitation leads nowhere, and the guest is told why."""
    page = visit()
    code = table_for(page, "dicewords", {}, TOGETHER)
    page.get_by_label("Send this link").wait_for()
    _front(page)
    mine = page.get_by_role("region", name="Your matches")
    expect(mine).to_contain_text("waiting for players")
    mine.get_by_role("button", name="Leave Dicewords").click()
    expect(page.get_by_role("dialog")).to_contain_text("the invitation leads nowhere")
    page.get_by_role("dialog").get_by_role("button", name="Leave for good").click()
    expect(page.locator(".mine")).to_have_count(0)
    page.goto(_origin(page) + f"/join/{code}")
    expect(page.get_by_role("alert").filter(has_text="no table with the code")).to_be_visible()


def test_one_device_for_two_and_what_is_over(visit: Visit) -> None:
    """A hot seat names whose turn it is; ended matches are folded away and can be forgotten."""
    page = visit()
    table_for(page, "dicewords", {"rounds": 2}, [{"kind": "human", "name": "Anna"}, {"kind": "local", "name": "Bo"}])
    page.locator("button.pick").first.wait_for()
    _front(page)
    mine = page.get_by_role("region", name="Your matches")
    expect(mine).to_contain_text("Anna and Bo")
    expect(mine).to_contain_text(re.compile("(Anna|Bo)’s turn"))
    mine.get_by_role("button", name="Leave Dicewords Anna and Bo").click()
    expect(page.get_by_role("dialog")).to_contain_text("The match ends here.")
    page.get_by_role("dialog").get_by_role("button", name="Leave for good").click()
    expect(page.locator(".mine")).to_have_count(0)
    table_for(page, "dicewords", {"rounds": 1}, [{"kind": "human", "name": "Anna"}])
    page.get_by_role("button", name="Pass", exact=True).click()
    page.get_by_role("button", name="Yes, pass").click()
    page.locator(".ended").wait_for()
    _front(page)
    page.get_by_text("One match is over").click()
    page.get_by_role("button", name="Forget what is over").click()
    expect(page.locator(".mine")).to_have_count(0)
    page.reload()
    page.locator("button.pick").first.wait_for()
    expect(page.locator(".mine")).to_have_count(0)


# What does not load


@pytest.mark.parametrize("init", [FULL, FORBIDDEN], ids=["full", "forbidden"])
def test_a_browser_that_keeps_nothing(visit: Visit, init: str) -> None:
    """The host of a table keeps the seat in this tab, is told so in a line, and plays."""
    anna = visit(init=init)
    anna.get_by_role("button", name="With friends").click()
    link = anna.get_by_label("Send this link").input_value()
    expect(anna.get_by_text("This browser keeps nothing for this page")).to_be_visible()
    bo = visit(link[link.index("/join/") :])
    bo.get_by_role("button", name="Sit down").click()
    bo.locator("button.pick, .table").first.wait_for()
    expect(anna.get_by_role("button", name="Leave the match")).to_be_visible()
    expect(anna.get_by_text("You are watching.")).to_have_count(0)
    anna.get_by_role("link", name="Front page", exact=True).click()
    anna.get_by_role("region", name="Your matches").get_by_role("link").click()
    expect(anna.get_by_role("button", name="Leave the match")).to_be_visible()


def _installed(page: Page) -> None:
    """Wait until the page is kept on this device, as an installed app is."""
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller")


def test_the_app_without_a_network(visit: Visit) -> None:
    """Rules and first games can be read, in German too, no game is 'coming', and a match says that one is offline."""
    page = visit(locale="de-DE")
    _installed(page)
    match = json.loads(page.evaluate("localStorage.getItem('shakespell.practice.de')"))
    page.context.set_offline(True)
    _front(page)
    expect(page.get_by_text("Dieses Gerät hat gerade kein Netz").first).to_be_visible()
    expect(page.locator(".lives .tag", has_text="Jetzt spielen")).to_have_count(5)
    for game in ("dicewords", "icewords", "bookworm", "crossword-cubes", "speed-dice"):
        page.goto(_origin(page) + f"/rules/{game}")
        expect(page.locator("article section, article h2").first).to_be_visible()
        page.goto(_origin(page) + f"/new/{game}")
        expect(page.get_by_role("heading", name="Du bist offline")).to_be_visible()
        page.goto(_origin(page) + f"/learn/{game}")
        expect(page.get_by_role("heading", name="So läuft das erste Spiel")).to_be_visible()
    page.goto(_origin(page) + f"/m/{match}")
    expect(page.get_by_role("heading", name="Du bist offline")).to_be_visible()
    clean(page)
    with same_page(page):
        page.context.set_offline(False)
        page.locator("button.pick").first.wait_for()


def test_an_open_page_outlives_a_new_version_of_the_server(visit: Visit) -> None:
    """The files of its own version are gone from the server: what this device keeps goes on."""
    page = visit()
    _installed(page)
    page.context.route("**/assets/**", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Icewords", exact=True).click()
    expect(page.get_by_role("heading", name="Set up Icewords")).to_be_visible()


def _newer(route: Route) -> None:
    """What a renewed server has as its page."""
    route.fulfill(body='<script type="module" src="/assets/index-renewed.js"></script>', content_type="text/html")


@pytest.mark.parametrize("path", ["/new/icewords", "/rules/icewords", "/learn/icewords", "/m/"])
def test_a_page_older_than_the_server_says_so(visit: Visit, path: str) -> None:
    """Nothing is told as gone: the page asks to be loaded again."""
    page = visit(service_workers="block")
    page.locator("button.pick").first.wait_for()
    if path == "/m/":
        table_for(page, "icewords", {}, [{"kind": "human"}])
        path = page.url.removeprefix(_origin(page))
        _front(page)
        page.locator("button.pick").first.wait_for()
    page.route("**/assets/*", lambda route: route.fulfill(status=404))
    page.route(re.compile(r"/\?\d+$"), _newer)
    page.evaluate(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
    )
    expect(page.get_by_role("heading", name="There is a newer version")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_role("heading", name="There is a newer version")).to_have_count(0)
    page.locator("main h1").first.wait_for(state="attached")


@pytest.mark.parametrize(
    ("answer", "title"),
    [
        ({"status": 503, "body": "upstream is down"}, "The server has a problem"),
        ({"status": 500, "json": FAULT}, "The server has a problem"),
        ({"status": 404, "body": "<h1>nginx</h1>"}, "The server has a problem"),
        (None, "The server does not answer"),
    ],
    ids=["503", "500", "a proxy's 404", "nothing"],
)  # fmt: skip
def test_trouble_is_not_told_as_gone(visit: Visit, answer: dict[str, object] | None, title: str) -> None:
    """Set-up, invitation and match say what failed, and are there as soon as the server is."""
    page = visit(service_workers="block")
    page.locator("button.pick").first.wait_for()
    code = table_for(page, "dicewords", {}, TOGETHER)
    page.get_by_label("Send this link").wait_for()
    match = page.url.removeprefix(_origin(page))
    page.route("**/api/**", lambda route: route.abort() if answer is None else route.fulfill(**answer))
    for path in ("/new/dicewords", f"/join/{code}", "/learn/dicewords", match):
        page.goto(_origin(page) + path)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    page.unroute_all()
    page.get_by_label("Send this link").wait_for()


def test_only_what_the_server_does_not_know_is_gone(visit: Visit) -> None:
    page = visit("/m/0123456789abcdef")
    expect(page.get_by_role("heading", name="This table is gone")).to_be_visible()


# To a friend's table


@pytest.mark.parametrize("clipboard", [True, False], ids=["safe line", "home network"])
def test_the_link_is_copied(visit: Visit, clipboard: bool) -> None:
    """Where a browser has no clipboard for the page, on plain http in a home network, the old way does it."""
    page = visit(init="" if clipboard else NO_CLIPBOARD, permissions=["clipboard-read", "clipboard-write"])
    table_for(page, "dicewords", {}, TOGETHER)
    field = page.get_by_label("Send this link")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = field.input_value()
    field.evaluate("(field) => { field.readOnly = false; field.value = ''; }")
    field.focus()
    page.keyboard.press("Control+V")
    expect(field).to_have_value(link)


def test_a_link_that_cannot_be_copied_is_marked(visit: Visit) -> None:
    page = visit(init=NO_CLIPBOARD + "document.execCommand = () => false;")
    table_for(page, "dicewords", {}, TOGETHER)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("The link is marked: copy it with your device.")).to_be_visible()
    link = page.get_by_label("Send this link").input_value()
    assert page.evaluate("(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))(document.activeElement)") == link  # fmt: skip  # noqa: E501


def test_a_page_opened_as_localhost_invites_by_the_address_in_the_network(visit: Visit) -> None:
    """Link and QR code carry what the server says; where it is bound to this machine alone, that is said."""
    page = visit(service_workers="block")
    code = table_for(page, "dicewords", {}, TOGETHER)
    expect(page.get_by_text("This link works on this device only.")).to_be_visible()

    def from_the_network(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "addresses": ["http://192.168.1.20:8000"]})

    page.route(re.compile(r"/api/matches/\w+$"), from_the_network)
    page.reload()
    expect(page.get_by_label("Send this link")).to_have_value(f"http://192.168.1.20:8000/join/{code}")
    expect(page.get_by_text("This link works on this device only.")).to_have_count(0)


def test_codes_are_read_as_people_write_them(visit: Visit) -> None:
    """Lower case, spaces and hyphens; a mistyped code is said by the field, and the form stays."""
    anna = visit()
    code = table_for(anna, "dicewords", {}, TOGETHER)
    bo = visit(f"/join/{code.lower()}/", phone=True)
    expect(bo.get_by_role("heading", name="Join Dicewords")).to_be_visible()
    bo = visit()
    field = bo.get_by_label("Table code")
    field.fill("BBBBB")
    bo.get_by_role("button", name="Join", exact=True).click()
    expect(bo.get_by_role("alert").filter(has_text="no table with the code BBBBB")).to_be_visible()
    assert bo.url == _origin(bo) + "/"
    clean(bo)
    field.fill(f" {code[:2].lower()}-{code[2:]} ")
    field.press("Enter")
    expect(bo.get_by_role("heading", name="Join Dicewords")).to_be_visible()
    bo.goto(_origin(bo) + "/join/BBBBB")
    field = bo.get_by_label("Table code")
    expect(field).to_have_value("BBBBB")
    field.fill(code)
    field.press("Enter")
    expect(bo.get_by_role("heading", name="Join Dicewords")).to_be_visible()
