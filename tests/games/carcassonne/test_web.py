"""What the page draws by itself is what the engine says: the files it is given are fresh."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
TOOL = ROOT / "tools" / "carcassonne_web.py"


@pytest.mark.parametrize(("file", "made_by"), [("TILES", "tiles"), ("KNOWN", "known"), ("GAMES", "games")])
def test_the_files_of_the_page_are_fresh(file: str, made_by: str) -> None:
    tool = runpy.run_path(str(TOOL))
    assert tool[file].read_text(encoding="utf-8") == tool["text"](tool[made_by]()), (
        "run tools/carcassonne_web.py"
    )
