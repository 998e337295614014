"""Doors that describe the others."""

from __future__ import annotations

from functools import cache

from starlette.responses import Response

from magehall.server.http import (
    accounts,
    games,
    links,
    notices,
    players,
    programs,
    records,
    reviews,
    standings,
    tables,
)
from magehall.server.http.door import JSON, Ask, Door, encode
from magehall.server.wire.openapi import openapi
from magehall.server.wire.schema import messages_schema

API = "/api/v1"

DOORS: list[Door] = [
    *games.DOORS,
    *players.DOORS,
    *accounts.DOORS,
    *tables.DOORS,
    *records.DOORS,
    *reviews.DOORS,
    *links.DOORS,
    *standings.DOORS,
    *notices.DOORS,
    *programs.DOORS,
]
"""All doors of the API."""


@cache
def openapi_text() -> bytes:
    """Write the OpenAPI description."""
    return encode(openapi(DOORS, API))


@cache
def messages_text() -> bytes:
    """Write the JSON Schema of the socket."""
    return encode(messages_schema())


async def describe(ask: Ask) -> Response:
    """Describe the API as OpenAPI."""
    return Response(openapi_text(), media_type=JSON)


async def describe_socket(ask: Ask) -> Response:
    """Describe the socket as JSON Schema."""
    return Response(messages_text(), media_type=JSON)


DESCRIBING = [
    Door("GET", "/openapi.json", describe, kind=JSON),
    Door("GET", "/messages.json", describe_socket, kind=JSON),
]
