"""The hall in a browser plays as ours does: the same seeds, the same records, bots' choices included."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error

from magehall.core import read_record
from tests.browser.harness import BUILT
from tests.pocket.plays import SEATS, played, setting_out

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

OPEN = """([file, list]) => new Promise((resolve, reject) => {
    const worker = new Worker(file, { type: "module" }), asked = new Map();
    window.ask = (method, path, body) => new Promise((answered) => {
        asked.set(asked.size + 1, answered);
        const sent = new TextEncoder().encode(body === undefined ? "" : JSON.stringify(body));
        const headers = { "content-type": "application/json" }, door = `/api/v1/${path}`;
        worker.postMessage({ kind: "ask", id: asked.size, method, path: door, headers, body: sent });
    });
    worker.onerror = (event) => reject(event.message);
    worker.onmessage = ({ data }) => {
        if (data.kind === "ready") resolve();
        if (data.kind === "failed") reject(`${data.why}: ${data.words}`);
        const read = () => ({ ...data, body: new TextDecoder().decode(data.body) });
        if (data.kind === "answer") asked.get(data.id)(read());
    };
    setTimeout(() => reject("the hall does not open"), 60_000);
    worker.postMessage({ kind: "open", base: new URL("./", location.href).href, list });
})"""
"""Opens the hall without the pages, by the messages that they send to its worker."""
PLAY = """async (calls) => {
    let code = "";
    for (const [method, path, body] of calls) {
        const answer = await window.ask(method, path.replace("*", code), body);
        if (answer.status >= 300) throw new Error(answer.body);
        code = JSON.parse(answer.body).table ?? code;
    }
    for (let tries = 0; tries < 600; tries++) {
        const record = await window.ask("GET", `tables/${code}/record`);
        if (record.status === 200) return record.body;
        await new Promise((rested) => setTimeout(rested, 200));
    }
    throw new Error("the game takes too long");
}"""
"""Has bots play a game to its end; gives the record."""


def worker() -> str:
    """Name the built script of the worker."""
    scripts = (BUILT.parent / "assets" / "pocket").glob("worker-*.js")
    return next(f"assets/pocket/{script.name}" for script in scripts if "indexedDB" in script.read_text())


def natively(key: str, seed: str) -> str:
    """Play a game that follows from a seed here, beside Playwright's own loop; give its record."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, played(key, seed)).result()


@pytest.fixture(scope="module")
def hall(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(address)
    page.evaluate(OPEN, [worker(), json.loads((BUILT.parent / "pocket.json").read_text())])
    yield page
    context.close()


@pytest.mark.parametrize("key", SEATS)
def test_whole_games_go_as_they_go_natively(hall: Page, key: str) -> None:
    record = hall.evaluate(PLAY, setting_out(key))
    seed = read_record(record).seed
    assert seed is not None
    assert record == natively(key, seed)


def test_only_one_tab_has_the_hall(hall: Page) -> None:
    other = hall.context.new_page()
    other.goto(hall.url)
    with pytest.raises(Error, match="elsewhere"):
        other.evaluate(OPEN, [worker(), json.loads((BUILT.parent / "pocket.json").read_text())])
    other.close()


def test_what_is_packed_comes_with_its_licences() -> None:
    told = (BUILT.parent / "assets/pocket/LICENCES.txt").read_text("utf-8")
    for name in ("Pyodide 314", "MPL-2.0", "github.com/pyodide/pyodide/tree/314", "Python 3.14"):
        assert name in told
    for name in ("attrs", "babel", "fluent.runtime", "itsdangerous", "pytz", "starlette"):
        assert f"\n{name} " in told, name
