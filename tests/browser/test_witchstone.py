"""Witchstone on a phone: a turn by taps, a wrong tap answered like a person would, and nothing cut off."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.harness import PHONE, WIDE, is_cut_off
from tests.browser.players import Player, alone, step_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SEATS: Final = dict(zip((*WIDE, "en"), (4, 3, 2), strict=True))
TILE: Final = ".mine [data-piece^=hand-]"
NOTATION: Final = re.compile(r"[-−]?\d,[-−]?\d|\bc\d\d\b|[a-z]_[a-z]|[“„«](?:tile|discard)\b")
CUT: Final = """() => {
    const found = [];
    const notice = document.querySelector(".notice");
    if (notice?.getClientRects().length > 0) return found;  // it lies over the table until the next tap
    const parts = ["button", "h2", ".item", "svg [data-piece]", ".badge rect", ".target"];
    const drawn = [...parts.map((part) => `.board ${part}`), ".actions button", ".sentence"];
    for (const each of document.querySelectorAll(drawn.join())) {
        const box = each.getBoundingClientRect();
        if (box.width === 0) continue;
        const name = `${each.tagName}.${each.getAttribute("class")} ${each.textContent.trim().slice(0, 30)}`;
        const scrolls = each.closest(".shelfbox, .around") !== null;
        if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`beside the window: ${name}`);
        if (scrolls) continue;
        if (box.top < -0.5 || box.bottom > innerHeight + 0.5) found.push(`below the window: ${name}`);
        if (!(each instanceof HTMLElement)) continue;
        if (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
            found.push(`words cut: ${name}`);
        const round = Math.min(box.width, box.height) / 2;  // the corners of a pill are not its own
        const covered = [box.left + round, box.right - round]
            .some((x) => !each.contains(document.elementFromPoint(x, box.bottom - 4)));
        if (each.tagName === "BUTTON" && covered) found.push(`covered: ${name}`);
    }
    return found;
}"""
"""Everything drawn that reaches out of the window, whose words do not fit, or that lies under something."""


def sentence(player: Player) -> str:
    return player.page.locator(".sentence").inner_text()


def test_a_turn_by_taps_with_a_wrong_one_answered(browser: Browser, address: str) -> None:
    player = alone(browser, address, "witchstone", 3, PHONE)
    page = player.page
    step_until(player, f"{TILE}.legal")
    page.reload()
    page.locator(f"{TILE}.legal").first.wait_for()
    said = page.locator(".sentence")
    expect(said).to_have_text("Choose a tile, then two empty hexes for it.")
    page.locator(f"{TILE}.legal").first.click()
    expect(said).to_have_text(re.compile("^Now choose a hex for "))
    page.locator("[data-hit^=hex-]").first.click()
    expect(said).to_have_text(re.compile("^Here it gives "))
    before = sentence(player)
    page.get_by_role("button", name="Swap order").click()
    expect(said).not_to_have_text(before)
    page.get_by_role("button", name="Lay it here").click()
    page.locator(f"{TILE}.legal").first.wait_for(state="detached")
    page.locator(".actions button.plain[data-move], .actions button.primary").first.wait_for()
    page.locator(TILE).first.click()
    answer = page.locator(".notice.refusal p")
    answer.wait_for()
    assert re.fullmatch(r"First finish the \w+ action\.", answer.inner_text()), answer.inner_text()
    assert not NOTATION.search(answer.inner_text())
    page.locator(".notice.refusal button").last.click()
    step_until(player, f".sentence:has-text('Waiting for'), {TILE}.legal")
    assert not player.thrown


SQUEEZE = """rules => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
}"""
"""Gives a page these rules besides its own, as its policy allows no other way to."""


def try_a_tile(player: Player, hex_: int) -> None:
    """Lay the first tile down to be looked at; a hex tapped once more would already play it.

    So what earlier steps have tried is put down first, and no move may be on its way.
    """
    step_until(player, f"main:not([aria-busy=true]) {TILE}.legal")
    page = player.page
    page.keyboard.press("Escape")
    page.locator(f"{TILE}.legal").first.click()
    page.locator("[data-hit^=hex-]").nth(hex_).click()
    page.locator(".badge rect").first.wait_for()


@pytest.mark.parametrize("language", SEATS)
def test_nothing_is_cut_off_on_a_phone(browser: Browser, address: str, language: str) -> None:
    player = alone(browser, address, "witchstone", SEATS[language], PHONE, language)
    page = player.page
    tabs = page.locator("[role=tablist] [role=tab]")
    for round_ in range(4):
        try_a_tile(player, round_)
        assert page.evaluate(CUT) == []
        for _ in range(8):
            player.step()
            page.wait_for_timeout(60)
            assert page.evaluate(CUT) == [], sentence(player)
    assert page.locator("[role=tablist]").count() == 1, "one row of tabs"
    tabs.first.click()
    page.evaluate(SQUEEZE, ".notice { display: none } .mine { height: 1rem !important }")
    assert page.evaluate(CUT) != [], "what is cut off is seen"
    page.evaluate(SQUEEZE, "")
    for place in range(tabs.count()):
        tabs.nth(place).click()
        assert page.evaluate(CUT) == [], tabs.nth(place).inner_text()
        assert not is_cut_off(page)
        assert not NOTATION.search(page.locator(".board").inner_text())
    assert not player.thrown
