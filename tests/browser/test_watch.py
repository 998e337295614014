"""A page that stops answering fails its test, soon and by its name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.harness import launched
from tests.browser.watch import LOOK, Watch, free_port

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_a_page_that_loops_for_ever_is_ended_with_its_name_and_picture(
    browser: Browser, tmp_path: Path
) -> None:
    from playwright.sync_api import Error

    watch = Watch(free_port(), tmp_path, silence=5)
    with launched(browser.browser_type, watch.port) as watched:
        watch.start()
        page, other = watched.new_page(), watched.new_page()
        other.set_content("<p>answers</p>")
        page.goto("data:text/html,<title>loop</title><h1>Stuck</h1>")
        page.wait_for_timeout(3 * LOOK * 1000)
        with pytest.raises(Error):
            page.evaluate("() => { for (;;) ; }")
        watch.stop()
        assert other.inner_text("p") == "answers"
    (found,) = watch.frozen
    assert "<h1>Stuck" in found.replace("%3C", "<").replace("%3E", ">")
    assert list(tmp_path.glob("frozen-*.png"))
