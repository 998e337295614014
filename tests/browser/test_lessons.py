"""A first game that teaches, on a phone as a newcomer takes it, and by keyboard on a wide screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.harness import DESKTOP, PHONE, axe, faults, is_cut_off, visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NEXT = "[data-next]:not([disabled])"


def heading(page: Page) -> str:
    return page.locator("section.speech h2").inner_text()


def read_to(page: Page, title: str) -> None:
    """Read on, and let each move be shown, until a step is reached."""
    from playwright.sync_api import expect

    for _ in range(25):
        page.wait_for_selector(NEXT)
        if heading(page).lower() == title.lower():
            return
        before = page.locator("section.speech .step").inner_text()
        page.click(NEXT)
        expect(page.locator("section.speech .step")).not_to_have_text(before)
    raise AssertionError(f"{title} never comes")


def test_a_newcomer_learns_wizard_on_a_phone(browser: Browser, address: str) -> None:
    from playwright.sync_api import expect

    page = visit(browser, PHONE)
    thrown = faults(page)
    page.goto(address)
    page.click('[data-learn="wizard"]')
    read_to(page, "Your first trick")
    page.click(".hand [data-card=B9]")
    read_to(page, "Follow suit")
    page.click(".hand [data-card=R8]", force=True)
    answer = page.locator("[data-answer]")
    expect(answer).to_contain_text("The red 8 doesn’t follow green, and you can: green 5.")
    expect(answer).to_contain_text("The trump has to wait")
    assert not is_cut_off(page)
    assert axe(page) == []
    answer.get_by_role("button").click()
    expect(page.locator("dialog[open]")).to_contain_text("Follow the suit that was led")
    page.keyboard.press("Escape")
    page.click(".hand [data-card=G5]")
    read_to(page, "Who takes it leads")
    page.click("[data-back]")
    read_to(page, "Follow suit")
    expect(page.locator("[data-answer]")).to_have_count(0)

    page.reload()
    page.wait_for_selector(NEXT)
    assert heading(page).lower() == "follow suit"
    page.goto(f"{address}/learn")
    expect(page.locator('[data-lesson="wizard/first"]')).to_contain_text("step 9 of 19")
    page.get_by_role("link", name="Go on").click()
    read_to(page, "Your own bid")
    page.locator("[data-spot=choices] button").nth(2).click()
    read_to(page, "Lead the jester")
    read_to(page, "That’s Wizard")
    page.click(NEXT)
    expect(page.locator("[data-ended]")).to_be_visible()
    assert axe(page) == []
    page.goto(address)
    expect(page.locator('[data-learn="wizard"]')).to_have_attribute("data-done", "yes")
    assert thrown == []


def test_a_lesson_goes_by_keyboard_beside_a_wide_board(browser: Browser, address: str) -> None:
    from playwright.sync_api import expect

    page = visit(browser, DESKTOP, "el")
    page.goto(f"{address}/learn/wizard/first")
    page.wait_for_selector(NEXT)
    page.locator(NEXT).focus()
    for _ in range(3):
        page.wait_for_selector(NEXT)
        page.keyboard.press("Enter")
    expect(page.locator("[data-spot=choices]")).to_be_visible()
    page.wait_for_selector(NEXT)
    page.locator("[data-spot=choices] button").nth(0).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-answer]")).to_be_visible()
    assert not is_cut_off(page)
    assert axe(page) == []


def test_a_waiting_room_tells_newcomers_of_the_lesson(browser: Browser, address: str) -> None:
    from playwright.sync_api import expect

    page = visit(browser, PHONE)
    page.goto(f"{address}/new?game=wizard&invite&now")
    expect(page.locator(".learn a")).to_have_attribute("href", "/learn/wizard/first")
