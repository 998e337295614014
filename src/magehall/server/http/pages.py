"""Doors outside the API: the front page, health, readiness."""

from __future__ import annotations

from importlib import resources

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import HTMLResponse, Response

from magehall import __version__
from magehall.server.http import client
from magehall.server.http.door import JSON, Ask, Door, encode, inside
from magehall.server.readiness import OK
from magehall.server.wire.bodies import Health


async def front(ask: Ask) -> Response:
    """Show the web client, or a plain page if it is not built."""
    built = client.folder()
    if built is not None:
        return client.shown(built, ask.house.settings.base_path)
    page = resources.files("magehall.server.pages").joinpath("index.html").read_text(encoding="utf-8")
    return HTMLResponse(page)


async def healthz(ask: Ask) -> Health:
    """Say that the process runs."""
    return Health(status="ok", facts={"version": __version__})


async def readyz(ask: Ask) -> Response:
    """Say whether the store can be read and written."""
    word = await ask.house.readiness.word()
    return Response(encode(Health(status=word)), 200 if word == OK else 503, media_type=JSON)


async def metrics(ask: Ask) -> Response:
    """Give the figures for Prometheus."""
    return Response(ask.house.metrics.text(), media_type=CONTENT_TYPE_LATEST)


DOORS = [
    Door("GET", "/", front, kind="text/html"),
    Door("GET", "/healthz", healthz, None, Health),
    inside("GET", "/readyz", readyz, None, Health),
    inside("GET", "/metrics", metrics, kind="text/plain"),
]
