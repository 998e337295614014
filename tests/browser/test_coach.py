"""Hints in three steps at the table, and the review on the page of the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.harness import DESKTOP, PHONE, axe, faults, is_cut_off, visit
from tests.browser.players import alone
from tests.browser.test_at_the_table import imported

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_hint_is_a_nudge_then_candidates_then_the_answer(
    browser: Browser, address: str, size: ViewportSize
) -> None:
    player = alone(browser, address, "wizard", 3, size)
    player.page.wait_for_selector("header.mine")
    page, notice = player.page, player.page.locator(".notice.hint")
    page.keyboard.press("h")
    notice.locator("[data-step=candidates]").click()
    notice.get_by_text("The candidates").wait_for()
    assert notice.locator("li").count() >= 1
    notice.locator("[data-step=answer]").click()
    notice.get_by_text("The bot would play").wait_for()
    assert not is_cut_off(page)
    notice.get_by_role("button", name="Play this").click()
    notice.wait_for(state="detached")
    assert not player.thrown


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_review_marks_losses_and_opens_the_replay_there(
    browser: Browser, address: str, size: ViewportSize
) -> None:
    page = visit(browser, size, axe=True)
    thrown = faults(page)
    code = imported(page, address, "witchstone")
    page.goto(f"{address}/table/{code}")
    page.locator("[data-review]").click()
    page.get_by_text("Looked at").wait_for()
    marked = page.locator(".review ol > li")
    assert marked.count() >= 1
    assert page.locator(".review rect.marked").count() == marked.count()
    assert not is_cut_off(page)
    assert axe(page) == []
    ply = str(marked.first.get_attribute("id")).removeprefix("review-")
    marked.first.get_by_role("link").click()
    page.locator(".at").filter(has_text=f"{ply} /").wait_for()
    assert not thrown
