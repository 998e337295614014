"""A turn of Rummikub is built on the table: what touches joins, nothing is lost unasked, one Undo."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.harness import DESKTOP, PHONE, is_cut_off
from tests.browser.players import Player, alone, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser, FloatRect, Locator, Page, ViewportSize

MY_TURN = "header.mine"
WAITING = ".sentence:has-text('Waiting for')"
MINE = "[data-set]:has(.dot)"
"""The sets that hold a tile of mine."""
LAID = "[data-set] .tile:has(.dot)"


def rack(page: Page) -> Locator:
    return page.locator("[data-rack] [data-tile]")


def box(found: Locator) -> FloatRect:
    seen = found.bounding_box()
    assert seen is not None
    return seen


def drag(page: Page, tile: Locator, x: float, y: float) -> None:
    """Hold a tile with the mouse and let it go with its middle at a point."""
    start = box(tile)
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(x - 30, y - 20, steps=3)
    page.mouse.move(x, y, steps=3)
    page.mouse.up()


def bare(page: Page) -> tuple[float, float]:
    """Find a point of the felt with room for three tiles around it, below all sets."""
    felt = box(page.locator(".felt"))
    sets = [box(each) for each in page.locator("[data-set]").all()]
    lowest = max([each["y"] + each["height"] for each in sets], default=felt["y"])
    return felt["x"] + felt["width"] / 2, min(lowest + 70, felt["y"] + felt["height"] - 60)


def lay_one(page: Page) -> None:
    """Lay the first tile of the rack on the bare felt."""
    before = page.locator(LAID).count()
    drag(page, rack(page).first, *bare(page))
    page.wait_for_function(
        "([found, count]) => document.querySelectorAll(found).length > count", arg=[LAID, before]
    )


def my_turn(browser: Browser, address: str, size: ViewportSize = DESKTOP) -> Player:
    player = alone(browser, address, "rummikub", 2, size)
    player.page.wait_for_selector(MY_TURN)
    return player


def test_tiles_laid_edge_to_edge_are_one_set(browser: Browser, address: str) -> None:
    player = my_turn(browser, address)
    page = player.page
    lay_one(page)
    first = box(page.locator(LAID).first)
    wide, middle = first["width"], first["y"] + first["height"] / 2
    drag(page, rack(page).first, first["x"] + 1.5 * wide, middle)
    expect(page.locator(LAID)).to_have_count(2)
    expect(page.locator(MINE)).to_have_count(1)
    start = min(box(each)["x"] for each in page.locator(LAID).all())
    drag(page, rack(page).first, start - 0.9 * wide, middle)
    expect(page.locator(LAID)).to_have_count(3)
    expect(page.locator(MINE)).to_have_count(1)
    lying = box(page.locator(MINE))
    drag(page, page.locator(LAID).last, lying["x"] + lying["width"] + 2 * wide, middle)
    page.wait_for_function("found => document.querySelectorAll(found).length === 2", arg=MINE)
    assert not player.thrown


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_drawing_asks_before_it_throws_a_turn_away(
    browser: Browser, address: str, size: ViewportSize
) -> None:
    player = my_turn(browser, address, size)
    page = player.page
    tiles = rack(page).count()
    rack(page).nth(0).click()
    page.keyboard.press("n")
    done = page.locator(".actions [data-choice]")
    expect(done).to_have_attribute("aria-disabled", "true")
    expect(done).to_contain_text("One set isn’t legal yet")
    draw = page.locator(".actions [data-move=draw]")
    expect(draw).to_have_class(re.compile(r"\bplain\b"))
    assert page.locator(".actions button.primary").count() == 0
    done.click(force=True)  # a person can press it, and hears why
    page.locator(".notice.refusal").wait_for()
    for answer in ("[data-keep]", "Escape"):
        draw.click()
        page.locator("dialog[open] [data-keep]").wait_for()
        if answer == "Escape":
            page.keyboard.press("Escape")
        else:
            page.locator(f"dialog[open] {answer}").click()
        page.locator("dialog[open]").wait_for(state="detached")
        expect(page.locator(LAID)).to_have_count(1)
        expect(rack(page)).to_have_count(tiles - 1)
    page.locator("[data-bank]:visible").click()
    page.locator("dialog[open] [data-lose]").click()
    page.wait_for_function(
        "count => document.querySelectorAll('[data-rack] [data-tile]').length === count", arg=tiles + 1
    )
    assert not is_cut_off(page)
    assert not player.thrown


def test_a_turn_is_still_there_after_leaving_the_page(browser: Browser, address: str) -> None:
    player = my_turn(browser, address)
    page = player.page
    lay_one(page)
    lay_one(page)
    tiles = sorted(str(each.get_attribute("data-tile")) for each in page.locator(LAID).all())
    page.reload()
    page.wait_for_function("found => document.querySelectorAll(found).length === 2", arg=LAID)
    assert sorted(str(each.get_attribute("data-tile")) for each in page.locator(LAID).all()) == tiles
    page.locator("header a.home").click()
    page.wait_for_selector("main h1")
    page.go_back()
    page.wait_for_function("found => document.querySelectorAll(found).length === 2", arg=LAID)
    assert not player.thrown


def test_there_is_one_undo_and_it_says_what_it_does(browser: Browser, address: str) -> None:
    player = my_turn(browser, address)
    page = player.page
    undo = page.locator("[data-undo]")
    assert page.get_by_role("button", name="Undo").count() == 0
    expect(undo).to_have_attribute("data-undo", "turn")
    lay_one(page)
    lay_one(page)
    expect(page.get_by_role("button", name="Undo")).to_have_count(1)
    expect(undo).to_have_attribute("data-undo", "step")
    undo.click()
    expect(page.locator(LAID)).to_have_count(1)
    page.keyboard.press("Control+z")
    page.wait_for_function("found => document.querySelectorAll(found).length === 0", arg=LAID)
    expect(undo).to_have_attribute("data-undo", "turn")
    page.keyboard.press("Control+Shift+z")
    expect(page.locator(LAID)).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(undo).to_have_attribute("data-undo", "turn")
    undo.click()
    page.locator(".notice").wait_for()  # there is no turn of mine yet that could be taken back
    assert not player.thrown


def test_what_one_builds_the_other_does_not_see_and_nothing_is_lost_to_them(
    browser: Browser, address: str
) -> None:
    one, two = sit_down(browser, address, "rummikub", 2, (DESKTOP, PHONE))
    one.page.locator(MY_TURN).or_(one.page.locator(WAITING)).wait_for()
    builder, other = (one, two) if one.page.locator(MY_TURN).is_visible() else (two, one)
    page = builder.page
    page.wait_for_selector(MY_TURN)
    rack(page).nth(0).click()
    page.keyboard.press("n")
    page.wait_for_selector(LAID)
    assert other.page.locator("[data-set]").count() == 0
    page.locator(".actions [data-move=draw]").click()
    page.locator("dialog[open] [data-keep]").click()
    page.locator("dialog[open]").wait_for(state="detached")
    expect(page.locator(LAID)).to_have_count(1)
    page.locator(".actions [data-move=draw]").click()
    page.locator("dialog[open] [data-lose]").click()
    other.page.wait_for_selector(MY_TURN)
    expect(page.locator(LAID)).to_have_count(0)
    assert not builder.thrown
    assert not other.thrown


OVERLAPS = """() => {
    const box = (each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return range.getBoundingClientRect();
    };
    const among = (found) => {
        const boxes = [...document.querySelectorAll(found)].map(box);
        return boxes.flatMap((a, at) => boxes.slice(at + 1)
            .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));
    };
    return [...among(".notice"), ...among(".empty, .meter")];
}"""
"""Where notices lie over each other, or the meter over the words of the empty felt."""


def test_what_is_said_on_a_phone_never_lies_over_what_was_said(browser: Browser, address: str) -> None:
    player = my_turn(browser, address, PHONE)
    page = player.page
    assert page.evaluate(OVERLAPS) == []
    page.locator("[data-undo]").click()
    page.locator(".notice").wait_for()
    assert page.evaluate(OVERLAPS) == []
    page.keyboard.press("h")
    page.locator(".notice.hint, [data-lay]").first.wait_for()
    assert page.evaluate(OVERLAPS) == []
    assert not player.thrown


def test_what_is_left_on_the_rack_stays_in_its_rows(browser: Browser, address: str) -> None:
    page = my_turn(browser, address, PHONE).page
    for _ in range(4):
        lay_one(page)
        for row in page.locator("[data-row]").all():
            wood = box(row)
            for tile in row.locator("[data-tile]").all():
                seen = box(tile)
                assert seen["y"] >= wood["y"]
                assert seen["x"] + seen["width"] <= wood["x"] + wood["width"]
