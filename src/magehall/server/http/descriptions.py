"""Doors that describe the others."""

from __future__ import annotations

from functools import cache
from importlib import resources

from starlette.responses import HTMLResponse, Response

from magehall.server.http import (
    accounts,
    admin,
    games,
    links,
    notices,
    players,
    porch,
    programs,
    records,
    reviews,
    sessions,
    standings,
    tables,
)
from magehall.server.http.door import JSON, Ask, Door, encode
from magehall.server.pages.viewer import POLICY, viewer
from magehall.server.wire.asyncapi import asyncapi
from magehall.server.wire.openapi import openapi
from magehall.server.wire.schema import messages_schema

API = "/api/v1"

DOORS: list[Door] = [
    *games.DOORS,
    *players.DOORS,
    *accounts.DOORS,
    *sessions.DOORS,
    *tables.DOORS,
    *records.DOORS,
    *reviews.DOORS,
    *links.DOORS,
    *standings.DOORS,
    *notices.DOORS,
    *programs.DOORS,
    *porch.DOORS,
    *admin.DOORS,
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


@cache
def asyncapi_text() -> bytes:
    """Write the AsyncAPI description."""
    return encode(asyncapi(API))


@cache
def viewer_text() -> str:
    """Write the page on which people read both descriptions."""
    return viewer(openapi(DOORS, API), asyncapi(API))


async def describe(ask: Ask) -> Response:
    """Describe the API as OpenAPI."""
    return Response(await ask.aside(openapi_text), media_type=JSON)


async def describe_socket(ask: Ask) -> Response:
    """Describe the socket as JSON Schema."""
    return Response(await ask.aside(messages_text), media_type=JSON)


async def describe_conversation(ask: Ask) -> Response:
    """Describe the conversation over the socket as AsyncAPI."""
    return Response(asyncapi_text(), media_type=JSON)


async def show_descriptions(ask: Ask) -> Response:
    """Show the API and the socket on a page for people."""
    return HTMLResponse(viewer_text(), headers={"Content-Security-Policy": POLICY})


async def show_style(ask: Ask) -> Response:
    """Return the style sheet of that page."""
    style = resources.files("magehall.server.pages").joinpath("docs.css").read_text(encoding="utf-8")
    return Response(style, media_type="text/css")


DESCRIBING = [
    Door("GET", "/docs", show_descriptions, kind="text/html"),
    Door("GET", "/docs.css", show_style, kind="text/css"),
    Door("GET", "/openapi.json", describe, kind=JSON),
    Door("GET", "/asyncapi.json", describe_conversation, kind=JSON),
    Door("GET", "/messages.json", describe_socket, kind=JSON),
]
