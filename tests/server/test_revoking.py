"""What lets somebody in can be ended, and its end reaches every node and every open socket in a second."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import httpx
import pytest
import websockets

from magehall.server.access.identity import digest
from tests.server.harness import Denial, Guest, run, served
from tests.server.players import meanwhile, play_to_the_end
from tests.server.postgres import database
from tests.server.test_play import seated
from tests.server.test_tables import WIZARD, denied

Halls = tuple[str, str]
PASSWORD = "correct horse"
SHUT_OUT = 4001
SECOND = 20.0
"""A second is promised; a busy machine may be late, but not by the minute after which all are looked at."""
PHONE = {"User-Agent": "Mozilla/5.0 (Linux; Android 15; Mobile) Gecko/135.0 Firefox/135.0"}


@pytest.fixture(scope="module", params=["alone", "nodes"])
def halls(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Halls]:
    """One server on SQLite, which is both, or two on one PostgreSQL."""
    with ExitStack() as stack:
        if request.param == "alone":
            server = stack.enter_context(served(tmp_path_factory.mktemp("alone")))
            yield server.url, server.url
        else:
            url = stack.enter_context(database(request.getfixturevalue("postgres_url")))
            one, other = (
                stack.enter_context(served(tmp_path_factory.mktemp("node"), database_url=url))
                for _ in range(2)
            )
            yield one.url, other.url


class Visitors:
    """People, thieves and programs with sockets open; all are gone when their story is over."""

    def __init__(self) -> None:
        self.those: list[Guest] = []
        self.account = {"login": f"ann-{secrets.token_hex(4)}", "password": PASSWORD}

    def at(self, url: str, name: str = "Ann", **headers: str) -> Guest:
        guest = Guest(url, name)
        guest.http.headers.update(headers)
        self.those.append(guest)
        return guest

    async def come(self, url: str, name: str = "Ann") -> Guest:
        guest = await self.at(url, name).introduce()
        await guest.connect()
        return guest

    async def steal(self, victim: Guest, url: str) -> Guest:
        """Use somebody's cookie from elsewhere, with a socket open."""
        thief = self.at(url, "Eve")
        thief.http.cookies.set("magehall", victim.http.cookies["magehall"])
        await thief.connect()
        return thief

    async def get_in(self, url: str, password: str = PASSWORD, **headers: str) -> Guest:
        """Sign in from another device."""
        device = self.at(url, **headers)
        device.id = (await device.post("/sessions", {**self.account, "password": password}))["id"]
        await device.connect()
        return device

    async def program(self, owner: Guest, url: str) -> Guest:
        """Let a program in by a token of its owner."""
        token = (await owner.post("/me/tokens"))["token"]
        program = self.at(url, "program", Authorization=f"Bearer {token}")
        await program.connect(Authorization=f"Bearer {token}")
        return program


Story = Callable[[Visitors], Awaitable[None]]


def tell(story: Story) -> None:
    async def told() -> None:
        visitors = Visitors()
        try:
            await story(visitors)
        finally:
            for guest in visitors.those:
                await guest.close()

    run(told())


async def is_shut_out(guest: Guest) -> bool:
    """Tell whether the socket is closed within a second, for that reason, and the cookie worth nothing."""
    async with asyncio.timeout(SECOND):
        await guest.socket.wait_closed()
    return bool(guest.socket.close_code == SHUT_OUT) and await denied(guest.get("/me")) == "not-signed-in"


async def is_here(guest: Guest) -> bool:
    """Tell whether the socket is still open, and believed."""
    code = (await guest.post("/tables", {"terms": WIZARD}))["table"]
    return bool((await guest.do("say", code, text="still here"))["n"])


def test_a_stolen_cookie_is_ended_by_its_owner_while_its_socket_is_open(halls: Halls) -> None:
    async def story(those: Visitors) -> None:
        ann = await those.come(halls[0])
        await ann.post("/me/account", those.account)
        phone = await those.get_in(halls[1], **PHONE)
        thief = await those.steal(phone, halls[1])
        listed = (await ann.get("/me/sessions"))["sessions"]
        assert {line["device"] for line in listed} == {"", "Firefox · Android"}
        (stolen,) = [line["id"] for line in listed if not line.get("here")]
        assert (await ann.http.delete(f"/me/sessions/{stolen}")).status_code == 200
        assert await is_shut_out(thief)
        assert await is_shut_out(phone)
        assert await is_here(ann)
        again = await ann.http.delete(f"/me/sessions/{stolen}")
        assert again.json()["error"]["code"] == "no-such-session"
        with pytest.raises(websockets.InvalidStatus):
            await thief.connect()

    tell(story)


def test_nobody_ends_the_session_of_somebody_else(halls: Halls) -> None:
    async def story(those: Visitors) -> None:
        ann, eve = await those.come(halls[0]), await those.come(halls[1], "Eve")
        (own,) = (await ann.get("/me/sessions"))["sessions"]
        answer = await eve.http.delete(f"/me/sessions/{own['id']}")
        assert answer.json()["error"]["code"] == "no-such-session"
        program = await those.program(ann, halls[1])
        for method, path in (("GET", ""), ("DELETE", ""), ("DELETE", f"/{own['id']}")):
            answer = await program.http.request(method, f"/me/sessions{path}")
            assert answer.json()["error"]["code"] == "people-only", "a token shuts out nobody"
        assert await is_here(ann)

    tell(story)


def test_recovery_shuts_out_cookies_and_tokens_that_play_at_another_node(halls: Halls) -> None:
    """The attack: a thief plays on for the seat at the other node after its owner has recovered."""

    async def story(those: Visitors) -> None:
        ann = await those.come(halls[0])
        recovery = (await ann.post("/me/account", those.account))["recovery"]
        code = await seated(ann, [], "wizard")
        thief = await those.steal(ann, halls[1])
        program = await those.program(ann, halls[1])
        for held in (thief, program):
            await held.do("follow", code, seat="A")
        await ann.do("start", code, fill="random")
        async with meanwhile(play_to_the_end(thief, code, ["A"])):
            await program.until(lambda: program.numbers[(code, "A")] > 6)
        phone = those.at(halls[0], "phone")
        lost = {"login": those.account["login"], "password": "battery staple", "recovery": recovery}
        await phone.post("/sessions/recover", lost)
        assert await is_shut_out(thief)
        assert await is_shut_out(program)
        assert await is_shut_out(ann), "it is the cookie that was stolen"
        for held in (thief, program):
            with pytest.raises((Denial, ConnectionError, websockets.ConnectionClosed)):
                await held.do("say", code, text="I am Ann")
        assert (await phone.get("/me"))["id"] == ann.id

    tell(story)


def test_who_is_forgotten_at_one_node_is_named_and_heard_at_none(halls: Halls) -> None:
    async def story(those: Visitors) -> None:
        ann, bob = await those.come(halls[0], "RealName"), await those.come(halls[1], "Bob")
        ghost = await those.steal(ann, halls[1])
        code = await seated(ann, [bob], "wizard")
        await bob.do("follow", code, seat="B")
        await ghost.do("follow", code, seat="A")
        await ann.do("say", code, text="my secret wish")
        await ann.do("start", code, fill="random")
        await bob.until(lambda: "RealName" in json.dumps(bob.picture(code, "B")))
        assert (await ann.http.delete("/me")).status_code == 200
        assert await is_shut_out(ghost)
        await bob.until(lambda: "RealName" not in json.dumps(bob.picture(code, "B")), SECOND)
        assert bob.picture(code, "B")["seats"][0]["name"] == "—"
        for url in halls:
            newcomer = await those.come(url, "Cat")
            await newcomer.do("follow", code)
            story = await newcomer.do("history", code)
            shown = json.dumps([newcomer.picture(code), story, (await bob.get("/me/tables"))])
            assert "RealName" not in shown
            assert "secret wish" not in shown

    tell(story)


def test_a_revoked_token_closes_what_it_holds_and_nothing_else(halls: Halls) -> None:
    async def story(those: Visitors) -> None:
        ann = await those.come(halls[0])
        program = await those.program(ann, halls[1])
        await ann.http.delete("/me/tokens")
        assert await is_shut_out(program)
        assert await is_here(ann)

    tell(story)


@pytest.mark.parametrize("how", ["renewed", "removed"])
def test_the_stream_of_a_program_ends_with_its_token(halls: Halls, how: str) -> None:
    async def story(those: Visitors) -> None:
        ann = await those.come(halls[0])
        bot = await ann.post("/me/bots", {"name": "Grim"})
        header = {"Authorization": f"Bearer {bot['token']}"}
        async with (
            httpx.AsyncClient(base_url=f"{halls[1]}/api/v1", timeout=30) as http,
            http.stream("GET", "/bot/events", headers=header) as events,
        ):
            told = events.aiter_lines()
            assert await anext(told) == ""
            path = f"/me/bots/{bot['id']}"
            await (ann.post(f"{path}/token") if how == "renewed" else ann.http.delete(path))
            async with asyncio.timeout(SECOND):
                async for _ in told:
                    pass

    tell(story)


def test_signing_out_ends_the_session(halls: Halls) -> None:
    async def story(those: Visitors) -> None:
        ann = await those.come(halls[0])
        thief = await those.steal(ann, halls[1])
        answer = await ann.http.delete("/sessions")
        assert answer.status_code == 200
        assert "magehall" not in ann.http.cookies
        assert await is_shut_out(thief)

    tell(story)


def test_signing_out_everywhere_else_leaves_this_device_alone(halls: Halls) -> None:
    async def story(those: Visitors) -> None:
        ann = await those.come(halls[0])
        await ann.post("/me/account", those.account)
        phone = await those.get_in(halls[1], **PHONE)
        thief = await those.steal(ann, halls[1])
        program = await those.program(ann, halls[1])
        await ann.http.delete("/me/sessions")
        assert await is_shut_out(phone)
        assert await is_shut_out(thief), "not even a copy of this device's own cookie is left"
        assert await is_shut_out(program)
        await ann.come_back(halls[1])
        assert await is_here(ann)
        assert [line["here"] for line in (await ann.get("/me/sessions"))["sessions"]] == [True]
        await ann.http.delete("/me/sessions?here=1")
        assert await is_shut_out(ann)

    tell(story)


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(halls: Halls) -> None:
    async def story(those: Visitors) -> None:
        ann = await those.come(halls[0])
        asked = {"old": PASSWORD, "new": "battery staple"}
        assert (await ann.http.put("/me/account/password", json=asked)).json()["error"][
            "code"
        ] == "no-account"
        await ann.post("/me/account", those.account)
        phone = await those.get_in(halls[1])
        wrong = await ann.http.put("/me/account/password", json={**asked, "old": "wrong horse"})
        assert wrong.json()["error"]["code"] == "wrong-password"
        assert await is_here(phone)
        assert (await ann.http.put("/me/account/password", json=asked)).status_code == 200
        assert await is_shut_out(phone)
        assert (await ann.get("/me"))["id"] == ann.id
        assert await denied(those.at(halls[1]).post("/sessions", those.account)) == "wrong-password"
        again = await those.get_in(halls[1], "battery staple")
        assert again.id == ann.id

    tell(story)


def test_a_socket_goes_by_the_name_that_its_player_has_now(halls: Halls) -> None:
    async def story(those: Visitors) -> None:
        ann = await those.come(halls[0])
        tab = await those.steal(ann, halls[1])
        await ann.http.put("/me", json={"name": "Annabella"})
        async with asyncio.timeout(SECOND):
            while await name_at_a_table(tab) != "Annabella":
                pass

    tell(story)


async def name_at_a_table(guest: Guest) -> str:
    """Sit down at a table; give the name that one goes by there."""
    code = (await guest.post("/tables", {"terms": WIZARD, "sit": False}))["table"]
    await guest.do("follow", code)
    await guest.do("sit", code)
    await guest.until(lambda: "name" in guest.picture(code)["seats"][0])
    return str(guest.picture(code)["seats"][0]["name"])


def test_who_signs_in_leaves_no_session_behind_on_the_device(halls: Halls) -> None:
    async def story(those: Visitors) -> None:
        ann = await those.come(halls[0])
        await ann.post("/me/account", those.account)
        guest = await those.come(halls[1], "Nobody")
        left = await those.steal(guest, halls[0])
        await guest.post("/sessions", those.account)
        assert (await guest.get("/me"))["id"] == ann.id
        assert await is_shut_out(left)

    tell(story)


def test_what_was_ended_while_the_line_was_broken_is_noticed_when_it_is_back(
    database_url: str, tmp_path: Path
) -> None:
    async def story(those: Visitors) -> None:
        ann = await those.come(server.url)
        store = await asyncpg.connect(database_url)
        ears = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        assert await store.fetch(ears)
        cookie = ann.http.cookies["magehall"]
        assert await store.execute("DELETE FROM sessions WHERE digest = $1", digest(cookie)) == "DELETE 1"
        async with asyncio.timeout(SECOND):
            await ann.socket.wait_closed()
        assert ann.socket.close_code == SHUT_OUT
        await store.close()

    with served(tmp_path, database_url=database_url) as server:
        tell(story)
