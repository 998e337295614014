"""Doors for games as texts and step by step: records, their verification, replays, imports, branches."""

from __future__ import annotations

from starlette.responses import PlainTextResponse, Response

from magehall.core import CHANCE, Record, fresh_seed, seat_text
from magehall.core.match import verify, withheld
from magehall.server.http.door import JSON, Ask, Door, encode
from magehall.server.refused import Refused
from magehall.server.tables.imports import branch_entries, import_entries, read
from magehall.server.tables.questions import allowed
from magehall.server.tables.replays import replay_page
from magehall.server.tables.room import Room
from magehall.server.tables.table import FINISHED, Viewer
from magehall.server.wire.bodies import Branch, Import, Made, ReplayPage, Verdict


async def finished_record(ask: Ask) -> Record:
    """Find the record of a finished game; a running one's would reveal secrets."""
    room = await ask.house.hall.room(ask.code)
    if room.table.status != FINISHED:
        raise Refused("not-finished")
    return room.table.match.record


async def show_record(ask: Ask) -> Response:
    """Give the record of a finished game as text."""
    name = f'attachment; filename="{ask.code}.mage"'
    record = await finished_record(ask)
    text = await ask.aside(lambda: str(record))
    return PlainTextResponse(text, headers={"Content-Disposition": name})


async def verify_table(ask: Ask) -> Verdict:
    """Check that every draw of a finished game follows from the seed that was promised."""
    record = await finished_record(ask)
    flaw = await ask.aside(lambda: verify(record))
    return Verdict(
        verified=flaw is None,
        draws=sum(ply.seat == CHANCE for ply in record.plies),
        commitment=record.commitment,
        seed=record.seed,
        promises={seat_text(seat): told for seat, told in record.promises.items()},
        shares={seat_text(seat): told for seat, told in record.shares.items()},
        withheld=[seat_text(seat) for seat in withheld(record)],
        reason=None if flaw is None else flaw.reason,
        ply=None if flaw is None else flaw.ply,
    )


async def replay(ask: Ask) -> Response:
    """Show a game step by step: from a seat, as a watcher, or (`?seat=open`, finished games) all open."""
    room = await ask.house.hall.room(ask.code)
    letter = ask.request.query_params.get("seat")
    who = await ask.known()
    viewers, is_open = may_see(room, "" if who is None else who.id, letter)
    record = copy_of(room.table.match.record)
    page = await ask.aside(lambda: encode(replay_page(record, viewers, is_open)))
    return Response(page, media_type=JSON)


def may_see(room: Room, player: str, letter: str | None) -> tuple[list[Viewer], bool]:
    """Say from where somebody may see a replay: any seat and everything once the game is over."""
    table = room.table
    if table.status != FINISHED:
        if letter == "open":
            raise Refused("not-finished")
        return [allowed(table, player, letter)], False
    if letter == "open":
        return list(range(len(table.seats))), True
    return [None if letter is None else table.seat(letter)], False


def copy_of(record: Record) -> Record:
    """Copy a record, so that a thread can read it while the game goes on."""
    copy = Record(record.game, record.names, record.options, record.edition, record.commitment)
    copy.plies = list(record.plies)
    return copy


async def import_record(ask: Ask) -> Made:
    """Make a table from a record: a finished game to look at, or one to continue."""
    who = await ask.who()
    written = await ask.aside(lambda: import_entries(read(ask.body.record), who, fresh_seed()))
    room = await ask.house.hall.make(written)
    return Made(table=room.table.code, n=room.table.n)


async def branch(ask: Ask) -> Made:
    """Make a table that continues from a position of a finished game."""
    who = await ask.who()
    room = await ask.house.hall.room(ask.code)
    made = await ask.house.hall.make(branch_entries(room.table, who, ask.body.ply))
    return Made(table=made.table.code, n=made.table.n)


SEAT = {"seat": "A seat, or `open` for everything once the game is over"}

DOORS = [
    Door("GET", "/tables/{code}/record", show_record, kind="text/plain"),
    Door("GET", "/tables/{code}/verify", verify_table, None, Verdict),
    Door("GET", "/tables/{code}/replay", replay, None, ReplayPage, query=SEAT),
    Door("POST", "/tables/{code}/branch", branch, Branch, Made, 201, limit="table"),
    Door("POST", "/records", import_record, Import, Made, 201, limit="record", most=4_194_304),
]
