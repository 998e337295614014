"""A store that an earlier version wrote opens today, and the games in it go on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from magehall.core import read_record, seat_text
from magehall.core.match import verify
from magehall.server.access.accounts import Accounts
from magehall.server.access.identity import COOKIE
from magehall.server.standings.counting import recount
from magehall.server.store import Person, Store
from magehall.server.store.backup import back_up, restore
from magehall.server.store.sqlite import migrate
from magehall.server.tables.hall import Hall
from magehall.server.tables.streams import encode
from magehall.server.tables.table import FINISHED, GATHERING, PLAYING
from magehall.server.wire import commands
from tests.server.cookies import old_cookie
from tests.server.harness import run, served
from tests.server.test_stores import opened
from tools.write_store import ACCOUNT, BEGUN, FAREWELL, dumped
from tools.write_store import FINISHED as PLAYED_OUT

FOLDER = Path(__file__).parent / "stores"
STORES = sorted(FOLDER.glob("schema-*.sql"))
FIRST_WITH_ACCOUNTS = 2

each = pytest.mark.parametrize("script", STORES, ids=lambda path: path.stem)


def number(script: Path) -> int:
    return int(script.stem.rpartition("-")[2])


def written(script: Path, file: Path) -> Path:
    """Make the store of an earlier version again, as a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(file)) as store:
        store.executescript(script.read_text(encoding="utf-8"))
    return file


def old_store(script: Path, url: str, folder: Path) -> None:
    """Put it in place of the embedded store, or into PostgreSQL, as a backup of that time."""
    if not url:
        written(script, folder / "hall.sqlite")
        return
    run(restore_all(url, folder, written(script, folder / "old.backup")))


async def restore_all(url: str, folder: Path, backup: Path) -> None:
    await restore(url, folder / "hall.sqlite", backup, False)


async def tables(store: Store) -> dict[str, str]:
    """Give the status of every table that Ann or Bob sits at."""
    found = [line for player in await people(store) for line in await store.tables_of(player.id, 100)]
    return {line.table: line.status for line in found}


async def people(store: Store) -> list[Person]:
    rows = await store._read("SELECT id, name, epoch, owner FROM players WHERE owner = '' ORDER BY name")  # type: ignore[attr-defined]
    return [Person(*row) for row in rows]


async def go_on(hall: Hall, code: str, known: dict[str, Person]) -> None:
    """Let whoever must act make a move."""
    table = (await hall.room(code)).table
    seat, before = table.acting()[0], table.n
    player = table.seats[seat].player
    assert player is not None
    move = str(table.state.moves(seat)[0])
    await hall.do(known[player], commands.Play(table=code, seat=seat_text(seat), move=move))
    assert (await hall.room(code)).table.n > before


def test_every_released_schema_has_its_store() -> None:
    assert [number(script) for script in STORES] == list(range(1, len(STORES) + 1))
    assert len(STORES) >= 6


@each
def test_the_store_is_of_its_schema(script: Path, tmp_path: Path) -> None:
    """What the migrations of that time make and what the fixture holds have the same tables."""
    with closing(sqlite3.connect(written(script, tmp_path / "hall.sqlite"))) as store:
        assert store.execute("PRAGMA user_version").fetchone() == (number(script),)
        assert dumped(store) == script.read_text(encoding="utf-8")
        migrate(store)
        upgraded = schema(store)
    with closing(sqlite3.connect(tmp_path / "new.sqlite")) as store:
        migrate(store)
        assert upgraded == schema(store), "it is as if it had been made today"


def schema(store: sqlite3.Connection) -> dict[str, object]:
    names = [row[0] for row in store.execute("SELECT name FROM sqlite_master ORDER BY name")]
    return {name: store.execute(f"PRAGMA table_info({name})").fetchall() for name in names}


@each
def test_games_go_on_and_finished_ones_replay(script: Path, either_url: str, tmp_path: Path) -> None:
    old_store(script, either_url, tmp_path)

    async def story() -> None:
        async with opened(either_url, tmp_path) as store:
            hall, known = Hall(store, "alone", 100), {person.id: person for person in await people(store)}
            statuses = await tables(store)
            assert sorted(set(statuses.values())) == [FINISHED, GATHERING, PLAYING]
            games = []
            for code, status in statuses.items():
                table = (await hall.room(code)).table
                assert table.status == status
                if status == PLAYING:
                    games.append(table.terms.game)
                    await go_on(hall, code, known)
                elif status == GATHERING:
                    await hall.do(known[table.host], commands.Start(table=code, fill="random"))
                else:
                    check_finished(hall, code)
            assert set(games) == set(BEGUN)
            assert await recount(store) == 1

    run(story())


def check_finished(hall: Hall, code: str) -> None:
    table = hall.rooms[code].table
    assert table.terms.game == PLAYED_OUT
    assert table.record is not None
    assert table.finish is not None
    replay = read_record(str(table.record)).replay()
    outcome = replay.state.outcome()
    assert replay.refused is None
    assert outcome is not None
    assert outcome.data() == table.finish.outcome, "it comes to what it came to then"
    assert verify(table.record) is None
    said = [one.entry for one in table.story.told(None, 0, table.n + 1)]
    assert any(FAREWELL.encode() in encode(entry) for entry in said)


@each
def test_people_still_get_in(script: Path, either_url: str, tmp_path: Path) -> None:
    old_store(script, either_url, tmp_path)

    async def story() -> None:
        async with opened(either_url, tmp_path) as store:
            assert [person.name for person in await people(store)] == ["Ann", "Bob", "Cleo"]
            ann = (await people(store))[0]
            assert await store.tokens_of(ann.id) == 1
            if number(script) >= FIRST_WITH_ACCOUNTS:
                assert await Accounts(store).sign_in(ACCOUNT["login"], ACCOUNT["password"]) == ann

    run(story())


@each
def test_a_backup_of_then_is_the_same_after_going_through_the_store_of_today(
    script: Path, either_url: str, tmp_path: Path
) -> None:
    old, new = written(script, tmp_path / "old.backup"), tmp_path / "new.backup"

    async def story() -> None:
        counted = await restore(either_url, tmp_path / "hall.sqlite", old, False)
        assert await back_up(either_url, tmp_path / "hall.sqlite", new) == counted

    run(story())
    with closing(sqlite3.connect(old)) as then, closing(sqlite3.connect(new)) as now:
        for name in ("entries", "seeds", "lines", "sitting", "tokens"):
            columns = ", ".join(row[1] for row in then.execute(f"PRAGMA table_info({name})"))
            query = f"SELECT {columns} FROM {name} ORDER BY {columns}"
            assert then.execute(query).fetchall() == now.execute(query).fetchall()


@pytest.mark.parametrize("script", [STORES[0], STORES[-1]], ids=lambda path: path.stem)
def test_a_server_opens_it_and_lets_an_old_cookie_play(script: Path, tmp_path: Path) -> None:
    file = written(script, tmp_path / "magehall.sqlite")
    with closing(sqlite3.connect(file)) as store:
        (secret,) = store.execute("SELECT value FROM notes WHERE key = 'secret'").fetchone()
        (ann,) = store.execute("SELECT id FROM players WHERE name = 'Ann'").fetchone()
    cookie = old_cookie(secret, Person(ann, "Ann"))
    with served(tmp_path) as server, client(server.url, cookie) as http:
        assert http.get("/me").json()["name"] == "Ann"
        turns = http.get("/me/turns").json()["turns"]
        assert turns
        for turn in turns:
            path, seat = f"/tables/{turn['table']}", turn["seat"]
            moves = http.post(f"{path}/moves", json={"seat": seat}).json()["moves"]
            assert http.post(f"{path}/play", json={"seat": seat, "move": moves[0]}).status_code == 200


def client(url: str, cookie: str) -> httpx.Client:
    return httpx.Client(base_url=f"{url}/api/v1", cookies={COOKIE: cookie})
