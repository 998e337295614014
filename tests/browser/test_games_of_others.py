"""Games that others install, in the browser: no page of ours knows them, and all of them can be played.

The example Goofspiel is installed as anybody would, into an environment of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.harness import DESKTOP, PHONE, axe, faults, is_cut_off, serving, visit
from tests.browser.players import Player, alone, play_out, remember, settle
from tests.packaging.test_games_of_others import EXAMPLE, OURS, Environment

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

BOARD = """
export function mount(target, props) {
  const draw = ({ view, moves, choice, choose, words }) => {
    target.replaceChildren();
    const prize = document.createElement("p");
    prize.textContent = `${words.say("goofspiel-label-prize")}: ${view.prize}`;
    target.append(prize);
    for (const move of moves) {
      const button = document.createElement("button");
      button.textContent = move;
      button.dataset.bid = move;
      button.ariaPressed = String(choice === move);
      button.addEventListener("click", () => choose(move));
      target.append(button);
    }
  };
  draw(props);
  return { update: draw, destroy: () => target.replaceChildren() };
}
export const progress = (view) => `${view.rounds.length}/13`;
"""
BROKEN = "export function mount() { throw new Error('no board today'); }"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Install Goofspiel."""
    made = Environment(tmp_path_factory.mktemp("environment"), *OURS)
    made.install(EXAMPLE, tmp_path_factory.mktemp("wheel"))
    return made


@pytest.fixture(scope="module")
def hall(place: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Open a hall where it is installed."""
    with serving(tmp_path_factory.mktemp("hall"), python=place.python) as found:
        yield found


@pytest.fixture
def brought(place: Environment) -> Iterator[Path]:
    """Find the place of a board that the package brings; take it away after the test."""
    path = place.site / "goofspiel" / "board.js"
    yield path
    path.unlink(missing_ok=True)


def outcome(page: Page, hall: str) -> Any:
    """Ask the server how the game on this page has ended."""
    code = page.url.rstrip("/").rpartition("/")[2]
    return page.request.get(f"{hall}/api/v1/tables/{code}").json()["picture"]["outcome"]


def log_lines(page: Page) -> list[str]:
    """Read the log on a phone."""
    page.get_by_role("tab", name="Log").click()
    return page.locator("#sheet-panel li").all_inner_texts()


def test_a_whole_game_on_a_phone(browser: Browser, hall: str) -> None:
    player = alone(browser, hall, "goofspiel", 2, PHONE, confirm=True)
    page = player.page
    page.locator("[data-field=hand]").wait_for()
    assert page.locator("[data-field=hand] li").all_inner_texts() == [str(card) for card in range(1, 14)]
    assert page.locator("h1").inner_text() == "Goofspiel"
    assert not is_cut_off(page)
    play_out([player], most=6)
    bids = page.locator("[data-field=rounds] tbody tr").first.locator("td").nth(1)
    assert bids.locator("li svg").count() == 2, "a mark for each player"
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("tab", name="Your moves").click()
    play_out([player])
    assert not is_cut_off(page)
    lines = log_lines(page)
    assert any(re.search(r"You have laid a bid\.", line) for line in lines)
    assert any(re.search(r"The bids: [\w ]+ \d+, \w+ \d+\.", line) for line in lines)
    assert not any("goofspiel-" in line or "{" in line for line in lines)
    assert player.scores() == outcome(page, hall)["scores"]
    assert not is_cut_off(page)
    code = page.url.rpartition("/")[2]
    for path in ("replay", "review"):
        page.goto(f"{hall}/{path}/{code}")
        page.wait_for_selector("[data-field=hand]" if path == "replay" else "h1")
        assert not is_cut_off(page)
    assert not player.thrown


def test_it_is_offered_where_games_are_with_its_rules(browser: Browser, hall: str) -> None:
    page = visit(browser, DESKTOP)
    thrown = faults(page)
    page.goto(hall)
    card = page.locator("[data-other=goofspiel]")
    assert "Thirteen prizes, thirteen bids" in card.inner_text()
    assert "2–4 players" in card.inner_text()
    assert card.get_by_role("link", name="Score pad").count() == 0
    cover = card.locator("img")
    assert cover.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    assert not axe(page)
    card.get_by_role("link", name="Rules", exact=True).click()
    page.get_by_text("The highest bid takes the prize").wait_for()
    page.get_by_role("searchbox").fill("what if two of us play the same card?")
    page.locator("[data-answer=goofspiel-7]").wait_for()
    page.goto(f"{hall}/new")
    page.get_by_role("radio", name="Goofspiel").check(force=True)
    page.get_by_text("everybody bids at once").wait_for()
    page.get_by_role("button", name="Change").first.click()
    page.get_by_text("Ties are lost").wait_for()
    page.goto(f"{hall}/rules/goofspiel?lang=bg")
    page.get_by_text("Най-високият залог взима").wait_for()
    assert not thrown


def test_it_is_played_by_keys_and_as_text(browser: Browser, hall: str) -> None:
    page = visit(browser, DESKTOP)
    thrown = faults(page)
    remember(page, hall, "goofspiel", 3, 1)
    settle(page, confirm=True)
    page.goto(f"{hall}/new?game=goofspiel&now")
    page.locator("[data-field=hand]").wait_for()
    assert not axe(page)
    for key in ("ArrowRight", "ArrowRight", "Enter", "Enter"):
        page.keyboard.press(key)
    page.get_by_text(re.compile(r"The bids: [\w ]+ 2,")).wait_for()
    settle(page, spoken=True)
    page.reload()
    page.get_by_role("heading", name="Your cards").wait_for()
    page.locator("#typed").fill("bid 13")
    page.keyboard.press("Enter")
    page.get_by_text(re.compile(r"The bids: [\w ]+ 13,")).first.wait_for()
    assert not axe(page)
    assert not thrown


def test_a_board_that_the_package_brings_is_drawn(browser: Browser, hall: str, brought: Path) -> None:
    brought.write_text(BOARD, encoding="utf-8")
    player: Player = alone(browser, hall, "goofspiel", 2, PHONE, confirm=True)
    page = player.page
    page.locator("[data-bid='bid 7']").click()
    page.locator("[data-choice]").click()
    page.get_by_text("1/13").wait_for()
    assert page.locator("[data-bid='bid 7']").count() == 0
    assert not player.thrown


def test_a_board_that_fails_leaves_the_plain_one(browser: Browser, hall: str, brought: Path) -> None:
    brought.write_text(BROKEN, encoding="utf-8")
    player = alone(browser, hall, "goofspiel", 2, PHONE)
    player.page.locator("[data-field=hand]").wait_for()
    assert not player.thrown
