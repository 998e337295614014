"""The main pages and a table of each game on a phone, in the language with the longest words and in none."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from magehall.core import game_keys
from magehall.locales.languages import PSEUDO
from tests.browser.harness import PHONE, faults, is_cut_off, visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PAGES = [
    "?",
    "tables?",
    "join?",
    "account?",
    *(f"new?game={key}" for key in game_keys()),
    "rules?",
    "rules/carcassonne?",
    "scorepad/wizard?",
    "helper/rummikub?",
]
SEEN = """() => {
    const LABELS = "button, a, h1, h2, h3, label, legend, summary, th";
    const isShown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isOurs = (each) => !each.closest("body [lang]");
    const all = (found) => [...document.querySelectorAll(found)].filter(isShown);
    const isCut = (each) => each.clientWidth > 2 && each.scrollWidth > each.clientWidth + 1;
    const clips = (each) => getComputedStyle(each).overflowX !== "visible";
    const holds = (each) => each.matches("button, h1, h2, h3") || clips(each);
    const clipped = all(`${LABELS}, button *`).filter((each) => isCut(each) && holds(each));
    const isBroken = (text) => [...text.data.matchAll(/[\\p{L}\\p{N}]+/gu)].some(({ index, 0: word }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...others] = range.getClientRects();
        return others.some((line) => line.top >= first.bottom - 1);
    });
    const said = [];
    const broken = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        const around = text.parentElement;
        if (!isShown(around) || !isOurs(around)) continue;
        said.push(text.data.trim());
        if (around.closest(LABELS) && isBroken(text)) broken.push(text.data.trim());
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"])
        for (const each of all(`[${name}]:not([aria-hidden=true] *)`).filter(isOurs))
            said.push(each.getAttribute(name));
    return { clipped: clipped.map((each) => each.textContent.trim()), broken, said: [...new Set(said)] };
}"""
"""Labels that are cut off or break within a word, and all that is shown or read aloud."""


LANGUAGES = ["de", PSEUDO]
KEY = re.compile(rf"\b(?:web|server|hint|review|{'|'.join(game_keys())})-[a-z][a-z-]+")
PLAIN = re.compile("[aeiou]")
"""A letter that no message of the pseudo-locale has: what has one does not come from the catalogues."""


class Walk:
    """One visitor with a phone, and what was wrong on the way; languages go by their own names."""

    def __init__(self, browser: Browser, address: str, language: str) -> None:
        self.page = visit(browser, PHONE, "en" if language == PSEUDO else language)
        self.address = address
        self.language = language
        self.thrown = faults(self.page)
        self.names = {"Magehall", "English"}
        self.wrong: list[str] = []

    def open(self, path: str, selector: str) -> None:
        """Go to a page and look at it."""
        self.page.goto(f"{self.address}/{path}&lang={self.language}")
        self.look(path, selector)

    def look(self, where: str, selector: str) -> None:
        """Note what is cut off, and what no translator could have written."""
        self.page.wait_for_selector(selector)
        self.page.evaluate("document.fonts.ready.then(() => null)")
        seen: dict[str, list[str]] = self.page.evaluate(SEEN)
        self.wrong += [f"{where}: a key: {text}" for text in seen["said"] if KEY.search(text)]
        if self.language == PSEUDO:
            self.wrong += [f"{where}: from nowhere: {text}" for text in seen["said"] if self.is_plain(text)]
            return
        self.wrong += [f"{where}: clipped: {text}" for text in seen["clipped"] if text not in self.names]
        self.wrong += [f"{where}: broken: {text}" for text in seen["broken"]]
        if is_cut_off(self.page):
            self.wrong.append(f"{where}: wider than the window")

    def is_plain(self, text: str) -> bool:
        """Tell whether a text has English words that are nobody's name."""
        for name in self.names:
            text = text.replace(name, "")
        return PLAIN.search(text) is not None

    def meet(self) -> None:
        """Learn the names of those who sit at the table."""
        code = self.page.url.partition("?")[0].rpartition("/")[2]
        table: Any = self.page.request.get(f"{self.address}/api/v1/tables/{code}").json()
        self.names |= {seat["name"] for seat in table["picture"]["seats"] if seat.get("name")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_and_tables_hold_long_words_and_nothing_else(
    browser: Browser, address: str, language: str
) -> None:
    walk = Walk(browser, address, language)
    for path in PAGES:
        walk.open(path, "h1")
    for game in game_keys():
        walk.page.goto(f"{address}/new?game={game}&now&lang={language}")
        walk.page.wait_for_selector(".sentence")
        walk.meet()
        walk.look(f"table of {game}", ".sentence")
        walk.page.keyboard.press("?")
        walk.look(f"rules of {game}", "dialog[open] .rules")
    walk.page.keyboard.press("Escape")
    walk.page.locator("[data-open=menu]").click()
    walk.look("menu", "dialog[open] [data-open=gear]")
    walk.page.locator("dialog [data-open=gear]").click()
    walk.look("gear", "dialog[open]")
    assert walk.wrong == []
    assert not walk.thrown
