"""The hall in the browser, beside a real one: the download, tables on this device, the way to the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.harness import PHONE, axe, faults, is_cut_off, visit
from tools.hall import played

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

OLD_LUGGAGE = """async () => {
    const luggage = await caches.open("magehall-luggage");
    for (const name of ["/wanted", "/old"]) await luggage.put(name, new Response(""));
}"""
"""What an older version leaves to the service worker of a new one."""
SLOW = 1_500_000
"""Bytes in a second, so that the download takes long enough to be seen."""


def throttle(wire: CDPSession, bytes_in_a_second: int) -> None:
    limits = {"offline": False, "latency": 0, "uploadThroughput": -1}
    wire.send("Network.emulateNetworkConditions", {**limits, "downloadThroughput": bytes_in_a_second})


def test_the_download_says_how_far_it_is_and_goes_on_where_it_stopped(browser: Browser, address: str) -> None:
    page = visit(browser, PHONE)
    partly: list[int] = []
    page.on("response", lambda got: partly.append(got.status) if "/assets/pocket/" in got.url else None)
    page.goto(address)
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    throttle(wire, SLOW)
    page.locator("[data-luggage-fetch]").click()
    bar = page.get_by_role("progressbar")
    bar.wait_for()
    page.wait_for_function("() => document.querySelector('progress').value > 1e6")
    assert axe(page) == []
    assert not is_cut_off(page)
    page.locator("[data-luggage-stop]").click()
    page.wait_for_selector("[data-luggage=away]")
    throttle(wire, -1)
    page.get_by_role("button", name="Continue the download").click()
    page.wait_for_selector("[data-pocket=here]")
    assert 206 in partly


def review(page: Page) -> None:
    """Have the finished game on the page looked at, and come back."""
    page.locator("[data-review]").click()
    page.wait_for_url("**/pocket/review/*")
    page.get_by_text("Looked at").wait_for()
    page.locator("[data-grade=A] .grade").wait_for()
    assert not is_cut_off(page)
    page.go_back()
    page.wait_for_selector(".ranks")


def take_a_hint(page: Page) -> None:
    """Ask for a hint in all its steps, and play it."""
    hint = page.locator(".notice.hint")
    page.wait_for_selector("header.mine")
    page.keyboard.press("h")
    hint.locator("[data-step=candidates]").click()
    hint.locator("li").first.wait_for()
    hint.locator("[data-step=answer]").click()
    hint.get_by_text("The bot would play").wait_for()
    assert not is_cut_off(page)
    hint.get_by_role("button", name="Play this").click()
    hint.wait_for(state="detached")


def test_a_table_on_this_device_is_listed_handed_over_and_deleted(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    page = visit(browser, PHONE, worker=True)
    thrown = faults(page)
    saved = tmp_path / "game.mage"
    saved.write_text(played("wizard"), encoding="utf-8")
    page.goto(f"{address}/pocket/record")
    page.locator("[data-luggage-fetch]").click()
    page.set_input_files("input[type=file]", saved)
    page.wait_for_selector(".ranks")
    here = page.locator(".ranks").inner_text()
    review(page)
    page.goto(address)
    row = page.locator("[data-kept] [data-table]")
    row.wait_for()
    assert not is_cut_off(page)
    row.locator("[data-more]").click()
    assert axe(page) == []
    page.locator("[data-do=hand-over]").click()
    page.wait_for_url(re.compile(f"^{address}/table/"))
    page.wait_for_selector(".ranks")
    assert page.locator(".ranks").inner_text() == here
    page.goto(address)
    row.locator("[data-more]").click()
    page.locator("[data-do=delete]").click()
    page.locator("[data-do=delete]").click()
    expect(row).to_have_count(0)
    page.wait_for_function("() => document.querySelector('[data-kept]') === null")
    page.context.set_offline(True)
    page.goto(address)
    page.get_by_role("link", name="Play now against bots").first.click()
    page.wait_for_url("**/pocket/table/*")
    page.wait_for_selector(".sentence")
    assert page.get_by_role("img", name="On this device").count() == 1
    take_a_hint(page)
    assert not thrown


def test_a_second_tab_is_told_of_the_first(browser: Browser, address: str) -> None:
    page = visit(browser, PHONE, "de")
    page.goto(f"{address}/pocket/new?game=wizard&now")
    page.locator("[data-luggage-fetch]").click()
    page.wait_for_url("**/pocket/table/*")
    page.wait_for_selector(".sentence")
    second = page.context.new_page()
    second.goto(page.url)
    expect(second.get_by_role("alert")).to_contain_text("in einem anderen Tab")
    second.get_by_role("link", name="Zurück zur Halle").click()
    expect(second.locator("[data-learn=wizard]")).to_be_visible()
    second.locator("[data-kept] [data-more]").click()
    second.locator("[data-do=delete]").click()
    second.locator("[data-do=delete]").click()
    expect(second.get_by_role("dialog").get_by_role("status")).to_contain_text("in einem anderen Tab")
    second.keyboard.press("Escape")
    second.locator("[data-open=pocket]").click()
    expect(second.locator("[data-open=record]")).to_be_visible()
    assert second.locator("[data-learn]").count() == 0
    page.goto(page.url.replace("/table/", "/review/"))
    expect(page.get_by_text("Die Partie ist noch nicht")).to_be_visible()


def test_a_new_version_is_ready_with_its_luggage_where_somebody_has_taken_it_along(
    browser: Browser, address: str
) -> None:
    page = visit(browser, PHONE, worker=True)
    page.goto(f"{address}/healthz")
    page.evaluate(OLD_LUGGAGE)
    page.goto(address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(
        "() => caches.open('magehall-luggage').then((all) => all.match('/old')).then((old) => !old)"
    )
    page.reload()
    page.wait_for_selector("[data-pocket=here]")
