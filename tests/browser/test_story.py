"""The whole story of a table: after a reload, on another device, and in a finished game by its link."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.harness import DESKTOP, faults, visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

SAID = 160
"""Lines that each of two people says: more than three pages of the log."""
SOME = 60
"""More than one page."""
MOST_PAGES = 20
COMING_AND_GOING = (" is away.", " is here again.")
"""How lines end that are written when a page takes more than three seconds to load again."""
NEAR = 150
"""So far a line may be from where it was, in pixels."""


class Person:
    """Somebody in a browser of their own, who also speaks to the doors directly to be quick."""

    def __init__(self, page: Page, address: str, name: str, seat: str) -> None:
        self.page = page
        self.api = f"{address}/api/v1"
        self.seat = seat
        self.thrown = faults(page)
        page.goto(f"{address}/join")
        page.request.put(f"{self.api}/me", data={"name": name})
        page.evaluate(f"localStorage['magehall-name'] = '{name}'")

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.page.request.post(f"{self.api}/{path}", data=body)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def open(self, code: str) -> None:
        self.page.goto(f"{self.api.removesuffix('/api/v1')}/table/{code}")

    def play(self, code: str) -> bool:
        """Make a move if it is our turn."""
        moves = self.post(f"tables/{code}/moves", {"seat": self.seat})["moves"]
        if moves:
            self.post(f"tables/{code}/play", {"seat": self.seat, "move": moves[0]})
        return bool(moves)


def a_long_game(browser: Browser, address: str, said: int) -> tuple[Person, Person, str]:
    """Let two people begin a game, talk a lot and make some moves."""
    mira = Person(visit(browser, DESKTOP), address, "Mira", "A")
    toma = Person(visit(browser, DESKTOP), address, "Toma", "B")
    code = str(mira.post("tables", {"terms": {"game": "carcassonne", "seats": 2, "pause": False}})["table"])
    toma.post(f"tables/{code}/sit", {"seat": "B"})
    mira.post(f"tables/{code}/start", {})
    for number in range(said):
        for who in (mira, toma):
            who.post(f"tables/{code}/say", {"text": f"{who.seat} says {number}"})
    for _ in range(12):
        assert mira.play(code) or toma.play(code)
    return mira, toma, code


def whole(page: Page, label: str, line: str) -> list[str]:
    """Ask for earlier lines until there are none; give all of them."""
    region = page.get_by_role("log", name=label, exact=True)
    region.locator(line).first.wait_for()
    earlier = region.locator("[data-earlier]")
    for _ in range(MOST_PAGES):
        if earlier.count() == 0:
            return region.locator(line).all_inner_texts()
        shown = region.locator(line).count()
        earlier.focus()
        page.keyboard.press("Enter")
        grown(region, line, shown)
    raise AssertionError(f"the {label} has no beginning")


def grown(region: Locator, line: str, shown: int) -> None:
    """Wait until more lines are shown, or nothing more can come."""
    region.page.wait_for_function(
        "([list, line, shown]) => !list.querySelector('[data-earlier]')"
        " || (list.getAttribute('aria-busy') === 'false' && list.querySelectorAll(line).length > shown)",
        arg=[region.element_handle(), line, shown],
    )


def talk(page: Page) -> list[str]:
    page.get_by_role("tab", name="Chat").click()
    return whole(page, "Chat", "p")


def log(page: Page) -> list[str]:
    if page.get_by_role("log", name="Log", exact=True).count() == 0:  # who only watches has no tabs
        page.get_by_role("tab", name="Log").click()
    return [line for line in whole(page, "Log", "li") if not line.endswith(COMING_AND_GOING)]


def test_log_and_chat_are_whole_for_both_people_after_a_reload_and_on_another_device(
    browser: Browser, address: str
) -> None:
    mira, toma, code = a_long_game(browser, address, SAID)
    told: dict[str, list[str]] = {}
    for who in (mira, toma):
        who.open(code)
        for _ in range(2):
            who.page.get_by_role("log").wait_for()
            lines = log(who.page)
            said = talk(who.page)
            assert len(said) == 2 * SAID
            assert said[0].endswith("A says 0")
            assert said[-1].endswith(f"B says {SAID - 1}")
            assert told.setdefault(who.seat, lines) == lines, "a reload changes nothing"
            who.page.reload()
        assert not who.thrown
    assert any(line.startswith("You place tile") for line in told["A"])
    assert any(line.startswith("Toma places tile") for line in told["A"])
    assert len(told["A"]) == len(told["B"])
    again = visit(browser, DESKTOP)
    again.context.add_cookies(mira.page.context.cookies())  # type: ignore[arg-type]
    again.goto(mira.page.url)
    again.get_by_role("log").wait_for()
    assert log(again) == told["A"]
    assert len(talk(again)) == 2 * SAID


def test_reading_on_keeps_the_place_and_a_line_lights_its_tile(browser: Browser, address: str) -> None:
    mira, _, code = a_long_game(browser, address, SOME)
    page = mira.page
    mira.open(code)
    page.get_by_role("tab", name="Chat").click()
    region = page.get_by_role("log", name="Chat", exact=True)
    region.locator("p").first.wait_for()
    first = region.locator("p").first.inner_text()
    shown = region.locator("p").count()
    region.evaluate("list => list.scrollTo({ top: 1 })")
    grown(region, "p", shown)
    below = """(list, text) => [...list.querySelectorAll("p")].find((p) => p.innerText === text)
        .getBoundingClientRect().top - list.getBoundingClientRect().top"""
    assert -NEAR < float(region.evaluate(below, first)) < NEAR, "what was read stays where it was"
    page.get_by_role("tab", name="Log").click()
    line = page.get_by_role("log", name="Log", exact=True).locator("li button").first
    line.focus()
    page.locator(".light span").first.wait_for()
    assert not mira.thrown


def test_a_finished_game_opened_by_its_link_has_its_log(browser: Browser, address: str) -> None:
    mira, toma, code = a_long_game(browser, address, SOME)
    for _ in range(400):
        if not (mira.play(code) or toma.play(code)):
            break
    watcher = visit(browser, DESKTOP)
    for page in (mira.page, watcher):
        page.goto(f"{address}/table/{code}")
        page.get_by_role("button", name="The board").click()
        page.get_by_role("log", name="Log", exact=True).wait_for()
    own, seen = log(mira.page), log(watcher)
    assert own[-1].startswith("The game is over")
    assert len(own) == len(seen) > 72
    assert not any("You " in line for line in seen), "a watcher is nobody at the table"
    assert not mira.thrown
