"""A browser, a server on a free port with the built client, and the steps people take."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from magehall.locales import LANGUAGES
from magehall.locales.catalogues import catalogues
from tests.browser import doors
from tools.shots import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserType, Page, ViewportSize

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUILT = ROOT / "web" / "dist" / "index.html"
PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
WIDE = sorted(LANGUAGES, key=lambda language: -len("".join(catalogues(language))))[:2]
"""The two languages with the most letters: what is wide enough for them is wide enough for all.

That no language lacks a word is a matter of the catalogues, and tested there."""
PATIENCE = 60_000
"""Milliseconds to wait for anything: the machine may be busy."""


LEFT_OUT = {"label-content-name-mismatch": {"enabled": False}}
"""An experimental rule that takes numerals drawn on cards and tiles for words on a button."""

SETTLED = """() => Promise.race([
    Promise.allSettled(document.getAnimations().map((each) => each.finished)),
    new Promise((enough) => setTimeout(enough, 1000)),
]).then(() => null)"""
"""Waits until nothing fades any more: colours half way are nobody's fault."""


@contextmanager
def serving(folder: Path, base: str = "", python: str = sys.executable, **more: str) -> Iterator[str]:
    """Run the server on a free port, in an environment of its own if need be; give its address."""
    if not BUILT.is_file():
        pytest.fail("the web client is not built: make web")
    settings = {"MAGEHALL_DATA_DIR": str(folder), "MAGEHALL_BASE_PATH": base, "MAGEHALL_RATE_LIMITS": "0"}
    settings |= {f"MAGEHALL_{name.upper()}": value for name, value in more.items()}
    command = [python, "-m", "magehall", "serve", "--port", "0"]
    server = subprocess.Popen(
        command,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        yield next(line for line in server.stdout if "http://" in line).split()[-1].rstrip("/")
    finally:
        server.terminate()
        server.wait(30)
        server.stdout.close()


@contextmanager
def browsing(port: int) -> Iterator[Browser]:
    """Start a browser whose pages can be watched."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright, launched(playwright.chromium, port) as browser:
        yield browser


@contextmanager
def launched(kind: BrowserType, port: int) -> Iterator[Browser]:
    """Start a browser with a door for who watches its pages."""
    args = ["--disable-dev-shm-usage", f"--remote-debugging-port={port}"]
    browser = kind.launch(executable_path=chromium(), args=args)
    yield browser
    browser.close()


TAPS = """for (const kind of ["pointerup", "keyup"])
    addEventListener(kind, () => { window.taps = (window.taps ?? 0) + 1; }, true);"""
"""Counts what has reached the page: on a busy machine a tap arrives long after it was made."""


def visit(
    browser: Browser,
    size: ViewportSize,
    language: str = "en",
    worker: bool = False,
    **more: Any,
) -> Page:
    """Open a page as a new visitor.

    With a service worker every visitor fetches the whole client: as much work as most tests do besides.
    """
    more["service_workers"] = "allow" if worker else "block"
    context = browser.new_context(viewport=size, locale=language, reduced_motion="reduce", **more)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(TAPS)
    doors.note(context)
    return context.new_page()


def faults(page: Page) -> list[str]:
    """Collect what the page's scripts throw from now on."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


def axe(page: Page) -> list[str]:
    """Let axe look at a page; give what it finds, with the places."""
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    page.evaluate(SETTLED)
    told = page.evaluate("([tags, rules]) => axe.run({ runOnly: tags, rules })", [tags, LEFT_OUT])
    return [f"{fault['id']}: {node['target']}" for fault in told["violations"] for node in fault["nodes"]]


UNRESOLVED = """() => {
    const raw = /[\u27e6\u27e7]|\\{\\s?\\$/;
    const said = [document.title, ...document.body.innerText.split("\\n")];
    for (const each of document.querySelectorAll("[aria-label], [title]"))
        said.push(each.getAttribute("aria-label") ?? "", each.getAttribute("title") ?? "");
    return [...new Set(said.filter((text) => raw.test(text)))];
}"""
"""All that a page says in which the mark of a picture or a name is left as it was written."""


def unresolved(page: Page) -> list[str]:
    """Give what a page shows or says that was meant for the code: marks of pictures, names of facts."""
    if page.is_closed() or not page.url.startswith("http"):
        return []
    found: list[str] = page.evaluate(UNRESOLVED)
    return found


def looks(page: Page) -> str:
    """Say what a page shows: its address and all its words; a page that cannot be asked is named alone."""
    from playwright.sync_api import Error

    try:
        words = " | ".join(page.inner_text("body", timeout=5000).split("\n"))
    except Error as error:
        words = str(error).partition("\n")[0]
    return f"{page.url}: {words}"


def is_cut_off(page: Page) -> bool:
    """Tell whether the page is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))
