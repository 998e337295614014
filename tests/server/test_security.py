"""The promises of SECURITY.md, one by one."""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec import inspect
from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from magehall.core import fresh_seed
from magehall.server.access import accounts, identity
from magehall.server.access.accounts import Accounts, new_code
from magehall.server.access.identity import Identity
from magehall.server.access.limits import RATES, Rate
from magehall.server.app import House, make_app
from magehall.server.http.descriptions import DOORS
from magehall.server.settings import Settings
from magehall.server.store import Person
from magehall.server.store.sqlite import SqliteStore
from magehall.server.wire import commands
from tests.server.cookies import old_cookie, secret_of
from tests.server.harness import Denial, Guest, Served, guests, run, served
from tests.server.test_play import seated
from tests.server.test_tables import denied

BITS = 128


def inputs() -> list[type]:
    """Everything that is read from strangers."""
    return [*(door.body for door in DOORS if door.body is not None), *commands.SocketCommand.__args__]


def unbounded(kind: inspect.Type, where: str) -> Iterator[str]:
    """Name what could be of any size in a type."""
    if not is_bounded(kind):
        yield f"{where}: {kind}"
    for name, part in parts(kind):
        yield from unbounded(part, f"{where}.{name}")


def parts(kind: inspect.Type) -> list[tuple[str, inspect.Type]]:
    match kind:
        case inspect.StructType():
            return [(field.name, field.type) for field in kind.fields]
        case inspect.UnionType():
            return [("", one) for one in kind.types]
        case inspect.DictType():
            return [("key", kind.key_type), ("value", kind.value_type)]
        case inspect.ListType():
            return [("item", kind.item_type)]
        case inspect.Metadata():
            return [("", kind.type)]
    return []


def is_bounded(kind: inspect.Type) -> bool:
    match kind:
        case inspect.StructType():
            return kind.forbid_unknown_fields
        case inspect.StrType():
            is_short = kind.pattern is not None and not re.search(r"[*+]|,\}", kind.pattern)
            return kind.max_length is not None or is_short
        case inspect.IntType():
            return kind.ge is not None and kind.le is not None
        case inspect.DictType() | inspect.ListType():
            return kind.max_length is not None
    small = inspect.BoolType | inspect.FloatType | inspect.NoneType | inspect.LiteralType
    return isinstance(kind, small | inspect.UnionType | inspect.Metadata)


@pytest.mark.parametrize("kind", inputs(), ids=lambda kind: str(kind.__name__))
def test_every_input_has_a_largest_size(kind: type) -> None:
    assert list(unbounded(inspect.type_info(kind), kind.__name__)) == []


def test_paths_queries_and_headers_have_a_size_too(server: Served) -> None:
    """Whatever is too long is refused or the line is cut; the next guest is served as if nothing was."""
    with httpx.Client(base_url=server.url, timeout=30) as http:
        for asked in (
            {"url": "/api/v1/tables/" + "A" * 50_000},
            {"url": "/api/v1/tables/ABCDEF?seat=" + "A" * 50_000},
            {"url": "/api/v1/games", "headers": {"Cookie": "magehall=" + "x" * 200_000}},
            {"url": "/api/v1/games", "headers": {"Accept-Language": "x," * 30_000}},
            {"url": "/api/v1/tables/%00%ff%0a/qr.svg"},
            {"url": "/api/v1/me", "headers": {"Authorization": "Bearer " + "é" * 1000}},
        ):
            with suppress(httpx.TransportError, UnicodeEncodeError):
                assert http.get(**asked).status_code < 500
        assert http.get("/healthz").status_code == 200


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://[", "", "://", "http://127.0.0.1"]
)
def test_no_other_origin_gets_in_however_it_is_written(server: Served, origin: str) -> None:
    with httpx.Client(base_url=f"{server.url}/api/v1") as http:
        for method, path in (("PUT", "/me"), ("POST", "/tables"), ("DELETE", "/me")):
            answer = http.request(method, path, json={"name": "Ann"}, headers={"Origin": origin})
            assert answer.json()["error"]["code"] == "wrong-origin"


def test_an_origin_that_is_allowed_gets_in(tmp_path: Path) -> None:
    friend = "https://friend.example"
    with (
        served(tmp_path, allowed_origins=friend, public_url="https://club.example/games") as server,
        httpx.Client(base_url=f"{server.url}/api/v1") as http,
    ):
        for origin, status in ((friend, 200), ("https://club.example", 200), ("https://x.example", 403)):
            answer = http.put("/me", json={"name": "Ann"}, headers={"Origin": origin})
            assert answer.status_code == status
            allowed = answer.headers.get("access-control-allow-origin")
            assert allowed == (friend if origin == friend else None)
            assert "access-control-allow-credentials" not in answer.headers


def test_secrets_have_128_bits_at_least(tmp_path: Path) -> None:
    assert 8 * identity.TOKEN_BYTES >= BITS
    assert 8 * accounts.CODE_BYTES >= BITS
    assert len(new_code().replace("-", "")) * 4 >= BITS
    assert len(fresh_seed()) * 4 >= BITS, "of games, and of the key that signs cookies"
    made = {new_code() for _ in range(100)} | {fresh_seed() for _ in range(100)}
    assert len(made) == 200
    signature = old_cookie("key", Person("p", "Ann")).rpartition(".")[2]
    assert len(signature) * 6 >= BITS, "of a cookie from before there were sessions"


def test_a_seat_cannot_be_had_by_guessing_or_forging(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Eve") as (ann, eve):
            code = await seated(ann, [], "wizard")
            await ann.do("start", code, fill="random")
            own = ann.http.cookies["magehall"]
            (session,) = (await ann.get("/me/sessions"))["sessions"]
            key = secret_of(server.folder)
            signed, theirs = (old_cookie(key, Person(guest.id, guest.name)) for guest in (ann, eve))
            player, _, signature = signed.rpartition(".")
            forged = [
                session["id"],
                own[:-1],
                f"{own}A",
                old_cookie("another key", Person(ann.id, "Ann")),
                player,
                ann.id,
                f"{player}.",
                f"{player}.{signature[:-2]}AA",
                f"{player}.{theirs.rpartition('.')[2]}",
                f"{ann.id}:1.{signature}",
                own.lower(),
            ]
            for cookie in forged:
                async with httpx.AsyncClient(base_url=f"{server.url}/api/v1") as http:
                    answer = await http.get("/me", headers={"Cookie": f"magehall={cookie}"})
                    assert answer.status_code == 401, cookie
                    bearer = await http.get("/me", headers={"Authorization": f"Bearer {cookie}"})
                    assert bearer.status_code == 401, cookie
            for seat in ("A", "*", "", "Z", "AA"):
                answer = await eve.http.get(f"/tables/{code}", params={"seat": seat})
                assert answer.status_code in (403, 404), seat
            for verb in ("play", "undo", "takeback", "resign", "moves", "hint", "since"):
                facts: dict[str, Any] = {"move": "bid 0"} if verb == "play" else {}
                assert await denied(eve.do(verb, code, seat="A", **facts)) == "not-your-seat"
            assert await denied(eve.do("follow", code, seat="A")) == "not-your-seat"

    run(story())


def test_secrets_are_compared_in_constant_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[bool] = []
    true = hmac.compare_digest

    def counting(one: Any, other: Any) -> bool:
        compared.append(True)
        return bool(true(one, other))

    monkeypatch.setattr(hmac, "compare_digest", counting)

    async def story() -> None:
        store = SqliteStore(str(tmp_path / "hall.sqlite"))
        key = fresh_seed()
        known = Identity(store, key)
        ann = await known.welcome("Ann")
        known.signer.unsign(old_cookie(key, ann))
        assert len(compared) == 1, "the signature of a cookie from before there were sessions"
        book = Accounts(store)
        code = await book.make(ann, "ann", "correct horse")
        await book.recover("ann", code, "another horse")
        assert len(compared) == 2, "a recovery code"
        token = await known.token(ann)
        digest = await store._read("SELECT digest FROM tokens")
        assert token.encode() not in bytes(digest[0][0]), "tokens are found by their hash alone"
        cookie = await known.begin(ann, HTTPConnection({"type": "http", "headers": []}))
        assert cookie.encode() not in repr(await store._read("SELECT * FROM sessions")).encode()
        await store.close()

    run(story())


def test_rates_are_kept_for_logins_guests_sockets_and_talk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With buckets that never fill again, the third of everything is one too many."""
    for kind in ("login", "guest", "socket", "say"):
        monkeypatch.setitem(RATES, kind, Rate(2, 0))
    app = make_app(Settings(data_dir=str(tmp_path)))
    house: House = app.state.house

    async def story() -> None:
        await house.open()
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://127.0.0.1/api/v1"
        ) as http:
            introduced, cookies = [], []
            for _ in range(3):
                http.cookies.clear()
                introduced.append(await http.put("/me", json={"name": "Ann"}))
                cookies.append(http.cookies.get("magehall"))
            assert statuses(introduced) == [200, 200, 429]
            http.cookies.set("magehall", str(cookies[0]))
            body = {"login": "nobody", "password": "guess-12345"}
            assert statuses([await http.post("/sessions", json=body) for _ in range(3)]) == [401, 401, 429]
            terms = {"game": "wizard", "seats": 3}
            code = (await http.post("/tables", json={"terms": terms})).json()["table"]
            said = [await http.post(f"/tables/{code}/say", json={"phrase": "hello"}) for _ in range(3)]
            assert statuses(said) == [200, 200, 429]
            assert said[-1].headers["retry-after"]
            assert [await knock(app) for _ in range(3)] == [4001, 4001, 4029]
        await house.close()

    run(story())


async def knock(app: Starlette) -> int:
    """Ask for a socket as a stranger; give the code with which it is closed."""
    told: list[Any] = []

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        told.append(message)

    scope = {"type": "websocket", "path": "/api/v1/socket", "headers": [], "query_string": b""}
    await app({**scope, "client": ("192.0.2.1", 1), "root_path": "", "subprotocols": []}, receive, send)
    return int(told[-1]["code"])


def statuses(answers: list[httpx.Response]) -> list[int]:
    return [answer.status_code for answer in answers]


async def tried(guest: Guest, verb: str, table: str, **facts: Any) -> None:
    with suppress(Denial):
        await guest.do(verb, table, **facts)


def test_no_secret_is_logged_or_shown_whatever_the_level(tmp_path: Path) -> None:
    """Every secret of a session is looked for in the logs, in error messages and in the figures."""

    async def story() -> list[str]:
        with served(tmp_path, log_level="debug", secret="the-key-of-cookies") as server:
            async with guests(server.url, "Ann") as (ann,):
                token = (await ann.post("/me/tokens"))["token"]
                body = {"login": "ann", "password": "correct horse battery"}
                recovery = (await ann.post("/me/account", body))["recovery"]
                cookie = ann.http.cookies["magehall"]
                code = await seated(ann, [], "wizard")
                await ann.do("follow", code, seat="A")
                await ann.do("start", code, fill="easy")
                errors = [
                    (await ann.http.post("/sessions", json={**body, "password": "mistyped horse"})).text,
                    (await ann.http.get("/me", headers={"Authorization": f"Bearer {token}x"})).text,
                    (await ann.http.get("/tables/ABCDEF")).text,
                    (await ann.http.get(f"/tables/{code}/record")).text,
                    (await ann.http.get(f"{server.url}/metrics")).text,
                ]
                await tried(ann, "play", code, seat="A", move="deal nonsense")
                secrets = [token, recovery, cookie, body["password"], "mistyped horse", "the-key-of-cookies"]
            secrets.append(await seed_of(tmp_path, code))
        errors.append((tmp_path / "server.log").read_text())
        return [secret for secret in secrets for text in errors if secret in text]

    found: list[list[str]] = []

    async def whole() -> None:
        found.append(await story())

    run(whole())
    assert found == [[]]


async def seed_of(folder: Path, code: str) -> str:
    from magehall.server.store.sqlite import connect

    connection = connect(str(folder / "magehall.sqlite"))
    (seed,) = connection.execute("SELECT seed FROM seeds WHERE table_id = ?", (code,)).fetchone()
    connection.close()
    return str(seed)


def test_messages_are_read_strictly() -> None:
    """Unknown fields and wrong types are refused, never guessed."""
    decode = msgspec.json.Decoder(commands.SocketCommand).decode
    for text in (
        b'{"do":"sit","table":"ABCDEF","seat":"A","more":1}',
        b'{"do":"sit","table":"ABCDEF","seat":1}',
        b'{"do":"sit","table":"abcdef"}',
    ):
        with pytest.raises(msgspec.ValidationError):
            decode(text)
