"""What one does at a table besides playing on: being refused, undoing, coming back, looking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.harness import DESKTOP, PHONE, WIDE, axe, faults, is_cut_off, visit
from tests.browser.players import Player, alone, step_until
from tools.hall import played

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

GAMES = ["wizard", "rummikub", "carcassonne", "witchstone"]


def imported(page: Page, address: str, game: str) -> str:
    """Bring in a game that bots have played; give its code."""
    page.goto(f"{address}/join")
    page.request.put(f"{address}/api/v1/me", data={"name": "Mira"})
    page.evaluate("localStorage['magehall-name'] = 'Mira'")
    made = page.request.post(f"{address}/api/v1/records", data={"record": played(game)})
    return str(made.json()["table"])


def test_an_illegal_card_says_why_and_opens_the_rule(browser: Browser, address: str) -> None:
    player = alone(browser, address, "wizard", 3, DESKTOP)
    step_until(player, "button[data-card][aria-disabled]")
    refused = player.page.locator("button[data-card][aria-disabled]").last
    refused.focus()
    player.page.keyboard.press("Enter")
    notice = player.page.locator(".notice.refusal")
    notice.wait_for()
    assert "follow" in notice.inner_text()
    assert notice.locator(".mini").count() >= 2, "the card played and those that would follow are drawn"
    notice.get_by_role("button", name="Rule").click()
    player.page.wait_for_selector("dialog[open] #wizard-23")
    assert not player.thrown


def place_a_tile(player: Player) -> None:
    """Wait for one's turn and place the tile; the answer is waited for, so that no tap is meant for later."""
    page = player.page
    page.wait_for_selector(".cell[data-target]")
    page.locator(".cell[data-target]").first.press("Enter")
    page.locator(".actions button.primary").click()
    page.wait_for_selector(".cell[data-target]", state="detached")


def test_a_step_is_undone_by_its_key(browser: Browser, address: str) -> None:
    plain = {"mage-witch": "off"}  # a magic tile would ask for its figure first
    player = alone(browser, address, "carcassonne", 3, DESKTOP, options=plain)
    place_a_tile(player)
    player.page.wait_for_selector(".spot[data-target]")
    player.page.keyboard.press("u")
    player.page.wait_for_selector(".cell[data-target]")
    expect(player.page.locator(".spot[data-target]")).to_have_count(0)
    assert not player.thrown


def test_a_second_tab_shows_the_same_seat(browser: Browser, address: str) -> None:
    player = alone(browser, address, "wizard", 3, PHONE, lastCard=False)
    step_until(player, "button[data-card][aria-pressed]")
    hand = "all => all.map(each => each.dataset.card)"
    cards = player.page.locator("button[data-card]").evaluate_all(hand)
    second = player.page.context.new_page()
    second.goto(player.page.url)
    second.wait_for_selector("button[data-card]")
    expect(second.locator("button[data-card]")).to_have_count(len(cards))
    assert second.locator("button[data-card]").evaluate_all(hand) == cards


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_walked_by_keys_and_gone_on_with(browser: Browser, address: str, game: str) -> None:
    page = visit(browser, DESKTOP)
    thrown = faults(page)
    code = imported(page, address, game)
    page.goto(f"{address}/table/{code}")
    page.wait_for_selector(".ranks")
    assert axe(page) == []
    page.goto(f"{address}/replay/{code}")
    page.wait_for_selector(".controls")
    at = page.locator(".at")
    plies = int(at.inner_text().split("/")[1])
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text(f"2 / {plies}")
    page.keyboard.press("End")
    expect(at).to_have_text(f"{plies} / {plies}")
    page.keyboard.press("Home")
    expect(at).to_have_text(f"0 / {plies}")
    page.get_by_role("slider").fill(str(plies // 2))
    expect(at).to_have_text(f"{plies // 2} / {plies}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("button[aria-label='Undo'], button[data-undo]")
    page.wait_for_selector(".sentence:not(:empty)")
    assert not thrown


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_since_the_last_turn_is_seen_on_the_board(
    browser: Browser, address: str, game: str
) -> None:
    player = alone(browser, address, game, 3, PHONE, confirm=False)
    page = player.page
    for _ in range(12):
        player.step()
        page.wait_for_timeout(60)
    now = "[data-now]"
    for _ in range(40):
        page.locator("[data-open=menu]").click()
        page.locator("[data-open=since]").click()
        page.locator(f"{now}, .notice.news").first.wait_for()
        page.wait_for_timeout(300)
        if page.locator(now).count() > 0:
            break
        player.step()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    at = page.locator(".looking .numbers")
    before = int(at.inner_text().split("/")[0])
    page.keyboard.press("ArrowRight")
    assert int(at.inner_text().split("/")[0]) == before + 1
    assert page.locator(".sentence").inner_text() != ""
    page.locator(now).click()
    assert page.locator(now).count() == 0
    player.step()
    assert not player.thrown


@pytest.mark.parametrize("language", WIDE)
def test_every_table_speaks_the_language_and_is_not_cut_off(
    browser: Browser, address: str, language: str
) -> None:
    page = visit(browser, PHONE, language)
    thrown = faults(page)
    for game in GAMES:
        page.goto(f"{address}/new?game={game}&now")
        page.wait_for_url("**/table/*")
        page.wait_for_selector(".sentence:not(:empty)")
        assert page.locator("html").get_attribute("lang") == language
        assert not is_cut_off(page), game
        assert f"{game}-" not in page.locator("body").inner_text(), game
    assert not thrown


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_open_to_everybody(browser: Browser, address: str, game: str, scheme: str) -> None:
    size = PHONE if scheme == "light" else DESKTOP
    page = visit(browser, size, color_scheme=scheme)
    page.goto(f"{address}/new?game={game}&now")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".sentence:not(:empty)")
    page.wait_for_timeout(1500)
    assert axe(page) == []
