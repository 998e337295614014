"""A shuffle nobody could choose: the house promises its seed, every seat a share; only then are they told."""

import asyncio
import hashlib
import secrets

from magehall import read_record
from magehall.core.chance import mixed
from magehall.core.match import verify, withheld
from magehall.server.tables import shuffle
from tests.server.harness import Guest, Served, guests, run
from tests.server.players import play_to_the_end
from tests.server.test_play import seated
from tests.server.test_tables import denied


def sealed() -> tuple[str, str]:
    """Make up a share and its promise."""
    share = secrets.token_hex(32)
    return share, hashlib.sha256(share.encode()).hexdigest()


async def gathered(ann: Guest, bob: Guest) -> tuple[str, str, str]:
    """Seat two people who promise a share each; give the table and the shares."""
    code = await seated(ann, [bob], "wizard")
    return code, await promised(ann, code, "A"), await promised(bob, code, "B")


async def promised(guest: Guest, code: str, seat: str) -> str:
    """Follow a seat and promise a share for it; give the share."""
    share, promise = sealed()
    await guest.do("follow", code, seat=seat)
    await guest.do("promise", code, seat=seat, promise=promise)
    return share


def test_the_game_begins_with_the_last_share_and_its_record_verifies(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code, first, second = await gathered(ann, bob)
            assert "commitment" not in ann.picture(code, "A")
            assert await denied(ann.do("share", code, seat="A", share=first)) == "not-called"
            await ann.do("start", code, fill="random")
            called = ann.picture(code, "A")
            assert called["status"] == "gathering"
            assert called["commitment"]
            assert called["called"] > 0
            assert await denied(ann.do("start", code)) == "already-started"
            assert await denied(ann.do("agree", code, terms=called["terms"])) == "already-started"
            assert await denied(ann.do("promise", code, seat="A", promise=sealed()[1])) == "already-started"
            assert await denied(ann.do("share", code, seat="A", share=second)) == "other-share"
            await bob.do("share", code, seat="B", share=second)
            await bob.do("share", code, seat="B", share=second)
            await ann.do("share", code, seat="A", share=first)
            assert ann.picture(code, "A")["status"] == "playing"
            assert "called" not in ann.picture(code, "A")
            await ann.do("resign", code, seat="A")
            await bob.do("resign", code, seat="B")
            record = read_record((await ann.http.get(f"/tables/{code}/record")).text)
            assert (record.shares, withheld(record)) == ({0: first, 1: second}, [])
            assert verify(record) is None
            verdict = await bob.get(f"/tables/{code}/verify")
            assert verdict["verified"]
            assert verdict["shares"] == {"A": first, "B": second}

    run(story())


def test_a_share_that_does_not_come_is_waited_for_no_longer_than_agreed(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code, first, _ = await gathered(ann, bob)
            await ann.do("start", code, fill="random")
            await ann.do("share", code, seat="A", share=first)
            await ann.until(lambda: ann.picture(code, "A")["status"] == "playing")
            await ann.do("resign", code, seat="A")
            await bob.do("resign", code, seat="B")
            verdict = await ann.get(f"/tables/{code}/verify")
            assert (verdict["verified"], verdict["withheld"]) == (True, ["B"])

    run(story())


def test_who_stands_up_while_shares_are_awaited_calls_the_game_off(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code, first, _ = await gathered(ann, bob)
            await ann.do("start", code, fill="random")
            await ann.do("share", code, seat="A", share=first)
            await bob.do("leave", code)
            await ann.until(lambda: "called" not in ann.picture(code, "A"))
            shown = ann.picture(code, "A")
            assert shown["status"] == "gathering"
            assert "commitment" not in shown
            assert not any({"promise", "share"} & chair.keys() for chair in shown["seats"])
            await asyncio.sleep(shuffle.PATIENCE / 1000 + 0.5)
            assert ann.picture(code, "A")["status"] == "gathering"
            share, promise = sealed()
            await ann.do("promise", code, seat="A", promise=promise)
            await ann.do("start", code, fill="random")
            await ann.do("share", code, seat="A", share=share)
            await play_to_the_end(ann, code, ["A"])
            assert (await ann.get(f"/tables/{code}/verify"))["shares"] == {"A": share}

    run(story())


def test_neither_the_house_nor_a_player_knows_the_deal_before_the_last_share() -> None:
    """The mixture depends on every part: whoever lacks one cannot tell it from chance."""
    seed, (one, _), (other, _) = secrets.token_hex(32), sealed(), sealed()
    parts = [(seed, {0: one}), (seed, {0: other}), (seed, {1: one}), (seed, {0: one, 1: other}), (seed, {})]
    mixtures = [mixed(house, shares) for house, shares in parts]
    assert len(set(mixtures)) == len(parts)
    assert mixtures[-1] == seed
    assert mixed(seed, {1: other, 0: one}) == mixed(seed, {0: one, 1: other})


def test_a_share_is_one_line_of_a_record(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code, first, _ = await gathered(ann, bob)
            for verb in ("promise", "share"):
                asked = {"seat": "A", verb: f"{first}\n"}
                assert await denied(ann.post(f"/tables/{code}/{verb}", asked)) == "bad-request"

    run(story())


def test_where_moves_were_made_elsewhere_nobody_keeps_a_share_back(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await seated(ann, [bob], "wizard")
            await ann.do("start", code, fill="random")
            await ann.do("end", code)
            await bob.do("answer", code, yes=True)
            other = (await ann.post(f"/tables/{code}/branch", {"ply": 2}))["table"]
            await ann.do("sit", other, seat="A")
            await promised(ann, other, "A")
            assert "promise" not in ann.picture(other, "A")["seats"][0]
            await ann.do("start", other, fill="random")
            await ann.do("end", other)
            verdict = await ann.get(f"/tables/{other}/verify")
            assert (verdict["verified"], verdict.get("withheld", [])) == (False, [])

    run(story())
