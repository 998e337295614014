"""What the page's tests play back is what the engine says: the file is fresh."""

from __future__ import annotations

import runpy
from pathlib import Path

TOOL = Path(__file__).resolve().parents[3] / "tools" / "wizard_web.py"


def test_the_games_of_the_page_are_fresh() -> None:
    tool = runpy.run_path(str(TOOL))
    assert tool["KNOWN"].read_text(encoding="utf-8") == tool["text"](tool["known"]()), (
        "run tools/wizard_web.py"
    )
