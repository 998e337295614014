"""Watches the pages of a browser: one that stops answering is stopped, photographed, emptied; its test fails.

A script that loops for ever makes Playwright wait for ever: evaluating something has no time-out there. So a
thread of its own asks every page over Chromium's own door whether it still answers.
"""

from __future__ import annotations

import base64
import contextlib
import json
import socket
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

SILENCE: Final = 45.0
"""Seconds after which a page that does not answer is taken for frozen; the machine may be busy."""
LOOK: Final = 2.0
"""Seconds between two looks at all pages."""


def free_port() -> int:
    """Find a port for Chromium's door."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def is_page(target: dict[str, Any]) -> bool:
    """Tell whether something that Chromium lists is a page that can be asked."""
    return target["type"] == "page" and "webSocketDebuggerUrl" in target


class Page:
    """One page, with a line opened before it could freeze: only then can its script be stopped."""

    def __init__(self, target: dict[str, Any]) -> None:
        self.key: str = target["id"]
        self.url: str = target["url"]
        self.line: ClientConnection = connect(
            target["webSocketDebuggerUrl"], open_timeout=5, max_size=None, ping_interval=None
        )
        self.number = 0
        self.since = 0.0
        """When the page was asked what it has not answered; 0 where it has."""

    def silence(self) -> float:
        """Ask the page, or see whether it has answered; give the seconds for which it has been silent."""
        if self.since and self.answer(0.05) is None:
            return time.monotonic() - self.since
        self.ask("Runtime.evaluate", expression="1")
        self.since = time.monotonic()
        return 0.0

    def ask(self, method: str, **params: str) -> None:
        """Ask something; the answer has the same number."""
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": params}))

    def answer(self, seconds: float) -> dict[str, Any] | None:
        """Read until the answer to what was asked last, but no longer than that; None if none comes."""
        ends = time.monotonic() + seconds
        with contextlib.suppress(TimeoutError):
            while (left := ends - time.monotonic()) > 0:
                told: dict[str, Any] = json.loads(self.line.recv(timeout=left))
                if told.get("id") == self.number:
                    return told
        return None

    def picture(self) -> bytes | None:
        """Stop the script and take a picture, if that works."""
        self.ask("Runtime.terminateExecution")
        self.ask("Page.captureScreenshot")
        found = (self.answer(15) or {}).get("result", {}).get("data")
        return base64.b64decode(found) if found else None


class Watch:
    """Asks the pages of one browser, again and again, whether they answer."""

    def __init__(self, port: int, pictures: Path, silence: float = SILENCE) -> None:
        self.port = port
        self.pictures = pictures
        self.silence = silence
        self.frozen: list[str] = []
        """What was found: the address of each page that stopped answering, with its picture."""
        self.pages: dict[str, Page] = {}
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Begin to watch."""
        self.thread.start()

    def stop(self) -> None:
        """Watch no more."""
        self.ended.set()
        self.thread.join(30)
        for page in self.pages.values():
            page.line.close()

    def _run(self) -> None:
        while not self.ended.wait(LOOK):
            with contextlib.suppress(
                Exception
            ):  # the browser is starting or going; whatever it was, look again
                self._look()

    def _look(self) -> None:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/json/list", timeout=5) as answer:
            targets = {target["id"]: target for target in json.load(answer) if is_page(target)}
        for key in self.pages.keys() - targets.keys():
            self.pages.pop(key).line.close()
        for key, target in targets.items():
            with contextlib.suppress(OSError, WebSocketException):  # the page is going
                self._look_at(self.pages.get(key) or self.pages.setdefault(key, Page(target)), target["url"])

    def _look_at(self, page: Page, url: str) -> None:
        if page.silence() < self.silence:
            return
        picture, name = page.picture(), f"frozen-{page.key[:8]}.png"
        if picture:
            self.pictures.mkdir(parents=True, exist_ok=True)
            (self.pictures / name).write_bytes(picture)
        where = f"picture: {self.pictures / name}" if picture else "it could not even be photographed"
        self.frozen.append(f"{url} did not answer for {self.silence:.0f} seconds ({where})")
        page.ask("Page.navigate", url="about:blank")
        page.since = 0.0
