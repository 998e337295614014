"""What has been kept for long enough goes by itself; what anybody still sees or needs does not."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from magehall.core import BadInput
from magehall.locales import LANGUAGES
from magehall.server import wallclock
from magehall.server.access.visits import Visits
from magehall.server.metrics import Metrics
from magehall.server.refused import Refused
from magehall.server.settings import Settings, read_settings
from magehall.server.standings.counting import count, recount
from magehall.server.store import (
    Account,
    Act,
    Invitation,
    Person,
    Report,
    Restraint,
    Row,
    Step,
    Store,
    Subscription,
)
from magehall.server.store.keepers import new_act
from magehall.server.store.tidying import BELONGING, Old, Rows
from magehall.server.tables.fold import fold_log
from magehall.server.tables.hall import Hall
from magehall.server.tables.room import line_of, rows_of
from magehall.server.tables.streams import encode
from magehall.server.tidying import BATCH, DAY, TURN, Tidier, Tidying, limits
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import Terms
from tests.cli.terminal import magehall
from tests.server.harness import Guest, run, served
from tests.server.test_standings import log_of
from tests.server.test_stores import Story, opened
from tests.server.whole import columns as columns_of
from tests.server.whole import everything

NOW = wallclock.now()
OLD = NOW - 500 * DAY
FRESH = NOW - DAY
WIZARD = Terms(game="wizard", seats=3)


@pytest.fixture
def tell(either_url: str, tmp_path: Path) -> Callable[[Story], None]:
    def told(story: Story) -> None:
        async def whole() -> None:
            async with opened(either_url, tmp_path) as store:
                await story(store)

        run(whole())

    return told


def days(**kept: int) -> dict[str, int]:
    """Say before which time what is named is old; nothing else ever is."""
    nothing = dict.fromkeys((*get_args(Old), *get_args(Rows)), 0)
    chosen = {f"keep_{what}_days": number for what, number in {**nothing, **kept}.items()}
    return limits(Settings(**chosen), NOW)  # type: ignore[arg-type]


def tidier(store: Store, **kept: int) -> Tidier:
    return Tidier(Hall(store, "alone", 100), days(**kept))


async def tidied(store: Store, **kept: int) -> dict[str, int]:
    """Clear up; before that, the same is told by only looking."""
    looked = await tidier(store, **kept).look()
    done = await tidier(store, **kept).tidy(10_000, 0)
    assert looked == done
    assert await tidier(store, **kept).tidy(10_000, 0) == {}, "nothing is left to do"
    return done


async def stored(store: Store, code: str, rows: list[Row]) -> None:
    await store.append([Step(code, rows, seed="s", line=line_of(fold_log(code, "s", rows)), due=9)])


async def gathering(store: Store, code: str, player: str, at: int, *said: str) -> None:
    written: list[entries.Entry] = [entries.Opened(terms=WIZARD, host=player)]
    written.append(entries.Sat(seat="A", name=player, player=player))
    written += [entries.Said(player=player, name=player, text=text) for text in said]
    await stored(store, code, rows_of(1, written, at))


async def finished(store: Store, code: str, players: list[str], at: int, *said: str, **terms: object) -> None:
    rows = log_of("wizard", players, code, at, **terms)
    words = [entries.Said(player=players[0], name=players[0], text=text) for text in said]
    words += [entries.Said(player=players[0], name=players[0], phrase="thanks")]
    await stored(store, code, [*rows, *rows_of(len(rows) + 1, [*words], at)])


async def begun(store: Store, code: str, at: int, moved: int) -> None:
    """Store a game under way whose last line in lists is older than its last move."""
    rows = [row._replace(at=at) for row in log_of("wizard", ["p1", "p2", "p3"], code, at)[:4]]
    record = json.loads(log_of("wizard", ["p1", "p2", "p3"], code, at)[5].body)["plies"]
    await stored(store, code, [*rows, *rows_of(5, [entries.Started(commitment="0" * 64)], at)])
    played = entries.Played(seat="*", plies=record[:1])
    await store.append([Step(code, rows_of(6, [played], moved))])


async def names(store: Store, *players: str) -> list[str]:
    return [player for player in players if await store.player(player) is not None]


def test_guests_who_do_not_come_back_are_forgotten(tell: Callable[[Story], None]) -> None:
    everybody = ("gone", "here", "member", "sits", "played", "owner", "bot", "watched")

    async def story(store: Store) -> None:
        for player in everybody:
            await store.add_player(
                Person(player, player.title(), owner="owner" if player == "bot" else ""), OLD
            )
        await store._write("UPDATE players SET owner = 'owner' WHERE id = 'bot'")  # type: ignore[attr-defined]
        await store.add_token(b"digest", "gone", OLD)
        await store.subscribe(Subscription("https://push.example/1", "gone", "k", "a", "en"), OLD)
        await store.see("here", FRESH, FRESH - DAY)
        await store.add_account(Account("member", "member", "hash", b"hash"), OLD)
        await gathering(store, "AAAAAA", "sits", OLD)
        await finished(store, "BBBBBB", ["played", "p2", "p3"], OLD)
        await finished(store, "CCCCCC", ["watched", "p2", "p3"], OLD)
        await count(store, "BBBBBB")
        assert await tidied(store, guests=400) == {"guests": 2}
        left = await names(store, *everybody)
        assert left == ["here", "member", "sits", "played", "owner", "bot"]
        assert await store.tokens_of("gone") == 0
        assert await store.subscriptions("gone") == []
        assert len(await store.rows("CCCCCC")) > 0, "the games of others stay whole"

    tell(story)


def test_a_table_goes_with_all_that_belongs_to_it_and_statistics_stay(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        for player in ("p1", "p2", "p3"):
            await store.add_player(Person(player, player.upper()), FRESH)
        players = ["p1", "p2", "p3"]
        for place, code in enumerate(("AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD")):
            at = FRESH if code == "CCCCCC" else OLD + place
            await finished(store, code, players, at, "well played", rated=True)
            if code != "DDDDDD":
                await count(store, code)
        await store.keep_draft("AAAAAA", 0, 1, "bid 1")
        await store.keep_review("AAAAAA", 0, "{}", OLD)
        await store.invite("p1", Invitation("AAAAAA", "p2", OLD))
        await store.notice("AAAAAA", 0, 3)
        await store.note_hushed("AAAAAA", OLD)
        shown = await standings(store)
        assert await tidied(store, tables=400) == {"tables": 2}
        assert await store.seed("AAAAAA") is None
        left = await everything(store)
        where = {name for name, rows in left.items() for row in rows if "AAAAAA" in map(str, row.values())}
        assert where == {"results", "ratings", "counted"}, "what statistics are made of"
        told = {name for name, columns in (await columns_of(store)).items() if "table_id" in columns}
        kept = {"results", "ratings", "counted", "reports"}
        assert told == {*BELONGING, *kept}, "no table of the schema is forgotten"
        assert await standings(store) == shown
        assert await store.seed("CCCCCC") is not None, "it is young"
        assert await store.seed("DDDDDD") is not None, "nobody has counted it"
        assert await recount(store) == 2
        assert len(await store.results_of("p1", 99)) == 4, "what cannot be counted anew is kept"

    tell(story)


async def standings(store: Store) -> list[object]:
    ladder = await store.ladder("wizard", 3, 99)
    people = ("p1", "p2", "p3")
    results = [await store.results_of(player, 99) for player in people]
    return [ladder, results, [await store.ratings_of(player) for player in people]]


def test_a_table_nobody_came_to_goes(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await gathering(store, "AAAAAA", "p1", OLD)
        await gathering(store, "BBBBBB", "p1", FRESH)
        await begun(store, "CCCCCC", OLD, OLD)
        assert await tidied(store, gathering=30) == {"gathering": 1}
        assert [line.table for line in await store.tables_of("p1", 9)] == ["BBBBBB", "CCCCCC"]
        assert await store.rows("AAAAAA") == []
        assert "AAAAAA" not in await store.watched()

    tell(story)


def test_a_game_nobody_goes_on_with_ends_without_a_result(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await begun(store, "AAAAAA", OLD, OLD)
        await begun(store, "BBBBBB", OLD, FRESH)
        assert await tidied(store, abandoned=365) == {"abandoned": 1}
        statuses = {line.table: line.status for line in await store.tables_of("p1", 9)}
        assert statuses == {"AAAAAA": "finished", "BBBBBB": "playing"}
        ended = entries.decode((await store.rows("AAAAAA"))[-1].body)
        assert isinstance(ended, entries.Finished)
        assert (ended.reason, ended.outcome) == ("abandoned", None)
        await count(store, "AAAAAA")
        assert await store.results_of("p1", 9) == []

    tell(story)


def test_what_was_said_at_finished_tables_goes_and_the_games_stay(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await finished(store, "AAAAAA", ["p1", "p2", "p3"], OLD, "my secret", "and more")
        await finished(store, "BBBBBB", ["p1", "p2", "p3"], FRESH, "just now")
        await finished(store, "CCCCCC", ["p1", "p2", "p3"], OLD)
        await gathering(store, "DDDDDD", "p1", OLD, "anybody?")
        hall = Hall(store, "alone", 9)
        before = (await hall.room("AAAAAA")).table
        assert await tidied(store, chats=365) == {"chats": 1}
        said = await words(store, "AAAAAA")
        assert said == ["—", "—", "thanks"], "phrases are nobody's own words"
        assert await words(store, "BBBBBB") == ["just now", "thanks"]
        assert await words(store, "DDDDDD") == ["anybody?"]
        after = (await Hall(store, "alone", 9).room("AAAAAA")).table
        assert (after.n, str(after.record)) == (before.n, str(before.record))
        late = entries.Said(player="p1", name="p1", text="still here?")
        rows = rows_of(after.n + 1, [late], NOW - 10 * DAY)
        log = [*(await store.rows("AAAAAA")), *rows]
        await store.append([Step("AAAAAA", rows, line=line_of(fold_log("AAAAAA", "s", log)))])
        assert await tidied(store, chats=365) == {}
        later = Tidier(hall, {"chats": NOW + DAY})
        await later.tidy(9, 0)
        assert (await words(store, "AAAAAA"))[-1] == "—", "it is old now too"

    tell(story)


async def words(store: Store, code: str) -> list[str]:
    found = [entries.decode(row.body) for row in await store.rows(code)]
    return [entry.text or entry.phrase for entry in found if isinstance(entry, entries.Said)]


def test_who_looks_at_a_table_whose_chat_goes_is_shown_it_anew(tell: Callable[[Story], None]) -> None:
    class Watcher:
        player = "p9"
        is_sent_away = False

        def show(self, message: bytes) -> None: ...

        def dismiss(self) -> None:
            self.is_sent_away = True

    async def story(store: Store) -> None:
        await finished(store, "AAAAAA", ["p1", "p2", "p3"], OLD, "my secret")
        hall, watcher = Hall(store, "alone", 9), Watcher()
        room = await hall.room("AAAAAA")
        room.follow(watcher, None)
        await Tidier(hall, days(chats=365)).tidy(9, 0)
        assert watcher.is_sent_away
        again = (await hall.room("AAAAAA")).table
        assert again is not room.table
        told = [encode(one.entry) for one in again.story.told(None, 0, again.n + 1)]
        assert not any(b"my secret" in one for one in told)

    tell(story)


def test_a_table_that_is_cleared_away_under_somebody_is_not_there(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await finished(store, "AAAAAA", ["p1", "p2", "p3"], OLD)
        await count(store, "AAAAAA")
        here, there = Hall(store, "here", 9), Hall(store, "there", 9)
        await here.room("AAAAAA")
        await there.room("AAAAAA")
        assert await Tidier(here, days(tables=400)).tidy(9, 0) == {"tables": 1}
        say = commands.Say(table="AAAAAA", text="hello?")
        for hall in (here, there):
            with pytest.raises(Refused, match="no-such-table"):
                await hall.do(Person("p1", "Ann"), say)
            assert "AAAAAA" not in hall.rooms
        assert await store.rows("AAAAAA") == []

    tell(story)


def test_a_table_that_somebody_touches_meanwhile_stays(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await gathering(store, "AAAAAA", "p1", FRESH)
        await store.remove_table("AAAAAA", OLD + DAY)
        assert len(await store.rows("AAAAAA")) == 2
        assert await store.seed("AAAAAA") == "s"

    tell(story)


def test_reviews_and_what_calls_leave_behind_go(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await finished(store, "AAAAAA", ["p1", "p2", "p3"], OLD)
        await begun(store, "BBBBBB", OLD, OLD)
        for code in ("AAAAAA", "BBBBBB"):
            await store.keep_draft(code, 0, 1, "bid 1")
            await store.notice(code, 0, 1)
        await store.keep_review("AAAAAA", 0, "{}", OLD)
        await store.keep_review("AAAAAA", 1, "{}", FRESH)
        await store.invite("bot", Invitation("AAAAAA", "p1", OLD))
        await store.invite("bot", Invitation("BBBBBB", "p1", FRESH))
        assert await tidied(store, reviews=180, calls=30) == {"reviews": 1, "calls": 3}
        assert list(await store.reviews("AAAAAA")) == [1]
        assert [one.table for one in await store.invitations("bot", 0)] == ["BBBBBB"]
        assert await store.draft("BBBBBB", 0, 1) == "bid 1"
        assert await store.draft("AAAAAA", 0, 1) == ""

    tell(story)


def test_old_decisions_mutes_and_acts_go_and_what_waits_stays(tell: Callable[[Story], None]) -> None:
    def report(number: int, decided: int) -> Report:
        said = Report(f"r{number}", "AAAAAA", number, "p1", "p2", "rude", "", "{}", OLD)
        return said._replace(decision="none", decided_at=decided) if decided else said

    async def story(store: Store) -> None:
        for number, decided in enumerate((OLD, FRESH, 0)):
            await store.add_report(report(number, decided))
        for player, until in (("p1", OLD), ("p2", NOW + DAY), ("p3", 0)):
            restraint = Restraint(player, "muted", until, OLD, "", "")
            await store.restrain(restraint, new_act(OLD if player == "p1" else FRESH, "", "mute", player))
        assert await tidied(store, reports=400, audit=400) == {"reports": 2, "audit": 1}
        assert [one.id for one in await store.reports(False, "", 9)] == ["r2", "r1"]
        left = [await store.restraints_of(player) for player in ("p1", "p2", "p3")]
        assert [len(those) for those in left] == [0, 1, 1]
        assert [act.subject for act in await store.acts("", 9)] in (["p2", "p3"], ["p3", "p2"])

    tell(story)


def test_many_are_cleared_away_in_batches_and_no_more_than_asked_for(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        for number in range(3 * BATCH):
            await store.add_player(Person(f"g{number}", "Guest"), OLD)
        cleared = await tidier(store, guests=400).tidy(BATCH, 0)
        assert cleared == {"guests": BATCH}
        assert await tidied(store, guests=400) == {"guests": 2 * BATCH}

    tell(story)


def test_one_that_cannot_be_cleared_away_keeps_no_other(
    tell: Callable[[Story], None], caplog: pytest.LogCaptureFixture
) -> None:
    async def story(store: Store) -> None:
        for number in range(3):
            await store.add_player(Person(f"g{number}", "Guest"), OLD + number)
        whole = store.forget_player

        async def fails(player: str, *acts: Act) -> None:
            if player == "g0":
                raise OSError("no room")
            await whole(player, *acts)

        found = tidier(store, guests=400)
        store.forget_player = fails  # type: ignore[method-assign]
        assert await found.tidy(99, 0) == {"guests": 2}
        assert await names(store, "g0", "g1", "g2") == ["g0"]

    tell(story)
    assert [record.message for record in caplog.records if record.name == "magehall.tidying"]


def test_one_node_at_a_time_clears_up_and_says_so(
    tell: Callable[[Story], None], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "magehall.tidying")

    async def story(store: Store) -> None:
        for number in range(2):
            await store.add_player(Person(f"g{number}", "Guest"), OLD)
        metrics = Metrics()
        nodes = [Tidying(Hall(store, name, 9), Settings(), list) for name in ("one", "two")]
        for node in nodes:
            node.tidied = metrics.tidied
        told = [await node.look() for node in nodes]
        assert told == [{"guests": 2}, {}]
        assert b'magehall_cleared_total{kind="guests"} 2.0' in metrics.text()
        now = wallclock.now()
        assert not await store.take_turn("tidy", now, now + TURN)
        assert await store.take_turn("tidy", now + 2 * TURN, now + 3 * TURN), (
            "a node that died holds nothing up"
        )

    tell(story)
    lines = [record for record in caplog.records if record.message == "cleared up"]
    assert [record.__dict__["cleared"] for record in lines] == [{"guests": 2}]


def test_a_wrong_date_clears_nothing_away(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine thinks it is years later, for two days, and then knows better."""

    async def story(store: Store) -> None:
        await store.add_player(Person("g", "Guest"), NOW)
        await finished(store, "BBBBBB", ["p1", "p2", "p3"], NOW)
        times: list[int] = []
        node = Tidying(Hall(store, "one", 9), Settings(), list)
        monkeypatch.setattr(wallclock, "now", lambda: times[-1])
        years, hours = 14 * 365 * DAY, range(48)
        for later in (0, *(years + hour * TURN for hour in hours), 3 * DAY):
            times.append(NOW + later)
            assert await node.look() == {}
        assert await names(store, "g") == ["g"]
        for day in range(3, 420):
            times.append(NOW + day * DAY)
            await node.look()
        assert await names(store, "g") == [], "a year and more has truly passed"

    tell(story)


def test_nothing_goes_where_all_is_kept_for_ever(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.add_player(Person("g", "Guest"), 1)
        await gathering(store, "AAAAAA", "p1", 1)
        await finished(store, "BBBBBB", ["p1", "p2", "p3"], 1, "words")
        kept = await everything(store)
        assert days() == {}
        assert await tidied(store) == {}
        nothing = {f"keep_{what}_days": 0 for what in (*get_args(Old), *get_args(Rows))}
        forever = Settings(**nothing)  # type: ignore[arg-type]
        assert await Tidying(Hall(store, "one", 9), forever, list).look() == {}
        assert await everything(store) == kept, "not even a turn was taken"

    tell(story)


def test_who_comes_is_noted_once_a_day(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: Store) -> None:
        await store.add_player(Person("p1", "Ann"), OLD)
        times = [NOW, NOW + 1, NOW + DAY, NOW + 2 * DAY]
        seen, noted = Visits(store), []
        see = store.see

        async def spied(player: str, at: int, before: int) -> None:
            noted.append(at)
            await see(player, at, before)

        store.see = spied  # type: ignore[method-assign]
        for now in times:
            monkeypatch.setattr(wallclock, "now", lambda now=now: now)
            await seen.note("p1")
        assert noted == [NOW, NOW + DAY, NOW + 2 * DAY]
        assert await tidied(store, guests=400) == {}

    tell(story)


def test_a_guest_at_an_open_socket_is_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened("", tmp_path) as store:
            await store.add_player(Person("p1", "Ann"), OLD)
            await store.add_player(Person("p2", "Bob"), OLD)
            node = Tidying(Hall(store, "one", 9), Settings(), lambda: ["p1"])
            node.saw = Visits(store).note
            assert await node.look() == {"guests": 1}
            assert await names(store, "p1", "p2") == ["p1"]

    run(story())


def test_coming_by_cookie_is_noted_by_the_server(tmp_path: Path) -> None:
    file = tmp_path / "magehall.sqlite"

    def seen(query: str) -> Any:
        with closing(sqlite3.connect(file)) as store, store:
            return store.execute(query).fetchone()

    async def story() -> None:
        with served(tmp_path) as server:
            ann = await Guest(server.url, "Ann").introduce()
            server.stop()
            seen("UPDATE players SET seen = 5")
            server.start()
            ann.http.base_url = httpx.URL(f"{server.url}/api/v1")
            await ann.get("/me")
            assert seen("SELECT seen FROM players")[0] >= NOW
            await ann.close()

    run(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_and_does(language: str, tmp_path: Path) -> None:
    async def fill() -> None:
        async with opened("", tmp_path) as store:
            await store.add_player(Person("g", "Guest"), OLD)
            await gathering(store, "AAAAAA", "p1", OLD)
            await finished(store, "BBBBBB", ["p1", "p2", "p3"], OLD, "words")

    run(fill())
    address = f"sqlite:///{tmp_path / 'hall.sqlite'}"

    def tidy(*asked: str) -> str:
        ran = magehall(
            "tidy",
            *asked,
            typed="",
            cwd=None,
            MAGEHALL_DATABASE_URL=address,
            MAGEHALL_KEEP_CHATS_DAYS="365",
            MAGEHALL_LANG=language,
        )
        assert ran.code == 0, ran.err
        return ran.out

    told = {"guests": 1, "gathering": 1, "chats": 1}
    assert json.loads(tidy("--dry-run", "--json")) == told
    would = tidy("--dry-run").splitlines()
    done = tidy().splitlines()
    assert would[1:] == done[1:]
    assert len(done) == 4
    assert would[0] != done[0]
    assert len(tidy().splitlines()) == 1
    assert json.loads(tidy("--json")) == {}


def test_days_are_numbers_from_nought() -> None:
    for text in ("-1", "soon", "1.5", "999999999"):
        with pytest.raises(BadInput, match="MAGEHALL_KEEP_GUESTS_DAYS"):
            read_settings({"MAGEHALL_KEEP_GUESTS_DAYS": text})
    assert read_settings({"MAGEHALL_KEEP_GUESTS_DAYS": "0"}).keep_guests_days == 0
