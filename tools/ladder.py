"""Plays the contests of the published ladder that have not been played yet, and writes its page.

    PYTHONPATH=src python tools/ladder.py             # plays, writes bench/ladder.json and docs/ladder.md
    PYTHONPATH=src python tools/ladder.py --only wizard-4 --seconds 300    # only plays
    PYTHONPATH=src python tools/ladder.py --seconds 0     # numbers and page for what was played so far
    PYTHONPATH=src python tools/ladder.py --write     # only the page

Every deal is kept in bench/ladder: an interrupted run continues where it was, here or elsewhere. Use the
compiled modules.
"""

from __future__ import annotations

import argparse
import json
import time
import tomllib
from contextlib import suppress
from pathlib import Path

from magehall.arena.deals import Result
from magehall.arena.ladder import Step, climb, read_plan
from magehall.arena.ladder_page import page
from magehall.arena.runner import run
from magehall.arena.scorebook import Scorebook
from magehall.core import is_compiled

ROOT = Path(__file__).parent.parent
PLAN = ROOT / "bench" / "ladder.toml"
NUMBERS = ROOT / "bench" / "ladder.json"
PAGE = ROOT / "docs" / "ladder.md"
SCOREBOOKS = ROOT / "bench" / "ladder"


class Enough(Exception):
    """Time is up; what was played is kept."""


def play(only: str, workers: int | None, seconds: float) -> None:
    """Play what is missing."""
    assert is_compiled(), "the ladder is measured as the bots are shipped: compile first"
    end = time.monotonic() + seconds
    for step in read_plan(PLAN.read_text(encoding="utf-8")):
        if step.name().startswith(only) and time.monotonic() < end:
            go_on(step, book_of(step), workers, end)


def collect() -> None:
    """Put together the numbers of all scorebooks."""
    plan = read_plan(PLAN.read_text(encoding="utf-8"))
    played: dict[str, list[Result]] = {}
    for step in plan:
        if book_of(step).exists():
            played[step.name()] = Scorebook(step.contest(), book_of(step)).ordered()
            print(step.name(), len(played[step.name()]), flush=True)
    NUMBERS.write_text(json.dumps(climb(plan, played), indent=1) + "\n", encoding="utf-8")


def book_of(step: Step) -> Path:
    """Return the file that keeps what was played of a step."""
    return SCOREBOOKS / f"{step.name()}.jsonl"


def go_on(step: Step, path: Path, workers: int | None, end: float) -> None:
    """Play a step to its end, or until time is up."""

    def check(done: int) -> None:
        if time.monotonic() >= end:
            raise Enough

    contest = step.contest()
    with suppress(Enough):
        run(contest, Scorebook(contest, path), workers, advance=check)


def written() -> str:
    """Return the page for the current numbers."""
    text = PLAN.read_text(encoding="utf-8")
    words = tomllib.loads(text)
    found = json.loads(NUMBERS.read_text(encoding="utf-8"))
    return page(found, read_plan(text), words["head"], words["notes"])


def main() -> None:
    """Read the command; play unless only the page is wanted."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", metavar="NAME", help="only steps whose name begins with this")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this many seconds")
    parser.add_argument("--write", action="store_true", help="write the page without playing")
    arguments = parser.parse_args()
    if not arguments.write:
        play(arguments.only, arguments.workers, arguments.seconds)
    if arguments.only:
        return
    if not arguments.write:
        collect()
    PAGE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
