"""Somebody is rude: it is reported, judged and noted; hosts keep order at their tables; pages say so."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.browser.harness import DESKTOP, PHONE, axe, faults, is_cut_off, serving, visit
from tests.browser.players import Player, play_out, sit_down
from tests.browser.test_gathering import gathered
from tests.browser.test_takeback import told

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

RUDE = "You all play like turnips"
LOGIN, PASSWORD = "ada@home", "correct horse"
TABS = ["now", "players", "tables", "reports", "audit"]


class House(NamedTuple):
    """A server of our own, with the folder of its store."""

    folder: Path
    address: str

    def admin(self, *words: str) -> str:
        """Say something on the command line, beside the running server."""
        env = {**os.environ, "MAGEHALL_DATA_DIR": str(self.folder)}
        command = [sys.executable, "-m", "magehall", "admin", *words]
        return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with serving(folder) as address:
        yield House(folder, address)


def an_account(browser: Browser, house: House) -> Page:
    """Let Ada come with an account, for whom there is nothing at the admins' address."""
    page = visit(browser, DESKTOP)
    page.goto(f"{house.address}/join")
    api = f"{house.address}/api/v1"
    page.request.put(f"{api}/me", data={"name": "Ada"})
    assert page.request.post(f"{api}/me/account", data={"login": LOGIN, "password": PASSWORD}).ok
    page.evaluate("localStorage['magehall-name'] = 'Ada'")
    page.goto(f"{house.address}/admin")
    page.get_by_role("heading", name="There’s nothing here").wait_for()
    return page


def tab(page: Page, name: str) -> Locator:
    """Go to a tab of the admins' page; give its panel."""
    page.get_by_role("tab", name=name).click()
    panel = page.get_by_role("tabpanel", name=name)
    panel.wait_for()
    return panel


def act(page: Page, button: Locator, why: str = "", **fields: str) -> None:
    """Do something as an admin: the dialog says what will happen, and asks why."""
    button.click()
    dialog = page.locator("dialog[open]")
    assert dialog.locator(".what").inner_text()
    for label, text in fields.items():
        dialog.get_by_label(label.replace("_", " ")).fill(text)
    if why:
        dialog.get_by_label("Reason").fill(why)
    dialog.locator("[data-sure]").click()
    dialog.wait_for(state="hidden")
    page.get_by_text("Done. The journal says so.").wait_for()


def look_up(page: Page, name: str) -> Locator:
    """Find a player, and open their page."""
    panel = tab(page, "Players")
    panel.get_by_role("searchbox").fill(name)
    panel.get_by_role("button", name="Find").click()
    panel.locator("[data-player]", has_text=name).first.click()
    panel.get_by_role("heading", name=name).wait_for()
    return panel


def chat(page: Page) -> Locator:
    page.get_by_role("tab", name="Chat").click()
    return page.locator(".chat")


def say(page: Page, text: str) -> Locator:
    """Try to say something; give the chat."""
    found = chat(page)
    found.get_by_role("textbox").fill(text)
    found.get_by_role("textbox").press("Enter")
    return found


def about(page: Page, text: str) -> Locator:
    """Open what can be done about a line of the chat."""
    chat(page).locator("[data-said]", has_text=text).locator("[data-about]").click()
    return page.locator("dialog[open]")


def open_person(page: Page) -> Locator:
    """Open what can be done about the other one, by way of the menu."""
    page.locator("[data-open=menu]").click()
    page.locator("dialog[open] [data-open=people]").click()
    page.locator("dialog[open] [data-person]").click()
    return page.locator("dialog[open]")


def report_the_line(player: Player, text: str) -> None:
    """Report what was said, and hide more of it."""
    dialog = about(player.page, text)
    assert text in dialog.locator("blockquote").inner_text()
    assert axe(player.page) == []
    dialog.locator("[data-ask=report]").click()
    dialog.get_by_label("Insults or threats").check()
    dialog.get_by_label("In your own words").fill("And not for the first time.")
    assert axe(player.page) == []
    dialog.locator("[data-do=report]").click()
    dialog.get_by_text("Thank you.").wait_for()
    dialog.get_by_role("button", name="Hide what Kalin says").click()
    dialog.wait_for(state="hidden")
    line = chat(player.page).locator("[data-said]", has_text="Kalin")
    line.get_by_text("hidden by you").wait_for()
    assert text not in chat(player.page).inner_text()


def is_open_to_everybody(page: Page, house: House, player: str) -> None:
    """See each tab on a phone, in Greek, in the light study: whole, named and readable."""
    page.set_viewport_size(PHONE)
    for name in (*TABS, f"players&player={player}"):
        page.goto(f"{house.address}/admin?tab={name}&lang=el&study=light")
        page.locator("[role=tabpanel]").locator("li, dd, [data-none]").first.wait_for()
        assert axe(page) == [], name
        assert not is_cut_off(page), name
        assert "admin-web" not in page.locator("body").inner_text()


def test_a_rude_line_is_reported_judged_and_noted(browser: Browser, house: House) -> None:
    mira, kalin = sit_down(browser, house.address, "carcassonne", 2, (DESKTOP, PHONE))
    say(kalin.page, RUDE)
    report_the_line(mira, RUDE)

    ada = an_account(browser, house)
    thrown = faults(ada)
    house.admin("grant", LOGIN, "--yes")
    ada.goto(f"{house.address}/account")
    ada.locator("[data-open=admin]").click()
    ada.get_by_role("heading", name="Looking after the hall").wait_for()
    report = tab(ada, "Reports").locator("[data-report]")
    assert RUDE in report.locator("blockquote").inner_text()
    for text in ("Kalin", "Reported by Mira", "Insults or threats", "And not for the first time."):
        assert text in report.inner_text(), text
    act(ada, report.locator("[data-act=decide-muted]"), "Be kind.")
    ada.get_by_text("No report waits for you.").wait_for()

    silenced = say(kalin.page, "Turnips!").locator(".silenced")
    silenced.get_by_text("The reason: Be kind.").wait_for()
    assert "muted you (until" in silenced.inner_text()
    assert kalin.page.locator(".chat").get_by_role("textbox").count() == 0, "no button that does nothing"
    play_out([mira, kalin], most=mira.made + kalin.made + 2, seconds=60)

    panel = look_up(ada, "Kalin")
    panel.locator("[data-restraint=muted]").wait_for()
    act(ada, panel.locator("[data-act=unmute]"))
    panel.locator("[data-act=mute]").wait_for()
    chat(kalin.page).get_by_role("textbox").wait_for()
    act(ada, panel.locator("[data-act=rename]"), "A better one.", New_name="Turnip")
    panel.get_by_role("heading", name="Turnip").wait_for()
    kalin.page.reload()
    say(kalin.page, "Sorry.").locator("[data-said]", has_text="Sorry.").wait_for()
    mira.page.reload()
    mira.page.locator(".players").get_by_text("Turnip").wait_for()
    act(ada, panel.locator("[data-act=mute]"), "Enough.")

    act(ada, panel.locator("[data-act=remove]"), "Enough is enough.")
    kalin.page.get_by_role("heading", name="You can no longer play here").wait_for()
    kalin.page.get_by_role("alert").get_by_text("Enough is enough.").wait_for()
    kalin.page.goto(f"{house.address}/tables")
    kalin.page.get_by_role("alert").get_by_text("Enough is enough.").wait_for()
    mira.page.locator(".players li", has_text="Turnip").get_by_text("bot plays").wait_for()
    act(ada, panel.locator("[data-act=restore]"))
    kalin.page.goto(mira.page.url)
    kalin.page.wait_for_selector(".sentence")

    code = mira.page.url.rpartition("/")[2]
    line = tab(ada, "Tables").locator(f"[data-table='{code}']")
    act(ada, line.locator("[data-act=host]"))
    told(mira.page, "Turnip is the host of the table now.")
    act(ada, line.locator("[data-act=close]"), "The hall is swept.")
    line.wait_for(state="hidden")
    for player in (mira, kalin):
        sentence = player.page.locator(".sentence", has_text="has closed the table: The hall is swept.")
        sentence.first.wait_for()
        player.page.locator("button[data-result]:visible").first.click()
        player.page.get_by_role("heading", name="The table was closed").wait_for()
        assert not player.thrown

    panel = look_up(ada, "Turnip")
    turnip = ada.url.rpartition("player=")[2]
    act(ada, panel.locator("[data-act=forget]"))
    panel.get_by_role("searchbox").wait_for()
    did = tab(ada, "Journal").locator("[data-did]")
    did.first.wait_for()
    acts = [
        "forget",
        "close",
        "host",
        "restore",
        "remove",
        "mute",
        "rename",
        "unmute",
        "mute",
        "decide",
        "grant",
    ]
    assert sorted(did.evaluate_all("all => all.map((each) => each.dataset.did)")) == sorted(acts)
    tab(ada, "Now").get_by_role("link", name="Ada").wait_for()
    ada_id = str(ada.request.get(f"{house.address}/api/v1/me").json()["id"])
    ada.goto(f"{house.address}/admin?tab=players&player={turnip}")
    ada.get_by_role("alert").get_by_text("There is no such player.").wait_for()
    is_open_to_everybody(ada, house, ada_id)
    assert not thrown


def test_a_host_mutes_and_removes_a_guest_before_the_game(browser: Browser, house: House) -> None:
    host, guest = gathered(browser, house.address, visibility="open")
    thrown = [faults(host), faults(guest)]
    host.locator("[data-person=B]").click()
    host.locator("dialog[open] [data-do=mute]").click()
    guest.get_by_text("The host has muted you at this table. You can play on.").wait_for()
    host.locator("[data-seat=B]").get_by_text("muted").wait_for()
    host.locator("[data-person=B]").click()
    host.locator("dialog[open] [data-ask=remove]").click()
    host.locator("dialog[open] [data-do=remove]").click()
    guest.locator("[data-removed]").wait_for()
    assert guest.get_by_role("button", name="Sit").count() == 0
    host.locator("[data-admit]").click()
    guest.locator("[data-sit]").click()
    host.locator("[data-seat=B]").get_by_text("Kalin").wait_for()
    assert thrown == [[], []]


def test_a_host_mutes_and_removes_a_guest_in_the_game(browser: Browser, house: House) -> None:
    mira, kalin = sit_down(browser, house.address, "wizard", 3, (PHONE, DESKTOP))
    dialog = open_person(mira.page)
    assert axe(mira.page) == []
    dialog.locator("[data-do=mute]").click()
    told(kalin.page, "The host has muted you at this table.")
    chat(kalin.page).get_by_text("You can play on.").wait_for()
    open_person(mira.page).locator("[data-do=mute]").click()
    say(kalin.page, "Thank you.").locator("[data-said]").wait_for()
    dialog = about(mira.page, "Thank you.")
    dialog.locator("[data-ask=remove]").click()
    dialog.get_by_text("Kalin must leave the table").wait_for()
    assert axe(mira.page) == []
    dialog.locator("[data-do=remove]").click()
    kalin.page.get_by_role("heading", name="You were removed from this table").wait_for()
    kalin.page.get_by_role("link", name="Tables").last.wait_for()
    mira.page.get_by_role("tab", name="Log").click()
    mira.page.locator(".log", has_text="The host removes Kalin from the table; a bot plays on.").wait_for()
    play_out([mira], most=mira.made + 4, seconds=60)
    kalin.page.reload()
    kalin.page.get_by_role("heading", name="You were removed from this table").wait_for()
    assert not kalin.thrown
