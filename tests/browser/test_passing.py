"""One device that people pass round: whole games, and nobody ever sees what another holds."""

from __future__ import annotations

import json
import re
import time
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from magehall.core.record import Record
from tests.browser.harness import DESKTOP, PHONE, axe, is_cut_off, visit
from tests.browser.players import Player, final_scores, record_of, settle

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route, ViewportSize

NAMES = ["Mira", "Kalin", "Ada"]
SPY = """([hand]) => {
    window.seen = [];
    const note = () => {
        const covered = document.querySelector("[data-covered]");
        const whose = document.querySelector("[data-cover], [data-whose]")?.dataset;
        const named = (found) =>
            [...document.querySelectorAll(found)]
                .map((each) => each.dataset.card ?? each.dataset.tile?.split(".")[0]);
        const shown = JSON.stringify({
            covered: covered !== null,
            next: covered?.dataset.covered ?? "",
            holder: whose?.cover ?? whose?.whose ?? "",
            round: document.querySelector(".where .soft")?.textContent ?? "",
            hand: named(hand),
            pieces: covered === null ? [] : named("[data-card], [data-tile], [data-rack], .hand"),
        });
        if (window.seen.at(-1) !== shown) window.seen.push(shown);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
    note();
}"""
"""Writes down, at every change of the page, who has the device and which pieces of a hand are on the page."""
HANDS = {"wizard": ".hand [data-card]", "rummikub": "[data-rack] [data-tile]"}
TAKE = "() => document.querySelector('[data-take]')?.dataset.take ?? ''"


def shortened(route: Route, options: dict[str, str]) -> None:
    """Make a table for a short game: the page does not offer every number of rounds."""
    if route.request.method != "POST":
        return route.continue_()
    asked: Any = route.request.post_data_json
    asked["terms"]["options"] = options
    return route.continue_(post_data=json.dumps(asked))


def begin(page: Page, address: str, game: str, options: dict[str, str], names: list[str] = NAMES) -> Player:
    """Lay a table for people at one device, by the home page and its one form."""
    page.goto(f"{address}/join")
    page.route("**/api/v1/tables", lambda route: shortened(route, options))
    plan = {"terms": {"game": game, "seats": len(names), "pause": False}, "sitters": ["me"]}
    page.evaluate(
        "([key, plan]) => localStorage.setItem(key, plan)", [f"magehall-plan-{game}", json.dumps(plan)]
    )
    settle(page, confirm=False, goOn=3)
    page.goto(address)
    page.locator("[data-open=pass]").click()
    page.locator(f"input[name=game][value={game}]").check(force=True)
    page.get_by_role("radio", name=str(len(names)), exact=True).check(force=True)
    page.get_by_role("textbox", name="Your name").fill(names[0])
    for place, name in enumerate(names[1:], 1):
        page.locator(f"[data-here='{place}']").fill(name)
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    return Player(page, game)


def play_round(player: Player, seconds: float = 240) -> None:
    """Tap, and hand the device on whenever it says so, until the game is over."""
    page, end = player.page, time.monotonic() + seconds
    while True:
        assert time.monotonic() < end, player.look()
        if page.evaluate(TAKE):
            page.locator("[data-take]").click()
            player.arrived(page.evaluate("window.taps ?? 0") - 1)
        elif player.step():
            return
        else:
            page.wait_for_timeout(20)


OWN = ("hand-dealt", "rack-dealt", "tiles-seen")
"""Events by which a player alone is told what came to hand."""


def held(record: Record) -> dict[str, dict[int, set[str]]]:
    """Say what each seat ever had in hand, round by round."""
    found: dict[str, dict[int, set[str]]] = {seat: {} for seat in "ABC"}
    number = 0

    def hear(event: Any) -> None:
        nonlocal number
        told = event.data()
        if told["event"] == "round-began":
            number += 1
        for key in ("cards", "tiles"):
            if told["event"] in OWN and key in told:
                found[told["seat"]].setdefault(number, set()).update(map(str, told[key]))

    record.replay(listener=hear)
    return found


GAMES = [
    ("wizard", {"rounds": "1+2+4", "bids": "hidden"}, PHONE),
    ("rummikub", {"rounds": "1", "copies": "1"}, DESKTOP),
]


@pytest.mark.parametrize(("game", "options", "size"), GAMES)
def test_a_whole_game_on_one_device_shows_everybody_their_own_alone(
    browser: Browser, address: str, game: str, options: dict[str, str], size: ViewportSize
) -> None:
    page = visit(browser, size)
    player = begin(page, address, game, options)
    page.wait_for_selector("[data-take]")
    page.evaluate(SPY, [HANDS[game]])
    play_round(player)
    record = record_of(page, address)
    seen = [json.loads(text) for text in page.evaluate("window.seen")]
    assert record.names == NAMES
    assert player.scores() == final_scores(record)
    assert not player.thrown
    own = held(record)
    playing = seen[: max(place for place, shown in enumerate(seen) if shown["holder"]) + 1]
    assert {shown["next"] for shown in playing if shown["covered"]} == {"A", "B", "C"}
    assert {shown["holder"] for shown in playing if shown["hand"]} == {"A", "B", "C"}
    for shown in playing:
        if shown["covered"] or not shown["holder"]:
            assert not shown["hand"] + shown["pieces"], shown
        else:
            number = int(re.findall(r"\d+", shown["round"])[0]) if game == "wizard" else 1
            assert set(shown["hand"]) <= own[shown["holder"]][number], shown


def test_the_device_comes_back_covered_and_a_move_is_taken_back(browser: Browser, address: str) -> None:
    page = visit(browser, PHONE)
    player = begin(page, address, "wizard", {"rounds": "2+3"})
    first = page.locator("[data-take]").get_attribute("data-take")
    assert axe(page) == []
    assert not is_cut_off(page)
    assert page.locator(".hand").count() == 0
    page.locator("[data-take]").click()
    page.wait_for_selector(".hand [data-card]")
    page.locator("[data-open=menu]").click()
    page.locator("[data-ask=resign]").wait_for()
    assert page.locator("[data-ask=leave]").count() == 0, "bots alone would play the game to its end"
    page.reload()
    page.wait_for_selector(f"[data-covered={first}]")
    assert page.locator(".hand").count() == 0
    page.locator("[data-take]").click()
    while page.locator("[data-covered]").count() == 0:
        player.step()
        page.wait_for_timeout(40)
    expect(page.locator("[data-take]")).not_to_have_attribute("data-take", first or "")
    page.locator("[data-back]").click()
    page.wait_for_selector(f"[data-covered={first}]")
    expect(page.locator("[data-back]")).to_have_count(0)
    page.locator("[data-take]").click()
    page.locator("[data-cover]").click()
    page.wait_for_selector(f"[data-covered={first}]")
    assert not player.thrown


def test_where_nothing_is_secret_the_device_just_says_whose_turn_it_is(
    browser: Browser, address: str
) -> None:
    page = visit(browser, DESKTOP)
    player = begin(page, address, "carcassonne", {})
    held = {str(page.locator("[data-whose]").get_attribute("data-whose"))}
    page.evaluate("window.before = document.querySelector('main .now')")
    end = time.monotonic() + 120
    while len(held) < 3:
        assert time.monotonic() < end, player.look()
        player.step()
        page.wait_for_timeout(40)
        held.add(str(page.locator("[data-whose]").get_attribute("data-whose")))
        assert page.locator("[data-covered]").count() == 0
    assert page.evaluate("window.before.isConnected"), "the map stays where it is"
    assert not player.thrown


def test_the_names_are_asked_in_one_form_and_remembered(browser: Browser, address: str) -> None:
    page = visit(browser, PHONE)
    begin(page, address, "wizard", {"rounds": "2"})
    page.wait_for_selector("[data-take]")
    page.goto(f"{address}/new?pass&game=rummikub")
    expect(page.locator("[data-here='2']")).to_have_value("Ada")
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Mira")
    assert axe(page) == []
    assert not is_cut_off(page)
    page.locator("[data-here='2']").fill("Kalin")
    expect(page.get_by_role("button", name="Start")).to_be_disabled()


def test_bots_and_another_device_sit_at_the_same_table(browser: Browser, address: str) -> None:
    page, other = visit(browser, DESKTOP), visit(browser, PHONE)
    page.goto(f"{address}/join")
    sitters = ["me", "here:Kalin", "person", "bot:random"]
    plan = {"terms": {"game": "wizard", "seats": 4, "pause": False}, "sitters": sitters}
    page.evaluate("plan => localStorage.setItem('magehall-plan-wizard', plan)", json.dumps(plan))
    for each in (page, other):
        each.goto(f"{address}/join")
        settle(each, confirm=False, goOn=3)
    page.goto(f"{address}/new?game=wizard")
    page.get_by_role("textbox", name="Your name").fill("Mira")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/table/*")
    other.goto(page.url)
    other.get_by_role("textbox", name="Your name").fill("Ada")
    other.get_by_role("button", name="Sit down").click()
    page.locator("[data-seat=C]").get_by_text("Ada").wait_for()
    page.get_by_role("button", name=re.compile("^Start")).click()
    other.wait_for_selector(".sentence")
    first, second = Player(page, "wizard"), Player(other, "wizard")
    taken: set[str] = set()
    end = time.monotonic() + 120
    while len(taken) < 2 or second.made == 0:
        assert time.monotonic() < end, [first.look(), second.look()]
        if take := page.evaluate(TAKE):
            taken.add(take)
            page.locator(f"[data-take={take}]").click()
        first.step()
        second.step()
        page.wait_for_timeout(40)
    assert other.locator("[data-covered], [data-cover]").count() == 0
    assert taken == {"A", "B"}
    assert not first.thrown + second.thrown
