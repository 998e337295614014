"""What `magehall serve` tells whoever started it: a page at a terminal, a line where nobody reads along."""

from __future__ import annotations

import io
import os
import shutil
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Final

import segno

from magehall import is_compiled
from magehall.locales import Words
from magehall.server.compiling import DONE, FAILED, FILES, Step
from magehall.server.porch import home_addresses, is_loopback
from magehall.server.settings import Settings

BACK: Final = "\r\x1b[K"
"""Back to the beginning of the line, which is cleared."""
BOLD, PLAIN = "\x1b[1m", "\x1b[0m"
EVERYWHERE: Final = ("0.0.0.0", "::")
"""Addresses that stand for all of a machine's."""


class Lines:
    """Says in a line that the hall is open, and in another that its rules are compiled."""

    def __init__(self, words: Words, is_new: bool) -> None:
        self.words = words
        self.is_new = is_new
        """Whether somebody has just started it; else it came back compiled."""

    def opened(self, address: str) -> None:
        """Say where the hall is, or what is new about it."""
        if self.is_new:
            self.welcome(address)
        else:
            self.say("cli-serve-compiled" if is_compiled() else "cli-serve-interpreted")

    def welcome(self, address: str) -> None:
        """Say where the hall is."""
        self.say("cli-serve-at", address=address)

    def porch(self, addresses: list[str]) -> None:
        """Say nothing: nobody reads along."""

    def compiling(self, step: Step) -> None:
        """Say only if it failed."""
        if step.stage == FAILED:
            self.say("cli-serve-interpreted")

    def say(self, key: str, **facts: str | int) -> None:
        """Print a sentence."""
        print(self.words.say(key, **facts), flush=True)


class Greeting(Lines):
    """A page at a terminal: where the hall is, who can join, how to stop, and how far the compiler is."""

    def __init__(self, words: Words, is_new: bool, settings: Settings, opens: bool) -> None:
        super().__init__(words, is_new)
        self.settings = settings
        self.opens = opens

    def welcome(self, address: str) -> None:
        """Show the page, and open the browser."""
        print(f"\n  {BOLD}{self.words.say('cli-serve-open')}{PLAIN}\n")
        self.say("cli-serve-here", address=address)
        self.outward(outward(self.settings, address))
        self.say("cli-serve-stop")
        print(flush=True)
        if self.opens:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    def outward(self, address: str) -> None:
        """Say where other devices find the hall, with a code to photograph."""
        if address:
            self.say("cli-serve-there", address=address)
            print(drawn(address))
        elif not self.settings.public_url:
            self.say("cli-serve-phones", button=self.words.say("web-porch"))

    def porch(self, addresses: list[str]) -> None:
        """Show where phones in the same home find the hall, or say that they no longer do."""
        print(end=BACK)
        if not addresses:
            self.say("cli-serve-porch-closed")
            return
        self.say("cli-serve-porch-open", address=addresses[0])
        print(drawn(addresses[0]), flush=True)

    def compiling(self, step: Step) -> None:
        """Say in one line, always the same, how far the compiler is."""
        print(end=BACK)
        if step.stage == FAILED:
            self.say("cli-serve-interpreted")
        elif step.stage != DONE:
            facts = {"done": step.done, "of": step.of} if step.stage == FILES else {}
            told = self.words.say(f"cli-serve-{step.stage}", **facts)
            print(f"  {told}"[: shutil.get_terminal_size().columns - 1], end="", flush=True)

    def say(self, key: str, **facts: str | int) -> None:
        """Print a line of the page."""
        print(f"  {self.words.say(key, **facts)}", flush=True)

    def closed(self) -> None:
        """Say good-bye."""
        print(end=BACK)
        self.say("cli-serve-closed")


def outward(settings: Settings, address: str) -> str:
    """Give the address under which other devices find the hall; empty if only this machine does."""
    if settings.public_url or is_loopback(settings.host):
        return settings.public_url
    if settings.host not in EVERYWHERE:
        return address
    homes = settings.homes() or home_addresses()
    return address.replace("localhost", homes[0], 1) if homes else ""


def drawn(address: str) -> str:
    """Draw an address as a QR code of half blocks."""
    out = io.StringIO()
    segno.make(address, error="l").terminal(out, border=2, compact=True)
    return "".join(f"    {line}\n" for line in out.getvalue().splitlines())


def has_browser(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Tell whether somebody sits before a screen on which a browser can open."""
    if any(environment.get(name) for name in ("CI", "SSH_CONNECTION", "SSH_TTY")):
        return False
    has_screen = any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    return has_screen or platform in ("darwin", "win32")


def teller(words: Words, settings: Settings, is_new: bool, browser: bool) -> Lines:
    """Choose: a page where somebody reads along, and has not asked for logs as JSON."""
    if settings.log_format == "json" or not sys.stdout.isatty():
        return Lines(words, is_new)
    opens = browser and bool(settings.browser) and has_browser(os.environ)
    return Greeting(words, is_new, settings, opens)
