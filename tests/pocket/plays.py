"""Whole games of bots in the hall of a browser, asked for at its doors, the same way wherever it runs."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from unittest import mock

from magehall.pocket.line import Pocket, open_pocket
from magehall.pocket.store import Keep
from magehall.server.tables import hall

API = "/api/v1/"
HEADERS = {"accept-language": "en", "content-type": "application/json"}
LEVELS = ("medium", "easy", "random")
SEATS = {"wizard": 3, "rummikub": 2, "carcassonne": 2, "witchstone": 2}
LONGEST = 120.0
"""Seconds for a game."""

Call = tuple[str, str, dict[str, Any]]


def setting_out(key: str) -> list[Call]:
    """List what is asked to have bots play a game; `*` stands for the table."""
    seats = "ABCDEF"[: SEATS[key]]
    terms = {"game": key, "seats": len(seats), "pause": False}
    opened: list[Call] = [("PUT", "me", {"name": "Ann"}), ("POST", "tables", {"terms": terms, "sit": False})]
    sat: list[Call] = [
        ("POST", "tables/*/seat", {"seat": seat, "bot": level})
        for seat, level in zip(seats, LEVELS, strict=False)
    ]
    return [*opened, *sat, ("POST", "tables/*/start", {})]


async def nowhere(count: int, changed: dict[int, bytes]) -> None:
    """Keep nothing."""


async def ask(pocket: Pocket, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask at a door; a refusal fails the test."""
    reply = await pocket.ask(method, API + path, HEADERS, b"" if body is None else json.dumps(body).encode())
    assert reply.status < 300, (method, path, reply)
    is_json = reply.headers["content-type"] == "application/json"
    return json.loads(reply.body) if is_json else reply.body.decode()


async def begun(pocket: Pocket, key: str) -> str:
    """Have bots begin a game; return the code of the table."""
    code = ""
    for method, path, body in setting_out(key):
        told = await ask(pocket, method, path.replace("*", code), body)
        code = told.get("table", code)
    return code


async def finished(pocket: Pocket, code: str) -> str:
    """Wait for the end of a game; return its record."""
    async with asyncio.timeout(LONGEST):
        while (await ask(pocket, "GET", f"tables/{code}"))["picture"]["status"] != "finished":
            await asyncio.sleep(0.05)
    text: str = await ask(pocket, "GET", f"tables/{code}/record")
    return text


async def played(key: str, seed: str, keep: Keep = nowhere) -> str:
    """Play a game that follows from a seed; return its record."""
    pocket = await open_pocket(b"", keep)
    try:
        with mock.patch.object(hall, "fresh_seed", return_value=seed):
            return await finished(pocket, await begun(pocket, key))
    finally:
        await pocket.close()
