"""Two people ask each other for a takeback, or to end the game together: nothing freezes, all is told."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.harness import DESKTOP, PHONE, axe, is_cut_off, visit
from tests.browser.players import CHOICES, Player, alone, play_out, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

GAMES = {"wizard": 3, "carcassonne": 2, "rummikub": 2, "witchstone": 2}
OFFERED = {**CHOICES, "witchstone": "[data-hit].legal, [data-hit]:not([data-piece^=hand-])"}
"""What may be played; tiles in the hand of Witchstone can be looked at always."""


def playing(browser: Browser, address: str, game: str = "wizard") -> tuple[Player, Player]:
    """Let two people make a few moves, the one on a desktop and the other on a phone."""
    own = {"lastCard": False}  # a card that plays itself as a question is asked would answer it
    both = sit_down(browser, address, game, GAMES[game], (DESKTOP, PHONE), own)
    play_out(list(both), most=40 if game == "witchstone" else 8)  # a turn there takes many taps
    return both


def goes_on(*players: Player) -> None:
    """See that everybody can still play, and that no page has thrown."""
    for player in players:
        player.page.locator(".strips .strip").wait_for(state="hidden")
    play_out(list(players), most=sum(player.made for player in players) + 3, seconds=60)


def choose(page: Page, name: str) -> None:
    """Choose something in the menu."""
    page.locator("[data-open=menu]").click()
    page.locator("dialog[open]").get_by_role("button", name=name, exact=True).click()


def told(page: Page, sentence: str, seconds: float = 60) -> None:
    """See that the page says it, in a notice that stands for a while."""
    page.locator(".notice", has_text=sentence).wait_for(timeout=seconds * 1000)


def asks_nothing_more(player: Player) -> None:
    """See that the page of an ended game says why it is over, and offers no moves."""
    sentence = player.page.locator(".sentence", has_text="All agreed to end the game, without a result.")
    sentence.first.wait_for()
    player.page.locator("button[data-result]:visible").first.wait_for()
    expect(player.page.locator(OFFERED[player.game])).to_have_count(0)
    expect(player.page.locator("[data-move], [data-choice]")).to_have_count(0)
    expect(player.page).not_to_have_title(re.compile("^●"))


@pytest.mark.parametrize("game", GAMES)
def test_a_takeback_that_is_granted(browser: Browser, address: str, game: str) -> None:
    mira, kalin = playing(browser, address, game)
    choose(mira.page, "Ask for a takeback")
    mine, other = mira.page.locator(".strips .strip"), kalin.page.locator(".strips .strip")
    mine.get_by_role("button", name="Withdraw").wait_for()
    expect(mine).to_contain_text("Still to answer: Kalin")
    expect(mine.get_by_role("timer")).to_contain_text("0:")
    other.get_by_role("button", name="Yes").wait_for()
    expect(other).to_contain_text("Mira wants to take back the last move. OK?")
    assert not is_cut_off(kalin.page)
    other.get_by_role("button", name="Yes").click()
    told(mira.page, "Kalin agrees.")
    told(kalin.page, "Mira takes back a move.")
    goes_on(mira, kalin)


def test_a_takeback_that_is_refused(browser: Browser, address: str) -> None:
    mira, kalin = playing(browser, address)
    choose(kalin.page, "Ask for a takeback")
    mira.page.locator(".strips .strip [data-do=no]").click()
    told(kalin.page, "Mira says no.")
    goes_on(mira, kalin)


def test_a_takeback_that_is_withdrawn(browser: Browser, address: str) -> None:
    mira, kalin = playing(browser, address)
    choose(mira.page, "Ask for a takeback")
    kalin.page.locator(".strips .strip [data-do=yes]").wait_for()
    mira.page.locator(".strips .strip [data-do=withdraw]").click()
    told(kalin.page, "Mira withdraws the request.")
    goes_on(mira, kalin)


def test_a_takeback_that_nobody_answers(browser: Browser, address: str) -> None:
    mira, kalin = playing(browser, address)
    choose(mira.page, "Ask for a takeback")
    kalin.page.locator(".strips .strip [data-do=yes]").wait_for()
    for player in (mira, kalin):
        told(player.page, "Not everyone answered in time: nothing is taken back.")
    goes_on(mira, kalin)


def test_the_game_is_ended_together(browser: Browser, address: str) -> None:
    mira, kalin = playing(browser, address)
    choose(mira.page, "End the game early")
    mira.page.locator("dialog[open] [data-do=end]").click()
    kalin.page.locator(".strips .strip [data-do=no]").click()
    told(mira.page, "Kalin says no.")
    choose(kalin.page, "End the game early")
    kalin.page.locator("dialog[open] [data-do=end]").click()
    mira.page.locator(".strips .strip [data-do=yes]").click()
    for player in (mira, kalin):
        asks_nothing_more(player)
        player.page.locator("button[data-result]:visible").first.click()
        player.page.get_by_role("heading", name="All agreed to end the game").wait_for()
        assert not player.thrown


@pytest.mark.parametrize("game", GAMES)
def test_alone_with_bots_a_takeback_and_the_end_come_at_once(
    browser: Browser, address: str, game: str
) -> None:
    player = alone(browser, address, game, GAMES[game], PHONE, confirm=False)
    play_out([player], most=4)
    choose(player.page, "Ask for a takeback")
    play_out([player], most=player.made + 2, seconds=60)
    choose(player.page, "End the game early")
    player.page.get_by_text("The game ends now, without a result.").wait_for()
    player.page.locator("dialog[open] [data-do=end]").click()
    asks_nothing_more(player)
    player.page.locator("button[data-result]:visible").first.click()
    player.page.get_by_role("heading", name="All agreed to end the game").wait_for()
    assert not player.thrown


def test_who_gives_up_is_told_so_and_offered_nothing_but_to_watch(browser: Browser, address: str) -> None:
    mira, kalin = playing(browser, address)
    choose(kalin.page, "Give up")
    kalin.page.locator("dialog[open] [data-do=resign]").click()
    told(mira.page, "Kalin gives up; a bot plays on.")
    strip = kalin.page.locator(".strips .strip", has_text="You gave up; a bot plays on")
    strip.get_by_role("link", name="Back to the hall").wait_for()
    assert not is_cut_off(kalin.page)
    kalin.page.locator("[data-open=menu]").click()
    menu = kalin.page.locator("dialog[open]")
    menu.get_by_role("button", name="Since my last turn").wait_for()
    for name in ("Undo", "Ask for a takeback", "Give up", "End the game early"):
        assert menu.get_by_role("button", name=name, exact=True).count() == 0, name
    kalin.page.keyboard.press("Escape")
    play_out([mira], most=mira.made + 3, seconds=60)
    expect(kalin.page.locator(CHOICES["wizard"])).to_have_count(0)
    assert not kalin.thrown


def test_undo_always_answers(browser: Browser, address: str) -> None:
    player = alone(browser, address, "wizard", 4, DESKTOP, confirm=False)
    play_out([player], most=2)
    player.page.keyboard.press("u")
    notice = player.page.locator(".notice")
    notice.wait_for()
    player.page.wait_for_timeout(1500)
    assert notice.is_visible(), "bots that move meanwhile do not wipe it away"
    offer = notice.get_by_role("button", name="Ask for a takeback")
    assert offer.is_visible(), notice.inner_text()
    offer.click()
    play_out([player], most=player.made + 2, seconds=60)


def test_a_question_can_be_read_by_everybody(browser: Browser, address: str) -> None:
    mira, kalin = playing(browser, address)
    looker = visit(browser, PHONE)
    looker.goto(mira.page.url)
    looker.wait_for_selector(".sentence")
    choose(mira.page, "End the game early")
    mira.page.locator("dialog[open] [data-do=end]").click()
    looker.locator(".strips .strip", has_text="Mira asked to end the game early.").wait_for()
    assert looker.locator(".strips .strip button").count() == 0, "a watcher has no say"
    assert axe(looker) == []
    kalin.page.locator(".strips .strip [data-do=no]").click()
    looker.locator(".strips .strip").wait_for(state="hidden")
