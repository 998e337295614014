"""The porch: who may open it, what is to be had there, and that all who came by it go when it closes."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from starlette.requests import Request

from magehall.server.porch import Porch, home_addresses, is_own_page
from magehall.server.settings import Settings
from tests.server.harness import guests, run, served
from tests.server.test_play import seated

HOME = "127.0.0.2"
"""Stands for the machine's address in the home."""
OFFERED = {"offered": True, "addresses": []}
KEPT_FROM = {"offered": False}


class Nowhere:
    """A server that listens on nothing."""

    port = 8000


def asked(client: str = "127.0.0.1", version: str = "1.1", **headers: str) -> Request:
    """Make a request as it reaches the server."""
    told = {"host": "localhost:8000", **{name.replace("_", "-"): value for name, value in headers.items()}}
    raw = [(name.encode(), value.encode()) for name, value in told.items()]
    scope = {"type": "http", "client": (client, 5), "server": ("127.0.0.1", 8000), "headers": raw}
    return Request({**scope, "http_version": version, "method": "PUT", "path": "/"})


def offered(settings: Settings, request: Request) -> bool:
    porch = Porch(settings)
    porch.front = Nowhere()  # type: ignore[assignment]
    return porch.is_offered_to(request)


def test_only_the_person_at_the_machine_may_open_it() -> None:
    alone = Settings()
    assert offered(alone, asked())
    assert offered(alone, asked(client="::1", host="[::1]:8000"))
    assert offered(alone, asked(origin="http://localhost:8000"))
    for other in (
        asked(client="192.168.1.7"),
        asked(host="evil.example:8000"),  # a name that was bound to this machine
        asked(host="evil.example:8000", origin="http://evil.example:8000"),
        asked(origin="http://localhost:3000"),
        asked(origin="null"),
        asked(x_forwarded_for="192.168.1.7"),
        asked(forwarded="for=192.168.1.7"),
        asked(version="1.0"),  # what a proxy speaks that nobody has set up
        asked(host=""),
        asked(host="[::1"),
    ):
        assert not offered(alone, other), other.headers


def test_it_is_not_offered_where_others_reach_the_hall_anyway() -> None:
    assert not offered(Settings(host="0.0.0.0"), asked())
    assert not offered(Settings(host="192.168.1.2"), asked())
    assert not offered(Settings(public_url="https://games.example.org"), asked())


def test_a_page_of_our_own_is_one_under_the_machines_own_name() -> None:
    assert is_own_page("localhost:8000", "http://localhost:8000")
    assert not is_own_page("localhost:8000", "http://localhost:8000.evil.example")
    assert not is_own_page("localhost.evil.example", None)


def test_addresses_of_a_home_are_private_ones() -> None:
    assert not [host for host in home_addresses() if host.startswith(("127.", "169.254.", "0."))]


def test_what_is_inside_stays_inside_and_who_came_by_it_goes_when_it_closes(tmp_path: Path) -> None:
    async def story() -> None:
        with served(tmp_path, home_addresses=HOME) as server:
            port = urlsplit(server.url).port
            porch, outside = f"{server.url}/api/v1/porch", f"http://{HOME}:{port}"
            with pytest.raises(httpx.ConnectError):
                httpx.get(outside)
            assert httpx.get(porch).json() == OFFERED
            refused = httpx.put(porch, headers={"X-Forwarded-For": "192.168.1.7"})
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-at-home")
            addresses = [f"{outside}/"]
            assert httpx.put(porch).json() == {"offered": True, "addresses": addresses}
            assert httpx.put(porch).json() == {"offered": True, "addresses": addresses}, "once is enough"

            for path in ("/metrics", "/readyz", "/api/v1/admin/now", "/api/v1/admin/players"):
                answer = httpx.get(f"{outside}{path}")
                assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-page"), path
            assert httpx.get(f"{outside}/healthz").status_code == 200
            assert httpx.get(f"{outside}/api/v1/porch").json() == KEPT_FROM
            assert httpx.delete(f"{outside}/api/v1/porch").status_code == 403

            async with guests(outside, "Kalin") as (kalin,), guests(server.url, "Mira") as (mira,):
                table = await seated(mira, [kalin], "wizard")
                await kalin.do("follow", table, seat="B")
                await mira.do("follow", table, seat="A")
                picture = (await mira.http.get(f"/tables/{table}/qr.svg")).text
                assert picture == (await kalin.http.get(f"/tables/{table}/qr.svg")).text, (
                    "the same way for all"
                )
                assert httpx.delete(porch).json() == OFFERED
                assert kalin.reading is not None
                await kalin.reading
                assert kalin.socket.close_code == 1012
                assert (await mira.do("say", table, phrase="hello"))["n"] > 0, "the hall itself is open"
            with pytest.raises(httpx.ConnectError):
                httpx.get(outside)

    run(story())


def test_without_a_home_it_says_so(tmp_path: Path) -> None:
    with served(tmp_path, home_addresses="203.0.113.1") as server:  # none of this machine's
        answer = httpx.put(f"{server.url}/api/v1/porch", headers={"Accept-Language": "de"})
        assert answer.status_code == 409
        assert (
            answer.json()["error"]["message"]
            == "Dieser Rechner ist in keinem Heimnetz, das sich nutzen ließe."
        )
