"""Phones in the same home: whoever sits at the hall's machine lets them in, one joins, it closes."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
import segno
from playwright.sync_api import expect

from tests.browser.harness import DESKTOP, PHONE, axe, is_cut_off, serving, visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HOME = "127.0.0.2"
"""Stands for the machine's address in the home, since a machine of tests has none."""


def test_a_phone_joins_while_the_host_lets_it(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, home_addresses=HOME) as address:
        host = visit(browser, DESKTOP)
        host.goto(address)
        outside = address.replace("localhost", HOME)
        with pytest.raises(httpx.ConnectError):
            httpx.get(outside)

        host.get_by_role("button", name="Play with friends").click()
        host.get_by_role("textbox", name="Your name").fill("Mira")
        host.locator("[data-invite=wizard]").click()
        expect(host.get_by_text("Only this computer can open that link so far.")).to_be_visible()
        host.locator("[data-open=porch]").click()
        host.locator("[data-do=open]").click()
        expect(host.locator("[data-address]")).to_have_text(f"{outside}/")
        assert axe(host) == []
        host.keyboard.press("Escape")

        invited = host.locator(".address").first
        expect(invited).to_have_text(host.url.replace("localhost", HOME))
        picture = host.locator("[data-open=qr] img").get_attribute("src")
        assert host.request.get(f"{address}{picture}").text() == drawn(invited.inner_text())
        phone = visit(browser, PHONE)
        phone.goto(invited.inner_text())
        phone.get_by_role("textbox", name="Your name").fill("Kalin")
        phone.get_by_role("button", name="Sit down").click()
        host.locator("[data-seat=B]").get_by_text("Kalin").wait_for()
        phone.goto(outside)
        expect(phone.get_by_role("button", name="Play with friends")).to_be_visible()
        expect(phone.locator("[data-open=porch]")).to_have_count(0)

        host.goto(address)
        host.set_viewport_size(PHONE)
        host.locator("[data-open=porch]").get_by_text("Phones in this home can join").click()
        assert not is_cut_off(host)
        host.locator("[data-do=close]").click()
        expect(host.locator("[data-address]")).to_have_count(0)
        with pytest.raises(httpx.ConnectError):
            httpx.get(outside)


def drawn(address: str) -> str:
    """Draw an address as the server does."""
    out = io.BytesIO()
    segno.make(address, error="m").save(out, kind="svg", scale=6, border=2)
    return out.getvalue().decode()
