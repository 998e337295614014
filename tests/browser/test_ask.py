"""Asking the rules in one's own words: on their page, in the chat, from a hint and from the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.harness import DESKTOP, PHONE, axe, faults, is_cut_off, visit
from tests.browser.players import alone, step_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_a_question_finds_its_clause_and_one_comes_back_in_two_languages_without_a_network(
    browser: Browser, address: str
) -> None:
    page = visit(browser, PHONE, worker=True)
    thrown = faults(page)
    page.goto(f"{address}/rules/wizard")
    page.locator("#how-to-play").wait_for()
    assert page.locator("section:has(#how-to-play) li").count() == 10
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(1000)
    page.context.set_offline(True)
    for language, question, clause, words in (
        ("en", "can I play a jester although I could follow?", "wizard-25", "at any time"),
        ("uk", "хто ходить першим у раунді?", "wizard-22", "ліворуч від роздавача"),
    ):
        page.goto(f"{address}/rules/wizard?lang={language}")
        field = page.get_by_role("searchbox")
        field.fill(question)
        best = page.locator("[data-answer]").first
        best.wait_for()
        page.locator(f"[data-answer={clause}]").first.wait_for()
        assert best.get_attribute("data-answer") == clause
        assert words in best.locator("mark").inner_text()
        assert not is_cut_off(page)
        assert axe(page) == []
        best.get_by_role("button").press("Enter")
        page.locator(f"#{clause}.lit").wait_for()
        assert page.evaluate("document.activeElement.id") == clause
        page.locator(f"#{clause} button").click()
        page.locator(f"[data-answer={clause}]").wait_for()
        assert field.input_value() == question
    assert not thrown


def test_what_is_asked_in_the_chat_is_answered_to_oneself_alone(browser: Browser, address: str) -> None:
    player = alone(browser, address, "wizard", 3, DESKTOP)
    page = player.page
    page.get_by_role("tab", name="Chat").click()
    chat = page.locator(".chat")
    chat.get_by_role("textbox").fill("/rules is there trump in the last round?")
    chat.get_by_role("textbox").press("Enter")
    answer = chat.locator(".asked")
    answer.get_by_text("never has trump").wait_for()
    assert chat.locator("[data-said]").count() == 0, "nothing was said to others"
    answer.get_by_role("button", name="Rule 17").click()
    page.locator("dialog #wizard-17.lit").wait_for()
    page.keyboard.press("Escape")
    answer.wait_for()
    assert not player.thrown


def test_the_log_and_a_hint_lead_to_the_rules_and_back(browser: Browser, address: str) -> None:
    player = alone(browser, address, "wizard", 3, DESKTOP, lastCard=False)
    page = player.page
    step_until(player, "button[data-card][aria-pressed]")
    page.locator(".log .clause").first.click()
    page.locator("dialog li.lit").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    page.locator(".notice.hint [data-ask]").click()
    page.locator("dialog [data-answer]").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".notice.hint").wait_for()
    assert not player.thrown
