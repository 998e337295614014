"""Doors outside the API: the page at the front, health, readiness."""

from __future__ import annotations

import asyncio
import logging
from importlib import resources
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import HTMLResponse, Response

from magehall import __version__
from magehall.server.http import client
from magehall.server.http.door import JSON, Ask, Door, encode
from magehall.server.wire.bodies import Health

log = logging.getLogger("magehall.pages")

PATIENCE: Final = 3.0
"""Seconds that the store is given to answer whether it is there."""


async def front(ask: Ask) -> Response:
    """Show the web client; a plain page where it is not built."""
    built = client.folder()
    if built is not None:
        return client.shown(built, ask.house.settings.base_path)
    page = resources.files("magehall.server.pages").joinpath("index.html").read_text(encoding="utf-8")
    return HTMLResponse(page)


async def healthz(ask: Ask) -> Health:
    """Say that the process runs."""
    return Health(status="ok", facts={"version": __version__})


async def readyz(ask: Ask) -> Health | Response:
    """Say whether the store answers."""
    try:
        await asyncio.wait_for(ask.house.store.seed(""), PATIENCE)
    except Exception as error:  # whatever is wrong with it, others shall be asked meanwhile
        log.warning("the store does not answer", extra={"error": type(error).__name__})
        return Response(encode(Health(status="store-away")), 503, media_type=JSON)
    return Health(status="ok")


async def metrics(ask: Ask) -> Response:
    """Give the figures for Prometheus."""
    return Response(ask.house.metrics.text(), media_type=CONTENT_TYPE_LATEST)


DOORS = [
    Door("GET", "/", front, kind="text/html"),
    Door("GET", "/healthz", healthz, None, Health),
    Door("GET", "/readyz", readyz, None, Health),
    Door("GET", "/metrics", metrics, kind="text/plain"),
]
