"""People go, are late, are forgotten and come back, at a real server; the table never stands still."""

import asyncio

import pytest

from tests.server.harness import Data, Guest, Served, guests, run
from tests.server.players import any_move, meanwhile, play_to_the_end
from tests.server.test_play import seated

TURN = {"mode": "turn", "seconds": 1}


async def begun(ann: Guest, bob: Guest, **terms: object) -> str:
    """Let Ann and Bob play Wizard with a bot, both looking on from their seats."""
    code = await seated(ann, [bob], "wizard", **terms)
    await ann.do("follow", code, seat="A")
    await bob.do("follow", code, seat="B")
    await ann.do("start", code, fill="random")
    return code


async def until_turn_of_ann(ann: Guest, bob: Guest, code: str) -> None:
    """Let Bob make any moves until Ann must act."""
    async with meanwhile(play_to_the_end(bob, code, ["B"])):
        await ann.until(lambda: "A" in ann.picture(code, "A")["acting"])


def entries(guest: Guest, seat: str | None = None) -> list[Data]:
    return [
        message["entry"] for message in guest.heard if message["type"] == "news" and message["seat"] == seat
    ]


def kinds(guest: Guest, seat: str) -> list[str]:
    return [entry["kind"] for entry in entries(guest, seat)]


def chair(guest: Guest, code: str, seat: str, of: str) -> Data:
    found: Data = guest.picture(code, seat)["seats"]["ABC".index(of)]
    return found


def test_a_bot_stands_in_after_the_clock_and_gives_the_seat_back_at_once(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await begun(ann, bob, clock=TURN, pause=True)
            await bob.until(lambda: bool(chair(bob, code, "B", "A").get("deputy_moves")))
            assert chair(bob, code, "B", "A")["deputy_why"] == "clock"
            await bob.until(lambda: bool(chair(bob, code, "B", "B").get("deputy")))
            await bob.until(lambda: bob.picture(code, "B")["acting"] == ["B"])
            await bob.do("return", code)
            assert "deputy" not in chair(bob, code, "B", "B"), "in the middle of the bot's thought"
            came = len(kinds(bob, "B"))
            await bob.until(lambda: len(kinds(bob, "B")) > came)
            assert kinds(bob, "B")[came] == "timed-out", "nobody has played for Bob meanwhile"

    run(story())


def test_where_everybody_waits_the_end_of_a_clock_is_told_once(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await begun(ann, bob, clock={**TURN, "expiry": "wait"})
            await bob.until(lambda: "timed-out" in kinds(bob, "B"))
            late = next(entry["seat"] for entry in entries(bob, "B") if entry["kind"] == "timed-out")
            assert chair(bob, code, "B", late)["late"]
            await asyncio.sleep(3)
            assert kinds(bob, "B").count("timed-out") == 1
            await bob.do("replace", code, seat=late)
            assert chair(bob, code, "B", late)["deputy_why"] == "called"

    run(story())


def test_a_request_lapses_when_the_one_who_was_asked_goes(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await begun(ann, bob)
            await until_turn_of_ann(ann, bob, code)
            await ann.do("play", code, seat="A", move=any_move(ann.view(code, "A"), "A", "1"))
            await ann.do("takeback", code, seat="A")
            await ann.until(lambda: ann.picture(code, "A").get("asking") is not None)
            await bob.disconnect()
            await ann.until(lambda: "lapsed" in kinds(ann, "A"))
            assert chair(ann, code, "A", "B")["gone"]
            assert ann.picture(code, "A")["status"] == "playing"

    run(story())


def test_who_is_gone_is_played_for_as_agreed_and_is_back_by_looking_in(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await begun(ann, bob, absence=1, clock={"expiry": "move"})
            await bob.disconnect()
            await ann.until(lambda: bool(chair(ann, code, "A", "B").get("gone")))
            if "timed-out" not in kinds(ann, "A"):
                await ann.until(lambda: "A" in ann.picture(code, "A")["acting"])
                await ann.do("play", code, seat="A", move=any_move(ann.view(code, "A"), "A", "1"))
            await ann.until(lambda: "timed-out" in kinds(ann, "A"))
            told = next(entry for entry in entries(ann, "A") if entry["kind"] == "timed-out")
            assert told == {"kind": "timed-out", "seat": "B", "why": "gone"}
            assert "deputy" not in chair(ann, code, "A", "B")
            await bob.come_back(server.url)
            await ann.until(lambda: "gone" not in chair(ann, code, "A", "B"))

    run(story())


@pytest.mark.parametrize("is_here", [True, False], ids=["by socket", "over HTTP only"])
def test_who_is_forgotten_in_turn_leaves_the_table_to_the_others(server: Served, is_here: bool) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await begun(ann, bob)
            await until_turn_of_ann(ann, bob, code)
            if not is_here:
                await ann.do("unfollow", code, seat="A")
            assert (await ann.http.delete("/me")).status_code == 200
            await bob.until(lambda: bool(chair(bob, code, "B", "A").get("deputy_moves")))
            assert bob.picture(code, "B")["host"] == bob.id
            assert chair(bob, code, "B", "A")["deputy_why"] == "forgotten"
            await bob.do("end", code)
            assert bob.picture(code, "B")["reason"] == "agreed", "nobody else has to be asked"

    run(story())


def test_a_host_who_is_forgotten_before_the_game_hands_the_table_on(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await seated(ann, [bob], "wizard")
            await bob.do("follow", code, seat="B")
            await ann.http.delete("/me")
            await bob.until(lambda: bob.picture(code, "B")["host"] == bob.id)
            assert bob.picture(code, "B")["seats"][0] == {}
            await bob.do("start", code, fill="random")
            assert bob.picture(code, "B")["status"] == "playing"

    run(story())


def test_a_table_whose_only_person_is_forgotten_waits_for_the_next(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await seated(ann, [], "wizard")
            await ann.http.delete("/me")
            await bob.do("sit", code)
            await bob.do("start", code, fill="random")

    run(story())


def test_who_looks_from_the_own_seat_no_more_is_gone(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await begun(ann, bob)
            await bob.do("unfollow", code, seat="B")
            await bob.disconnect()
            await ann.until(lambda: bool(chair(ann, code, "A", "B").get("gone")))
            await ann.do("replace", code, seat="B")
            assert chair(ann, code, "A", "B")["deputy_why"] == "called"

    run(story())
