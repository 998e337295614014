import asyncio
from pathlib import Path

import pytest
import websockets

from magehall.server import wallclock
from magehall.server.access.limits import MOST, RATES, Limits, network
from magehall.server.refused import Refused
from tests.server.harness import Guest, Served, guests, run, served
from tests.server.test_tables import WIZARD, denied


def test_buckets_empty_and_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(wallclock, "ticks", lambda: now)
    limits = Limits()
    for _ in range(int(RATES["login"].burst)):
        limits.spend("login", "ann")
    with pytest.raises(Refused, match="too-many"):
        limits.spend("login", "ann")
    limits.spend("login", "bob")
    now += 1 / RATES["login"].per_second
    limits.spend("login", "ann")
    assert not limits.has("login", "ann")
    Limits(enabled=False).spend("login", "ann")


def test_memory_for_buckets_is_bounded() -> None:
    limits = Limits()
    for number in range(MOST + 10):
        limits.spend("request", str(number))
    assert len(limits.buckets) <= MOST


def test_a_household_shares_an_ipv6_network() -> None:
    assert network("2001:db8:1:2:aaaa::1") == network("2001:db8:1:2:bbbb::2")
    assert network("192.0.2.1") != network("192.0.2.2")


def test_every_answer_carries_the_safe_headers(server: Served) -> None:
    async def story() -> None:
        stranger = Guest(server.url, "Zoe")
        for path in (f"{server.url}/", f"{server.url}/api/v1/games", f"{server.url}/nowhere"):
            answer = await stranger.http.get(path)
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers
        answer = await stranger.http.get("/games")
        assert answer.headers["cache-control"] == "no-store"
        answer = await stranger.http.put("/me", json={"name": "Zoe"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        await stranger.close()

    run(story())


def test_pages_of_other_origins_are_refused(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            evil = {"Origin": "https://evil.example"}
            answer = await ann.http.post("/tables", json={"terms": WIZARD}, headers=evil)
            assert answer.json()["error"]["code"] == "wrong-origin"
            own = {"Origin": server.url}
            answer = await ann.http.post("/tables", json={"terms": WIZARD}, headers=own)
            assert answer.status_code == 201
            await ann.disconnect()
            with pytest.raises(websockets.InvalidStatus):
                await ann.connect(**evil)
            await ann.connect(**own)

    run(story())


def test_strangers_get_no_socket(server: Served) -> None:
    async def story() -> None:
        stranger = Guest(server.url, "Zoe")
        with pytest.raises(websockets.InvalidStatus):
            await stranger.connect()
        await stranger.close()

    run(story())


def test_guessing_codes_is_slowed_down(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with guests(url, "Ann") as (ann,):
            codes = [
                await denied(ann.do("sit", f"ZZZZ{number:02}".replace("0", "A").replace("1", "B")))
                for number in range(40)
            ]
            assert codes[0] == "no-such-table"
            assert codes[-1] == "too-many"

    with served(tmp_path, rate_limits="1") as server:
        run(story(server.url))


def test_bodies_and_frames_have_a_size(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            answer = await ann.http.post(
                "/tables", content=b'{"terms":' + b" " * 100_000, headers={"content-type": "application/json"}
            )
            assert answer.status_code == 413
            answer = await ann.http.post("/tables", content=b"{}", headers={"content-type": "text/plain"})
            assert answer.json()["error"]["code"] == "bad-request"
            await ann.socket.send("x" * 100_000)
            assert ann.reading is not None
            await asyncio.wait_for(ann.reading, 10)

    run(story())


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "[]",
        "{}",
        "null",
        '{"do":"dance"}',
        '{"do":"sit"}',
        "{" * 5000,
        '"\\ud800"',
        '{"do":"play","table":"K7QXM2","seat":"A","move":5,"id":1}',
        '{"do":"follow","table":"K7QXM2","after":-1}',
    ],
)
def test_frames_that_make_no_sense_are_denied(server: Served, frame: str) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            ann.answers[0] = asyncio.get_running_loop().create_future()
            ann.answers[1] = ann.answers[0]
            await ann.socket.send(frame)
            message = await asyncio.wait_for(ann.answers[0], 10)
            assert message["error"]["code"] in ("bad-request", "no-such-table")
            assert message.get("id", 0) == frame.count('"id":1'), "who waits for an answer gets it"

    run(story())
