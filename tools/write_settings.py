"""Writes the table of settings into the page for hosts; a test checks that it is up to date."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from magehall.locales import Words
from magehall.server.settings import Settings, variable

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"
HEAD = "| variable | default | meaning |\n|---|---|---|\n"
BY_MACHINE = {"bot_workers": "cores − 1, at least 1"}
"""Defaults that depend on the machine."""


def table() -> str:
    """Write the table: what `magehall config` lists, in English, with the defaults."""
    words = Words("en")
    lines = []
    for field in fields(Settings):
        default = BY_MACHINE.get(field.name, f"`{field.default}`" if field.default != "" else "")
        meaning = words.say(f"server-setting-{field.name.replace('_', '-')}")
        lines.append(f"| `{variable(field.name)}` | {default} | {meaning} |\n")
    return HEAD + "".join(lines)


def page() -> str:
    """Write the page with the table as it is now."""
    return re.sub(
        r"\| variable .*?\n(?!\|)", lambda _: table(), PAGE.read_text(encoding="utf-8"), flags=re.DOTALL
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
