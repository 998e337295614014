"""One person with two devices: each sees the other, signs it out, and is let in again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.browser.harness import DESKTOP, PHONE, axe, faults, is_cut_off, visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ANDROID = "Mozilla/5.0 (Linux; Android 15; Mobile; rv:135.0) Gecko/135.0 Firefox/135.0"
LOGIN = "ann@home"
PASSWORD = "correct horse"
SIGNED_IN = "Where you are signed in"


def come_to_play(browser: Browser, address: str) -> Page:
    """Become a guest by beginning a game."""
    page = visit(browser, DESKTOP)
    page.goto(address)
    page.get_by_role("link", name="Play now against bots").first.click()
    page.wait_for_url(f"{address}/table/*")
    page.locator(".sentence").wait_for()
    return page


def open_account(page: Page, address: str) -> None:
    page.goto(f"{address}/account")
    page.get_by_role("heading", name="You and your devices").wait_for()
    page.get_by_role("heading", level=2).first.wait_for()


def fill(page: Page, form: str, **fields: str) -> None:
    """Fill the form below a heading, and send it."""
    section = page.locator("section", has=page.get_by_role("heading", name=form))
    for label, text in fields.items():
        section.get_by_label(label.replace("_", " "), exact=True).fill(text)
    section.get_by_role("button").click()


def sign_in(page: Page, address: str, password: str = PASSWORD) -> None:
    open_account(page, address)
    fill(page, "Sign in", Login=LOGIN, Password=password)
    page.get_by_role("heading", name=SIGNED_IN).wait_for()


def recovery_code(page: Page) -> str:
    """Read the code that is shown once, and say that it is written down."""
    code = page.locator(".code").inner_text()
    page.get_by_role("button", name="I’ve written it down").click()
    page.get_by_role("heading", name=SIGNED_IN).wait_for()
    return code


LISTED = """names => {
    const found = [...document.querySelectorAll("[data-device] strong")].map((each) => each.innerText);
    return document.querySelector("[data-device=here]") !== null && String(found.sort()) === String(names);
}"""
"""Whether these devices are listed, this one among them."""


def see_devices(page: Page, *names: str) -> None:
    page.wait_for_function(LISTED, arg=sorted(names))


def be_a_stranger(page: Page, address: str) -> None:
    """See that nobody is signed in here any more."""
    open_account(page, address)
    page.get_by_text("Nobody is signed in here").wait_for()


def test_a_person_with_two_devices_signs_one_out_from_the_other(browser: Browser, address: str) -> None:
    desktop = come_to_play(browser, address)
    phone = visit(browser, PHONE, user_agent=ANDROID)
    thrown = [faults(desktop), faults(phone)]
    table = desktop.url
    desktop.goto(address)
    desktop.get_by_role("button", name=re.compile("Change name")).click()
    desktop.get_by_role("link", name="Devices and password").click()
    desktop.wait_for_url(f"{address}/account")
    fill(desktop, "Create an account", Login=LOGIN, New_password=PASSWORD)
    recovery = recovery_code(desktop)
    desktop.get_by_text(f"signed in as {LOGIN}").wait_for()

    phone.goto(address)
    phone.get_by_role("link", name="Sign in").click()
    fill(phone, "Sign in", Login=LOGIN, Password="wrong horse")
    phone.get_by_role("alert").get_by_text("Wrong login or password").wait_for()
    sign_in(phone, address)
    see_devices(phone, "Chrome · Linux", "Firefox · Android")
    for page in (phone, desktop):
        assert axe(page) == []
        assert not is_cut_off(page)
    phone.goto(table)
    phone.locator(".sentence").wait_for()

    open_account(desktop, address)
    desktop.get_by_role("button", name="Sign out: Firefox · Android").click()
    desktop.get_by_text("Signed out: Firefox · Android.").wait_for()
    see_devices(desktop, "Chrome · Linux")
    phone.get_by_role("heading", name="You’re signed out").wait_for()
    phone.get_by_role("main").get_by_role("link", name="Sign in").click()

    sign_in(phone, address)
    open_account(desktop, address)
    desktop.get_by_role("button", name="Sign out everywhere else").click()
    desktop.get_by_text("You’re now signed in on this device only.").wait_for()
    see_devices(desktop, "Chrome · Linux")
    be_a_stranger(phone, address)

    sign_in(phone, address)
    open_account(desktop, address)
    fill(desktop, "Change password", Current_password="wrong horse", New_password="battery staple")
    desktop.get_by_role("alert").get_by_text("Wrong login or password").wait_for()
    fill(desktop, "Change password", Current_password=PASSWORD, New_password="battery staple")
    desktop.get_by_text("Password changed.").wait_for()
    be_a_stranger(phone, address)

    lost = {"Recovery_code": recovery, "Login": LOGIN, "New_password": "staple battery"}
    fill(phone, "Lost your password?", **lost)
    assert recovery_code(phone) != recovery
    be_a_stranger(desktop, address)
    sign_in(desktop, address, "staple battery")
    desktop.goto(table)
    desktop.locator(".sentence").wait_for()
    open_account(phone, address)
    phone.get_by_role("button", name="Sign out here").click()
    phone.get_by_text("Nobody is signed in here").wait_for()
    assert thrown == [[], []]


def test_a_guest_is_warned_before_a_name_is_lost_for_good(browser: Browser, address: str) -> None:
    page = come_to_play(browser, address)
    thrown = faults(page)
    open_account(page, address)
    page.get_by_role("button", name="Sign out here").click()
    page.get_by_role("button", name="Cancel").click()
    see_devices(page, "Chrome · Linux")
    page.get_by_role("button", name="Sign out here").click()
    page.get_by_role("button", name="Sign out for good").click()
    page.get_by_text("Nobody is signed in here").wait_for()
    be_a_stranger(page, address)
    assert not thrown
