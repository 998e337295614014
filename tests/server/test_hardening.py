"""What attackers tried: each attempt once more, with the answer it gets now."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from magehall.core import BadInput
from magehall.server.access.limits import RATES, network
from magehall.server.settings import Settings
from magehall.server.store.sqlite import SqliteStore
from tests.server.harness import Served, guests, run, served
from tests.server.test_tables import denied

BEHIND = "\\\\"
"""A backslash: some who read addresses take it for the end of the host, others do not."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    services = "fcm.googleapis.com,push.apple.com"
    with served(tmp_path_factory.mktemp("hall"), push_services=services) as running:
        yield running


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("hall"), rate_limits="1") as running:
        yield running


ENDPOINTS = [
    f"https://127.0.0.1{BEHIND}@fcm.googleapis.com/x",
    f"https://10.0.0.5{BEHIND}@push.apple.com/x",
    f"https://169.254.169.254{BEHIND}.fcm.googleapis.com/",
    "https://fcm.googleapis.com:22/",
    "https://somebody@fcm.googleapis.com/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilfcm.googleapis.com/x",
    "https://fcm.googleapis.com/x y",
    "https://fcm.googleapis.com#@127.0.0.1/",
    "https://[::1]/x",
    "https://2130706433/x",
    "http://fcm.googleapis.com/x",
    "http://127.0.0.1/x",
    "https://fcm.googleapis.com",
]


def test_only_the_names_of_push_services_are_dialled(server: Served) -> None:
    async def story() -> None:
        keys = {"p256dh": "x" * 87, "auth": "y" * 22}
        async with guests(server.url, "Ann") as (ann,):
            for endpoint in ENDPOINTS:
                asked = {"endpoint": endpoint, "expirationTime": None, "keys": keys}
                assert await denied(ann.post("/me/notices", asked)) == "no-such-service", endpoint
            asked = {"endpoint": "https://eu.fcm.googleapis.com/fcm/send/a:b-c_d", "keys": keys}
            await ann.post("/me/notices", {"expirationTime": None, **asked})

    run(story())


@pytest.mark.parametrize("length", [2_600, 20_000])
def test_long_keys_and_tags_are_refused_in_a_sentence(server: Served, length: int) -> None:
    for method, path in (("POST", "/terms"), ("PUT", "/me"), ("POST", "/sessions")):
        answer = httpx.request(method, f"{server.url}/api/v1{path}", json={"x" * length: 1})
        assert answer.status_code in (400, 401), answer.text[:200]
        assert len(answer.text) < 2_000


def test_a_socket_survives_long_and_strange_commands(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            for text in ("x" * 2_600, "a\x00b"):
                answer = ann.answers[999] = asyncio.get_running_loop().create_future()
                await ann.socket.send(json.dumps({"do": text, "id": 999, "table": "ABCDEF"}))
                assert (await answer)["error"]["code"] == "bad-request"
            assert await denied(ann.do("start", "ABCDEF")) == "no-such-table", "the line is still open"

    run(story())


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "x" * 5_000, "/api/v1/ratings?game=%00", "/api/v1/tables/%00"]
)
def test_odd_paths_are_not_found_or_refused(server: Served, path: str) -> None:
    assert httpx.get(server.url + path).status_code in (200, 400, 404)
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_nul_is_refused_before_a_database_sees_it(server: Served) -> None:
    for path in ("/sessions", "/sessions/recover"):
        body = {"login": "a\x00b", "password": "secret-words", "recovery": "x"}
        answer = httpx.post(f"{server.url}/api/v1{path}", json=body)
        assert answer.status_code == 400, answer.text


def test_letter_case_does_not_avoid_the_limit_of_an_account(limited: Served) -> None:
    burst = int(RATES["account"].burst)
    names = [f"{'a' * number}{'A' * (burst + 5 - number)}" for number in range(burst + 5)]
    codes = []
    for number, login in enumerate(names):
        answer = httpx.post(
            f"{limited.url}/api/v1/sessions",
            json={"login": login, "password": "wrong-password"},
            headers={"X-Forwarded-For": f"198.51.100.{number}"},
        )
        codes.append(answer.status_code)
    assert codes[:burst] == [401] * burst
    assert set(codes[burst:]) == {429}


def test_a_login_that_looks_like_an_address_locks_nobody_out(limited: Served) -> None:
    for number in range(12):
        httpx.post(
            f"{limited.url}/api/v1/sessions",
            json={"login": "10.9.9.9", "password": "wrong-password"},
            headers={"X-Forwarded-For": f"203.0.113.{number}"},
        )
    answer = httpx.post(
        f"{limited.url}/api/v1/sessions",
        json={"login": "another", "password": "wrong-password"},
        headers={"X-Forwarded-For": "10.9.9.9"},
    )
    assert answer.status_code == 401


def test_a_household_is_one_network_however_its_address_is_written() -> None:
    assert network("2001:db8::1") == network("2001:db8:0:0:aaaa::2")
    assert network("2001:db8::1") != network("2001:db8:0:1::1")
    assert network("::ffff:192.0.2.1") == "192.0.2.1"
    assert network("not an address") == "not an address"


def test_nobody_else_can_read_the_store(tmp_path: Path) -> None:
    file = tmp_path / "hall" / "magehall.sqlite"
    file.parent.mkdir()
    file.touch(0o644)
    store = SqliteStore(str(file))
    store.reader.execute("SELECT 1 FROM entries").fetchall()
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.glob("magehall.sqlite*")}
    assert {mode for name, mode in modes.items() if not name.endswith(".lock")} == {0o600}, modes
    asyncio.run(store.close())


def test_an_older_program_refuses_a_newer_store(tmp_path: Path) -> None:
    file = tmp_path / "magehall.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(BadInput, match="written by a newer Magehall: schema 99") as caught:
        SqliteStore(str(file))
    assert caught.value.reason == "newer-store"


def test_a_file_that_is_no_database_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "magehall.sqlite").write_bytes(b"no database at all, but long enough to be looked at" * 40)
    command = [sys.executable, "-m", "magehall", "serve", "--port", "0"]
    environment = {**os.environ, "MAGEHALL_DATA_DIR": str(tmp_path), "MAGEHALL_LANG": "en"}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert ran.returncode == 2, ran.stderr
    assert "Can’t use the database" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_an_address_may_name_a_file_of_the_embedded_store() -> None:
    named = Settings(database_url="sqlite:////var/lib/hall.sqlite")
    assert (named.database_file(), named.postgres_url()) == (Path("/var/lib/hall.sqlite"), "")
    beside = Settings(database_url="sqlite:///hall.sqlite")
    assert beside.database_file() == Path("hall.sqlite")
    assert Settings(database_url="postgresql://x/y").postgres_url() == "postgresql://x/y"
    assert Settings(data_dir="d").database_file() == Path("d/magehall.sqlite")
