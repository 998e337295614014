"""Two real server processes on one PostgreSQL: any node serves any table, and one may die at any moment."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Denial, Guest, Served, guests, run, served
from tests.server.players import meanwhile, play_to_the_end
from tests.server.postgres import database, postgres
from tests.server.test_play import seated

Two = tuple[Served, Served]


@pytest.fixture
def two(database_url: str, tmp_path: Path) -> Iterator[Two]:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with (
        served(tmp_path / "one", database_url=database_url) as one,
        served(tmp_path / "two", database_url=database_url) as other,
    ):
        yield one, other


async def met(one: str, other: str) -> tuple[Guest, Guest]:
    """Ann comes in through one node, Bob through the other."""
    ann, bob = await Guest(one, "Ann").introduce(), await Guest(other, "Bob").introduce()
    await ann.connect()
    await bob.connect()
    return ann, bob


async def sat_down(ann: Guest, bob: Guest) -> str:
    code = await seated(ann, [bob], "wizard")
    await ann.do("follow", code, seat="A")
    await bob.do("follow", code, seat="B")
    await ann.do("start", code, fill="random")
    return code


def test_people_at_two_nodes_play_the_same_game_to_its_end(two: Two) -> None:
    async def story() -> None:
        ann, bob = await met(two[0].url, two[1].url)
        code = await sat_down(ann, bob)
        await asyncio.gather(play_to_the_end(ann, code, ["A"]), play_to_the_end(bob, code, ["B"]))
        assert ann.picture(code, "A")["outcome"] == bob.picture(code, "B")["outcome"]
        assert ann.numbers[(code, "A")] == bob.numbers[(code, "B")]
        await ann.close()
        await bob.close()

    run(story())


def test_the_game_goes_on_at_the_other_node_when_one_is_killed(two: Two) -> None:
    async def story() -> None:
        ann, bob = await met(two[0].url, two[1].url)
        code = await sat_down(ann, bob)
        async with meanwhile(play_to_the_end(ann, code, ["A"])):
            await play_to_the_end(bob, code, ["B"], most=7)
        two[0].kill()
        await ann.come_back(two[1].url)
        await asyncio.gather(play_to_the_end(ann, code, ["A"]), play_to_the_end(bob, code, ["B"]))
        assert ann.picture(code, "A")["outcome"] == bob.picture(code, "B")["outcome"]
        await ann.close()
        await bob.close()

    run(story())


def test_who_is_forgotten_at_one_node_holds_nobody_up_at_the_other(two: Two) -> None:
    async def story() -> None:
        ann, bob = await met(two[0].url, two[1].url)
        code = await sat_down(ann, bob)
        async with meanwhile(play_to_the_end(bob, code, ["B"])):
            await bob.until(lambda: bob.picture(code, "B")["acting"] == ["A"])
        assert (await ann.http.delete("/me")).status_code == 200
        await bob.until(lambda: bob.picture(code, "B")["host"] == bob.id)
        await bob.until(lambda: bool(bob.picture(code, "B")["seats"][0].get("deputy_moves")))
        await play_to_the_end(bob, code, ["B"])
        await ann.close()
        await bob.close()

    run(story())


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_bots_go_on_at_the_other_node(two: Two, how: str) -> None:
    """Nobody moves but bots, and the node that looks after them goes away in the middle."""

    async def story() -> None:
        async with guests(two[0].url, "Ann") as (ann,), guests(two[1].url, "Bob") as (bob,):
            asked = {"game": "wizard", "seats": 3, "pause": True}
            code = (await ann.post("/tables", {"terms": asked, "sit": False}))["table"]
            await bob.do("follow", code)
            await ann.do("start", code, fill="random")
            await bob.until(lambda: bob.numbers[(code, None)] > 8)
            getattr(two[0], how)()
            shown = bob.numbers[(code, None)]
            await bob.until(lambda: bob.numbers[(code, None)] > shown + 3, 60)

    run(story())


def test_a_game_goes_on_when_the_database_was_away(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        with served(tmp_path, database_url=url) as server:
            async with guests(server.url, "Ann") as (ann,):
                code = await seated(ann, [], "wizard")
                await ann.do("follow", code, seat="A")
                await ann.do("start", code, fill="random")
                await play_to_the_end(ann, code, ["A"], most=3)
                running.stop()
                with pytest.raises((Denial, ConnectionError)):
                    await ann.do("say", code, text="Is anybody there?")
                running.start()
                await ann.come_back(server.url)
                await play_to_the_end(ann, code, ["A"], most=3)

    with postgres() as running, database(running.url("postgres")) as url:
        run(story(url))
