"""Carcassonne by two people: all places are in sight, what figures do is told, no haste stops a page."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from tests.browser.harness import DESKTOP, PHONE
from tests.browser.players import Player, play_out, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ANSWER: Final = 30_000
"""Milliseconds after which a page that does not answer counts as frozen."""

MOST_COVERED: Final = 0.36
"""Of the map by labels: a third, and a little for the one that is picked."""

SEEN: Final = """() => {
    const map = document.querySelector(".map .surface").getBoundingClientRect();
    const over = (each) => {
        const box = each.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const inside = x > map.left && x < map.right && y > map.top && y < map.bottom;
        return inside ? document.elementFromPoint(x, y) : null;
    };
    const targets = [...document.querySelectorAll("[data-target]")];
    const tiles = [...document.querySelectorAll(".cast rect")].map((each) => each.getBoundingClientRect());
    const outside = ({ left, right, top, bottom }) =>
        left < map.left - 1 || right > map.right + 1 || top < map.top - 1 || bottom > map.bottom + 1;
    const worths = [...document.querySelectorAll(".worth")];
    const sentence = document.querySelector(".sentence");
    return {
        over: document.querySelector("button[data-result]") !== null,
        sentence: sentence.textContent,
        targets: targets.map((each) => each.dataset.target),
        tried: targets.some((each) => each.ariaPressed === "true"),
        acts: targets.length > 0 || document.querySelector(".actions button[data-move]") !== null,
        hidden: targets.map((each) => [each, over(each)])
            .filter(([each, found]) => !each.contains(found))
            .map(([each, found]) => `${each.dataset.target} below ${found?.outerHTML ?? "the rim"}`),
        worths: worths.map((each) => [Number(each.dataset.before), Number(each.dataset.after)]),
        told: worths.map((each) => each.textContent.match(/\\d+/g).map(Number)),
        covered: worths.map((each) => each.getBoundingClientRect())
            .reduce((sum, { width, height }) => sum + width * height, 0) / (map.width * map.height),
        cut: sentence.scrollHeight > sentence.clientHeight + 9,
        placed: tiles.length,
        outside: tiles.filter(outside).length,
    };
}"""
"""What can be chosen and what of it is hidden, what figures would make of roads and cities, the tiles."""

HASTY: Final = """() => {
    let taps = 0;
    const any = (found) => {
        const all = [...document.querySelectorAll(found)];
        return all[Math.floor(Math.random() * all.length)];
    };
    setInterval(() => {
        const target = any(".cell");
        target?.click();
        any(".turns button")?.click();
        target?.click();
        any("[data-target]:not(.cell), .actions button[data-move], .cell")?.click();
        window.hasty = taps += 1;
    }, 25);
    return true;
}"""
"""Taps at once, turns the tile, taps again, and does not wait for an answer.

The freeze itself needs several news in one frame; `stale.test.ts` shows that none of its causes is left.
"""


def ask(page: Page, script: str) -> Any:
    """Ask the page for something true; a page that does not answer fails the test."""
    return page.wait_for_function(script, timeout=ANSWER).json_value()


def check(seen: dict[str, Any]) -> None:
    """At the start of a choice everything is in sight, and no number is told that is not known."""
    assert not seen["hidden"], seen
    assert " 0 cells" not in seen["sentence"]
    assert not seen["cut"], seen["sentence"]
    for (before, after), told in zip(seen["worths"], seen["told"], strict=True):
        assert after > before, "the mage adds a point a tile"
        assert told in ([before, after], [after - before])
    assert seen["covered"] <= MOST_COVERED, "the land is seen below the labels"


def choices(seen: dict[str, Any]) -> tuple[object, ...]:
    """Tell one choice from the next."""
    return (seen["placed"], seen["acts"], *seen["targets"])


def act(player: Player, seen: dict[str, Any]) -> None:
    """Tap once; what was sent is waited for, so that the next tap is meant for what is shown then."""
    player.step()
    end = time.monotonic() + ANSWER / 1000
    while time.monotonic() < end:
        now = ask(player.page, SEEN)
        if now["tried"] or choices(now) != choices(seen):
            return
        player.page.wait_for_timeout(20)
    raise AssertionError(f"nothing came of a tap: {seen}")


def witch_halves(page: Page) -> None:
    """Look at what the witch would do, then at the mage again."""
    page.locator(".hats [role=radio]").nth(1).click()
    halved = ask(page, SEEN)["worths"]
    assert all(after == (before + 1) // 2 for before, after in halved), halved
    page.locator(".hats [role=radio]").first.click()


def test_all_that_can_be_chosen_is_in_sight_in_a_whole_game(browser: Browser, address: str) -> None:
    players = sit_down(browser, address, "carcassonne", 2, (DESKTOP, PHONE))
    turns = figures = 0
    end = time.monotonic() + 500
    known: list[object] = [None, None]
    over = False
    while not over:
        assert time.monotonic() < end, [player.look() for player in players]
        made = sum(player.made for player in players)
        for place, player in enumerate(players):
            seen = ask(player.page, SEEN)
            over = seen["over"]
            if seen["targets"] and choices(seen) != known[place]:
                known[place] = choices(seen)
                turns += 1
                check(seen)
                if seen["worths"]:
                    figures += 1
                    assert "Mage: +1" in seen["sentence"]
                    witch_halves(player.page)
            if seen["acts"]:
                act(player, seen)
        if sum(player.made for player in players) == made:
            players[0].page.wait_for_timeout(30)
    assert turns > 100
    assert figures > 2
    for player in players:
        player.page.locator("button[data-result]").first.wait_for()
        assert ask(player.page, SEEN)["outside"] == 0
        assert not player.thrown
    rows = show_result(players[0].page)
    assert [row[0] for row in rows] == ["Cities", "Roads", "Monasteries", "Fields", "Total"]
    for seat in (1, 2):
        assert sum(int(row[seat]) for row in rows[:-1]) == int(rows[-1][seat])


def show_result(page: Page) -> list[list[str]]:
    """Open the result; give the table of points row by row."""
    page.locator("button[data-result]").first.click()
    page.wait_for_selector(".scroll tbody tr")
    rows: list[list[str]] = page.locator(".scroll tbody tr, .scroll tfoot tr").evaluate_all(
        "all => all.map(row => [...row.children].map(each => each.textContent.trim()))"
    )
    return rows


def test_a_map_that_was_moved_shows_the_places_again(browser: Browser, address: str) -> None:
    host, other = sit_down(browser, address, "carcassonne", 2, (DESKTOP, PHONE))
    play_out([host, other], most=12)
    players: list[Player] = [host, other]
    while not (found := [each for each in players if ask(each.page, SEEN)["targets"]]):
        host.page.wait_for_timeout(40)
    page = found[0].page
    box = page.locator(".map .surface").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 10, box["y"] + box["height"] - 10, steps=6)
    page.mouse.up()
    ask(page, f"() => (({SEEN})()).hidden.length > 0")
    page.get_by_role("button", name="Show all spots").click()
    assert not ask(page, SEEN)["hidden"]


def test_haste_while_news_arrives_stops_no_page(browser: Browser, address: str) -> None:
    host, hasty = sit_down(browser, address, "carcassonne", 6, (DESKTOP, PHONE))
    ask(hasty.page, HASTY)
    end = time.monotonic() + 120
    placed, taps = 1, 0
    while placed < 60 and time.monotonic() < end:
        for player in (host, hasty):
            placed = ask(player.page, SEEN)["placed"]
        host.step()
        before, taps = taps, ask(hasty.page, "window.hasty")
        assert taps >= before
    assert placed >= 40, placed
    assert taps > 200
    assert not host.thrown
    assert not hasty.thrown
