"""Who wants to see it is shown all that is kept about them, and who is forgotten leaves nothing behind.

The schema is asked for all its tables and columns, so that a new one cannot be forgotten: each must be said
here to hold something of people or not, and where it does, something is planted in it and looked for.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx

from magehall.core import Record, game
from magehall.server.access.identity import COOKIE
from magehall.server.store import (
    Account,
    Invitation,
    Person,
    Rating,
    Report,
    Restraint,
    Result,
    Right,
    Session,
    Step,
    Store,
    Subscription,
)
from magehall.server.store.keepers import new_act
from magehall.server.store.personal import PLACES, STANDINGS
from magehall.server.tables.fold import fold_log
from magehall.server.tables.hall import Hall
from magehall.server.tables.imports import import_entries
from magehall.server.tables.room import line_of, rows_of
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import Terms
from magehall.testing import random_match
from tests.server.cookies import old_cookie
from tests.server.harness import run, served
from tests.server.test_stores import opened
from tests.server.whole import columns, everything

ZEB = Person("zebulon-id", "Zebulon")
BOB = Person("bob-id", "Bob")
GRIM = Person("grim-id", "Grimalkin", owner=ZEB.id)
SEED = "5" * 64

SHOWN = {
    "name": ZEB.name,
    "other name": "Zebedee",
    "friend at the same device": "Zebra",
    "name on a table that was left": "Zebulon the Quiet",
    "name in an imported record": "Zeb of the record",
    "login": "zebulon@the.hall",
    "words": "zebulon said this",
    "words on a table that was left": "zebulon goes",
    "bot": GRIM.name,
    "endpoint": "https://fcm.googleapis.com/zebulon",
    "device": "Zebrowser · Linux",
    "why of a mute": "zebulon shouted",
    "words of a report": "zebulon complains",
    "new name by a keeper": "Zebulon the Renamed",
}
"""What a player gives to the house and is shown again."""
SECRET = {
    "session": "zebulons-cookie-digest",
    "token": "zebulons-token-digest",
    "token of the bot": "grims-token-digest",
    "password": "zebulons-password-hash",
    "recovery": "zebulons-recovery-hash",
    "browser key": "zebulons-p256dh",
    "browser secret": "zebulons-auth",
    "note of a decision": "zebulons case is noted",
}
"""What is kept of a player and shown to nobody."""

OF_PEOPLE = {
    "accounts": {"login", "player", "password", "recovery"},
    "audit": {"keeper", "subject", "facts"},
    "entries": {"body"},
    "invitations": {"player", "inviter"},
    "lines": {"names"},
    "players": {"id", "name", "owner"},
    "ratings": {"who"},
    "reports": {"reporter", "about", "words", "entry", "decided_by", "note"},
    "restraints": {"player", "keeper", "why"},
    "results": {"who"},
    "rights": {"player", "granted_by"},
    "sessions": {"digest", "player", "device"},
    "sitting": {"player"},
    "subscriptions": {"endpoint", "player", "p256dh", "auth"},
    "tokens": {"digest", "player"},
}
"""Columns that hold something of a player's: a name, words, a secret, or who they are."""
OF_NOBODY = {
    "accounts": {"at"},
    "audit": {"id", "at", "act"},
    "counted": {"table_id", "at"},
    "drafts": {"table_id", "seat", "n", "move"},
    "entries": {"table_id", "n", "kind", "at"},
    "hushed": {"table_id", "at"},
    "invitations": {"table_id", "at"},
    "jobs": {"table_id", "due_at", "claimed_by", "claimed_until"},
    "lines": {"table_id", "game", "status", "visibility", "seats", "updated", "facts"},
    "migrations": {"number"},
    "noticed": {"table_id", "seat", "n"},
    "notes": {"key", "value"},
    "players": {"at", "epoch", "seen"},
    "ratings": {"game", "seats", "number", "mu", "sigma", "table_id", "at"},
    "results": {"table_id", "seat", "game", "seats", "place", "points", "figures", "at"},
    "reports": {"id", "table_id", "n", "why", "at", "decision", "decided_at"},
    "restraints": {"kind", "until", "at"},
    "reviews": {"table_id", "seat", "body", "at"},
    "rights": {"at"},
    "seeds": {"table_id", "seed"},
    "sessions": {"at", "seen", "inherited"},
    "sitting": {"table_id"},
    "subscriptions": {"language", "at"},
    "tokens": {"at"},
}
"""Columns that hold nothing by which anybody could be known."""
PSEUDONYM = {("entries", "body")}
"""Where the id of who was forgotten stays, made up by the house: the log must know whose seat it was."""


async def plant(store: Store) -> str:
    """Leave at the house all that a player can leave; give the key of its cookies."""
    await store.add_player(ZEB, 1)
    await store.add_player(BOB, 1)
    await store.add_program(GRIM, 2)
    account = Account(SHOWN["login"], ZEB.id, SECRET["password"], SECRET["recovery"].encode())
    await store.add_account(account, 3)
    await store.add_session(Session(SECRET["session"].encode(), ZEB.id, SHOWN["device"], 4, 4))
    await store.add_token(SECRET["token"].encode(), ZEB.id, 4)
    await store.add_token(SECRET["token of the bot"].encode(), GRIM.id, 4)
    browser = Subscription(SHOWN["endpoint"], ZEB.id, SECRET["browser key"], SECRET["browser secret"], "en")
    await store.subscribe(browser, 5)
    hall = Hall(store, "alone", 99)
    await play(hall)
    await leave(hall)
    await bring_record(hall)
    code = (await hall.open(BOB, Terms(game="wizard", seats=3))).table.code
    await store.invite(GRIM.id, Invitation(code, ZEB.id, 6))
    await store.count(
        code, 7, [result(code, ZEB), result(code, BOB, 1)], [rating(code, ZEB), rating(code, BOB)]
    )
    await store.notice(code, 0, 1)
    await store.note_hushed(code, 1)
    await keep_order(store, code)
    return await store.note("secret", "s" * 64)


async def keep_order(store: Store, code: str) -> None:
    """Let the player be a keeper who restrains and decides, and somebody who is restrained and reported."""
    await store.grant(Right(ZEB.id, 9, ""), new_act(9, "", "grant", ZEB.id))
    await store.grant(Right(BOB.id, 9, ZEB.id), new_act(9, ZEB.id, "grant", BOB.id))
    renamed = new_act(9, BOB.id, "rename", ZEB.id, name=SHOWN["new name by a keeper"])
    await store.restrain(Restraint(ZEB.id, "muted", 0, 9, BOB.id, SHOWN["why of a mute"]), renamed)
    await store.restrain(Restraint(BOB.id, "muted", 0, 9, ZEB.id, ""), new_act(9, ZEB.id, "mute", BOB.id))
    said = Report("r1", code, 2, BOB.id, ZEB.id, "rude", "", encode_said(), 9)
    await store.add_report(said)
    note = SECRET["note of a decision"]
    decided = said._replace(decision="none", decided_by=BOB.id, decided_at=9, note=note)
    await store.decide(decided, None, [])
    back = Report("r2", code, 3, ZEB.id, BOB.id, "other", SHOWN["words of a report"], "{}", 9)
    await store.add_report(back)
    await store.decide(back._replace(decision="none", decided_by=ZEB.id, decided_at=9), None, [])


def encode_said() -> str:
    said = entries.Said(player=ZEB.id, name=ZEB.name, text=SHOWN["words"])
    return entries.encode(said).decode()


async def play(hall: Hall) -> None:
    """Begin a game on two seats, under several names, with words, a draft and a review."""
    code = (await hall.open(ZEB, Terms(game="rummikub", seats=3))).table.code
    await hall.do(ZEB, commands.Rename(table=code, seat="A", name=SHOWN["other name"]))
    await hall.do(ZEB, commands.Sit(table=code, name=SHOWN["friend at the same device"]))
    await hall.do(BOB, commands.Sit(table=code))
    await hall.do(ZEB, commands.Say(table=code, text=SHOWN["words"]))
    await hall.do(ZEB, commands.Start(table=code))
    table = (await hall.room(code)).table
    await hall.store.keep_draft(code, 0, 1, "draw")
    await hall.store.keep_review(code, 0, '{"of": "zebulons seat"}', 8)
    rows = rows_of(table.n + 1, [entries.Gone(player=ZEB.id)], table.at)
    await hall.store.append([Step(code, rows, due=1 << 60, node="n", until=1)])


async def leave(hall: Hall) -> None:
    code = (await hall.open(ZEB, Terms(game="wizard", seats=3))).table.code
    name = SHOWN["name on a table that was left"]
    await hall.do(ZEB, commands.Rename(table=code, seat="A", name=name))
    await hall.do(BOB, commands.Sit(table=code))
    await hall.do(ZEB, commands.Say(table=code, text=SHOWN["words on a table that was left"]))
    await hall.do(ZEB, commands.Leave(table=code))


async def bring_record(hall: Hall) -> None:
    """Import a record that has the player's name in it."""
    played = random_match(game("wizard"), 3, {}, "erasure")
    record = Record(played.game, [SHOWN["name in an imported record"], "Oswin (easy)", "Una"], played.options)
    record.plies = played.plies
    await hall.make(import_entries(record, ZEB, SEED))


def result(code: str, who: Person, seat: int = 0) -> Result:
    return Result(code, seat, "wizard", 3, who.id, 1, 9, "{}", 7)


def rating(code: str, who: Person) -> Rating:
    return Rating("wizard", 3, who.id, 1, 25.0, 8.0, code, 7)


async def found(store: Store, marks: dict[str, str]) -> dict[tuple[str, str], set[str]]:
    """Say in which columns of the whole schema which marks are found."""
    places: dict[tuple[str, str], set[str]] = {}
    for table, rows in (await everything(store)).items():
        for row in rows:
            for column, value in row.items():
                text = value.decode(errors="replace") if isinstance(value, bytes) else str(value)
                met = {name for name, mark in marks.items() if mark in text}
                if met:
                    places.setdefault((table, column), set()).update(met)
    return places


async def with_cookie(folder: Path, url: str, secret: str) -> dict[str, Any]:
    """See all that is kept, then be forgotten; give what was seen."""
    cookie = old_cookie(secret, ZEB)
    settings = {"database_url": url or f"sqlite:///{folder / 'hall.sqlite'}"}
    with served(folder, **settings) as server:
        async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", cookies={COOKIE: cookie}) as http:
            seen: dict[str, Any] = (await http.get("/me/data")).raise_for_status().json()
            (await http.delete("/me")).raise_for_status()
            assert (await http.get("/me")).status_code == 401
    return seen


def test_every_column_is_said_to_hold_something_of_people_or_not(either_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(either_url, tmp_path) as store:
            for table, names in (await columns(store)).items():
                said = OF_PEOPLE.get(table, set()) | OF_NOBODY.get(table, set())
                assert set(names) == said, (
                    f"{table}: say what it holds, and plant something of a player's in it"
                )
                assert not OF_PEOPLE.get(table, set()) & OF_NOBODY.get(table, set())

    run(story())


def test_who_is_forgotten_was_shown_everything_and_leaves_nothing(either_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(either_url, tmp_path) as store:
            secret = await plant(store)
            marks = {**SHOWN, **SECRET, "id": ZEB.id, "id of the bot": GRIM.id}
            planted = await found(store, marks)
            assert set(planted) == {(table, column) for table, names in OF_PEOPLE.items() for column in names}
            assert set().union(*planted.values()) == set(marks), "all of it is there"
            rows = await everything(store)
            assert [table for table in rows if not rows[table]] == [], "every table is tried"
        seen = await with_cookie(tmp_path, either_url, secret)
        for name, mark in SHOWN.items():
            assert mark in json.dumps(seen, ensure_ascii=False), name
        for name, mark in SECRET.items():
            assert mark not in json.dumps(seen, ensure_ascii=False), name
        async with opened(either_url, tmp_path) as store:
            assert await found(store, {**SHOWN, **SECRET}) == {}
            assert set(await found(store, {"id": ZEB.id, "id of the bot": GRIM.id})) <= PSEUDONYM
            assert await store.player(BOB.id) is not None
            assert len(await store.results_of(BOB.id, 9)) == 1, "what others did stays"
            for code in await store.mentions(ZEB.id):
                assert line_of(fold_log(code, SEED, await store.rows(code))).names, "the games stay whole"

    run(story())


def test_what_is_erased_is_not_left_in_the_file(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened("", tmp_path) as store:
            secret = await plant(store)
        marks = {**SHOWN, **SECRET}
        assert [name for name, mark in marks.items() if mark.encode() not in whole_file(tmp_path)] == []
        await with_cookie(tmp_path, "", secret)
        assert [name for name, mark in marks.items() if mark.encode() in whole_file(tmp_path)] == []

    run(story())


def whole_file(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob("hall.sqlite*"))


def test_own_data_tells_what_is_in_every_place_that_knows_players(either_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(either_url, tmp_path) as store:
            secret = await plant(store)
            knowing = {table for table, _ in await found(store, {"id": ZEB.id})} - {"entries"}
            assert knowing == {place.table for place in (*PLACES, *STANDINGS)}
        seen = await with_cookie(tmp_path, either_url, secret)
        assert set(seen["rows"]) == knowing
        assert all(seen["rows"].values()), "none of them is empty"
        tables = seen["tables"]
        assert [one["drafts"] for one in tables if one.get("drafts")] == [{"A": "draw"}]
        assert [one["reviews"] for one in tables if one.get("reviews")] == [{"A": {"of": "zebulons seat"}}]
        kinds = {entry["kind"] for one in tables for entry in one["entries"]}
        assert {"opened", "sat", "renamed", "stood", "left", "said", "gone"} <= kinds
        assert not any(entry.get("plies") for one in tables for entry in one["entries"]), (
            "no secrets of a game"
        )

    run(story())
