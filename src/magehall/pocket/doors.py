"""Doors that only a hall of one device has: no game there is anybody else's, and no secret."""

from __future__ import annotations

from typing import Final

from starlette.responses import PlainTextResponse, Response

from magehall.server.http.door import Ask, Door
from magehall.server.refused import Refused
from magehall.server.tables.table import FINISHED, PLAYING
from magehall.server.wire.bodies import Nothing

EVER: Final = 1 << 62


async def remove(ask: Ask) -> Nothing:
    """Delete a table and all that belongs to it."""
    room = await ask.house.hall.room(ask.code)
    await ask.house.hall.remove(room.table.code, EVER)
    return Nothing()


async def show_record(ask: Ask) -> Response:
    """Give the record of a game, with `?now=1` also of one under way: it can be continued in another hall."""
    table = (await ask.house.hall.room(ask.code)).table
    if table.status != FINISHED and not (table.status == PLAYING and ask.request.query_params.get("now")):
        raise Refused("not-finished")
    return PlainTextResponse(str(table.match.record))


NOW: Final = {"now": "1 for a game under way too"}
DOORS: Final = [
    Door("DELETE", "/tables/{code}", remove, None, Nothing),
    Door("GET", "/tables/{code}/record", show_record, kind="text/plain", query=NOW),
]
