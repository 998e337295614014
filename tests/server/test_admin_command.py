"""`magehall admin`, as a host uses it: beside a running server, on a stopped one, and where it is wrong."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from magehall.cli.admin import command
from magehall.locales import LANGUAGES, Words
from magehall.server.keepers.desk import desk_of
from magehall.server.keepers.orders import DOING, LOOKING
from magehall.server.store import Person
from magehall.server.store.sqlite import hold
from tests.cli.terminal import Ran, magehall, one_clear_line
from tests.server.harness import ROOT, Guest, Served, guests, run, served
from tests.server.players import play_to_the_end
from tests.server.postgres import database
from tests.server.test_play import seated
from tests.server.test_stores import opened
from tests.server.test_tables import denied

Admin = Callable[..., Ran]


@pytest.fixture(params=["embedded", "postgres"])
def hall(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Served, Admin]]:
    """A running server on either store, and the command beside it."""
    with ExitStack() as stack:
        settings: dict[str, str] = {}
        if request.param == "postgres":
            url = request.getfixturevalue("postgres_url")
            settings = {"database_url": stack.enter_context(database(url))}
        server = stack.enter_context(served(tmp_path, **settings))
        yield server, admin_of(tmp_path, **settings)


def admin_of(folder: Path, **settings: str) -> Admin:
    chosen = {f"MAGEHALL_{name.upper()}": value for name, value in settings.items()}

    def admin(*asked: str, **others: str) -> Ran:
        given = {"MAGEHALL_DATA_DIR": str(folder), "MAGEHALL_LANG": "en", **chosen, **others}
        return magehall("admin", *asked, typed="", cwd=None, python=sys.executable, **given)

    return admin


def done(ran: Ran) -> str:
    assert ran.code == 0, ran
    return ran.out


async def beside(admin: Admin, *asked: str) -> str:
    """Run the command while sockets of this process stay alive."""
    return done(await asyncio.to_thread(admin, *asked))


def test_a_running_server_hears_of_everything_at_once(hall: tuple[Served, Admin]) -> None:
    server, admin = hall

    async def story() -> None:
        async with guests(server.url, "Kay", "Ann", "Bob") as (kay, ann, bob):
            await kay.post("/me/account", {"login": "kay", "password": "correct horse"})
            await beside(admin, "grant", "Kay")
            assert (await kay.get("/me"))["keeper"] is True
            code = await seated(bob, [ann], "wizard", options={"rounds": "tournament"}, absence=0)
            for guest, seat in ((bob, "A"), (ann, "B")):
                await guest.do("follow", code, seat=seat)
            said = (await bob.do("say", code, text="you fool"))["n"]
            report = (await ann.post(f"/tables/{code}/reports", {"n": said, "why": "rude"}))["id"]
            assert "you fool" in await beside(admin, "reports", "--open")
            await beside(
                admin, "decide", report, "muted", "--hours", "1", "--why", "be nice", "--note", "first"
            )
            assert await denied(bob.do("say", code, text="again")) == "muted"
            await beside(admin, "unmute", "Bob")
            await beside(admin, "rename", bob.id, "Robert")
            await ann.until(lambda: ann.picture(code, "B")["seats"][0]["name"] == "Robert")
            await beside(admin, "host", code, "Ann")
            await ann.until(lambda: ann.picture(code, "B")["host"] == ann.id)
            await ann.do("start", code, fill="random")
            await beside(admin, "remove", "Robert", "--why", "no more")
            await bob.socket.wait_closed()
            assert await denied(bob.get("/me")) == "removed"
            await play_to_the_end(ann, code, ["B"], most=5)
            await beside(admin, "close", code.lower(), "--why", "it is late")
            await ann.until(lambda: ann.picture(code, "B").get("closed") == "it is late")
            await beside(admin, "restore", bob.id)
            assert (await bob.get("/me"))["name"] == "Robert"
            await beside(admin, "forget", bob.id)
            assert await denied(bob.get("/me")) == "not-signed-in"
            acts = [act["act"] for act in (await kay.get("/admin/audit"))["acts"]]
            told = [act["act"] for act in json.loads(await beside(admin, "audit", "--json"))["acts"]]
            assert acts == told
            assert set(acts) == {*DOING, "grant"}
            now = json.loads(await beside(admin, "now", "--json"))
            assert (now["store"], now["accounts"], now["reports"]) == ("ok", 1, 0)
            await beside(admin, "revoke", "kay")
            assert await denied(kay.get("/admin/now")) == "no-such-page"

    run(story())


def test_it_works_on_a_stopped_server_and_after_one_that_was_killed(tmp_path: Path) -> None:
    admin = admin_of(tmp_path)

    async def story() -> None:
        with served(tmp_path) as server:
            ann = await Guest(server.url, "Ann").introduce()
            await ann.post("/me/account", {"login": "ann", "password": "correct horse"})
            desk = desk_of(tmp_path / "magehall.sqlite")
            assert stat.S_IMODE(desk.stat().st_mode) == 0o600
            server.kill()
            assert desk.exists(), "nobody was there to clear it away"
            done(admin("grant", "ann"))
            server.start()
            assert [one["login"] for one in json.loads(done(admin("list", "--json")))["keepers"]] == ["ann"]
            await ann.come_back(server.url)
            assert (await ann.get("/me"))["keeper"] is True
            server.stop()
            assert not desk.exists()
            assert "ann" in done(admin("find", "ann"))
            await ann.close()

    run(story())


def test_what_is_wrong_is_one_line(tmp_path: Path) -> None:
    admin = admin_of(tmp_path)
    assert "nobody" in one_clear_line(admin("grant", "nobody"))
    for wrong in (
        ("mute", "nobody"),
        ("mute",),
        ("mute", "nobody", "--hours", "-1"),
        ("mute", "nobody", "--why", "x" * 301),
        ("decide", "x", "perhaps"),
        ("decide", "x", "none"),
        ("close", "x"),
        ("close", "ZZZZZZ"),
        ("find", "--limit", "0"),
        ("dance",),
    ):
        one_clear_line(admin(*wrong))
    with hold(str(tmp_path / "magehall.sqlite")):
        assert "in use" in one_clear_line(admin("list")), "by somebody who has no desk"
        desk_of(tmp_path / "magehall.sqlite").touch()
        assert "in use" in one_clear_line(admin("list")), "or has left it"


def test_an_id_that_begins_with_a_hyphen_is_no_option(tmp_path: Path) -> None:
    ids = ["-L0123456789abcd", "-h0123456789abcd", "--0123456789abcd"]

    async def fill() -> None:
        async with opened("", tmp_path) as store:
            for number, player in enumerate(ids):
                await store.add_player(Person(player, "Ann"), number + 1)

    run(fill())
    admin = admin_of(tmp_path, database_url=f"sqlite:///{tmp_path / 'hall.sqlite'}")
    for player in ids:
        done(admin("rename", player, f"Name of {player[:3]}"))
        assert json.loads(done(admin("show", player, "--json")))["player"]["name"] == f"Name of {player[:3]}"
    found = json.loads(done(admin("find", "--before", ids[1], "--json")))["players"]
    assert [one["id"] for one in found] == [ids[0]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, tmp_path: Path) -> None:
    admin = admin_of(tmp_path)
    for asked in (("now",), ("--help",)):
        assert done(admin(*asked, MAGEHALL_LANG=language)).strip()
    one_clear_line(admin("grant", "nobody", MAGEHALL_LANG=language))


def test_somebody_at_a_terminal_is_asked(tmp_path: Path) -> None:
    """No at the question changes nothing."""

    async def story() -> None:
        with served(tmp_path) as server:
            ann = await Guest(server.url, "Ann").introduce()
            assert typed(tmp_path, "n\n", "mute", "Ann") != 0
            assert "muted" not in await ann.get("/me")
            assert typed(tmp_path, "y\n", "mute", "Ann") == 0
            assert "muted" in await ann.get("/me")
            await ann.close()

    run(story())


def typed(folder: Path, text: str, *asked: str) -> int:
    """Run the command at a terminal, type something, and give its exit code."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MAGEHALL_DATA_DIR": str(folder)}
    with subprocess.Popen(
        [sys.executable, "-m", "magehall", "admin", *asked],
        stdin=theirs,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment,
    ) as process:
        os.close(theirs)
        os.write(ours, text.encode())
        code = process.wait(60)
    os.close(ours)
    return code


def test_every_order_has_its_command_and_every_command_its_words_in_the_docs() -> None:
    names = set(command(Words("en")).commands)
    assert names >= DOING
    assert LOOKING - names == {"players", "player", "table", "keepers"}, "they are find, show and list"
    text = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
    section = text.partition("## `magehall admin`")[2].partition("\n## ")[0]
    assert [name for name in sorted(names) if f"`{name}" not in section] == []
