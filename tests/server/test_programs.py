"""Programs play through both doors of a real server, marked as bots, and full rated games."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from magehall import Rng, game, game_keys
from magehall.core import CHANCE
from magehall.server.lines import decision
from magehall.server.tables.streams import encode
from magehall.testing import positions, random_match
from tests.cli.terminal import magehall, one_clear_line
from tests.server.harness import ROOT, Guest, Served, guests, run
from tests.server.test_play import FEWEST
from tests.server.test_standings import RATED
from tests.server.test_tables import denied
from tests.server.twins import World

BOTS = ROOT / "examples" / "bots"
Data = dict[str, Any]


def rated(key: str) -> Data:
    return {"terms": {"game": key, "seats": FEWEST[key], "pause": False, **RATED}, "sit": False}


async def registered(owner: Guest, name: str) -> Data:
    return await owner.post("/me/bots", {"name": name})


@contextmanager
def running(*command: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        try:
            yield process
        finally:
            process.kill()


async def ladder(guest: Guest, key: str, kind: str = "program") -> list[Data]:
    path = f"/ratings?game={key}&seats={FEWEST[key]}&kind={kind}"
    found: list[Data] = (await guest.get(path))["ratings"]
    return found


async def until_rated(guest: Guest, key: str, name: str) -> Data:
    async with asyncio.timeout(60):
        while True:
            for one in await ladder(guest, key):
                if one["name"] == name:
                    return one
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("key", ["wizard", "carcassonne"])
def test_the_sample_bot_plays_a_rated_game_over_http(server: Served, key: str) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            bot = await registered(ann, f"Http {key}")
            code = (await ann.post("/tables", rated(key)))["table"]
            with running(sys.executable, str(BOTS / "http_bot.py"), server.url, bot["token"]):
                await ann.do("follow", code)
                await ann.post(f"/tables/{code}/invite", {"bot": bot["id"]})
                await ann.until(lambda: ann.picture(code)["seats"][0].get("player") == bot["id"])
                assert ann.picture(code)["seats"][0]["program"] is True
                await ann.do("start", code, fill="random")
                await ann.until(lambda: ann.picture(code)["status"] == "finished", 120)
            line = await until_rated(ann, key, f"Http {key}")
            assert (line["kind"], line["player"], line["games"]) == ("program", bot["id"], 1)
            assert (await ann.get("/me/results"))["results"] == [], "its owner has not played"

    run(story())


def test_the_sample_bot_plays_a_rated_game_on_standard_input_and_output(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            bot = await registered(ann, "Stdio")
            code = (await ann.post("/tables", rated("wizard")))["table"]
            await ann.do("follow", code)
            plays = ["bot", "--server", server.url, "--table", code, "--json", "--token", bot["token"], "--"]
            program = [sys.executable, str(BOTS / "stdio_bot.py")]
            with running(sys.executable, "-m", "magehall", *plays, *program) as process:
                await ann.until(lambda: ann.picture(code)["seats"][0].get("player") == bot["id"])
                await ann.do("start", code, fill="random")
                await ann.until(lambda: ann.picture(code)["status"] == "finished", 120)
                assert await asyncio.to_thread(process.wait, 30) == 0
                assert process.stdout is not None
                over = json.loads(process.stdout.read())
            assert (over["type"], over["table"], over["seat"]) == ("over", code, "A")
            assert over["outcome"] == ann.picture(code)["outcome"]
            assert (await until_rated(ann, "wizard", "Stdio"))["games"] == 1

    run(story())


def test_a_program_plays_against_the_bots_of_the_house() -> None:
    done = magehall(
        *("bot", "--game", "rummikub", "--against", "easy", "--games", "2", "--seed", "s", "--json", "--"),
        *(sys.executable, str(BOTS / "stdio_bot.py")),
    )
    assert done.code == 0, done.err
    first, second = (json.loads(line) for line in done.out.splitlines())
    assert (first["seat"], second["seat"]) == ("A", "B")
    assert len(first["outcome"]["scores"]) == FEWEST["rummikub"]


STUBBORN = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "turn":
        print(json.dumps({"move": "nonsense"}), flush=True)
    elif told["type"] == "refused":
        print(told["error"]["code"], file=sys.stderr)
"""


def test_a_program_that_cannot_play_is_helped_on_and_a_silent_one_named(tmp_path: Path) -> None:
    done = magehall("bot", "--against", "random", "--", sys.executable, "-c", STUBBORN)
    assert done.code == 0
    assert "points" in done.out
    assert set(done.err.split()) == {"not-understood"}
    for code, words in (
        ("import sys; sys.stdin.readline()", "has ended"),
        ("print('hello', flush=True); import sys; sys.stdin.read()", "isn’t a valid answer"),
        ("import sys; sys.stdin.read()", "in time"),
    ):
        silent = magehall("bot", "--seconds", "2", "--", sys.executable, "-c", code)
        assert words in one_clear_line(silent)
    nobody = magehall("bot", "--server", "http://127.0.0.1:9", "--table", "AAAAAA", "--", "true")
    assert "Can’t reach the server" in one_clear_line(nobody)


def test_tokens_are_shown_once_and_can_be_revoked(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            bot = await registered(ann, "Grim")
            assert (await ann.get("/me/bots"))["bots"] == [{"id": bot["id"], "name": "Grim"}]
            assert bot["token"].encode() not in (server.folder / "magehall.sqlite").read_bytes()
            assert (await ann.get("/me/data"))["bots"][0]["name"] == "Grim"
            async with speaking(server, bot["token"]) as http:
                assert (await http.get("/me")).json()["name"] == "Grim"
                refused = await http.post("/me/bots", json={"name": "Child"})
                assert refused.json()["error"]["code"] == "people-only"
                assert await denied(bob.post(f"/me/bots/{bot['id']}/token")) == "no-such-program"
                fresh = await ann.post(f"/me/bots/{bot['id']}/token")
                assert (await http.get("/me")).status_code == 401
            async with speaking(server, fresh["token"]) as http:
                async with http.stream("GET", "/bot/events") as stream:
                    assert stream.headers["content-type"].startswith("application/x-ndjson")
                    await ann.http.delete(f"/me/bots/{bot['id']}")
                    async with asyncio.timeout(10):
                        assert [line async for line in stream.aiter_lines() if line] == []
                assert (await http.get("/me")).status_code == 401
            assert (await ann.get("/me/bots"))["bots"] == []

    run(story())


def test_a_program_that_is_removed_leaves_no_table_stuck(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            bot = await registered(ann, "Grim")
            terms = {"game": "wizard", "seats": 3, "pause": False}
            codes = [str((await ann.post("/tables", {"terms": terms}))["table"]) for _ in range(2)]
            async with speaking(server, bot["token"]) as http:
                for code in codes:
                    assert (await http.post(f"/tables/{code}/sit", json={"seat": "B"})).status_code == 200
            for code in codes:
                await ann.do("follow", code, seat="A")
            await ann.do("start", codes[0], fill="random")
            assert (await ann.http.delete(f"/me/bots/{bot['id']}")).status_code == 200
            seats = [ann.picture(code, "A")["seats"][1] for code in codes]
            assert seats[0]["deputy_why"] == "forgotten"
            assert seats[1] == {}, "free again"

    run(story())


def speaking(server: Served, token: str) -> httpx.AsyncClient:
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.AsyncClient(base_url=f"{server.url}/api/v1", headers=headers, timeout=30)


def test_the_doors_of_bots_are_for_bots_and_their_own_seats(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            bot = await registered(ann, "Grim")
            code = (await ann.post("/tables", rated("wizard")))["table"]
            await ann.post(f"/tables/{code}/sit")
            assert await denied(ann.get("/bot/events")) == "not-a-program"
            assert await denied(ann.get(f"/bot/tables/{code}")) == "not-a-program"
            assert await denied(bob.post(f"/tables/{code}/invite", {"bot": bot["id"]})) == "not-seated"
            assert await denied(ann.post(f"/tables/{code}/invite", {"bot": bob.id})) == "no-such-program"
            async with speaking(server, bot["token"]) as http:
                refused = await http.get(f"/bot/tables/{code}?seat=A")
                assert refused.json()["error"]["code"] == "not-your-seat"
                await http.post(f"/tables/{code}/sit", json={"seat": "B"})
                async with asyncio.timeout(10), http.stream("GET", f"/bot/tables/{code}?seat=B") as stream:
                    lines = stream.aiter_lines()
                    assert json.loads(await anext(lines))["type"] == "sync"
                    await ann.post(f"/tables/{code}/kick", {"seat": "B"})
                    last = [json.loads(line)["entry"]["kind"] async for line in lines if line]
                    assert last == ["kicked"], "who is kicked sees that, and no more"

    run(story())


def test_a_stream_ends_with_the_server_and_goes_on_after_it(tmp_path: Path) -> None:
    async def story() -> None:
        server = Served(tmp_path)
        async with guests(server.url, "Ann") as (ann,):
            bot = await registered(ann, "Grim")
            code = (await ann.post("/tables", rated("wizard")))["table"]
            async with speaking(server, bot["token"]) as http:
                await http.post(f"/tables/{code}/sit", json={})
                await ann.do("start", code, fill="random")
                path = f"/bot/tables/{code}?seat=A"
                async with http.stream("GET", path) as stream, asyncio.timeout(8):
                    lines = stream.aiter_lines()
                    turn = await next_turn(lines)
                    stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                    assert not [line async for line in lines if "turn" in line]
                    assert await stopping in (0, -15)
            server.start()
            async with speaking(server, bot["token"]) as http, http.stream("GET", path) as stream:
                again = await next_turn(stream.aiter_lines())
                assert {**again, "n": 0} == {**turn, "n": 0}
                body = {"seat": "A", "move": again["moves"][0], "n": again["n"]}
                assert (await http.post(f"/tables/{code}/play", json=body)).status_code == 200
        server.stop()

    run(story())


async def next_turn(lines: Any) -> Data:
    async for line in lines:
        if line and (told := json.loads(line))["type"] == "turn":
            found: Data = told
            return found
    raise AssertionError("the stream ended")


@pytest.mark.parametrize("key", game_keys())
def test_a_turn_tells_no_secret(key: str) -> None:
    """The line of a decision is the same in two worlds that differ only in what the seat may not know."""
    found = game(key)
    compared = 0
    record = random_match(found, FEWEST[key], {}, f"turns/{key}")
    for state, ply in positions(record, 8, "turns"):
        acting = state.acting()
        if not acting or acting == (CHANCE,):
            continue
        seat = acting[0]
        other = found.imagine(state.view(seat), Rng(f"turn/{ply}"))
        worlds = [World(found, world, seat, {}, FEWEST[key]) for world in (state, other)]
        one, two = (decision(world.table, seat) for world in worlds)
        assert one is not None
        assert encode(one) == encode(two)
        compared += 1
    assert compared
