"""Before and after the game, two people each: invited, agreeing, renamed, sent away, playing again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from magehall import game_keys
from tests.browser.harness import DESKTOP, PHONE, WIDE, axe, faults, is_cut_off, visit
from tests.browser.players import Player, alone, play_out, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize

WIDER: ViewportSize = {"width": 390, "height": 844}
OVERFLOWING = """() => [...document.querySelectorAll(".button")]
    .filter((each) => each.getClientRects().length > 0 && each.textContent.trim())
    .filter((each) => {
        const text = document.createRange();
        text.selectNodeContents(each);
        const [inner, outer] = [text.getBoundingClientRect(), each.getBoundingClientRect()];
        return inner.left - outer.left < 4 || outer.right - inner.right < 4;
    })
    .map((each) => each.textContent.trim())"""
"""Finds buttons whose words touch their borders."""


def called(page: Page, address: str, name: str) -> Page:
    """Let a visitor go by a name, as one who has been here before."""
    page.goto(f"{address}/join")
    page.request.put(f"{address}/api/v1/me", data={"name": name})
    page.evaluate("name => localStorage.setItem('magehall-name', name)", name)
    return page


def table_of(page: Page, address: str, **terms: Any) -> str:
    """Make a table as the one on this page; give its code."""
    asked = {"game": "wizard", "seats": 3, "pause": False, **terms}
    made = page.request.post(f"{address}/api/v1/tables", data={"terms": asked, "sit": True})
    return str(made.json()["table"])


def gathered(browser: Browser, address: str, **terms: Any) -> tuple[Page, Page]:
    """Bring a host and a guest together in a waiting room."""
    host = called(visit(browser, DESKTOP), address, "Mira")
    guest = called(visit(browser, PHONE), address, "Kalin")
    code = table_of(host, address, **terms)
    host.goto(f"{address}/table/{code}")
    guest.goto(f"{address}/table/{code}")
    guest.get_by_role("button", name="Sit down").click()
    host.locator("[data-seat=B]").get_by_text("Kalin").wait_for()
    return host, guest


def is_in_view(page: Page, selector: str) -> bool:
    """Tell whether something can be tapped without scrolling."""
    box = page.locator(selector).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    point = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    inside = box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
    hit = "([x, y, found]) => document.elementFromPoint(x, y)?.closest(found) !== null"
    return inside and bool(page.evaluate(hit, [*point, selector]))


def test_invited_from_the_home_page_by_link(browser: Browser, address: str) -> None:
    host = visit(browser, DESKTOP)
    thrown = faults(host)
    host.goto(address)
    host.get_by_role("button", name="Play with friends").click()
    host.get_by_role("textbox", name="Your name").fill("Mira")
    host.locator("[data-invite=wizard]").click()
    host.wait_for_url("**/table/*")
    host.locator("[data-copy]").click()
    host.locator("[data-copy]").get_by_text("Copied").wait_for()
    expect(host.locator(".address").first).to_have_text(host.url)
    assert is_in_view(host, "[data-begin]")
    expect(host.locator("li[data-seat]").get_by_text("free")).to_have_count(3)  # seats are for people
    guest = visit(browser, PHONE)
    guest.goto(host.locator(".address").first.inner_text())
    guest.get_by_role("textbox", name="Your name").fill("Kalin")
    guest.get_by_role("button", name="Sit down").click()
    host.locator("[data-seat=B]").get_by_text("Kalin").wait_for()
    host.get_by_role("button", name="Start with 2 bots").click()
    for page in (host, guest):
        page.wait_for_selector(".sentence:not(:empty)")
    players = [Player(host, "wizard"), Player(guest, "wizard")]
    play_out(players, 60, most=6)
    assert all(player.made > 0 for player in players)
    assert not thrown


def touched(page: Page, selector: str) -> None:
    """Click or tap in the middle of something, whatever lies over it there."""
    page.locator(selector).scroll_into_view_if_needed()
    box = page.locator(selector).bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if page.evaluate("navigator.maxTouchPoints > 0"):
        page.touchscreen.tap(*at)
    else:
        page.mouse.click(*at)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", game_keys())
def test_the_picture_of_a_game_makes_a_table_of_that_game(
    browser: Browser, address: str, game: str, size: ViewportSize
) -> None:
    page = visit(browser, size, has_touch=size == PHONE)
    page.goto(address)
    page.locator("[data-open=invite]").click()
    for each in game_keys():
        page.wait_for_selector(f"[data-invite={each}] svg[viewBox]")
    touched(page, f"[data-invite={game}] .cover")
    page.wait_for_url("**/table/*")
    code = page.url.rpartition("/")[2]
    shown = page.request.get(f"{address}/api/v1/tables/{code}").json()
    assert shown["picture"]["terms"]["game"] == game


@pytest.mark.parametrize("button", ["[data-sit]", "[data-seat=C] button"])
def test_a_double_tap_takes_one_seat(browser: Browser, address: str, button: str) -> None:
    host = called(visit(browser, DESKTOP), address, "Mira")
    guest = called(visit(browser, PHONE), address, "Kalin")
    code = table_of(host, address)
    guest.goto(f"{address}/table/{code}")
    guest.locator(button).dblclick()
    guest.get_by_role("button", name="Stand up").wait_for()
    guest.wait_for_timeout(500)
    shown = guest.request.get(f"{address}/api/v1/tables/{code}").json()
    assert sorted(chair.get("name", "") for chair in shown["picture"]["seats"]) == ["", "Kalin", "Mira"]


def test_who_taps_start_before_it_is_known_which_bots_there_are_begins_all_the_same(
    browser: Browser, address: str
) -> None:
    host = called(visit(browser, PHONE), address, "Mira")
    code = table_of(host, address)
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    host.route(re.compile(r"/api/v1/games$"), hold)
    host.goto(f"{address}/table/{code}")
    host.locator("[data-begin]").click()
    expect(host.locator("[data-begin]")).to_be_disabled()
    for each in asked:
        each.continue_()
    host.wait_for_selector(".sentence")


def test_the_host_sets_out_more_seats_and_fewer(browser: Browser, address: str) -> None:
    host, guest = gathered(browser, address)
    seats, counts = guest.locator("li[data-seat]"), host.get_by_role("radiogroup", name="Seats")
    assert guest.get_by_role("radiogroup", name="Seats").count() == 0, "only the host changes what is agreed"
    counts.get_by_text("5").click()
    guest.wait_for_selector("[data-seat=E]")
    host.locator("[data-seat=D]").get_by_role("button", name="Bot").click()
    guest.wait_for_selector("[data-seat=D] strong")
    counts.get_by_text("3").wait_for(state="detached")
    counts.locator("input:enabled").first.wait_for(state="attached")
    counts.get_by_text("4").click()
    guest.wait_for_selector("[data-seat=E]", state="detached")
    expect(seats).to_have_count(4)


@pytest.mark.parametrize(
    ("watching", "told"), [(True, "You can watch"), (False, "This table doesn’t allow watching")]
)
def test_a_full_table_says_so(browser: Browser, address: str, watching: bool, told: str) -> None:
    host = called(visit(browser, DESKTOP), address, "Mira")
    code = table_of(host, address, watching=watching)
    for seat in "BC":
        asked = {"do": "seat", "seat": seat, "bot": "easy"}
        host.request.post(f"{address}/api/v1/tables/{code}/seat", data=asked)
    late = visit(browser, PHONE)
    late.goto(f"{address}/table/{code}")
    late.locator("[data-full]").get_by_text(f"Every seat is taken. {told}").wait_for()
    if watching:
        host.request.post(f"{address}/api/v1/tables/{code}/start", data={"do": "start"})
        late.wait_for_selector(".sentence:not(:empty)")


def test_a_clock_shows_its_bounds_and_keeps_them(browser: Browser, address: str) -> None:
    page = called(visit(browser, PHONE), address, "Mira")
    page.goto(f"{address}/table/{table_of(page, address)}")
    page.locator("[data-open=terms]").click()
    page.locator("dialog[open] .clock .segments label").nth(1).click()
    page.locator("dialog[open]").get_by_text("from 5 to 3,600").wait_for()
    seconds = page.get_by_role("spinbutton", name="Seconds per move")
    for _ in range(2):
        seconds.fill("0")
        seconds.blur()
        expect(seconds).to_have_value("5")


def test_the_host_changes_the_clock_and_the_guest_sees_it(browser: Browser, address: str) -> None:
    host, guest = gathered(browser, address)
    guest.get_by_text("No clock").wait_for()
    assert guest.locator("[data-open=terms]").count() == 0, "only the host changes what is agreed"
    host.locator("[data-open=terms]").click()
    dialog = host.locator("dialog[open]")
    dialog.get_by_role("radio", name="For the game").check(force=True)
    dialog.get_by_role("spinbutton", name="Minutes each").fill("7")
    dialog.get_by_role("combobox", name=re.compile("^If someone")).select_option("move")
    dialog.locator("[data-save=terms]").click()
    guest.get_by_text("7 min each, +15 s per move").wait_for()
    guest.get_by_text("a bot plays that turn for them").wait_for()
    guest.get_by_text("The host has changed the settings.").wait_for()


def test_a_guest_takes_another_name_and_is_sent_away(browser: Browser, address: str) -> None:
    host, guest = gathered(browser, address)
    guest.locator("[data-rename]").click()
    guest.get_by_role("textbox", name="Your name").fill("Калина")
    guest.get_by_role("button", name="Save").click()
    host.locator("[data-seat=B]").get_by_text("Калина").wait_for()
    host.locator("[data-kick]").click()
    host.get_by_role("button", name="Cancel").click()
    host.get_by_role("button", name="Cancel").wait_for(state="hidden")
    expect(host.locator("[data-seat=B]").get_by_text("Калина")).to_have_count(1)  # asked before anybody goes
    host.locator("[data-kick]").click()
    host.locator("[data-sure=kick]").click()
    guest.get_by_text("The host freed your seat.").wait_for()
    guest.get_by_role("button", name="Sit down").click()
    host.locator("[data-seat=B]").get_by_text("Калина").wait_for()


def test_the_table_is_handed_on_when_its_host_leaves(browser: Browser, address: str) -> None:
    host, guest = gathered(browser, address)
    host.get_by_role("button", name="Leave the table").click()
    guest.locator("[data-begin]").wait_for()
    expect(guest.locator("[data-seat=B]").get_by_text("host")).to_have_count(1)


def test_somebody_else_sits_down_on_the_same_device(browser: Browser, address: str) -> None:
    page = called(visit(browser, PHONE), address, "Mira")
    page.goto(f"{address}/table/{table_of(page, address)}")
    page.locator("[data-seat=B]").get_by_role("button", name="Someone else on this device").click()
    page.get_by_role("textbox", name="Their name").fill("Toma")
    page.get_by_role("button", name="Sit down").click()
    page.locator("[data-seat=B]").get_by_text("Toma").wait_for()
    expect(page.locator("[data-seat=B]").get_by_text("you")).to_have_count(1)


def give_up(page: Page) -> None:
    """Give the game up through the menu."""
    page.locator("[data-open=menu]").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()


def see_result(page: Page) -> None:
    """Come to the page of the result."""
    page.locator("button[data-result]:visible").first.click()


def test_one_tap_brings_both_to_the_next_game(browser: Browser, address: str) -> None:
    host, guest = sit_down(browser, address, "wizard", 3, (DESKTOP, PHONE))
    for player in (host, guest):
        give_up(player.page)
    see_result(host.page)
    old = host.page.url
    host.page.get_by_role("button", name="Play again").click()
    for player in (host, guest):
        player.page.wait_for_url(lambda url: "/table/" in url and url != old)
    assert host.page.url == guest.page.url
    host.page.get_by_role("button", name="Start", exact=True).click()
    for player in (host, guest):
        player.page.wait_for_selector(".sentence:not(:empty)")
        assert not player.thrown


def test_with_bots_alone_the_next_game_begins_at_once(browser: Browser, address: str) -> None:
    player = alone(browser, address, "wizard", 3, PHONE)
    old = player.page.url
    give_up(player.page)
    see_result(player.page)
    player.page.get_by_role("button", name="Play again").click()
    player.page.wait_for_url(lambda url: "/table/" in url and url != old)
    player.page.wait_for_selector(".sentence:not(:empty)")
    assert not player.thrown


def test_the_lobby_tells_what_one_joins(browser: Browser, address: str) -> None:
    host = called(visit(browser, DESKTOP), address, "Mira")
    clock = {"mode": "turn", "seconds": 90}
    terms = {"visibility": "open", "clock": clock, "options": {"bids": "hidden"}, "language": "cs"}
    code = table_of(host, address, **terms, hints=False, seats=4)
    host.request.post(f"{address}/api/v1/tables/{code}/seat", data={"do": "seat", "seat": "C", "bot": "easy"})
    guest = visit(browser, PHONE)
    for path in ("", "tables"):
        guest.goto(f"{address}/{path}")
        row = guest.locator(f"li[data-table='{code}']")
        row.get_by_text("Bids: hidden").wait_for()
        told = row.inner_text()
        for fact in (
            "Wizard",
            "Mira’s table",
            "90 s per move",
            "1 bot",
            "no hints",
            "Čeština",
            "2 seats free",
        ):
            assert fact in told, (path, fact)
        marks = row.get_by_role("img")
        assert marks.get_attribute("aria-label") == "2 of 4 seats taken: Mira and Merula (Bot, easy)"
    guest.locator(f"li[data-table='{code}']").get_by_role("link").click()
    guest.get_by_role("button", name="Sit down").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_button_that_makes_the_table_is_in_view(
    browser: Browser, address: str, size: ViewportSize
) -> None:
    page = visit(browser, size, "bg")
    for game in ("wizard", "carcassonne"):
        page.goto(f"{address}/new?game={game}&invite")
        page.wait_for_selector("form button[type=submit]")
        assert is_in_view(page, "form button[type=submit]")
        sitters = page.locator("form li select").evaluate_all("all => all.map((each) => each.value)")
        assert set(sitters) == {"person"}
        assert page.get_by_role("textbox").input_value() not in ("", "Гост"), "a name is made up"


@pytest.mark.parametrize("language", WIDE)
def test_no_word_touches_the_border_of_its_button(browser: Browser, address: str, language: str) -> None:
    for size in (PHONE, WIDER):
        page = visit(browser, size, language)
        page.goto(address)
        page.wait_for_selector(".games .button")
        assert page.evaluate(OVERFLOWING) == [], language
        page.locator("[data-open=invite]").click()
        page.wait_for_selector("[data-invite=wizard]")
        assert not is_cut_off(page)
        page.context.close()


@pytest.mark.parametrize("language", WIDE)
def test_a_waiting_room_is_whole_and_open_to_everybody(browser: Browser, address: str, language: str) -> None:
    page = called(visit(browser, PHONE, language), address, "Mira")
    thrown = faults(page)
    page.goto(f"{address}/table/{table_of(page, address, game='rummikub', seats=4, options={})}")
    page.wait_for_selector("[data-begin]")
    assert is_in_view(page, "[data-begin]")
    assert not is_cut_off(page)
    assert page.evaluate(OVERFLOWING) == []
    assert axe(page) == []
    page.locator("[data-open=terms]").click()
    page.locator("dialog[open] .clock .segments label").nth(2).click()
    page.locator("dialog[open] .presets").wait_for()
    page.locator("dialog[open] summary").click()
    assert "web-" not in page.locator("dialog[open]").inner_text()
    assert page.evaluate("document.querySelector('dialog[open] .body').scrollWidth <= innerWidth")
    assert axe(page) == []
    assert not thrown


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_refusal_hides_neither_panels_nor_pieces(
    browser: Browser, address: str, size: ViewportSize
) -> None:
    player = alone(browser, address, "wizard", 3, size)
    page = player.page
    page.keyboard.press("u")
    page.wait_for_selector(".notice")
    box, board = page.locator(".notice").bounding_box(), page.locator("main .now").bounding_box()
    assert box is not None
    assert board is not None
    beside = box["x"] >= board["x"] + board["width"]
    above = box["y"] + box["height"] <= board["y"] + 1
    assert beside or above, (box, board)


def test_the_pace_of_bots_is_set_in_the_gear(browser: Browser, address: str) -> None:
    page = visit(browser, DESKTOP)
    page.goto(f"{address}/new?game=wizard&now")
    page.wait_for_url("**/table/*")
    code = page.url.rpartition("/")[2]
    for pace in ("fast", "slow"):
        chosen = pace_in_the_gear(page, pace)
        chosen.check()
        page.wait_for_function(AGREED, arg=[code, pace])
        expect(chosen).to_be_checked()
        page.reload()
        page.wait_for_selector(".sentence:not(:empty)")
        pace_in_the_gear(page, pace).and_(page.locator(":checked")).wait_for()
        page.keyboard.press("Escape")


AGREED = """async ([code, pace]) => {
    const answer = await fetch(`/api/v1/tables/${code}?seat=A`);
    return (await answer.json()).picture.terms.pause === pace;
}"""
"""Whether the table has agreed to a pace of its bots."""


def pace_in_the_gear(page: Page, pace: str) -> Locator:
    """Open the gear and give the button of a pace."""
    page.locator("[data-open=menu]").click()
    page.locator("[data-open=gear]").click()
    return page.locator("dialog[open]").get_by_role("radio", name=pace)


def say(page: Page, text: str) -> None:
    """Write something to the table."""
    page.get_by_role("textbox", name="Say something to the table").fill(text)
    page.get_by_role("button", name="Send").click()


def test_two_people_talk_and_one_keeps_the_record(browser: Browser, address: str) -> None:
    host, guest = sit_down(browser, address, "wizard", 3, (DESKTOP, PHONE))
    host.page.get_by_role("tab", name="Chat").click()
    say(host.page, "Good evening!")
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_text("Good evening!").wait_for()
    guest.page.get_by_role("button", name="Quick phrases").click()
    guest.page.get_by_role("group", name="Quick phrases").get_by_role("button").first.click()
    host.page.get_by_role("log", name="Chat").get_by_text("Hello!").wait_for()
    guest.page.get_by_role("tab", name="Hand").click()
    for player in (host, guest):
        give_up(player.page)
    see_result(host.page)
    with host.page.expect_download() as kept:
        host.page.get_by_role("link", name="Save the record").click()
    assert "game: wizard" in Path(kept.value.path()).read_text(encoding="utf-8")
    for player in (host, guest):
        assert not player.thrown
