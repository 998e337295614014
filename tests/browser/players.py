"""People who play through the page: they tap what glows, and confirm."""

from __future__ import annotations

import json
import re
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from magehall.core import read_record
from magehall.core.record import Record
from tests.browser.harness import visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

CHOICES: Final = {
    "wizard": "button[data-card][aria-pressed], .picker button[aria-pressed]",
    "carcassonne": "[data-target]",
    "rummikub": "[data-bank][aria-pressed]",
    "witchstone": "[data-hit], .todo button[aria-pressed]",
    "goofspiel": ".moves button[data-move]",
}
"""What glows on each board."""
A_MOVE: Final = 2
"""Taps that make a move, where moves are confirmed."""
LOOK: Final = """([choices, made]) => {
    const seen = (each) => each.getClientRects().length > 0 && !each.disabled;
    const all = (found) => [...document.querySelectorAll(found)].filter(seen);
    const [primary] = all(".actions button.primary, [data-go-on]");
    const plain = all(".actions button.plain[data-move]");
    const glowing = all(choices);
    const over = document.querySelector("button[data-result]") !== null;
    const sentence = document.querySelector(".sentence")?.textContent ?? "";
    const wanted = primary ?? (glowing.length > 0 && (plain.length === 0 || made % 3 > 0)
        ? glowing[made % glowing.length] : plain.at(-1));
    const waits = all(".actions [data-choice][aria-disabled], main[aria-busy=true]").length > 0;
    const taps = window.taps ?? 0;
    if (over || waits || !wanted) return { over, sentence };
    const box = wanted.getBoundingClientRect();
    const places = [[0.5, 0.5], [0.15, 0.3], [0.85, 0.3], [0.15, 0.8], [0.5, 0.15], [0.08, 0.12]];
    for (const [across, down] of places) {
        const point = { x: box.x + box.width * across, y: box.y + box.height * down };
        const hit = document.elementFromPoint(point.x, point.y);
        if (hit && wanted.contains(hit)) return { over, sentence, taps, point };
    }
    wanted.focus();
    return { over, sentence, taps, key: "Enter" };
}"""
"""Sees at one glance what can be done, and where to tap; what lies covered is reached by the keyboard.
While a move is on its way, or the server looks at a turn that is being built, one can only wait."""


class Player:
    """One browser at a table."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game
        self.made = 0
        self.thrown: list[str] = []
        page.on("pageerror", lambda error: self.thrown.append(str(error)))

    def look(self) -> dict[str, Any]:
        """See what can be done."""
        found: dict[str, Any] = self.page.evaluate(LOOK, [CHOICES[self.game], self.made])
        return found

    def step(self) -> bool:
        """Do one thing if there is one; tell whether the game is over."""
        seen = self.look()
        if self.game == "rummikub" and "point" in seen and self.made % 2:
            self.take_advice()
            return False
        if "point" in seen:
            self.page.mouse.click(seen["point"]["x"], seen["point"]["y"])
        elif "key" in seen:
            self.page.keyboard.press(seen["key"])
        else:
            return bool(seen["over"])
        self.made += 1
        self.arrived(seen["taps"])
        return False

    def arrived(self, taps: int) -> None:
        """Wait until the page has taken the tap in: the next one is meant for what is shown then."""
        from playwright.sync_api import Error

        with suppress(Error):  # the tap may have led to another page
            self.page.wait_for_function("taps => (window.taps ?? 0) > taps", arg=taps, timeout=5000)

    def take_advice(self) -> None:
        """Ask for a hint and play it: so whole turns of rearranged sets are laid as well."""
        from playwright.sync_api import Error

        self.page.keyboard.press("h")
        self.made += 1
        with suppress(Error):
            self.page.locator(".notice.hint [data-step=answer]").click(timeout=4000)
            answer = ".notice.hint button.plain:not([data-step]), .phone [data-lay]"
            self.page.locator(answer).click(timeout=4000)

    def scores(self) -> list[int]:
        """Read the final score off the page of the result, in the order of the seats."""
        self.page.locator("button[data-result]:visible").first.click()
        self.page.wait_for_selector(".ranks")
        lines = self.page.locator(".ranks li").evaluate_all(
            "all => all.map(each => [each.dataset.seat, each.querySelector('.score').textContent])"
        )
        return [int(score.replace("−", "-")) for _, score in sorted(lines)]


def remember(page: Page, address: str, game: str, seats: int, people: int, **terms: Any) -> None:
    """Let the browser remember a table of so many seats, and settings without pauses."""
    sitters = ["me", *["person"] * (people - 1), *["bot:random"] * (seats - people)]
    plan = {"terms": {"game": game, "seats": seats, "pause": False, **terms}, "sitters": sitters}
    page.goto(f"{address}/join")
    page.evaluate(
        "([key, plan]) => localStorage.setItem(key, plan)", [f"magehall-plan-{game}", json.dumps(plan)]
    )


def settle(page: Page, **settings: Any) -> None:
    """Set the gear."""
    page.evaluate("text => localStorage.setItem('magehall-settings', text)", json.dumps(settings))


def sit_down(
    browser: Browser,
    address: str,
    game: str,
    seats: int,
    sizes: tuple[ViewportSize, ViewportSize],
    settings: dict[str, Any] | None = None,
    worker: bool = False,
    **terms: Any,
) -> tuple[Player, Player]:
    """Seat two browsers at a table with bots: the one makes it, the other follows the link."""
    host = visit(browser, sizes[0], worker=worker)
    remember(host, address, game, seats, 2, **terms)
    settle(host, **(settings or {}))
    host.goto(f"{address}/new?game={game}")
    host.get_by_role("textbox", name="Your name").fill("Mira")
    host.get_by_role("button", name="Create the table").click()
    host.wait_for_url("**/table/*")
    other = visit(browser, sizes[1], worker=worker)
    other.goto(f"{address}/join")
    settle(other, **{"confirm": False, **(settings or {})})
    other.goto(host.url)
    other.get_by_role("textbox", name="Your name").fill("Kalin")
    other.get_by_role("button", name="Sit down").click()
    host.get_by_text("Kalin").wait_for()
    host.get_by_role("button", name=re.compile("^Start")).click()
    for page in (host, other):
        page.wait_for_selector(".sentence")
    return Player(host, game), Player(other, game)


def alone(
    browser: Browser,
    address: str,
    game: str,
    seats: int,
    size: ViewportSize,
    language: str = "en",
    options: dict[str, str] | None = None,
    **settings: Any,
) -> Player:
    """Seat one browser at a table with bots that make no pauses."""
    page = visit(browser, size, language)
    remember(page, address, game, seats, 1, options=options or {})
    settle(page, **settings)
    page.goto(f"{address}/new?game={game}&now")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".sentence, .spoken")
    return Player(page, game)


def play_out(players: list[Player], seconds: float = 300, most: int = 0) -> None:
    """Let everybody tap until the game is over, or so many taps were made, with a whole move of each."""
    end = time.monotonic() + seconds
    while True:
        before = sum(player.made for player in players)
        if most and before >= most and all(player.made >= A_MOVE for player in players):
            break
        over = [player.step() for player in players]
        if all(over):
            break
        assert time.monotonic() < end, [player.look() for player in players]
        if sum(player.made for player in players) == before:
            players[0].page.wait_for_timeout(40)
    assert not any(player.thrown for player in players)


def step_until(player: Player, selector: str, mover: Player | None = None, seconds: float = 120) -> None:
    """Play on, or let another play, until something is on a player's table."""
    end = time.monotonic() + seconds
    while player.page.locator(selector).count() == 0:
        assert time.monotonic() < end, f"{selector} never came: {player.look()}"
        (mover or player).step()
        player.page.wait_for_timeout(40)


def record_of(page: Page, address: str) -> Record:
    """Fetch the server's record of the game on this page."""
    code = page.url.rstrip("/").rpartition("/")[2]
    return read_record(page.request.get(f"{address}/api/v1/tables/{code}/record").text())


def final_scores(record: Record) -> list[int]:
    """Play a record again; give the final score."""
    return [int(score) for score in record.replay().state.scores()]
