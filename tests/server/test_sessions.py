"""Sessions as the store keeps them: little is known of a device, old cookies go on, none for ever."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from magehall.server import wallclock
from magehall.server.access.devices import device_name
from magehall.server.access.identity import COOKIE, HOUR, YEAR, Admission, Identity, digest
from magehall.server.gatekeeper import Gatekeeper
from magehall.server.hub import Hub
from magehall.server.lines import Lines
from magehall.server.store import Person, Session
from magehall.server.store.backup import back_up, restore
from magehall.server.store.sessions import MOST
from tests.server.cookies import old_cookie, secret_of
from tests.server.harness import Guest, Served, guests, run
from tests.server.test_stores import opened
from tests.server.test_tables import denied

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:135.0) Gecko/20100101 Firefox/135.0"
AGENTS = {
    FIREFOX: "Firefox · Linux",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 "
    "Safari/537.36 Edg/130.0.0.0": "Edge · Windows",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.1 Mobile/15E148 Safari/604.1": "Safari · iPhone",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile "
    "Safari/537.36": "Chrome · Android",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.1 Safari/605.1.15": "Safari · macOS",
    "curl/8.5.0": "",
    "<script>alert(1)</script>" * 1000: "",
    "": "",
}


@pytest.mark.parametrize("agent", AGENTS, ids=lambda agent: AGENTS[agent] or agent[:10] or "nothing")
def test_a_device_is_two_words_and_nothing_that_it_wrote_itself(agent: str) -> None:
    assert device_name(agent) == AGENTS[agent]


def asking(cookie: str = "", agent: str = FIREFOX) -> HTTPConnection:
    headers = [(b"user-agent", agent.encode()), (b"cookie", f"{COOKIE}={cookie}".encode())]
    return HTTPConnection({"type": "http", "headers": headers})


@asynccontextmanager
async def device(url: str, cookie: str = "") -> AsyncIterator[Guest]:
    """Come from another device, perhaps with a cookie."""
    guest = Guest(url, "Ann")
    guest.http.headers["User-Agent"] = FIREFOX
    if cookie:
        guest.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
    try:
        yield guest
    finally:
        await guest.close()


def test_that_a_session_is_used_is_noted_once_an_hour_and_keeps_it_for_a_year(
    either_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = 1_700_000_000_000
    time = [begun]
    monkeypatch.setattr(wallclock, "now", lambda: time[0])

    async def story() -> None:
        async with opened(either_url, tmp_path) as store:
            identity = Identity(store, "key")
            ann = await identity.welcome("Ann")
            cookie = await identity.begin(ann, asking())

            async def seen() -> tuple[int, str]:
                found = await identity.admit(asking(cookie))
                assert found is not None
                (session,) = await store.sessions_of(ann.id)
                return session.seen - begun, found.cookie

            time[0] = begun + HOUR - 1
            assert await seen() == (0, "")
            time[0] = begun + HOUR
            assert await seen() == (HOUR, cookie), "the browser shall keep it for a year from now"
            time[0] = begun + HOUR + YEAR
            assert await seen() == (HOUR + YEAR, cookie)
            time[0] += YEAR + 1
            assert await identity.admit(asking(cookie)) is None

    run(story())


def test_one_player_has_so_many_sessions_and_no_more(either_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(either_url, tmp_path) as store:
            for player in ("ann", "bob"):
                await store.add_player(Person(player, player), 1)
                for number in range(MOST + 3):
                    await store.add_session(Session(digest(f"{player}{number}"), player, "", number, number))
            for player in ("ann", "bob"):
                kept = [session.at for session in await store.sessions_of(player)]
                assert kept == list(range(MOST + 2, 2, -1)), "the one seen longest ago makes room"

    run(story())


def test_an_old_cookie_becomes_a_session_and_nobody_notices(server: Served) -> None:
    async def story() -> None:
        key = secret_of(server.folder)
        async with guests(server.url, "Ann") as (ann,):
            old = old_cookie(key, Person(ann.id, "Ann"))
            await ann.http.delete("/sessions")
            async with device(server.url, old) as browser:
                answers = await asyncio.gather(*(browser.get("/me") for _ in range(8)))
                assert {answer["id"] for answer in answers} == {ann.id}
                assert browser.http.cookies[COOKIE] != old
                (line,) = (await browser.get("/me/sessions"))["sessions"]
                assert line["device"] == "Firefox · Linux"
                assert line["here"]
                await browser.http.delete("/sessions")
            async with device(server.url, old) as thief:
                assert await denied(thief.get("/me")) == "not-signed-in", "it ended with what became of it"

    run(story())


def test_an_old_cookie_opens_a_socket_which_gives_the_new_one(server: Served) -> None:
    async def story() -> None:
        key = secret_of(server.folder)
        async with guests(server.url, "Ann") as (ann,):
            async with device(server.url, old_cookie(key, Person(ann.id, "Ann"))) as browser:
                await browser.connect()
                given = browser.socket.response.headers["Set-Cookie"]
            assert "httponly" in given.lower()
            async with device(server.url, given.partition(";")[0].partition("=")[2]) as browser:
                assert (await browser.get("/me"))["id"] == ann.id

    run(story())


def test_old_cookies_on_other_devices_outlive_a_session_that_is_not_theirs(server: Served) -> None:
    async def story() -> None:
        key = secret_of(server.folder)
        secret = {"login": "Ann of old", "password": "correct horse"}
        async with guests(server.url, "Ann") as (ann,):
            recovery = (await ann.post("/me/account", secret))["recovery"]
            old = old_cookie(key, Person(ann.id, "Ann"))
            async with device(server.url) as library:
                await library.post("/sessions", secret)
                await library.http.delete("/sessions")
                async with device(server.url, old) as phone:
                    assert (await phone.get("/me"))["id"] == ann.id
                lost = {"login": secret["login"], "password": "battery staple", "recovery": recovery}
                await library.post("/sessions/recover", lost)
                async with device(server.url, old) as phone:
                    assert await denied(phone.get("/me")) == "not-signed-in", "recovery ends all"

    run(story())


def test_sessions_are_part_of_backups_both_ways(either_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(either_url, tmp_path) as store:
            identity = Identity(store, "key")
            ann = await identity.welcome("Ann")
            cookie = await identity.begin(ann, asking())
            await back_up(either_url, tmp_path / "hall.sqlite", tmp_path / "hall.backup")
            await store.end_sessions(ann.id)
            assert await identity.admit(asking(cookie)) is None
        assert cookie.encode() not in (tmp_path / "hall.backup").read_bytes()
        await restore(either_url, tmp_path / "hall.sqlite", tmp_path / "hall.backup", True)
        async with opened(either_url, tmp_path) as store:
            found = await Identity(store, "key").admit(asking(cookie))
            assert found is not None
            assert found.who.id == ann.id

    run(story())


def test_who_is_forgotten_has_no_session_left(either_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(either_url, tmp_path) as store:
            identity = Identity(store, "key")
            ann, bob = await identity.welcome("Ann"), await identity.welcome("Bob")
            for person in (ann, bob):
                await identity.begin(person, asking())
            await store.forget_player(ann.id)
            assert await store.sessions_of(ann.id) == []
            assert len(await store.sessions_of(bob.id)) == 1

    run(story())


def test_own_data_hold_sessions_without_any_address(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            data = await ann.get("/me/data")
            (session,) = data["sessions"]
            assert session["here"]
            assert session.keys() <= {"id", "device", "at", "seen", "here"}
            assert "127.0.0.1" not in json.dumps(data)
            assert ann.http.cookies[COOKIE] not in json.dumps(data)

    run(story())


@pytest.mark.parametrize("rounds", range(6))
def test_the_house_closes_also_while_somebody_is_looked_at(tmp_path: Path, rounds: int) -> None:
    async def story() -> None:
        async with opened("", tmp_path) as store:
            gatekeeper = Gatekeeper(Hub(), store)
            await asyncio.sleep(0.01)
            gatekeeper.let_in(Lines(Admission(Person("ann", "Ann"), b"ended"), 1))
            for _ in range(rounds):
                await asyncio.sleep(0)
            await gatekeeper.close()

    run(story(), 5)
