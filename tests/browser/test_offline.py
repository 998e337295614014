from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.harness import PHONE, visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


def settle(page: Page) -> None:
    """Wait until the service worker has everything."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(1000)


def test_a_pad_is_kept_without_a_network(browser: Browser, address: str) -> None:
    page = visit(browser, PHONE, "uk", worker=True)
    page.goto(f"{address}/scorepad/wizard")
    settle(page)
    page.get_by_role("button", name="Почати").click()
    page.wait_for_url("**/scorepad/wizard/*")
    for bid in ("0", "0", "1"):
        page.get_by_role("button", name=bid, exact=True).click()
    page.get_by_role("button", name="Прогнози зроблено").click()
    for won in ("0", "0"):
        page.get_by_role("button", name=won, exact=True).click()
    page.get_by_role("button", name="Записати").click()
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector("tfoot")
    assert page.locator("tfoot").inner_text().split() == ["Разом", "30", "20", "20"]


def test_the_rules_are_read_without_a_network(browser: Browser, address: str) -> None:
    page = visit(browser, PHONE, worker=True)
    page.goto(f"{address}/rules/wizard")
    settle(page)
    page.context.set_offline(True)
    page.goto(f"{address}/rules/carcassonne#carcassonne-61")
    page.wait_for_selector("#carcassonne-61")
    assert "28" in page.locator("#carcassonne-61").inner_text()
