from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest

from tests.browser.harness import DESKTOP, PHONE, WIDE, axe, faults, is_cut_off, visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Response

PAGES = [
    "",
    "tables",
    "join",
    "pocket",
    "pocket/new?pass",
    "account",
    "new",
    "new?invite",
    "new?pass",
    "rules",
    "rules/wizard",
    "scorepad",
    "scorepad/wizard",
    "scorepad/rummikub",
    "scorepad/carcassonne",
    "scorepad/witchstone",
    "scorepad/wizard/empty?players=6",
    "helper/rummikub",
    "learn",
]


@pytest.mark.parametrize("language", WIDE)
def test_no_page_is_cut_off_on_a_phone_in_any_language(browser: Browser, address: str, language: str) -> None:
    page = visit(browser, PHONE, language)
    thrown = faults(page)
    for path in PAGES:
        page.goto(f"{address}/{path}")
        page.wait_for_selector("h1")
        assert page.locator("html").get_attribute("lang") == language
        assert not is_cut_off(page), f"{path} in {language}"
        assert "web-" not in page.locator("body").inner_text(), f"{path} in {language} lacks a word"
    assert not thrown


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_every_page_is_open_to_everybody(browser: Browser, address: str, scheme: str) -> None:
    page = visit(browser, DESKTOP, color_scheme=scheme)
    for path in PAGES:
        page.goto(f"{address}/{path}")
        page.wait_for_selector("h1")
        assert axe(page) == [], path


def test_a_sub_path_needs_no_other_build(browser: Browser, below: str) -> None:
    page = visit(browser, DESKTOP, worker=True)
    thrown = faults(page)
    page.goto(f"{below}/rules/wizard#wizard-40")
    page.wait_for_selector("#wizard-40")
    page.get_by_role("link", name="Magehall").click()
    page.get_by_role("link", name="Play now against bots").first.click()
    page.wait_for_url(f"{below}/table/*")
    page.wait_for_selector(".sentence")
    assert not thrown


def test_the_first_load_is_small(browser: Browser, address: str) -> None:
    page = visit(browser, PHONE)
    scripts: dict[str, int] = {}

    def weigh(got: Response) -> None:
        if got.url.endswith(".js"):
            scripts[got.url] = len(gzip.compress(got.body()))

    page.on("response", weigh)
    page.goto(address, wait_until="networkidle")
    assert 20_000 < sum(scripts.values()) <= 150_000, sorted(scripts.items(), key=lambda each: -each[1])[:8]
