"""The server as a process among others: it says how it is, stops in order, and can live below a path."""

import asyncio
import json
import signal
from pathlib import Path

import httpx
import pytest
import websockets

from magehall import __version__
from tests.server.harness import guests, run, served
from tests.server.postgres import database, postgres
from tests.server.test_play import seated


def test_health_readiness_and_figures(tmp_path: Path) -> None:
    with served(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        assert http.get("/healthz").json() == {"status": "ok", "facts": {"version": __version__}}
        assert http.get("/readyz").json() == {"status": "ok"}
        figures = http.get("/metrics").text
        assert "magehall_sockets 0.0" in figures
        assert 'magehall_requests_total{door="readyz",status="200"} 1.0' in figures


def test_a_server_without_its_database_lives_but_is_not_ready(tmp_path: Path) -> None:
    with (
        postgres() as running,
        database(running.url("postgres")) as url,
        served(tmp_path, database_url=url) as server,
        httpx.Client(base_url=server.url, timeout=30) as http,
    ):
        assert http.get("/readyz").status_code == 200
        running.stop()
        assert http.get("/healthz").status_code == 200
        answer = http.get("/readyz")
        assert (answer.status_code, answer.json()) == (503, {"status": "store-away"})
        running.start()
        assert http.get("/readyz").status_code == 200


@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_a_server_that_is_told_to_stop_drains(tmp_path: Path, how: int, code: int) -> None:
    """What is under way is answered or undone, and sockets are told that it goes away."""

    async def story() -> None:
        with served(tmp_path) as server:
            async with guests(server.url, "Ann") as (ann,):
                table = await seated(ann, [], "wizard")
                await ann.do("follow", table, seat="A")
                asked = [asyncio.create_task(ann.do("say", table, phrase="hello")) for _ in range(5)]
                await asyncio.sleep(0)
                assert await asyncio.to_thread(server.stop, how) == code
                answers = await asyncio.gather(*asked, return_exceptions=True)
                assert ann.socket.close_code in (1001, 1012)
                answered = [answer for answer in answers if isinstance(answer, dict)]
                heard = [message for message in ann.heard if message["type"] == "news"]
                assert len(answered) <= len(heard)
                server.start()
                await ann.come_back(server.url)
                said = (await ann.get(f"/tables/{table}"))["n"]
                assert said >= 2 + len(answered), "what was answered is there"

    run(story())
    for line in (tmp_path / "server.log").read_text().splitlines() if code == 0 else ():
        assert {"at", "level", "log", "message"} <= json.loads(line).keys(), (
            "logs are JSON, one object a line"
        )


def test_everything_can_live_below_a_path(tmp_path: Path) -> None:
    async def story() -> None:
        with served(tmp_path, base_path="/games", public_url="https://club.example/games") as server:
            assert server.url.endswith("/games")
            async with guests(server.url, "Ann") as (ann,):
                (cookie,) = ann.http.cookies.jar
                assert cookie.path == "/games"
                code = await seated(ann, [], "wizard")
                await ann.do("follow", code, seat="A")
                outside = server.url.removesuffix("/games")
                for path in ("/", "/api/v1/games", "/healthz"):
                    assert (await ann.http.get(f"{server.url}{path}")).status_code == 200
                    assert (await ann.http.get(f"{outside}{path}")).status_code == 404
                with pytest.raises(websockets.InvalidStatus):
                    await websockets.connect(f"{outside.replace('http', 'ws', 1)}/api/v1/socket")
                answer = await ann.http.get("/games")
                assert answer.headers["cache-control"] == "no-store"

    run(story())


def test_a_proxy_is_believed_only_where_it_is_trusted(tmp_path: Path) -> None:
    """Behind a trusted proxy guests are told apart; anybody else cannot make up an address."""

    async def introduced(url: str) -> list[int]:
        statuses = []
        async with httpx.AsyncClient(base_url=f"{url}/api/v1") as http:
            for number in range(75):
                headers = {"X-Forwarded-For": f"192.0.2.{number}", "X-Forwarded-Proto": "https"}
                answer = await http.put("/me", json={"name": "Ann"}, headers=headers)
                http.cookies.clear()
                statuses.append(answer.status_code)
        return [*statuses, int("secure" in answer.headers.get("set-cookie", "").lower())]

    (tmp_path / "trusted").mkdir()
    (tmp_path / "alone").mkdir()

    async def story() -> None:
        with served(tmp_path / "trusted", trusted_proxies="127.0.0.1", rate_limits="1") as server:
            *statuses, secure = await introduced(server.url)
            assert set(statuses) == {200}
            assert secure, "the cookie keeps to TLS where the visitor came by it"
        with served(tmp_path / "alone", trusted_proxies="192.0.2.1", rate_limits="1") as server:
            *statuses, secure = await introduced(server.url)
            assert statuses[-1] == 429
            assert not secure

    run(story())
