"""What a device needs to check the dice itself: what was promised and added when it sat down, and what was rolled."""

from shakespell.core.chance import commitment, face_number
from shakespell.record import Record, record_key

from .client import found
from .conftest import House


def committed(share: str) -> str:
    """What a seat says before it shows its share."""
    return commitment(bytes.fromhex(share))


async def test_whoever_sits_down_is_told_both_commitments(house: House) -> None:
    """The seed's, to be kept until the end, and what the seat adds: a partner's share is not asked for twice."""
    made = await house.create("human", {"kind": "open", "team": "Owls"}, entropy_commitment=committed("aa"))
    joined = await house.join(made["code"], entropy_commitment=committed("bb"))
    assert (joined["commitment"], joined["entropy_commitment"]) == (made["commitment"], committed("bb"))
    asked = {"token": joined["token"]}
    team = found(await house.http.post(f"/api/matches/{made['match']}/invitation", json=asked))
    invited = {"invitation": team["invitation"], "entropy_commitment": committed("cc")}
    partner = await house.join(made["code"], **invited)
    assert partner["entropy_commitment"] == committed("bb")


async def test_the_rolls_of_an_ended_match_can_be_computed_without_its_rules(house: House) -> None:
    """docs/fair-dice.md: labels, dice and numbers of faces are told; key and HMAC give what lies in the log."""
    made = await house.create("human", entropy_commitment=committed("aa"))
    rolls = f"/api/matches/{made['match']}/rolls"
    assert (await house.http.get(rolls)).status_code == 409, "labels are told once the match is over"
    async with house.sit(made["match"], made["token"], entropy="aa") as ann:
        await ann.turn("pass")
    record = Record.model_validate(await house.record(made["match"]))
    told = found(await house.http.get(rolls))["rolls"]
    assert [roll["label"] for roll in told] == ["1/0/1"]
    for roll in told:
        faces = [face_number(record_key(record), roll["label"], die["name"], die["faces"]) for die in roll["dice"]]
        assert faces == record.log[roll["entry"] - 1]["fact"]["faces"]


async def test_asking_twice_for_a_rematch_tells_which_share_the_seat_has(house: House) -> None:
    """The first share stands; a client that asked again knows it by its commitment."""
    made = await house.create("human", entropy_commitment=committed("aa"))
    async with house.sit(made["match"], made["token"], entropy="aa") as ann:
        await ann.turn("pass")
    again = f"/api/matches/{made['match']}/rematch"
    first, second = [
        found(await house.http.post(again, json={"token": made["token"], "entropy_commitment": committed(share)}))
        for share in ("bb", "cc")
    ]
    assert first == second
    assert first["entropy_commitment"] == committed("bb")
    assert first["commitment"] == (await house.match(first["match"]))["header"]["commitment"] != made["commitment"]
