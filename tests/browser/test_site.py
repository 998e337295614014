"""The static site: a folder on a plain file server, at a sub-path, and then no network at all."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from magehall.core import read_record
from magehall.core.match import verify
from tests.browser.harness import DESKTOP, PHONE, ROOT, faults, visit
from tests.browser.players import Player, final_scores, play_out, settle
from tests.browser.watch import free_port

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SITE = ROOT / "build" / "site"
OTHERS = ("rummikub", "carcassonne", "witchstone")


@contextmanager
def hosting(folder: Path) -> Iterator[str]:
    """Serve the site as anybody can, below a path; give its address."""
    if not (SITE / "index.html").is_file():
        pytest.fail("the static site is not built: make site")
    (folder / "games").mkdir()
    (folder / "games" / "hall").symlink_to(SITE)
    port = free_port()
    command = [sys.executable, "-u", "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    server = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert server.stdout is not None
    server.stdout.readline()
    try:
        yield f"http://127.0.0.1:{port}/games/hall/"
    finally:
        server.terminate()
        server.wait(30)
        server.stdout.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with hosting(tmp_path_factory.mktemp("host")) as found:
        yield found


def pack(page: Page, address: str) -> None:
    """Visit the site once, and take along what its games need."""
    page.goto(address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.locator("[data-luggage-fetch]").click()
    page.wait_for_selector("[data-pocket=here]")


def plan(page: Page, game: str, seats: int) -> None:
    """Remember a table of so many seats with bots that make no pauses."""
    terms = {"game": game, "seats": seats, "pause": False}
    sitters = ["me", *["bot:random"] * (seats - 1)]
    page.evaluate(
        "([key, plan]) => localStorage.setItem(key, plan)",
        [f"magehall-plan-pocket-{game}", json.dumps({"terms": terms, "sitters": sitters})],
    )


def begin(page: Page, address: str, game: str, seats: int) -> Player:
    plan(page, game, seats)
    page.goto(f"{address}#/")
    page.locator(f"a[href*='new?game={game}']").click()
    page.wait_for_url("**/#/pocket/table/*")
    page.wait_for_selector(".sentence")
    return Player(page, game)


def test_a_whole_game_is_played_without_any_network(browser: Browser, tmp_path: Path) -> None:
    page = visit(browser, PHONE, worker=True)
    thrown = faults(page)
    with hosting(tmp_path) as address:
        pack(page, address)
        settle(page, confirm=False, goOn=3)
    page.context.set_offline(True)
    player = begin(page, address, "wizard", 6)
    play_out([player], most=4)
    page.reload()
    page.wait_for_selector(".sentence")
    play_out([player])
    scores = player.scores()
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    record = read_record(Path(download.value.path()).read_text("utf-8"))
    assert scores == final_scores(record)
    assert verify(record) is None
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/#/pocket/replay/*")
    page.locator("input[type=range]").wait_for()
    page.go_back()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector(".sentence")
    assert not thrown


def test_every_game_and_one_device_for_all_without_any_network(browser: Browser, tmp_path: Path) -> None:
    page = visit(browser, DESKTOP, worker=True)
    thrown = faults(page)
    with hosting(tmp_path) as address:
        page.goto(address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.evaluate("() => void dispatchEvent(new Event('appinstalled'))")
        page.wait_for_selector("[data-pocket=here]")
        settle(page, confirm=False, goOn=3)
    page.context.set_offline(True)
    for game in OTHERS:
        play_out([begin(page, address, game, 2)], most=3)
    page.goto(f"{address}#/")
    expect(page.locator("[data-kept] [data-table]")).to_have_count(len(OTHERS))
    page.locator("[data-open=pass]").click()
    page.locator("input[name=game][value=wizard]").check(force=True)
    page.get_by_role("textbox", name="Your name").fill("Mira")
    for place, name in enumerate(("Kalin", "Ada"), 1):
        page.locator(f"[data-here='{place}']").fill(name)
    page.get_by_role("button", name="Start").click()
    page.locator("[data-take].primary").click()
    page.wait_for_selector("[data-cover]")
    page.goto(f"{address}#/rules/wizard#wizard-40")
    page.reload()
    expect(page.locator("#wizard-40")).to_be_in_viewport()
    assert not thrown
