"""Photographs every page and board of the web client into shots/, at phone and desktop size, light and dark.

    python tools/shots.py                          everything (also: make shots)
    python tools/shots.py wizard                   every position of a board
    python tools/shots.py wizard/6-play --lang bg --study light --size phone
    python tools/shots.py witchstone/4-middle --size tablet
    python tools/shots.py home --no-build
    python tools/shots.py live-tv --size television
    python tools/shots.py live                     pages that need a server, with a hall full of tables

Needs Playwright for Python and a Chromium on PATH (or named by MAGEHALL_CHROMIUM).
"""

from __future__ import annotations

import argparse
import http.server
import os
import shutil
import subprocess
import sys
import threading
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.hall import Hall  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WEB: Final = ROOT / "web"
BUILT: Final = WEB / "dist-workshop"
KEPT: Final = WEB / "fixtures" / "kept" / "pads.json"
"""What the browser has kept from earlier visits: some score pads."""
SHOTS: Final = ROOT / "shots"
SIZES: Final = {"phone": (360, 740), "desktop": (1440, 900)}
RARE: Final = {"tablet": (768, 1024), "tablet-wide": (1024, 768), "television": (1920, 1080)}
"""Sizes that are photographed only when they are asked for."""
STUDIES: Final = ("dark", "light")
GAMES: Final = ("wizard", "rummikub", "carcassonne", "witchstone")
PAGES: Final = {
    "home": "",
    "rules": "rules",
    "rules-wizard": "rules/wizard#wizard-16",
    "rules-rummikub": "rules/rummikub#rummikub-14",
    "rules-carcassonne": "rules/carcassonne#carcassonne-57",
    "rules-witchstone": "rules/witchstone#witchstone-40",
    "scorepads": "scorepad",
    "scorepad-new-wizard": "scorepad/wizard",
    "scorepad-new-rummikub": "scorepad/rummikub",
    "scorepad-new-carcassonne": "scorepad/carcassonne",
    "scorepad-new-witchstone": "scorepad/witchstone",
    "scorepad-empty-wizard": "scorepad/wizard/empty?players=6",
    "scorepad-wizard": "scorepad/wizard/wizard",
    "scorepad-wizard-end": "scorepad/wizard/wizardend",
    "scorepad-rummikub": "scorepad/rummikub/rummikub",
    "scorepad-carcassonne": "scorepad/carcassonne/carcassonne",
    "scorepad-witchstone": "scorepad/witchstone/witchstone",
    "lost": "nowhere",
}
"""Pages that need no server, by name and path."""
DEEDS: Final = [
    *((f"hint-{key}", f"table-{key}", ("h", "see .notice.hint")) for key in GAMES),
    *(
        (
            f"answer-{key}",
            f"late-{key}",
            (
                "h",
                "see .notice.hint",
                "tap [data-step=answer]",
                "see .notice.hint:not(:has([data-step])), .steps",
            ),
        )
        for key in GAMES
    ),
    *(
        (
            f"since-{key}",
            f"late-{key}",
            ("tap [data-open=menu]", "tap [data-open=since]", "see .looking", "ArrowRight"),
        )
        for key in GAMES
    ),
    *((f"middle-{key}", f"replay-{key}", ("End", *("PageUp",) * 6)) for key in GAMES),
    ("menu", "table-wizard", ("tap [data-open=menu]",)),
    ("gear", "table-wizard", ("tap [data-open=menu]", "tap dialog [data-open=gear]")),
    ("drawer", "table-carcassonne", ("?", "see dialog .rules")),
    ("invite", "waiting", ("tap [data-open=qr]",)),
]
"""What is done at a table before a picture is taken: its name, the page, the steps."""


class Shot(NamedTuple):
    """One thing to photograph: its name, its address below the base, and what is done there first."""

    name: str
    path: str
    steps: tuple[str, ...] = ()
    """Keys to press, or selectors to tap after "tap " and to wait for after "see "."""


class Pages(http.server.SimpleHTTPRequestHandler):
    """Serves the built client as the server does: unknown paths get index.html with the actual base."""

    def do_GET(self) -> None:
        """Answer with a file, or with the page."""
        path = urlsplit(self.path).path
        if (BUILT / path.lstrip("/")).is_file():
            super().do_GET()
            return
        body = (BUILT / "index.html").read_text(encoding="utf-8").replace('="./', '="/').encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Keep quiet."""


def chromium() -> str:
    """Find a browser; one without a window does the same with three quarters of the work."""
    named = os.environ.get("MAGEHALL_CHROMIUM", "")
    for name in (named, "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name) if name else None
        if found:
            return found
    sys.exit("No Chromium found: install one (apt-get install chromium) or name it in MAGEHALL_CHROMIUM.")


def shots(wanted: list[str], lang: str) -> list[Shot]:
    """List what to photograph: pages by name, positions as game/position."""
    found = [Shot(name, _with_language(path, lang)) for name, path in PAGES.items()]
    for file in sorted((WEB / "fixtures").glob("*/[0-9]-*.json")):
        game, position = file.parent.name, file.stem
        found.append(
            Shot(
                f"{game}/{position}", f"workshop?game={game}&fixture={position}&lang={lang}&still&study=STUDY"
            )
        )
    return [shot for shot in found if is_wanted(shot, wanted)]


def is_wanted(shot: Shot, wanted: list[str]) -> bool:
    """Tell whether a shot is requested by its name or the beginning of it."""
    return not wanted or any(shot.name.startswith(word) for word in wanted)


def live_shots(hall: Hall, lang: str) -> list[Shot]:
    """List the pages of a hall with people in it."""
    pages = [Shot(f"live-{name}", _with_language(path, lang)) for name, path in hall.pages.items()]
    return pages + [
        Shot(f"live-{name}", _with_language(hall.pages[page], lang), steps) for name, page, steps in DEEDS
    ]


def _with_language(path: str, lang: str) -> str:
    page, hash_mark, place = path.partition("#")
    return f"{page}{'&' if '?' in page else '?'}lang={lang}&study=STUDY{hash_mark}{place}"


def photograph(
    browser: Browser,
    address: str,
    found: list[Shot],
    size: str,
    study: str,
    asked: argparse.Namespace,
    cookie: dict[str, str] | None = None,
) -> None:
    """Take all pictures of one size and study, as the visitor the cookie names."""
    lang = asked.lang
    width, height = (SIZES | RARE)[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="light" if study == "light" else "dark",
        reduced_motion="reduce",
        locale=lang,
        has_touch=size == "phone",
        service_workers="block",
    )
    context.set_default_timeout(90_000)
    context.add_init_script(
        f"for (const [key, text] of Object.entries({KEPT.read_text()})) localStorage[key] ??= text"
    )
    if cookie:
        context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": address}])
        context.add_init_script("localStorage['magehall-name'] ??= 'Mira'")
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"  error on the page: {error}"))
    page.on("console", lambda said: print(f"  {said.type}: {said.text}") if said.type == "error" else None)
    for shot in found:
        page.goto(f"{address}/{shot.path.replace('STUDY', study)}", wait_until="networkidle")
        for step in shot.steps:
            take(page, step)
        page.evaluate("document.fonts.ready")
        file = SHOTS / f"{shot.name.replace('/', '-')}-{size}-{study}{'' if lang == 'en' else '-' + lang}.png"
        page.screenshot(path=file, full_page=asked.whole)
        print(file.relative_to(ROOT))
    context.close()


def take(page: Page, step: str) -> None:
    """Do one thing on a page, and give it time to show."""
    verb, _, target = step.partition(" ")
    if verb == "tap":
        page.locator(target).first.click()
    elif verb == "see":
        page.locator(target).first.wait_for()
    else:
        page.keyboard.press(step)
    page.wait_for_timeout(250)


def main() -> None:
    """Build, serve, photograph."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("wanted", nargs="*", help="names, or how they start")
    reader.add_argument("--lang", default="en")
    reader.add_argument("--study", choices=STUDIES)
    reader.add_argument("--size", choices=[*SIZES, *RARE])
    reader.add_argument("--whole", action="store_true", help="the whole page, not only what is seen first")
    reader.add_argument("--no-build", action="store_true")
    reader.add_argument("--browser", action="store_true", help="only say which browser is used")
    asked = reader.parse_args()
    if asked.browser:
        print(chromium())
        return
    if not asked.no_build:
        subprocess.run(["npm", "run", "--silent", "bench"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["npm", "run", "--silent", "build"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)
    from playwright.sync_api import sync_playwright

    SHOTS.mkdir(exist_ok=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Pages, directory=str(BUILT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    found = shots(asked.wanted, asked.lang)
    live = not asked.wanted or any(word.startswith("live") for word in asked.wanted)
    looks = [(size, study) for size in SIZES | RARE for study in STUDIES if asked.study in (None, study)]
    looks = [look for look in looks if (look[0] == asked.size if asked.size else look[0] in SIZES)]
    with sync_playwright() as playwright, Hall() if live else nullcontext() as hall:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--disable-dev-shm-usage"])
        for size, study in looks:
            if found:
                photograph(browser, address, found, size, study, asked)
            if hall:
                pages = [shot for shot in live_shots(hall, asked.lang) if is_wanted(shot, asked.wanted)]
                photograph(browser, hall.address, pages, size, study, asked, hall.cookie)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
