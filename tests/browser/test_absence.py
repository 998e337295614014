"""People run out of time, lose the line, leave and come back; the page says so and shows the way back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.harness import DESKTOP, PHONE, is_cut_off
from tests.browser.players import Player, play_out, sit_down, step_until
from tests.browser.test_takeback import choose, told

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MY_TURN = ".cell[data-target], .spot[data-target]"
BACK = ".strips .strip [data-do=return]"


def two(browser: Browser, address: str, **terms: Any) -> tuple[Player, Player]:
    """Seat Mira on a desktop and Kalin on a phone at a table of two."""
    return sit_down(browser, address, "carcassonne", 2, (DESKTOP, PHONE), **terms)


def test_time_runs_out_and_one_tap_gives_the_seat_back(browser: Browser, address: str) -> None:
    mira, kalin = two(browser, address, clock={"mode": "turn", "seconds": 5}, pause=True)
    for player in (mira, kalin):
        player.page.locator(BACK).wait_for()
        expect(player.page.locator(".strips .strip.strong")).to_contain_text("A bot is playing for you")
        assert not is_cut_off(player.page)
        assert not player.thrown
    line = mira.page.locator(".players li", has_text="Kalin")
    line.get_by_text("bot plays").wait_for()
    expect(line.get_by_role("timer")).to_have_text("0:00")
    for player in (mira, kalin):
        player.page.locator(BACK).click()
        player.page.locator(BACK).wait_for(state="hidden")
        assert not player.thrown


def test_the_last_card_of_who_is_away_does_not_bring_them_back(browser: Browser, address: str) -> None:
    terms: dict[str, Any] = {"clock": {"mode": "turn", "seconds": 4}, "pause": "slow"}
    both = sit_down(browser, address, "wizard", 3, (DESKTOP, PHONE), **terms)
    for player in both:
        player.page.locator(BACK).wait_for()
    both[0].page.locator(".log", has_text="Round 2").first.wait_for(timeout=60_000)
    both[0].page.wait_for_timeout(4_000)
    for player in both:
        assert player.page.locator(BACK).is_visible(), "nobody has touched the page"
        assert player.page.get_by_text("back in the game").count() == 0
        assert not player.thrown


def test_all_clocks_are_in_sight(browser: Browser, address: str) -> None:
    bank = {"mode": "bank", "seconds": 600, "increment": 5}
    mira, kalin = sit_down(browser, address, "wizard", 3, (DESKTOP, PHONE), clock=bank)
    for player in (mira, kalin):
        clocks = player.page.get_by_role("list", name="Clocks")
        expect(clocks.get_by_role("timer")).to_have_count(2)  # one for each person
        assert all(text.startswith(("9:", "10:")) for text in clocks.get_by_role("timer").all_inner_texts())


def test_a_clock_is_right_after_a_reload(browser: Browser, address: str) -> None:
    mira, kalin = two(browser, address, clock={"mode": "turn", "seconds": 300})
    step_until(mira, MY_TURN, kalin)
    expect(mira.page.get_by_role("timer").filter(has_text=re.compile("^4:5[0-5]$"))).not_to_have_count(0)
    shown = []
    for page in (mira.page, kalin.page):
        page.reload()
        timer = page.get_by_role("timer").first
        timer.wait_for()
        minutes, seconds = timer.inner_text().split(":")
        shown.append(int(minutes) * 60 + int(seconds))
    assert max(shown) <= 295, "the time that has passed is not given back"
    assert abs(shown[0] - shown[1]) < 20, "both see the same clock, as far as the second page was slower"


def test_where_everybody_waits_others_may_call_a_bot(browser: Browser, address: str) -> None:
    mira, kalin = two(browser, address, clock={"mode": "turn", "seconds": 4, "expiry": "wait"})
    late = mira.page.locator(".strips .strip", has_text="Your time is up")
    late.or_(mira.page.locator(".strips .strip [data-do=replace]")).wait_for()
    waits, caller = (mira, kalin) if late.is_visible() else (kalin, mira)
    strip = caller.page.locator(".strips .strip", has_text="has run out of time")
    strip.get_by_role("button", name="Wait").wait_for()
    assert not is_cut_off(caller.page)
    strip.locator("[data-do=replace]").click()
    waits.page.locator(BACK).wait_for()
    expect(waits.page.locator(".strips .strip.strong")).to_contain_text("The others called it in.")
    waits.page.locator(BACK).click()
    waits.page.locator(BACK).wait_for(state="hidden")
    assert not mira.thrown
    assert not kalin.thrown


def test_the_connection_is_lost_and_comes_back(browser: Browser, address: str) -> None:
    mira, kalin = two(browser, address, absence=2)
    step_until(kalin, MY_TURN, mira)
    kalin.page.context.set_offline(True)
    mira.page.locator(".strips .strip", has_text="Kalin has lost the connection").or_(
        mira.page.locator(".notice", has_text="Kalin has been away too long")
    ).first.wait_for()
    told(mira.page, "Kalin has been away too long; a bot plays on.")
    mira.page.locator(".players li", has_text="Kalin").get_by_text("bot plays").wait_for()
    kalin.page.context.set_offline(False)
    told(mira.page, "Kalin is back in the game.")
    kalin.page.locator(BACK).wait_for(state="hidden")
    play_out([mira, kalin], most=mira.made + kalin.made + 4, seconds=60)


def test_who_leaves_for_a_while_comes_back(browser: Browser, address: str) -> None:
    mira, kalin = two(browser, address)
    table = kalin.page.url
    choose(kalin.page, "Leave for now")
    kalin.page.get_by_text("A bot plays on for you until you’re back.").wait_for()
    kalin.page.locator("dialog[open] [data-do=leave]").click()
    told(mira.page, "Kalin leaves for now; a bot plays on.")
    kalin.page.wait_for_url(lambda url: "/table/" not in url)
    kalin.page.goto(table)
    told(mira.page, "Kalin is back in the game.")
    kalin.page.wait_for_selector(".sentence")
    play_out([mira, kalin], most=mira.made + kalin.made + 4, seconds=60)


def test_a_bot_is_called_in_for_somebody_who_is_gone(browser: Browser, address: str) -> None:
    mira, kalin = two(browser, address, absence=0)
    step_until(kalin, MY_TURN, mira)
    kalin.page.context.close()
    strip = mira.page.locator(".strips .strip", has_text="The table is waiting. A bot stands in after 2 min.")
    strip.get_by_role("button", name="Wait").click()
    strip.wait_for(state="hidden")
    expect(mira.page.locator(".sentence")).to_contain_text("Kalin has lost the connection")
    mira.page.locator("[data-open=menu]").click()
    mira.page.locator("dialog[open] [data-do=replace]").click()
    mira.page.locator(".players li", has_text="Kalin").get_by_text("bot plays").wait_for()
    step_until(mira, MY_TURN)
    assert not mira.thrown
