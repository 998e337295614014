"""Markup from strangers, in names, talk, records and words, is text in a real browser; none of it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from magehall.core import read_record
from tests.browser.harness import DESKTOP, PHONE, axe, faults, is_cut_off, visit
from tools.hall import played

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

NAME = "<img src=x onerror=hacked=1>"
"""As long as a name may be, and shorter than 32 characters."""
OTHER = "<svg onload=hacked=1>"
SAID = [
    "<script>window.hacked = 1</script>",
    "<img src=x onerror='window.hacked = 1'>",
    '"><svg/onload=window.hacked=1>',
    "javascript:window.hacked=1",
    "{{constructor.constructor('window.hacked=1')()}}",
    "<iframe srcdoc='<script>parent.hacked=1</script>'></iframe>",
    "<a href='javascript:window.hacked=1'>tap</a>",
    "⟦card:<img src=x onerror=window.hacked=1>⟧",
    "{ $name } <b>bold</b>",
]
WATCH = """
window.violations = [];
addEventListener("securitypolicyviolation", (each) =>
    window.violations.push(`${each.violatedDirective} ${each.blockedURI} ${each.sourceFile ?? ""}`));
"""
FOUND = """() => ({
    hacked: typeof window.hacked !== "undefined",
    violations: window.violations,
    elements: document.querySelectorAll("script:not([src]), iframe, [src=x], [onerror], [onload]").length,
    links: [...document.querySelectorAll("a[href]")].filter((each) => each.protocol === "javascript:").length,
})"""
HARMLESS: dict[str, Any] = {"hacked": False, "violations": [], "elements": 0, "links": 0}


class Stranger:
    """Somebody with markup for a name, in a browser that watches what runs."""

    def __init__(self, browser: Browser, address: str, name: str, phone: bool = False) -> None:
        self.page: Page = visit(browser, PHONE if phone else DESKTOP)
        self.page.add_init_script(WATCH)
        self.thrown = faults(self.page)
        self.address = address
        self.page.goto(f"{address}/join")
        assert self.page.request.put(f"{address}/api/v1/me", data={"name": name}).ok
        self.page.evaluate("name => localStorage.setItem('magehall-name', name)", name)

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.page.request.post(f"{self.address}/api/v1/{path}", data=body)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def is_unharmed(self) -> None:
        self.page.wait_for_timeout(300)  # an image that cannot be loaded takes a moment to fail
        assert self.page.evaluate(FOUND) == HARMLESS
        assert not self.thrown


def test_the_watch_sees_what_runs_and_what_is_stopped(browser: Browser, address: str) -> None:
    """A test of the test: what is put into a page as markup is noticed."""
    stranger = Stranger(browser, address, "Ann")
    stranger.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=hacked=1>')")
    stranger.page.wait_for_function("window.violations.length > 0")
    found = stranger.page.evaluate(FOUND)
    assert found["elements"] == 1
    assert found["violations"][0].startswith("script-src-attr")
    assert not found["hacked"], "the policy has stopped it"


def test_names_and_talk_are_text_at_the_table_and_in_the_lists(browser: Browser, address: str) -> None:
    host, guest = Stranger(browser, address, NAME), Stranger(browser, address, OTHER, phone=True)
    terms = {"game": "wizard", "seats": 3, "pause": False, "visibility": "open"}
    code = host.post("tables", {"terms": terms})["table"]
    guest.page.goto(f"{address}/tables")
    guest.page.get_by_text(NAME).first.wait_for()
    guest.is_unharmed()
    guest.post(f"tables/{code}/sit", {"seat": "B"})
    for stranger in (host, guest):
        stranger.page.goto(f"{address}/table/{code}")
        stranger.page.locator("[data-seat=B]").get_by_text(OTHER).first.wait_for()
        stranger.is_unharmed()
    host.post(f"tables/{code}/start", {"fill": "random"})
    for text in SAID:
        guest.post(f"tables/{code}/say", {"text": text})
    for stranger in (host, guest):
        stranger.page.wait_for_selector(".sentence")
        stranger.is_unharmed()
    for stranger in (host, guest):
        stranger.page.get_by_role("tab", name="Chat").click()
        stranger.page.get_by_text(SAID[0]).first.wait_for()
        told = stranger.page.get_by_role("log", name="Chat", exact=True).inner_text()
        assert all(text in told for text in SAID), told
        stranger.is_unharmed()
        stranger.page.goto("about:blank")  # no look at the end: the marks here were meant as they are


def test_names_in_a_record_are_text_on_the_result_and_in_the_replay(browser: Browser, address: str) -> None:
    stranger = Stranger(browser, address, "Ann")
    record = read_record(played("wizard"))
    record.names[:2] = [NAME, OTHER]
    code = stranger.post("records", {"record": str(record)})["table"]
    stranger.page.goto(f"{address}/table/{code}")
    stranger.page.wait_for_selector(".ranks")
    stranger.page.get_by_text(NAME).first.wait_for()
    stranger.is_unharmed()
    stranger.page.goto(f"{address}/replay/{code}")
    stranger.page.wait_for_load_state("networkidle")
    stranger.is_unharmed()


def test_markup_in_an_error_or_an_address_is_text(browser: Browser, address: str) -> None:
    stranger = Stranger(browser, address, "Ann")
    for path in (
        "rules/%3Cimg%20src=x%20onerror=hacked=1%3E",
        "table/%3Cscript%3Ehacked=1%3C%2Fscript%3E",
        "new?game=%3Cimg%20src=x%20onerror=hacked=1%3E",
        "join?code=%22%3E%3Csvg%20onload=hacked=1%3E#%3Cimg%20src=x%20onerror=hacked=1%3E",
    ):
        stranger.page.goto(f"{address}/{path}")
        stranger.page.wait_for_selector("h1, main")
        stranger.page.wait_for_load_state("networkidle")
        assert stranger.page.evaluate(FOUND) == HARMLESS, path


def test_words_of_a_game_with_markup_are_text(browser: Browser, address: str) -> None:
    """A package of somebody else brings words: even those run nothing."""
    stranger = Stranger(browser, address, "Ann")

    def spoil(route: Route) -> None:
        answer = route.fetch()
        text = answer.text().replace("Wizard", "<img src=x onerror=hacked=1>Wizard")
        route.fulfill(response=answer, body=text)

    stranger.page.route("**/api/v1/games*", spoil)
    stranger.page.route("**/api/v1/games/*/words*", spoil)
    for path in ("", "rules/wizard", "new?game=wizard"):
        stranger.page.goto(f"{address}/{path}")
        stranger.page.wait_for_selector("h1")
        stranger.page.wait_for_load_state("networkidle")
        stranger.is_unharmed()


def test_the_page_about_the_protocol_is_open_to_everybody(browser: Browser, address: str) -> None:
    for size, scheme in ((PHONE, "dark"), (DESKTOP, "light")):
        page = visit(browser, size, color_scheme=scheme)
        page.add_init_script(WATCH)
        page.goto(f"{address}/api/v1/docs")
        assert page.get_by_role("heading", level=1).inner_text().endswith("the protocol")
        assert not is_cut_off(page)
        assert axe(page) == []
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.getAttribute('href')") == "openapi.json"
        page.locator("#open_table summary").focus()
        page.keyboard.press("Enter")
        assert page.locator("#open_table").get_attribute("open") is not None
        page.locator("#open_table").get_by_role("link", name="Opening").click()
        assert page.url.endswith("#shape-Opening")
        assert not is_cut_off(page)
        assert page.evaluate("window.violations") == []
