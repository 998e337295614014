"""In the living room: a table on the television, phones as hands, a laptop beside them."""

from __future__ import annotations

import json
import re
import time
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.harness import DESKTOP, PHONE, axe, faults, is_cut_off, visit
from tests.browser.players import Player, play_out, settle
from tests.browser.test_gathering import called, table_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize, WebSocket

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
TABLET: ViewportSize = {"width": 1024, "height": 768}
LEGIBLE: Final = 24
"""The height in pixels of the smallest letters that are read across a room."""
OPTIONS: Final = {"rummikub": {"start": "random", "copies": "1"}}
"""Every tile once, and none drawn before the deal: what one holds can lie nowhere else."""
MINE: Final = {
    "wizard": (".hand [data-card]", "data-card"),
    "rummikub": (".mine [data-tile]", "data-tile"),
    "witchstone": ("[data-piece^='hand-']", "data-piece"),
}
"""What a player alone sees, and where its name stands."""
SECRET: Final = {"hands", "racks", "hand"}
"""Fields in which a watcher is told of nobody."""
SMALL: Final = """least => {
    const stage = document.querySelector("[data-stage]");
    const scale = Number(stage.dataset.scale);
    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    const found = new Set();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const within = node.parentElement;
        if (!node.data.trim() || within.closest("svg, .sr-only, [hidden]")) continue;
        if (within.getClientRects().length === 0) continue;
        const size = parseFloat(getComputedStyle(within).fontSize) * scale;
        if (size < least) found.add(`${node.data.trim()}: ${size}`);
    }
    return [...found];
}"""
"""Finds what is written too small; the initials in the marks aside."""


class Television:
    """A television at a table, and all that its socket has heard."""

    def __init__(self, browser: Browser, address: str, code: str, size: ViewportSize = TELEVISION) -> None:
        self.heard: list[str] = []
        self.said: list[str] = []
        self.page = visit(browser, size)
        self.thrown = faults(self.page)
        self.page.on("websocket", self._listen)
        self.page.goto(f"{address}/tv/{code}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.said.append(str(frame)))

    def keeps_secrets(self, players: list[Player]) -> None:
        """See that nothing of what the players hold has come here since it was dealt."""
        follows = [json.loads(text) for text in self.said if '"follow"' in text]
        assert follows
        assert {each.get("seat") for each in follows} == {None}
        for text in self.heard:
            told = json.loads(text)
            assert told.get("seat") is None
            assert not told.get("moves")
            assert nothing_of(told)
        # With a later deal comes the end of the round before, in which everything lay open.
        deals = [at + 1 for at, text in enumerate(self.heard) if '"round-began"' in text]
        since = "".join(self.heard[deals[-1] if len(deals) > 1 else 0 :])
        shown = self.page.locator("main").inner_html()
        for player in players:
            held = secrets(player)
            assert held or player.game == "carcassonne", player.look()
            for name in held:
                assert f'"{name}"' not in since
                for written in (f'"{name}"', f'"{name}.0"', f'"hand-{name}"'):
                    assert written not in shown


def nothing_of(told: Any) -> bool:
    """Tell whether no field that belongs to one seat alone has something in it, however deep it lies."""
    if isinstance(told, list):
        return all(map(nothing_of, told))
    if not isinstance(told, dict):
        return True
    mine = [value for key, value in told.items() if key in SECRET]
    return all(not any(value or []) for value in mine) and all(map(nothing_of, told.values()))


def secrets(player: Player) -> list[str]:
    """Name what a player holds that can lie nowhere else: of wizards, jesters, jokers there are several."""
    if player.game not in MINE:
        return []
    selector, where = MINE[player.game]
    named = player.page.locator(selector).evaluate_all(
        "(all, where) => all.map(each => each.getAttribute(where))", where
    )
    kinds = [name.removeprefix("hand-").partition(".")[0] for name in named]
    return [kind for kind in kinds if len(kind) > 1]


def on_phone(browser: Browser, address: str, name: str, scheme: str = "light") -> Page:
    """Take a phone in hand."""
    return called(visit(browser, PHONE, color_scheme=scheme, has_touch=True), address, name)


def seated(browser: Browser, address: str, game: str, **terms: Any) -> tuple[Television, Player, Player]:
    """Bring a television and two phones to a table, where the game begins on one of them."""
    host = on_phone(browser, address, "Mira")
    code = table_of(host, address, game=game, options=OPTIONS.get(game, {}), **terms)
    television = Television(browser, address, code)
    guest = on_phone(browser, address, "Kalin", "dark")
    settle(guest, confirm=False)
    guest.goto(f"{address}/hand/{code}")
    guest.get_by_role("button", name="Sit down").click()
    television.page.locator("[data-seat=B]").get_by_text("Kalin").wait_for()
    host.goto(f"{address}/hand/{code}")
    host.get_by_role("button", name=re.compile("^Start")).click()
    for page in (host, guest):
        page.wait_for_selector(".table.hand .sentence")
    television.page.wait_for_selector(".show")
    return television, Player(host, game), Player(guest, game)


def test_a_television_two_phones_and_a_laptop_at_one_table(browser: Browser, address: str) -> None:
    host = on_phone(browser, address, "Mira")
    code = table_of(host, address, seats=4)
    television = Television(browser, address, code)
    screen = television.page
    screen.get_by_text(f"{code[:3]} {code[3:]}").wait_for()
    drawn = screen.locator("main img").first.get_attribute("src") or ""
    assert screen.request.get(f"{address}{drawn}").headers["content-type"] == "image/svg+xml"

    guest = on_phone(browser, address, "Kalin", "dark")
    settle(guest, confirm=False)
    guest.goto(f"{address}/hand/{code}")
    guest.get_by_role("button", name="Sit down").click()
    laptop = called(visit(browser, DESKTOP), address, "Eleni")
    laptop.goto(f"{address}/table/{code}")
    laptop.get_by_role("button", name="Sit down").click()
    for letter, name in zip("ABC", ("Mira", "Kalin", "Eleni"), strict=True):
        screen.locator(f"[data-seat={letter}]").get_by_text(name).wait_for()
    assert screen.evaluate(SMALL, LEGIBLE) == []
    host.goto(f"{address}/hand/{code}")
    host.get_by_role("button", name=re.compile("^Start")).click()

    players = [Player(page, "wizard") for page in (host, guest, laptop)]
    for player in players:
        player.page.wait_for_selector(".sentence")
        player.page.wait_for_selector(".hand [data-card]")
    television.keeps_secrets(players)
    for player in players[:2]:  # nothing but the own hand, the whole width for it
        assert player.page.locator(".tabs, .trick, .chips").count() == 0
        assert not is_cut_off(player.page)
    assert laptop.locator(".round").count() == 1
    while "Round 3" not in screen.locator("header").inner_text():
        play_out(players, most=sum(player.made for player in players) + 4)
    screen.locator(".log").get_by_text("Kalin").first.wait_for()
    screen.locator(".acts").first.wait_for()
    host.wait_for_selector(".hand [data-card]")
    television.keeps_secrets([player for player in players if secrets(player)])
    assert screen.evaluate(SMALL, LEGIBLE) == []
    assert screen.locator("main button:not([inert] *)").count() == 0
    assert axe(host) == []

    play = f"{address}/api/v1/tables/{code}"
    host.request.post(f"{play}/end", data={"do": "end"})
    for page in (guest, laptop):
        page.request.post(f"{play}/answer", data={"do": "answer", "yes": True})
    screen.locator(".end h1").wait_for()
    host.locator("button[data-result]").click()
    host.get_by_role("button", name="Play again").click()
    for page, place in ((screen, "tv"), (host, "hand"), (guest, "hand"), (laptop, "table")):
        expect(page).not_to_have_url(re.compile(code))
        assert f"/{place}/" in page.url
    screen.locator(".room").get_by_text("Eleni").wait_for()
    assert not television.thrown


@pytest.mark.parametrize("game", ["rummikub", "carcassonne", "witchstone"])
def test_phones_as_hands_in_the_other_games(browser: Browser, address: str, game: str) -> None:
    television, host, guest = seated(browser, address, game)
    if game == "rummikub":
        television.keeps_secrets([host, guest])
    screen = television.page
    told = screen.locator(".log").get_by_text(re.compile("Mira|Kalin"))
    end = time.monotonic() + 120
    while told.count() == 0:  # while the bot thinks, the phones do no more than look through their own hands
        assert time.monotonic() < end, [host.look(), guest.look()]
        play_out([host, guest], most=host.made + guest.made + 6)
    television.keeps_secrets([])
    assert screen.evaluate(SMALL, LEGIBLE) == []
    for player in (host, guest):
        assert not is_cut_off(player.page)
        assert player.page.locator("#sheet-panel[role=tabpanel]").count() == 0
    assert not television.thrown


def test_in_the_middle_of_a_table_it_turns_to_who_is_next(browser: Browser, address: str) -> None:
    host = on_phone(browser, address, "Mira")
    code = table_of(host, address, game="carcassonne", seats=2)
    guest = on_phone(browser, address, "Kalin")
    guest.request.post(f"{address}/api/v1/tables/{code}/sit", data={"do": "sit", "name": "Kalin"})
    host.request.post(f"{address}/api/v1/tables/{code}/start", data={"do": "start"})
    tablet = Television(browser, address, code, TABLET).page
    tablet.wait_for_selector(".show")
    stage = tablet.locator("[data-stage]")
    expect(stage).to_have_attribute("data-turn", "0")
    for key in ("ArrowRight", "ArrowRight", "Enter"):  # as a remote does
        tablet.keyboard.press(key)
    expect(tablet.locator("[data-switch=middle]")).to_have_attribute("aria-pressed", "true")
    players = [Player(page, "carcassonne") for page in (host, guest)]
    for player in players:
        player.page.goto(f"{address}/hand/{code}")
        player.page.wait_for_selector(".sentence")
    seen = set()
    for _ in range(40):
        next_ = tablet.locator(".acts").count() and tablet.locator(".acts .name").first.inner_text()
        if next_:
            turn = "0" if next_ == "Mira" else "180"
            expect(stage).to_have_attribute("data-turn", turn)
            seen.add(turn)
        if len(seen) > 1:
            break
        play_out(players, most=sum(player.made for player in players) + 1)
    assert seen == {"0", "180"}


def test_the_way_to_the_television_and_to_the_hand(browser: Browser, address: str) -> None:
    host = on_phone(browser, address, "Mira")
    code = table_of(host, address)
    host.goto(f"{address}/table/{code}")
    host.locator("[data-open=television]").click()
    host.get_by_role("link", name=f"{address}/tv/{code}").wait_for()
    host.keyboard.press("Escape")
    host.get_by_role("button", name=re.compile("^Start")).click()
    host.wait_for_selector(".sentence")
    host.locator("[data-open=menu]").click()
    host.get_by_role("link", name="Use this phone as my hand").click()
    host.wait_for_selector(".table.hand .sentence")
    host.locator("[data-open=menu]").click()
    host.locator("dialog [data-open=television]").click()
    host.get_by_role("link", name=f"{address}/tv/{code}").wait_for()
    host.keyboard.press("Escape")
    host.locator("[data-open=menu]").click()
    host.get_by_role("link", name="Show the whole table").click()
    host.wait_for_selector(".table:not(.hand) .sentence")


def test_a_screen_that_was_sat_at_becomes_the_television(browser: Browser, address: str) -> None:
    screen = called(visit(browser, TELEVISION), address, "Mira")
    code = table_of(screen, address)
    screen.goto(f"{address}/table/{code}")
    screen.locator("[data-open=television]").click()
    screen.locator("[data-do=here]").click()
    screen.wait_for_selector(".room")
    expect(screen.locator("[data-seat=A]")).not_to_contain_text("Mira")
    phone = on_phone(browser, address, "Mira")
    phone.goto(f"{address}/hand/{code}")
    phone.get_by_role("button", name="Sit down").click()
    phone.get_by_role("button", name=re.compile("^Start")).click()
    phone.wait_for_selector(".table.hand")
    screen.wait_for_selector(".show")


def test_a_table_that_nobody_may_watch_says_so(browser: Browser, address: str) -> None:
    host = on_phone(browser, address, "Mira")
    code = table_of(host, address, watching=False)
    host.goto(f"{address}/table/{code}")
    host.locator("[data-open=television]").click()
    host.locator("[data-unwatched]").wait_for()
    assert host.locator("dialog a").count() == 0
    host.request.post(f"{address}/api/v1/tables/{code}/start", data={"do": "start", "fill": "random"})
    screen = Television(browser, address, code).page
    expect(screen.get_by_role("alert")).to_contain_text("watch")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_a_television_is_read_by_everybody(browser: Browser, address: str, scheme: str) -> None:
    host = on_phone(browser, address, "Mira")
    code = table_of(host, address)
    screen = visit(browser, TELEVISION, color_scheme=scheme)
    screen.goto(f"{address}/tv/{code}?study={scheme}")
    screen.wait_for_selector(".room")
    assert axe(screen) == []
    host.request.post(f"{address}/api/v1/tables/{code}/start", data={"do": "start", "fill": "random"})
    screen.wait_for_selector(".show .log li")
    assert axe(screen) == []
    assert not is_cut_off(screen)
