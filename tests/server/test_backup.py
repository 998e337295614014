"""A backup is one file, whichever store it comes from and whichever it goes to."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from magehall.cli import main
from magehall.locales import LANGUAGES
from magehall.server.store import Person, Store, open_store
from magehall.server.store.backup import back_up, restore
from magehall.server.store.postgres import migrate as migrate_postgres
from magehall.server.store.sqlite import connect, migrate
from tests.cli.terminal import Ran, one_clear_line
from tests.cli.terminal import magehall as run_magehall
from tests.server.harness import guests, run, served
from tests.server.players import play_to_the_end
from tests.server.test_play import seated
from tests.server.test_stores import line, opened, rows


def magehall(*arguments: str, data: Path | None = None, url: str = "") -> Ran:
    folder = {} if data is None else {"MAGEHALL_DATA_DIR": str(data)}
    return run_magehall(
        *arguments, typed="", cwd=None, MAGEHALL_DATABASE_URL=url, MAGEHALL_LANG="en", **folder
    )


async def filled(store: Store) -> None:
    from magehall.server.store import Step

    await store.add_player(Person("p1", "Антоанета"), 1)
    await store.add_token(bytes(range(256)), "p1", 2)
    await store.note("secret", "the key")
    for table in ("AAAAAA", "BBBBBB"):
        step = Step(table, rows(1, 1200), seed=table.lower(), line=line(table, 5), due=7, node="n", until=9)
        await store.append([step])


async def content(store: Store) -> list[object]:
    return [
        await store.rows("AAAAAA"),
        await store.rows("BBBBBB"),
        await store.seed("BBBBBB"),
        await store.lobby(9),
        await store.tables_of("p1", 9),
        await store.player_of_token(bytes(range(256))),
        await store.note("secret", "another"),
        await store.claim(10, "me", 20, 9),
    ]


@pytest.fixture
def new_url(request: pytest.FixtureRequest) -> Callable[[str], str]:
    return lambda kind: "" if kind == "sqlite" else str(request.getfixturevalue("database_url"))


@pytest.mark.parametrize(
    ("there", "back"), [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite")]
)
def test_everything_comes_back_from_either_store_in_either_store(
    tmp_path: Path, new_url: Callable[[str], str], there: str, back: str
) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    file = tmp_path / "hall.backup"
    url, other = new_url(there), new_url(back)

    async def story() -> None:
        async with opened(url, old) as store:
            await filled(store)
            assert await back_up(url, old / "hall.sqlite", file) == (2, 2400)
            known = await content(store)
        assert await restore(other, new / "hall.sqlite", file, False) == (2, 2400)
        async with opened(other, new) as store:
            assert await content(store) == known

    run(story())
    assert file.stat().st_mode & 0o077 == 0, "it holds secrets"
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["hall.backup"]


def test_a_backup_of_a_running_server_holds_a_game_that_goes_on_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "hall.backup"

    async def story() -> None:
        with served(tmp_path / "one") as server:
            async with guests(server.url, "Ann") as (ann,):
                code = await seated(ann, [], "wizard")
                await ann.do("follow", code, seat="A")
                await ann.do("start", code, fill="random")
                await play_to_the_end(ann, code, ["A"], most=3)
                ran = magehall("backup", str(file), "--json", data=tmp_path / "one")
                assert ran.code == 0, ran.err
                assert json.loads(ran.out)["tables"] == 1
                server.kill()
                ran = magehall("restore", str(file), data=tmp_path / "two")
                assert ran.out.startswith(f"Restored from {file}: 1 table, "), ran.err
                with served(tmp_path / "two") as other:
                    ann.numbers.clear()
                    await ann.come_back(other.url)
                    await ann.do("follow", code, seat="A")
                    await play_to_the_end(ann, code, ["A"], most=3)

    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    run(story())


def test_games_are_not_overwritten_by_mistake(tmp_path: Path) -> None:
    file, data = tmp_path / "hall.backup", tmp_path / "data"

    async def fill() -> None:
        store = await open_store("", str(data / "magehall.sqlite"))
        await filled(store)
        await store.close()

    asyncio.run(fill())
    assert magehall("backup", str(file), data=data).code == 0
    complaint = one_clear_line(magehall("restore", str(file), data=data))
    assert complaint == "magehall: The store already holds games; “--replace” overwrites them."
    assert magehall("restore", str(file), "--replace", data=data).code == 0


def test_what_is_no_backup_is_named_and_changes_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    wrong = tmp_path / "wrong"
    wrong.write_bytes(b"nonsense" * 1000)
    other = tmp_path / "other"
    sqlite3.connect(other).execute("CREATE TABLE cats (name TEXT)").connection.close()
    for file in (wrong, other):
        assert "isn’t a Magehall backup" in one_clear_line(magehall("restore", str(file), data=data))
    assert "There is no file" in one_clear_line(magehall("restore", str(tmp_path / "none"), data=data))
    assert "There is no file" in one_clear_line(magehall("backup", str(tmp_path / "new"), data=data))


def test_one_server_at_a_time_has_the_file(tmp_path: Path) -> None:
    with served(tmp_path):
        assert "is in use by a server" in one_clear_line(magehall("serve", "--port", "0", data=tmp_path))


def test_a_database_that_is_not_there_is_named_in_one_line(tmp_path: Path) -> None:
    for url in (f"postgresql://postgres@/none?host={tmp_path}", "postgresql://[", "mysql://somewhere"):
        ran = magehall("serve", "--port", "0", url=url)
        assert "Can’t use the database" in one_clear_line(ran)


def test_both_dialects_have_the_same_tables_and_columns(database_url: str, tmp_path: Path) -> None:
    embedded = connect(str(tmp_path / "hall.sqlite"))
    migrate(embedded)
    tables = [name for (name,) in embedded.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    small = {
        table: [column[1] for column in embedded.execute(f"PRAGMA table_info({table})")] for table in tables
    }
    embedded.close()

    async def story() -> None:
        connection = await asyncpg.connect(database_url)
        await migrate_postgres(connection)
        found = await connection.fetch(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = 'public' AND table_name <> 'migrations' ORDER BY ordinal_position"
        )
        large: dict[str, list[str]] = {}
        for table, column in found:
            large.setdefault(table, []).append(column)
        await connection.close()
        assert large == small

    run(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_spoken(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("backup", "restore"):
        assert main.run([command, "--help", "--lang", language]) == 0
        assert f"magehall {command} hall.backup" in capsys.readouterr().out


def test_a_backup_takes_nothing_from_a_server_that_runs_and_is_killed_later(tmp_path: Path) -> None:
    """Whoever closes a store last clears its write-ahead log away: a backup is not the last."""

    async def story() -> None:
        with served(tmp_path) as server:
            async with guests(server.url, "Ann") as (ann,):
                assert magehall("backup", str(tmp_path / "hall.backup"), data=tmp_path).code == 0
                assert (tmp_path / "magehall.sqlite-wal").exists()
                made = await ann.post("/tables", {"terms": {"game": "wizard", "seats": 3}})
            server.kill()
            server.start()
            async with guests(server.url, "Ben") as (ben,):
                assert (await ben.get(f"/tables/{made['table']}"))["n"] == made["n"]

    run(story())


def test_backups_in_a_folder_are_named_by_the_time_and_the_newest_stay(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store("", str(tmp_path / "data" / "magehall.sqlite"))
        await filled(store)
        await store.close()

    asyncio.run(story())
    kept = tmp_path / "kept"
    kept.mkdir()
    for name in ("hall-20200101-000000.backup", "hall-20210101-000000.backup", "mine.backup"):
        (kept / name).touch()
    ran = magehall("backup", "--keep", "2", str(kept), data=tmp_path / "data")
    assert ran.code == 0, ran.err
    found = sorted(path.name for path in kept.iterdir())
    assert found[0] == "hall-20210101-000000.backup"
    assert found[2:] == ["mine.backup"], "what others have put there is theirs"
    assert kept.joinpath(found[1]).stat().st_mode & 0o777 == 0o600
    assert str(kept / found[1]) in ran.out


def test_no_backup_makes_room_for_one_that_fails(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    for name in ("hall-20200101-000000.backup", "hall-20210101-000000.backup"):
        (tmp_path / "kept" / name).touch()
    ran = magehall("backup", "--keep", "1", str(tmp_path / "kept"), data=tmp_path / "nowhere")
    assert one_clear_line(ran)
    assert len(list((tmp_path / "kept").iterdir())) == 2
