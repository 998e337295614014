"""Doors that people open now and then: a saved game, the box's helper, standing up, a turn kept for later."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from magehall.core import read_record
from tests.browser.harness import DESKTOP, PHONE, faults, is_cut_off, visit
from tests.browser.test_gathering import called, table_of
from tests.browser.test_rummikub_turn import MY_TURN, lay_one
from tools.hall import played

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_a_saved_game_is_opened_and_saved_again(browser: Browser, address: str, tmp_path: Path) -> None:
    page = visit(browser, PHONE)
    thrown = faults(page)
    record = played("wizard")
    saved, broken = tmp_path / "game.mage", tmp_path / "broken.mage"
    saved.write_text(record, encoding="utf-8")
    broken.write_text("magehall-record: 1\nnonsense", encoding="utf-8")
    page.goto(f"{address}/tables")
    page.set_input_files("input[type=file]", broken)
    page.get_by_text("This record can’t be used").wait_for()
    assert not is_cut_off(page)
    page.set_input_files("input[type=file]", saved)
    page.wait_for_selector(".ranks")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    assert read_record(Path(download.value.path()).read_text("utf-8")).plies == read_record(record).plies
    assert not thrown


def test_the_helper_answers_for_tiles_of_wood(browser: Browser, address: str) -> None:
    page = visit(browser, PHONE)
    page.goto(f"{address}/helper/rummikub")
    for tile in ("black 1", "black 2", "black 3"):
        page.get_by_role("button", name=f"Add {tile}", exact=True).click()
    with page.expect_response("**/helpers/rummikub") as answer:
        page.get_by_role("button", name="Show the best play").click()
    assert answer.value.ok


def test_who_sat_down_may_stand_up_again(browser: Browser, address: str) -> None:
    host = called(visit(browser, DESKTOP), address, "Mira")
    code = table_of(host, address)
    host.goto(f"{address}/table/{code}")
    host.locator("[data-seat=A]").get_by_role("button", name="Stand up").click()
    host.get_by_role("button", name="Sit here").first.wait_for()


def test_a_turn_being_built_is_kept_for_the_end_of_its_time(browser: Browser, address: str) -> None:
    page = called(visit(browser, DESKTOP), address, "Mira")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    clock = {"mode": "turn", "seconds": 120, "expiry": "rule"}
    code = table_of(page, address, game="rummikub", seats=2, clock=clock)
    page.request.post(f"{address}/api/v1/tables/{code}/start", data={"do": "start", "fill": "easy"})
    page.goto(f"{address}/table/{code}")
    page.wait_for_selector(MY_TURN)
    lay_one(page)
    for _ in range(100):
        if any('"do":"draft"' in frame for frame in sent):
            return
        page.wait_for_timeout(100)
    raise AssertionError("the turn was not kept")
