"""The same questions to both stores: whatever is below, the answers are the same."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from magehall.server.store import Conflict, Line, Person, Row, Step, Store, open_store
from magehall.server.store.postgres import PostgresStore
from magehall.server.store.telling import Written
from tests.server.harness import run
from tests.server.postgres import Postgres, database, postgres

Story = Callable[[Store], Awaitable[None]]


@pytest.fixture
def tell(either_url: str, tmp_path: Path) -> Callable[[Story], None]:
    def told(story: Story) -> None:
        async def whole() -> None:
            async with opened(either_url, tmp_path) as store:
                await story(store)

        run(whole())

    return told


@asynccontextmanager
async def opened(url: str, folder: Path) -> AsyncIterator[Store]:
    store = await open_store(url, str(folder / "hall.sqlite"))
    try:
        yield store
    finally:
        await store.close()


def rows(first: int, last: int, text: str = "x") -> list[Row]:
    return [Row(n, "played", f"{text}{n}".encode(), 1000 + n) for n in range(first, last + 1)]


def line(table: str, updated: int, status: str = "gathering", visibility: str = "open") -> Line:
    return Line(
        table,
        "wizard",
        status,
        visibility,
        3,
        ["Ann", "Čeněk", ""],
        ["p1", "p2"],
        updated,
        facts=f'{{"at": {updated}}}',
    )


def test_a_log_is_read_back_as_it_was_written(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.append([Step("AAAAAA", rows(1, 2), seed="secret")])
        await store.append([Step("AAAAAA", rows(3, 3))])
        assert await store.rows("AAAAAA") == rows(1, 3)
        assert await store.rows("AAAAAA", 2) == rows(3, 3)
        assert await store.rows("BBBBBB") == []
        assert await store.seed("AAAAAA") == "secret"
        assert await store.seed("BBBBBB") is None

    tell(story)


def test_a_number_is_given_once_and_no_number_is_left_out(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.append([Step("AAAAAA", rows(1, 3), seed="secret")])
        for wrong in (rows(3, 4, "y"), rows(2, 2, "y"), rows(5, 6, "y"), rows(1, 1, "y")):
            with pytest.raises(Conflict):
                await store.append([Step("AAAAAA", wrong, line=line("AAAAAA", 5), due=7)])
        with pytest.raises(Conflict):
            await store.append([Step("AAAAAA", rows(4, 4), seed="other")])
        assert await store.rows("AAAAAA") == rows(1, 3)
        assert await store.lobby(9) == []
        assert await store.claim(100, "me", 200, 9) == []

    tell(story)


def test_two_tables_are_written_together_or_not_at_all(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.append([Step("AAAAAA", rows(1, 1), seed="a")])
        with pytest.raises(Conflict):
            await store.append([Step("BBBBBB", rows(1, 1), seed="b"), Step("AAAAAA", rows(1, 1))])
        assert await store.seed("BBBBBB") is None
        await store.append([Step("BBBBBB", rows(1, 1), seed="b"), Step("AAAAAA", rows(2, 2))])
        assert await store.rows("BBBBBB") == rows(1, 1)

    tell(story)


def test_of_many_who_want_the_same_number_one_gets_it_and_the_others_know(
    tell: Callable[[Story], None],
) -> None:
    async def story(store: Store) -> None:
        tables = [f"TABL{n:02}" for n in range(40)]
        await asyncio.gather(*(store.append([Step(table, rows(1, 1), seed="s")]) for table in tables))
        wanting = [store.append([Step(table, rows(2, 3, who))]) for table in tables for who in "abc"]
        answers = await asyncio.gather(*wanting, return_exceptions=True)
        assert sum(answer is None for answer in answers) == len(tables)
        assert sum(isinstance(answer, Conflict) for answer in answers) == 2 * len(tables)
        for place, table in enumerate(tables):
            won = next(who for turn, who in enumerate("abc") if answers[3 * place + turn] is None)
            assert await store.rows(table) == [*rows(1, 1), *rows(2, 3, won)]

    tell(story)


def test_lists_show_tables_the_latest_first(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.append([Step("AAAAAA", rows(1, 1), seed="s", line=line("AAAAAA", 1))])
        await store.append([Step("BBBBBB", rows(1, 1), seed="s", line=line("BBBBBB", 2))])
        await store.append([Step("CCCCCC", rows(1, 1), seed="s", line=line("CCCCCC", 3, visibility="link"))])
        assert [found.table for found in await store.lobby(9)] == ["BBBBBB", "AAAAAA"]
        assert [found.table for found in await store.tables_of("p1", 2)] == ["CCCCCC", "BBBBBB"]
        await store.append(
            [Step("BBBBBB", rows(2, 2), line=line("BBBBBB", 9, "playing")._replace(players=["p2"]))]
        )
        assert [found.table for found in await store.lobby(9)] == ["AAAAAA"]
        assert [found.table for found in await store.tables_of("p1", 9)] == ["CCCCCC", "AAAAAA"]
        (found,) = await store.tables_of("p2", 1)
        assert (found.names, found.facts) == (["Ann", "Čeněk", ""], '{"at": 9}')

    tell(story)


def test_a_duty_is_taken_on_by_one_node_until_its_claim_ends(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        for table, due in (("AAAAAA", 100), ("BBBBBB", 50), ("CCCCCC", 900)):
            await store.append([Step(table, rows(1, 1), seed="s", due=due, node="one", until=500)])
        assert await store.claim(200, "two", 700, 9) == [], "the first node looks after them"
        assert sorted(await store.claim(200, "one", 500, 9)) == ["AAAAAA", "BBBBBB"]
        assert await store.claim(501, "two", 900, 1) == ["BBBBBB"], "the one that waits longest"
        await store.renew("one", 1500)
        assert await store.claim(901, "three", 2000, 9) == ["BBBBBB"]
        await store.release("one")
        assert sorted(await store.claim(902, "two", 2000, 9)) == ["AAAAAA", "CCCCCC"]
        await store.append([Step("AAAAAA", rows(2, 2), due=0)])
        assert await store.claim(9999, "two", 20000, 9) == ["BBBBBB", "CCCCCC"]

    tell(story)


def test_nodes_that_claim_at_once_never_take_the_same(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        tables = [f"TABL{n:02}" for n in range(60)]
        await asyncio.gather(
            *(store.append([Step(table, rows(1, 1), seed="s", due=1, until=2)]) for table in tables)
        )
        taken = await asyncio.gather(*(store.claim(10, f"node{n}", 99, 20) for n in range(6)))
        together = [table for some in taken for table in some]
        assert len(together) == len(set(together))
        while some := await store.claim(10, "last", 99, 20):
            if set(some) <= set(together):
                break
            together += [table for table in some if table not in together]
        assert sorted(together) == tables

    tell(story)


def test_players_and_their_tokens(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.add_player(Person("p1", "Ann"), 1)
        await store.rename_player(Person("p1", "Антоанета"))
        await store.add_token(b"\x00digest", "p1", 2)
        assert await store.player("p1") == Person("p1", "Антоанета")
        assert await store.player_of_token(b"\x00digest") == Person("p1", "Антоанета")
        assert await store.player("p2") is None
        assert await store.player_of_token(b"other") is None
        with pytest.raises(Conflict):
            await store.add_player(Person("p1", "Eve"), 3)

    tell(story)


def test_the_last_draft_of_a_decision_is_kept(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        assert await store.draft("T1", 0, 7) == ""
        for text in ("table [K1]", "table [K1 K2]"):
            await store.keep_draft("T1", 0, 7, text)
        await store.keep_draft("T1", 1, 7, "table [B1]")
        assert await store.draft("T1", 0, 7) == "table [K1 K2]"
        await store.keep_draft("T1", 0, 9, "")
        assert await store.draft("T1", 0, 9) == ""
        await store.keep_draft("T1", 0, 7, "table [K3]")
        assert await store.draft("T1", 0, 7) == "", "the decision is over, and its draft forgotten"

    tell(story)


def test_the_first_note_under_a_key_holds(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        assert await store.note("secret", "one") == "one"
        assert await store.note("secret", "two") == "one"

    tell(story)


def test_everything_is_there_after_closing(either_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(either_url, tmp_path) as store:
            await store.append([Step("AAAAAA", rows(1, 9), seed="s")])
        async with opened(either_url, tmp_path) as store:
            assert await store.rows("AAAAAA") == rows(1, 9)

    run(story())


def test_nodes_that_start_at_once_make_the_tables_once(database_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(open_store(database_url, "") for _ in range(3)))
        assert {await store.note("secret", str(n)) for n, store in enumerate(stores)} == {"0"}
        for store in stores:
            await store.close()

    run(story())


def test_one_node_hears_what_another_writes_and_not_itself(database_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        heard: dict[str, list[Row]] = {}
        unsaid: list[str] = []

        def hear(written: Sequence[Written] | None) -> None:
            for told in written or []:
                heard.setdefault(told.table, []).extend(told.rows() or [])
                unsaid.extend([] if told.rows() else [told.table])

        async with opened(database_url, tmp_path) as one, opened(database_url, tmp_path) as two:
            await one.listen(hear, lambda word: None)
            tables = [f"T{n:05}" for n in range(1500)]
            await two.append([Step(table, rows(1, 1), seed="s") for table in tables])
            await one.append([Step("OWNOWN", rows(1, 1), seed="s")])
            await one.append([Step("OWNOWN", rows(2, 2))])
            await two.append([Step(table, rows(2, 3, "Čeněk ")) for table in tables])
            await two.append([Step("OWNOWN", rows(3, 3, "x" * 9000))])
            async with asyncio.timeout(30):
                while not unsaid:
                    await asyncio.sleep(0.01)
            assert unsaid == ["OWNOWN"], "what does not fit into a notice must be read"
            assert heard == {table: rows(2, 3, "Čeněk ") for table in tables} | {"OWNOWN": []}

    run(story())


def test_many_tables_are_written_in_one_statement_and_one_conflict_costs_one_more(
    database_url: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with opened(database_url, tmp_path) as one, opened(database_url, tmp_path) as two:
            assert isinstance(one, PostgresStore)
            tables = [f"TABL{n:02}" for n in range(40)]
            await one.append([Step(table, rows(1, 1), seed="s") for table in tables])
            asked: list[object] = []
            assert one.batches.connection is not None
            one.batches.connection.add_query_logger(asked.append)
            await asyncio.gather(*(one.append([Step(table, rows(2, 2))]) for table in tables))
            assert len(asked) == 1
            await two.append([Step("TABL07", rows(3, 3, "two"))])
            steps = [Step(table, rows(3, 3, "one"), due=7, node="one") for table in tables]
            answers = await asyncio.gather(*(one.append([step]) for step in steps), return_exceptions=True)
            assert [isinstance(answer, Conflict) for answer in answers] == [
                table == "TABL07" for table in tables
            ]
            assert len(asked) == 4, "all, all but one, and that one by itself"
            for table in tables:
                assert (await two.rows(table))[2:] == rows(3, 3, "two" if table == "TABL07" else "one")

    run(story())


def test_a_store_comes_back_when_its_database_does(tmp_path: Path) -> None:
    async def story(server: Postgres, url: str) -> None:
        heard: list[object] = []
        async with opened(url, tmp_path) as store:
            await store.listen(heard.append, lambda word: None)
            await store.append([Step("AAAAAA", rows(1, 1), seed="s")])
            server.stop()
            with pytest.raises(Exception, match=r".*"):
                await store.append([Step("AAAAAA", rows(2, 2))])
            server.start()
            await store.append([Step("AAAAAA", rows(2, 2))])
            assert await store.rows("AAAAAA") == rows(1, 2)
            async with asyncio.timeout(30):
                while not heard:
                    await asyncio.sleep(0.05)
            assert heard == [None], "anything may have happened meanwhile"

    with postgres() as server, database(server.url("postgres")) as url:
        run(story(server, url))
