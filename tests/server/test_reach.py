"""Where friends reach a server, and how they write the code of a table."""

import re
from pathlib import Path

import pytest

from shakespell.server import addresses
from shakespell.server.addresses import is_loopback, own_device, reachable
from shakespell.server.codes import LETTERS, LOOK_ALIKES, read_code

from .client import found
from .conftest import House, Opener
from .test_resume import served


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine in a home network whose name stands for itself, as Debian has it."""
    monkeypatch.setattr(addresses, "_outward", lambda family: {2: ("192.168.1.20",)}.get(int(family), ("fd00::20",)))
    monkeypatch.setattr(addresses, "_named", lambda _: ("127.0.1.1", "192.168.1.20", "10.0.0.7", "fe80::1%eth0"))


@pytest.mark.parametrize(
    ("host", "urls"),
    [
        ("0.0.0.0", ("http://192.168.1.20:8000", "http://10.0.0.7:8000")),
        ("127.0.0.1", ()),
        ("::1", ()),
        ("192.168.1.20", ("http://192.168.1.20:8000",)),
        ("fd00::20", ("http://[fd00::20]:8000",)),
    ],
)
def test_addresses_in_the_network(host: str, urls: tuple[str, ...]) -> None:
    assert reachable(host, 8000) == urls


def test_both_families_where_it_listens_to_both() -> None:
    assert reachable("::", 80)[0] == "http://192.168.1.20:80"
    assert "http://[fd00::20]:80" in reachable("::", 80)


def test_the_machine_itself() -> None:
    assert (own_device("0.0.0.0", 80), own_device("::", 80)) == ("http://127.0.0.1:80", "http://[::1]:80")


@pytest.mark.parametrize(
    ("host", "loopback"),
    [("localhost", True), ("127.0.0.1", True), ("[::1]", True), ("192.168.1.20", False), ("shakespell.example", False)],
)
def test_what_is_this_machine(host: str, loopback: bool) -> None:
    assert is_loopback(host) is loopback


async def test_an_invitation_carries_the_address_in_the_network(open_house: Opener) -> None:
    """Only to a page that was opened as localhost: strangers learn nothing of the network behind a proxy."""
    async with open_house(addresses=("http://192.168.1.20:8000",)) as house:
        made = await house.create("human", "open")
        assert (await house.match(made["match"]))["addresses"] == ["http://192.168.1.20:8000"]
        elsewhere = await house.http.get(f"/api/matches/{made['match']}", headers={"host": "shakespell.example"})
        assert found(elsewhere)["addresses"] == []


async def test_serve_prints_where_friends_find_it(tmp_path: Path) -> None:
    """--host 0.0.0.0: the machine's own address first, as programs read it, then those in the network."""
    async with served(tmp_path / "m.sqlite3", "0.0.0.0") as house:
        made = await house.create("human", "open")
        for address in (await house.match(made["match"]))["addresses"]:
            assert re.fullmatch(r"http://(\d+\.){3}\d+:\d+", address)


def test_look_alikes_are_no_letters_of_codes() -> None:
    assert not {chr(letter) for letter in LOOK_ALIKES} & set(LETTERS)
    assert {letter for letter in LOOK_ALIKES.values() if isinstance(letter, str)} <= set(LETTERS)


@pytest.mark.parametrize("written", ["BDLHZ", "bdlhz", " bd-lhz ", "B D L H Z", "8O1H2", "b\u00a0d.ihz", "\uff22DLHZ"])
def test_a_code_as_people_write_it(written: str) -> None:
    assert read_code(written) == "BDLHZ"


async def test_a_table_is_found_by_what_people_write(house: House) -> None:
    made = await house.create("human", "open")
    code = made["code"]
    for written in (code.lower(), f" {code[:2]}-{code[2:]} ", " ".join(code)):
        assert (await house.match(written))["match"] == made["match"]
