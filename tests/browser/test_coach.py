"""Hints in three steps at the table, and the review on the page of the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from magehall.core import Match, Rng, game
from tests.browser.harness import DESKTOP, PHONE, axe, faults, is_cut_off, visit
from tests.browser.players import alone
from tests.browser.test_at_the_table import imported

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize


OVER_THE_BAR = """() => {
    const bar = document.querySelector(".below");
    const found = [];
    for (const each of document.querySelectorAll(".position .tag, .position .frame")) {
        each.style.pointerEvents = "auto";
        each.closest("[inert]")?.removeAttribute("inert");
        const { top } = each.getBoundingClientRect();
        const { top: edge, height } = bar.getBoundingClientRect();
        if (height > 0) scrollBy(0, top - edge - 4);
        const { left, width } = each.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, edge + 8);
        if (height > 0 && !bar.contains(seen)) found.push(each.className);
    }
    return found;
}"""
"""Scrolls each mark of a review under the bar at a phone's foot; gives those that are seen over it."""


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
    notice.locator("li").first.wait_for()
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
    page = visit(browser, size)
    thrown = faults(page)
    code = imported(page, address, "witchstone")
    page.goto(f"{address}/table/{code}")
    page.locator("[data-review]").click()
    page.get_by_text("Looked at").wait_for()
    slips = page.locator("ol > li[id^=review-]")
    slips.first.wait_for()
    expect(page.locator("figure rect.marked")).to_have_count(slips.count())
    losses = [float(text.replace("−", "-")) for text in page.locator(".loss").all_inner_texts()]
    assert losses == sorted(losses), "the largest loss first"
    page.locator("[data-grade=A] .grade").wait_for()
    slips.last.get_by_role("button").click()
    page.locator(".position [data-hit], .position .hinted").first.wait_for(state="attached")  # it is drawn
    if size == PHONE:
        page.wait_for_function("document.activeElement.matches('.shown')")
    seen = page.locator(".position").bounding_box()
    assert seen is not None
    assert seen["y"] >= 0, "who picks in the list sees the position"
    buttons = page.locator(".shown .buttons").bounding_box()
    assert buttons is not None
    assert buttons["y"] + buttons["height"] <= size["height"]
    assert not is_cut_off(page)
    assert axe(page) == []
    assert page.evaluate(OVER_THE_BAR) == []
    ply = str(slips.last.get_attribute("id")).removeprefix("review-")
    page.get_by_role("link", name="Open in the replay").click()
    page.locator(".at").filter(has_text=f"{ply} /").wait_for()
    page.go_back()
    chosen = page.locator(f"#review-{ply} button[aria-pressed=true]")
    chosen.wait_for()
    assert not thrown


NAMES = ["Златен рис", "Merula (random)", "Oswin (random)", "Tamsin (random)", "Bartholomeus (random)"]

CUT = """() => [...document.querySelectorAll(".scroll, .scroll *")]
    .filter((each) => getComputedStyle(each).overflowX !== "visible" && each.clientWidth > 0)
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.outerHTML)"""


def five_at_random() -> str:
    """Let five play Carcassonne at random; give the record."""
    match = Match.start(game("carcassonne"), NAMES, seed="five")
    rng = Rng("five", "players")
    while match.state.acting():
        seat = match.state.acting()[0]
        moves = list(match.state.moves(seat))
        match.play(seat, moves[rng.below(len(moves))])
    return str(match.record)


def test_five_names_fit_the_result_on_a_phone_and_bots_are_told_in_words(
    browser: Browser, address: str
) -> None:
    page = visit(browser, PHONE, "bg")
    page.goto(f"{address}/join")
    page.request.put(f"{address}/api/v1/me", data={"name": "Mira"})
    page.evaluate("localStorage['magehall-name'] = 'Mira'")
    made = page.request.post(f"{address}/api/v1/records", data={"record": five_at_random()})
    code = made.json()["table"]
    page.goto(f"{address}/table/{code}")
    page.locator("thead .name").last.wait_for()
    assert page.evaluate(CUT) == []
    page.goto(f"{address}/review/{code}")
    page.locator("[data-grade=B] [data-level]").wait_for()
    cards = page.locator(".grades").inner_text()
    assert "random" not in cards
    assert "Merula" in cards
