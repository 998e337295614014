"""Score pads and rules on paper: pages are counted and read as they come out of the browser."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import segno

from tests.browser.harness import DESKTOP, PHONE, axe, is_cut_off, visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

PAPERS = ["A4", "Letter"]
MODULES = """() => [...document.querySelector(".way path").getAttribute("d").matchAll(/M(\\d+) (\\d+)/g)]
    .map(([, x, y]) => [Number(x), Number(y)])"""
"""The dark modules of the QR code on the page."""
SHEET: ViewportSize = {"width": 688, "height": 1024}
"""What the margins leave of A4, in the pixels of a page: what is wider is printed smaller."""
HIDDEN = "nav, footer, .button, input, .skip"


def printed(page: Page, folder: Path, paper: str) -> list[str]:
    """Print a page; give the text of each sheet as it was written."""
    if shutil.which("pdftotext") is None:
        pytest.skip("pdftotext reads what is printed: apt-get install poppler-utils")
    file = folder / f"{paper}.pdf"
    page.pdf(path=file, format=paper, print_background=False)
    told = subprocess.run(["pdftotext", "-raw", file, "-"], check=True, capture_output=True, text=True)
    return told.stdout.removesuffix("\f").split("\f")


def is_white(page: Page) -> bool:
    """Tell whether a page is printed black on white, with nothing to tap, and fits on the paper."""
    page.emulate_media(media="print")
    size = page.viewport_size
    page.set_viewport_size(SHEET)
    wide = is_cut_off(page)
    style = page.evaluate(
        "() => ['color', 'backgroundColor'].map((key) => getComputedStyle(document.documentElement)[key])"
    )
    tapped = page.locator(HIDDEN).filter(visible=True).count()
    page.emulate_media(media="null")
    assert size is not None
    page.set_viewport_size(size)
    return not wide and style == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"] and tapped == 0


@pytest.mark.parametrize("game", ["wizard", "rummikub", "carcassonne", "witchstone"])
def test_an_empty_pad_is_one_page_with_the_way_to_the_rules(
    browser: Browser, address: str, tmp_path: Path, game: str
) -> None:
    page = visit(browser, DESKTOP)
    page.goto(f"{address}/scorepad/{game}")
    page.locator("[data-empty]").click()
    page.wait_for_selector("[data-print]")
    assert is_white(page)
    rules = f"{address}/rules/{game}"
    for players in (page.locator(".segments label").first, page.locator(".segments label").last):
        players.click()
        for paper in PAPERS:
            [sheet] = printed(page, tmp_path, paper)
            assert rules in re.sub(r"\s", "", sheet)
    drawn = {(x, y) for x, y in page.evaluate(MODULES)}
    code = segno.make(rules.encode(), error="m", mask=0, boost_error=False, mode="byte", micro=False)
    made = {(x, y) for y, row in enumerate(code.matrix) for x, dark in enumerate(row) if dark}
    size = len(code.matrix)
    marks = {(x, y) for x, y in made if (x < 9 or x >= size - 8) and (y < 9 or y >= size - 8)}
    assert marks <= drawn
    assert max(max(each) for each in drawn) == size - 1


def test_a_pad_of_twenty_rounds_is_one_page(browser: Browser, address: str, tmp_path: Path) -> None:
    page = visit(browser, DESKTOP)
    page.goto(f"{address}/scorepad/wizard")
    names = ["Mira", "Kalin", "Ada"]
    for place, name in enumerate(names):
        page.get_by_role("textbox").nth(place).fill(name)
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/scorepad/wizard/*")
    page.wait_for_selector(".paper")
    page.evaluate(FULL)
    page.reload()
    page.wait_for_selector("tbody tr:nth-child(20)")
    assert is_white(page)
    for paper in PAPERS:
        [sheet] = printed(page, tmp_path, paper)
        assert all(name in sheet for name in names)
        assert str(20 * 20) in sheet


FULL = """() => {
    const key = "magehall-pad-" + location.pathname.split("/").at(-1);
    const pad = JSON.parse(localStorage.getItem(key));
    const tricks = Array.from({ length: 20 }, (_, place) => place + 1);
    pad.sheet.rounds = tricks.map((count) => ({ bids: [0, 0, 0], won: [0, 0, count] }));
    localStorage.setItem(key, JSON.stringify(pad));
}"""
"""Fills a pad of Wizard for three in."""


RULES = [("wizard", "en"), ("witchstone", "el"), ("carcassonne", "de"), ("rummikub", "en")]


@pytest.mark.parametrize(("game", "language"), RULES)
def test_rules_are_printed_with_no_clause_cut_in_two(
    browser: Browser, address: str, tmp_path: Path, game: str, language: str
) -> None:
    page = visit(browser, DESKTOP, language)
    page.goto(f"{address}/rules/{game}")
    page.locator("li .example :is(svg, ul)").filter(visible=True).first.wait_for()
    assert is_white(page)
    clauses = [tight(text) for text in page.locator(".text li > div > p:first-child").all_inner_texts()]
    assert len(clauses) > 50
    for paper in PAPERS:
        sheets = [tight(sheet) for sheet in printed(page, tmp_path, paper)]
        assert 2 <= len(sheets) <= 17, "the longest rules in the longest language, with how to play"
        assert all(sheets)
        missing = [clause for clause in clauses if not any(clause in sheet for sheet in sheets)]
        assert not missing


def tight(text: str) -> str:
    """Leave out where lines and words end."""
    return re.sub(r"\s", "", text)


def test_the_page_of_an_empty_pad_is_for_everybody(browser: Browser, address: str) -> None:
    page = visit(browser, PHONE, "de")
    page.goto(f"{address}/scorepad/witchstone/empty?players=3")
    page.wait_for_selector("[data-print]")
    assert axe(page) == []
    assert not is_cut_off(page)
