"""Doors for inviting: the pages of a table as pictures of their links."""

from __future__ import annotations

import io
from typing import Final

import segno
from starlette.responses import Response

from magehall.server.http.door import Ask, Door

PAGES: Final = ("table", "hand", "tv")
"""The pages a table has: on any device, on a phone beside a television, on the television."""


async def show_qr(ask: Ask) -> Response:
    """Draw the link of a table as a QR code."""
    room = await ask.house.hall.room(ask.code)
    page = ask.request.query_params.get("page", "")
    drawn = io.BytesIO()
    linked = link(ask, room.table.code, page if page in PAGES else PAGES[0])
    segno.make(linked, error="m").save(drawn, kind="svg", scale=6, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def link(ask: Ask, code: str, page: str) -> str:
    """Give the address under which a table can be opened."""
    settings, porch = ask.house.settings, ask.house.porch
    asked = f"{ask.request.url.scheme}://{ask.request.url.netloc}{settings.base_path}"
    outward = porch.addresses() if porch.is_offered_to(ask.request) else []
    base = settings.public_url or next(iter(outward), asked)
    return f"{base.rstrip('/')}/{page}/{code}"


DOORS = [
    Door(
        "GET",
        "/tables/{code}/qr.svg",
        show_qr,
        kind="image/svg+xml",
        query={
            "from": "Anything, so that a page asks again when phones in the same home may join",
            "page": "The page it leads to: table, hand or tv; the table where none is named",
        },
    )
]
