from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.harness import DESKTOP, PHONE, faults, visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_one_tap_begins_a_game_against_bots(browser: Browser, address: str) -> None:
    page = visit(browser, PHONE, worker=True)
    thrown = faults(page)
    page.goto(address)
    page.get_by_role("link", name="Play now against bots").first.click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".sentence")
    sentence = page.locator(".sentence").inner_text()
    page.reload()
    page.wait_for_selector(".sentence")
    assert sentence
    assert not thrown


def test_the_link_leads_to_a_free_seat(browser: Browser, address: str) -> None:
    host = visit(browser, DESKTOP, worker=True)
    host.goto(f"{address}/new?game=wizard")
    host.get_by_role("button", name="All people").click()
    host.get_by_role("textbox", name="Your name").fill("Mira")
    host.get_by_role("button", name="Create the table").click()
    host.wait_for_url("**/table/*")
    other = visit(browser, PHONE, "bg", worker=True)
    other.goto(host.url)
    other.get_by_role("textbox", name="Твоето име").fill("Калин")
    other.get_by_role("button", name="Седни на масата").click()
    host.get_by_text("Калин").wait_for()
    host.get_by_role("button", name="Start with 2 bots").click()
    other.wait_for_selector(".sentence")
    host.wait_for_selector(".sentence")


def test_a_new_visitor_opens_one_socket_and_none_that_is_refused(browser: Browser, address: str) -> None:
    host = visit(browser, DESKTOP, worker=True)
    host.goto(address)
    host.get_by_role("link", name="Play now against bots").first.click()
    host.wait_for_url("**/table/*")
    host.wait_for_selector(".sentence")
    other = visit(browser, PHONE, worker=True)
    told, sockets = faults(other), list[str]()
    other.on("console", lambda line: told.append(line.text) if line.type == "error" else None)
    other.on("websocket", lambda socket: sockets.append(socket.url))
    other.goto(host.url)
    other.wait_for_selector(".sentence")
    assert told == []
    assert len(sockets) == 1, "it opens when the server knows who comes"
