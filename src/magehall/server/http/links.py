"""Doors for inviting: the link of a table as a picture."""

from __future__ import annotations

import io

import segno
from starlette.responses import Response

from magehall.server.http.door import Ask, Door


async def show_qr(ask: Ask) -> Response:
    """Draw the link of a table as a QR code."""
    room = await ask.house.hall.room(ask.code)
    drawn = io.BytesIO()
    segno.make(link(ask, room.table.code), error="m").save(drawn, kind="svg", scale=6, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def link(ask: Ask, code: str) -> str:
    """Return the address under which a table can be opened."""
    settings = ask.house.settings
    base = settings.public_url or f"{ask.request.url.scheme}://{ask.request.url.netloc}{settings.base_path}"
    return f"{base.rstrip('/')}/table/{code}"


DOORS = [Door("GET", "/tables/{code}/qr.svg", show_qr, kind="image/svg+xml")]
