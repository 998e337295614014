from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser import doors
from tests.browser.harness import browsing, looks, serving, unresolved
from tests.browser.watch import Watch, free_port

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytest.importorskip("playwright", reason="the pages are tested where Playwright is installed")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("hall")) as found:
        yield found


@pytest.fixture(scope="session")
def watch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watch]:
    watch = Watch(free_port(), tmp_path_factory.mktemp("frozen"))
    watch.start()
    yield watch
    watch.stop()


@pytest.fixture(scope="session")
def browser(watch: Watch) -> Iterator[Browser]:
    with browsing(watch.port) as found:
        yield found


@pytest.fixture(autouse=True)
def nothing_freezes(watch: Watch) -> Iterator[None]:
    """Fail a test whose page stopped answering, with the page's name and picture."""
    before = len(watch.frozen)
    yield
    assert not watch.frozen[before:]


@pytest.fixture(autouse=True)
def nothing_stays_open(browser: Browser) -> Iterator[None]:
    """Close what a test has opened, after a last look at what its pages say."""
    before = set(browser.contexts)
    yield
    opened = [context for context in browser.contexts if context not in before]
    raw = [text for context in opened for page in context.pages for text in unresolved(page)]
    for context in opened:
        context.close()
    assert not raw, "marks or names are shown as they are written"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell of a test that fails what its pages showed then."""
    report = yield
    browser = getattr(item, "funcargs", {}).get("browser")
    if report.failed and report.when == "call" and browser is not None:
        pages = [page for context in browser.contexts for page in context.pages]
        report.longrepr = f"{report.longreprtext}\n" + "\n".join(map(looks, pages))
    return report


@pytest.fixture
def below(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path, "/games/hall") as found:
        yield found


# Every door that is meant for people must have been opened by a page, in some test of this folder.


def pytest_testnodedown(node: Any, error: object) -> None:
    """Take over from a process of pytest-xdist what its pages have opened."""
    doors.opened.update(getattr(node, "workeroutput", {}).get("doors", []))


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Hand over what was opened, or judge it when all tests of this folder have passed."""
    config = session.config
    if hasattr(config, "workeroutput"):
        config.workeroutput["doors"] = sorted(doors.opened)
        return
    is_whole = [Path(each).resolve() for each in config.args] == [Path(__file__).parent]
    if exitstatus != pytest.ExitCode.OK or not is_whole or config.option.keyword or config.option.markexpr:
        return
    faults = doors.missing(doors.opened)
    if faults:
        print("\n" + "\n".join(faults))
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
