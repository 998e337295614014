"""Notices go to a real HTTP endpoint, which opens the sealed message as a browser would."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.harness import Guest, Served, guests, run, served
from tests.server.players import any_move
from tests.server.test_play import seated
from tests.server.test_tables import denied

Data = dict[str, Any]
DAYS = {"mode": "days", "seconds": 86_400}


def text(key: bytes) -> str:
    return base64.urlsafe_b64encode(key).rstrip(b"=").decode()


class Browser:
    """A browser's side of a subscription: its keys, and a push service that keeps what it is sent."""

    def __init__(self, status: int = 201) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.status = status
        self.taken: list[tuple[Data, bytes]] = []
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                browser.taken.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(browser.status)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (its name above)
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
        self.endpoint = f"http://127.0.0.1:{self.server.server_port}/push/1"

    def subscription(self) -> Data:
        public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text(public), "auth": text(self.secret)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def opened(self, place: int = -1) -> Data:
        sealed = http_ece.decrypt(self.taken[place][1], private_key=self.private, auth_secret=self.secret)
        found: Data = json.loads(sealed)
        return found

    async def heard(self, number: int) -> None:
        async with asyncio.timeout(20):
            while len(self.taken) < number:
                await asyncio.sleep(0.02)


@contextmanager
def browsing(status: int = 201) -> Iterator[Browser]:
    browser = Browser(status)
    Thread(target=browser.server.serve_forever, daemon=True).start()
    try:
        yield browser
    finally:
        browser.server.shutdown()
        browser.server.server_close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that may call our own push service, and one that is not there."""
    with served(tmp_path_factory.mktemp("hall"), push_services="127.0.0.1, push.example.org") as running:
        yield running


async def bid(guest: Guest, code: str, seat: str) -> None:
    page = await guest.get(f"/tables/{code}?seat={seat}")
    move = any_move(page["view"], seat, "bid")
    await guest.post(f"/tables/{code}/play", {"seat": seat, "move": move})


async def acting(guest: Guest, code: str) -> list[str]:
    found: list[str] = (await guest.get(f"/tables/{code}"))["picture"]["acting"]
    return found


def test_who_is_away_is_told_once_a_turn_in_their_language(server: Served) -> None:
    async def story() -> None:
        with browsing() as browser:
            async with guests(server.url, "Ann", "Bob", "Cleo") as players:
                ann, bob, cleo = players
                key = (await ann.get("/notices/key"))["key"]
                for guest in players:
                    await guest.disconnect()
                answer = await bob.http.post("/me/notices?lang=cs", json=browser.subscription())
                assert answer.status_code == 201, answer.text
                code = (await ann.post("/tables", {"terms": {"game": "wizard", "seats": 3, "clock": DAYS}}))[
                    "table"
                ]
                for guest in (bob, cleo):
                    await guest.post(f"/tables/{code}/sit")
                by_seat = dict(zip("ABC", players, strict=True))
                await ann.post(f"/tables/{code}/start")
                for _ in range(9):
                    (seat,) = await acting(ann, code)
                    if seat == "B" and not browser.taken:
                        await browser.heard(1)
                        await cleo.post(f"/tables/{code}/say", {"phrase": "your-turn"})
                        await ann.get(f"/tables/{code}")
                    await bid(by_seat[seat], code, seat)
                await asyncio.sleep(0.5)
                assert browser.opened(0) == {
                    "game": "wizard",
                    "table": code,
                    "text": f"Wizard, stůl {code}: jsi na tahu.",
                }
                turns = await decisions(ann, code, "B")
                assert len(browser.taken) == turns, "one notice a turn, none for what is only said"
                headers = browser.taken[0][0]
                assert headers["topic"] == code
                assert 80_000 < int(headers["ttl"]) <= 86_400
                scheme, _, claims = headers["authorization"].partition(" ")
                assert scheme == "vapid"
                assert Vapid02.verify(headers["authorization"])
                assert claims.endswith(f"k={key}")
                assert b"wizard" not in browser.taken[0][1], "the push service cannot read it"

    run(story())


async def decisions(guest: Guest, code: str, seat: str) -> int:
    """Count the turns of a seat that others brought about: its decisions, but those in a row only once."""
    steps = (await guest.get(f"/tables/{code}/replay?seat=A"))["steps"]
    movers = [step["seat"] for step in steps if step["seat"] != "*"]
    waiting = [*movers, *(await acting(guest, code))]
    return sum(
        one == seat and (place == 0 or waiting[place - 1] != seat) for place, one in enumerate(waiting)
    )


def test_who_looks_at_the_table_is_not_called(server: Served) -> None:
    async def story() -> None:
        with browsing() as browser:
            async with guests(server.url, "Ann") as (ann,):
                await ann.post("/me/notices", browser.subscription())
                code = await seated(ann, [], "wizard", clock=DAYS)
                await ann.do("follow", code, seat="A")
                await ann.do("start", code, fill="random")
                await ann.until(lambda: "A" in ann.picture(code, "A")["acting"])
                await asyncio.sleep(0.5)
                assert browser.taken == []

    run(story())


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_no_more_is_dropped(server: Served, status: int) -> None:
    async def story() -> None:
        with browsing(status) as browser:
            async with guests(server.url, "Ann") as (ann,):
                await ann.post("/me/notices", browser.subscription())
                assert (await ann.get("/me/data"))["notices"] == [browser.endpoint]
                code = await seated(ann, [], "wizard", clock=DAYS)
                await ann.disconnect()
                await ann.post(f"/tables/{code}/start", {"fill": "random"})
                await browser.heard(1)
                async with asyncio.timeout(10):
                    while (await ann.get("/me/data"))["notices"]:
                        await asyncio.sleep(0.05)

    run(story())


def test_only_push_services_are_called_and_only_who_wants_it(server: Served) -> None:
    async def story() -> None:
        with browsing() as browser:
            async with guests(server.url, "Ann") as (ann,):
                for endpoint in (
                    "https://10.0.0.1/1",
                    "http://push.example.org/1",
                    "https://push.example.org.evil.net/1",
                    "https://evilpush.example.org/1",
                    "file:///etc/passwd",
                    "https://[push.example.org/1",
                ):
                    asked = {**browser.subscription(), "endpoint": endpoint}
                    assert await denied(ann.post("/me/notices", asked)) == "no-such-service"
                fine = {**browser.subscription(), "endpoint": "https://eu.push.example.org/1"}
                await ann.post("/me/notices", fine)
                assert len((await ann.get("/me/data"))["notices"]) == 1
                await ann.http.delete("/me/notices", params={"endpoint": "https://eu.push.example.org/1"})
                assert (await ann.get("/me/data"))["notices"] == []

    run(story())


def test_the_key_stays_the_same_after_a_restart(tmp_path: Path) -> None:
    async def key(url: str) -> str:
        async with guests(url, "Ann") as (ann,):
            return str((await ann.get("/notices/key"))["key"])

    keys = []
    for _ in range(2):
        with served(tmp_path) as server:
            keys.append(asyncio.run(key(server.url)))
    assert keys[0] == keys[1]


def test_a_push_service_out_of_order_is_asked_again(server: Served) -> None:
    async def story() -> None:
        with browsing(503) as browser:
            async with guests(server.url, "Ann", "Bob") as (ann, bob):
                await bob.disconnect()
                subscribed = await bob.http.post("/me/notices", json=browser.subscription())
                assert subscribed.status_code == 201
                terms = {"game": "rummikub", "seats": 2, "clock": DAYS}
                code = (await ann.post("/tables", {"terms": terms}))["table"]
                await bob.post(f"/tables/{code}/sit")
                await ann.post(f"/tables/{code}/start")
                if await acting(ann, code) == ["A"]:
                    await ann.post(f"/tables/{code}/play", {"seat": "A", "move": "draw"})
                await browser.heard(1)
                browser.status = 201
                await browser.heard(2)
                assert browser.opened()["table"] == code

    run(story())
