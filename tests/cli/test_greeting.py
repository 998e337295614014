"""What `magehall serve` tells whoever started it: a page at a terminal, logs where nobody reads along."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pexpect
import pytest

from magehall.cli import greeting
from magehall.cli.greeting import Greeting, drawn, has_browser, outward
from magehall.locales import Words
from magehall.server.compiling import Step
from magehall.server.settings import Settings
from tests.cli.terminal import clean, magehall, one_clear_line


def spawned(folder: Path, *options: str, **settings: str) -> pexpect.spawn[str]:
    """Start a hall at a terminal, on a machine with a screen and a browser that notes what it is shown."""
    browser = folder / "browser"
    browser.write_text(
        f'#!/bin/sh\necho "$1" > {folder}/shown.half && mv {folder}/shown.half {folder}/shown\n'
    )
    browser.chmod(0o755)
    environment = {**clean(), "MAGEHALL_DATA_DIR": str(folder), "BROWSER": f"{browser} %s", "DISPLAY": ":7"}
    for name in ("CI", "SSH_CONNECTION", "SSH_TTY"):
        environment.pop(name, None)
    arguments = ["-m", "magehall", "serve", "--port", "0", *options]
    return pexpect.spawn(
        sys.executable, arguments, env={**environment, **settings}, encoding="utf-8", timeout=60
    )


def test_a_page_greets_whoever_sits_at_the_terminal(tmp_path: Path) -> None:
    hall = spawned(tmp_path, LANG="de_DE.UTF-8")
    hall.expect("Die Halle ist offen.")
    hall.expect(r"Auf diesem Rechner: (http://localhost:\d+/)")
    assert isinstance(hall.match, re.Match)
    address = hall.match.group(1)
    hall.expect("„Handys hier zu Hause mitspielen lassen“")
    hall.expect("Strg-C schließt die Halle.")
    for _ in range(600):
        if (tmp_path / "shown").exists():
            break
        hall.expect([pexpect.TIMEOUT], timeout=0.1)
    assert (tmp_path / "shown").read_text().strip() == address
    hall.sendintr()
    hall.expect("Die Halle ist zu.")
    hall.expect(pexpect.EOF)
    assert '"level"' not in str(hall.before)
    hall.close()
    assert hall.exitstatus == 130


def test_logs_come_to_the_terminal_on_request_and_the_browser_stays_shut(tmp_path: Path) -> None:
    hall = spawned(tmp_path, "--no-browser", MAGEHALL_LOG_FORMAT="json", MAGEHALL_LANG="en")
    hall.expect('"message": "Application startup complete."')
    hall.expect("The hall is open: http://localhost")
    hall.sendintr()
    hall.expect(pexpect.EOF)
    hall.close()
    assert not (tmp_path / "shown").exists()


def test_an_unknown_form_of_logs_is_one_clear_line() -> None:
    assert "MAGEHALL_LOG_FORMAT" in one_clear_line(magehall("serve", MAGEHALL_LOG_FORMAT="xml"))


def test_a_browser_opens_only_where_somebody_sees_it() -> None:
    assert has_browser({"DISPLAY": ":0"}, "linux")
    assert has_browser({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert has_browser({}, "darwin")
    assert not has_browser({}, "linux")
    assert not has_browser({"DISPLAY": ":0", "CI": "true"}, "linux")
    assert not has_browser({"DISPLAY": ":10", "SSH_CONNECTION": "192.0.2.1 5 192.0.2.2 22"}, "linux")


def test_the_code_leads_where_other_devices_find_the_hall(monkeypatch: pytest.MonkeyPatch) -> None:
    here = "http://localhost:8000/"
    monkeypatch.setattr(greeting, "home_addresses", lambda: ["192.168.1.5"])
    assert outward(Settings(), here) == "", "only this machine finds it"
    assert outward(Settings(host="0.0.0.0"), here) == "http://192.168.1.5:8000/"
    assert outward(Settings(host="192.168.1.5"), "http://192.168.1.5:8000/") == "http://192.168.1.5:8000/"
    assert outward(Settings(public_url="https://games.example.org"), here) == "https://games.example.org"
    monkeypatch.setattr(greeting, "home_addresses", list)
    assert outward(Settings(host="0.0.0.0"), here) == ""


def test_progress_is_one_line_that_never_wraps(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    page = Greeting(Words("en"), True, Settings(), opens=False)
    page.compiling(Step("files", 57, 182))
    page.compiling(Step("joining"))
    page.porch(["http://192.168.1.5:8000/"])
    page.porch([])
    printed = capsys.readouterr().out
    first, second = printed.partition("  Phones")[0].split(greeting.BACK)[1:3]
    assert first == "  Compiling the rules in the background:"[:39]
    assert len(second) == 39
    assert drawn("http://192.168.1.5:8000/") in printed
    assert "can’t join any more" in printed
