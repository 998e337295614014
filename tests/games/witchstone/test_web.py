"""What the page draws by itself is what the engine says: the boards it is given are fresh."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
TOOL = ROOT / "tools" / "witchstone_web.py"


def test_the_boards_of_the_page_are_fresh() -> None:
    tool = runpy.run_path(str(TOOL))
    assert tool["BOARDS"].read_text(encoding="utf-8") == tool["text"](tool["boards"]()), (
        "run tools/witchstone_web.py"
    )
