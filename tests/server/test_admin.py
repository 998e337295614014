"""The keepers of the house: what they may see and do, what is noted of it, and what nobody else can."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from magehall.cli.admin.acts import DECISIONS
from magehall.server import wallclock
from magehall.server.http.admin import DOORS
from magehall.server.keepers import reports
from magehall.server.keepers.office import HOUR, Office
from magehall.server.refused import Refused
from magehall.server.settings import Settings
from magehall.server.store import Account, Person, Session, Store
from magehall.server.store.keepers import new_id
from magehall.server.tables.hall import Hall
from magehall.server.wire import commands, entries
from magehall.server.wire.admin import Deciding, Decision, Reporting
from magehall.server.wire.plain import Terms
from tests.server.harness import Data, Denial, Guest, Served, guests, run
from tests.server.players import play_to_the_end
from tests.server.test_play import seated
from tests.server.test_stores import opened
from tests.server.test_tables import denied

KAY, ANN, BOB = (Person(f"{name.lower()}-id", name) for name in ("Kay", "Ann", "Bob"))
BOT = Person("bot-id", "Clockwork", owner=BOB.id)
RUDE = "you are a fool"


class Hallway:
    """A store with a keeper, two players and a table where one was rude."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hall = Hall(store, "alone", 99)
        self.office = Office(self.hall, Settings())

    async def fill(self) -> None:
        for place, person in enumerate((KAY, ANN, BOB)):
            await self.store.add_player(person, 1000 + place)
        await self.store.add_program(BOT, 999)
        await self.store.add_account(Account("kay", KAY.id, "hash", b"code"), 1)
        await self.office.grant(" Kay ")
        self.code = (await self.hall.open(ANN, Terms(game="wizard", seats=3))).table.code
        await self.hall.do(BOB, commands.Sit(table=self.code))
        self.said = await self.hall.do(BOB, commands.Say(table=self.code, text=RUDE))

    async def report(self, **asked: Any) -> str:
        given = {"n": self.said, "why": "rude", "words": "not nice", **asked}
        return await reports.take_down(self.hall, ANN, self.code, Reporting(**given))

    async def acts(self) -> list[tuple[str, str]]:
        """List what was done and to whom, the first act first."""
        found = (await self.office.audit()).acts
        return [(one.act, one.player.id if one.player else "") for one in reversed(found)]


Story = Callable[[Hallway], Awaitable[None]]


@pytest.fixture
def tell(either_url: str, tmp_path: Path) -> Callable[[Story], None]:
    def told(story: Story) -> None:
        async def whole() -> None:
            async with opened(either_url, tmp_path) as store:
                found = Hallway(store)
                await found.fill()
                await story(found)

        run(whole())

    return told


async def refusal(asked: Awaitable[object]) -> str:
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.code


def test_the_right_is_granted_and_taken_and_both_are_noted(tell: Callable[[Story], None]) -> None:
    async def story(at: Hallway) -> None:
        assert await refusal(at.office.grant("nobody")) == "no-such-login"
        await at.office.grant("KAY")
        assert [(one.login, one.name) for one in (await at.office.keepers()).keepers] == [("kay", "Kay")]
        await at.office.revoke("kay")
        assert not await at.store.is_keeper(KAY.id)
        assert await at.acts() == [("grant", KAY.id), ("revoke", KAY.id)], "twice is noted once"

    tell(story)


def test_players_are_found_by_name_login_id_and_table(tell: Callable[[Story], None]) -> None:
    async def story(at: Hallway) -> None:
        await at.store.add_player(Person("el-id", "Ωραία Ελένη"), 5)

        async def found(text: str, **page: Any) -> list[str]:
            return [one.id for one in (await at.office.players(text, **page)).players]

        assert await found("") == [BOB.id, ANN.id, KAY.id, BOT.id, "el-id"], "who was here last first"
        assert await found("ωραία") == await found("ΕΛΈΝΗ") == ["el-id"]
        assert await found("KAY") == await found("kay-id") == [KAY.id]
        assert await found(at.code.lower()) == [BOB.id, ANN.id]
        assert await found("", limit=2) == [BOB.id, ANN.id]
        assert await found("", before=ANN.id, limit=2) == [KAY.id, BOT.id]
        assert await found("%") == await found("no such") == []
        assert [one.table for one in (await at.office.tables("bOb")).tables] == [at.code]
        assert [one.table for one in (await at.office.tables("wizard")).tables] == [at.code]
        assert (await at.office.tables("", before=at.code)).tables == []

    tell(story)


def test_who_is_muted_says_nothing_anywhere_until_it_is_over(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(at: Hallway) -> None:
        say = commands.Say(table=at.code, phrase="hello")
        await at.office.mute(KAY.id, BOB.id, 2, " be nice ")
        with pytest.raises(Refused) as caught:
            await at.hall.do(BOB, say)
        assert (caught.value.code, caught.value.facts["why"]) == ("muted", "be nice")
        bot = await at.store.player(BOT.id)
        assert bot is not None
        assert bot.is_muted(wallclock.now()), "for a program its owner answers"
        assert (await at.office.player(BOB.id)).player.muted
        later = wallclock.now() + 2 * HOUR + 1
        with monkeypatch.context() as patch:
            patch.setattr(wallclock, "now", lambda: later)
            await at.hall.do(BOB, say)
            assert not (await at.office.player(BOB.id)).player.muted
        await at.office.mute("", BOB.id)
        assert await refusal(at.hall.do(BOB, say)) == "muted"
        await at.office.unmute(KAY.id, BOB.id)
        await at.office.unmute(KAY.id, BOB.id)
        await at.hall.do(BOB, say)
        told = [("grant", KAY.id), ("mute", BOB.id), ("mute", BOB.id), ("unmute", BOB.id)]
        assert await at.acts() == told

    tell(story)


def test_keepers_get_rid_neither_of_themselves_nor_of_each_other(tell: Callable[[Story], None]) -> None:
    async def story(at: Hallway) -> None:
        office = at.office
        for act in (office.mute, office.remove, office.forget):
            assert await refusal(act(KAY.id, KAY.id)) == "not-yourself"
            assert await refusal(act("", KAY.id)) == "keeper", "not even on the command line"
            assert await refusal(act(KAY.id, "nobody")) == "no-such-player"
        assert await refusal(office.mute(KAY.id, BOT.id)) == "owner-answers"
        assert await refusal(office.remove(KAY.id, BOT.id)) == "owner-answers"
        assert await at.acts() == [("grant", KAY.id)], "what was refused is not noted"

    tell(story)


def test_who_is_removed_is_let_in_by_nothing_and_waited_for_nowhere(tell: Callable[[Story], None]) -> None:
    async def story(at: Hallway) -> None:
        hosted = (await at.hall.open(BOB, Terms(game="wizard", seats=3), sits=False)).table.code
        await at.store.add_session(Session(b"cookie", BOB.id, "", 1, wallclock.now()))
        await at.store.add_token(b"token", BOB.id, 1)
        await at.store.add_token(b"of bot", BOT.id, 1)
        await at.office.remove(KAY.id, BOB.id, "no more")
        assert await at.store.holders([b"cookie", b"token", b"of bot"]) == {}
        found = await at.store.session(b"cookie", 0)
        assert found is not None
        assert found[0].removed_why == "no more", "so that the page can say so"
        assert await at.store.player_of_token(b"token") is None
        assert at.hall.rooms[at.code].table.names() == ["Ann", "", ""]
        assert at.hall.rooms[hosted].table.host == "", "whoever sits down next is the host"
        assert (await at.office.player(BOB.id)).player.removed
        await at.office.restore(KAY.id, BOB.id)
        assert list(await at.store.holders([b"cookie", b"token"])) == [b"cookie"], "tokens are gone for good"
        assert (await at.acts())[1:] == [("remove", BOB.id), ("restore", BOB.id)]

    tell(story)


def test_a_new_name_stands_everywhere_and_the_old_one_nowhere(tell: Callable[[Story], None]) -> None:
    async def story(at: Hallway) -> None:
        await at.hall.do(BOB, commands.Sit(table=at.code, name="Bobs rude friend"))
        await at.hall.do(ANN, commands.Remove(table=at.code, seat="B"))
        other = (await at.hall.open(BOB, Terms(game="wizard", seats=3))).table.code
        assert await refusal(at.office.rename(KAY.id, BOB.id, "two\nlines")) == "bad-name"
        await at.office.rename(KAY.id, BOB.id, "Robert", "a rude name")
        for code in (at.code, other):
            bodies = b"".join(row.body for row in await at.store.rows(code))
            assert b"Bob" not in bodies
            assert b"Robert" in bodies
        assert b"Robert 2" in b"".join(row.body for row in await at.store.rows(at.code))
        assert at.hall.rooms[other].table.names()[0] == "Robert"
        assert at.hall.rooms[at.code].table.names()[0] == "Ann"
        assert RUDE.encode() in b"".join(row.body for row in await at.store.rows(at.code)), "words stay"
        person = await at.store.player(BOB.id)
        assert person is not None
        assert person.name == "Robert"

    tell(story)


def test_of_who_is_forgotten_only_that_it_was_done_is_noted(tell: Callable[[Story], None]) -> None:
    async def story(at: Hallway) -> None:
        await at.office.mute(KAY.id, BOB.id, 1, "Bob shouted")
        await at.report()
        await at.office.forget(KAY.id, BOB.id)
        assert await at.store.player(BOB.id) is None
        assert await at.store.player(BOT.id) is None, "with the programs they registered"
        assert await at.acts() == [("grant", KAY.id), ("mute", ""), ("forget", "")]
        assert all("why" not in one.facts for one in (await at.office.audit()).acts)
        assert (await at.office.reports()).reports == []

    tell(story)


def test_a_report_keeps_the_line_and_a_decision_is_carried_out(tell: Callable[[Story], None]) -> None:
    async def story(at: Hallway) -> None:
        made = await at.report()
        listed = await at.office.reports(True)
        (one,) = listed.reports
        assert (listed.open, one.id, one.words) == (1, made, "not nice")
        assert (one.entry["text"], one.about.name, one.reporter.name) == (RUDE, "Bob", "Ann")
        assert await refusal(at.office.decide(KAY.id, "none", Deciding(decision="none"))) == "no-such-report"
        asked = Deciding(decision="muted", hours=3, note="first time", why="be nice")
        await at.office.decide(KAY.id, made, asked)
        assert await refusal(at.office.decide(KAY.id, made, asked)) == "already-decided"
        (decided,) = (await at.office.reports()).reports
        assert (decided.decision, decided.note) == ("muted", "first time")
        assert decided.decided_by is not None
        assert decided.decided_by.name == "Kay"
        assert (await at.office.reports(True)).reports == []
        (restraint,) = await at.store.restraints_of(BOB.id)
        assert (restraint.kind, restraint.why, restraint.until - restraint.at) == (
            "muted",
            "be nice",
            3 * HOUR,
        )
        assert sorted((await at.acts())[1:]) == [("decide", BOB.id), ("mute", BOB.id)]
        name = await at.report(n=at.said - 1, why="name")
        await at.office.decide("", name, Deciding(decision="removed"))
        assert at.hall.rooms[at.code].table.names() == ["Ann", "", ""]
        assert (await at.office.player(BOB.id)).player.removed
        assert {one.why for one in (await at.office.player(BOB.id)).about} == {"rude", "name"}
        assert len((await at.office.player(ANN.id)).by) == 2

    tell(story)


def test_only_words_and_names_of_people_are_reported_and_only_so_often(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(at: Hallway) -> None:
        await at.hall.do(ANN, commands.Seat(table=at.code, seat="C", bot="random"))
        bot = at.hall.rooms[at.code].table.n
        for nothing in (0, 1, bot, bot + 1, 1_000_000):
            assert await refusal(at.report(n=nothing)) == "nothing-to-report"
        own = await at.hall.do(ANN, commands.Say(table=at.code, text="me"))
        assert await refusal(at.report(n=own)) == "not-yourself"
        await at.report()
        assert await refusal(at.report()) == "already-reported"
        lines = [await at.hall.do(BOB, commands.Say(table=at.code, text=f"and {n}")) for n in range(12)]
        for line in lines[:2]:
            await at.report(n=line)
        assert await refusal(at.report(n=lines[2])) == "already-reported", "three wait for a decision"
        for one in (await at.office.reports(True)).reports:
            await at.office.decide(KAY.id, one.id, Deciding(decision="none"))
        monkeypatch.setattr(reports, "MOST_AN_HOUR", 4)
        await at.report(n=lines[2])
        assert await refusal(at.report(n=lines[3])) == "too-many"

    tell(story)


def test_ids_of_one_millisecond_are_in_order_too() -> None:
    ids = [new_id(at) for at in (5, 5, 5, 6, 6, 1 << 41) for _ in range(100)]
    assert ids == sorted(set(ids))


def test_pages_go_on_where_the_last_one_ended(tell: Callable[[Story], None]) -> None:
    async def story(at: Hallway) -> None:
        for hours in range(1, 6):
            await at.office.mute(KAY.id, BOB.id, hours)
        first = (await at.office.audit(limit=4)).acts
        second = (await at.office.audit(before=first[-1].id, limit=4)).acts
        assert [one.facts.get("hours") for one in first] == [5, 4, 3, 2]
        assert [one.act for one in second] == ["mute", "grant"]

    tell(story)


def test_what_a_keeper_does_at_a_table_is_noted_with_it_or_not_at_all(tell: Callable[[Story], None]) -> None:
    async def story(at: Hallway) -> None:
        assert await refusal(at.office.close(KAY.id, "ZZZZZZ")) == "no-such-table"
        assert await refusal(at.office.host(KAY.id, at.code, KAY.id)) == "not-at-table"
        await at.office.host(KAY.id, at.code, BOB.id)
        await at.office.close(KAY.id, at.code, "late")
        assert await refusal(at.office.close(KAY.id, at.code)) == "finished"
        assert (await at.acts())[1:] == [("host", BOB.id), ("close", "")]
        assert [one.table for one in (await at.office.audit()).acts][:2] == [at.code, at.code]
        sheet = await at.office.table(at.code)
        assert (sheet.picture.host, sheet.picture.closed) == (BOB.id, "late")

    tell(story)


def test_what_runs_is_told(tell: Callable[[Story], None], tmp_path: Path) -> None:
    async def story(at: Hallway) -> None:
        await at.report()
        now = await at.office.now()
        assert (now.store, now.players, now.accounts, now.reports, now.node) == ("ok", 4, 1, 1, None)
        assert [(one.game, one.gathering, one.playing) for one in now.tables] == [("wizard", 1, 0)]

    tell(story)


def test_the_command_line_knows_every_decision() -> None:
    assert get_args(Decision) == DECISIONS


async def keeper(server: Served, guest: Guest) -> None:
    """Make a guest a keeper, as the desk of a running server does."""
    from magehall.server.keepers.orders import orders

    login = f"login-{guest.id}"
    await guest.post("/me/account", {"login": login, "password": "correct horse"})
    async with orders(Settings(data_dir=str(server.folder))) as order:
        await order("grant", {"login": login})


async def ask(guest: Guest, method: str, path: str, body: Data | None = None) -> Data:
    answer = await guest.http.request(method, path, json=body)
    if answer.status_code >= 400:
        raise Denial(answer.json()["error"])
    found: Data = answer.json()
    return found


def test_for_everybody_else_the_doors_are_not_there(server: Served) -> None:
    inner = [door for door in DOORS if door.path.startswith("/admin")]
    assert len(inner) > 15

    async def story() -> None:
        async with guests(server.url, "Kay", "Eve") as (kay, eve):
            await keeper(server, kay)
            token = (await kay.post("/me/tokens"))["token"]
            stranger = Guest(server.url, "Nobody")
            program = Guest(server.url, "Program")
            program.http.headers["Authorization"] = f"Bearer {token}"
            for door in inner:
                path = door.path.format(player=kay.id, code="K7QXM2", report="x")
                body = {"name": "X", "player": kay.id, "decision": "none"} if door.body else None
                fields = door.body.__struct_fields__ if door.body else ()
                asked = {name: value for name, value in (body or {}).items() if name in fields}
                for guest in (eve, stranger, program):
                    answer = await guest.http.request(door.method, path, json=asked if door.body else None)
                    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-page"), path
            assert (await kay.get("/me")).get("keeper") is True
            assert "keeper" not in await eve.get("/me")
            for guest in (stranger, program):
                await guest.close()

    run(story())


def test_a_report_is_decided_and_heard_at_once(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Kay", "Ann", "Bob") as (kay, ann, bob):
            await keeper(server, kay)
            code = await seated(ann, [bob], "wizard")
            await bob.do("follow", code, seat="B")
            said = (await bob.do("say", code, text=RUDE))["n"]
            asked = {"n": said, "why": "rude", "words": "see?"}
            assert (
                await denied(kay.post(f"/tables/{code}/reports", {**asked, "why": "boring"})) == "bad-request"
            )
            made = await ann.post(f"/tables/{code}/reports", asked)
            waiting = await kay.get("/admin/reports?open=1&limit=5")
            assert waiting["reports"][0]["id"] == made["id"]
            assert waiting["reports"][0]["entry"]["text"] == RUDE
            decision = {"decision": "muted", "hours": 1, "why": "be nice"}
            await kay.post(f"/admin/reports/{made['id']}/decision", decision)
            with pytest.raises(Denial) as caught:
                await bob.do("say", code, text="again")
            assert (caught.value.code, caught.value.error["facts"]["why"]) == ("muted", "be nice")
            assert (await bob.get("/me"))["muted"]["why"] == "be nice"
            own = await bob.get("/me/data")
            assert ann.id not in str(own["rows"]["reports"]) + str(own["rows"]["audit"])
            assert "rude" not in str(own["rows"])
            await ask(kay, "DELETE", f"/admin/players/{bob.id}/mute")
            await bob.do("say", code, text="thank you")
            for wrong in ("limit=0", "limit=101", "limit=x", f"q={'x' * 101}", "before=" + "x" * 65):
                assert await denied(kay.get(f"/admin/players?{wrong}")) == "bad-request"

    run(story())


def test_who_is_removed_is_sent_away_and_the_game_goes_on(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Kay", "Ann", "Bob") as (kay, ann, bob):
            await keeper(server, kay)
            credentials = {"login": "bob-the-rude", "password": "correct horse"}
            recovery = (await bob.post("/me/account", credentials))["recovery"]
            code = await seated(bob, [ann], "wizard", options={"rounds": "tournament"}, absence=0)
            await bob.do("follow", code, seat="A")
            await ann.do("follow", code, seat="B")
            await bob.do("start", code, fill="random")
            await ask(kay, "PUT", f"/admin/players/{bob.id}/removal", {"why": "no more"})
            await bob.socket.wait_closed()
            assert bob.socket.close_code == 4001
            for path in ("/me", f"/tables/{code}", "/me/data"):
                assert await denied(bob.get(path)) == "removed"
            answer = await bob.http.put("/me", json={"name": "Bob again"})
            assert answer.json()["error"]["message"] == "You have been removed from this hall: no more"
            stranger = Guest(server.url, "Bob")
            assert await denied(stranger.post("/sessions", credentials)) == "removed"
            again = {"login": "bob-the-rude", "recovery": recovery, "password": "correct horse"}
            assert await denied(stranger.post("/sessions/recover", again)) == "removed"
            await play_to_the_end(ann, code, ["B"])
            assert ann.picture(code, "B")["host"] == ann.id
            await ask(kay, "DELETE", f"/admin/players/{bob.id}/removal")
            assert (await bob.get("/me"))["id"] == bob.id
            await stranger.post("/sessions", credentials)
            await stranger.close()

    run(story())


def test_keepers_see_nothing_of_a_game_under_way(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Kay", "Ann", "Bob") as (kay, ann, bob):
            await keeper(server, kay)
            code = await seated(ann, [bob], "wizard", watching=False)
            await ann.do("follow", code, seat="A")
            await ann.do("start", code, fill="random")
            await ann.until(lambda: bool((ann.view(code, "A") or {}).get("hands")))
            hand = ann.view(code, "A")["hands"][0]
            told = ""
            for path in (
                f"tables/{code}",
                "tables",
                f"players/{ann.id}",
                "players",
                "reports",
                "audit",
                "now",
            ):
                told += str(await kay.get(f"/admin/{path}"))
            assert "'view'" not in told
            assert "hand" not in told
            assert all(f"'{card}'" not in told for card in hand)
            assert await denied(kay.get(f"/tables/{code}")) == "no-watching", "being a keeper opens nothing"
            assert "argon2" not in told
            kinds = {kind for kind in get_args(entries.AnyEntry) if "plies" in kind.__struct_fields__}
            assert kinds, "moves are in the log"
            assert "plies" not in told

    run(story())
