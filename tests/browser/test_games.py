"""Whole games through the page: two browsers, one of them a phone, with bots, to the final score."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from magehall.core.match import verify
from tests.browser.harness import DESKTOP, PHONE
from tests.browser.players import final_scores, play_out, record_of, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SEATS = {"wizard": 6, "rummikub": 3, "carcassonne": 6, "witchstone": 4}
OPTIONS = {"rummikub": {"copies": "1"}}


@pytest.mark.parametrize("game", list(SEATS))
def test_a_whole_game_by_two_browsers_and_bots(browser: Browser, address: str, game: str) -> None:
    options = OPTIONS.get(game, {})
    host, other = sit_down(
        browser, address, game, SEATS[game], (DESKTOP, PHONE), worker=True, options=options
    )
    play_out([host, other], most=8)
    before = other.page.locator("h1").inner_text()
    other.page.reload()
    other.page.wait_for_selector(".sentence")
    assert other.page.locator("h1").inner_text() == before
    play_out([host, other])
    record = record_of(host.page, address)
    assert host.scores() == other.scores() == final_scores(record)
    assert record.names[:2] == ["Mira", "Kalin"]
    assert verify(record) is None
    host.page.get_by_role("button", name="Verify the shuffle").click()
    host.page.get_by_text("follow from the sealed seed").wait_for()
