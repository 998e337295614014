"""A log that an older version wrote folds to what it meant then: silence has its old meaning."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magehall.core import Record, game, read_record, seat_text
from magehall.server.refused import Refused
from magehall.server.store import Person, Row
from magehall.server.tables import seating, shuffle
from magehall.server.tables.duties import PAUSES, pause
from magehall.server.tables.erasing import erase
from magehall.server.tables.fold import fold_log
from magehall.server.tables.imports import import_entries
from magehall.server.tables.streams import picture
from magehall.server.tables.table import Table
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import Terms
from magehall.testing import random_match

GAMES = Path(__file__).parents[1] / "games"
HOST = Person("p1", "Ann")
SEED = "5" * 64
PROMISE = "6" * 64

BEGUN = [
    b'{"kind":"opened","terms":{"game":"rummikub","seats":2},"host":"p1"}',
    b'{"kind":"sat","seat":"A","name":"Ann","player":"p1"}',
    b'{"kind":"sat","seat":"B","name":"Bob","player":"p2"}',
    b'{"kind":"started","commitment":"%b"}' % PROMISE.encode(),
]
"""Terms without language, absence or a pace; a start without options; nobody shares in the shuffle."""
ASKED = b'{"kind":"asked","seat":"A","ply":2}'
AFTER = [
    b'{"kind":"answered","player":"p2","yes":false}',
    b'{"kind":"said","player":"p2","name":"Bob","text":"no"}',
    b'{"kind":"gone","player":"p2"}',
    b'{"kind":"absent","seat":"B","bot":"medium"}',
    b'{"kind":"back","player":"p2"}',
    b'{"kind":"returned","seat":"B"}',
    b'{"kind":"timed-out","seat":"A"}',
    b'{"kind":"absent","seat":"A","bot":"medium"}',
]


def plies() -> list[bytes]:
    """Write the first moves of a game by the rules that a silent log means."""
    record = random_match(game("rummikub"), 2, {"joker-set": "new"}, "old")
    made = [(seat_text(ply.seat), str(ply.move)) for ply in record.plies[:6]]
    told = [{"kind": "played", "seat": seat, "plies": [[seat, move]]} for seat, move in made]
    return [json.dumps(one).encode() for one in told]


def recorded(path: str) -> tuple[Record, list[bytes]]:
    """Give an old record, and the log that an old server would have written of it."""
    record = read_record((GAMES / path).read_text(encoding="utf-8"))
    terms = {"game": record.game.key, "seats": 2, "options": record.options}
    made = [(seat_text(ply.seat), str(ply.move)) for ply in record.plies]
    told = [{"kind": "played", "seat": seat, "plies": [[seat, move]]} for seat, move in made]
    opened = {"kind": "opened", "terms": terms, "host": "p1"}
    return record, [json.dumps(opened).encode(), *BEGUN[1:], *(json.dumps(one).encode() for one in told)]


def table_of(*bodies: bytes) -> Table:
    return fold_log("TTTTTT", SEED, rows_of(*bodies))


def rows_of(*bodies: bytes) -> list[Row]:
    return [Row(n, json.loads(body)["kind"], body, 1000 * n) for n, body in enumerate(bodies, 1)]


def shown(table: Table) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(picture(table))
    return data


def test_terms_and_the_start_mean_what_they_meant() -> None:
    table = table_of(*BEGUN)
    terms = table.terms
    assert (terms.language, terms.pause, terms.clock.expiry, terms.absence) == ("", True, "deputy", 120)
    assert PAUSES[True][0] <= pause(table, 0) <= PAUSES[True][1]
    assert table.record is not None
    assert table.record.chosen()["joker-set"] == "new", "the older rule"
    assert (table.record.promises, table.record.shares) == ({}, {})
    assert table.match.nature == SEED
    assert "called" not in shown(table)


def test_chips_of_witchstone_keep_the_reading_by_which_they_were_played() -> None:
    record, log = recorded("witchstone/records/chips-by-action.mage")
    table = table_of(*log)
    assert table.record is not None
    assert table.record.chosen()["chips"] == "action"
    assert table.state.scores() == record.replay().state.scores() == (64, 44)
    assert table.record.replay().refused is None
    back = b'{"kind":"undone","seat":"A","ply":40}'
    assert table_of(*log, back).state.view(0) == record.replay(40).state.view(0)


def test_what_is_not_agreed_on_any_more_is_still_played_and_gone_on_with() -> None:
    """One copy of each tile with redealing, which rummikub-55 refuses now."""
    record, log = recorded("rummikub/records/redeal-with-one-copy.mage")
    assert table_of(*log).state.view(0) == record.replay().state.view(0)
    begun = table_of(*log[:6])
    assert begun.acting() == record.replay(2).state.acting()
    gathered = table_of(*log[:3])
    slow = msgspec.structs.replace(gathered.terms, pause="slow")
    changed = seating.change_terms(gathered, HOST, commands.Agree(id=1, terms=slow))
    assert changed == [entries.Agreed(terms=slow)]
    assert isinstance(shuffle.start(gathered, HOST, commands.Start(id=1))[0], entries.Started)
    del record.plies[4:]
    opened = import_entries(read_record(str(record)), HOST, SEED)
    elsewhere = table_of(*map(entries.encode, opened), *log[1:3])
    assert isinstance(shuffle.start(elsewhere, HOST, commands.Start(id=1))[0], entries.Started)


def test_what_is_not_agreed_on_any_more_is_refused_where_it_is_new() -> None:
    both = Terms(game="rummikub", seats=2, options={"copies": "1", "redeal": "on"})
    with pytest.raises(Refused) as refused:
        seating.agree(both)
    assert refused.value.refusal is not None
    assert refused.value.refusal.clause == "rummikub-55"
    with pytest.raises(Refused):
        seating.change_terms(table_of(*BEGUN[:3]), HOST, commands.Agree(id=1, terms=both))


def test_what_was_asked_was_a_takeback() -> None:
    table = table_of(*BEGUN, *plies(), ASKED)
    asking = shown(table)["asking"]
    assert (asking["what"], asking["seat"], asking["ply"], asking["missing"]) == ("takeback", "A", 2, ["p2"])
    assert table_of(*BEGUN, *plies(), ASKED, AFTER[0]).asking is None


def test_an_old_log_folds_to_the_picture_of_one_that_says_everything() -> None:
    old = [*BEGUN, *plies(), ASKED, *AFTER]
    said: dict[str, dict[str, Any]] = {
        "asked": {"what": "takeback"},
        "answered": {"what": "takeback", "withdrawn": False},
        "timed-out": {"why": "clock"},
        "started": {"options": {}},
        "opened": {"plies": []},
    }
    new = [json.dumps({**one, **said.get(one["kind"], {})}).encode() for one in map(json.loads, old)]
    terms = {"language": "", "pause": True, "absence": 120, "clock": {"mode": "none", "expiry": "deputy"}}
    opened = json.loads(new[0])
    new[0] = json.dumps({**opened, "terms": {**opened["terms"], **terms}}).encode()
    one, other = table_of(*old), table_of(*new)
    assert shown(one) == shown(other)
    assert one.state.view(0) == other.state.view(0)
    seats = shown(one)["seats"]
    assert seats[0]["deputy"] == "medium"
    assert "deputy_why" not in seats[0], "nobody wrote down why"
    assert "deputy" not in seats[1]


def test_who_is_forgotten_takes_no_share_of_the_shuffle_along() -> None:
    """A record without its shares could not be verified: they tell nothing of anybody."""
    kept: list[entries.Entry] = [
        entries.Promised(seat="A", promise="1" * 64),
        entries.Called(commitment=PROMISE, until=9000),
        entries.Shared(seat="A", share="2" * 64),
    ]
    rows = rows_of(*BEGUN[:3], *map(entries.encode, kept), BEGUN[3])
    changed = erase(rows, "p1")
    assert [row.n for row in changed] == [2], "the name on the seat goes, and nothing else"
    table = fold_log("TTTTTT", SEED, [*rows[:1], *changed, *rows[2:]])
    assert table.record is not None
    assert (table.record.promises, table.record.shares) == ({0: "1" * 64}, {0: "2" * 64})
