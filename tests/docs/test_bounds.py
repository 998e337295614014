"""The table of bounds says what the program does, and which test proves it."""

from __future__ import annotations

import re
from pathlib import Path

from magehall.server import aside, frames, logs, reviews
from magehall.server.access import holding
from magehall.server.http import socket
from magehall.server.net import requests, sips, watch
from magehall.server.settings import Settings, listing
from magehall.server.store import batches, writer
from magehall.server.tables import bounds, room

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.partition("| bound |")[2].partition("\n\n")[0].splitlines()[2:]
]
SET = Settings()

NUMBERS = {
    "request's line and headers": f"{SET.head_bytes:,} bytes",
    "time for them to come": f"{SET.head_seconds:g} s",
    "time for a body to come": f"{SET.body_seconds:g} s",
    "body that is read at all": f"{requests.MOST_OF_BODY:,} bytes",
    "wait for the next request": f"{SET.idle_seconds:g} s",
    "unused connections where three quarters of all files are open": f"{watch.HURRIED:g} s",
    "time in which what was written must be read": f"{SET.unread_seconds:g} s",
    "messages that wait for one socket": f"{SET.socket_queue}",
    "message over a socket": f"{SET.message_bytes:,} bytes",
    "frames of one message": f"{frames.MOST_FRAMES:,}",
    "pings and pongs of a socket": f"{frames.MOST_CONTROL} in {frames.CONTROL_SECONDS:g} s",
    "taken from one client before others have a turn": f"{sips.SIP:,} bytes, one command",
    "sockets and streams of one player": f"{holding.OF_PLAYER}",
    "sockets and streams of one network": f"{holding.OF_NETWORK:,}",
    "hints that one socket waits for": f"{socket.MOST_THOUGHTS}",
    "long answers (replays, checks, solvers, words) at once": f"{aside.AT_ONCE} threads",
    "long answers under way or waiting": f"{aside.MOST}, {aside.MOST_OF_ONE} of one network",
    "reviews under way or waiting": f"{reviews.WAITING}",
    "table in memory that nobody follows": (
        f"{room.LINGER // 1000} s, and as long as something is due within {room.SOON // 60_000} minutes"
    ),
    "writes that wait for the store": f"{writer.MOST_WAITING:,}",
    "entries at a table that cost their writer nothing": (
        f"{bounds.MOST_BY_ONE:,} of one kind by one, {bounds.MOST_IN_ALL:,} in all"
    ),
    "questions whether the store is well": "1 at a time",
    "log lines of one kind": f"{logs.MOST_ALIKE} a minute",
}


def test_every_number_is_the_programs() -> None:
    assert len(ROWS) == len(NUMBERS)
    for row, (name, number) in zip(ROWS, NUMBERS.items(), strict=True):
        assert row[0].startswith(name), row
        assert row[1] == number, row
        assert row[2], "it has a reason"
    assert batches.MOST_WAITING == writer.MOST_WAITING, "both stores alike"
    assert f"{watch.PACE:,} bytes of it" in PAGE


def test_every_bound_names_a_test_that_exists() -> None:
    for row in ROWS:
        file, _, name = row[3].strip("`").partition("::")
        assert f"def {name}(" in (ROOT / "tests" / "server" / file).read_text(encoding="utf-8"), row


def test_variables_of_bounds_exist() -> None:
    known = {variable for variable, _, _ in listing(SET)}
    used = {name for row in ROWS for name in re.findall(r"MAGEHALL_\w+", row[0])}
    assert len(used) == 7
    assert used <= known
