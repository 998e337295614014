"""A whole game by the keyboard alone, and one by typed moves alone."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.browser.harness import DESKTOP
from tests.browser.players import Player, alone, final_scores, record_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SHORT = {"wizard": {"rounds": "1+3+6"}}
"""Some of the rounds, small and large; whole games are played in `test_games.py`."""
FOCUS = """() => {
    const shown = (each) => each.getClientRects().length > 0;
    const seen = (found) => [...document.querySelectorAll(found)].some(shown);
    const glowing = ".hand [aria-pressed], .picker [aria-pressed], [data-move], [data-go-on]";
    if (document.querySelector("button[data-result]")) return "over";
    if (document.activeElement?.matches(".hand [aria-disabled], .picker [aria-disabled]")) return "refused";
    if (document.activeElement?.matches(glowing)) return "there";
    return seen("[aria-pressed], [data-move], [data-go-on]") ? "away" : "wait";
}"""


def by_keys(player: Player, seconds: float) -> None:
    """Tab to what glows, walk with the arrows, choose and confirm with Enter; no pointer at all."""
    keys = player.page.keyboard
    end, turn = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        where = player.page.evaluate(FOCUS)
        if where == "over":
            return
        if where == "refused":
            turn += 1
            keys.press("ArrowRight" if turn // 12 % 2 else "ArrowLeft")
        elif where == "there":
            keys.press("Enter")
        elif where == "away":
            keys.press("Tab")
        else:
            player.page.wait_for_timeout(30)
    raise AssertionError(player.look())


def test_a_game_by_the_keyboard_alone(browser: Browser, address: str) -> None:
    player = alone(browser, address, "wizard", 6, DESKTOP, options=SHORT["wizard"], goOn=3)
    by_keys(player, 480)
    assert not player.thrown
    assert player.scores() == final_scores(record_of(player.page, address))


@pytest.mark.parametrize("game", ["wizard", "rummikub", "carcassonne", "witchstone"])
def test_a_game_by_typed_moves_alone(browser: Browser, address: str, game: str) -> None:
    seats = {"wizard": 6, "rummikub": 4, "carcassonne": 6, "witchstone": 4}[game]
    player = alone(browser, address, game, seats, DESKTOP, options=SHORT.get(game, {}), spoken=True)
    page, made = player.page, 0
    end = time.monotonic() + 480
    while page.locator("button[data-result]").count() == 0:
        assert time.monotonic() < end, page.locator(".spoken h2").first.inner_text()
        listed = page.locator("#moves option").evaluate_all("all => all.map(each => each.value)")
        if not listed:
            page.wait_for_timeout(30)
            continue
        line = page.get_by_role("combobox")
        line.fill(listed[made % len(listed)])
        line.press("Enter")
        made += 1
        page.wait_for_timeout(20)
    assert made >= (1 if game == "rummikub" else 6)  # a round of Rummikub may be over after a few turns
    assert not player.thrown
    assert player.scores() == final_scores(record_of(page, address))
