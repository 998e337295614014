"""A strict policy on every kind of answer: pages, API, errors, viewer, assets, streams, below a path too."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.routing import BaseRoute, Mount, Route

from magehall.server.app import make_app
from magehall.server.http import client
from magehall.server.settings import Settings
from tests.server.harness import Served, served

REAL = {"game": "wizard", "bot": "nobody"}
ALWAYS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
NEVER = ("unsafe-eval", "*", "http:", "https:", "wasm-unsafe-eval", "strict-dynamic")
ODD = [
    "/%00",
    "/%ff",
    "/..%2f..%2fetc/passwd",
    "/" + "x" * 5000,
    "/api",
    "/api/v1",
    "/api/v1/no-such",
    "/a.b",
    "/<b>",
]

OURS = ["'self'", "'wasm-unsafe-eval'"]
"""Our own scripts, and the machine code of the hall that plays in a browser."""


def routes(found: list[BaseRoute], base: str = "") -> Iterator[tuple[str, str]]:
    """List every method and path that the app answers."""
    for route in found:
        if isinstance(route, Mount):
            yield from routes(list(route.routes), base + route.path)
        elif isinstance(route, Route):
            for method in sorted(route.methods or ()):
                yield method, base + route.path


def directives(policy: str) -> dict[str, list[str]]:
    parts = [part.split() for part in policy.split(";")]
    assert len({part[0] for part in parts}) == len(parts), "each directive once"
    return {part[0]: part[1:] for part in parts}


def check(answer: httpx.Response) -> None:
    where = f"{answer.request.method} {str(answer.request.url)[:100]}"
    (policy,) = answer.headers.get_list("content-security-policy")
    told = directives(policy)
    fallback = told["default-src"]
    assert fallback in (["'none'"], ["'self'"]), where
    assert told.get("script-src", fallback) in (["'none'"], ["'self'"], OURS), where
    assert told.get("style-src-elem", told.get("style-src", fallback)) != ["*"], where
    assert told["frame-ancestors"] == told["base-uri"] == ["'none'"], where
    assert told.get("object-src", fallback) == ["'none'"], where
    others = [
        value for name, values in told.items() if (name, values) != ("script-src", OURS) for value in values
    ]
    assert not any(word in value for value in others for word in NEVER), where
    if answer.headers.get("content-type", "").startswith("text/html"):
        assert "'unsafe-inline'" not in told.get("style-src", []), where
    for name, value in ALWAYS.items():
        assert answer.headers.get(name) == value, (where, name)


def filled(path: str, code: str) -> str:
    named = {**REAL, "code": code}
    for name, value in named.items():
        path = path.replace(f"{{{name}}}", value)
    return path.replace("{path:path}", "rules/wizard")


def look_at_everything(server: Served, base: str) -> int:
    """Ask everything, as nobody and as somebody; give the number of answers looked at."""
    looked = 0
    found = list(routes(make_app(Settings(base_path=base)).routes))
    origin = server.url.removesuffix(base)
    with httpx.Client(base_url=origin, timeout=60) as somebody, httpx.Client(base_url=origin) as nobody:
        somebody.put(f"{base}/api/v1/me", json={"name": "Ann"}).raise_for_status()
        terms = {"terms": {"game": "wizard", "seats": 3, "pause": False}}
        code = somebody.post(f"{base}/api/v1/tables", json=terms).json()["table"]
        asked = [(method, filled(path, code)) for method, path in found]
        last = [each for each in asked if each[0] == "DELETE"]
        for client_ in (nobody, somebody):
            for method, path in [*(each for each in asked if each not in last), *last]:
                check(client_.request(method, path))
                looked += 1
        for path in ODD:
            check(nobody.get(base + path))
            check(nobody.post(base + path))
        check(nobody.put(f"{base}/healthz"))
        check(somebody.post(f"{base}/api/v1/tables", content=b"x" * 100_000))
        check(nobody.post(f"{base}/api/v1/terms", json={}, headers={"Origin": "https://elsewhere.example"}))
    return looked


@pytest.mark.parametrize("base", ["", "/games/hall"])
def test_every_answer_has_the_policy(tmp_path: Path, base: str) -> None:
    with served(tmp_path, base_path=base) as server:
        assert look_at_everything(server, base) > 140


def test_a_failure_of_ours_has_it_too(tmp_path: Path) -> None:
    async def lobby(limit: int) -> None:
        raise ValueError("a mistake of ours")

    async def story() -> httpx.Response:
        app = make_app(Settings(data_dir=str(tmp_path)))
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://hall") as http,
        ):
            app.state.house.store.lobby = lobby
            return await http.get("/api/v1/tables")

    answer = asyncio.run(story())
    assert answer.status_code == 500
    assert "mistake" not in answer.text
    check(answer)


def test_a_stream_has_it_too(tmp_path: Path) -> None:
    with served(tmp_path) as server, httpx.Client(base_url=f"{server.url}/api/v1", timeout=60) as http:
        http.put("/me", json={"name": "Ann"}).raise_for_status()
        token = http.post("/me/bots", json={"name": "Brave"}).json()["token"]
        with http.stream("GET", "/bot/events", headers={"Authorization": f"Bearer {token}"}) as answer:
            assert answer.status_code == 200
            check(answer)


@pytest.mark.skipif(client.folder() is None, reason="the web client is not built")
def test_every_file_of_the_client_has_it(tmp_path: Path) -> None:
    built = client.folder()
    assert built is not None
    with served(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        for file in sorted(built.rglob("*")):
            if file.is_file():
                check(http.get(f"/{file.relative_to(built)}"))


def test_pages_run_no_script_but_their_own(tmp_path: Path) -> None:
    with served(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        told = directives(http.get("/").headers["content-security-policy"])
        opened = directives(http.get("/api/v1/games/wizard/words").headers["content-security-policy"])
    assert told["script-src"] == OURS
    assert told["style-src"] == ["'self'"]
    assert told["script-src-attr"] == ["'none'"]
    assert opened["default-src"] == ["'none'"]
    assert "script-src" not in opened
