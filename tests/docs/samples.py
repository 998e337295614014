"""The Python samples of the docs: those of a page continue one another."""

import re
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
PAGES += sorted([*(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")])
BLOCK = re.compile(r"^( *)```python\n(.*?)^\1```", re.DOTALL | re.MULTILINE)


def samples(page: Path) -> str:
    """Join the samples of a page in order, each line where it stands there, so that mypy names it."""
    text = page.read_text(encoding="utf-8")
    lines = [""] * text.count("\n")
    for block in BLOCK.finditer(text):
        first = text.count("\n", 0, block.start(2))
        for number, line in enumerate(dedent(block[2]).splitlines(), first):
            lines[number] = line
    return "\n".join(lines).rstrip() + "\n"


SAMPLED = [page for page in PAGES if samples(page).strip()]
"""The pages with Python on them."""
